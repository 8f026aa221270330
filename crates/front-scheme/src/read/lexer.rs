//! Words of Scheme text.

use super::number::parse_number;
use crate::codes;
use crate::syntax::Datum;
use snell_source::{Code, FileId, Span};

/// A word.
pub(super) enum Token {
    /// With the character that closes it.
    Open(char),
    OpenVector,
    OpenBytes,
    Close(char),
    Dot,
    /// A prefix that stands for a list of this symbol and the next datum.
    Quote(&'static str),
    /// `#;`: the next datum is left out.
    Comment,
    Symbol(String),
    Datum(Datum),
}

type Wrong = (Code, String);

pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
    file: FileId,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str, file: FileId) -> Lexer<'t> {
        let mut lexer = Lexer { text, at: 0, file };
        if text.starts_with("#!") || text.starts_with("#lang") {
            lexer.skip_line();
        }
        lexer
    }

    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn back_to(&mut self, position: usize) {
        self.at = position;
    }

    /// Nothing more is read.
    pub(super) fn finish(&mut self) {
        self.at = self.text.len();
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn skip_line(&mut self) {
        while self.peek().is_some_and(|c| c != '\n') {
            self.bump();
        }
    }

    fn span(&self, start: usize) -> Span {
        Span { file: self.file, start: start as u32, end: self.at as u32 }
    }

    /// The next word, or what is wrong with it.
    pub(super) fn next(&mut self) -> Option<(Result<Token, Wrong>, Span)> {
        loop {
            let start = self.at;
            let c = self.bump()?;
            let token = match c {
                c if c.is_whitespace() || c == '\u{feff}' => continue,
                ';' => {
                    self.skip_line();
                    continue;
                }
                '#' if self.rest().starts_with('|') => {
                    if self.block_comment() {
                        continue;
                    }
                    Err((codes::UNCLOSED_STRING, "this comment has no end".into()))
                }
                '#' if self.rest().starts_with("!") => {
                    // Directives such as #!eof and #!fold-case.
                    while self.peek().is_some_and(|c| !is_delimiter(c)) {
                        self.bump();
                    }
                    continue;
                }
                '(' => Ok(Token::Open(')')),
                '[' => Ok(Token::Open(']')),
                ')' | ']' => Ok(Token::Close(c)),
                '\'' => Ok(Token::Quote("quote")),
                '`' => Ok(Token::Quote("quasiquote")),
                ',' if self.rest().starts_with('@') => {
                    self.bump();
                    Ok(Token::Quote("unquote-splicing"))
                }
                ',' => Ok(Token::Quote("unquote")),
                '"' => self.string('"').map(|text| Token::Datum(Datum::Str(text.into()))),
                '#' => self.hash(start),
                _ => {
                    self.at = start;
                    self.word()
                }
            };
            return Some((token, self.span(start)));
        }
    }

    /// Whether the comment has an end.
    fn block_comment(&mut self) -> bool {
        self.bump();
        let mut depth = 1;
        while depth > 0 {
            let rest = self.rest();
            if rest.starts_with("|#") {
                depth -= 1;
                self.at += 2;
            } else if rest.starts_with("#|") {
                depth += 1;
                self.at += 2;
            } else if self.bump().is_none() {
                return false;
            }
        }
        true
    }

    fn hash(&mut self, start: usize) -> Result<Token, Wrong> {
        match self.peek() {
            Some('(') => {
                self.bump();
                Ok(Token::OpenVector)
            }
            Some(';') => {
                self.bump();
                Ok(Token::Comment)
            }
            Some('\\') => {
                self.bump();
                self.character().map(|c| Token::Datum(Datum::Char(c)))
            }
            Some('\'') => Err((codes::BAD_TOKEN, "syntax objects are not supported".into())),
            Some('&') => {
                self.bump();
                Ok(Token::Quote("box"))
            }
            _ if self.rest().starts_with("u8(") || self.rest().starts_with("vu8(") => {
                self.at += self.rest().find('(').unwrap_or(0) + 1;
                Ok(Token::OpenBytes)
            }
            _ => {
                self.at = start;
                let word = self.plain_word();
                match word {
                    "#t" | "#true" | "#T" => Ok(Token::Datum(Datum::Bool(true))),
                    "#f" | "#false" | "#F" => Ok(Token::Datum(Datum::Bool(false))),
                    // A keyword of Racket is a symbol that nothing defines.
                    _ if word.len() > 2 && word.starts_with("#:") => Ok(Token::Symbol(word.into())),
                    _ => match parse_number(word, 10) {
                        Some(datum) => Ok(Token::Datum(datum)),
                        None => Err((codes::BAD_TOKEN, format!("`{word}` is no datum"))),
                    },
                }
            }
        }
    }

    fn plain_word(&mut self) -> &'t str {
        let start = self.at;
        self.bump();
        while self.peek().is_some_and(|c| !is_delimiter(c)) {
            self.bump();
        }
        &self.text[start..self.at]
    }

    /// A number, a dot or a symbol, which may have parts in bars.
    fn word(&mut self) -> Result<Token, Wrong> {
        let start = self.at;
        let mut text = String::new();
        let mut bars = false;
        while let Some(c) = self.peek().filter(|&c| !is_delimiter(c)) {
            self.bump();
            if c == '|' {
                bars = true;
                text.push_str(&self.string('|')?);
            } else {
                text.push(c);
            }
        }
        if self.at == start {
            // A delimiter that starts nothing: braces.
            let c = self.bump().unwrap_or(' ');
            return Err((codes::BAD_TOKEN, format!("`{c}` starts nothing")));
        }
        if bars {
            return Ok(Token::Symbol(text));
        }
        if text == "." {
            return Ok(Token::Dot);
        }
        Ok(match parse_number(&text, 10) {
            Some(datum) => Token::Datum(datum),
            None => Token::Symbol(text),
        })
    }

    /// What follows an opening quote or bar, up to its end.
    fn string(&mut self, end: char) -> Result<String, Wrong> {
        let mut text = String::new();
        let mut wrong = None;
        loop {
            match self.bump() {
                None => {
                    let what = if end == '"' { "string" } else { "symbol" };
                    return Err((codes::UNCLOSED_STRING, format!("this {what} has no end")));
                }
                Some(c) if c == end => break,
                Some('\\') => match self.escape() {
                    Ok(c) => text.extend(c),
                    Err(message) => wrong = wrong.or(Some((codes::BAD_ESCAPE, message))),
                },
                Some(c) => text.push(c),
            }
        }
        match wrong {
            None => Ok(text),
            Some(wrong) => Err(wrong),
        }
    }

    fn escape(&mut self) -> Result<Option<char>, String> {
        let Some(c) = self.bump() else { return Ok(None) };
        Ok(Some(match c {
            'a' => '\u{7}',
            'b' => '\u{8}',
            't' => '\t',
            'n' => '\n',
            'r' => '\r',
            '"' | '\\' | '|' | '\'' => c,
            'x' | 'X' => {
                let start = self.at;
                while self.peek().is_some_and(|c| c.is_ascii_hexdigit()) {
                    self.bump();
                }
                let digits = &self.text[start..self.at];
                if self.peek() == Some(';') {
                    self.bump();
                }
                return match u32::from_str_radix(digits, 16).ok().and_then(char::from_u32) {
                    Some(c) => Ok(Some(c)),
                    None => Err(format!("`\\x{digits};` is no character")),
                };
            }
            c if c.is_whitespace() => {
                // A line that goes on: the break and the white space around it are nothing.
                let mut broken = c == '\n';
                while let Some(c) = self.peek().filter(|c| c.is_whitespace()) {
                    if c == '\n' {
                        if broken {
                            break;
                        }
                        broken = true;
                    }
                    self.bump();
                }
                return Ok(None);
            }
            c => return Err(format!("`\\{c}` is no escape")),
        }))
    }

    fn character(&mut self) -> Result<char, Wrong> {
        let start = self.at;
        let Some(first) = self.bump() else {
            return Err((codes::BAD_TOKEN, "`#\\` is followed by nothing".into()));
        };
        while self.peek().is_some_and(|c| !is_delimiter(c)) {
            self.bump();
        }
        let word = &self.text[start..self.at];
        if word.chars().nth(1).is_none() {
            return Ok(first);
        }
        let named = NAMES.iter().find(|(name, _)| *name == word).map(|&(_, c)| c);
        let number = || {
            let digits = word.strip_prefix('x').or_else(|| word.strip_prefix('U'))?;
            u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
        };
        match named.or_else(number) {
            Some(c) => Ok(c),
            None => Err((codes::BAD_TOKEN, format!("`#\\{word}` is no character"))),
        }
    }
}

/// The names of characters, those that are written first.
pub(crate) const NAMES: &[(&str, char)] = &[
    ("nul", '\0'),
    ("null", '\0'),
    ("alarm", '\u{7}'),
    ("backspace", '\u{8}'),
    ("tab", '\t'),
    ("newline", '\n'),
    ("linefeed", '\n'),
    ("return", '\r'),
    ("page", '\u{c}'),
    ("escape", '\u{1b}'),
    ("altmode", '\u{1b}'),
    ("esc", '\u{1b}'),
    ("space", ' '),
    ("delete", '\u{7f}'),
    ("rubout", '\u{7f}'),
];

fn is_delimiter(c: char) -> bool {
    c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '"' | ';' | '\'' | '`' | ',')
}
