//! The types of top-level variables, back in the form that signatures have.

use super::Checker;
use super::show::letters;
use super::ty::{Node, T};
use crate::hir::{self, Ty, TyKind, TyVar, TyVarId, Typing, VarId, VarKind};
use snell_source::{Diagnostic, Name, Span};

impl Checker<'_> {
    /// The tables, the diagnostics in order, and the type variables that were made up on the way.
    pub fn finish(mut self) -> (Typing, Vec<Diagnostic>, Vec<TyVar>) {
        for index in 0..self.hir.vars.len() {
            let var = VarId(index as u32);
            let user = matches!(self.hir.var(var).kind, VarKind::Top(module) if !self.hir.module(module).library);
            if user && let Some(scheme) = self.env[index].clone() {
                let context = scheme.preds.iter().map(|pred| self.export_pred(pred)).collect();
                let ty = self.export(scheme.ty);
                self.typing.schemes.insert(var, hir::Scheme { vars: scheme.vars.clone(), context, ty });
            }
        }
        let first = self.hir.tyvars.len() as u32;
        let vars = (first..self.store.vars())
            .map(|id| {
                let name = match self.names.get(&TyVarId(id)) {
                    Some(&like) if like.0 < first => self.hir.tyvar(like).name,
                    _ => self.letter(id - first),
                };
                TyVar { name, span: Span::NONE }
            })
            .collect();
        self.diagnostics.iter_mut().for_each(super::unknowns::name);
        self.diagnostics.sort_by_key(|diagnostic| (diagnostic.span.file, diagnostic.span.start));
        (self.typing, self.diagnostics, vars)
    }

    fn letter(&self, number: u32) -> Name {
        let find = |text: &str| self.hir.names.find(text);
        find(&letters(number)).or_else(|| find("a")).unwrap_or(Name(0))
    }

    fn export_pred(&self, pred: &super::ty::Pred) -> hir::Pred {
        hir::Pred::Class(pred.class, pred.args.iter().map(|&arg| self.export(arg)).collect(), Span::NONE)
    }

    pub fn export(&self, ty: T) -> Ty {
        let kind = match self.store.head(ty).1 {
            Node::Con(con) => TyKind::Con(con),
            Node::App(function, arg) => TyKind::App(Box::new(self.export(function)), Box::new(self.export(arg))),
            Node::Fun(from, to) => TyKind::Function(Box::new(self.export(from)), Box::new(self.export(to))),
            Node::Var(var) => TyKind::Var(var),
            Node::Forall(id) => {
                let scheme = self.store.scheme(id);
                TyKind::Forall(Box::new(hir::Scheme {
                    vars: scheme.vars.clone(),
                    context: scheme.preds.iter().map(|pred| self.export_pred(pred)).collect(),
                    ty: self.export(scheme.ty),
                }))
            }
            Node::Meta(_) | Node::Error => TyKind::Wild,
        };
        Ty { kind, span: Span::NONE }
    }
}
