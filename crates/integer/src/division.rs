//! The four divisions of Haskell: `div`/`mod` round down, `quot`/`rem` round towards zero. Dividing by zero is `None`.

use num_bigint::BigInt;
use num_integer::Integer as _;

use crate::Integer;

impl Integer {
    /// Haskell's `div`: the quotient rounded towards minus infinity.
    #[inline]
    pub fn div_floor(&self, divisor: &Integer) -> Option<Integer> {
        self.divide(divisor, |a, b| a.checked_div_euclid(b).map(|q| floor_of_euclid(a, b, q)), |a, b| a.div_floor(b))
    }

    /// Haskell's `mod`: the remainder that goes with [`Integer::div_floor`]; it has the sign of the divisor.
    #[inline]
    pub fn mod_floor(&self, divisor: &Integer) -> Option<Integer> {
        self.divide(
            divisor,
            |a, b| a.checked_rem(b).map(|r| if r != 0 && (r < 0) != (b < 0) { r + b } else { r }),
            |a, b| a.mod_floor(b),
        )
    }

    /// Haskell's `quot`: the quotient rounded towards zero.
    #[inline]
    pub fn quot(&self, divisor: &Integer) -> Option<Integer> {
        self.divide(divisor, i64::checked_div, |a, b| a / b)
    }

    /// Haskell's `rem`: the remainder that goes with [`Integer::quot`]; it has the sign of the dividend.
    #[inline]
    pub fn rem(&self, divisor: &Integer) -> Option<Integer> {
        self.divide(divisor, i64::checked_rem, |a, b| a % b)
    }

    /// The quotient rounded towards plus infinity.
    pub fn div_ceil(&self, divisor: &Integer) -> Option<Integer> {
        (-self).div_floor(divisor).map(|quotient| -quotient)
    }

    /// Whether `divisor` divides `self`; zero divides only zero.
    pub fn is_multiple_of(&self, divisor: &Integer) -> bool {
        match self.rem(divisor) {
            Some(remainder) => remainder.is_zero(),
            None => self.is_zero(),
        }
    }

    #[inline]
    fn divide(
        &self,
        divisor: &Integer,
        small: impl Fn(i64, i64) -> Option<i64>,
        big: impl Fn(&BigInt, &BigInt) -> BigInt,
    ) -> Option<Integer> {
        if divisor.is_zero() {
            return None;
        }
        if let (Integer::Small(a), Integer::Small(b)) = (self, divisor)
            && let Some(result) = small(*a, *b)
        {
            return Some(Integer::Small(result));
        }
        Some(Integer::from_big(big(&self.to_big(), &divisor.to_big())))
    }
}

/// Euclidean division keeps the remainder non-negative; for a negative divisor the floored quotient is one less
/// unless the division is exact.
#[inline]
fn floor_of_euclid(a: i64, b: i64, quotient: i64) -> i64 {
    if b < 0 && a.wrapping_rem(b) != 0 { quotient - 1 } else { quotient }
}
