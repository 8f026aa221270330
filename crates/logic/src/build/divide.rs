//! The four divisions, folded where the result is known.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::build::Sum;
use crate::node::{Division, TermId, View};
use crate::range::Range;

impl Division {
    /// The result on integers; `None` when dividing by zero.
    pub fn apply(self, a: &Integer, b: &Integer) -> Option<Integer> {
        match self {
            Division::Div => a.div_floor(b),
            Division::Mod => a.mod_floor(b),
            Division::Quot => a.quot(b),
            Division::Rem => a.rem(b),
        }
    }
}

impl Terms {
    /// Haskell's `div a b`. Like all four it has no value when `b` is zero.
    pub fn div_floor(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Division::Div, a, b)
    }

    /// Haskell's `mod a b`.
    pub fn mod_floor(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Division::Mod, a, b)
    }

    /// Haskell's `quot a b`.
    pub fn quot(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Division::Quot, a, b)
    }

    /// Haskell's `rem a b`.
    pub fn rem(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Division::Rem, a, b)
    }

    /// Any of the four divisions.
    pub fn divide(&mut self, division: Division, a: TermId, b: TermId) -> TermId {
        if let Some(divisor) = self.as_int(b).cloned() {
            if let Some(value) = self.as_int(a)
                && let Some(result) = division.apply(value, &divisor)
            {
                return self.int(result);
            }
            if !divisor.is_zero()
                && let Some(result) = self.divide_by_constant(division, a, &divisor)
            {
                return result;
            }
        }
        let range = self.quotient_range(division, a, b);
        self.intern(View::Divide(division, a, b), Some(range))
    }

    fn divide_by_constant(&mut self, division: Division, a: TermId, divisor: &Integer) -> Option<TermId> {
        let range = self.range(a);
        if let (Some(lo), Some(hi)) = (range.lo(), range.hi()) {
            // The quotient is constant when both ends have it: every division is monotone in the dividend.
            let quotient_kind = match division {
                Division::Div | Division::Mod => Division::Div,
                Division::Quot | Division::Rem => Division::Quot,
            };
            let first = quotient_kind.apply(&Integer::from(lo), divisor)?;
            if quotient_kind.apply(&Integer::from(hi), divisor)? == first {
                return Some(match division {
                    Division::Div | Division::Quot => self.int(first),
                    Division::Mod | Division::Rem => self.combine(&[(a, Integer::ONE)], -&(&first * divisor)),
                });
            }
        }
        if let Some((smaller, factor)) = self.common_factor(a, divisor) {
            let divisor = self.int(divisor.quot(&factor)?);
            let result = self.divide(division, smaller, divisor);
            return Some(match division {
                Division::Div | Division::Quot => result,
                Division::Mod | Division::Rem => self.scale(result, &factor),
            });
        }
        match division {
            Division::Div => self.exact_part(a, divisor),
            Division::Mod => self.drop_multiples(a, divisor),
            // Truncation rounds by sign, so only whole multiples divide out.
            Division::Quot if self.all_multiples(a, divisor) => self.exact_part(a, divisor),
            Division::Rem if self.all_multiples(a, divisor) => Some(self.int(0)),
            _ => None,
        }
    }

    /// What the dividend and the divisor have in common, if that is more than 1, and the dividend without it: no division
    /// sees a difference.
    fn common_factor(&mut self, a: TermId, divisor: &Integer) -> Option<(TermId, Integer)> {
        let View::Linear(linear) = self.view(a) else { return None };
        let mut factor = divisor.gcd(linear.constant);
        for monomial in linear.monomials {
            if factor.is_one() {
                return None;
            }
            factor = factor.gcd(&monomial.coefficient);
        }
        if factor.is_one() || factor.is_zero() {
            return None;
        }
        let summands: Option<Vec<_>> =
            linear.monomials.iter().map(|m| Some((m.term, m.coefficient.quot(&factor)?))).collect();
        let constant = linear.constant.quot(&factor)?;
        Some((self.combine(&summands?, constant), factor))
    }

    fn all_multiples(&self, a: TermId, divisor: &Integer) -> bool {
        match self.view(a) {
            View::Linear(linear) => {
                linear.constant.is_multiple_of(divisor)
                    && linear.monomials.iter().all(|m| m.coefficient.is_multiple_of(divisor))
            }
            _ => divisor.abs().is_one(),
        }
    }

    /// `div (d*t + r) d = t + div r d` when every coefficient is a multiple of `d`.
    fn exact_part(&mut self, a: TermId, divisor: &Integer) -> Option<TermId> {
        if divisor.abs().is_one() {
            return Some(self.scale(a, divisor));
        }
        let View::Linear(linear) = self.view(a) else { return None };
        if !linear.monomials.iter().all(|m| m.coefficient.is_multiple_of(divisor)) {
            return None;
        }
        let constant = linear.constant.div_floor(divisor)?;
        let summands: Option<Vec<_>> =
            linear.monomials.iter().map(|m| Some((m.term, m.coefficient.quot(divisor)?))).collect();
        Some(self.combine(&summands?, constant))
    }

    /// `mod (d*t + u) d = mod u d`: multiples of the divisor vanish, and the constant is reduced. If `d` divides 2^64, so does
    /// what wrapping around takes away.
    fn drop_multiples(&mut self, a: TermId, divisor: &Integer) -> Option<TermId> {
        if divisor.abs().is_one() {
            return Some(self.int(0));
        }
        let wraps_vanish = Integer::power_of_two(64).is_multiple_of(divisor);
        let unwrapped = |term: TermId| match self.view(term) {
            View::Wrap(inner) if wraps_vanish => inner,
            _ => term,
        };
        let View::Linear(linear) = self.view(a) else {
            let inner = unwrapped(a);
            if inner == a {
                return None;
            }
            let divisor = self.int(divisor.clone());
            return Some(self.divide(Division::Mod, inner, divisor));
        };
        let constant = linear.constant.mod_floor(divisor)?;
        let kept: Vec<_> = linear
            .monomials
            .iter()
            .filter(|m| !m.coefficient.is_multiple_of(divisor))
            .map(|m| (unwrapped(m.term), m.coefficient.clone()))
            .collect();
        let same_terms = kept.iter().map(|(term, _)| *term).eq(linear.monomials.iter().map(|m| m.term));
        if same_terms && constant == *linear.constant {
            return None;
        }
        let mut sum = Sum::new(self);
        sum.constant = constant;
        for (term, coefficient) in &kept {
            sum.add(self, *term, coefficient);
        }
        sum.normalise();
        let reduced = sum.finish(self);
        let divisor = self.int(divisor.clone());
        Some(self.divide(Division::Mod, reduced, divisor))
    }

    /// An interval for a quotient or remainder whose divisor is not zero.
    fn quotient_range(&self, division: Division, a: TermId, b: TermId) -> Range {
        let (dividend, divisor) = (self.range(a), self.range(b));
        let divisor_size = divisor.magnitude();
        match division {
            Division::Div | Division::Quot => match (self.as_int(b), dividend.lo(), dividend.hi()) {
                (Some(constant), Some(lo), Some(hi)) => {
                    let ends = [lo, hi].map(|end| division.apply(&Integer::from(end), constant));
                    match ends {
                        [Some(x), Some(y)] => Range::of(&x).union(&Range::of(&y)),
                        _ => Range::ANY,
                    }
                }
                _ => dividend.magnitude().map_or(Range::ANY, |size| Range::new(-size, size)),
            },
            Division::Mod => match divisor_size {
                Some(size) if size > 0 => {
                    let lo = if divisor.raw_lo() >= 0 { 0 } else { 1 - size };
                    let hi = if divisor.raw_hi() <= 0 { 0 } else { size - 1 };
                    Range::new(lo, hi)
                }
                _ if divisor.raw_lo() >= 0 => Range::NATURAL,
                _ => Range::ANY,
            },
            Division::Rem => {
                let size = match (divisor_size, dividend.magnitude()) {
                    (Some(d), Some(n)) => (d - 1).max(0).min(n),
                    (Some(d), None) => (d - 1).max(0),
                    (None, Some(n)) => n,
                    (None, None) => i128::MAX,
                };
                let lo = if dividend.raw_lo() >= 0 { 0 } else { size.checked_neg().unwrap_or(i128::MIN) };
                let lo = if lo == -i128::MAX { i128::MIN } else { lo };
                let hi = if dividend.raw_hi() <= 0 { 0 } else { size };
                Range::new(lo, hi)
            }
        }
    }
}
