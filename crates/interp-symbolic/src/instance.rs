//! From the end of a path to plain data: one instance of the inputs, and what is known of all of them.

use crate::decision::Narrowing;
use crate::outcome::{Pattern, PatternTable};
use crate::state::{Attribute, Looks, Symbolic};
use crate::types::{Sort, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::ConId;
use snell_graph::{Datum, Heap, Kind, Part, Table, Word, Words};
use snell_integer::Integer;
use snell_logic::{Answer, Model, Range, TermId, Value, VarId, View};

/// How far a choice of values for constrained variables is searched before it is given up.
const MAX_TRIES: u32 = 10_000;
/// Models with more surrogates are not mended.
const MAX_SURROGATES: u32 = 64;
/// The tallest value made up for a variable that was only compared.
const MAX_HEIGHT: u32 = 12;
/// Nodes of one input that are shown.
const MAX_NODES: usize = 1_000_000;

/// Whether there is an instance.
pub(crate) enum Instance {
    Found(Model),
    /// No value fits: the path does not exist.
    Impossible,
    Unknown,
}

impl Symbolic {
    /// Gives values to variables that disequalities speak of, then asks for a model. Call between marks.
    pub(crate) fn instantiate(&mut self) -> Instance {
        let mut tries = MAX_TRIES;
        match self.ground(&mut tries) && self.complete_compared() {
            true => self.small_model(),
            false if tries == 0 => Instance::Unknown,
            false => Instance::Impossible,
        }
    }

    /// Values for all numbers and characters. The solver takes surrogates for characters, which they are not.
    fn small_model(&mut self) -> Instance {
        for _ in 0..MAX_SURROGATES {
            let model = match self.solver.small_model(&mut self.terms) {
                Answer::Sat(model) => model,
                Answer::Unsat => return Instance::Impossible,
                Answer::Unknown(_) => return Instance::Unknown,
            };
            let is_surrogate = |(var, value): &(VarId, &Value)| {
                let code = value.as_int().and_then(Integer::to_i64).and_then(|code| u32::try_from(code).ok());
                self.terms.var_range(*var) == Range::CHAR && code.is_some_and(|code| char::from_u32(code).is_none())
            };
            let Some((var, _)) = model.iter().find(is_surrogate) else { return Instance::Found(model) };
            let Some(term) = self.terms.var_term(var) else { return Instance::Unknown };
            let (last, first) = (self.terms.int(0xd7ff), self.terms.int(0xe000));
            let sides = [self.terms.le(term, last), self.terms.le(first, term)];
            let character = self.terms.or(&sides);
            self.solver.assume_trusted(&mut self.terms, character);
        }
        Instance::Unknown
    }

    /// Depth-first search for values of the variables in open disequalities; the smallest constructors first.
    pub(crate) fn ground(&mut self, tries: &mut u32) -> bool {
        let Some((addr, ty)) = self.constrained() else { return true };
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        if let (Sort::Str, true) = (self.types.sort(ty), self.has_cells()) {
            return self.ground_text(addr, tries);
        }
        let kind = match self.types.sort(ty) {
            Sort::Data(..) => None,
            sort => Some(Symbolic::kind(sort).unwrap_or(Kind::Int)),
        };
        if let Some(kind) = kind {
            let unknown = self.unknown_of(kind);
            return self.bind(addr, unknown) && self.ground(tries);
        }
        for con in self.smallest_first(ty) {
            let mark = self.mark();
            if self.narrow(addr, ty, Narrowing::Con(con)) && self.ground(tries) {
                self.forget(&mark);
                return true;
            }
            self.undo(&mark);
            self.forget(&mark);
        }
        false
    }

    /// Variables that were found equal to something count as looked at to the end: they get the smallest value.
    fn complete_compared(&mut self) -> bool {
        let settles =
            |known: &Attribute| known.compared || self.types.is_indexed() && (known.seen || known.excluded != 0);
        if self.equated.is_empty() && !self.attributes.iter().any(settles) {
            return true;
        }
        let mut todo: Vec<(Word, bool)> = self.args.iter().chain(&self.inputs).map(|&word| (word, false)).collect();
        todo.extend(self.entries.iter().flat_map(|entry| [entry.arg, entry.result]).map(|word| (word, false)));
        todo.extend(self.rows.iter().map(|row| (row.parts, false)));
        todo.extend(self.equated.iter().map(|&word| (word, true)));
        while let Some((word, inside)) = todo.pop() {
            let mut word = self.current(word);
            if let Some((addr, ty, attribute)) = self.unbound(word) {
                let known = self.attributes[attribute as usize];
                // One that lost constructors must have one that its type still allows.
                let settled = self.types.excludes(ty) && (known.seen || known.excluded != 0);
                if !inside && !known.compared && !settled {
                    continue;
                }
                let value = match self.types.sort(ty) {
                    Sort::Data(..) => {
                        let con = self.smallest_con(ty, known.excluded);
                        match con.and_then(|con| self.fresh_constructor(ty, con)) {
                            Some(value) => value,
                            None if settled => return false,
                            None => continue,
                        }
                    }
                    Sort::Str if self.has_cells() => self.heap.string("".into()),
                    Sort::Function(..) | Sort::Storage | Sort::Cell(_) | Sort::Array(_) | Sort::Str => continue,
                    sort => {
                        let kind = Symbolic::kind(sort).unwrap_or(Kind::Int);
                        self.unknown_of(kind)
                    }
                };
                if !self.bind(addr, value) {
                    return false;
                }
                word = value;
                let Word::Con(_, at) = word else { continue };
                let inside = inside || known.compared;
                todo.extend(self.heap.slice(at, self.heap.width(word)).map(|field| (field, inside)));
            } else if let Word::Con(_, at) = word {
                todo.extend(self.heap.slice(at, self.heap.width(word)).map(|field| (field, inside)));
            }
        }
        true
    }

    /// The constructor of the lowest value of a type.
    fn smallest_con(&mut self, ty: TypeId, excluded: u64) -> Option<ConId> {
        let cons: Vec<ConId> = self
            .smallest_first(ty)
            .into_iter()
            .filter(|con| self.bit(*con).is_none_or(|bit| excluded & bit == 0))
            .collect();
        (0..MAX_HEIGHT).find_map(|height| cons.iter().copied().find(|&con| self.fits(ty, con, height)))
    }

    /// Whether a constructor has a value of at most this height.
    fn fits(&mut self, ty: TypeId, con: ConId, height: u32) -> bool {
        let fields = self.types.fields(ty, con).to_vec();
        fields.into_iter().all(|field| match self.types.sort(field) {
            Sort::Data(..) => {
                height > 0 && self.smallest_first(field).iter().any(|&con| self.fits(field, con, height - 1))
            }
            _ => true,
        })
    }

    /// A variable of an open disequality.
    fn constrained(&mut self) -> Option<(u32, TypeId)> {
        let open = self.open_disequalities();
        let &(left, right) =
            open.iter().flatten().find(|(left, right)| self.unbound(*left).or(self.unbound(*right)).is_some())?;
        let (addr, ty, _) = self.unbound(left).or(self.unbound(right))?;
        Some((addr, ty))
    }

    fn smallest_first(&self, ty: TypeId) -> Vec<ConId> {
        let mut cons = self.types.constructors(ty).to_vec();
        cons.sort_by_key(|con| self.heap.code().con_arity[con.index()]);
        cons
    }

    /// A value under a model, as a tree.
    pub(crate) fn datum(&self, word: Word, model: &Model) -> Datum {
        self.part(word, MAX_NODES, 0, model)
    }

    /// A value without unknowns, as a tree of about so many nodes; none if there are some.
    pub(crate) fn known_in_full(&self, word: Word, expected: usize) -> Option<Datum> {
        let mut known = true;
        let datum = self.heap.datum(word, MAX_NODES, expected, |_: &Heap, _, parts| {
            known = false;
            parts.push(Part::More);
        });
        (known && !datum.contains(|part| *part == Part::More)).then_some(datum)
    }

    /// An input under a model, of about so many nodes. A part that a maker has not come to was never looked at.
    pub(crate) fn input_datum(&self, word: Word, expected: usize, model: &Model) -> Datum {
        let datum = self.part(word, MAX_NODES, expected, model);
        if self.makers.is_empty() || datum.parts().len() >= MAX_NODES {
            return datum;
        }
        let looked = |part: &Part| if *part == Part::More { Part::Hole } else { part.clone() };
        Datum::from_parts(datum.parts().iter().map(looked).collect())
    }

    /// At most so many nodes of a value, which may contain itself; about as many as are expected.
    pub(crate) fn part(&self, word: Word, nodes: usize, expected: usize, model: &Model) -> Datum {
        self.heap.datum(word, nodes, expected, |_: &Heap, word, parts| self.leaf(word, model, parts))
    }

    fn leaf(&self, word: Word, model: &Model, parts: &mut Vec<Part>) {
        parts.push(match word {
            Word::Term(kind, term) => self.number(kind, term, model),
            Word::Chars(_) => {
                let character = |word: Word| match self.current(word) {
                    Word::Term(kind, term) => match self.number(kind, term, model) {
                        Part::Char(c) => c,
                        _ => char::REPLACEMENT_CHARACTER,
                    },
                    Word::Char(c) => c,
                    _ => char::REPLACEMENT_CHARACTER,
                };
                let text: String = self.heap.elements(word).map(character).collect();
                Part::Str(text.into())
            }
            Word::Table(table) => Part::Function(self.function(table, model).into()),
            Word::Lazy(addr) => match self.heap.get(addr) {
                Word::Unbound(ty, attribute) => return self.unlooked(TypeId(ty), attribute, parts),
                _ => Part::More,
            },
            _ => Part::More,
        });
    }

    fn number(&self, kind: Kind, term: TermId, model: &Model) -> Part {
        match (kind, self.terms.eval(term, model)) {
            (Kind::Char, Some(Value::Int(code))) => {
                let char = code.to_u32().and_then(char::from_u32);
                Part::Char(char.unwrap_or(char::REPLACEMENT_CHARACTER))
            }
            (Kind::Text, Some(Value::Int(integer))) => Part::Str(integer.to_string().into()),
            (_, Some(Value::Int(integer))) => Part::Integer(integer),
            (_, Some(Value::Double(double))) => Part::Double(double),
            (_, Some(Value::Bool(truth))) => {
                let con = if truth { snell_core_ir::builtin::TRUE } else { snell_core_ir::builtin::FALSE };
                Part::con(con, 0)
            }
            (_, None) => Part::Integer(Integer::ZERO),
        }
    }

    /// A variable nothing looked into; if constructors are excluded, or it was evaluated, the smallest of the others.
    fn unlooked(&self, ty: TypeId, attribute: u32, parts: &mut Vec<Part>) {
        let Attribute { excluded, seen, .. } = self.attributes[attribute as usize];
        let evaluated = seen && !self.heap.code().program.interface.strict;
        if excluded == 0 && !evaluated {
            return parts.push(Part::Hole);
        }
        let open = |con: &ConId| self.bit(*con).is_none_or(|bit| excluded & bit == 0);
        match self.smallest_first(ty).into_iter().find(open) {
            Some(con) => {
                let width = self.heap.code().con_arity[con.index()] as usize;
                parts.push(Part::con(con, width));
                parts.extend(std::iter::repeat_n(Part::Hole, width));
            }
            None => parts.push(Part::Hole),
        }
    }

    /// A function as the smallest table: the commonest result is the default.
    fn function(&self, table: u32, model: &Model) -> Table {
        let entries: Vec<(Datum, Datum)> = self
            .entries_of(table)
            .into_iter()
            .map(|entry| {
                let entry = self.entries[entry as usize];
                let arg = if entry.arg == Word::Running { Part::Hole.into() } else { self.datum(entry.arg, model) };
                (arg, self.datum(entry.result, model))
            })
            .collect();
        let (entries, default) = smallest(entries).unwrap_or_else(|| (Vec::new(), Part::Hole.into()));
        Table { entries, default, looks: self.tables[table as usize].looks == Looks::Yes }
    }
}

/// The commonest result of a table, the first of equals, becomes its default. Nothing if the table is empty.
fn smallest<T: PartialEq + Clone>(entries: Vec<(T, T)>) -> Option<(Vec<(T, T)>, T)> {
    let count = |result: &T| entries.iter().filter(|(_, other)| other == result).count();
    let default = entries.iter().map(|(_, result)| result).rev().max_by_key(|result| count(result))?.clone();
    Some((entries.into_iter().filter(|(_, result)| *result != default).collect(), default))
}

/// Names for the unknowns of a path, in the order in which people meet them.
#[derive(Default)]
pub(crate) struct Unknowns {
    names: FxHashMap<VarId, String>,
    /// Names of structures that are unknown but constrained, by cell.
    structures: FxHashMap<u32, String>,
    /// Numbers that have values, and need no names.
    pub(crate) known: Model,
    /// Numbers that are others with something added.
    pub(crate) offsets: FxHashMap<VarId, (VarId, Integer)>,
    /// Names that mean something else to the reader.
    reserved: Vec<String>,
    /// What names begin with, so that they are not taken for values.
    sigil: &'static str,
    /// How many letters were looked at.
    letters: usize,
    /// A function stands for all that agree with it where it was applied: what it gives elsewhere is left open.
    open_functions: bool,
}

impl Unknowns {
    fn next_name(&mut self) -> String {
        loop {
            let name = format!("{}{}", self.sigil, letter(self.letters));
            self.letters += 1;
            if !self.reserved.contains(&name) {
                return name;
            }
        }
    }

    pub fn name(&self, var: VarId) -> String {
        if let Some(Value::Int(value)) = self.known.get(var) {
            return value.to_string();
        }
        if let Some((root, offset)) = self.offsets.get(&var) {
            let root = self.name(*root);
            return match offset {
                offset if offset.is_zero() => root,
                offset if offset.is_negative() => format!("({root} - {})", offset.abs()),
                offset => format!("({root} + {offset})"),
            };
        }
        self.names.get(&var).cloned().unwrap_or_else(|| format!("n{}", var.0))
    }

    pub(crate) fn meet(&mut self, var: VarId) -> String {
        if self.known.get(var).is_some() {
            return String::new();
        }
        if let Some((root, _)) = self.offsets.get(&var) {
            return self.meet(*root);
        }
        if let Some(name) = self.names.get(&var) {
            return name.clone();
        }
        let name = self.next_name();
        self.names.insert(var, name.clone());
        name
    }

    fn meet_structure(&mut self, addr: u32) {
        if !self.structures.contains_key(&addr) {
            let name = self.next_name();
            self.structures.insert(addr, name);
        }
    }
}

fn letter(position: usize) -> String {
    let letter = char::from(b'a' + (position % 26) as u8);
    if position < 26 { letter.to_string() } else { format!("{letter}{}", position / 26) }
}

/// More variables of one value are not looked at.
const MAX_SHOWN: usize = 1000;

impl Symbolic {
    /// Numbers that conditions tie to others, each to one that is tied to none.
    fn offsets(&self, known: &Model) -> FxHashMap<VarId, (VarId, Integer)> {
        let mut offsets: FxHashMap<VarId, (VarId, Integer)> = FxHashMap::default();
        let root = |offsets: &FxHashMap<VarId, (VarId, Integer)>, var: VarId| {
            offsets.get(&var).cloned().unwrap_or((var, Integer::ZERO))
        };
        for &condition in self.solver.conjuncts() {
            let View::Eq(linear) = self.terms.view(condition) else { continue };
            let Some((a, b, more)) = self.offset(linear) else { continue };
            if known.get(a).is_some() || known.get(b).is_some() {
                continue;
            }
            // a = a' + p, b = b' + q and a = b + more.
            let ((a, p), (b, q)) = (root(&offsets, a), root(&offsets, b));
            if a == b {
                continue;
            }
            let (older, newer, shift) = if a < b { (a, b, p - q - more) } else { (b, a, q + more - p) };
            for (_, (of, offset)) in offsets.iter_mut().filter(|(_, (of, _))| *of == newer) {
                *of = older;
                *offset = offset.clone() + shift.clone();
            }
            offsets.insert(newer, (older, shift));
        }
        offsets
    }

    /// Names for unbound variables that occur more than once in these inputs, and what is known of numbers.
    pub(crate) fn named(&self, reserved: &[String], inputs: &[Word]) -> Unknowns {
        let known = self.labelled();
        let (offsets, reserved) = (self.offsets(&known), reserved.to_vec());
        let sigil = if self.heap.code().program.interface.symbols { "?" } else { "" };
        let mut unknowns = Unknowns { offsets, known, reserved, sigil, open_functions: true, ..Unknowns::default() };
        let (mut met, mut once, mut twice) = (Vec::new(), FxHashSet::default(), FxHashSet::default());
        let mut tables = FxHashSet::default();
        let mut todo: Vec<Word> = inputs.iter().rev().copied().collect();
        let mut steps = 0;
        while let Some(word) = todo.pop() {
            steps += 1;
            if steps > MAX_NODES {
                break;
            }
            match self.current(word) {
                Word::Lazy(addr) if matches!(self.heap.get(addr), Word::Unbound(..)) => {
                    if once.insert(addr) {
                        met.push(addr);
                    } else {
                        twice.insert(addr);
                    }
                }
                word @ (Word::Con(..) | Word::Cell(_) | Word::Array(_)) => todo.extend(self.parts_of(word).rev()),
                // A function may have been applied to itself.
                Word::Table(table) if tables.insert(table) => {
                    todo.extend(self.entries_of(table).into_iter().rev().flat_map(|entry| {
                        let entry = self.entries[entry as usize];
                        [entry.result, entry.arg]
                    }))
                }
                _ => {}
            }
        }
        for addr in met.into_iter().filter(|addr| twice.contains(addr)) {
            unknowns.meet_structure(addr);
        }
        unknowns
    }

    /// The disequalities that are still open, with names for the structures they speak of; and constructors that are
    /// excluded in these inputs, if `all` is wanted.
    pub(crate) fn residual(
        &mut self,
        all: bool,
        inputs: &[Word],
        unknowns: &mut Unknowns,
    ) -> Vec<Vec<(Pattern, Pattern)>> {
        let open = self.open_disequalities();
        for word in open.iter().flatten().flat_map(|&(left, right)| [left, right]) {
            for (addr, _) in self.variables(word) {
                unknowns.meet_structure(addr);
            }
        }
        let side = |word, unknowns: &mut Unknowns| self.pattern(word, unknowns, 50);
        let mut residual: Vec<Vec<(Pattern, Pattern)>> = open
            .iter()
            .map(|pairs| pairs.iter().map(|&(left, right)| (side(left, unknowns), side(right, unknowns))).collect())
            .collect();
        if all {
            residual.extend(self.excluded(inputs, unknowns));
        }
        residual
    }

    /// Constructors that variables of these inputs are known not to have, whatever their fields.
    fn excluded(&self, inputs: &[Word], unknowns: &mut Unknowns) -> Vec<Vec<(Pattern, Pattern)>> {
        let mut found = Vec::new();
        let mut seen = Vec::new();
        for (addr, attribute) in inputs.iter().flat_map(|&arg| self.variables(arg)) {
            let Word::Unbound(ty, _) = self.heap.get(addr) else { continue };
            let excluded = self.attributes[attribute as usize].excluded;
            if excluded == 0 || seen.contains(&addr) {
                continue;
            }
            seen.push(addr);
            unknowns.meet_structure(addr);
            for &con in self.types.constructors(TypeId(ty)).iter() {
                if self.bit(con).is_some_and(|bit| excluded & bit != 0) {
                    let width = self.heap.code().con_arity[con.index()] as usize;
                    let fields = vec![Pattern::Known(Part::Hole.into()); width];
                    found.push(vec![(self.pattern(Word::Lazy(addr), unknowns, 1), Pattern::Con(con, fields))]);
                }
            }
        }
        found
    }

    /// What is directly inside of an evaluated value.
    pub(crate) fn parts_of(&self, word: Word) -> Words<'_> {
        match word {
            Word::Con(_, at) => self.heap.slice(at, self.heap.width(word)),
            Word::Array(_) | Word::Chars(_) => self.heap.elements(word),
            Word::Cell(at) if self.has_cells() => self.heap.slice(at, 1),
            _ => self.heap.slice(0, 0),
        }
    }

    /// The unbound variables of a value, with their attributes; those in the tables of functions, too.
    fn variables(&self, word: Word) -> Vec<(u32, u32)> {
        let (mut todo, mut found) = (vec![word], Vec::new());
        // A function may be part of what it is applied to.
        let mut tables = Vec::new();
        while let Some(word) = todo.pop() {
            if let Some((addr, _, attribute)) = self.unbound(word) {
                found.push((addr, attribute));
                if found.len() > MAX_SHOWN {
                    break;
                }
                continue;
            }
            match self.current(word) {
                Word::Table(table) if !tables.contains(&table) => {
                    tables.push(table);
                    let entries = self.entries_of(table).into_iter().map(|entry| self.entries[entry as usize]);
                    let words = entries.flat_map(|entry| [entry.arg, entry.result]);
                    todo.extend(words.filter(|word| !matches!(word, Word::Running)));
                }
                value => todo.extend(self.parts_of(value).rev()),
            }
        }
        found
    }

    /// A value with its unknowns named. Values that are too deep to show are cut.
    pub(crate) fn pattern(&self, word: Word, unknowns: &mut Unknowns, depth: u32) -> Pattern {
        match self.current(word) {
            Word::Term(kind, term) if self.is_labelled(term, &unknowns.known) => {
                Pattern::Known(self.number(kind, term, &unknowns.known).into())
            }
            Word::Term(_, term) => Pattern::Unknown(self.term_text(term, unknowns)),
            word @ Word::Con(con, at) if depth > 0 => {
                let fields = self.heap.slice(at, self.heap.width(word));
                Pattern::Con(con, fields.map(|field| self.pattern(field, unknowns, depth - 1)).collect())
            }
            Word::Lazy(addr) => {
                if let Word::Unbound(_, attribute) = self.heap.get(addr)
                    && self.attributes[attribute as usize].compared
                {
                    unknowns.meet_structure(addr);
                }
                match unknowns.structures.get(&addr) {
                    Some(name) => Pattern::Unknown(name.clone()),
                    None => Pattern::Known(Part::Hole.into()),
                }
            }
            Word::Con(..) => Pattern::Known(Part::More.into()),
            word @ (Word::Array(_) | Word::Chars(_)) if depth > 0 => {
                let parts = self.heap.elements(word);
                let parts: Vec<Pattern> = parts.map(|part| self.pattern(part, unknowns, depth - 1)).collect();
                match crate::strings::known_text(&parts).filter(|_| matches!(word, Word::Chars(_))) {
                    Some(text) => Pattern::Known(Part::Str(text.into()).into()),
                    None if matches!(word, Word::Array(_)) => Pattern::Array(parts),
                    None => Pattern::Text(parts),
                }
            }
            Word::Cell(addr) if depth > 0 && self.has_cells() => self.pattern(self.heap.get(addr), unknowns, depth - 1),
            Word::Table(table) if depth > 0 => self.function_pattern(table, unknowns, depth - 1),
            word => Pattern::Known(self.datum(word, &Model::new())),
        }
    }

    /// What is known of the results, over the same names as the rest.
    fn function_pattern(&self, table: u32, unknowns: &mut Unknowns, depth: u32) -> Pattern {
        let entries: Vec<(Pattern, Pattern)> = self
            .entries_of(table)
            .into_iter()
            .map(|entry| {
                let entry = self.entries[entry as usize];
                let arg = match entry.arg {
                    Word::Running => Pattern::Known(Part::Hole.into()),
                    arg => self.pattern(arg, unknowns, depth),
                };
                (arg, self.pattern(entry.result, unknowns, depth))
            })
            .collect();
        let looks = self.tables[table as usize].looks == Looks::Yes;
        let anything = Pattern::Known(Part::Hole.into());
        let ignores = self.tables[table as usize].looks == Looks::No;
        let (entries, default) = match unknowns.open_functions && !ignores {
            true => (entries, anything),
            false => smallest(entries).unwrap_or((Vec::new(), anything)),
        };
        Pattern::Function(Box::new(PatternTable { entries, default, looks }))
    }
}
