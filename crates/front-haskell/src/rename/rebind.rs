//! `RebindableSyntax`: what `do`, `if` and numbers stand for is whatever has the names in scope.

use super::Renamer;
use crate::hir::ExprId;
use crate::syntax::{Expr, ExprKind, Literal, QIdent, QName, Stmt};
use snell_source::{Name, Span};

impl Renamer<'_> {
    /// The applications that an expression stands for; nothing if it is none of those that do.
    pub(super) fn rebound(&mut self, expr: &Expr) -> Option<Expr> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Do(stmts) => match stmts.split_last() {
                Some((Stmt::Expr(last), before)) => Some(self.rebound_do(before, last)),
                _ => None,
            },
            ExprKind::If(condition, yes, no) => {
                let function = named(self.world.known.if_then_else, span);
                Some([condition, yes, no].into_iter().fold(function, |function, arg| applied(function, arg)))
            }
            _ => None,
        }
    }

    fn rebound_do(&mut self, before: &[Stmt], last: &Expr) -> Expr {
        let (bind, then) = (self.world.known.bind, self.world.known.then);
        before.iter().rev().fold(last.clone(), |rest, stmt| match stmt {
            Stmt::Expr(action) => applied(applied(named(then, action.span), action), &rest),
            Stmt::Let(decls, span) => Expr { kind: ExprKind::Let(decls.clone(), Box::new(rest)), span: *span },
            Stmt::Bind(pattern, action, span) => {
                let kind = ExprKind::Lambda(vec![pattern.clone()], Box::new(rest));
                applied(applied(named(bind, *span), action), &Expr { kind, span: *span })
            }
            Stmt::Rec(stmts, span) => {
                let recursive = self.recursive(stmts, *span);
                self.rebound_do(&[recursive], &rest)
            }
        })
    }

    /// `fromInteger 3` and `fromRational 1.5` of what has these names; nothing for other constants.
    pub(super) fn rebound_number(&mut self, literal: &Literal, number: ExprId, span: Span) -> Option<ExprId> {
        let known = &self.world.known;
        let (function, plain) = match literal {
            Literal::Integer(_) => (known.from_integer, known.as_integer),
            Literal::Fractional(..) => (known.from_rational, known.as_rational),
            _ => return None,
        };
        let plain = self.required(known.base, plain, span);
        let number = self.call(plain, vec![number], span);
        let function = self.expr(&named(function, span));
        Some(self.apply(function, vec![number], span))
    }
}

fn named(name: Name, span: Span) -> Expr {
    Expr { kind: ExprKind::Var(QIdent { name: QName::plain(name), span }), span }
}

fn applied(function: Expr, argument: &Expr) -> Expr {
    let span = argument.span;
    Expr { kind: ExprKind::App(Box::new(function), Box::new(argument.clone())), span }
}
