//! Implicit parameters: `?x` is a method of a class whose instances are given, `let ?x = e in b` gives one. Labels are alike.

use super::Renamer;
use crate::hir::{ExprId, ExprKind, Ty, TyKind};
use crate::syntax::{self, Decl, Expr, Ident};
use snell_source::Span;

impl Renamer<'_> {
    /// The name as a type.
    pub(super) fn implicit_name(&mut self, ident: Ident) -> Ty {
        let text = format!("\"{}\"", self.text(ident.name));
        let name = self.world.hir.names.intern(&text);
        Ty { kind: TyKind::Con(self.type_literal(name)), span: ident.span }
    }

    /// `?x`.
    pub(super) fn implicit(&mut self, ident: Ident, span: Span) -> ExprKind {
        let known = &self.world.known;
        let method = self.required(known.base, known.implicit, span);
        let method = self.var_expr(method, span);
        ExprKind::TypeApp(method, self.implicit_name(ident))
    }

    /// `#x`.
    pub(super) fn label(&mut self, ident: Ident, span: Span) -> ExprKind {
        let known = &self.world.known;
        let method = self.required(known.labels_module, known.from_label, span);
        let method = self.var_expr(method, span);
        ExprKind::TypeApp(method, self.implicit_name(ident))
    }

    /// `let ?x = e in b`.
    pub(super) fn implicit_let(&mut self, decls: &[Decl], body: &Expr, span: Span) -> ExprId {
        let given: Vec<(Ident, ExprId)> = decls
            .iter()
            .filter_map(|decl| match decl {
                Decl::Implicit(name, value) => Some((*name, self.expr(value))),
                _ => None,
            })
            .collect();
        let mut result = self.expr(body);
        for (name, value) in given.into_iter().rev() {
            let known = &self.world.known;
            let function = self.required(known.base, known.with_implicit, span);
            let function = self.var_expr(function, span);
            let name = self.implicit_name(name);
            let function = self.new_expr(ExprKind::TypeApp(function, name), span);
            result = self.apply(function, vec![value, result], span);
        }
        result
    }

    /// The statements of a block; what comes after implicit parameters is an expression of its own.
    pub(super) fn implicit_stmts(&self, stmts: &[syntax::Stmt]) -> Option<Vec<syntax::Stmt>> {
        let gives = |stmt: &syntax::Stmt| matches!(stmt, syntax::Stmt::Let(decls, _) if has_implicit(decls));
        let place = stmts.iter().position(gives)?;
        let syntax::Stmt::Let(decls, span) = &stmts[place] else { return None };
        let rest = Expr { kind: syntax::ExprKind::Do(stmts[place + 1..].to_vec()), span: *span };
        let mut new = stmts[..place].to_vec();
        let whole = syntax::ExprKind::Let(decls.clone(), Box::new(rest));
        new.push(syntax::Stmt::Expr(Expr { kind: whole, span: *span }));
        Some(new)
    }
}

/// Whether a `let` is one of implicit parameters.
pub(super) fn has_implicit(decls: &[Decl]) -> bool {
    decls.iter().any(|decl| matches!(decl, Decl::Implicit(..)))
}
