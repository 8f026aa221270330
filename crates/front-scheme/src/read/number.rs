//! Numbers as they are written: integers of any size, rationals, decimals, exponents, other bases.

use crate::syntax::Datum;
use snell_integer::Integer;

/// Exponents beyond this give no exact number.
const MAX_EXPONENT: u32 = 10_000;

/// A number, if the word is one.
pub(crate) fn parse_number(word: &str, radix: u32) -> Option<Datum> {
    let (mut rest, mut radix, mut exactness) = (word, radix, None);
    while let Some(prefixed) = rest.strip_prefix('#') {
        let c = prefixed.chars().next()?.to_ascii_lowercase();
        match c {
            'x' => radix = 16,
            'b' => radix = 2,
            'o' => radix = 8,
            'd' => radix = 10,
            'e' | 'i' => exactness = Some(c),
            _ => return None,
        }
        rest = &prefixed[1..];
    }
    let number = real(rest, radix)?;
    match (exactness, number) {
        (Some('i'), number) => Some(Datum::Real(to_real(&number)?)),
        (Some('e'), Datum::Real(_)) => exact_decimal(rest),
        (_, number) => Some(number),
    }
}

fn real(word: &str, radix: u32) -> Option<Datum> {
    match word {
        "+inf.0" => return Some(Datum::Real(f64::INFINITY)),
        "-inf.0" => return Some(Datum::Real(f64::NEG_INFINITY)),
        "+nan.0" | "-nan.0" => return Some(Datum::Real(f64::NAN)),
        _ => {}
    }
    if let Some((top, bottom)) = word.split_once('/') {
        return ratio(integer(top, radix)?, unsigned(bottom, radix)?);
    }
    if let Some(n) = integer(word, radix) {
        return Some(Datum::Int(n));
    }
    if radix == 10 && is_decimal(word) {
        return word.parse().ok().map(Datum::Real);
    }
    None
}

/// Lowest terms.
pub(crate) fn ratio(top: Integer, bottom: Integer) -> Option<Datum> {
    if bottom.is_zero() {
        return None;
    }
    let common = top.gcd(&bottom);
    let (top, bottom) = (top.quot(&common)?, bottom.quot(&common)?);
    Some(if bottom.is_one() { Datum::Int(top) } else { Datum::Ratio(top, bottom) })
}

fn integer(word: &str, radix: u32) -> Option<Integer> {
    let (negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    let size = unsigned(digits, radix)?;
    Some(if negative { -size } else { size })
}

fn unsigned(digits: &str, radix: u32) -> Option<Integer> {
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return None;
    }
    Integer::parse_radix(digits, radix)
}

/// Digits with a point or an exponent, and nothing that only Rust takes for a number.
fn is_decimal(word: &str) -> bool {
    let word = word.strip_prefix(['+', '-']).unwrap_or(word);
    let (mantissa, exponent) = match word.find(['e', 'E']) {
        Some(at) => (&word[..at], Some(&word[at + 1..])),
        None => (word, None),
    };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent_is_fine = exponent.is_none_or(|exponent| {
        let size = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        !size.is_empty() && digits(size)
    });
    digits(whole) && digits(part) && !(whole.is_empty() && part.is_empty()) && exponent_is_fine
}

fn to_real(number: &Datum) -> Option<f64> {
    match number {
        Datum::Int(n) => Some(n.to_f64()),
        Datum::Ratio(top, bottom) => Some(top.to_f64() / bottom.to_f64()),
        Datum::Real(d) => Some(*d),
        _ => None,
    }
}

/// `#e1.5`.
fn exact_decimal(word: &str) -> Option<Datum> {
    let (mantissa, exponent) = match word.find(['e', 'E']) {
        Some(at) => (&word[..at], word[at + 1..].parse::<i64>().ok()?),
        None => (word, 0),
    };
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = integer(&format!("{whole}{part}"), 10)?;
    let shift = exponent - part.len() as i64;
    let size = u32::try_from(shift.unsigned_abs()).ok().filter(|&size| size <= MAX_EXPONENT)?;
    let power = Integer::from(10i64).pow(size);
    if shift >= 0 { Some(Datum::Int(&digits * &power)) } else { ratio(digits, power) }
}
