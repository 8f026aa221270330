//! Escapes in strings and characters.

use super::codes;
use super::parser::Parser;
use snell_source::Diagnostic;

/// The names of ASCII control characters; `SO` after `SOH`, which is tried first.
#[rustfmt::skip]
const NAMES: [(&str, char); 34] = [
    ("NUL", '\0'), ("SOH", '\x01'), ("STX", '\x02'), ("ETX", '\x03'), ("EOT", '\x04'), ("ENQ", '\x05'),
    ("ACK", '\x06'), ("BEL", '\x07'), ("BS", '\x08'), ("HT", '\x09'), ("LF", '\x0a'), ("VT", '\x0b'), ("FF", '\x0c'),
    ("CR", '\x0d'), ("SO", '\x0e'), ("SI", '\x0f'), ("DLE", '\x10'), ("DC1", '\x11'), ("DC2", '\x12'),
    ("DC3", '\x13'), ("DC4", '\x14'), ("NAK", '\x15'), ("SYN", '\x16'), ("ETB", '\x17'), ("CAN", '\x18'),
    ("EM", '\x19'), ("SUB", '\x1a'), ("ESC", '\x1b'), ("FS", '\x1c'), ("GS", '\x1d'), ("RS", '\x1e'), ("US", '\x1f'),
    ("SP", ' '), ("DEL", '\x7f'),
];

impl Parser<'_> {
    /// The characters that the inside of a literal stands for; it starts at `offset` in the text.
    pub fn unescaped(&mut self, inside: &str, offset: u32) -> String {
        let mut out = String::with_capacity(inside.len());
        let mut rest = inside;
        while let Some(at) = rest.find('\\') {
            out.push_str(&rest[..at]);
            let escape = &rest[at + 1..];
            match read(escape) {
                Some((value, length)) => {
                    out.extend(value);
                    rest = &escape[length..];
                }
                None => {
                    let start = offset + (inside.len() - rest.len() + at) as u32;
                    let length = escape.chars().next().map_or(0, char::len_utf8);
                    let digits = escape.bytes().take_while(u8::is_ascii_alphanumeric).count().max(length);
                    let span = self.span(start, start + 1 + digits as u32);
                    let message = match escape.as_bytes().first() {
                        Some(b'0'..=b'9' | b'x' | b'o' | b'X' | b'O') => "there is no character with this number",
                        _ => "this is no escape; a backslash itself is written `\\\\`",
                    };
                    self.diagnostics.push(Diagnostic::error(codes::BAD_ESCAPE, span, message));
                    rest = &escape[length..];
                }
            }
        }
        out.push_str(rest);
        out
    }
}

/// What an escape stands for (nothing for `\&` and gaps) and how long it is after its backslash.
fn read(escape: &str) -> Option<(Option<char>, usize)> {
    let bytes = escape.as_bytes();
    let one = |c| Some((Some(c), 1));
    match bytes.first()? {
        b'a' => one('\x07'),
        b'b' => one('\x08'),
        b'f' => one('\x0c'),
        b'n' => one('\n'),
        b'r' => one('\r'),
        b't' => one('\t'),
        b'v' => one('\x0b'),
        b'\\' => one('\\'),
        b'"' => one('"'),
        b'\'' => one('\''),
        b'&' => Some((None, 1)),
        b'^' => match bytes.get(1)? {
            letter @ b'@'..=b'_' => Some((Some(char::from(letter - b'@')), 2)),
            _ => None,
        },
        b'x' | b'X' => number(&escape[1..], 16).map(|(value, length)| (value, length + 1)),
        b'o' | b'O' => number(&escape[1..], 8).map(|(value, length)| (value, length + 1)),
        b'0'..=b'9' => number(escape, 10),
        byte if byte.is_ascii_whitespace() || *byte == 0x0b => {
            let end = escape.find('\\')?;
            escape[..end].trim().is_empty().then_some((None, end + 1))
        }
        _ => {
            // The longest name wins: `\SOH` is one character, `\SO\&H` two.
            let matching = NAMES.iter().filter(|(name, _)| escape.starts_with(name));
            let (name, c) = matching.max_by_key(|(name, _)| name.len())?;
            Some((Some(*c), name.len()))
        }
    }
}

fn number(digits: &str, base: u32) -> Option<(Option<char>, usize)> {
    let length = digits.chars().take_while(|c| c.is_digit(base)).count();
    // Leading zeros may be many, the value must be that of a character. Lone surrogates have no place in a text of
    // Rust and become the replacement character.
    let significant = digits[..length].trim_start_matches('0');
    let value = match significant.len() {
        0 if length > 0 => 0,
        1..=8 => u32::from_str_radix(significant, base).ok()?,
        _ => return None,
    };
    match value {
        0xd800..=0xdfff => Some((Some('\u{fffd}'), length)),
        _ => Some((Some(char::from_u32(value)?), length)),
    }
}
