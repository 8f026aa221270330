//! Expressions.

use super::Renamer;
use crate::hir::{self, ExprId, ExprKind, PatKind, VarId};
use crate::syntax::{self, Alt, Expr, Ident, QIdent, QName};
use snell_source::Span;

use syntax::ExprKind as From;

impl Renamer<'_> {
    /// An expression.
    pub(super) fn expr(&mut self, expr: &Expr) -> ExprId {
        let span = expr.span;
        if self.rebindable
            && let Some(meant) = self.rebound(expr)
        {
            return self.expr(&meant);
        }
        let kind = match &expr.kind {
            From::Paren(inner) => return self.expr(inner),
            From::Var(id) | From::Con(id) => self.value_expr(*id),
            From::Literal(literal) => return self.literal_expr(literal, span),
            From::App(..) => return self.application(expr),
            From::Infix(parts) => return self.infix(parts, span).0,
            From::LeftSection(operand, op) => return self.left_section(operand, op, span),
            From::RightSection(op, operand) => return self.right_section(op, operand, span),
            From::Unit => ExprKind::Con(self.world.hir.wired.unit_con),
            From::TupleCon(size) => match self.tuple_fits(*size, span) {
                true => ExprKind::Con(self.world.hir.wired.tuple_cons[size - 2]),
                false => self.failed(),
            },
            From::List(_) | From::Sequence(..) if self.overloaded_lists => return self.overloaded_list(expr),
            From::List(items) if items.is_empty() => ExprKind::Con(self.world.hir.wired.nil),
            From::List(items) => ExprKind::List(items.iter().map(|item| self.expr(item)).collect()),
            From::Unsupported(what) => {
                let reason = self.unsupported(what, span);
                if !what.is_empty() {
                    self.break_binding(reason.clone());
                }
                ExprKind::Broken(reason)
            }
            From::Label(name) => self.label(*name, span),
            From::Implicit(name) => self.implicit(*name, span),
            From::Hole(ident) => self.hole(*ident),
            _ => self.scoped_expr(expr),
        };
        self.new_expr(kind, span)
    }

    /// `fromList [a, b]`, `fromList [a ..]`.
    fn overloaded_list(&mut self, expr: &Expr) -> ExprId {
        let span = expr.span;
        let kind = match &expr.kind {
            From::List(items) if items.is_empty() => ExprKind::Con(self.world.hir.wired.nil),
            From::List(items) => ExprKind::List(items.iter().map(|item| self.expr(item)).collect()),
            _ => self.scoped_expr(expr),
        };
        let list = self.new_expr(kind, span);
        let known = &self.world.known;
        let function = self.required(known.exts_module, known.from_list, span);
        self.call(function, vec![list], span)
    }

    /// Expressions with parts of several kinds; apart from the rest to keep stack frames small.
    #[inline(never)]
    fn scoped_expr(&mut self, expr: &Expr) -> ExprKind {
        let span = expr.span;
        match &expr.kind {
            From::Lambda(patterns, body) => {
                let mark = self.scopes.mark();
                let patterns = self.patterns(patterns);
                let body = self.expr(body);
                self.scopes.leave(mark);
                ExprKind::Lambda(patterns, body)
            }
            From::LambdaCase(alts) => self.lambda_case(alts, span),
            From::Let(decls, body) if super::implicit::has_implicit(decls) => {
                let whole = self.implicit_let(decls, body, span);
                self.world.hir.expr(whole).kind.clone()
            }
            From::Let(decls, body) => {
                let mark = self.scopes.mark();
                let binds = self.local_binds(decls);
                let body = self.expr(body);
                self.scopes.leave(mark);
                ExprKind::Let(binds, body)
            }
            From::If(condition, yes, no) => ExprKind::If(self.expr(condition), self.expr(yes), self.expr(no)),
            From::MultiIf(bodies) => ExprKind::MultiIf(bodies.iter().map(|body| self.guarded(body)).collect()),
            From::Case(scrutinee, alts) => {
                let scrutinee = self.expr(scrutinee);
                ExprKind::Case(scrutinee, self.alts(alts))
            }
            From::Do(stmts) => self.do_block(stmts, span),
            From::Comprehension(body, stmts) => self.comprehension(body, stmts, span),
            From::Parallel(body, lists) => self.parallel(body, lists, span),
            From::Tuple(parts) => self.tuple(parts, span),
            From::Sequence(first, second, last) => self.sequence(first, second.as_deref(), last.as_deref(), span),
            From::Record(con, fields, wildcard) => self.record_expr(*con, fields, *wildcard, span),
            From::Update(record, fields) => self.update(record, fields, span),
            From::TypeApp(function, ty) => ExprKind::TypeApp(self.expr(function), self.ty_or_class(ty)),
            From::Typed(inner, ty) => {
                let (scheme, explicit) = self.scheme(ty);
                let mark = self.scopes.mark();
                if explicit {
                    self.enter_scheme(&scheme.vars);
                }
                let inner = self.expr(inner);
                self.scopes.leave(mark);
                ExprKind::Typed(inner, scheme)
            }
            _ => self.failed(),
        }
    }

    /// `f a b`: as many arguments as there are, at once.
    fn application(&mut self, expr: &Expr) -> ExprId {
        let mut args = Vec::new();
        let mut head = expr;
        while let From::App(function, arg) = &head.kind {
            args.push(&**arg);
            head = function;
        }
        self.called(head);
        let function = self.expr(head);
        let args: Vec<ExprId> = args.into_iter().rev().map(|arg| self.expr(arg)).collect();
        self.apply(function, args, expr.span)
    }

    fn lambda_case(&mut self, alts: &[Alt], span: Span) -> ExprKind {
        let var = self.fresh("x", span);
        let pattern = self.new_pat(PatKind::Var(var), span);
        let scrutinee = self.var_expr(var, span);
        let alts = self.alts(alts);
        let body = self.new_expr(ExprKind::Case(scrutinee, alts), span);
        ExprKind::Lambda(vec![pattern], body)
    }

    fn alts(&mut self, alts: &[Alt]) -> Vec<hir::Alt> {
        let mut out = Vec::with_capacity(alts.len());
        for alt in alts {
            let mark = self.scopes.mark();
            let pattern = self.pattern(&alt.pattern);
            let rhs = self.rhs(&alt.rhs);
            self.scopes.leave(mark);
            out.push(hir::Alt { pattern, rhs, span: alt.span });
        }
        out
    }

    /// `(a, b)`; missing components become parameters.
    fn tuple(&mut self, parts: &[Option<Expr>], span: Span) -> ExprKind {
        let mut missing: Vec<VarId> = Vec::new();
        let mut items = Vec::with_capacity(parts.len());
        for part in parts {
            items.push(match part {
                Some(part) => self.expr(part),
                None => {
                    let var = self.fresh("x", span);
                    missing.push(var);
                    self.var_expr(var, span)
                }
            });
        }
        if !self.tuple_fits(parts.len(), span) {
            return self.failed();
        }
        let tuple = ExprKind::Tuple(items);
        if missing.is_empty() {
            return tuple;
        }
        let body = self.new_expr(tuple, span);
        let patterns = missing.into_iter().map(|var| self.new_pat(PatKind::Var(var), span)).collect();
        ExprKind::Lambda(patterns, body)
    }

    /// `[a ..]` and its kin.
    fn sequence(&mut self, first: &Expr, second: Option<&Expr>, last: Option<&Expr>, span: Span) -> ExprKind {
        let known = &self.world.known;
        let (base, name) = match (second, last) {
            (None, None) => (known.base, known.enum_from),
            (Some(_), None) => (known.base, known.enum_from_then),
            (None, Some(_)) => (known.base, known.enum_from_to),
            (Some(_), Some(_)) => (known.base, known.enum_from_then_to),
        };
        let args = [Some(first), second, last];
        let args = args.into_iter().flatten().map(|arg| self.expr(arg)).collect();
        let var = self.required(base, name, span);
        let function = self.var_expr(var, span);
        ExprKind::App(function, args)
    }

    /// `_name` is a variable if one is in scope.
    fn hole(&mut self, ident: Ident) -> ExprKind {
        let name = QName::plain(ident.name);
        if self.text(ident.name) != "_"
            && (self.scopes.value(ident.name).is_some() || self.global_value(name) != super::lookup::Found::None)
        {
            return self.value_expr(QIdent { name, span: ident.span });
        }
        self.no_value(QIdent { name, span: ident.span })
    }
}
