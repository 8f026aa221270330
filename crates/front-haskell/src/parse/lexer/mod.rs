//! Text to tokens: white space and comments here, the kinds of tokens each in a file of its own.

mod chars;
mod literals;
mod pragmas;
mod quotes;
mod symbols;
mod words;

use super::codes;
use super::token::{FIRST, FOLLOWED, NONE, PRECEDED, TABBED, Tok, Token};
use chars::{CLASS, Class};
use snell_source::{Diagnostic, FileId, Names, Span};

pub(super) use pragmas::{Extensions, header};

/// The tokens of a file; the last one is [`Tok::End`].
pub(super) struct Lexed {
    pub tokens: Vec<Token>,
    /// The indices of `infix`, `infixl` and `infixr`, for the operators of types.
    pub fixities: Vec<u32>,
    pub diagnostics: Vec<Diagnostic>,
}

/// The tokens of a text.
pub(super) fn lex(file: FileId, text: &str, extensions: Extensions, names: &mut Names) -> Lexed {
    let mut lexer = Lexer::new(file, text, extensions, names);
    lexer.out.reserve(text.len() / 5);
    while lexer.next() {}
    lexer.finish()
}

/// The tokens up to the first declaration.
pub(super) fn lex_header(file: FileId, text: &str, extensions: Extensions, names: &mut Names) -> Lexed {
    let mut lexer = Lexer::new(file, text, extensions, names);
    let mut imports = false;
    let mut header = false;
    while lexer.next() {
        let Some(&token) = lexer.out.last() else { break };
        match token.tok {
            Tok::Import => imports = true,
            Tok::Module if lexer.out.len() == 1 => header = true,
            // After `where`, everything that starts in the column of the imports and is none.
            Tok::Where if header && !imports => header = false,
            _ if header || token.tok == Tok::OpenBrace || token.tok == Tok::Semi => {}
            _ if !imports => break,
            _ if token.is(FIRST) && lexer.import_column() >= Some(token.column) => break,
            _ => {}
        }
    }
    lexer.finish()
}

/// The tokens of a part of a text.
pub(super) fn lex_part(
    file: FileId,
    text: &str,
    range: std::ops::Range<usize>,
    extensions: Extensions,
    names: &mut Names,
) -> Lexed {
    let mut lexer = Lexer::new(file, text.get(..range.end).unwrap_or(text), extensions, names);
    lexer.at = range.start;
    while lexer.next() {}
    lexer.finish()
}

struct Lexer<'a> {
    file: FileId,
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    line_start: usize,
    /// What tabs add to the distance from the start of the line and characters of several bytes take away.
    adjust: i64,
    tabbed: bool,
    first: bool,
    /// No quotation ends after this place, so that the rest need not be searched again.
    no_more_quotations: bool,
    extensions: Extensions,
    names: &'a mut Names,
    out: Vec<Token>,
    /// Brackets that are open, as indices of tokens.
    open: Vec<u32>,
    fixities: Vec<u32>,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Lexer<'a> {
    fn new(file: FileId, text: &'a str, extensions: Extensions, names: &'a mut Names) -> Self {
        let mut lexer = Lexer {
            file,
            text,
            bytes: text.as_bytes(),
            at: 0,
            line_start: 0,
            adjust: 0,
            tabbed: false,
            first: true,
            no_more_quotations: false,
            extensions,
            names,
            out: Vec::new(),
            open: Vec::new(),
            fixities: Vec::new(),
            diagnostics: Vec::new(),
        };
        if text.starts_with('\u{feff}') {
            lexer.at = 3;
            lexer.line_start = 3;
        }
        if text[lexer.at..].starts_with("#!") {
            lexer.skip_line();
        }
        lexer
    }

    fn finish(mut self) -> Lexed {
        let end = self.text.len() as u32;
        self.out.push(Token { tok: Tok::End, flags: FIRST, start: end, end, column: 0, name: NONE, qualifier: NONE });
        Lexed { tokens: self.out, fixities: self.fixities, diagnostics: self.diagnostics }
    }

    fn import_column(&self) -> Option<u32> {
        self.out.iter().find(|token| token.tok == Tok::Import).map(|token| token.column)
    }

    /// Adds the next token; false at the end of the text.
    fn next(&mut self) -> bool {
        if !self.skip_space() {
            return false;
        }
        let byte = self.bytes[self.at];
        match CLASS[byte as usize] {
            Class::Lower => self.small_word(),
            Class::Upper => self.capital_word(),
            Class::Digit => self.number(),
            Class::Symbol => self.symbols(),
            Class::Special => self.special(byte),
            Class::Quote => self.character(),
            Class::DoubleQuote => self.string(),
            Class::Space | Class::Other => self.other(),
        }
        true
    }

    /// To the next token; false if there is none.
    fn skip_space(&mut self) -> bool {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b' ' => self.at += 1,
                b'\n' => self.newline(),
                b'\t' => self.tab(),
                b'\r' | 0x0b | 0x0c => self.at += 1,
                b'-' if self.is_line_comment() => self.skip_line(),
                b'{' if self.bytes.get(self.at + 1) == Some(&b'-') => {
                    if self.meaningful_pragma() {
                        continue;
                    }
                    self.skip_comment();
                }
                0x80.. => {
                    let Some(c) = self.text[self.at..].chars().next() else { return false };
                    if !c.is_whitespace() {
                        return true;
                    }
                    self.wide(c);
                }
                _ => return true,
            }
        }
        false
    }

    fn newline(&mut self) {
        self.at += 1;
        self.line_start = self.at;
        self.adjust = 0;
        self.tabbed = false;
        self.first = true;
    }

    fn tab(&mut self) {
        let before = (self.at - self.line_start) as i64 + self.adjust;
        self.adjust += 7 - before.rem_euclid(8);
        self.tabbed = true;
        self.at += 1;
    }

    /// Over a character of several bytes, which is one column wide.
    fn wide(&mut self, c: char) {
        self.at += c.len_utf8();
        self.adjust -= c.len_utf8() as i64 - 1;
    }

    /// `--`, more dashes, and no symbol after them.
    fn is_line_comment(&self) -> bool {
        let dashes = self.bytes[self.at..].iter().take_while(|&&byte| byte == b'-').count();
        dashes >= 2 && !self.is_symbol_at(self.at + dashes)
    }

    fn skip_line(&mut self) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    }

    fn skip_comment(&mut self) {
        let start = self.at;
        let mut depth = 0usize;
        while let Some(&byte) = self.bytes.get(self.at) {
            match (byte, self.bytes.get(self.at + 1)) {
                (b'{', Some(b'-')) => {
                    depth += 1;
                    self.at += 2;
                }
                (b'-', Some(b'}')) => {
                    depth -= 1;
                    self.at += 2;
                    if depth == 0 {
                        return;
                    }
                }
                (b'\n', _) => self.newline(),
                (b'\t', _) => self.tab(),
                _ => {
                    // All bytes of a character but the first.
                    self.adjust -= i64::from(byte & 0xc0 == 0x80);
                    self.at += 1;
                }
            }
        }
        self.error(codes::UNCLOSED_COMMENT, start, start + 2, "this comment is never closed");
    }

    fn push(&mut self, tok: Tok, start: usize) {
        self.push_named(tok, start, NONE, NONE, 0);
    }

    /// Adds the token from `start` to here.
    fn push_named(&mut self, tok: Tok, start: usize, name: u32, qualifier: u32, flags: u8) {
        let column = (start - self.line_start) as i64 + self.adjust + 1;
        let mut flags = flags;
        if self.first {
            flags |= FIRST;
            self.first = false;
        }
        if self.tabbed {
            flags |= TABBED;
        }
        self.out.push(Token {
            tok,
            flags,
            start: start as u32,
            end: self.at as u32,
            column: column.max(1) as u32,
            name,
            qualifier,
        });
    }

    /// Whether the token from `start` to here touches other tokens.
    fn touching(&self, start: usize) -> u8 {
        let before = match self.bytes[..start].last() {
            Some(b'}') => start < 2 || self.bytes[start - 2] != b'-',
            Some(b')' | b']' | b'"' | b'\'' | b'_') => true,
            Some(&byte) if byte < 0x80 => byte.is_ascii_alphanumeric(),
            Some(_) => self.text[..start].chars().next_back().is_some_and(char::is_alphanumeric),
            None => false,
        };
        let after = match self.bytes.get(self.at) {
            Some(b'{') => self.bytes.get(self.at + 1) != Some(&b'-'),
            Some(b'(' | b'[' | b'"' | b'\'' | b'_') => true,
            Some(&byte) if byte < 0x80 => byte.is_ascii_alphanumeric(),
            Some(_) => self.text[self.at..].chars().next().is_some_and(char::is_alphanumeric),
            None => false,
        };
        u8::from(before) * PRECEDED + u8::from(after) * FOLLOWED
    }

    /// A character of several bytes, or one that starts nothing.
    fn other(&mut self) {
        let Some(c) = self.text[self.at..].chars().next() else { return };
        if c == '∀' && self.extensions.unicode {
            self.forall_sign();
        } else if c.is_uppercase() {
            self.capital_word();
        } else if c.is_alphabetic() {
            self.small_word();
        } else if self.is_symbol(c) {
            self.symbols();
        } else {
            let start = self.at;
            self.at += c.len_utf8();
            self.push(Tok::Bad, start);
            self.adjust -= c.len_utf8() as i64 - 1;
            let message = match chars::plain_counterpart(c) {
                Some(plain) => format!("the character `{c}` (U+{:04X}) is not the plain `{plain}`", c as u32),
                None => format!("the character {c:?} (U+{:04X}) can't stand here", c as u32),
            };
            self.error(codes::BAD_CHARACTER, start, self.at, message);
        }
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    fn error(&mut self, code: snell_source::Code, start: usize, end: usize, message: impl Into<String>) {
        // More than the parser reports of a file is of no use to anyone.
        if self.diagnostics.len() < 100 {
            self.diagnostics.push(Diagnostic::error(code, self.span(start, end), message));
        }
    }
}
