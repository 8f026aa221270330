//! Bindings: groups inferred together and generalised, bindings with signatures checked against them.

use super::context::Context;
use super::solve::Wanted;
use super::ty::{Meta, Node, Pred, Scheme, T};
use super::{Checker, Need};
use crate::hir::{BindId, BindKind, Binds, Clause, DictId, Evidence, ModuleId, TyVarId, VarId};
use std::rc::Rc;

impl Checker<'_> {
    pub fn bound_vars(&self, bind: BindId) -> Vec<VarId> {
        match &self.hir.bind(bind).kind {
            BindKind::Function { var, .. } => vec![*var],
            BindKind::Pattern { vars, .. } => vars.clone(),
        }
    }

    /// The bindings of a `let` or `where`.
    pub fn binds(&mut self, binds: &Binds) {
        for group in &binds.groups {
            for &bind in group {
                self.declare(bind);
            }
        }
        for group in &binds.groups {
            self.group(group);
        }
    }

    /// Signatures are in force before any body is looked at.
    fn declare(&mut self, bind: BindId) {
        for var in self.bound_vars(bind) {
            if self.hir.var(var).signature.is_some() {
                self.scheme_of(var);
            }
        }
    }

    /// A group at the top of a module, unless it was looked at before.
    pub fn group_once(&mut self, module: ModuleId, place: u32, expressions: &[VarId]) {
        if !self.begun.insert((module, place)) {
            return;
        }
        let hir = self.hir;
        let group = &hir.module(module).binds.groups[place as usize];
        // It may be asked for in the middle of something else.
        let kept = (
            std::mem::take(&mut self.level),
            std::mem::take(&mut self.scope),
            std::mem::take(&mut self.context),
            std::mem::replace(&mut self.module, module),
            std::mem::take(&mut self.store.refined),
        );
        let interactive = self.interactive;
        self.interactive = group.iter().any(|&bind| self.bound_vars(bind).iter().any(|var| expressions.contains(var)));
        let from = self.wanted.len();
        self.group(group);
        self.solve(from);
        if self.interactive {
            self.settle(from);
        }
        self.interactive = interactive;
        (self.level, self.scope, self.context, self.module, self.store.refined) = kept;
    }

    pub fn group(&mut self, group: &[BindId]) {
        let hir = self.hir;
        let (mut inferred, mut signed) = (Vec::new(), Vec::new());
        for &bind in group {
            if hir.bind(bind).broken.is_some() {
                self.give_up(bind);
            } else if self.has_signature(bind) {
                signed.push(bind);
            } else {
                inferred.push(bind);
            }
        }
        if !inferred.is_empty() {
            self.infer_group(&inferred);
        }
        for bind in signed {
            self.signed(bind);
        }
    }

    fn has_signature(&self, bind: BindId) -> bool {
        match &self.hir.bind(bind).kind {
            BindKind::Function { var, .. } => self.hir.var(*var).signature.is_some(),
            BindKind::Pattern { .. } => false,
        }
    }

    /// A binding that can't be compiled has any type.
    fn give_up(&mut self, bind: BindId) {
        for var in self.bound_vars(bind) {
            if self.hir.var(var).signature.is_some() {
                self.scheme_of(var);
            } else {
                self.env[var.index()] = Some(Rc::new(Scheme::mono(self.store.error)));
            }
        }
    }

    /// A function with a signature.
    pub fn signed(&mut self, bind: BindId) {
        let hir = self.hir;
        let BindKind::Function { var, clauses } = &hir.bind(bind).kind else { return };
        let scheme = self.scheme_of(*var);
        let dicts = self.check_against(*var, clauses, &scheme);
        if !dicts.is_empty() {
            self.typing.binds.insert(bind, dicts);
        }
    }

    /// Clauses must be as polymorphic as a scheme, whose variables stand for themselves inside.
    pub fn check_against(&mut self, var: VarId, clauses: &[Clause], scheme: &Scheme) -> Vec<DictId> {
        self.level += 1;
        for &each in &scheme.vars {
            self.store.set_var_level(each, self.level);
        }
        let mark = self.store.refined.len();
        let before = self.enter(scheme.equalities.clone());
        for &(a, b) in &scheme.equalities {
            self.store.assume_equal(a, b);
        }
        let dicts = self.give_all(&scheme.preds);
        let from = self.wanted.len();
        self.within(Context::Signature(var), |this| this.clauses(clauses, scheme.ty));
        self.solve(from);
        self.leave(before);
        self.store.unrefine(mark);
        self.level -= 1;
        if self.level == 0 {
            self.settle_inner(from);
        }
        dicts
    }

    pub fn clauses(&mut self, clauses: &[Clause], ty: T) {
        for clause in clauses {
            let before = self.begin_patterns();
            let mut rest = ty;
            for (place, &pattern) in clause.patterns.iter().enumerate() {
                let (from, to) = self.split_clause(rest, place, clause);
                self.pattern(pattern, from);
                rest = to;
            }
            self.rhs(&clause.rhs, rest);
            self.end_patterns(before);
        }
    }

    fn split_clause(&mut self, ty: T, place: usize, clause: &Clause) -> (T, T) {
        if let (_, Node::Fun(from, to)) = self.store.head(ty) {
            return (from, to);
        }
        let from = self.store.unknown(self.level);
        let to = self.store.unknown(self.level);
        let whole = self.store.fun(from, to);
        if self.store.unify(ty, whole).is_err() {
            self.report_clause(ty, place, clause);
            return (from, self.store.error);
        }
        (from, to)
    }

    /// Bindings without signatures: inferred with one type each, then generalised.
    fn infer_group(&mut self, group: &[BindId]) {
        let hir = self.hir;
        self.level += 1;
        let from = self.wanted.len();
        let mut vars: Vec<VarId> = Vec::new();
        for &bind in group {
            for var in self.bound_vars(bind) {
                if hir.var(var).signature.is_some() {
                    self.scheme_of(var);
                    continue;
                }
                let ty = match &hir.var(var).partial {
                    // Its variables are unknowns like its holes: what they are is inferred, and generalised.
                    Some(scheme) => self.convert(&scheme.ty),
                    None => self.store.unknown(self.level),
                };
                self.env[var.index()] = Some(Rc::new(Scheme::mono(ty)));
                self.recursive.insert(var, Vec::new());
                vars.push(var);
            }
        }
        for &bind in group {
            match &hir.bind(bind).kind {
                BindKind::Function { var, clauses } => {
                    let ty = self.mono(*var);
                    self.clauses(clauses, ty);
                }
                BindKind::Pattern { pattern, rhs, .. } => {
                    let ty = self.store.unknown(self.level);
                    self.pattern(*pattern, ty);
                    self.rhs(rhs, ty);
                }
            }
        }
        self.level -= 1;
        self.solve(from);
        while self.improve_by_each_other(from) {
            self.solve(from);
        }
        self.generalise(group, &vars, from);
    }

    fn mono(&self, var: VarId) -> T {
        self.env[var.index()].as_ref().map_or(self.store.error, |scheme| scheme.ty)
    }

    /// Whether the monomorphism restriction holds a group back.
    fn restricted(&self, group: &[BindId]) -> bool {
        let off =
            self.hir.module(self.module).extensions.iter().any(|&name| self.name(name) == "NoMonomorphismRestriction");
        group.iter().any(|&bind| match &self.hir.bind(bind).kind {
            BindKind::Pattern { .. } => true,
            BindKind::Function { var, clauses } => {
                let context = self.hir.var(*var).partial.as_ref().is_some_and(|scheme| !scheme.context.is_empty());
                !off && !context && clauses.iter().any(|clause| clause.patterns.is_empty())
            }
        })
    }

    fn generalise(&mut self, group: &[BindId], vars: &[VarId], from: usize) {
        let restricted = self.restricted(group);
        if restricted {
            // What is constrained stays as it is, to be found out by uses.
            let open: Vec<T> = self.wanted[from..].iter().flat_map(|wanted| wanted.pred.args.clone()).collect();
            let mut metas = Vec::new();
            open.iter().for_each(|&ty| self.store.metas(ty, &mut metas));
            for meta in metas {
                self.store.lower_level(meta, self.level);
            }
        }
        let mut metas: Vec<Meta> = Vec::new();
        for &var in vars {
            self.store.metas(self.mono(var), &mut metas);
        }
        metas.retain(|&meta| self.store.level(meta) > self.level);
        let kept: Vec<Wanted> = if restricted { Vec::new() } else { self.quantifiable(&mut metas, from) };
        let quantified: Vec<TyVarId> = metas.iter().map(|&meta| self.quantify(meta)).collect();
        let (preds, dicts) = self.abstract_over(kept);
        for &var in vars {
            let scheme =
                Scheme { vars: quantified.clone(), preds: preds.clone(), equalities: Vec::new(), ty: self.mono(var) };
            self.env[var.index()] = Some(Rc::new(scheme));
            for id in self.recursive.remove(&var).unwrap_or_default() {
                let evidence = dicts.iter().map(|&dict| self.evidence(Evidence::Param(dict))).collect();
                self.record_uses(id, evidence);
            }
        }
        if !dicts.is_empty() {
            for &bind in group {
                self.typing.binds.insert(bind, dicts.clone());
            }
        }
    }

    /// Takes out the constraints that the group's types decide. Those about unknowns that nothing else mentions are
    /// settled by defaulting, here and now; the rest waits.
    fn quantifiable(&mut self, metas: &mut Vec<Meta>, from: usize) -> Vec<Wanted> {
        // Functional dependencies and shared constraints connect unknowns with the types.
        loop {
            let mut grown = false;
            for wanted in &self.wanted[from..] {
                let mut own = Vec::new();
                wanted.pred.args.iter().for_each(|&arg| self.store.metas(arg, &mut own));
                if wanted.pred.args.len() > 1 && own.iter().any(|meta| metas.contains(meta)) {
                    for meta in own {
                        if !metas.contains(&meta) && self.store.level(meta) > self.level {
                            metas.push(meta);
                            grown = true;
                        }
                    }
                }
            }
            if !grown {
                break;
            }
        }
        self.default_ambiguous(metas, from);
        let mut kept = Vec::new();
        let pending = self.wanted.split_off(from);
        for wanted in pending {
            let mut own = Vec::new();
            wanted.pred.args.iter().for_each(|&arg| self.store.metas(arg, &mut own));
            let mut inner = false;
            for &arg in &wanted.pred.args {
                self.store.leaves(arg, &mut |node| {
                    if let Node::Var(var) = node {
                        inner |= self.store.var_level(var) > self.level;
                    }
                });
            }
            let implicit = wanted.pred.class == self.hir.wired.implicit;
            if !inner && (implicit || own.iter().any(|meta| metas.contains(meta))) {
                kept.push(wanted);
            } else {
                self.wanted.push(wanted);
            }
        }
        kept
    }

    fn quantify(&mut self, meta: Meta) -> TyVarId {
        let var = self.store.fresh_var(self.level + 1);
        self.tyvars.push(None);
        let ty = self.store.var(var);
        self.store.solve(meta, ty);
        var
    }

    /// Constraints become dictionary parameters, without those that others imply.
    fn abstract_over(&mut self, kept: Vec<Wanted>) -> (Vec<Pred>, Vec<DictId>) {
        let mut preds: Vec<Pred> = Vec::new();
        for wanted in &kept {
            let known = preds.iter().any(|pred| self.same_pred(pred, &wanted.pred));
            if !known {
                preds.push(wanted.pred.clone());
            }
        }
        let implied: Vec<bool> = (0..preds.len())
            .map(|place| {
                preds
                    .iter()
                    .enumerate()
                    .any(|(other, pred)| other != place && self.implies(pred, &preds[place].clone()))
            })
            .collect();
        let preds: Vec<Pred> =
            preds.into_iter().zip(implied).filter(|(_, implied)| !implied).map(|(pred, _)| pred).collect();
        let before = self.enter(Vec::new());
        let dicts = self.give_all(&preds);
        for wanted in kept {
            let scope = self.scope;
            let tried = Wanted { scope, ..wanted };
            self.solve_now(tried);
        }
        self.leave(before);
        (preds, dicts)
    }

    pub fn same_pred(&self, a: &Pred, b: &Pred) -> bool {
        a.class == b.class && a.args.iter().zip(&b.args).all(|(&a, &b)| self.store.same(a, b))
    }

    /// Whether the second is a superclass of the first.
    pub fn implies(&mut self, pred: &Pred, below: &Pred) -> bool {
        let class = self.class_info(pred.class);
        let map: Vec<_> = class.params.iter().copied().zip(pred.args.iter().copied()).collect();
        class.supers.iter().any(|above| {
            let above = self.store.substitute_pred(above, &map);
            self.same_pred(&above, below) || self.implies(&above, below)
        })
    }

    /// A binding of the libraries that is used.
    pub fn needed_bind(&mut self, bind: BindId) {
        let Some(&var) = self.bound_vars(bind).first() else { return };
        if let Some(&(module, place)) = self.groups.get(&var) {
            if self.has_signature(bind) && self.hir.bind(bind).broken.is_none() {
                self.module = module;
                self.signed(bind);
            } else {
                self.group_once(module, place, &[]);
            }
        }
    }

    /// Uses one more thing of the libraries.
    pub fn need_default(&mut self, class: crate::hir::ClassId, method: u32) {
        if self.hir.class(class).defaults.get(method as usize).is_some_and(Option::is_some) {
            self.need(Need::Default(class, method));
        }
    }
}
