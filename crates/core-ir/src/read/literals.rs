//! The values of literal tokens and quoted names.

use super::diagnostics::Diagnostics;
use crate::{Literal, codes};
use snell_integer::Integer;
use snell_source::Span;

/// The value of a literal token; none if it was reported.
pub(super) fn literal(text: &str, span: Span, diagnostics: &mut Diagnostics) -> Option<Literal> {
    match text.as_bytes().first()? {
        b'"' => Some(Literal::Str(unquote(text, 1, span, diagnostics)?.into())),
        b'\'' => {
            let inner = unquote(text, 1, span, diagnostics)?;
            let mut chars = inner.chars();
            let (first, None) = (chars.next(), chars.next()) else {
                return bad_number(diagnostics, span, "a character literal holds exactly one character");
            };
            let Some(first) = first else {
                return bad_number(diagnostics, span, "a character literal holds exactly one character");
            };
            Some(Literal::Char(first))
        }
        _ => number(text, span, diagnostics),
    }
}

fn number(text: &str, span: Span, diagnostics: &mut Diagnostics) -> Option<Literal> {
    let special = match text {
        "NaN" => Some(f64::NAN),
        "Infinity" => Some(f64::INFINITY),
        "-Infinity" => Some(f64::NEG_INFINITY),
        _ => None,
    };
    if let Some(value) = special {
        return Some(Literal::Double(value));
    }
    if let Some(digits) = text.strip_prefix("0d") {
        let bits = if digits.len() == 16 { u64::from_str_radix(digits, 16).ok() } else { None };
        let Some(bits) = bits else {
            return bad_number(diagnostics, span, "a double given by its bits is `0d` and 16 hexadecimal digits");
        };
        return Some(Literal::Double(f64::from_bits(bits)));
    }
    let is_integer = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let digits = text.strip_prefix('-').unwrap_or(text);
    if is_integer(digits) {
        let Ok(value) = text.parse() else {
            return bad_number(
                diagnostics,
                span,
                "this number is too large for an `Int`; write `n` after it for an `Integer`",
            );
        };
        return Some(Literal::Int(value));
    }
    if let Some(digits) = digits.strip_suffix('n').filter(|digits| is_integer(digits)) {
        if digits.len() > MAX_DIGITS {
            return bad_number(diagnostics, span, "this number has more than 100000 digits");
        }
        let value = text.strip_suffix('n').unwrap_or(text).parse::<Integer>();
        return value.ok().map(Literal::Integer);
    }
    if digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'))
        && let Ok(value) = text.parse::<f64>()
    {
        return Some(Literal::Double(value));
    }
    bad_number(diagnostics, span, "this is no number: write 42 for an `Int`, 42n for an `Integer`, 4.2 for a `Double`")
}

/// Reading decimal digits is quadratic in their number.
const MAX_DIGITS: usize = 100_000;

fn bad_number<T>(diagnostics: &mut Diagnostics, span: Span, message: &str) -> Option<T> {
    diagnostics.error(codes::BAD_NUMBER, span, message);
    None
}

/// The text between the quotes of a token, `opening` bytes from its start, with escapes replaced.
pub(super) fn unquote(text: &str, opening: usize, span: Span, diagnostics: &mut Diagnostics) -> Option<String> {
    let inner = text.get(opening..text.len().checked_sub(1)?)?;
    let mut out = String::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let Some((c, len)) = unescape(escape) else {
            let start = span.end - 1 - (rest.len() - at) as u32;
            let len = 1 + escape.chars().next().map_or(0, char::len_utf8) as u32;
            let span = Span { start, end: start + len, ..span };
            diagnostics.error(codes::BAD_ESCAPE, span, "this is no escape");
            diagnostics.help("the escapes are \\n \\t \\r \\0 \\\\ \\' \\\" \\` and \\u{hex}");
            return None;
        };
        out.push(c);
        rest = &escape[len..];
    }
    out.push_str(rest);
    Some(out)
}

/// The character an escape stands for and the length of its text without the backslash.
fn unescape(text: &str) -> Option<(char, usize)> {
    let c = match text.as_bytes().first()? {
        b'n' => '\n',
        b't' => '\t',
        b'r' => '\r',
        b'0' => '\0',
        b'u' => {
            let digits = text.strip_prefix("u{")?;
            let digits = &digits[..digits.find('}')?];
            if digits.is_empty() || digits.len() > 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return None;
            }
            return Some((char::from_u32(u32::from_str_radix(digits, 16).ok()?)?, digits.len() + 3));
        }
        quote @ (b'\\' | b'\'' | b'"' | b'`') => *quote as char,
        _ => return None,
    };
    Some((c, 1))
}
