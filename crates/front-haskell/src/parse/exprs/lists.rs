//! Lists, sequences, comprehensions.

use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Expr, ExprKind, Stmt};
use snell_source::Span;

impl Parser<'_> {
    #[inline(never)]
    pub(super) fn list(&mut self) -> Read<Expr> {
        let open = self.here();
        self.advance();
        let kind = self.list_inside(open)?;
        self.close_expression(Tok::CloseBracket, open, "`,` or `]`")?;
        Ok(Expr { kind, span: self.since(open.start) })
    }

    fn list_inside(&mut self, open: Span) -> Read<ExprKind> {
        if self.tok == Tok::CloseBracket {
            return Ok(ExprKind::List(Vec::new()));
        }
        let first = self.list_element()?;
        match self.tok {
            Tok::DotDot => self.sequence(first, None),
            Tok::Bar => self.comprehension(first, open),
            Tok::Comma => {
                self.advance();
                let second = self.list_element()?;
                if self.tok == Tok::DotDot {
                    return self.sequence(first, Some(Box::new(second)));
                }
                let mut elements = vec![first, second];
                while self.eat(Tok::Comma) {
                    elements.push(self.list_element()?);
                }
                Ok(ExprKind::List(elements))
            }
            _ => Ok(ExprKind::List(vec![first])),
        }
    }

    fn list_element(&mut self) -> Read<Expr> {
        // `[A..]` is read as the operator `.` of a module A.
        let token = self.token();
        if self.tok == Tok::VarOp && token.is_qualified() && token.name == self.words.dot.0 {
            let mistake = self.plain_unexpected(crate::parse::codes::SYNTAX, "an element of the list");
            let text = "this is the operator `.` of a module; put a space before the `..` of a sequence";
            return Err(self.report(mistake.with_note(self.here(), text)));
        }
        self.expr()
    }

    fn sequence(&mut self, from: Expr, then: Option<Box<Expr>>) -> Read<ExprKind> {
        self.advance();
        let to = match self.tok {
            Tok::CloseBracket => None,
            _ => Some(Box::new(self.expr()?)),
        };
        Ok(ExprKind::Sequence(Box::new(from), then, to))
    }

    fn comprehension(&mut self, element: Expr, open: Span) -> Read<ExprKind> {
        let mut parts: Vec<Stmt> = Vec::new();
        let mut before: Vec<Vec<Stmt>> = Vec::new();
        loop {
            self.advance();
            if self.tok == Tok::Then {
                self.skip_to_close(open)?;
                return Ok(ExprKind::Unsupported("transform comprehensions"));
            }
            parts.push(self.statement()?);
            match self.tok {
                Tok::Comma => {}
                Tok::Bar => before.push(std::mem::take(&mut parts)),
                _ => break,
            }
        }
        if before.is_empty() {
            return Ok(ExprKind::Comprehension(Box::new(element), parts));
        }
        before.push(parts);
        Ok(ExprKind::Parallel(Box::new(element), before))
    }
}
