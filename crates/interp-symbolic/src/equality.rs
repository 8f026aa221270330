//! Equality of values that may be unknown: asked, demanded, or demanded not to hold.

use crate::decision::{Condition, Narrowing, Pending, Way};
use crate::state::{Answer, Symbolic};
use crate::types::{Sort, TypeId};
use snell_core_ir::ConId;
use snell_graph::{Addr, Kind, Word, equal_words};
use snell_logic::{DoubleCompare, TermId};
use snell_semantics::{Equality, Fault, Mode, Stop};

impl Symbolic {
    /// Compares the heads of two evaluated values.
    pub(crate) fn compare_heads(&mut self, mode: Mode, round: u32, left: Word, right: Word) -> Answer<Equality> {
        let (left, right) = (self.current(left), self.current(right));
        match (self.unbound(left), self.unbound(right)) {
            (Some((a, ..)), Some((b, ..))) => self.compare_variables(mode, a, b),
            (Some((addr, ty, attribute)), None) => self.compare_unbound(mode, round, addr, ty, attribute, right),
            (None, Some((addr, ty, attribute))) => self.compare_unbound(mode, round, addr, ty, attribute, left),
            (None, None) => match (left, right) {
                (Word::Term(..), _) | (_, Word::Term(..)) => self.compare_terms(mode, left, right),
                _ => equal_words(&self.heap, left, right),
            },
        }
    }

    fn compare_variables(&mut self, mode: Mode, left: Addr, right: Addr) -> Answer<Equality> {
        if left == right {
            return Ok(Equality::Same);
        }
        if mode == Mode::Equate {
            return Ok(if self.alias(left, right) { Equality::Same } else { Equality::Different });
        }
        if self.known_different(left, right) {
            return Ok(Equality::Different);
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

    fn compare_unbound(
        &mut self,
        mode: Mode,
        round: u32,
        addr: Addr,
        ty: TypeId,
        attribute: u32,
        other: Word,
    ) -> Answer<Equality> {
        match other {
            Word::Con(con, _) => self.compare_constructor(mode, round, addr, ty, attribute, con, other),
            Word::Fun(..) | Word::Partial(..) | Word::Table(_) => Err(Stop::Fail(Fault::FunctionsCompared)),
            // An untyped variable compared with a number becomes one.
            _ => {
                let kind = match (other, self.types.sort(ty)) {
                    (Word::Term(kind, _), Sort::Any) => kind,
                    (Word::Int(_), Sort::Any) => Kind::Int,
                    (Word::Big(_), Sort::Any) => Kind::Integer,
                    (Word::Char(_), Sort::Any) => Kind::Char,
                    (Word::Double(_), Sort::Any) => Kind::Double,
                    _ if mode == Mode::Equate => {
                        let bound = self.bind(addr, other);
                        return Ok(if bound { Equality::Same } else { Equality::Different });
                    }
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
        round: u32,
        addr: Addr,
        mut ty: TypeId,
        attribute: u32,
        con: ConId,
        other: Word,
    ) -> Answer<Equality> {
        if *self.types.sort(ty) == Sort::Any {
            ty = self.types.data(self.heap.code().program.con(con).data);
            self.heap.set(addr, Word::Unbound(ty.0, attribute));
        }
        let excluded = self.attributes[attribute as usize].excluded;
        let bit = self.bit(con);
        let possible = self.types.constructors(ty).contains(&con) && bit.is_none_or(|bit| excluded & bit == 0);
        // No finite value contains itself. The walk costs as much as the value is large, so it is done ever more
        // rarely as the comparison goes on; a cycle is met again and again and cannot escape for long.
        if !possible || (round == 0 || round.is_power_of_two()) && self.occurs(addr, other) {
            return Ok(Equality::Different);
        }
        let width = self.heap.width(other);
        let equal = if width == 0 { Equality::Same } else { Equality::Fields(width) };
        if mode == Mode::Equate {
            let bound = self.narrow(addr, ty, Narrowing::Con(con));
            return Ok(if bound { equal } else { Equality::Different });
        }
        let Some(bit) = bit else { return self.give_up("comparing with a constructor of a very large type") };
        let ways = vec![
            Way { narrowing: Narrowing::Con(con), target: 1 },
            Way { narrowing: Narrowing::Exclude(bit), target: 0 },
        ];
        self.pending = Pending::Narrow { addr, ty, ways, site: u32::MAX };
        Err(Stop::Decide)
    }

    /// Whether a variable occurs in what is known of a value.
    fn occurs(&self, addr: Addr, value: Word) -> bool {
        let mut todo = vec![value];
        let mut steps = 0;
        while let Some(word) = todo.pop() {
            steps += 1;
            // Shared parts may be met many times over; beyond this a later look will do.
            if steps > 100_000 {
                return false;
            }
            match self.current(word) {
                Word::Lazy(other) if other == addr => return true,
                word @ Word::Con(_, at) => todo.extend(self.heap.slice(at, self.heap.width(word))),
                _ => {}
            }
        }
        false
    }

    fn compare_terms(&mut self, mode: Mode, left: Word, right: Word) -> Answer<Equality> {
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
        self.terms.as_bool(condition).or_else(|| self.solver.entailed(&self.terms, condition))
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
        let conditions = vec![
            Condition { condition, cost, target: 1 },
            Condition { condition: not, cost, target: 0 },
        ];
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
