//! The smallest expressions, and what a reserved word starts, which may be an argument too.

use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Expr, ExprKind, Ident, Literal, Stmt};
use snell_integer::Integer;

impl Parser<'_> {
    /// Whether an atom starts here.
    pub(super) fn starts_atom(&self) -> bool {
        match self.tok {
            Tok::Var | Tok::Con | Tok::OpenParen | Tok::Integer | Tok::String | Tok::OpenBracket => true,
            Tok::Float | Tok::Char | Tok::Underscore | Tok::OpenUnboxed => true,
            Tok::Do | Tok::Mdo | Tok::Case | Tok::Let | Tok::If | Tok::Backslash | Tok::Proc => true,
            Tok::Tick | Tok::Splice | Tok::Quotation | Tok::ImplicitParam | Tok::Label => true,
            Tok::Minus => self.at_negative_literal(),
            _ => false,
        }
    }

    /// An atom with record braces after it, if there are any.
    pub(super) fn atom(&mut self) -> Read<Expr> {
        let expr = match self.tok {
            Tok::Var => {
                let name = self.take_qident();
                Expr { kind: ExprKind::Var(name), span: name.span }
            }
            Tok::Con => {
                let name = self.take_qident();
                Expr { kind: ExprKind::Con(name), span: name.span }
            }
            Tok::Integer | Tok::Float | Tok::Char | Tok::String => {
                let span = self.here();
                Expr { kind: ExprKind::Literal(self.literal()), span }
            }
            Tok::OpenParen => self.paren()?,
            Tok::OpenBracket => self.list()?,
            _ => self.rarer_atom()?,
        };
        if self.tok == Tok::OpenBrace { self.record(expr) } else { Ok(expr) }
    }

    #[inline(never)]
    fn rarer_atom(&mut self) -> Read<Expr> {
        let start = self.start();
        match self.tok {
            Tok::Underscore => {
                let span = self.here();
                self.advance();
                let name = self.names.intern("_");
                Ok(Expr { kind: ExprKind::Hole(Ident { name, span }), span })
            }
            Tok::Do => self.do_block(),
            Tok::Mdo => {
                let mut block = self.do_block()?;
                if let ExprKind::Do(stmts) = &mut block.kind
                    && let Some(last) = stmts.pop()
                {
                    let before = std::mem::take(stmts);
                    stmts.extend([Stmt::Rec(before, block.span), last]);
                }
                Ok(block)
            }
            Tok::Case => self.case(),
            Tok::If => self.if_then_else(),
            Tok::Let => self.let_in(),
            Tok::Backslash => self.lambda(),
            Tok::Minus if self.at_negative_literal() => {
                self.advance();
                let literal = negated(self.literal());
                Ok(Expr { kind: ExprKind::Literal(literal), span: self.since(start) })
            }
            Tok::Proc => {
                self.skip_expression();
                Ok(self.unsupported(start, "arrow notation"))
            }
            Tok::OpenUnboxed => {
                let kind = match self.unboxed_parts(Self::expr)? {
                    None => ExprKind::Unsupported("unboxed sums"),
                    Some(mut parts) => match parts.len() {
                        0 => ExprKind::Unit,
                        1 => ExprKind::Paren(Box::new(parts.remove(0))),
                        _ => ExprKind::Tuple(parts.into_iter().map(Some).collect()),
                    },
                };
                Ok(Expr { kind, span: self.since(start) })
            }
            Tok::Quotation => {
                let text = self.text.get(start as usize..).unwrap_or("");
                let quotes = ["[|", "[e|", "[d|", "[t|", "[p|"];
                let what = match self.extensions.template_haskell && quotes.iter().any(|quote| text.starts_with(quote))
                {
                    true => "Template Haskell",
                    false => "quasi quotation",
                };
                self.advance();
                Ok(self.unsupported(start, what))
            }
            Tok::Splice => {
                self.advance();
                self.spliced()?;
                Ok(self.unsupported(start, "Template Haskell"))
            }
            Tok::Tick => {
                while self.eat(Tok::Tick) {}
                self.spliced()?;
                Ok(self.unsupported(start, "Template Haskell"))
            }
            Tok::ImplicitParam => {
                self.advance();
                let name = self.variable("the name of an implicit parameter")?;
                Ok(Expr { kind: ExprKind::Implicit(name), span: self.since(start) })
            }
            Tok::Label => {
                self.advance();
                let name = self.variable("the name of a label")?;
                Ok(Expr { kind: ExprKind::Label(name), span: self.since(start) })
            }
            _ => Err(self.unexpected("an expression")),
        }
    }

    /// The parts between `(#` and `#)`, which are those of an ordinary tuple here; nothing if it is a sum.
    pub fn unboxed_parts<P>(&mut self, mut part: impl FnMut(&mut Self) -> Read<P>) -> Read<Option<Vec<P>>> {
        let open = self.here();
        let after = self.after_bracket(self.at).unwrap_or(self.at);
        let mut index = self.at + 1;
        while index < after {
            match self.tokens[index].tok {
                Tok::Bar => {
                    self.skip_brackets(Tok::CloseUnboxed)?;
                    return Ok(None);
                }
                Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed => {
                    index = self.after_bracket(index).unwrap_or(index + 1);
                }
                _ => index += 1,
            }
        }
        self.advance();
        let mut parts = Vec::new();
        while self.tok != Tok::CloseUnboxed {
            parts.push(part(self)?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close(Tok::CloseUnboxed, open, "`,` or `#)`")?;
        Ok(Some(parts))
    }

    pub(super) fn unsupported(&self, start: u32, what: &'static str) -> Expr {
        Expr { kind: ExprKind::Unsupported(what), span: self.since(start) }
    }

    /// What follows the mark of a splice or a quoted name.
    pub fn spliced(&mut self) -> Read<()> {
        match self.tok {
            Tok::OpenParen => self.skip_brackets(Tok::CloseParen),
            Tok::OpenBracket => self.skip_brackets(Tok::CloseBracket),
            Tok::Var | Tok::Con | Tok::VarOp | Tok::ConOp => {
                self.advance();
                Ok(())
            }
            _ => Err(self.unexpected("a name or an expression in parentheses")),
        }
    }
}

fn negated(literal: Literal) -> Literal {
    let minus = |digits: Integer| -digits;
    match literal {
        Literal::Integer(digits) => Literal::Integer(minus(digits)),
        Literal::Fractional(digits, exponent) => Literal::Fractional(minus(digits), exponent),
        Literal::Unboxed(inner) => Literal::Unboxed(Box::new(negated(*inner))),
        other => other,
    }
}
