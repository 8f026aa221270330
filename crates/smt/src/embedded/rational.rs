//! Exact fractions, fast where they are whole.

use std::cmp::Ordering;

use snell_integer::Integer;

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rational {
    num: Integer,
    den: Integer,
}

impl Rational {
    pub(super) fn whole(num: Integer) -> Rational {
        Rational { num, den: Integer::ONE }
    }

    pub(super) fn zero() -> Rational {
        Rational::whole(Integer::ZERO)
    }

    /// `num / den`; the denominator is not zero.
    fn reduced(num: Integer, den: Integer) -> Rational {
        let divisor = num.gcd(&den);
        let divisor = if den.is_negative() { -divisor } else { divisor };
        match (num.quot(&divisor), den.quot(&divisor)) {
            (Some(num), Some(den)) => Rational { num, den },
            _ => Rational { num, den },
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.num.is_zero()
    }

    pub(super) fn is_negative(&self) -> bool {
        self.num.is_negative()
    }

    pub(super) fn is_whole(&self) -> bool {
        self.den.is_one()
    }

    pub(super) fn plus(&self, other: &Rational) -> Rational {
        if self.is_whole() && other.is_whole() {
            return Rational::whole(&self.num + &other.num);
        }
        Rational::reduced(&(&self.num * &other.den) + &(&other.num * &self.den), &self.den * &other.den)
    }

    pub(super) fn minus(&self, other: &Rational) -> Rational {
        if self.is_whole() && other.is_whole() {
            return Rational::whole(&self.num - &other.num);
        }
        Rational::reduced(&(&self.num * &other.den) - &(&other.num * &self.den), &self.den * &other.den)
    }

    pub(super) fn times(&self, other: &Rational) -> Rational {
        if self.is_whole() && other.is_whole() {
            return Rational::whole(&self.num * &other.num);
        }
        Rational::reduced(&self.num * &other.num, &self.den * &other.den)
    }

    /// The quotient; the divisor is not zero.
    pub(super) fn over(&self, other: &Rational) -> Rational {
        Rational::reduced(&self.num * &other.den, &self.den * &other.num)
    }

    pub(super) fn negated(&self) -> Rational {
        Rational { num: -&self.num, den: self.den.clone() }
    }

    /// What an operation on it costs, in units of one on small whole numbers.
    pub(super) fn weight(&self) -> u64 {
        match (&self.num, &self.den) {
            (Integer::Small(_), Integer::Small(1)) => 1,
            (Integer::Small(_), Integer::Small(_)) => 3,
            // Products and common divisors of long numbers take quadratic time.
            (num, den) => {
                let words = (num.bit_length() + den.bit_length()) / 64 + 1;
                24 + 4 * words * words
            }
        }
    }

    /// The greatest integer that is not greater.
    pub(super) fn floor(&self) -> Integer {
        self.num.div_floor(&self.den).unwrap_or_default()
    }

    /// Compares with an integer.
    pub(super) fn cmp_whole(&self, other: &Integer) -> Ordering {
        if self.is_whole() { self.num.cmp(other) } else { self.num.cmp(&(other * &self.den)) }
    }
}
