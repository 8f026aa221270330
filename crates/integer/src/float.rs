//! Conversions to and from IEEE doubles.

use num_bigint::BigInt;
use num_traits::{FromPrimitive, ToPrimitive};

use crate::Integer;

impl Integer {
    /// The nearest double, ties to even; infinite when the value is out of range.
    #[inline]
    pub fn to_f64(&self) -> f64 {
        match self {
            Integer::Small(small) => *small as f64,
            Integer::Big(big) => match big.to_f64() {
                Some(double) => double,
                None if self.is_negative() => f64::NEG_INFINITY,
                None => f64::INFINITY,
            },
        }
    }

    /// The integer part of a double; `None` for infinities and NaN.
    pub fn from_f64_trunc(double: f64) -> Option<Integer> {
        // 2^63 itself is out of range, and every smaller double truncates exactly.
        if double.abs() < 9_223_372_036_854_775_808.0 {
            return Some(Integer::Small(double as i64));
        }
        BigInt::from_f64(double).map(Integer::from_big)
    }
}
