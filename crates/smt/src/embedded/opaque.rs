//! Terms that are not linear: columns whose meaning is enforced when enough of their parts are fixed.

use snell_integer::Integer;
use snell_logic::{Range, TermId, View, Why};

use super::expr::Expr;
use super::problem::{Problem, Requirement, Undo};

/// A term that the simplex sees as a column of its own.
pub(super) struct Opaque {
    pub(super) term: TermId,
    pub(super) column: u32,
    /// The integer parts on which it depends; none if it depends on doubles.
    pub(super) parts: Vec<TermId>,
    /// Whether its meaning was asserted on the present branch.
    pub(super) linear: bool,
}

impl Problem<'_> {
    /// Tells the simplex what the bounds in force say about opaque terms; false if that is a contradiction.
    pub(super) fn propagate(&mut self) -> bool {
        for index in 0..self.opaques.len() {
            if self.opaques[index].linear {
                continue;
            }
            let term = self.opaques[index].term;
            let known = match self.terms.view(term) {
                View::Product(_) => self.propagate_product(index),
                View::Divide(division, a, b) => match self.fixed(b) {
                    Some(divisor) if !divisor.is_zero() => {
                        self.settle(index);
                        let mut facts = Vec::new();
                        let result = self.quotient(division, a, &divisor, &mut facts);
                        facts.push(Requirement::Zero(Expr::column(self.opaques[index].column).minus(&result)));
                        facts.iter().all(|fact| self.require(fact))
                    }
                    _ => true,
                },
                View::Bit(op, a, b) => match (self.fixed(a), self.fixed(b)) {
                    (Some(a), Some(b)) => match op.apply(&a, &b) {
                        Some(value) => self.define(index, Expr::constant(value)),
                        None => true,
                    },
                    _ => true,
                },
                _ => true,
            };
            if !known {
                return false;
            }
        }
        true
    }

    /// A product is linear when all factors but one are fixed; otherwise its interval is known.
    fn propagate_product(&mut self, index: usize) -> bool {
        let factors = self.opaques[index].parts.clone();
        let mut constant = Integer::ONE;
        let mut free = Vec::new();
        let mut range = Range::new(1, 1);
        for factor in &factors {
            match self.fixed(*factor) {
                Some(value) => constant = &constant * &value,
                None => {
                    range = range.times(&self.range_of(&self.part(*factor)));
                    free.push(*factor);
                }
            }
        }
        if constant.is_zero() {
            return self.define(index, Expr::constant(Integer::ZERO));
        }
        match free.as_slice() {
            [] => self.define(index, Expr::constant(constant)),
            [only] => {
                let product = self.part(*only).scaled(&constant);
                self.define(index, product)
            }
            _ => {
                let range = range.scale(&constant);
                let column = Expr::column(self.opaques[index].column);
                let below = range.hi().map(|hi| column.clone().offset(&-Integer::from(hi)));
                let above = range.lo().map(|lo| column.scaled(&Integer::MINUS_ONE).offset(&Integer::from(lo)));
                [below, above].into_iter().flatten().all(|bound| self.at_most_zero(bound))
            }
        }
    }

    fn settle(&mut self, index: usize) {
        self.opaques[index].linear = true;
        self.undo.push(Undo::Opaque(index));
    }

    /// Requires an opaque column to equal an expression, from here on.
    fn define(&mut self, index: usize, meaning: Expr) -> bool {
        self.settle(index);
        let column = Expr::column(self.opaques[index].column);
        self.require(&Requirement::Zero(column.minus(&meaning)))
    }

    /// The only value that the bounds leave to a term.
    fn fixed(&self, term: TermId) -> Option<Integer> {
        let range = self.range_of(&self.part(term));
        match (range.lo(), range.hi()) {
            (Some(lo), Some(hi)) if lo == hi => Some(Integer::from(lo)),
            _ => None,
        }
    }

    /// A part to split on, with its value, such that some opaque term comes closer to its meaning. The narrowest part
    /// is taken, for its split ends soonest. Without any, the reason why nothing can be done.
    pub(super) fn part_to_split(&self, values: &[Integer]) -> Result<(Expr, Integer), Why> {
        let mut reason = Why::Double;
        for opaque in &self.opaques {
            if opaque.linear || !self.is_wrong(opaque, values) {
                continue;
            }
            reason = match self.terms.view(opaque.term) {
                View::Bit(..) => Why::Bits,
                View::Round(..) => Why::Double,
                View::CharMap(..) => Why::Unsupported,
                _ => Why::Nonlinear,
            };
            let relevant = match self.terms.view(opaque.term) {
                View::Divide(..) => &opaque.parts[1..],
                _ => &opaque.parts[..],
            };
            let width = |term: &TermId| {
                let range = self.range_of(&self.part(*term));
                match (range.lo(), range.hi()) {
                    (Some(lo), Some(hi)) => hi.checked_sub(lo).unwrap_or(i128::MAX),
                    _ => i128::MAX,
                }
            };
            let free = relevant.iter().filter(|term| self.fixed(**term).is_none());
            if let Some(part) = free.min_by_key(|term| width(term)) {
                let expr = self.part(*part);
                let value = expr.value(values);
                return Ok((expr, value));
            }
        }
        Err(reason)
    }

    fn is_wrong(&self, opaque: &Opaque, values: &[Integer]) -> bool {
        let part = |term: TermId| self.part(term).value(values);
        let meaning = match self.terms.view(opaque.term) {
            View::Product(factors) => {
                Some(factors.iter().fold(Integer::ONE, |product, factor| &product * &part(*factor)))
            }
            View::Divide(division, a, b) => division.apply(&part(a), &part(b)),
            View::Bit(op, a, b) => op.apply(&part(a), &part(b)),
            _ => None,
        };
        meaning.as_ref() != values.get(opaque.column as usize)
    }
}
