//! `K { f = e }` and `e { f = e }`.

use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Expr, ExprKind, FieldBinding};

impl Parser<'_> {
    /// The record braces after an atom; there may be several.
    #[inline(never)]
    pub(super) fn record(&mut self, mut expr: Expr) -> Read<Expr> {
        let mut count = 0;
        while self.tok == Tok::OpenBrace {
            let open = self.here();
            self.open_fields();
            let (fields, rest) = self.field_bindings()?;
            self.close_fields(open, "`,` or `}`")?;
            let span = self.since(expr.span.start);
            let kind = match expr.kind {
                ExprKind::Con(name) => ExprKind::Record(name, fields, rest),
                _ => ExprKind::Update(Box::new(expr), fields),
            };
            expr = Expr { kind, span };
            count += 1;
            self.bound(count, "record updates in a row")?;
        }
        Ok(expr)
    }

    fn field_bindings(&mut self) -> Read<(Vec<FieldBinding>, bool)> {
        let mut fields = Vec::new();
        loop {
            match self.tok {
                Tok::CloseBrace => return Ok((fields, false)),
                Tok::DotDot => {
                    self.advance();
                    return Ok((fields, true));
                }
                _ => {}
            }
            let field = self.field_name()?;
            let value = if self.eat(Tok::Equals) { Some(self.expr()?) } else { None };
            fields.push(FieldBinding { field, value });
            if !self.eat(Tok::Comma) {
                return Ok((fields, false));
            }
        }
    }

    /// The name of a field, perhaps qualified, perhaps an operator.
    pub fn field_name(&mut self) -> Read<crate::syntax::QIdent> {
        match self.tok {
            Tok::Var => Ok(self.take_qident()),
            Tok::OpenParen
                if matches!(self.peek(1), Tok::VarOp | Tok::Minus | Tok::Bang) && self.peek(2) == Tok::CloseParen =>
            {
                self.advance();
                let name = self.take_qident();
                self.advance();
                Ok(name)
            }
            _ => Err(self.not_a_name("the name of a field", false)),
        }
    }
}
