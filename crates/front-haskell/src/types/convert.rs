//! From types as written to types of the checker: synonyms expanded, `forall`s moved to the front.

use super::Checker;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{self, Ty, TyConId, TyConKind, TyKind, TyVarId};

impl Checker<'_> {
    /// A type as written. Variables that nothing has introduced stand for unknowns.
    pub fn convert(&mut self, ty: &Ty) -> T {
        match &ty.kind {
            TyKind::Var(var) => self.tyvar(*var),
            TyKind::Con(con) => self.constructor(*con, &[], ty),
            TyKind::App(..) => {
                let mut args = Vec::new();
                let mut head = ty;
                while let TyKind::App(function, arg) = &head.kind {
                    args.push(&**arg);
                    head = function;
                }
                args.reverse();
                let args: Vec<T> = args.into_iter().map(|arg| self.convert(arg)).collect();
                match &head.kind {
                    TyKind::Con(con) => self.constructor(*con, &args, ty),
                    _ => {
                        let head = self.convert(head);
                        args.iter().fold(head, |function, &arg| self.store.app(function, arg))
                    }
                }
            }
            TyKind::Function(from, to) => {
                let (from, to) = (self.convert(from), self.convert(to));
                self.function(from, to)
            }
            TyKind::Forall(scheme) => {
                let scheme = self.convert_scheme(scheme);
                self.store.forall(scheme)
            }
            // In a declaration it stands for something that is not supported, or that an error was reported for.
            TyKind::Wild if self.declaring => self.store.error,
            TyKind::Wild => self.store.unknown(self.level),
        }
    }

    /// `from -> to`, with what `to` quantifies moved to the front.
    fn function(&mut self, from: T, to: T) -> T {
        let Node::Forall(id) = self.store.head(to).1 else { return self.store.fun(from, to) };
        let inner = self.store.scheme(id);
        let ty = self.store.fun(from, inner.ty);
        self.store.forall(Scheme { ty, ..(*inner).clone() })
    }

    fn tyvar(&mut self, var: TyVarId) -> T {
        if let Some(known) = self.tyvars[var.index()] {
            return known;
        }
        let unknown = self.store.unknown(self.level);
        self.tyvars[var.index()] = Some(unknown);
        unknown
    }

    fn constructor(&mut self, con: TyConId, args: &[T], at: &Ty) -> T {
        let tycon = self.hir.tycon(con);
        match &tycon.kind {
            TyConKind::Synonym(_) if self.cyclic.contains(&con) => self.store.error,
            TyConKind::Synonym(body) => {
                if args.len() < tycon.params.len() {
                    self.report_synonym(con, args.len(), at.span);
                    return self.store.error;
                }
                self.introduce(&tycon.params);
                let body = self.convert(body);
                let (own, rest) = args.split_at(tycon.params.len());
                let map: Vec<_> = tycon.params.iter().copied().zip(own.iter().copied()).collect();
                let expanded = self.store.substitute(body, &map);
                rest.iter().fold(expanded, |function, &arg| self.store.app(function, arg))
            }
            TyConKind::Broken => self.store.error,
            _ => self.store.apply(con, args),
        }
    }

    /// Converts what a declaration says.
    pub fn declared<R>(&mut self, convert: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.declaring, true);
        let result = convert(self);
        self.declaring = before;
        result
    }

    /// Variables stand for themselves from here on.
    pub fn introduce(&mut self, vars: &[TyVarId]) {
        for &var in vars {
            let ty = self.store.var(var);
            self.tyvars[var.index()] = Some(ty);
        }
    }

    /// A type with its quantifier; the outermost `forall`s are made one.
    pub fn convert_scheme(&mut self, scheme: &hir::Scheme) -> Scheme {
        self.introduce(&scheme.vars);
        let (mut preds, mut equalities) = self.convert_context(&scheme.context);
        let mut vars = scheme.vars.clone();
        let mut ty = self.convert(&scheme.ty);
        while let Node::Forall(id) = self.store.head(ty).1 {
            let inner = self.store.scheme(id);
            vars.extend(&inner.vars);
            preds.extend(inner.preds.iter().cloned());
            equalities.extend(&inner.equalities);
            ty = inner.ty;
        }
        Scheme { vars, preds, equalities, ty }
    }

    pub fn convert_context(&mut self, context: &[hir::Pred]) -> (Vec<Pred>, Vec<(T, T)>) {
        let (mut preds, mut equalities) = (Vec::new(), Vec::new());
        for pred in context {
            match pred {
                hir::Pred::Class(class, args, span) => {
                    let args: Vec<T> = args.iter().map(|arg| self.convert(arg)).collect();
                    if args.len() != self.hir.class(*class).params.len() {
                        self.report_class_arity(*class, args.len(), *span);
                        continue;
                    }
                    preds.push(Pred { class: *class, args });
                }
                hir::Pred::Equal(a, b, _) => {
                    let pair = (self.convert(a), self.convert(b));
                    equalities.push(pair);
                }
            }
        }
        (preds, equalities)
    }
}
