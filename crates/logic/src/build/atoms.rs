//! Comparisons of integers, as `sum <= 0` and `sum = 0` with the common divisor taken out.

use snell_integer::Integer;

use crate::DoubleCompare;
use crate::arena::Terms;
use crate::build::Sum;
use crate::node::{Sort, TermId, View};

impl Terms {
    /// `a <= b` on integers.
    #[inline]
    pub fn le(&mut self, a: TermId, b: TermId) -> TermId {
        self.at_most(a, b, Integer::ZERO)
    }

    /// `a < b` on integers.
    #[inline]
    pub fn lt(&mut self, a: TermId, b: TermId) -> TermId {
        self.at_most(a, b, Integer::ONE)
    }

    /// `a >= b` on integers.
    #[inline]
    pub fn ge(&mut self, a: TermId, b: TermId) -> TermId {
        self.at_most(b, a, Integer::ZERO)
    }

    /// `a > b` on integers.
    #[inline]
    pub fn gt(&mut self, a: TermId, b: TermId) -> TermId {
        self.at_most(b, a, Integer::ONE)
    }

    /// `a = b` on any sort; on doubles this is IEEE equality.
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        match self.sort(a) {
            Sort::Bool => self.iff(a, b),
            Sort::Double => self.double_compare(DoubleCompare::Eq, a, b),
            Sort::Int => {
                let mut sum = Sum::new(self);
                sum.add(self, a, &Integer::ONE);
                sum.add(self, b, &Integer::MINUS_ONE);
                sum.normalise();
                self.zero(sum)
            }
        }
    }

    /// `a /= b` on any sort.
    pub fn ne(&mut self, a: TermId, b: TermId) -> TermId {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    /// `a - b + constant <= 0`
    #[inline]
    fn at_most(&mut self, a: TermId, b: TermId, constant: Integer) -> TermId {
        let mut sum = Sum::new(self);
        sum.constant = constant;
        sum.add(self, a, &Integer::ONE);
        sum.add(self, b, &Integer::MINUS_ONE);
        sum.normalise();
        self.not_positive(sum)
    }

    /// `sum <= 0` for a normalised sum.
    pub(crate) fn not_positive(&mut self, mut sum: Sum) -> TermId {
        let content = sum.content();
        if content > Integer::ONE {
            sum.constant = sum.constant.div_ceil(&content).unwrap_or_default();
            divide_coefficients(&mut sum, &content);
        }
        let range = sum.range(self);
        let term = if range.raw_hi() <= 0 {
            self.bool(true)
        } else if range.raw_lo() > 0 {
            self.bool(false)
        } else {
            self.intern(View::Le(sum.view()), None)
        };
        sum.recycle(self);
        term
    }

    /// `sum = 0` for a normalised sum.
    pub(crate) fn zero(&mut self, mut sum: Sum) -> TermId {
        let content = sum.content();
        if content > Integer::ONE {
            if !sum.constant.is_multiple_of(&content) {
                sum.recycle(self);
                return self.bool(false);
            }
            sum.constant = sum.constant.quot(&content).unwrap_or_default();
            divide_coefficients(&mut sum, &content);
        }
        if sum.monomials.first().is_some_and(|first| first.coefficient.is_negative()) {
            sum.negate();
        }
        let range = sum.range(self);
        let term = if range.raw_lo() > 0 || range.raw_hi() < 0 {
            self.bool(false)
        } else if sum.monomials.is_empty() {
            self.bool(sum.constant.is_zero())
        } else {
            self.intern(View::Eq(sum.view()), None)
        };
        sum.recycle(self);
        term
    }
}

fn divide_coefficients(sum: &mut Sum, content: &Integer) {
    for monomial in &mut sum.monomials {
        monomial.coefficient = monomial.coefficient.quot(content).unwrap_or_default();
    }
}
