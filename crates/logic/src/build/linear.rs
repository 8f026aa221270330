//! Sums and multiples, always in linear normal form.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::node::{Linear, Monomial, TermId, View};
use crate::range::Range;

/// A linear combination under construction.
pub(crate) struct Sum {
    pub(crate) constant: Integer,
    pub(crate) monomials: Vec<Monomial>,
}

impl Sum {
    /// The empty sum, in a recycled buffer.
    #[inline]
    pub(crate) fn new(terms: &mut Terms) -> Sum {
        Sum { constant: Integer::ZERO, monomials: terms.scratch.pop().unwrap_or_default() }
    }

    /// Gives the buffer back.
    #[inline]
    pub(crate) fn recycle(mut self, terms: &mut Terms) {
        self.monomials.clear();
        if terms.scratch.len() < 8 {
            terms.scratch.push(self.monomials);
        }
    }

    /// Adds `factor * term`; call `normalise` when all is added.
    #[inline]
    pub(crate) fn add(&mut self, terms: &Terms, term: TermId, factor: &Integer) {
        match terms.view(term) {
            View::Int(value) => self.constant += &(value * factor),
            View::Linear(linear) => {
                self.constant += &(linear.constant * factor);
                self.monomials.extend(
                    linear.monomials.iter().map(|m| Monomial { term: m.term, coefficient: &m.coefficient * factor }),
                );
            }
            _ => self.monomials.push(Monomial { term, coefficient: factor.clone() }),
        }
    }

    /// Sorts, combines equal terms and drops zeros.
    #[inline]
    pub(crate) fn normalise(&mut self) {
        let monomials = &mut self.monomials;
        if !monomials.is_sorted_by(|a, b| a.term < b.term) {
            monomials.sort_unstable_by_key(|monomial| monomial.term);
            monomials.dedup_by(|later, kept| {
                let same = later.term == kept.term;
                if same {
                    kept.coefficient += &later.coefficient;
                }
                same
            });
        }
        monomials.retain(|monomial| !monomial.coefficient.is_zero());
    }

    /// The greatest common divisor of the coefficients (not of the constant).
    #[inline]
    pub(crate) fn content(&self) -> Integer {
        let mut content = Integer::ZERO;
        for monomial in &self.monomials {
            content = match &monomial.coefficient {
                Integer::Small(1 | -1) => return Integer::ONE,
                coefficient => content.gcd(coefficient),
            };
            if content.is_one() {
                break;
            }
        }
        content
    }

    /// Multiplies everything by -1.
    pub(crate) fn negate(&mut self) {
        self.constant = -&self.constant;
        for monomial in &mut self.monomials {
            monomial.coefficient = -&monomial.coefficient;
        }
    }

    /// An interval that contains the sum.
    #[inline]
    pub(crate) fn range(&self, terms: &Terms) -> Range {
        let mut range = Range::of(&self.constant);
        for monomial in &self.monomials {
            range = range.plus(&terms.range(monomial.term).scale(&monomial.coefficient));
        }
        range
    }

    /// The sum as a view.
    #[inline]
    pub(crate) fn view(&self) -> Linear<'_> {
        Linear { constant: &self.constant, monomials: &self.monomials }
    }

    /// The term for a normalised sum.
    pub(crate) fn finish(self, terms: &mut Terms) -> TermId {
        let term = match self.monomials.as_slice() {
            [] => {
                let range = Range::of(&self.constant);
                terms.intern(View::Int(&self.constant), Some(range))
            }
            [only] if only.coefficient.is_one() && self.constant.is_zero() => only.term,
            _ => {
                let range = self.range(terms);
                terms.intern(View::Linear(self.view()), Some(range))
            }
        };
        self.recycle(terms);
        term
    }
}

impl Terms {
    /// `a + b`
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        self.combine(&[(a, Integer::ONE), (b, Integer::ONE)], Integer::ZERO)
    }

    /// `a - b`
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        self.combine(&[(a, Integer::ONE), (b, Integer::MINUS_ONE)], Integer::ZERO)
    }

    /// `-a`
    pub fn neg(&mut self, a: TermId) -> TermId {
        self.combine(&[(a, Integer::MINUS_ONE)], Integer::ZERO)
    }

    /// `factor * a`
    pub fn scale(&mut self, a: TermId, factor: &Integer) -> TermId {
        self.combine(&[(a, factor.clone())], Integer::ZERO)
    }

    /// `a + constant`
    pub fn offset(&mut self, a: TermId, constant: impl Into<Integer>) -> TermId {
        self.combine(&[(a, Integer::ONE)], constant.into())
    }

    /// The sum of multiples of terms and a constant.
    pub fn combine(&mut self, summands: &[(TermId, Integer)], constant: Integer) -> TermId {
        let mut sum = Sum::new(self);
        sum.constant = constant;
        for (term, factor) in summands {
            sum.add(self, *term, factor);
        }
        sum.normalise();
        sum.finish(self)
    }
}
