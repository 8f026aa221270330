//! What constants mean.

use super::codes;
use super::parser::Parser;
use super::token::{ESCAPED, HASH, Tok};
use crate::syntax::Literal;
use snell_integer::Integer;
use snell_source::Diagnostic;

/// More digits than any program needs; reading them takes quadratic time.
const MAX_DIGITS: usize = 50_000;

impl Parser<'_> {
    /// The constant here, and over it. A mistake in it is reported, and something harmless is given.
    pub fn literal(&mut self) -> Literal {
        let token = self.token();
        let all = self.text.get(token.start as usize..token.end as usize).unwrap_or("");
        let text = if token.is(HASH) { all.trim_end_matches('#') } else { all };
        let literal = match token.tok {
            Tok::Integer => integer(text).map(Literal::Integer),
            Tok::Float => fractional(text).map(|(digits, exponent)| Literal::Fractional(digits, exponent)),
            Tok::Char if token.is(ESCAPED) => return self.escaped_char(text),
            Tok::Char => text.chars().nth(1).map(Literal::Char),
            _ => {
                let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
                let text =
                    if token.is(ESCAPED) { self.unescaped(inside, token.start + 1).into() } else { inside.into() };
                Some(Literal::String(text))
            }
        };
        let literal = literal.unwrap_or_else(|| {
            let message = "this number has too many digits or too large an exponent";
            self.diagnostics.push(Diagnostic::error(codes::BAD_NUMBER, self.here(), message));
            Literal::Integer(Integer::ZERO)
        });
        self.advance();
        if token.is(HASH) { Literal::Unboxed(Box::new(literal)) } else { literal }
    }

    fn escaped_char(&mut self, text: &str) -> Literal {
        let token = self.token();
        let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
        let before = self.diagnostics.len();
        let value = self.unescaped(inside, token.start + 1);
        let mut chars = value.chars();
        let literal = match (chars.next(), chars.next()) {
            (Some(c), None) => c,
            (first, _) => {
                if self.diagnostics.len() == before {
                    let message = "a character literal holds exactly one character";
                    self.diagnostics.push(Diagnostic::error(codes::UNCLOSED_CHAR, self.here(), message));
                }
                first.unwrap_or(' ')
            }
        };
        self.advance();
        match token.is(HASH) {
            true => Literal::Unboxed(Box::new(Literal::Char(literal))),
            false => Literal::Char(literal),
        }
    }
}

fn integer(text: &str) -> Option<Integer> {
    // Almost all numbers are short and plain.
    if text.len() < 19
        && let Ok(small) = text.parse::<i64>()
    {
        return Some(Integer::from(small));
    }
    if text.len() > MAX_DIGITS {
        return None;
    }
    let digits: String = text.chars().filter(|&c| c != '_').collect();
    let base = match digits.get(..2) {
        Some("0x" | "0X") => 16,
        Some("0o" | "0O") => 8,
        Some("0b" | "0B") => 2,
        _ => return Integer::parse_radix(&digits, 10),
    };
    Integer::parse_radix(&digits[2..], base)
}

/// The digits as an integer, and the power of ten.
fn fractional(text: &str) -> Option<(Integer, i32)> {
    let text: String = text.chars().filter(|&c| c != '_').collect();
    if let Some(rest) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return hexadecimal(rest);
    }
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.trim_start_matches('+').parse::<i32>().ok()?),
        None => (text.as_str(), 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if mantissa.len() > MAX_DIGITS {
        return None;
    }
    let exponent = exponent.checked_sub(i32::try_from(fraction.len()).ok()?)?;
    Some((integer(&format!("{whole}{fraction}"))?, exponent))
}

/// `1.8p1`: the digits of what that is in the decimal system, and the power of ten.
fn hexadecimal(text: &str) -> Option<(Integer, i32)> {
    const LARGEST: i32 = 5_000;
    let (mantissa, exponent) = match text.split_once(['p', 'P']) {
        Some((mantissa, exponent)) => (mantissa, exponent.trim_start_matches('+').parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent = exponent.checked_sub(i32::try_from(fraction.len()).ok()?.checked_mul(4)?)?;
    if exponent.abs() > LARGEST {
        return None;
    }
    let digits = Integer::parse_radix(&format!("{whole}{fraction}"), 16)?;
    let power = exponent.unsigned_abs();
    // 1 / 2 is 5 / 10.
    Some(match exponent < 0 {
        true => (&digits * &Integer::from(5).pow(power), exponent),
        false => (&digits * &Integer::from(2).pow(power), 0),
    })
}
