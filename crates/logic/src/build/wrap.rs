//! Reduction to signed 64 bits. Wrapping is a ring homomorphism, so inner wraps vanish under sums and products.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::build::Sum;
use crate::node::{TermId, View};
use crate::range::Range;

impl Terms {
    /// `a` modulo 2^64, read as a signed number; `a` itself if the ranges of its variables show that it fits.
    pub fn wrap(&mut self, a: TermId) -> TermId {
        if self.range(a).within(&Range::INT64) {
            return a;
        }
        let stripped = self.strip_wraps(a);
        let range = self.range(stripped);
        if range.within(&Range::INT64) {
            return stripped;
        }
        self.intern(View::Wrap(stripped), Some(Range::INT64))
    }

    /// A term that is congruent to `a` modulo 2^64, with small coefficients and without a wrap at the top.
    fn strip_wraps(&mut self, a: TermId) -> TermId {
        let mut sum = Sum::new(self);
        sum.add(self, a, &Integer::ONE);
        // Twice: stripping may bring in sums whose products hold wraps again.
        for _ in 0..2 {
            let mut next = Sum::new(self);
            next.constant = Integer::from(sum.constant.wrap_i64());
            for monomial in &sum.monomials {
                let factor = Integer::from(monomial.coefficient.wrap_i64());
                let inner = self.strip_one(monomial.term);
                next.add(self, inner, &factor);
            }
            next.normalise();
            sum.recycle(self);
            sum = next;
        }
        sum.constant = Integer::from(sum.constant.wrap_i64());
        for monomial in &mut sum.monomials {
            monomial.coefficient = Integer::from(monomial.coefficient.wrap_i64());
        }
        sum.normalise();
        sum.finish(self)
    }

    fn strip_one(&mut self, term: TermId) -> TermId {
        let factors = match self.view(term) {
            View::Wrap(inner) => return inner,
            View::Product(factors) if factors.iter().any(|f| matches!(self.view(*f), View::Wrap(_))) => {
                factors.to_vec()
            }
            _ => return term,
        };
        let mut product = self.int(1);
        for factor in factors {
            let inner = match self.view(factor) {
                View::Wrap(inner) => inner,
                _ => factor,
            };
            product = self.mul(product, inner);
        }
        product
    }
}
