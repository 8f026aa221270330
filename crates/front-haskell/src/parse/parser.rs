//! The state of the parser and the steps that all of its parts take.

use super::codes;
use super::layout::Context;
use super::lexer::Extensions;
use super::token::{NONE, Tok, Token};
use super::words::Words;
use crate::syntax::{Ident, QIdent, QName, Qualifier};
use snell_source::{Diagnostic, FileId, Name, Names, Span};

/// A mistake was reported; the declaration is given up.
pub(super) struct Failed;

/// What was read, unless a mistake was reported.
pub(super) type Read<T> = Result<T, Failed>;

/// How many levels things may be nested in each other, so that neither this parser nor anything that walks the tree
/// can exhaust the stack.
pub(super) const MAX_DEPTH: u32 = 400;

/// How many mistakes of a file are reported.
pub(super) const MAX_MISTAKES: usize = 50;

/// A file while it is read.
pub(super) struct Parser<'a> {
    pub file: FileId,
    pub text: &'a str,
    pub tokens: &'a [Token],
    /// The index of the current token.
    pub at: usize,
    /// What the current token is, or what layout puts before it.
    pub tok: Tok,
    /// The blocks that are open.
    pub contexts: Vec<Context>,
    /// The block by layout that was closed last, and the index of the token before which that was.
    pub closed: Option<(usize, Context)>,
    /// How deep things are nested here.
    pub depth: u32,
    /// Where the last token ended.
    pub last_end: u32,
    pub names: &'a mut Names,
    pub words: Words,
    pub extensions: Extensions,
    /// Indices of fixity declarations, which the operators of types need.
    pub fixities: &'a [u32],
    pub diagnostics: Vec<Diagnostic>,
}

impl Parser<'_> {
    /// The current token, whatever layout puts before it.
    pub fn token(&self) -> Token {
        self.tokens[self.at]
    }

    /// The text of the current token.
    pub fn here(&self) -> Span {
        let token = self.token();
        self.span(token.start, token.end)
    }

    pub fn span(&self, start: u32, end: u32) -> Span {
        Span { file: self.file, start, end }
    }

    /// From a place up to what was read last.
    pub fn since(&self, start: u32) -> Span {
        self.span(start, self.last_end.max(start))
    }

    /// Where the current token starts.
    pub fn start(&self) -> u32 {
        self.token().start
    }

    /// Over the current token, if it is this one.
    pub fn eat(&mut self, tok: Tok) -> bool {
        let found = self.tok == tok;
        if found {
            self.advance();
        }
        found
    }

    /// Over the current token, which must be this one.
    pub fn expect(&mut self, tok: Tok, expected: &str) -> Read<()> {
        if self.eat(tok) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Over the bracket that closes the one at `open`.
    pub fn close(&mut self, tok: Tok, open: Span, expected: &str) -> Read<()> {
        if self.eat(tok) { Ok(()) } else { Err(self.unclosed(open, expected)) }
    }

    /// Over the bracket that closes the one at `open`, after an expression.
    pub fn close_expression(&mut self, tok: Tok, open: Span, expected: &str) -> Read<()> {
        if self.eat(tok) { Ok(()) } else { Err(self.unclosed_expression(open, expected)) }
    }

    /// Whether the current token is this word, which only some places reserve.
    pub fn at_word(&self, word: Name) -> bool {
        let token = self.token();
        self.tok == Tok::Var && token.name == word.0 && !token.is_qualified()
    }

    /// Over the current token, if it is this word.
    pub fn eat_word(&mut self, word: Name) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    /// Whether the current token is this operator.
    pub fn at_op(&self, op: Name) -> bool {
        let token = self.token();
        matches!(self.tok, Tok::VarOp | Tok::ConOp | Tok::Tilde) && token.name == op.0 && !token.is_qualified()
    }

    /// The name of the current token, and over it.
    pub fn take_ident(&mut self) -> Ident {
        let ident = Ident { name: self.token().name(), span: self.here() };
        self.advance();
        ident
    }

    /// The perhaps qualified name of the current token, and over it.
    pub fn take_qident(&mut self) -> QIdent {
        let token = self.token();
        let qualifier = match token.qualifier {
            NONE => Qualifier::None,
            name => Qualifier::As(Name(name)),
        };
        let ident = QIdent { name: QName { qualifier, name: token.name() }, span: self.here() };
        self.advance();
        ident
    }

    /// A new name without a qualifier: a variable.
    pub fn variable(&mut self, what: &str) -> Read<Ident> {
        match self.tok {
            Tok::Var if !self.token().is_qualified() => Ok(self.take_ident()),
            _ => Err(self.not_a_name(what, false)),
        }
    }

    /// A new name without a qualifier: that of a type, class or constructor.
    pub fn capital(&mut self, what: &str) -> Read<Ident> {
        match self.tok {
            Tok::Con if !self.token().is_qualified() => Ok(self.take_ident()),
            _ => Err(self.not_a_name(what, true)),
        }
    }

    /// A variable or an operator in parentheses.
    pub fn binder(&mut self, what: &str) -> Read<Ident> {
        if self.tok == Tok::OpenParen
            && matches!(self.peek(1), Tok::VarOp | Tok::Minus | Tok::Bang | Tok::Tilde)
            && self.peek(2) == Tok::CloseParen
        {
            let start = self.start();
            self.advance();
            let name = self.take_ident().name;
            self.advance();
            return Ok(Ident { name, span: self.since(start) });
        }
        self.variable(what)
    }

    /// One level deeper, unless that is too deep; every caller goes back up itself.
    pub fn enter(&mut self) -> Read<()> {
        if self.depth >= MAX_DEPTH {
            let message = format!("this is nested more than {MAX_DEPTH} levels deep");
            return Err(self.error(codes::TOO_DEEP, self.here(), message));
        }
        self.depth += 1;
        Ok(())
    }

    /// Fails if so many of something are already applied to or nested in each other.
    pub fn bound(&mut self, count: u32, what: &str) -> Read<()> {
        if count < MAX_DEPTH {
            return Ok(());
        }
        let message = format!("more than {MAX_DEPTH} {what}");
        Err(self.error(codes::TOO_DEEP, self.here(), message))
    }

    /// The index of the token after the partner of the bracket at `index`; none if there is no partner.
    pub fn after_bracket(&self, index: usize) -> Option<usize> {
        match self.tokens[index].name {
            NONE => None,
            partner => Some(partner as usize + 1),
        }
    }

    /// Whether no more mistakes are reported.
    pub fn is_full(&self) -> bool {
        self.diagnostics.len() >= MAX_MISTAKES
    }
}
