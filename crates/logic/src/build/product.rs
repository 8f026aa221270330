//! Products: small sums are multiplied out, so that polynomials have a normal form; large ones stay factors.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::build::Sum;
use crate::node::{Monomial, TermId, View};
use crate::range::Range;

/// The most monomials a product may be multiplied out to.
const MAX_EXPANSION: usize = 16;

impl Terms {
    /// `a * b`
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(factor) = self.as_int(a).cloned() {
            return self.scale(b, &factor);
        }
        if let Some(factor) = self.as_int(b).cloned() {
            return self.scale(a, &factor);
        }
        let (left, right) = (self.summands(a), self.summands(b));
        if left.len() * right.len() > MAX_EXPANSION {
            return self.product_of(a, b);
        }
        let mut sum = Sum::new(self);
        for (p, j) in &left {
            for (q, k) in &right {
                let coefficient = j * k;
                match (p, q) {
                    (None, None) => sum.constant += &coefficient,
                    (Some(term), None) | (None, Some(term)) => {
                        sum.monomials.push(Monomial { term: *term, coefficient })
                    }
                    (Some(p), Some(q)) => {
                        let term = self.product_of(*p, *q);
                        sum.monomials.push(Monomial { term, coefficient });
                    }
                }
            }
        }
        sum.normalise();
        sum.finish(self)
    }

    /// The monomials of an integer term; `None` stands for the constant one.
    fn summands(&self, a: TermId) -> Vec<(Option<TermId>, Integer)> {
        match self.view(a) {
            View::Linear(linear) => {
                let mut summands: Vec<_> =
                    linear.monomials.iter().map(|m| (Some(m.term), m.coefficient.clone())).collect();
                if !linear.constant.is_zero() {
                    summands.push((None, linear.constant.clone()));
                }
                summands
            }
            _ => vec![(Some(a), Integer::ONE)],
        }
    }

    /// The product node of two terms that are not constants; products among them are flattened.
    fn product_of(&mut self, a: TermId, b: TermId) -> TermId {
        let mut factors = Vec::with_capacity(4);
        for term in [a, b] {
            match self.view(term) {
                View::Product(inner) => factors.extend_from_slice(inner),
                _ => factors.push(term),
            }
        }
        factors.sort_unstable();
        let range = self.product_range(&factors);
        self.intern(View::Product(&factors), Some(range))
    }

    /// Equal factors are neighbours; an even power is never negative.
    fn product_range(&self, factors: &[TermId]) -> Range {
        let mut range = Range::new(1, 1);
        for group in factors.chunk_by(|a, b| a == b) {
            let base = self.range(group[0]);
            let mut power = Range::new(1, 1);
            for _ in group {
                power = power.times(&base);
            }
            if group.len() % 2 == 0 {
                power = power.meet(&Range::NATURAL).unwrap_or(power);
            }
            range = range.times(&power);
        }
        range
    }
}
