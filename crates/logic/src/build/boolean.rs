//! Boolean connectives, simplified one level deep (never by recursion, which a deep term would turn into an overflow).

use snell_integer::Integer;

use crate::arena::Terms;
use crate::build::Sum;
use crate::node::{Monomial, TermId, View};

/// Nested connectives are flattened up to this many arguments; beyond, flattening a long chain would be quadratic.
const MAX_FLAT: usize = 32;

impl Terms {
    /// The negation.
    pub fn not(&mut self, a: TermId) -> TermId {
        match self.view(a) {
            View::Bool(value) => self.bool(!value),
            View::Not(inner) => inner,
            View::Le(linear) => {
                // not (t <= 0)  is  -t + 1 <= 0
                let constant = &Integer::ONE - linear.constant;
                let negate = |m: &Monomial| Monomial { term: m.term, coefficient: -&m.coefficient };
                let mut monomials = Vec::with_capacity(linear.monomials.len());
                monomials.extend(linear.monomials.iter().map(negate));
                self.not_positive(Sum { constant, monomials })
            }
            _ => self.intern(View::Not(a), None),
        }
    }

    /// The conjunction.
    pub fn and(&mut self, args: &[TermId]) -> TermId {
        self.connective(args, true)
    }

    /// The disjunction.
    pub fn or(&mut self, args: &[TermId]) -> TermId {
        self.connective(args, false)
    }

    /// `a` implies `b`.
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let negated = self.not(a);
        self.or(&[negated, b])
    }

    /// Equivalence of Booleans.
    pub fn iff(&mut self, a: TermId, b: TermId) -> TermId {
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            (Some(false), _) => return self.not(b),
            (_, Some(false)) => return self.not(a),
            (None, None) if a == b => return self.bool(true),
            (None, None) => {}
        }
        let (x, x_negated) = self.positive(a);
        let (y, y_negated) = self.positive(b);
        if x == y {
            return self.bool(x_negated == y_negated);
        }
        let iff = self.intern(View::Iff(x.min(y), x.max(y)), None);
        if x_negated == y_negated { iff } else { self.not(iff) }
    }

    fn positive(&self, a: TermId) -> (TermId, bool) {
        match self.view(a) {
            View::Not(inner) => (inner, true),
            _ => (a, false),
        }
    }

    fn connective(&mut self, args: &[TermId], conjunction: bool) -> TermId {
        let mut flat = Vec::with_capacity(args.len());
        for arg in args {
            match self.as_bool(*arg) {
                Some(value) if value == conjunction => continue,
                Some(value) => return self.bool(value),
                None => {}
            }
            match self.view(*arg) {
                View::And(inner) if conjunction && inner.len() + flat.len() <= MAX_FLAT => {
                    flat.extend_from_slice(inner)
                }
                View::Or(inner) if !conjunction && inner.len() + flat.len() <= MAX_FLAT => {
                    flat.extend_from_slice(inner)
                }
                _ => flat.push(*arg),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        let contradicts = |arg: &TermId| match self.view(*arg) {
            View::Not(inner) => flat.binary_search(&inner).is_ok(),
            _ => false,
        };
        if flat.iter().any(contradicts) {
            return self.bool(!conjunction);
        }
        match flat.as_slice() {
            [] => self.bool(conjunction),
            [only] => *only,
            _ if conjunction => self.intern(View::And(&flat), None),
            _ => self.intern(View::Or(&flat), None),
        }
    }
}
