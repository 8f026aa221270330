//! Unbounded integers with a fast small case, and every division a language may ask for.
//!
//! An [`Integer`] is canonical: it is `Big` only when the value does not fit an `i64`, so derived equality and hashing
//! are equality and hashing of values.

mod arithmetic;
mod bits;
mod division;
mod float;
mod order;
mod text;

use num_bigint::BigInt;
use num_traits::ToPrimitive;

pub use text::ParseIntegerError;

/// A mathematical integer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Integer {
    /// Any value in the range of `i64`.
    Small(i64),
    /// A value outside the range of `i64`; never constructed otherwise.
    Big(Box<BigInt>),
}

impl Integer {
    /// Zero.
    pub const ZERO: Integer = Integer::Small(0);
    /// One.
    pub const ONE: Integer = Integer::Small(1);
    /// Minus one.
    pub const MINUS_ONE: Integer = Integer::Small(-1);

    /// The canonical integer with the value of `big`.
    pub fn from_big(big: BigInt) -> Integer {
        match big.to_i64() {
            Some(small) => Integer::Small(small),
            None => Integer::Big(Box::new(big)),
        }
    }

    /// The value as a `BigInt`, copying it.
    pub fn to_big(&self) -> BigInt {
        match self {
            Integer::Small(small) => BigInt::from(*small),
            Integer::Big(big) => (**big).clone(),
        }
    }

    /// Two to the power of `exponent`.
    pub fn power_of_two(exponent: u32) -> Integer {
        match exponent {
            0..=62 => Integer::Small(1 << exponent),
            _ => Integer::from_big(BigInt::from(1) << exponent),
        }
    }

    /// The value, if it fits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match self {
            Integer::Small(small) => Some(*small),
            Integer::Big(_) => None,
        }
    }

    /// The value, if it fits.
    pub fn to_i128(&self) -> Option<i128> {
        match self {
            Integer::Small(small) => Some(i128::from(*small)),
            Integer::Big(big) => big.to_i128(),
        }
    }

    /// The value, if it fits.
    pub fn to_u32(&self) -> Option<u32> {
        self.to_i64().and_then(|small| u32::try_from(small).ok())
    }

    /// Whether the value is zero.
    #[inline]
    pub fn is_zero(&self) -> bool {
        matches!(self, Integer::Small(0))
    }

    /// Whether the value is one.
    #[inline]
    pub fn is_one(&self) -> bool {
        matches!(self, Integer::Small(1))
    }

    /// Whether the value is below zero.
    #[inline]
    pub fn is_negative(&self) -> bool {
        match self {
            Integer::Small(small) => *small < 0,
            Integer::Big(big) => big.sign() == num_bigint::Sign::Minus,
        }
    }

    /// Whether the value is above zero.
    #[inline]
    pub fn is_positive(&self) -> bool {
        match self {
            Integer::Small(small) => *small > 0,
            Integer::Big(big) => big.sign() == num_bigint::Sign::Plus,
        }
    }
}

impl Default for Integer {
    fn default() -> Self {
        Integer::ZERO
    }
}

impl From<i64> for Integer {
    #[inline]
    fn from(value: i64) -> Self {
        Integer::Small(value)
    }
}

impl From<i32> for Integer {
    fn from(value: i32) -> Self {
        Integer::Small(i64::from(value))
    }
}

impl From<u32> for Integer {
    fn from(value: u32) -> Self {
        Integer::Small(i64::from(value))
    }
}

impl From<u64> for Integer {
    fn from(value: u64) -> Self {
        match i64::try_from(value) {
            Ok(small) => Integer::Small(small),
            Err(_) => Integer::Big(Box::new(BigInt::from(value))),
        }
    }
}

impl From<usize> for Integer {
    fn from(value: usize) -> Self {
        Integer::from(value as u64)
    }
}

impl From<i128> for Integer {
    fn from(value: i128) -> Self {
        match i64::try_from(value) {
            Ok(small) => Integer::Small(small),
            Err(_) => Integer::Big(Box::new(BigInt::from(value))),
        }
    }
}

impl From<BigInt> for Integer {
    fn from(value: BigInt) -> Self {
        Integer::from_big(value)
    }
}
