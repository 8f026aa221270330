//! Statements: each scopes over those after it.

use super::{Renamer, codes};
use crate::hir::{ExprKind, Stmt};
use crate::syntax;
use snell_source::Span;

impl Renamer<'_> {
    /// Statements, whose variables stay in scope.
    pub(super) fn stmts(&mut self, stmts: &[syntax::Stmt]) -> Vec<Stmt> {
        stmts.iter().map(|stmt| self.stmt(stmt)).collect()
    }

    fn stmt(&mut self, stmt: &syntax::Stmt) -> Stmt {
        match stmt {
            syntax::Stmt::Bind(pattern, expr, _) => {
                let expr = self.expr(expr);
                let pattern = self.pattern(pattern);
                Stmt::Bind(pattern, expr, !self.irrefutable(pattern))
            }
            syntax::Stmt::Let(decls, _) => Stmt::Let(self.local_binds(decls)),
            syntax::Stmt::Expr(expr) => Stmt::Expr(self.expr(expr)),
            syntax::Stmt::Rec(stmts, span) => {
                let stmt = self.recursive(stmts, *span);
                self.stmt(&stmt)
            }
        }
    }

    /// `do ..`.
    pub(super) fn do_block(&mut self, stmts: &[syntax::Stmt], span: Span) -> ExprKind {
        if let Some(new) = self.implicit_stmts(stmts) {
            return self.do_block(&new, span);
        }
        let mark = self.scopes.mark();
        let renamed = self.stmts(stmts);
        self.scopes.leave(mark);
        let place = match stmts.last() {
            Some(syntax::Stmt::Expr(_)) => return ExprKind::Do(renamed),
            Some(syntax::Stmt::Bind(_, _, span) | syntax::Stmt::Let(_, span) | syntax::Stmt::Rec(_, span)) => *span,
            None => span,
        };
        if self.world.infos[self.module.index()].damaged {
            // The parser has said so.
            return self.failed();
        }
        self.error(codes::LAST_STATEMENT, place, "the last statement of a do block must be an expression");
        self.failed()
    }
}
