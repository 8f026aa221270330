//! Addition, multiplication and their relatives; the small case is inlined, overflow goes to the big one.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use num_bigint::BigInt;
use num_integer::Integer as _;

use crate::Integer;

/// Implements one binary operator for values and references in terms of a function on references.
macro_rules! operator {
    ($trait:ident, $method:ident, $function:path) => {
        impl $trait<&Integer> for &Integer {
            type Output = Integer;
            #[inline]
            fn $method(self, other: &Integer) -> Integer {
                $function(self, other)
            }
        }
        impl $trait<Integer> for Integer {
            type Output = Integer;
            #[inline]
            fn $method(self, other: Integer) -> Integer {
                $function(&self, &other)
            }
        }
        impl $trait<&Integer> for Integer {
            type Output = Integer;
            #[inline]
            fn $method(self, other: &Integer) -> Integer {
                $function(&self, other)
            }
        }
    };
}

operator!(Add, add, add);
operator!(Sub, sub, sub);
operator!(Mul, mul, mul);

#[inline]
fn add(a: &Integer, b: &Integer) -> Integer {
    if let (Integer::Small(a), Integer::Small(b)) = (a, b)
        && let Some(sum) = a.checked_add(*b)
    {
        return Integer::Small(sum);
    }
    big(a, b, |a, b| a + b)
}

#[inline]
fn sub(a: &Integer, b: &Integer) -> Integer {
    if let (Integer::Small(a), Integer::Small(b)) = (a, b)
        && let Some(difference) = a.checked_sub(*b)
    {
        return Integer::Small(difference);
    }
    big(a, b, |a, b| a - b)
}

#[inline]
fn mul(a: &Integer, b: &Integer) -> Integer {
    if let (Integer::Small(a), Integer::Small(b)) = (a, b)
        && let Some(product) = a.checked_mul(*b)
    {
        return Integer::Small(product);
    }
    big(a, b, |a, b| a * b)
}

#[cold]
fn big(a: &Integer, b: &Integer, operation: impl Fn(&BigInt, &BigInt) -> BigInt) -> Integer {
    Integer::from_big(match (a, b) {
        (Integer::Big(a), Integer::Big(b)) => operation(a, b),
        (Integer::Big(a), Integer::Small(b)) => operation(a, &BigInt::from(*b)),
        (Integer::Small(a), Integer::Big(b)) => operation(&BigInt::from(*a), b),
        (Integer::Small(a), Integer::Small(b)) => operation(&BigInt::from(*a), &BigInt::from(*b)),
    })
}

impl AddAssign<&Integer> for Integer {
    #[inline]
    fn add_assign(&mut self, other: &Integer) {
        *self = add(self, other);
    }
}

impl SubAssign<&Integer> for Integer {
    #[inline]
    fn sub_assign(&mut self, other: &Integer) {
        *self = sub(self, other);
    }
}

impl Neg for &Integer {
    type Output = Integer;
    #[inline]
    fn neg(self) -> Integer {
        match self {
            Integer::Small(small) => match small.checked_neg() {
                Some(negated) => Integer::Small(negated),
                None => Integer::from_big(-BigInt::from(*small)),
            },
            Integer::Big(big) => Integer::from_big(-(**big).clone()),
        }
    }
}

impl Neg for Integer {
    type Output = Integer;
    #[inline]
    fn neg(self) -> Integer {
        -&self
    }
}

impl Integer {
    /// The distance from zero.
    pub fn abs(&self) -> Integer {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// -1, 0 or 1.
    pub fn signum(&self) -> Integer {
        match self {
            Integer::Small(small) => Integer::Small(small.signum()),
            Integer::Big(_) if self.is_negative() => Integer::MINUS_ONE,
            Integer::Big(_) => Integer::ONE,
        }
    }

    /// `self` to the power of `exponent`. The caller bounds the size of the result.
    pub fn pow(&self, exponent: u32) -> Integer {
        match self {
            Integer::Small(small) => match small.checked_pow(exponent) {
                Some(power) => Integer::Small(power),
                None => Integer::from_big(BigInt::from(*small).pow(exponent)),
            },
            Integer::Big(big) => Integer::from_big(big.pow(exponent)),
        }
    }

    /// The greatest common divisor, never negative; `gcd(0, 0)` is 0.
    pub fn gcd(&self, other: &Integer) -> Integer {
        if let (Integer::Small(a), Integer::Small(b)) = (self, other) {
            return Integer::from(a.unsigned_abs().gcd(&b.unsigned_abs()));
        }
        big(self, other, |a, b| a.gcd(b))
    }
}
