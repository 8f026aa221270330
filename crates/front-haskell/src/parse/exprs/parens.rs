//! What stands in parentheses: operators, sections, tuples, units, and plain expressions.

use crate::parse::codes;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Expr, ExprKind};
use snell_source::Span;

impl Parser<'_> {
    #[inline(never)]
    pub(super) fn paren(&mut self) -> Read<Expr> {
        self.enter()?;
        let result = self.paren_inside();
        self.depth -= 1;
        result
    }

    fn paren_inside(&mut self) -> Read<Expr> {
        let open = self.here();
        self.advance();
        match self.tok {
            Tok::CloseParen => {
                self.advance();
                return Ok(Expr { kind: ExprKind::Unit, span: self.since(open.start) });
            }
            Tok::VarOp | Tok::ConOp | Tok::Minus | Tok::Bang | Tok::Tilde if self.peek(1) == Tok::CloseParen => {
                let con = self.tok == Tok::ConOp;
                let mut name = self.take_qident();
                self.advance();
                name.span = self.since(open.start);
                let kind = if con { ExprKind::Con(name) } else { ExprKind::Var(name) };
                return Ok(Expr { kind, span: name.span });
            }
            Tok::VarOp | Tok::ConOp | Tok::Bang | Tok::Backtick => return self.right_section(open),
            Tok::RightArrow if self.peek(1) == Tok::CloseParen => {
                let message = "`(->)` is a type, not a function";
                return Err(self.error(codes::SYNTAX, self.here(), message));
            }
            Tok::Comma => return self.tuple(open, None),
            _ => {}
        }
        let (expr, operator) = self.chain(true)?;
        if let Some(operator) = operator {
            self.advance();
            let kind = ExprKind::LeftSection(Box::new(expr), Box::new(operator));
            return Ok(Expr { kind, span: self.since(open.start) });
        }
        let expr = if self.tok == Tok::DoubleColon { self.signature(expr)? } else { expr };
        match self.tok {
            Tok::CloseParen => {
                self.advance();
                Ok(Expr { kind: ExprKind::Paren(Box::new(expr)), span: self.since(open.start) })
            }
            Tok::Comma => self.tuple(open, Some(expr)),
            Tok::RightArrow => {
                let message = "a view pattern `(e -> p)` is a pattern, and an expression is needed here";
                Err(self.error(codes::AS_PATTERN, self.here(), message))
            }
            _ => Err(self.unclosed_expression(open, "`,` or `)`")),
        }
    }

    /// `(op e)`.
    fn right_section(&mut self, open: Span) -> Read<Expr> {
        let at = self.at;
        let operator = self.operator()?;
        if !self.starts_operand() {
            return Err(self.no_operand(at));
        }
        let (operand, _) = self.chain(false)?;
        self.close_expression(Tok::CloseParen, open, "`)` after the section")?;
        let kind = ExprKind::RightSection(Box::new(operator), Box::new(operand));
        Ok(Expr { kind, span: self.since(open.start) })
    }

    /// The rest of a tuple after its first component, which a tuple section may leave out.
    fn tuple(&mut self, open: Span, first: Option<Expr>) -> Read<Expr> {
        let mut parts = vec![first];
        while self.eat(Tok::Comma) {
            match self.tok {
                Tok::Comma | Tok::CloseParen => parts.push(None),
                _ => parts.push(Some(self.expr()?)),
            }
        }
        self.close_expression(Tok::CloseParen, open, "`,` or `)`")?;
        let kind = match parts.iter().all(Option::is_none) {
            true => ExprKind::TupleCon(parts.len()),
            false => ExprKind::Tuple(parts),
        };
        Ok(Expr { kind, span: self.since(open.start) })
    }
}
