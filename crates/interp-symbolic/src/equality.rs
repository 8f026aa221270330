//! Equality of values that may be unknown: asked, demanded, or demanded not to hold.

use crate::decision::{Condition, Narrowing, Pending, Way};
use crate::state::{Answer, Attribute, Symbolic};
use crate::types::{Contents, Sort, TypeId, Types};
use snell_core_ir::ConId;
use snell_graph::{Addr, Kind, Word, equal_contents, equal_words};
use snell_logic::{DoubleCompare, TermId, View};
use snell_semantics::{Equality, Fault, Mode, Stop};
use std::rc::Rc;

/// Nodes of a value that are looked through before it is shared.
const MAX_SURVEYED: usize = 1_000_000;

/// Nodes of one that is not evaluated to its end.
const FEW_SURVEYED: usize = 32;

/// What a look through a value finds.
enum Survey {
    /// The variable itself.
    Occurs,
    /// Everything is evaluated, and there is no variable in it.
    Ground,
    /// Everything is evaluated as far as it is known.
    Evaluated,
    /// Something is not, or has no equality.
    Suspended,
}

impl Survey {
    fn is_evaluated(&self) -> bool {
        matches!(self, Survey::Ground | Survey::Evaluated)
    }
}

impl Symbolic {
    /// Compares the heads of two evaluated values.
    pub(crate) fn compare_heads(&mut self, mode: Mode, left: Word, right: Word) -> Answer<Equality> {
        let first = self.looked_at(mode, left);
        if matches!(first, Err(Stop::Fail(_))) {
            // Both operands were looked at, whichever of them fails.
            self.looked_at(mode, right)?;
        }
        let (left, right) = (first?, self.looked_at(mode, right)?);
        if mode == Mode::Differ
            && let (Word::Con(..), Word::Con(..)) = (left, right)
            && self.survey(Addr::MAX, left).is_evaluated()
            && self.survey(Addr::MAX, right).is_evaluated()
        {
            let possible = self.differ(vec![(left, right)]);
            return Ok(if possible { Equality::Different } else { Equality::Same });
        }
        match (self.unbound(left), self.unbound(right)) {
            (Some((a, ..)), Some((b, ..))) => self.compare_variables(mode, a, b),
            (Some((addr, ty, attribute)), None) => self.compare_unbound(mode, addr, ty, attribute, right),
            (None, Some((addr, ty, attribute))) => self.compare_unbound(mode, addr, ty, attribute, left),
            (None, None) => match (left, right) {
                (Word::Term(..) | Word::Chars(_), _) | (_, Word::Term(..) | Word::Chars(_)) => {
                    self.compare_terms(mode, left, right)
                }
                _ => match equal_contents(&self.heap, left, right) {
                    Some(found) if mode == Mode::Equal => Ok(found),
                    _ => equal_words(&self.heap, left, right),
                },
            },
        }
    }

    /// An operand of a comparison. Only what is demanded equal may stay a variable; a number that is asked about
    /// becomes a term, so that the solver can answer.
    fn looked_at(&mut self, mode: Mode, word: Word) -> Answer<Word> {
        let word = self.current(word);
        let Some((addr, ty, _)) = self.unbound(word) else { return Ok(word) };
        let sort = self.types.sort(ty);
        match (Symbolic::kind(sort), sort) {
            (_, Sort::Made(_) | Sort::Guarded(_)) => {
                self.make_input(addr)?;
                Err(Stop::Demand(word))
            }
            // The comparison will fail; the instance must show that there was a function.
            (_, Sort::Function(..)) => self.demand_unbound(addr),
            (Some(_), _) if mode != Mode::Equate => self.demand_unbound(addr),
            // Unless it is made already, what is demanded equal may become the other.
            (_, Sort::Str) if self.has_cells() && (mode != Mode::Equate || self.row_of(addr).is_some()) => {
                self.demand_unbound(addr)
            }
            (_, Sort::Cell(_) | Sort::Array(_)) => self.demand_unbound(addr),
            _ => Ok(word),
        }
    }

    fn compare_variables(&mut self, mode: Mode, left: Addr, right: Addr) -> Answer<Equality> {
        if left == right {
            return self.compare_with_itself(mode, left);
        }
        if mode == Mode::Equate {
            return Ok(if self.alias(left, right) { Equality::Same } else { Equality::Different });
        }
        if self.known_different(left, right) {
            return Ok(Equality::Different);
        }
        if mode == Mode::Differ {
            let possible = self.differ(vec![(Word::Lazy(left), Word::Lazy(right))]);
            return Ok(if possible { Equality::Different } else { Equality::Same });
        }
        self.pending = Pending::Alias { left, right };
        Err(Stop::Decide)
    }

    /// Whether a disequality of just these two variables is on the path.
    fn known_different(&self, left: Addr, right: Addr) -> bool {
        let same = |word: Word, addr: Addr| matches!(self.current(word), Word::Lazy(a) if a == addr);
        self.disequalities.iter().rev().any(|pairs| match pairs[..] {
            [(a, b)] => same(a, left) && same(b, right) || same(a, right) && same(b, left),
            _ => false,
        })
    }

    fn compare_unbound(&mut self, mode: Mode, addr: Addr, ty: TypeId, attribute: u32, other: Word) -> Answer<Equality> {
        match other {
            Word::Con(con, _) => self.compare_constructor(mode, addr, ty, attribute, con, other),
            Word::Fun(..) | Word::Partial(..) | Word::Table(_) => {
                if *self.types.sort(ty) == Sort::Any {
                    let ty = self.types.function(Types::ANY, Types::ANY);
                    let table = self.table(ty);
                    self.bind(addr, table);
                }
                Err(Stop::Fail(Fault::FunctionsCompared))
            }
            // An untyped variable compared with a number becomes one.
            _ => {
                if mode == Mode::Equate {
                    let bound = self.bind(addr, other) && self.make_reflexive(other);
                    return Ok(if bound { Equality::Same } else { Equality::Different });
                }
                let kind = match (other, self.types.sort(ty)) {
                    (Word::Term(kind, _), Sort::Any) => kind,
                    (Word::Int(_), Sort::Any) => Kind::Int,
                    (Word::Big(_), Sort::Any) => Kind::Integer,
                    (Word::Char(_), Sort::Any) => Kind::Char,
                    (Word::Double(_), Sort::Any) => Kind::Double,
                    _ => return self.give_up("comparing an unknown string"),
                };
                let unknown = self.unknown_of(kind);
                match self.bind(addr, unknown) {
                    true => self.compare_terms(mode, unknown, other),
                    false => Ok(Equality::Different),
                }
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one comparison")]
    fn compare_constructor(
        &mut self,
        mode: Mode,
        addr: Addr,
        mut ty: TypeId,
        attribute: u32,
        con: ConId,
        other: Word,
    ) -> Answer<Equality> {
        ty = self.typed(addr, ty, attribute, con);
        let excluded = self.attributes[attribute as usize].excluded;
        let bit = self.bit(con);
        let possible = self.types.constructors(ty).contains(&con) && bit.is_none_or(|bit| excluded & bit == 0);
        if !possible {
            return Ok(Equality::Different);
        }
        let survey = match mode != Mode::Equate || self.is_due(addr) {
            true => self.survey(addr, other),
            false => Survey::Suspended,
        };
        match (survey, mode) {
            (Survey::Occurs, _) => {
                let known = self.attributes[attribute as usize];
                self.set_attribute(addr, Attribute { compared: true, ..known });
                return Ok(Equality::Different);
            }
            (survey @ (Survey::Ground | Survey::Evaluated), Mode::Equate) => {
                let ground = matches!(survey, Survey::Ground);
                return Ok(if self.share(addr, other, ground) { Equality::Same } else { Equality::Different });
            }
            // All of it is there: whether it is equal can be decided at once, whatever its size.
            (Survey::Ground | Survey::Evaluated, _) if self.heap.width(other) > 0 => {
                if self.is_excluded(addr, attribute, other) {
                    return Ok(Equality::Different);
                }
                if mode == Mode::Differ {
                    let possible = self.differ(vec![(Word::Lazy(addr), other)]);
                    return Ok(if possible { Equality::Different } else { Equality::Same });
                }
                self.pending = Pending::Unify { addr, other };
                return Err(Stop::Decide);
            }
            _ => {}
        }
        if mode == Mode::Equate {
            let width = self.heap.width(other);
            let cells = self.heap.len() as Addr;
            self.chain.fresh = cells..cells + width as Addr;
            return Ok(match self.narrow(addr, ty, Narrowing::Con(con)) {
                true if width == 0 => Equality::Same,
                true => Equality::Fields(width),
                false => Equality::Different,
            });
        }
        let Some(bit) = bit else { return self.give_up("comparing with a constructor of a very large type") };
        let ways = Rc::new([
            Way { narrowing: Narrowing::Con(con), target: 1 },
            Way { narrowing: Narrowing::Exclude(bit), target: 0 },
        ]);
        self.pending = Pending::Narrow { addr, ty, ways, site: u32::MAX };
        Err(Stop::Decide)
    }

    /// The type of a variable that is compared with a constructor: if it had none, that of the constructor.
    pub(crate) fn typed(&mut self, addr: Addr, ty: TypeId, attribute: u32, con: ConId) -> TypeId {
        if *self.types.sort(ty) != Sort::Any {
            return ty;
        }
        let ty = self.types.data(self.heap.code().program.con(con).data);
        self.heap.set(addr, Word::Unbound(ty.0, attribute));
        ty
    }

    /// Gives a variable a value that is evaluated to the end, if they can be equal. Unless the value is ground, its
    /// variables count as compared with themselves.
    pub(crate) fn share(&mut self, addr: Addr, other: Word, ground: bool) -> bool {
        let Some((_, ty, _)) = self.unbound(Word::Lazy(addr)) else { return false };
        if !ground {
            self.equated.push(other);
        }
        let plain = self.types.contents(ty) == Contents::default();
        self.bind(addr, other) && (plain || self.make_reflexive(other))
    }

    /// Whether a disequality of just this variable and this value is on the path.
    fn is_excluded(&mut self, addr: Addr, attribute: u32, other: Word) -> bool {
        let mut at = self.attributes[attribute as usize].links;
        while at != 0 {
            let link = self.links[at as usize];
            if let [(left, right)] = self.disequalities[link.disequality as usize][..] {
                let (left, right) = (self.current(left), self.current(right));
                let is_this = |word: Word| matches!(word, Word::Lazy(a) if a == addr);
                if is_this(left) && self.identical(right, other) || is_this(right) && self.identical(left, other) {
                    return true;
                }
            }
            at = link.next;
        }
        false
    }

    /// Whether two evaluated values are equal whatever becomes of their variables.
    fn identical(&self, left: Word, right: Word) -> bool {
        let mut todo = vec![(left, right)];
        while let Some((left, right)) = todo.pop() {
            let same = match (self.current(left), self.current(right)) {
                (Word::Lazy(a), Word::Lazy(b)) => a == b,
                (Word::Con(a, at), Word::Con(b, bt)) if a == b => {
                    let width = self.heap.width(Word::Con(a, at));
                    if at != bt {
                        todo.extend(self.heap.slice(at, width).zip(self.heap.slice(bt, width)));
                    }
                    true
                }
                (left, right) => left == right && !matches!(left, Word::Double(_) | Word::Term(Kind::Double, _)),
            };
            if !same {
                return false;
            }
        }
        true
    }

    /// Whether a value should be surveyed before a variable is bound to it. In a chain of bindings, each to a field of
    /// the one before, a survey is due ever more rarely, so that all of them together cost no more than the bindings;
    /// a cycle is met again and again and cannot escape for long.
    fn is_due(&mut self, addr: Addr) -> bool {
        self.chain.length = if self.chain.fresh.contains(&addr) { self.chain.length + 1 } else { 0 };
        self.chain.length == 0 || self.chain.length.is_power_of_two()
    }

    /// Looks through a value as far as it is evaluated: no finite value contains itself, and what is evaluated to the
    /// end can be shared as it is.
    fn survey(&mut self, addr: Addr, value: Word) -> Survey {
        let mut todo = std::mem::take(&mut self.todo);
        todo.push(value);
        let found = self.survey_all(addr, &mut todo);
        todo.clear();
        self.todo = todo;
        found
    }

    fn survey_all(&self, addr: Addr, todo: &mut Vec<Word>) -> Survey {
        let mut found = Survey::Ground;
        let mut steps = 0;
        while let Some(mut word) = todo.pop() {
            // Of a constructor, the first field is looked at next.
            loop {
                steps += 1;
                // Shared parts may be met many times over; beyond this a later look will do. What can't be shared is gone
                // through field by field anyway.
                if steps > MAX_SURVEYED || steps > FEW_SURVEYED && matches!(found, Survey::Suspended) {
                    return Survey::Suspended;
                }
                match self.current(word) {
                    Word::Lazy(other) if other == addr => return Survey::Occurs,
                    Word::Lazy(other) if matches!(self.heap.get(other), Word::Unbound(..)) => {
                        if let Survey::Ground = found {
                            found = Survey::Evaluated;
                        }
                    }
                    Word::Lazy(_) => found = Survey::Suspended,
                    con @ Word::Con(_, at) => {
                        let mut fields = self.heap.slice(at, self.heap.width(con));
                        if let Some(mut first) = fields.next() {
                            // Numbers are many, and nothing is to be found in them.
                            while let Word::Int(_) | Word::Char(_) = self.current(first)
                                && let Some(next) = fields.next()
                            {
                                steps += 1;
                                first = next;
                            }
                            todo.extend(fields.rev());
                            word = first;
                            continue;
                        }
                    }
                    Word::Fun(..) | Word::Partial(..) | Word::Table(_) => found = Survey::Suspended,
                    _ => {}
                }
                break;
            }
        }
        found
    }

    fn compare_terms(&mut self, mode: Mode, left: Word, right: Word) -> Answer<Equality> {
        if mode == Mode::Equal && left == right && self.heap.code().program.interface.cells {
            return Ok(Equality::Same);
        }
        let Some(equation) = self.equation(left, right) else { return Ok(Equality::Different) };
        if mode == Mode::Equate {
            return match self.assume(equation) {
                true => Ok(Equality::Same),
                false => Ok(Equality::Different),
            };
        }
        Ok(if self.decide(equation, 1)? { Equality::Same } else { Equality::Different })
    }

    /// The condition that two numbers are equal; none if they are of different kinds.
    pub(crate) fn equation(&mut self, left: Word, right: Word) -> Option<TermId> {
        match (left, right) {
            (Word::Term(Kind::Text, a), Word::Term(Kind::Text, b)) => return Some(self.terms.eq(a, b)),
            (Word::Term(Kind::Text, number), Word::Str(text)) | (Word::Str(text), Word::Term(Kind::Text, number)) => {
                let wanted = self.number_of_text(text)?;
                let wanted = self.terms.int(wanted);
                return Some(self.terms.eq(number, wanted));
            }
            (Word::Term(Kind::Text, _), _) | (_, Word::Term(Kind::Text, _)) => return None,
            (Word::Chars(_), _) | (_, Word::Chars(_)) => return self.equal_texts(left, right),
            _ => {}
        }
        let (a, b) = (self.term_of(left)?, self.term_of(right)?);
        let (sort_a, sort_b) = (self.terms.sort(a), self.terms.sort(b));
        if sort_a != sort_b {
            return None;
        }
        Some(match sort_a {
            snell_logic::Sort::Bool => self.terms.iff(a, b),
            snell_logic::Sort::Int => self.terms.eq(a, b),
            snell_logic::Sort::Double => self.terms.double_compare(DoubleCompare::Eq, a, b),
        })
    }

    /// Whether the path already says if a condition holds.
    pub(crate) fn known(&mut self, condition: TermId) -> Option<bool> {
        let known = self.terms.as_bool(condition).or_else(|| self.solver.entailed(&self.terms, condition));
        known.or_else(|| self.known_by_parts(condition))
    }

    /// The same of a conjunction: the solver has its parts, or its negation as it was added.
    fn known_by_parts(&mut self, condition: TermId) -> Option<bool> {
        let parts: Vec<TermId> = match self.terms.view(condition) {
            View::And(parts) => parts.into(),
            _ => return None,
        };
        let mut all = Some(true);
        for part in parts {
            match self.known(part) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => all = None,
            }
        }
        let not = self.terms.not(condition);
        all.or_else(|| self.solver.conjuncts().contains(&not).then_some(false))
    }

    /// Whether a condition holds on this path: known, just chosen, or a decision to make.
    pub(crate) fn decide(&mut self, condition: TermId, cost: u32) -> Answer<bool> {
        if let Some(taken) = self.taken(condition) {
            return Ok(taken == 0);
        }
        if let Some(known) = self.known(condition) {
            return Ok(known);
        }
        let not = self.terms.not(condition);
        let conditions = vec![Condition { condition, cost, target: 1 }, Condition { condition: not, cost, target: 0 }];
        self.pending = Pending::Conditions { conditions, site: u32::MAX };
        Err(Stop::Decide)
    }

    /// Ends the path at something that is not explored, and says so.
    pub(crate) fn give_up<T>(&mut self, what: &'static str) -> Answer<T> {
        self.note(what);
        self.unknown = true;
        Err(Stop::Dead)
    }
}
