//! How large the input of a path is at the least, in terms of the input alone.
//!
//! Three measures: the size of structures; that or how far a number lies above zero; that or how far it lies from zero.
//! What is not decided yet counts as small as it can be, so that every input of the path measures as much or more.

use crate::labelling::Bounds;
use crate::state::Symbolic;
use crate::types::{Sort, TypeId};
use snell_core_ir::{ConId, DataId, Program, Type, builtin};
use snell_graph::{Addr, Kind, Word};
use snell_logic::View;
use snell_search::Magnitude;

/// An input with more parts than this is large enough.
const MOST_PARTS: usize = 10_000;

/// A list that is longer than this is long enough.
const MOST_ELEMENTS: u64 = 1_000_000;

/// A value of a recursive type that is not inside of another one of the same type.
struct Region {
    data: DataId,
    /// The region around it.
    outer: Option<usize>,
    constructors: u64,
}

/// What a constructor means for the size of an input.
#[derive(Clone, Copy, PartialEq)]
enum Weight {
    Unasked,
    /// Its type is not recursive.
    None,
    /// It counts.
    One,
    /// What a maker makes is measured by what it is made of.
    Made,
}

/// What a constructor means for the size of an input, and where to look on.
#[derive(Clone, Copy)]
struct Known {
    weight: Weight,
    data: DataId,
    /// The fields in which there may be something to count. Those beyond the last bit are always looked at.
    fields: u64,
}

/// What is kept from one measurement to the next.
#[derive(Default)]
pub(crate) struct Measures {
    /// By constructor, as far as somebody has asked.
    known: Vec<Known>,
    regions: Vec<Region>,
    todo: Vec<(Word, Option<usize>)>,
}

/// A walk over the inputs of a path.
struct Walk<'s> {
    symbolic: &'s Symbolic,
    known: &'s mut Vec<Known>,
    regions: &'s mut Vec<Region>,
    todo: &'s mut Vec<(Word, Option<usize>)>,
    /// The longest list, the largest structure, or the function with the most entries.
    largest: u64,
    /// Who finds this much need not look further.
    enough: u64,
}

/// How inputs grow if only one of them can, and only in one way: each constructor adds so much to its size, so that no
/// walk is needed to know it.
#[derive(Default)]
pub(crate) struct Growing {
    /// By constructor; empty if inputs are not of this kind.
    adds: Vec<u32>,
    /// The size of an input of which nothing is known.
    least: u32,
}

impl Growing {
    /// What narrowing a variable to a constructor adds.
    #[inline]
    pub(crate) fn adds(&self, con: ConId) -> u32 {
        self.adds.get(con.index()).copied().unwrap_or(0)
    }
}

impl Symbolic {
    /// Finds out whether inputs of these types have a size that can be counted while it grows.
    pub(crate) fn count_growth(&mut self, types: &[Type]) {
        self.growing = self.growth_of(types).unwrap_or_default();
    }

    fn growth_of(&mut self, types: &[Type]) -> Option<Growing> {
        if self.types.is_indexed() || self.has_cells() || !self.makers.is_empty() {
            return None;
        }
        let types = self.types.inputs(types);
        let mut open = types.into_iter().filter(|&ty| !self.is_flat_type(ty)).collect::<Vec<_>>().into_iter();
        let (Some(root), None) = (open.next(), open.next()) else { return None };
        let Sort::Data(data, _) = *self.types.sort(root) else { return None };
        let is_list = data == builtin::LIST;
        let mut adds = Vec::new();
        let mut is_recursive = false;
        for con in self.types.constructors(root).to_vec() {
            let fields = self.types.fields(root, con).to_vec();
            if !fields.iter().all(|&field| field == root || self.is_flat_type(field)) {
                return None;
            }
            let inside = fields.iter().filter(|&&field| field == root).count() as u32;
            is_recursive |= inside > 0;
            adds.resize(adds.len().max(con.index() + 1), 0);
            // A list is as long as it has elements; anything else also counts what is not decided yet.
            adds[con.index()] = inside;
        }
        is_recursive.then_some(Growing { adds, least: u32::from(!is_list) })
    }

    fn is_flat_type(&self, ty: TypeId) -> bool {
        match self.types.sort(ty) {
            Sort::Int | Sort::Integer | Sort::Double | Sort::Char => true,
            Sort::Data(data, _) => {
                let program = self.types.program();
                let data = program.data(*data);
                !data.guarded && data.cons.iter().all(|&con| program.con(con).fields.is_empty())
            }
            _ => false,
        }
    }

    /// The least that an input of the path measures; anything above if it is at least `least` in every way.
    pub(crate) fn magnitude(&self, measures: &mut Measures, least: Magnitude) -> Magnitude {
        let enough = least.0.into_iter().fold(0, u64::max);
        let counted = u64::from(self.growing.least + self.grown);
        let plain = self.inputs.is_empty() && self.made.is_empty() && self.tables.is_empty() && self.rows.is_empty();
        if counted >= enough && plain && !self.growing.adds.is_empty() {
            return Magnitude([counted; Magnitude::WAYS]);
        }
        let Measures { known, regions, todo } = measures;
        regions.clear();
        todo.clear();
        // A bound is said of the arguments. What is generated on the way is none, and may be what something is made of.
        let made: &[Word] = if self.inputs.is_empty() { &self.made } else { &[] };
        let inputs = || self.args.iter().chain(made).copied();
        let rows = self.rows.iter().map(|row| row.parts).filter(|_| self.inputs.is_empty());
        todo.extend(inputs().chain(rows).map(|input| (input, None)));
        let mut walk = Walk { symbolic: self, known, regions, todo, largest: 0, enough };
        walk.run();
        let structure = walk.largest;
        let (mut above, mut away) = (structure, structure);
        if structure < enough {
            // Numbers that something was made of may lie anywhere inside of it.
            for (low, high) in self.args.iter().filter_map(|&input| self.number_bounds(input)) {
                let low = low.map_or(0, |low| low.clamp(0, i128::from(u64::MAX)) as u64);
                let below = high.map_or(0, |high| high.saturating_neg().clamp(0, i128::from(u64::MAX)) as u64);
                above = above.max(low);
                away = away.max(low).max(below);
            }
        }
        Magnitude([structure, above, away])
    }

    /// Between which bounds an input lies that is a number.
    fn number_bounds(&self, input: Word) -> Option<Bounds> {
        match self.current(input) {
            Word::Int(value) => Some((Some(value.into()), Some(value.into()))),
            Word::Term(Kind::Int | Kind::Integer, term) => match self.terms.view(term) {
                View::Var(var) => Some(self.bounds(var)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Walk<'_> {
    fn run(&mut self) {
        for _ in 0..MOST_PARTS {
            if self.largest >= self.enough {
                return;
            }
            let Some((word, around)) = self.todo.pop() else { return };
            match self.symbolic.current(word) {
                Word::Con(builtin::CONS, at) => self.list(at, around),
                word @ Word::Con(con, at) => {
                    let known = self.known(con);
                    let region = match known.weight {
                        Weight::Made => continue,
                        Weight::One => self.count(known.data, around),
                        Weight::None | Weight::Unasked => around,
                    };
                    let fields = self.symbolic.heap.slice(at, self.symbolic.heap.width(word));
                    for (position, field) in (0u32..).zip(fields) {
                        if known.fields.checked_shr(position).is_none_or(|bits| bits & 1 == 1) {
                            self.todo.push((field, region));
                        }
                    }
                }
                Word::Table(table) => {
                    let entries = self.symbolic.entries_of(table);
                    self.largest = self.largest.max(entries.len() as u64);
                    let results = entries.iter().map(|&entry| self.symbolic.entries[entry as usize].result);
                    self.todo.extend(results.map(|result| (result, around)));
                }
                Word::Lazy(addr) => {
                    if let Word::Unbound(ty, _) = self.symbolic.heap.get(addr)
                        && let Sort::Data(data, _) = self.symbolic.types.sort(TypeId(ty))
                        && *data != builtin::LIST
                        && let Some(&con) = self.symbolic.types.program().data(*data).cons.first()
                        && self.known(con).weight == Weight::One
                    {
                        self.count(*data, around);
                    }
                }
                _ => {}
            }
        }
    }

    /// A list, from its first pair on, as far as it is decided.
    fn list(&mut self, mut at: Addr, around: Option<usize>) {
        let mut length = 0;
        while length < self.enough.min(MOST_ELEMENTS) {
            length += 1;
            let (head, tail) = (self.symbolic.heap.get(at), self.symbolic.heap.get(at + 1));
            self.todo.push((head, around));
            match self.symbolic.current(tail) {
                Word::Con(builtin::CONS, next) => at = next,
                _ => break,
            }
        }
        self.largest = self.largest.max(length);
    }

    fn known(&mut self, con: ConId) -> Known {
        if let Some(&known) = self.known.get(con.index())
            && known.weight != Weight::Unasked
        {
            return known;
        }
        let program = self.symbolic.types.program();
        let data = program.con(con).data;
        let weight = match program.data(data).guarded {
            true => Weight::Made,
            false if program.is_recursive(data) => Weight::One,
            false => Weight::None,
        };
        let mut fields = 0;
        for (position, ty) in (0u32..u64::BITS).zip(&program.con(con).fields) {
            fields |= u64::from(!is_flat(program, ty)) << position;
        }
        if self.known.len() <= con.index() {
            self.known.resize(con.index() + 1, Known { weight: Weight::Unasked, data, fields: 0 });
        }
        let known = Known { weight, data, fields };
        self.known[con.index()] = known;
        known
    }

    /// Counts a constructor of a recursive type, and gives the region it belongs to.
    fn count(&mut self, data: DataId, around: Option<usize>) -> Option<usize> {
        let mut same = around;
        while let Some(region) = same {
            if self.regions[region].data == data {
                self.regions[region].constructors += 1;
                self.largest = self.largest.max(self.regions[region].constructors);
                return around;
            }
            same = self.regions[region].outer;
        }
        self.regions.push(Region { data, outer: around, constructors: 1 });
        self.largest = self.largest.max(1);
        Some(self.regions.len() - 1)
    }
}

/// Whether there is nothing to count in values of a type, whatever they are.
fn is_flat(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Int | Type::Integer | Type::Double | Type::Char | Type::Str => true,
        Type::Data(data, _) => {
            let data = program.data(*data);
            !data.guarded && data.cons.iter().all(|&con| program.con(con).fields.is_empty())
        }
        _ => false,
    }
}
