//! Tokens to [`Syntax`]: items and what they are made of; expressions are in [`exprs`], types in [`types`].

mod exprs;
mod recover;
mod types;

use super::diagnostics::Diagnostics;
use super::lexer::Lexer;
use super::literals;
use super::syntax::{ConItem, DataItem, DefinitionItem, Ident, NodeId, SignatureItem, Syntax};
use super::token::{Tok, Token, Word};
use crate::{Literal, codes};
use snell_source::{FileId, Names, Span};

/// A mistake was reported; the item is given up.
pub(super) struct Failed;

type Parsed<T> = Result<T, Failed>;

/// Reads the items of one file into `syntax`.
pub(super) fn parse(text: &str, file: FileId, names: &mut Names, syntax: &mut Syntax, diagnostics: &mut Diagnostics) {
    let mut lexer = Lexer::new(text, file);
    let token = lexer.next(diagnostics);
    let mut parser =
        Parser { lexer, token, last_end: 0, last_mistake: None, file, names, syntax, diagnostics, frames: Vec::new() };
    while parser.token.tok != Tok::End && !parser.diagnostics.is_full() {
        let start = parser.token;
        if parser.item().is_err() {
            parser.frames.clear();
            parser.recover(start);
        }
    }
}

/// Reads a file that is one expression; nothing if there is a mistake, which is reported.
pub(super) fn expression(
    text: &str,
    file: FileId,
    names: &mut Names,
    syntax: &mut Syntax,
    diagnostics: &mut Diagnostics,
) -> Option<NodeId> {
    let mut lexer = Lexer::new(text, file);
    let token = lexer.next(diagnostics);
    let mut parser =
        Parser { lexer, token, last_end: 0, last_mistake: None, file, names, syntax, diagnostics, frames: Vec::new() };
    let expression = parser.expr().ok()?;
    match parser.token.tok {
        Tok::End => Some(expression),
        _ => {
            let Failed = parser.unexpected("the end of the query");
            None
        }
    }
}

/// One token of lookahead over a file.
struct Parser<'a> {
    lexer: Lexer<'a>,
    token: Token,
    /// Where the token before the current one ends.
    last_end: u32,
    /// Where the last item that was given up went wrong.
    last_mistake: Option<u32>,
    file: FileId,
    names: &'a mut Names,
    syntax: &'a mut Syntax,
    diagnostics: &'a mut Diagnostics,
    frames: Vec<exprs::Frame>,
}

impl Parser<'_> {
    fn item(&mut self) -> Parsed<()> {
        let start = self.token.start;
        match self.token.tok {
            Tok::Word(Word::Data) => self.data(start, false),
            Tok::Variable => {
                let name = self.ident()?;
                match (self.names.text(name.name), self.token.tok) {
                    ("transparent", Tok::Word(Word::Data)) => return self.data(start, true),
                    ("guarded", Tok::Capital) => {
                        let data = self.capital("the name of a data type")?;
                        self.syntax.guarded.push(data);
                        return self.expect(Tok::Semicolon, "`;` after the name of a data type");
                    }
                    _ => {}
                }
                if self.token.tok == Tok::Colon {
                    self.advance();
                    let ty = self.ty()?;
                    self.end_of_item()?;
                    self.syntax.signatures.push(SignatureItem { name, ty });
                    return Ok(());
                }
                let mut params = self.params()?;
                if self.token.tok == Tok::Semicolon && params.len() == 1 {
                    match self.names.text(name.name) {
                        "input" => self.syntax.makers.append(&mut params),
                        // A name in backticks.
                        "guarded" => self.syntax.guarded.append(&mut params),
                        _ => {}
                    }
                    if params.is_empty() {
                        return self.end_of_item();
                    }
                }
                self.expect(Tok::Equals, "`=` or a parameter")?;
                let mut body = self.expr()?;
                let span = self.since(start);
                self.end_of_item()?;
                if params.is_empty() {
                    (params, body) = self.syntax.split_lambda(body);
                }
                self.syntax.definitions.push(DefinitionItem { name, params, body, span });
                Ok(())
            }
            _ => Err(self.unexpected("a definition (`f x = e;`), a signature (`f : type;`) or `data`")),
        }
    }

    fn data(&mut self, start: u32, transparent: bool) -> Parsed<()> {
        self.advance();
        let name = self.capital("the name of a data type")?;
        let params = self.params()?;
        let mut cons = Vec::new();
        let mut separator = Tok::Equals;
        while self.token.tok == separator {
            self.advance();
            let con = self.capital("the name of a constructor")?;
            let mut fields = Vec::new();
            while self.starts_atomic_type() {
                fields.push(self.atomic_type()?);
            }
            let (mut hidden, mut equations) = (Vec::new(), Vec::new());
            while self.token.tok == Tok::Colon {
                self.advance();
                let mut names = self.params()?;
                match (self.token.tok, names.len()) {
                    (Tok::Equals, 1) => {
                        self.advance();
                        equations.extend(names.pop().zip(Some(self.atomic_type()?)));
                    }
                    _ => hidden.extend(names),
                }
            }
            cons.push(ConItem { name: con, fields, hidden, equations });
            separator = Tok::Bar;
        }
        let span = self.since(start);
        let expected = if cons.is_empty() { "`=`, a type parameter or `;`" } else { "a field type, `:`, `|` or `;`" };
        self.expect(Tok::Semicolon, expected)?;
        self.syntax.datas.push(DataItem { name, params, cons, span, transparent });
        Ok(())
    }

    fn end_of_item(&mut self) -> Parsed<()> {
        self.expect(Tok::Semicolon, "`;` at the end of the definition")
    }

    fn advance(&mut self) {
        self.last_end = self.token.end;
        self.token = self.lexer.next(self.diagnostics);
    }

    fn span(&self) -> Span {
        self.lexer.span(self.token)
    }

    /// From a place to the end of the token before the current one.
    fn since(&self, start: u32) -> Span {
        Span { file: self.file, start, end: self.last_end.max(start) }
    }

    fn expect(&mut self, tok: Tok, expected: &str) -> Parsed<()> {
        if self.token.tok != tok {
            return Err(self.unexpected(expected));
        }
        self.advance();
        Ok(())
    }

    fn unexpected(&mut self, expected: &str) -> Failed {
        // A word that could not be read was reported already.
        if self.token.tok != Tok::Bad {
            let found = match self.token.tok {
                Tok::End => Tok::End.describe().to_string(),
                Tok::Literal if self.token.end - self.token.start > 30 => "a literal".to_string(),
                Tok::Literal => self.lexer.text(self.token).to_string(),
                _ => format!("`{}`", self.lexer.text(self.token).trim_matches('`')),
            };
            self.diagnostics.error(codes::SYNTAX, self.span(), format!("expected {expected}, found {found}"));
        }
        Failed
    }

    /// A variable's name where one is bound or defined.
    fn ident(&mut self) -> Parsed<Ident> {
        let (token, span) = (self.token, self.span());
        if token.tok != Tok::Variable {
            return Err(self.unexpected("a variable"));
        }
        let name = self.name(token, span)?;
        self.advance();
        Ok(Ident { name, span })
    }

    /// Variables and underscores, as many as there are.
    fn params(&mut self) -> Parsed<Vec<Ident>> {
        let mut params = Vec::new();
        while matches!(self.token.tok, Tok::Variable | Tok::Underscore) {
            params.push(self.binder()?);
        }
        Ok(params)
    }

    /// A variable or an underscore.
    fn binder(&mut self) -> Parsed<Ident> {
        if self.token.tok == Tok::Underscore {
            let ident = Ident { name: self.names.intern("_"), span: self.span() };
            self.advance();
            return Ok(ident);
        }
        self.ident()
    }

    /// A capital name, or one in backticks where only a capital name can stand.
    fn capital(&mut self, expected: &str) -> Parsed<Ident> {
        let (token, span) = (self.token, self.span());
        let quoted = self.lexer.text(token).starts_with('`');
        if token.tok != Tok::Capital && !(token.tok == Tok::Variable && quoted) {
            return Err(self.unexpected(expected));
        }
        let name = self.name(token, span)?;
        self.advance();
        Ok(Ident { name, span })
    }

    /// The name that a token stands for.
    fn name(&mut self, token: Token, span: Span) -> Parsed<snell_source::Name> {
        let text = self.lexer.text(token);
        let opening = match text.as_bytes() {
            [b'`', ..] => 1,
            [b'@', ..] => 2,
            _ => return Ok(self.names.intern(text)),
        };
        let text = literals::unquote(text, opening, span, self.diagnostics).ok_or(Failed)?;
        Ok(self.names.intern(&text))
    }

    /// The value of the current literal token.
    fn literal(&mut self) -> Parsed<Literal> {
        let (text, span) = (self.lexer.text(self.token), self.span());
        let literal = literals::literal(text, span, self.diagnostics).ok_or(Failed)?;
        self.advance();
        Ok(literal)
    }

    /// The text after `error` and `assert`.
    fn label(&mut self) -> Parsed<Box<str>> {
        if self.token.tok == Tok::Literal && self.lexer.text(self.token).starts_with('"') {
            let Literal::Str(text) = self.literal()? else { return Err(Failed) };
            return Ok((&*text).into());
        }
        Err(self.unexpected("a label in double quotes"))
    }
}
