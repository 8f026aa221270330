//! How single words are written: names with quotes where needed, literals with escapes.

use crate::Literal;
use std::fmt::Write;

/// Words that mean something else than a variable.
pub(crate) const KEYWORDS: &[&str] =
    &["_", "assert", "assume", "case", "data", "else", "error", "fresh", "if", "in", "let", "of", "then", "thunk"];

/// Words that are literals.
pub(crate) const DOUBLES: &[&str] = &["NaN", "Infinity"];

/// Types that are not data types.
pub(crate) const TYPES: &[&str] = &["Int", "Integer", "Double", "Char", "String", "Any", "Cell", "Array"];

fn is_plain(text: &str, start: impl Fn(u8) -> bool) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(start) && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'\'')
}

/// Appends the name of a variable or a type variable.
pub(crate) fn variable(out: &mut String, text: &str) {
    if is_plain(text, |byte| byte.is_ascii_lowercase() || byte == b'_') && !KEYWORDS.contains(&text) {
        out.push_str(text);
    } else {
        quoted(out, text, '`');
    }
}

/// Appends the name of a constructor.
pub(crate) fn constructor(out: &mut String, text: &str) {
    capital(out, text, &[]);
}

/// Appends the name of a data type.
pub(crate) fn data_type(out: &mut String, text: &str) {
    capital(out, text, TYPES);
}

fn capital(out: &mut String, text: &str, reserved: &[&str]) {
    if is_plain(text, |byte| byte.is_ascii_uppercase()) && !reserved.contains(&text) && !DOUBLES.contains(&text) {
        out.push_str(text);
    } else {
        out.push('@');
        quoted(out, text, '`');
    }
}

/// Appends a literal.
pub(crate) fn literal(out: &mut String, literal: &Literal) {
    // Writing to a string can't fail.
    let _ = match literal {
        Literal::Int(value) => write!(out, "{value}"),
        Literal::Integer(value) => write!(out, "{value}n"),
        Literal::Double(value) => {
            double(out, *value);
            Ok(())
        }
        Literal::Char(value) => {
            quoted(out, value.encode_utf8(&mut [0; 4]), '\'');
            Ok(())
        }
        Literal::Str(value) => {
            quoted(out, value, '"');
            Ok(())
        }
    };
}

fn double(out: &mut String, value: f64) {
    let _ = if value.is_infinite() {
        write!(out, "{}Infinity", if value < 0.0 { "-" } else { "" })
    } else if value.to_bits() == f64::NAN.to_bits() {
        write!(out, "NaN")
    } else if value.is_nan() {
        write!(out, "0d{:016x}", value.to_bits())
    } else {
        // The shortest text that reads back as the same number.
        write!(out, "{value:?}")
    };
}

/// Appends text between quotes, with escapes for what would not survive or could not be seen.
pub(crate) fn quoted(out: &mut String, text: &str, quote: char) {
    out.push(quote);
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\\' => out.push_str("\\\\"),
            _ if c == quote => out.extend(['\\', c]),
            _ if is_invisible(c) => {
                let _ = write!(out, "\\u{{{:x}}}", c as u32);
            }
            _ => out.push(c),
        }
    }
    out.push(quote);
}

/// Controls, marks of direction and other characters that hide in an editor.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
