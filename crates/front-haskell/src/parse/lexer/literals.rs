//! Where constants end; what they mean is found out when they are needed.

use super::{Lexer, NONE, Tok, codes};
use crate::parse::token::{ESCAPED, HASH};

impl Lexer<'_> {
    /// `12`, `0x1f`, `1_000`, `1.5e-3`.
    pub(super) fn number(&mut self) {
        let start = self.at;
        let base = match (self.bytes[start], self.bytes.get(start + 1)) {
            (b'0', Some(b'x' | b'X')) => 16,
            (b'0', Some(b'o' | b'O')) => 8,
            (b'0', Some(b'b' | b'B')) => 2,
            _ => 10,
        };
        let mut tok = Tok::Integer;
        if base != 10 && self.digits_at(start + 2, base) {
            self.at = start + 2;
            self.skip_digits(base);
            if base == 16 && self.extensions.hex_floats && self.hex_fraction() {
                tok = Tok::Float;
            }
        } else {
            self.skip_digits(10);
            if self.bytes.get(self.at) == Some(&b'.') && self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit) {
                tok = Tok::Float;
                self.at += 1;
                self.skip_digits(10);
            }
            if let Some(b'e' | b'E') = self.bytes.get(self.at) {
                let sign = usize::from(matches!(self.bytes.get(self.at + 1), Some(b'+' | b'-')));
                if self.bytes.get(self.at + 1 + sign).is_some_and(u8::is_ascii_digit) {
                    tok = Tok::Float;
                    self.at += 1 + sign;
                    self.skip_digits(10);
                }
            }
        }
        self.push_literal(tok, start, 0);
    }

    /// `.8p1` after `0x1`, each part if it is there.
    fn hex_fraction(&mut self) -> bool {
        let start = self.at;
        if self.bytes.get(self.at) == Some(&b'.') && self.digits_at(self.at + 1, 16) {
            self.at += 1;
            self.skip_digits(16);
        }
        if let Some(b'p' | b'P') = self.bytes.get(self.at) {
            let sign = usize::from(matches!(self.bytes.get(self.at + 1), Some(b'+' | b'-')));
            if self.bytes.get(self.at + 1 + sign).is_some_and(u8::is_ascii_digit) {
                self.at += 1 + sign;
                while self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
                    self.at += 1;
                }
            }
        }
        self.at > start
    }

    fn digits_at(&self, at: usize, base: u32) -> bool {
        let rest = self.bytes.get(at..).unwrap_or_default();
        rest.iter().find(|&&byte| byte != b'_').is_some_and(|&byte| char::from(byte).is_digit(base))
    }

    /// Over digits and underscores; an underscore at the end belongs to what follows, unless that is an exponent.
    fn skip_digits(&mut self, base: u32) {
        let mut end = self.at;
        while let Some(&byte) = self.bytes.get(self.at) {
            if char::from(byte).is_digit(base) {
                end = self.at + 1;
            } else if byte != b'_' {
                break;
            }
            self.at += 1;
        }
        if base != 10 || !matches!(self.bytes.get(self.at), Some(b'e' | b'E')) {
            self.at = end;
        }
    }

    /// `"text"`, which may contain gaps.
    pub(super) fn string(&mut self) {
        let start = self.at;
        // The column is that of the first character, whatever is inside.
        let (line_start, adjust) = (self.line_start, self.adjust);
        let (mut flags, mut line_here, mut adjust_here) = (0, line_start, adjust);
        self.at += 1;
        let closed = loop {
            match self.bytes.get(self.at) {
                Some(b'"') => {
                    self.at += 1;
                    break true;
                }
                Some(b'\\') => {
                    flags = ESCAPED;
                    self.at += 1;
                    if self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
                        (line_here, adjust_here) = self.skip_gap(line_here, adjust_here);
                    } else if matches!(self.bytes.get(self.at), Some(b'"' | b'\\')) {
                        self.at += 1;
                    }
                }
                None | Some(b'\n') => break false,
                Some(&byte) => {
                    adjust_here -= i64::from(byte & 0xc0 == 0x80);
                    self.at += 1;
                }
            }
        };
        if closed {
            self.push_literal(Tok::String, start, flags);
        } else {
            let end = start + self.text[start..self.at].trim_end().len();
            self.push(Tok::Bad, start);
            self.error(codes::UNCLOSED_STRING, start, end, "this string is not closed on its line");
        }
        (self.line_start, self.adjust) = (line_here, adjust_here);
    }

    fn skip_gap(&mut self, mut line: usize, mut adjust: i64) -> (usize, i64) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' => (line, adjust) = (self.at + 1, 0),
                b'\\' => {
                    self.at += 1;
                    break;
                }
                _ if byte.is_ascii_whitespace() || byte == 0x0b => {}
                _ => break,
            }
            self.at += 1;
        }
        (line, adjust)
    }

    /// `'c'`, or the `'` before a promoted or quoted name.
    pub(super) fn character(&mut self) {
        let start = self.at;
        let mut chars = self.text[start + 1..].chars();
        let (first, second) = (chars.next(), chars.next());
        match (first, second) {
            (Some('\\'), _) => {
                self.at += 2;
                // The escape itself may be a quote, a backslash or a name of several letters.
                if self.at < self.bytes.len() {
                    self.at += 1;
                }
                while self.bytes.get(self.at).is_some_and(|byte| !matches!(byte, b'\'' | b'\n')) {
                    self.at += 1;
                }
                if self.bytes.get(self.at) == Some(&b'\'') {
                    self.at += 1;
                    self.push_literal(Tok::Char, start, ESCAPED);
                } else {
                    self.at = self.text.floor_char_boundary(self.at.min(start + 2));
                    self.broken_character(start);
                }
            }
            (Some(c), Some('\'')) if c != '\'' && c != '\n' => {
                self.at += 2 + c.len_utf8();
                self.push_literal(Tok::Char, start, 0);
                self.adjust -= c.len_utf8() as i64 - 1;
            }
            _ => self.tick(start),
        }
    }

    fn tick(&mut self, start: usize) {
        self.at += 1;
        let word =
            self.text[self.at..].bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b' ').count();
        let closed = self.bytes.get(self.at + word) == Some(&b'\'');
        let promoted = self.extensions.data_kinds || self.extensions.template_haskell;
        if promoted && (self.is_word_at(self.at) || matches!(self.bytes.get(self.at), Some(b'[' | b'(' | b':' | b'\'')))
        {
            self.push(Tok::Tick, start);
        } else if closed && word > 0 {
            self.at += word + 1;
            self.push(Tok::Bad, start);
            let text = &self.text[start + 1..self.at - 1];
            let message = format!("a character literal holds one character; did you mean the string \"{text}\"?");
            self.error(codes::UNCLOSED_CHAR, start, self.at, message);
        } else if self.bytes.get(self.at).is_some_and(u8::is_ascii_uppercase)
            || matches!(self.bytes.get(self.at), Some(b'[' | b'(' | b':'))
        {
            self.push(Tok::Tick, start);
        } else {
            self.broken_character(start);
        }
    }

    fn broken_character(&mut self, start: usize) {
        let empty = self.bytes.get(start + 1) == Some(&b'\'');
        self.at = self.at.max(start + 1 + usize::from(empty));
        self.push(Tok::Bad, start);
        let message = match empty {
            true => "an empty character literal; the empty string is \"\"",
            false => "this character literal is not closed",
        };
        self.error(codes::UNCLOSED_CHAR, start, self.at, message);
    }

    fn push_literal(&mut self, tok: Tok, start: usize, mut flags: u8) {
        let end = self.at;
        if self.extensions.magic_hash {
            while self.bytes.get(self.at) == Some(&b'#') && self.at < end + 2 {
                self.at += 1;
                flags |= HASH;
            }
        }
        self.push_named(tok, start, NONE, NONE, flags);
    }
}
