//! Definitions of functions, operators and patterns.

use crate::parse::codes;
use crate::parse::layout::Block;
use crate::parse::parser::{Failed, Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Clause, Decl, Ident, Pat, PatKind, Type};
use snell_source::{Diagnostic, Span};

/// What is on the left of `=`.
enum Lhs {
    Function(Ident, Vec<Pat>),
    Pattern(Pat),
}

impl Parser<'_> {
    /// `f p.. = e`, `p op q = e`, `p = e`.
    pub(super) fn binding(&mut self) -> Read<Decl> {
        let start = self.start();
        let (index, mistakes) = (self.at, self.diagnostics.len());
        let lhs = match self.lhs() {
            Ok(lhs) => lhs,
            // What is wrong with the patterns of something that is no definition at all helps nobody.
            Err(failed) => match self.end_of_expression(index) {
                Some(end) if self.diagnostics.len() > mistakes => {
                    self.diagnostics.truncate(mistakes);
                    self.last_end = end;
                    return Err(self.no_definition(start));
                }
                _ => return Err(failed),
            },
        };
        if matches!(self.tok, Tok::VirtualSemi | Tok::VirtualClose | Tok::Semi | Tok::End) {
            return Err(self.no_definition(start));
        }
        let rhs = self.rhs(Tok::Equals)?;
        let span = self.since(start);
        Ok(match lhs {
            Lhs::Function(name, patterns) => Decl::Clause(Clause { name, patterns, rhs, span }),
            Lhs::Pattern(pattern) => Decl::Pattern(pattern, rhs, span),
        })
    }

    /// `x :: t = e`.
    pub(super) fn typed_binding(&mut self, name: Ident, ty: Type, start: u32) -> Read<Decl> {
        let span = self.since(start);
        let variable = Pat { kind: PatKind::Var(name), span: name.span };
        let pattern = Pat { kind: PatKind::Typed(Box::new(variable), ty), span };
        let rhs = self.rhs(Tok::Equals)?;
        Ok(Decl::Pattern(pattern, rhs, self.since(start)))
    }

    /// Something that looks like an expression stands where declarations do.
    fn no_definition(&mut self, start: u32) -> Failed {
        let message = "this is not a declaration: `=` or `|` is missing";
        let mistake = Diagnostic::error(codes::MISSING_EQUALS, self.since(start), message);
        let top = self.contexts.last().is_some_and(|context| context.kind == Block::Module);
        let text = match self.token().tok {
            Tok::Bar => "guards start further right than the definition that they belong to",
            _ => "statements stand in a do block, and further right than the declaration that they belong to",
        };
        self.report(if top { mistake.with_note(Span::NONE, text) } else { mistake })
    }

    /// Something is in the way between a left-hand side and its `=`.
    pub fn no_equals(&mut self) -> Failed {
        if self.tok.is_reserved_word() {
            return self.not_a_name("a parameter", false);
        }
        if self.tok == Tok::ConOp {
            let mistake = self.plain_unexpected(codes::MISSING_EQUALS, "`=` or `|`");
            let text = "a pattern with an operator needs parentheses as an argument, as in `f (x:xs)`";
            return self.report(mistake.with_note(snell_source::Span::NONE, text));
        }
        self.unexpected_as(codes::MISSING_EQUALS, "`=` or `|`")
    }

    fn lhs(&mut self) -> Read<Lhs> {
        match self.tok {
            Tok::Var if !self.token().is_qualified() => match self.peek(1) {
                Tok::At => {}
                _ if self.at_infix_definition(1) || self.peek(1) == Tok::ConOp => {}
                Tok::Backtick => {}
                _ => {
                    let name = self.take_ident();
                    return self.function(name);
                }
            },
            Tok::OpenParen if self.is_operator_binder() => {
                let name = self.binder("an operator")?;
                return self.function(name);
            }
            // `(:+) a b`, which is a pattern.
            Tok::OpenParen if self.peek(1) == Tok::ConOp && self.peek(2) == Tok::CloseParen => {}
            Tok::OpenParen if self.is_function_in_parens() => {
                let (name, mut patterns) = self.function_in_parens()?;
                self.arguments(&mut patterns)?;
                return Ok(Lhs::Function(name, patterns));
            }
            _ => {}
        }
        let left = self.pattern_or("a declaration")?;
        if !self.at_infix_definition(0) {
            return self.maybe_typed(left);
        }
        let name = self.defined_operator()?;
        let right = self.pattern()?;
        Ok(Lhs::Function(name, vec![left, right]))
    }

    fn pattern_or(&mut self, expected: &str) -> Read<Pat> {
        let possible = self.starts_apat(0) || matches!(self.tok, Tok::Minus | Tok::Bang);
        if possible { self.pattern() } else { Err(self.unexpected(expected)) }
    }

    fn maybe_typed(&mut self, pattern: Pat) -> Read<Lhs> {
        if self.tok != Tok::DoubleColon {
            return Ok(Lhs::Pattern(pattern));
        }
        self.advance();
        let ty = self.ty()?;
        let span = self.since(pattern.span.start);
        Ok(Lhs::Pattern(Pat { kind: PatKind::Typed(Box::new(pattern), ty), span }))
    }

    fn function(&mut self, name: Ident) -> Read<Lhs> {
        let mut patterns = Vec::new();
        self.arguments(&mut patterns)?;
        Ok(Lhs::Function(name, patterns))
    }

    fn arguments(&mut self, patterns: &mut Vec<Pat>) -> Read<()> {
        while self.starts_apat(0) {
            patterns.push(self.apat()?);
        }
        Ok(())
    }

    /// Whether a variable as an operator stands so many tokens further: what is defined.
    fn at_infix_definition(&self, ahead: usize) -> bool {
        let tok = if ahead == 0 { self.tok } else { self.peek(ahead) };
        match tok {
            Tok::VarOp => true,
            Tok::Minus => !self.starts_apat(ahead),
            Tok::Bang => !self.tokens[self.at + ahead].is_prefix(),
            Tok::Backtick => self.peek(ahead + 1) == Tok::Var,
            _ => false,
        }
    }

    fn defined_operator(&mut self) -> Read<Ident> {
        let start = self.start();
        let token = self.token();
        if token.is_qualified() {
            return Err(self.unexpected("an operator without a qualifier"));
        }
        if token.tok != Tok::Backtick {
            return Ok(self.take_ident());
        }
        self.advance();
        let mut name = self.variable("a function")?;
        self.expect(Tok::Backtick, "a closing backtick")?;
        name.span = self.since(start);
        Ok(name)
    }

    /// `(op)`.
    fn is_operator_binder(&self) -> bool {
        matches!(self.peek(1), Tok::VarOp | Tok::Minus | Tok::Bang | Tok::Tilde) && self.peek(2) == Tok::CloseParen
    }

    /// Whether the parentheses here are followed by an argument, so that a function is inside: `(f . g) x`.
    fn is_function_in_parens(&self) -> bool {
        let Some(after) = self.after_bracket(self.at) else { return false };
        !self.is_beyond(after) && self.starts_apat(after - self.at)
    }

    fn function_in_parens(&mut self) -> Read<(Ident, Vec<Pat>)> {
        let open = self.here();
        self.enter()?;
        self.advance();
        let lhs = self.lhs()?;
        self.depth -= 1;
        self.close(Tok::CloseParen, open, "`)`")?;
        match lhs {
            Lhs::Function(name, patterns) => Ok((name, patterns)),
            Lhs::Pattern(pattern) => {
                let message = "this is not the name of a function, and arguments follow";
                Err(self.error(codes::BAD_PATTERN, pattern.span, message))
            }
        }
    }
}
