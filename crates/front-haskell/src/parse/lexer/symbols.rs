//! Operators, brackets, separators.

use super::chars::{CLASS, Class, is_symbol};
use super::{Lexer, NONE, Tok};

impl Lexer<'_> {
    /// An operator, reserved or not.
    pub(super) fn symbols(&mut self) {
        let start = self.at;
        let wide = self.skip_symbols();
        let text = &self.text[start..self.at];
        if self.extensions.unboxed && text == "#" && self.bytes.get(self.at) == Some(&b')') {
            self.at += 1;
            self.bracket_close(Tok::CloseUnboxed, Tok::OpenUnboxed, start);
            return;
        }
        let tok = match self.extensions.unicode {
            true => Tok::unicode_operator(text).unwrap_or_else(|| Tok::operator(text)),
            false => Tok::operator(text),
        };
        let flags = self.touching(start);
        let prefix = flags == super::FOLLOWED;
        if prefix && self.extensions.template_haskell && matches!(text, "$" | "$$") {
            self.push(Tok::Splice, start);
            return;
        }
        if prefix && self.extensions.implicit_params && text == "?" && self.is_word_at(self.at) {
            self.push(Tok::ImplicitParam, start);
            return;
        }
        if prefix && self.extensions.labels && text == "#" && self.is_word_at(self.at) {
            self.push(Tok::Label, start);
            return;
        }
        // Reserved operators have names too: an operator of types or a section may be one of them.
        let name = self.names.intern(text).0;
        self.push_named(tok, start, name, NONE, flags);
        self.adjust -= wide;
    }

    /// Over symbols; gives the bytes beyond one for each character.
    pub(super) fn skip_symbols(&mut self) -> i64 {
        let mut wide = 0;
        while let Some(&byte) = self.bytes.get(self.at) {
            if CLASS[byte as usize] == Class::Symbol {
                self.at += 1;
            } else if byte >= 0x80 {
                let Some(c) = self.text[self.at..].chars().next().filter(|&c| self.is_symbol(c)) else { break };
                self.at += c.len_utf8();
                wide += c.len_utf8() as i64 - 1;
            } else {
                break;
            }
        }
        wide
    }

    /// `∀` is a word where the extension says so.
    pub(super) fn is_symbol(&self, c: char) -> bool {
        is_symbol(c) || (c == '∀' && !self.extensions.unicode)
    }

    /// Whether a symbol stands at this byte.
    pub(super) fn is_symbol_at(&self, at: usize) -> bool {
        match self.bytes.get(at) {
            Some(&byte) if byte < 0x80 => CLASS[byte as usize] == Class::Symbol,
            Some(_) => self.text.get(at..).and_then(|rest| rest.chars().next()).is_some_and(|c| self.is_symbol(c)),
            None => false,
        }
    }

    /// Brackets, separators.
    pub(super) fn special(&mut self, byte: u8) {
        let start = self.at;
        if byte == b'[' && self.quotation() {
            return;
        }
        self.at += 1;
        match byte {
            b'(' if self.extensions.unboxed
                && self.bytes.get(self.at) == Some(&b'#')
                && self.bytes.get(self.at + 1).is_none_or(|&byte| CLASS[byte as usize] != Class::Symbol)
                && self.bytes.get(self.at + 1) != Some(&b')') =>
            {
                self.at += 1;
                self.bracket_open(Tok::OpenUnboxed, start);
            }
            b'(' => self.bracket_open(Tok::OpenParen, start),
            b'[' => self.bracket_open(Tok::OpenBracket, start),
            b'{' => self.bracket_open(Tok::OpenBrace, start),
            b')' => self.bracket_close(Tok::CloseParen, Tok::OpenParen, start),
            b']' => self.bracket_close(Tok::CloseBracket, Tok::OpenBracket, start),
            b'}' => self.bracket_close(Tok::CloseBrace, Tok::OpenBrace, start),
            b',' => self.push(Tok::Comma, start),
            b';' => self.push(Tok::Semi, start),
            _ => self.push(Tok::Backtick, start),
        }
    }

    fn bracket_open(&mut self, tok: Tok, start: usize) {
        self.open.push(self.out.len() as u32);
        self.push(tok, start);
    }

    fn bracket_close(&mut self, tok: Tok, open: Tok, start: usize) {
        let here = self.out.len() as u32;
        let mut partner = NONE;
        // A bracket of another kind was not closed, or this one not opened: the parser will say so.
        if let Some(&index) = self.open.last()
            && let Some(opening) = self.out.get_mut(index as usize)
            && opening.tok == open
        {
            opening.name = here;
            partner = index;
            self.open.pop();
        }
        self.push_named(tok, start, partner, NONE, 0);
    }
}
