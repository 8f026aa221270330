//! Decimal text, both ways.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigInt;

use crate::Integer;

/// The text was not an integer in decimal notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseIntegerError;

impl fmt::Display for ParseIntegerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a decimal integer")
    }
}

impl std::error::Error for ParseIntegerError {}

impl FromStr for Integer {
    type Err = ParseIntegerError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Ok(small) = text.parse::<i64>() {
            return Ok(Integer::Small(small));
        }
        // BigInt accepts underscores; we do not.
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseIntegerError);
        }
        text.parse::<BigInt>().map(Integer::from_big).map_err(|_| ParseIntegerError)
    }
}

impl Integer {
    /// Reads digits in a base from 2 to 36, without a sign or prefix.
    pub fn parse_radix(digits: &str, radix: u32) -> Option<Integer> {
        if digits.is_empty() || !(2..=36).contains(&radix) || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return None;
        }
        BigInt::parse_bytes(digits.as_bytes(), radix).map(Integer::from_big)
    }
}

impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Integer::Small(small) => fmt::Display::fmt(small, f),
            Integer::Big(big) => fmt::Display::fmt(big, f),
        }
    }
}

impl fmt::Debug for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
