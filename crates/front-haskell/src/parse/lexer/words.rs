//! Names and reserved words, qualified or not.

use super::chars::{CLASS, Class, continues_word, continues_word_wide};
use super::{Lexer, NONE, Tok};

impl Lexer<'_> {
    /// A name that starts with a small letter or an underscore, or a reserved word.
    pub(super) fn small_word(&mut self) {
        let start = self.at;
        let wide = self.skip_word();
        let word = &self.text[start..self.at];
        let tok = self.keyword(word);
        match tok {
            Some(tok) => {
                if matches!(tok, Tok::Infix | Tok::Infixl | Tok::Infixr) {
                    self.fixities.push(self.out.len() as u32);
                }
                self.push(tok, start);
            }
            None => {
                let name = self.names.intern(word).0;
                self.push_named(Tok::Var, start, name, NONE, 0);
            }
        }
        self.adjust -= wide;
    }

    /// A name that starts with a capital letter, or one that it qualifies.
    pub(super) fn capital_word(&mut self) {
        let start = self.at;
        // The last part of what was read so far.
        let mut part = start;
        let mut wide = self.skip_word();
        let mut tok = Tok::Con;
        while self.bytes.get(self.at) == Some(&b'.') {
            let after = self.at + 1;
            let Some(c) = self.text[after..].chars().next() else { break };
            if c.is_uppercase() {
                self.at = after;
                part = after;
                wide += self.skip_word();
                continue;
            }
            if c == '_' || (c.is_alphabetic() && c != '∀') {
                let dot = self.at;
                self.at = after;
                let more = self.skip_word();
                if self.keyword(&self.text[after..self.at]).is_some() {
                    self.at = dot;
                } else {
                    (part, tok, wide) = (after, Tok::Var, wide + more);
                }
            } else if self.is_symbol_at(after) {
                let dot = self.at;
                self.at = after;
                let more = self.skip_symbols();
                tok = match Tok::operator(&self.text[after..self.at]) {
                    op @ (Tok::VarOp | Tok::ConOp) => op,
                    Tok::Minus | Tok::Bang | Tok::Tilde => Tok::VarOp,
                    // `A..` is the operator `.` of A, and a reserved operator is not qualified.
                    Tok::DotDot => {
                        self.at = after + 1;
                        Tok::VarOp
                    }
                    _ => {
                        self.at = dot;
                        break;
                    }
                };
                (part, wide) = (after, wide + more);
            }
            break;
        }
        let name = self.names.intern(&self.text[part..self.at]).0;
        let qualifier = if part > start { self.names.intern(&self.text[start..part - 1]).0 } else { NONE };
        let flags = if matches!(tok, Tok::VarOp | Tok::ConOp) { self.touching(start) } else { 0 };
        self.push_named(tok, start, name, qualifier, flags);
        self.adjust -= wide;
    }

    /// `∀`, which is the word `forall` and touches whatever it likes.
    pub(super) fn forall_sign(&mut self) {
        let start = self.at;
        self.at += '∀'.len_utf8();
        let name = self.names.intern("forall").0;
        self.push_named(Tok::Var, start, name, NONE, 0);
        self.adjust -= '∀'.len_utf8() as i64 - 1;
    }

    /// Over a word; gives the bytes beyond one for each character.
    fn skip_word(&mut self) -> i64 {
        let mut wide = 0;
        loop {
            while self.bytes.get(self.at).is_some_and(|&byte| continues_word(byte)) {
                self.at += 1;
            }
            match self.bytes.get(self.at) {
                Some(0x80..) => {
                    let Some(c) = self.text[self.at..].chars().next().filter(|&c| continues_word_wide(c)) else {
                        break;
                    };
                    self.at += c.len_utf8();
                    wide += c.len_utf8() as i64 - 1;
                }
                Some(b'#') if self.extensions.magic_hash => {
                    while self.bytes.get(self.at) == Some(&b'#') {
                        self.at += 1;
                    }
                    break;
                }
                _ => break,
            }
        }
        wide
    }

    fn keyword(&self, word: &str) -> Option<Tok> {
        match word {
            "mdo" if self.extensions.recursive_do => Some(Tok::Mdo),
            "rec" if self.extensions.recursive_do || self.extensions.arrows => Some(Tok::Rec),
            "proc" if self.extensions.arrows => Some(Tok::Proc),
            _ => Tok::keyword(word),
        }
    }

    /// Whether a name starts at this byte.
    pub(super) fn is_word_at(&self, at: usize) -> bool {
        match self.bytes.get(at) {
            Some(&byte) if byte < 0x80 => matches!(CLASS[byte as usize], Class::Lower | Class::Upper),
            Some(_) => self.text.get(at..).and_then(|rest| rest.chars().next()).is_some_and(char::is_alphabetic),
            None => false,
        }
    }
}
