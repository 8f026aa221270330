//! Patterns: checked against the type of what they match; they bind variables and bring dictionaries and equalities.

use super::Checker;
use super::context::Context;
use super::solve::Origin;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{ConId, Literal, PatEvidence, PatId, PatKind, TyVarId};
use snell_source::Span;
use std::rc::Rc;

/// What to go back to when the variables of a pattern go out of scope.
pub(super) struct Before {
    scope: u32,
    refined: usize,
    level: u32,
    wanted: usize,
}

impl Checker<'_> {
    pub fn begin_patterns(&mut self) -> Before {
        Before { scope: self.scope, refined: self.store.refined.len(), level: self.level, wanted: self.wanted.len() }
    }

    /// Constraints are tried before what the patterns brought is gone.
    pub fn end_patterns(&mut self, before: Before) {
        if self.scope != before.scope {
            self.solve(before.wanted);
            self.leave(before.scope);
        }
        self.store.unrefine(before.refined);
        self.level = before.level;
    }

    pub fn pattern(&mut self, id: PatId, ty: T) {
        let hir = self.hir;
        let pat = hir.pat(id);
        let span = pat.span;
        match &pat.kind {
            PatKind::Wild | PatKind::Broken => {}
            PatKind::Var(var) => self.bind_var(*var, ty, span),
            PatKind::As(var, inner) => {
                self.bind_var(*var, ty, span);
                self.pattern(*inner, ty);
            }
            PatKind::Lazy(inner) | PatKind::Bang(inner) => self.pattern(*inner, ty),
            PatKind::Literal(literal) => self.literal_pattern(id, literal, ty, span),
            PatKind::Con(con, parts) => self.constructor_pattern(id, *con, parts, ty, span),
            PatKind::List(parts) => {
                let element = self.store.unknown(self.level);
                let list = self.store.apply(hir.wired.list, &[element]);
                self.equal_pattern(ty, list, span);
                for &part in parts {
                    self.pattern(part, element);
                }
            }
            PatKind::Tuple(parts) => {
                let Some(&con) = hir.wired.tuples.get(parts.len().wrapping_sub(2)) else { return };
                let args: Vec<T> = parts.iter().map(|_| self.store.unknown(self.level)).collect();
                let tuple = self.store.apply(con, &args);
                self.equal_pattern(ty, tuple, span);
                for (&part, ty) in parts.iter().zip(args) {
                    self.pattern(part, ty);
                }
            }
            PatKind::View(function, inner) => {
                let result = self.store.unknown(self.level);
                let view = self.store.fun(ty, result);
                self.check(*function, view);
                self.pattern(*inner, result);
            }
            PatKind::Typed(inner, annotation) => {
                let annotated = self.convert(annotation);
                self.within(Context::Annotation(annotation.span), |this| this.equal_pattern(ty, annotated, span));
                self.pattern(*inner, annotated);
            }
        }
    }

    fn bind_var(&mut self, var: crate::hir::VarId, ty: T, span: Span) {
        // In a pattern binding, the variable may have a type already.
        match self.env[var.index()].clone() {
            Some(known) if known.is_mono() => self.equal_pattern(known.ty, ty, span),
            Some(known) if known.preds.is_empty() => {
                let (known, _) = self.instantiate(&known, Origin { span, expr: None }, &[]);
                self.equal_pattern(known, ty, span);
            }
            _ => self.env[var.index()] = Some(Rc::new(Scheme::mono(ty))),
        }
    }

    fn literal_pattern(&mut self, id: PatId, literal: &Literal, ty: T, span: Span) {
        let wired = &self.hir.wired;
        let con = match literal {
            Literal::Integer(_) | Literal::Fractional(..) => {
                let class = if matches!(literal, Literal::Integer(_)) { wired.num } else { wired.fractional };
                let origin = Origin { span, expr: None };
                let eq = self.want(Pred { class: wired.eq, args: vec![ty] }, origin);
                let num = self.want(Pred { class, args: vec![ty] }, origin);
                let needs = vec![eq, num];
                self.typing.pats.insert(id, PatEvidence { needs, ..PatEvidence::default() });
                return;
            }
            Literal::Char(_) => wired.char,
            Literal::Int(_) => wired.int,
            Literal::Str(_) => wired.str,
            Literal::String(_) => {
                let char = self.store.con(wired.char);
                let list = self.store.apply(wired.list, &[char]);
                return self.equal_pattern(ty, list, span);
            }
        };
        let found = self.store.con(con);
        self.equal_pattern(ty, found, span);
    }

    fn constructor_pattern(&mut self, id: PatId, con: ConId, parts: &[PatId], ty: T, span: Span) {
        let info = self.con_info(con);
        let map: Vec<(TyVarId, T)> = info.vars.iter().map(|&var| (var, self.store.unknown(self.level))).collect();
        let result = self.store.substitute(info.result, &map);
        let fields: Vec<T> = info.fields.iter().map(|&field| self.store.substitute(field, &map)).collect();
        if info.plain {
            self.equal_pattern(ty, result, span);
        } else {
            self.refining_pattern(id, &info, &map, result, ty, span);
        }
        for (&part, field) in parts.iter().zip(fields) {
            self.pattern(part, field);
        }
    }

    /// A constructor that says something about types: what its own variables are that the scrutinee does not fix is
    /// unknown to everybody; what the scrutinee's variables are is known from here on.
    fn refining_pattern(
        &mut self,
        id: PatId,
        info: &super::decls::ConInfo,
        map: &[(TyVarId, T)],
        result: T,
        ty: T,
        span: Span,
    ) {
        // The type itself must fit without assumptions.
        let ((head, mut args), (own, own_args)) = (self.store.spine(ty), self.store.spine(result));
        let fits = matches!(self.store.head(head).1, Node::Con(_)) && self.store.same(head, own);
        if !fits || args.len() != own_args.len() {
            self.equal_pattern(ty, result, span);
            args = own_args.clone();
        }
        self.level += 1;
        let mut equalities: Vec<(T, T)> = args.iter().copied().zip(own_args.iter().copied()).collect();
        equalities.retain(|&(a, b)| !self.store.same(a, b));
        // Unknowns of the constructor take the scrutinee's types first.
        equalities.retain(|&(a, b)| match self.store.head(b).1 {
            Node::Meta(meta) if map.iter().any(|&(_, var)| self.store.head(var).1 == Node::Meta(meta)) => {
                self.store.unify(b, a).is_err()
            }
            _ => true,
        });
        for &(a, b) in &equalities {
            if !self.store.assume_equal(a, b) {
                self.report_inaccessible(a, b, span);
            }
        }
        // What the type of the scrutinee mentions may still become known.
        let mut outer = Vec::new();
        self.store.metas(result, &mut outer);
        for &(var, unknown) in map {
            if let (_, Node::Meta(meta)) = self.store.head(unknown)
                && !outer.contains(&meta)
            {
                let fresh = self.store.fresh_var(self.level);
                self.tyvars.push(None);
                self.alias_name(fresh, var);
                let rigid = self.store.var(fresh);
                self.store.solve(meta, rigid);
            }
        }
        for &(a, b) in &info.equalities {
            let pair = (self.store.substitute(a, map), self.store.substitute(b, map));
            self.store.assume_equal(pair.0, pair.1);
            equalities.push(pair);
        }
        let preds: Vec<Pred> = info.preds.iter().map(|pred| self.store.substitute_pred(pred, map)).collect();
        if !equalities.is_empty() || !preds.is_empty() {
            self.enter(equalities);
            let brings = self.give_all(&preds);
            if !brings.is_empty() {
                self.typing.pats.insert(id, PatEvidence { brings, ..PatEvidence::default() });
            }
        }
    }
}
