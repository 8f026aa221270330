//! Expressions: chains of operators, applications, signatures.

mod atoms;
mod control;
mod lists;
mod parens;
mod records;
mod stmts;

use super::codes;
use super::parser::{Parser, Read};
use super::token::Tok;
use crate::syntax::{Expr, ExprKind, Infix};
use snell_source::Diagnostic;

/// An expression, and the operator after it if it is a left section.
type Chain = (Expr, Option<Expr>);

impl Parser<'_> {
    /// An expression, perhaps with a signature.
    pub fn expr(&mut self) -> Read<Expr> {
        self.enter()?;
        let chain = self.chain(false);
        let result = match chain {
            Ok((expr, _)) if self.tok == Tok::DoubleColon => self.signature(expr),
            Ok((expr, _)) => Ok(expr),
            Err(failed) => Err(failed),
        };
        self.depth -= 1;
        result
    }

    fn signature(&mut self, expr: Expr) -> Read<Expr> {
        let start = expr.span.start;
        self.advance();
        let ty = self.ty()?;
        Ok(Expr { kind: ExprKind::Typed(Box::new(expr), ty), span: self.since(start) })
    }

    /// Operands with operators between them. The last operand may be missing in a section.
    fn chain(&mut self, section: bool) -> Read<Chain> {
        let start = self.start();
        let mut parts = Vec::new();
        loop {
            while self.tok == Tok::Minus && !self.at_negative_literal() {
                parts.push(Infix::Minus(self.here()));
                self.advance();
            }
            let operand = self.application()?;
            if !self.at_operator() {
                if parts.is_empty() {
                    return Ok((operand, None));
                }
                parts.push(Infix::Operand(operand));
                return Ok((self.infix(parts, start), None));
            }
            let operator_start = self.at;
            let operator = self.operator()?;
            if section && self.tok == Tok::CloseParen {
                if parts.is_empty() {
                    return Ok((operand, Some(operator)));
                }
                let end = operand.span.end;
                parts.push(Infix::Operand(operand));
                let span = self.span(start, end);
                return Ok((Expr { kind: ExprKind::Infix(parts), span }, Some(operator)));
            }
            if !self.starts_operand() {
                return Err(self.no_operand(operator_start));
            }
            parts.push(Infix::Operand(operand));
            parts.push(Infix::Operator(operator));
        }
    }

    fn infix(&self, parts: Vec<Infix>, start: u32) -> Expr {
        Expr { kind: ExprKind::Infix(parts), span: self.since(start) }
    }

    /// Whether an operator of expressions stands here.
    fn at_operator(&self) -> bool {
        self.tok.is_operator() || self.tok == Tok::Backtick
    }

    /// An operator, in symbols or backticks.
    fn operator(&mut self) -> Read<Expr> {
        let start = self.start();
        if self.tok != Tok::Backtick {
            let con = self.tok == Tok::ConOp;
            let name = self.take_qident();
            let kind = if con { ExprKind::Con(name) } else { ExprKind::Var(name) };
            return Ok(Expr { kind, span: name.span });
        }
        self.advance();
        let kind = match self.tok {
            Tok::Var => ExprKind::Var(self.take_qident()),
            Tok::Con => ExprKind::Con(self.take_qident()),
            _ => return Err(self.unexpected("the name of a function between backticks")),
        };
        self.expect(Tok::Backtick, "a closing backtick")?;
        Ok(Expr { kind, span: self.since(start) })
    }

    /// The operator whose first token this is has nothing to its right.
    fn no_operand(&mut self, operator: usize) -> super::parser::Failed {
        let token = self.tokens[operator];
        let span = self.span(token.start, self.last_end);
        let text = self.text.get(span.start as usize..span.end as usize).unwrap_or("");
        let found = self.found();
        if self.tok.is_operator() || matches!(self.tok, Tok::Equals | Tok::LeftArrow) {
            return self.unexpected(&format!("an expression after the operator `{text}`"));
        }
        let message = format!("the operator `{text}` has nothing to its right: after it comes {found}");
        let mistake = Diagnostic::error(codes::EMPTY_OPERAND, span, message);
        self.report(mistake)
    }

    /// A function and its arguments.
    fn application(&mut self) -> Read<Expr> {
        let mut expr = self.atom()?;
        let mut count = 0;
        loop {
            let start = expr.span.start;
            if self.starts_atom() {
                self.check_indentation()?;
                let argument = self.atom()?;
                let span = self.since(start);
                expr = Expr { kind: ExprKind::App(Box::new(expr), Box::new(argument)), span };
            } else if self.tok == Tok::At && self.token().is_prefix() {
                self.advance();
                let ty = self.atype()?;
                let span = self.since(start);
                expr = Expr { kind: ExprKind::TypeApp(Box::new(expr), ty), span };
            } else {
                return Ok(expr);
            }
            count += 1;
            self.bound(count, "arguments")?;
        }
    }

    /// An argument after a block must not look like a line of the block that slipped to the left. An argument that
    /// opens a block itself may stand there.
    fn check_indentation(&mut self) -> Read<()> {
        let closed_here = self.closed.is_some_and(|(at, _)| at == self.at);
        if !closed_here || self.extensions.block_arguments || matches!(self.tok, Tok::Do | Tok::Backslash | Tok::Case) {
            return Ok(());
        }
        match self.misindented() {
            Some(mistake) => Err(self.report(mistake)),
            None => Ok(()),
        }
    }

    /// Whether an operand starts here.
    fn starts_operand(&self) -> bool {
        self.tok == Tok::Minus || self.starts_atom()
    }

    /// `-1` where the extension makes it a constant.
    fn at_negative_literal(&self) -> bool {
        self.extensions.negative_literals
            && self.tok == Tok::Minus
            && self.token().is_prefix()
            && matches!(self.peek(1), Tok::Integer | Tok::Float)
    }
}
