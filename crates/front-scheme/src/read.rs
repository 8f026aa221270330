//! The reader: text to data with their places. It never fails: what can't be read is said and left out.

mod lexer;
mod number;

use crate::codes;
use crate::symbols::Symbols;
use crate::syntax::{Datum, Syntax};
use lexer::{Lexer, Token};
use snell_source::{Diagnostic, FileId, Span};

/// Nesting beyond this is refused, so that no phase runs out of stack.
const MAX_DEPTH: usize = 1000;

/// Reads all data of a text.
pub(crate) fn read(text: &str, file: FileId, symbols: &mut Symbols) -> (Vec<Syntax>, Vec<Diagnostic>) {
    let mut reader =
        Reader { lexer: Lexer::new(text, file), symbols, diagnostics: Vec::new(), depth: 0, too_deep: false };
    let mut data = Vec::new();
    while let Some((token, span)) = reader.next() {
        match token {
            Token::Close(c) => reader.unopened(c, span),
            Token::Dot => reader.error(codes::BAD_DOT, span, "a dot outside of a list"),
            token => data.extend(reader.datum(token, span)),
        }
    }
    (data, reader.diagnostics)
}

struct Reader<'t> {
    lexer: Lexer<'t>,
    symbols: &'t mut Symbols,
    diagnostics: Vec<Diagnostic>,
    depth: usize,
    too_deep: bool,
}

impl Reader<'_> {
    fn error(&mut self, code: snell_source::Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, span, message));
    }

    fn unopened(&mut self, close: char, span: Span) {
        self.error(codes::UNOPENED, span, format!("this `{close}` closes nothing"));
    }

    /// The next token that is not wrong.
    fn next(&mut self) -> Option<(Token, Span)> {
        loop {
            match self.lexer.next()? {
                (Ok(token), span) => return Some((token, span)),
                (Err((code, message)), span) => self.error(code, span, message),
            }
        }
    }

    /// The datum that begins with a token; none after a mistake.
    fn datum(&mut self, token: Token, span: Span) -> Option<Syntax> {
        let datum = match token {
            Token::Open(close) => return self.sequence(close, span, false),
            Token::OpenVector => return self.sequence(')', span, true),
            Token::OpenBytes => return self.bytes(span),
            Token::Quote(name) => {
                let quoted = self.one(span, &format!("{name} is followed by nothing"))?;
                let name = Syntax::sym(span, self.symbols.intern(name));
                let whole = span.to(quoted.span);
                return Some(Syntax::list(whole, vec![name, quoted]));
            }
            Token::Comment => {
                self.one(span, "#; is followed by nothing");
                return None;
            }
            Token::Symbol(text) => Datum::Sym(self.symbols.intern(&text)),
            Token::Datum(datum) => datum,
            Token::Close(c) => {
                self.unopened(c, span);
                return None;
            }
            Token::Dot => {
                self.error(codes::BAD_DOT, span, "a dot where a datum is expected");
                return None;
            }
        };
        Some(Syntax::new(span, datum))
    }

    /// The datum after a prefix.
    fn one(&mut self, span: Span, missing: &str) -> Option<Syntax> {
        if !self.deeper(span) {
            return None;
        }
        let found = loop {
            let before = self.lexer.position();
            match self.next() {
                Some((Token::Close(_), _)) => {
                    self.lexer.back_to(before);
                    self.error(codes::BAD_TOKEN, span, missing);
                    break None;
                }
                Some((Token::Comment, at)) => {
                    self.datum(Token::Comment, at);
                }
                Some((token, at)) => break self.datum(token, at),
                None => {
                    self.error(codes::UNCLOSED, span, missing);
                    break None;
                }
            }
        };
        self.depth -= 1;
        found
    }

    fn deeper(&mut self, span: Span) -> bool {
        if self.depth >= MAX_DEPTH {
            if !self.too_deep {
                self.too_deep = true;
                self.error(codes::TOO_DEEP, span, format!("more than {MAX_DEPTH} parentheses are open here"));
            }
            self.lexer.finish();
            return false;
        }
        self.depth += 1;
        true
    }

    /// A list or a vector up to its closing parenthesis.
    fn sequence(&mut self, close: char, open: Span, vector: bool) -> Option<Syntax> {
        if !self.deeper(open) {
            return None;
        }
        let mut items = Vec::new();
        let mut tail: Option<Syntax> = None;
        let end = loop {
            let Some((token, span)) = self.next() else {
                if !self.too_deep {
                    self.error(codes::UNCLOSED, open, "this parenthesis is never closed");
                }
                break open;
            };
            match token {
                Token::Close(c) => {
                    if c != close {
                        let message = format!("`{c}` closes what must be closed by `{close}`");
                        let error = Diagnostic::error(codes::UNOPENED, span, message);
                        self.diagnostics.push(error.with_note(open, "opened here"));
                    }
                    break span;
                }
                Token::Dot if vector || items.is_empty() || tail.is_some() => {
                    self.error(codes::BAD_DOT, span, "a dot that is not before the last element of a list");
                }
                Token::Dot => tail = self.one(span, "a dot is followed by nothing"),
                token => {
                    let comment = matches!(token, Token::Comment);
                    let item = self.datum(token, span);
                    if tail.is_some() && !comment {
                        self.error(codes::BAD_DOT, span, "more than one datum follows a dot");
                    } else {
                        items.extend(item);
                    }
                }
            }
        };
        self.depth -= 1;
        let span = open.to(end);
        Some(match tail {
            _ if vector => Syntax::new(span, Datum::Vector(items.into())),
            Some(tail) => Syntax::dotted(span, items, tail),
            None => Syntax::list(span, items),
        })
    }

    fn bytes(&mut self, open: Span) -> Option<Syntax> {
        let whole = self.sequence(')', open, true)?;
        let Datum::Vector(items) = &whole.datum else { return Some(whole) };
        let mut bytes = Vec::with_capacity(items.len());
        for item in items.iter() {
            match &item.datum {
                Datum::Int(n) if n.to_i64().is_some_and(|n| (0..256).contains(&n)) => {
                    bytes.push(n.to_i64().unwrap_or(0) as u8);
                }
                _ => self.error(codes::BAD_TOKEN, item.span, "a byte is a number from 0 to 255"),
            }
        }
        Some(Syntax::new(whole.span, Datum::Bytes(bytes.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r##"#!/usr/bin/scheme
#| block #| nested |# |# ; line
(define-record-type <p> (make-p x) p? (x p-x set-p-x!)) #;(hidden (datum))
'(1 -2/4 #xFF 1.5e-3 +inf.0 #t #\a #\space #\x41 "s\n\x41;\
   t" |odd symbol| #(1 2) #u8(1 2) . tail) `(a ,b ,@c) [bracket λ → é]"##;

    fn shown(text: &str) -> (usize, Vec<String>) {
        let mut symbols = Symbols::default();
        let (data, wrong) = read(text, FileId(0), &mut symbols);
        (data.len(), wrong.into_iter().map(|diagnostic| diagnostic.message).collect())
    }

    #[test]
    fn everything_is_read() {
        assert_eq!(shown(TEXT), (4, vec![]));
    }

    #[test]
    fn no_prefix_makes_it_panic_or_go_unnoticed() {
        for (end, _) in TEXT.char_indices() {
            shown(&TEXT[..end]);
        }
        for (start, _) in TEXT.char_indices() {
            shown(&TEXT[start..]);
        }
        assert_eq!(shown("(a (b").1, ["this parenthesis is never closed"; 2]);
    }

    #[test]
    fn deep_nesting_is_refused() {
        let (_, wrong) = shown(&"(".repeat(100_000));
        assert_eq!(wrong, ["more than 1000 parentheses are open here"]);
        assert_eq!(shown(&"'".repeat(100_000)).1, ["more than 1000 parentheses are open here"]);
    }

    #[test]
    fn numbers_are_told_from_symbols() {
        let mut symbols = Symbols::default();
        let text = "1 -1 +5 1/2 2/4 1. .5 1e3 - + ... 1+ -a 1/0 #e1.5 #b101 -1.5e2";
        let (data, _) = read(text, FileId(0), &mut symbols);
        let kinds: String = data
            .iter()
            .map(|datum| match datum.datum {
                Datum::Int(_) => 'i',
                Datum::Ratio(..) => 'q',
                Datum::Real(_) => 'r',
                Datum::Sym(_) => 's',
                _ => '?',
            })
            .collect();
        assert_eq!(kinds, "iiiqqrrrssssssqir");
    }
}
