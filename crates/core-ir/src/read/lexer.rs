//! Text to tokens, one at a time: nothing is kept, so that a large file costs no memory here.

use super::diagnostics::Diagnostics;
use super::token::{Tok, Token, Word};
use crate::codes;
use snell_source::{Code, FileId, Span};

/// Reads tokens from a place in the text on.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    file: FileId,
    at: usize,
}

impl<'a> Lexer<'a> {
    /// A lexer at the start of a file.
    pub(super) fn new(text: &'a str, file: FileId) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer { text, file, at }
    }

    /// Goes on at another place, which must be the start or end of a token.
    pub(super) fn jump(&mut self, at: u32) {
        self.at = at as usize;
    }

    /// The text of a token.
    pub(super) fn text(&self, token: Token) -> &'a str {
        self.text.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    /// The span of a token.
    pub(super) fn span(&self, token: Token) -> Span {
        Span { file: self.file, start: token.start, end: token.end }
    }

    /// Whether a token is the first thing on its line.
    pub(super) fn starts_line(&self, token: Token) -> bool {
        token.start == 0 || self.text.as_bytes().get(token.start as usize - 1) == Some(&b'\n')
    }

    /// The next token.
    pub(super) fn next(&mut self, diagnostics: &mut Diagnostics) -> Token {
        if let Some(bad) = self.skip_blanks(diagnostics) {
            return bad;
        }
        let start = self.at;
        let Some(first) = self.peek(0) else { return self.token(Tok::End, start) };
        let tok = match first {
            b'(' => self.take(1, Tok::Open),
            b')' => self.take(1, Tok::Close),
            b'{' => self.take(1, Tok::OpenBrace),
            b'}' => self.take(1, Tok::CloseBrace),
            b';' => self.take(1, Tok::Semicolon),
            b'=' => self.take(1, Tok::Equals),
            b':' => self.take(1, Tok::Colon),
            b'|' => self.take(1, Tok::Bar),
            b'\\' => self.take(1, Tok::Backslash),
            b'-' if self.peek(1) == Some(b'>') => self.take(2, Tok::Arrow),
            b'-' if self.peek(1).is_some_and(|byte| byte.is_ascii_digit()) => self.number(),
            b'-' if self.text[self.at..].starts_with("-Infinity") => self.take(9, Tok::Literal),
            b'0'..=b'9' => self.number(),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let tok = self.word();
                if self.text[self.at..].chars().next().is_some_and(|next| !next.is_ascii() && next.is_alphanumeric()) {
                    return self.foreign(start, diagnostics);
                }
                tok
            }
            b'`' => return self.quoted(1, b'`', Tok::Variable, diagnostics),
            b'@' if self.peek(1) == Some(b'`') => return self.quoted(2, b'`', Tok::Capital, diagnostics),
            b'"' => return self.quoted(1, b'"', Tok::Literal, diagnostics),
            b'\'' => return self.quoted(1, b'\'', Tok::Literal, diagnostics),
            _ if self.text[start..].chars().next().is_some_and(char::is_alphabetic) => {
                return self.foreign(start, diagnostics);
            }
            _ => return self.stray(diagnostics),
        };
        self.token(tok, start)
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + ahead).copied()
    }

    fn take(&mut self, bytes: usize, tok: Tok) -> Tok {
        self.at += bytes;
        tok
    }

    fn token(&self, tok: Tok, start: usize) -> Token {
        Token { tok, start: start as u32, end: self.at as u32 }
    }

    fn take_while(&mut self, accept: impl Fn(u8) -> bool) {
        while self.peek(0).is_some_and(&accept) {
            self.at += 1;
        }
    }

    /// Skips blanks and comments; an unclosed comment is a bad token.
    fn skip_blanks(&mut self, diagnostics: &mut Diagnostics) -> Option<Token> {
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some(b' ' | b'\n' | b'\t' | b'\r'), _) => self.at += 1,
                (Some(b'-'), Some(b'-')) => self.take_while(|byte| byte != b'\n'),
                (Some(b'{'), Some(b'-')) => {
                    let start = self.at;
                    if !self.skip_comment() {
                        let opening = Token { tok: Tok::Bad, start: start as u32, end: start as u32 + 2 };
                        diagnostics.error(codes::UNCLOSED, self.span(opening), "this comment is never closed");
                        return Some(self.token(Tok::Bad, start));
                    }
                }
                _ => return None,
            }
        }
    }

    fn skip_comment(&mut self) -> bool {
        let mut depth = 0usize;
        loop {
            match (self.peek(0), self.peek(1)) {
                (None, _) => return false,
                (Some(b'{'), Some(b'-')) => (self.at, depth) = (self.at + 2, depth + 1),
                (Some(b'-'), Some(b'}')) => (self.at, depth) = (self.at + 2, depth - 1),
                _ => self.at += 1,
            }
            if depth == 0 {
                return true;
            }
        }
    }

    fn word(&mut self) -> Tok {
        let start = self.at;
        let in_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'\'';
        self.take_while(in_word);
        let is_letter = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphabetic());
        if self.peek(0) == Some(b'.') && is_letter(self.peek(1)) {
            // `int.to-double`: a hyphen belongs to the name when a letter follows, so `x->y` is no surprise.
            while matches!(self.peek(0), Some(b'.' | b'-')) && is_letter(self.peek(1)) {
                self.at += 1;
                self.take_while(in_word);
            }
            return Tok::Primitive;
        }
        let text = &self.text[start..self.at];
        match text.as_bytes()[0] {
            b'A'..=b'Z' if matches!(text, "NaN" | "Infinity") => Tok::Literal,
            b'A'..=b'Z' => Tok::Capital,
            _ if text == "_" => Tok::Underscore,
            _ => Word::parse(text).map_or(Tok::Variable, Tok::Word),
        }
    }

    /// Takes all that looks like part of a number; whether it is one is found out when its value is needed.
    fn number(&mut self) -> Tok {
        self.at += 1;
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some(b'.'), Some(b'0'..=b'9')) => self.at += 2,
                (Some(b'e' | b'E'), Some(b'+' | b'-')) => self.at += 2,
                (Some(byte), _) if byte.is_ascii_alphanumeric() || byte == b'_' => self.at += 1,
                _ => return Tok::Literal,
            }
        }
    }

    fn quoted(&mut self, opening: usize, quote: u8, tok: Tok, diagnostics: &mut Diagnostics) -> Token {
        let start = self.at;
        self.at += opening;
        loop {
            match self.peek(0) {
                Some(b'\\') if self.peek(1).is_some_and(|byte| byte != b'\n') => self.at += 2,
                Some(b'\n') | None => break,
                Some(byte) if byte == quote => {
                    self.at += 1;
                    return self.token(tok, start);
                }
                Some(_) => self.at += 1,
            }
        }
        let opening = Token { tok: Tok::Bad, start: start as u32, end: (start + opening) as u32 };
        let what = match quote {
            b'"' => "string",
            b'\'' => "character",
            _ => "name",
        };
        self.report(diagnostics, codes::UNCLOSED, opening, format!("this {what} is not closed on its line"));
        self.token(Tok::Bad, start)
    }

    /// A name with letters that are not ASCII.
    fn foreign(&mut self, start: usize, diagnostics: &mut Diagnostics) -> Token {
        let rest = &self.text[start..];
        self.at = start + rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '\'').unwrap_or(rest.len());
        let token = self.token(Tok::Bad, start);
        let text = self.text(token);
        self.report(diagnostics, codes::BAD_CHARACTER, token, format!("`{text}` is no plain identifier"));
        diagnostics.help(format!("write it in backticks: `{text}`"));
        token
    }

    /// A run of characters that start no token is one mistake.
    fn stray(&mut self, diagnostics: &mut Diagnostics) -> Token {
        let start = self.at;
        let rest = &self.text[start..];
        let is_stray = |c: char| !c.is_whitespace() && (!c.is_ascii() || "!#$%&*+,./<>?@[]^~-".contains(c));
        let len = rest.find(|c| !is_stray(c)).unwrap_or(rest.len());
        self.at += len.max(rest.chars().next().map_or(0, char::len_utf8));
        let token = self.token(Tok::Bad, start);
        let text: String = self.text(token).chars().take(20).collect();
        self.report(diagnostics, codes::BAD_CHARACTER, token, format!("unexpected `{}`", text.escape_debug()));
        diagnostics.help("names other than plain ASCII identifiers are written in backticks");
        token
    }

    fn report(&self, diagnostics: &mut Diagnostics, code: Code, token: Token, message: String) {
        diagnostics.error(code, self.span(token), message);
    }
}
