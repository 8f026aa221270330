//! `==` of types whose equality is that of their structure is a primitive.
//!
//! `data.equal` means the same as what `deriving` would give, runs without interpreting a function for each constructor,
//! and can be solved: for unknown values it is unification or disequality.

use super::Lowering;
use super::evidence::{Ev, EvNode};
use super::structural::is_structural_instance;
use super::term::{Alt, Term, TermId, Test};
use crate::hir::{Ty, TyConId, TyConKind, TyKind};
use snell_core_ir::{Prim, builtin};

impl Lowering<'_> {
    /// `==` or `/=`, by their places, of a closed instance whose equality is structural and worth a primitive.
    pub(super) fn structural_equality(&mut self, ev: Ev, place: u32) -> Option<TermId> {
        let EvNode::Instance(instance, _) = self.evidence.get(ev) else { return None };
        let head = head(&self.hir.instance(*instance).head)?;
        // These have primitives of their own.
        let atomic = matches!(self.hir.tycon(head).kind, TyConKind::Primitive) || head == self.hir.wired.bool;
        if place > 1 || atomic || !self.is_structural_evidence(ev) {
            return None;
        }
        let params = vec![self.terms.made("a"), self.terms.made("b")];
        let args = params.iter().map(|&param| self.terms.var(param)).collect();
        let mut body = self.primitive(Prim::DataEqual, args);
        if place == 1 {
            body = self.negated(body);
        }
        Some(self.terms.lam(params, body))
    }

    fn negated(&mut self, condition: TermId) -> TermId {
        let [yes, no] = [builtin::TRUE, builtin::FALSE].map(|con| self.terms.add(Term::Con(con, Vec::new())));
        let alt = |con, body| Alt { test: Test::Con(con, Vec::new()), body };
        let scrutinee = self.terms.made("c");
        let alts = vec![alt(builtin::TRUE, no), alt(builtin::FALSE, yes)];
        self.terms.add(Term::Case(condition, scrutinee, alts, None))
    }

    fn is_structural_evidence(&mut self, ev: Ev) -> bool {
        if let Some(&known) = self.structural.get(&ev) {
            return known;
        }
        // Evidence that is part of itself is not looked into.
        self.structural.insert(ev, false);
        let EvNode::Instance(instance, args) = self.evidence.get(ev).clone() else { return false };
        let found =
            is_structural_instance(self.hir, instance) && args.into_iter().all(|arg| self.is_structural_evidence(arg));
        self.structural.insert(ev, found);
        found
    }
}

/// The type constructor an instance is for.
fn head(types: &[Ty]) -> Option<TyConId> {
    let mut ty = types.first()?;
    while let TyKind::App(function, _) = &ty.kind {
        ty = function;
    }
    match ty.kind {
        TyKind::Con(tycon) => Some(tycon),
        _ => None,
    }
}
