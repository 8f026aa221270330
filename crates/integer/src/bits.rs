//! Bit operations on the infinite two's-complement representation, and reduction to 64 bits.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use crate::Integer;

/// Implements one bit operator: the small case never overflows.
macro_rules! bit_operator {
    ($trait:ident, $method:ident, $op:tt) => {
        impl $trait<&Integer> for &Integer {
            type Output = Integer;
            #[inline]
            fn $method(self, other: &Integer) -> Integer {
                match (self, other) {
                    (Integer::Small(a), Integer::Small(b)) => Integer::Small(a $op b),
                    _ => Integer::from_big(self.to_big() $op other.to_big()),
                }
            }
        }
    };
}

bit_operator!(BitAnd, bitand, &);
bit_operator!(BitOr, bitor, |);
bit_operator!(BitXor, bitxor, ^);

impl Not for &Integer {
    type Output = Integer;
    /// The complement, `-1 - self`.
    #[inline]
    fn not(self) -> Integer {
        match self {
            Integer::Small(small) => Integer::Small(!small),
            Integer::Big(_) => &Integer::MINUS_ONE - self,
        }
    }
}

impl Integer {
    /// `self * 2^bits`. The caller bounds the size of the result.
    pub fn shl(&self, bits: u32) -> Integer {
        match self {
            Integer::Small(0) => Integer::ZERO,
            Integer::Small(small) if bits < 63 && (small << bits) >> bits == *small => Integer::Small(small << bits),
            _ => Integer::from_big(self.to_big() << bits),
        }
    }

    /// `self / 2^bits` rounded down (an arithmetic shift).
    pub fn shr(&self, bits: u32) -> Integer {
        match self {
            Integer::Small(small) => Integer::Small(small >> bits.min(63)),
            Integer::Big(big) => Integer::from_big(&**big >> bits),
        }
    }

    /// The value modulo 2^64, read as a signed 64-bit number.
    #[inline]
    pub fn wrap_i64(&self) -> i64 {
        match self {
            Integer::Small(small) => *small,
            Integer::Big(big) => {
                let low = &**big & BigInt::from(u64::MAX);
                low.to_u64().unwrap_or_default() as i64
            }
        }
    }

    /// The number of bits of the absolute value.
    pub fn bit_length(&self) -> u64 {
        match self {
            Integer::Small(small) => u64::from(64 - small.unsigned_abs().leading_zeros()),
            Integer::Big(big) => big.bits(),
        }
    }

    /// Feeds words that determine the value to `visit`, for hashing by a caller's own function.
    #[inline]
    pub fn words(&self, mut visit: impl FnMut(u64)) {
        match self {
            Integer::Small(small) => visit(*small as u64),
            Integer::Big(big) => {
                visit(big.bits() << 1 | u64::from(self.is_negative()));
                big.iter_u64_digits().for_each(visit);
            }
        }
    }
}
