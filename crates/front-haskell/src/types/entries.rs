//! What the user's functions are explored at: instances for type variables that have constraints, and the functions of the
//! libraries that make inputs of types whose constructors could make too much.

use super::Checker;
use super::solve::Origin;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{Entry, EvidenceId, Maker, ModuleId, TyConId, TyConKind, TyKind, TyVarId, VarId, VarKind};
use rustc_hash::FxHashMap;
use snell_source::Span;
use std::rc::Rc;

/// What a function of the libraries that makes inputs of a type `T` is called: `inputT#`, in the type's module.
const MAKER: (&str, &str) = ("input", "#");
/// What makes inputs as the class `Arbitrary` says.
const GENERATOR: &str = "arbitrary#";
/// An entry whose inputs are made of more types than this has makers for the first of them.
const MAX_TYPES: usize = 200;

/// Types of more parts than this are not looked into: fields of nested types are larger at each step.
const MAX_PARTS: usize = 100;

impl Checker<'_> {
    /// Finds instances and makers for all top-level variables of the user's modules.
    pub fn entries(&mut self) {
        let makers = self.makers();
        let user = |this: &Self, var: VarId| matches!(this.hir.var(var).kind, VarKind::Top(module) if !this.hir.module(module).library);
        let vars: Vec<VarId> = (0..self.hir.vars.len() as u32).map(VarId).filter(|&var| user(self, var)).collect();
        let mut made: Vec<T> = Vec::new();
        for var in vars {
            let Some(scheme) = self.env[var.index()].clone() else { continue };
            if let VarKind::Top(module) = self.hir.var(var).kind {
                self.module = module;
            }
            let Some((ty, entry)) = self.entry(&scheme, &makers) else { continue };
            self.typing.entries.insert(var, entry);
            for (guarded, maker) in self.guarded_types(ty, &makers) {
                if !made.iter().any(|&other| self.store.same(other, guarded)) {
                    made.push(guarded);
                    self.make(guarded, maker);
                }
            }
        }
    }

    /// The makers of the modules that are loaded, by type.
    fn makers(&self) -> FxHashMap<TyConId, VarId> {
        let mut named: FxHashMap<(ModuleId, &str), VarId> = FxHashMap::default();
        for (id, var) in self.hir.vars.iter().enumerate() {
            let VarKind::Top(module) = var.kind else { continue };
            let text = self.name(var.name);
            if let Some(of) = text.strip_prefix(MAKER.0).and_then(|text| text.strip_suffix(MAKER.1))
                && self.hir.module(module).library
            {
                named.insert((module, of), VarId(id as u32));
            }
        }
        let tycons = self.hir.tycons.iter().enumerate();
        let makers = tycons.filter_map(|(id, tycon)| {
            let maker = named.get(&(tycon.module, self.name(tycon.name)))?;
            Some((TyConId(id as u32), *maker))
        });
        let mut makers: FxHashMap<TyConId, VarId> = makers.collect();
        if self.generated {
            makers.extend(self.generators());
        }
        makers
    }

    /// The types of the user that say how their values are made, each with what makes them so.
    fn generators(&self) -> Vec<(TyConId, VarId)> {
        let maker = self.hir.vars.iter().position(|var| {
            self.name(var.name) == GENERATOR
                && matches!(var.kind, VarKind::Top(module) if self.hir.module(module).library)
        });
        let Some(maker) = maker.map(|at| VarId(at as u32)) else { return Vec::new() };
        let own = self.hir.instances.iter().filter(|instance| {
            let class = self.hir.class(instance.class);
            self.name(class.name) == "Arbitrary"
                && self.hir.module(class.module).library
                && !self.hir.module(instance.module).library
        });
        own.filter_map(|instance| {
            let mut head = instance.head.first()?;
            while let TyKind::App(function, _) = &head.kind {
                head = function;
            }
            match head.kind {
                TyKind::Con(tycon) if !self.hir.module(self.hir.tycon(tycon).module).library => Some((tycon, maker)),
                _ => None,
            }
        })
        .collect()
    }

    /// The type of an entry with types for its constrained variables, and the dictionaries that it then takes.
    fn entry(&mut self, scheme: &Scheme, makers: &FxHashMap<TyConId, VarId>) -> Option<(T, Entry)> {
        let mut preds = scheme.preds.clone();
        // What makers ask for is asked of the entry's own variables.
        for (guarded, maker) in self.guarded_types(scheme.ty, makers) {
            preds.extend(self.maker_preds(guarded, maker));
        }
        let mut chosen: Vec<(TyVarId, T)> = Vec::new();
        for &var in &scheme.vars {
            let about: Vec<Pred> = preds.iter().filter(|pred| self.is_about(pred, var)).cloned().collect();
            if about.is_empty() {
                continue;
            }
            let found = self.candidates(&about).into_iter().find(|&candidate| {
                about.iter().all(|pred| {
                    let pred = self.store.substitute_pred(pred, &[(var, candidate)]);
                    self.has_instance(&pred, 0)
                })
            })?;
            chosen.push((var, found));
        }
        let mut evidence: Vec<EvidenceId> = Vec::new();
        for pred in &scheme.preds {
            let pred = self.store.substitute_pred(pred, &chosen);
            if !self.has_instance(&pred, 0) {
                return None;
            }
            evidence.push(self.want(pred, Origin { span: Span::NONE, expr: None }));
        }
        let ty = self.store.substitute(scheme.ty, &chosen);
        let chosen = chosen.into_iter().map(|(var, ty)| (var, self.export(ty))).collect();
        Some((ty, Entry { ty: self.export(ty), chosen, evidence }))
    }

    /// Whether a constraint is on this variable alone.
    fn is_about(&self, pred: &Pred, var: TyVarId) -> bool {
        match pred.args[..] {
            [arg] => {
                let (head, _) = self.store.spine(arg);
                self.store.head(head).1 == Node::Var(var)
            }
            _ => false,
        }
    }

    /// Types to try, the most telling first: numbers, then what a prompt would try, then what has an instance.
    fn candidates(&mut self, preds: &[Pred]) -> Vec<T> {
        let wired = &self.hir.wired;
        let (integer, double, unit, list) = (wired.integer, wired.double, wired.unit, wired.list);
        let mut types: Vec<T> = [integer, double, list, unit].map(|con| self.store.con(con)).to_vec();
        let char = self.store.con(wired.char);
        types.extend([char, self.store.apply(list, &[char])]);
        let integer = self.store.con(integer);
        for pred in preds {
            let mut instances = self.by_class[pred.class.index()].clone();
            instances.sort_by_key(|&instance| self.hir.module(self.hir.instance(instance).module).library);
            for instance in instances {
                let info = self.instance_info(instance);
                let map: Vec<(TyVarId, T)> = info.vars.iter().map(|&var| (var, integer)).collect();
                if let [head] = info.head[..]
                    && !matches!(self.store.head(head).1, Node::Var(_))
                {
                    types.push(self.store.substitute(head, &map));
                }
            }
        }
        types
    }

    /// What a maker of this type asks for.
    fn maker_preds(&mut self, guarded: T, maker: VarId) -> Vec<Pred> {
        let scheme = self.scheme_of(maker);
        let Some(map) = self.maker_map(&scheme, guarded) else { return Vec::new() };
        scheme.preds.iter().map(|pred| self.store.substitute_pred(pred, &map)).collect()
    }

    /// What the variables of `from -> (Bool, to)` stand for if `to` is this type.
    fn maker_map(&mut self, scheme: &Rc<Scheme>, guarded: T) -> Option<Vec<(TyVarId, T)>> {
        let Node::Fun(_, result) = self.store.head(scheme.ty).1 else { return None };
        let (_, parts) = self.store.spine(result);
        self.store.fits(&scheme.vars, &[*parts.get(1)?], &[guarded])
    }

    /// Uses a maker for a type.
    fn make(&mut self, guarded: T, maker: VarId) {
        let scheme = self.scheme_of(maker);
        let Some(map) = self.maker_map(&scheme, guarded) else { return };
        let preds: Vec<Pred> = scheme.preds.iter().map(|pred| self.store.substitute_pred(pred, &map)).collect();
        if !preds.iter().all(|pred| self.has_instance(pred, 0)) {
            return;
        }
        let evidence = preds.into_iter().map(|pred| self.want(pred, Origin { span: Span::NONE, expr: None })).collect();
        let Node::Fun(from, _) = self.store.head(scheme.ty).1 else { return };
        let from = self.store.substitute(from, &map);
        self.use_var(maker);
        let (from, to) = (self.export(from), self.export(guarded));
        self.typing.makers.push(Maker { function: maker, from, to, evidence });
    }

    /// The types with makers that values of a type are made of.
    fn guarded_types(&mut self, ty: T, makers: &FxHashMap<TyConId, VarId>) -> Vec<(T, VarId)> {
        let mut found = Vec::new();
        let (mut todo, mut seen) = (vec![ty], Vec::<T>::new());
        while let Some(ty) = todo.pop() {
            // What an error left is the same as everything.
            if self.store.head(ty).1 == Node::Error || self.is_large(ty) {
                continue;
            }
            if seen.len() >= MAX_TYPES || seen.iter().any(|&other| self.store.same(other, ty)) {
                continue;
            }
            seen.push(ty);
            if let Node::Fun(from, to) = self.store.head(ty).1 {
                todo.extend([from, to]);
                continue;
            }
            let (head, args) = self.store.spine(ty);
            let Node::Con(tycon) = self.store.head(head).1 else { continue };
            todo.extend(&args);
            if let Some(&maker) = makers.get(&tycon) {
                found.push((ty, maker));
                let scheme = self.scheme_of(maker);
                if let (Some(map), Node::Fun(from, _)) = (self.maker_map(&scheme, ty), self.store.head(scheme.ty).1) {
                    todo.push(self.store.substitute(from, &map));
                }
                continue;
            }
            let hir = self.hir;
            let cons = match &hir.tycon(tycon).kind {
                TyConKind::Data(cons) => &cons[..],
                TyConKind::Newtype(con) => std::slice::from_ref(con),
                _ => &[],
            };
            for &con in cons {
                let info = self.con_info(con);
                if let Some(map) = self.store.fits(&info.vars, &[info.result], &[ty]) {
                    for &field in &info.fields {
                        todo.push(self.store.substitute(field, &map));
                    }
                }
            }
        }
        found
    }

    fn is_large(&self, ty: T) -> bool {
        let (mut todo, mut parts) = (vec![ty], 0);
        while let Some(ty) = todo.pop() {
            parts += 1;
            if parts > MAX_PARTS {
                return true;
            }
            if let Node::App(a, b) | Node::Fun(a, b) = self.store.head(ty).1 {
                todo.extend([a, b]);
            }
        }
        false
    }
}
