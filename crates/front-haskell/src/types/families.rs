//! Type families: applications are replaced by what their equations say as soon as the arguments are known well enough.
//!
//! An application that can't be replaced yet is *stuck*. It is equal to itself, and to what a context says; any other
//! equation with it waits until more is known.

use super::Checker;
use super::codes::INFINITE;
use super::ty::{Node, Pred, Store, T};
use super::unify::Clash;
use crate::hir::{TyConId, TyConKind, TyVarId};
use snell_source::{Diagnostic, Span};
use std::rc::Rc;

/// A family.
pub(super) struct Family {
    arity: usize,
    /// Whether the first equation that fits is taken, others not before it is known not to fit.
    closed: bool,
    equations: Vec<Equation>,
    /// The places of the parameters that follow from the result.
    injective: Vec<u32>,
    /// What computes it, if it has no equations.
    computed: Option<super::numbers::Op>,
}

struct Equation {
    vars: Vec<TyVarId>,
    args: Vec<T>,
    result: T,
    default: bool,
}

/// An equation that waits.
#[derive(Clone, Copy)]
pub(super) struct Deferred {
    a: T,
    b: T,
    span: Option<Span>,
}

/// So many replacements at the head of one type are followed.
const LIMIT: u32 = 300;

/// So many are made in all.
const MOST: u32 = 200_000;

/// So deep, types are looked into for applications of families.
const DEPTH: u32 = 300;

impl Store {
    /// The family a type is an application of, and its arguments.
    fn family_of(&self, ty: T) -> Option<(Rc<Family>, Vec<T>)> {
        let (head, args) = self.spine(ty);
        let Node::Con(con) = self.head(head).1 else { return None };
        let family = self.families.get(&con)?;
        (args.len() >= family.arity).then(|| (family.clone(), args))
    }

    /// What an application of a family stands for, as far as that is known.
    fn reduced(&mut self, ty: T) -> Option<T> {
        let mut found = None;
        let mut current = ty;
        for _ in 0..LIMIT {
            match self.reduce_once(current) {
                Some(next) if self.replacements < MOST => {
                    self.replacements += 1;
                    current = next;
                    found = Some(next);
                }
                None => return found,
                _ => break,
            }
        }
        self.endless(ty);
        Some(self.error)
    }

    /// A type would be replaced without an end.
    fn endless(&mut self, ty: T) {
        let (head, _) = self.spine(ty);
        if let Node::Con(con) = self.head(head).1
            && !self.endless.contains(&con)
        {
            self.endless.push(con);
        }
    }

    fn reduce_once(&mut self, ty: T) -> Option<T> {
        let (family, args) = self.family_of(ty)?;
        let (own, rest) = args.split_at(family.arity);
        if let Some(op) = family.computed {
            return self.compute(op, own).filter(|_| rest.is_empty());
        }
        let mut apart = true;
        let defaults = family.equations.iter().filter(|equation| equation.default);
        let equations = family.equations.iter().filter(|equation| !equation.default).chain(defaults);
        for equation in equations {
            if equation.default && !apart {
                return None;
            }
            let mut map: Vec<(TyVarId, Option<T>)> = equation.vars.iter().map(|&var| (var, None)).collect();
            let mut fits = Some(true);
            for (&pattern, &arg) in equation.args.iter().zip(own) {
                fits = match (fits, self.family_match(pattern, arg, &mut map)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (Some(true), Some(true)) => Some(true),
                    _ => None,
                };
            }
            match fits {
                Some(true) => {
                    let map: Vec<(TyVarId, T)> =
                        map.into_iter().map(|(var, ty)| (var, ty.unwrap_or(self.error))).collect();
                    let result = self.substitute(equation.result, &map);
                    return Some(rest.iter().fold(result, |function, &arg| self.app(function, arg)));
                }
                Some(false) => {}
                None if family.closed => return None,
                None => apart = false,
            }
        }
        None
    }

    /// Whether an argument fits a pattern: it does, it never will, or nobody knows yet.
    fn family_match(&mut self, pattern: T, ty: T, map: &mut Vec<(TyVarId, Option<T>)>) -> Option<bool> {
        let (pattern, left) = self.raw_head(pattern);
        if let Node::Var(var) = left
            && let Some(slot) = map.iter().position(|(own, _)| *own == var)
        {
            return match map[slot].1 {
                None => {
                    map[slot].1 = Some(ty);
                    Some(true)
                }
                Some(before) => self.surely_same(before, ty),
            };
        }
        let ty = self.reduced(ty).unwrap_or(ty);
        if self.family_of(ty).is_some() {
            return None;
        }
        let (left, right) = (self.head(pattern).1, self.head(ty).1);
        match (left, right) {
            // An equation for a type that is missing says nothing: it may not be taken for all others.
            (Node::Error, _) => None,
            (_, Node::Error) => Some(true),
            (_, Node::Meta(_) | Node::Var(_)) => None,
            (Node::Con(x), Node::Con(y)) => Some(x == y),
            (Node::App(..) | Node::Fun(..), Node::App(..) | Node::Fun(..)) => {
                let ((f, x), (g, y)) = (self.split(left)?, self.split(right)?);
                match (self.family_match(f, g, map), self.family_match(x, y, map)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (Some(true), Some(true)) => Some(true),
                    _ => None,
                }
            }
            _ => Some(false),
        }
    }

    /// Whether two types are the same whatever becomes of their unknowns and variables.
    fn surely_same(&mut self, a: T, b: T) -> Option<bool> {
        let (a, b) = (self.reduced(a).unwrap_or(a), self.reduced(b).unwrap_or(b));
        if self.same(a, b) {
            return Some(true);
        }
        if self.family_of(a).is_some() || self.family_of(b).is_some() {
            return None;
        }
        let (left, right) = (self.head(a).1, self.head(b).1);
        match (left, right) {
            (Node::Meta(_) | Node::Var(_), _) | (_, Node::Meta(_) | Node::Var(_)) => None,
            (Node::App(..) | Node::Fun(..), Node::App(..) | Node::Fun(..)) => {
                let ((f, x), (g, y)) = (self.split(left)?, self.split(right)?);
                match (self.surely_same(f, g), self.surely_same(x, y)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (Some(true), Some(true)) => Some(true),
                    _ => None,
                }
            }
            _ => Some(false),
        }
    }

    /// A type with all applications of families replaced that can be.
    pub fn normalised(&mut self, ty: T) -> T {
        if self.families.is_empty() { ty } else { self.normalised_to(ty, DEPTH) }
    }

    fn normalised_to(&mut self, ty: T, depth: u32) -> T {
        let Some(depth) = depth.checked_sub(1) else {
            return ty;
        };
        let ty = self.reduced(ty).unwrap_or(ty);
        let (ty, node) = self.head(ty);
        match node {
            Node::App(function, arg) => {
                let (f, a) = (self.normalised_to(function, depth), self.normalised_to(arg, depth));
                if f == function && a == arg { ty } else { self.app(f, a) }
            }
            Node::Fun(from, to) => {
                let (f, t) = (self.normalised_to(from, depth), self.normalised_to(to, depth));
                if f == from && t == to { ty } else { self.fun(f, t) }
            }
            _ => ty,
        }
    }

    /// Whether a type is an application of a family, about which nothing more is known.
    pub fn is_stuck(&mut self, ty: T) -> bool {
        !self.families.is_empty() && self.reduced(ty).is_none() && self.family_of(ty).is_some()
    }

    /// Whether a type is a family with as many arguments as it takes.
    fn is_saturated(&self, ty: T) -> bool {
        self.family_of(ty).is_some_and(|(family, args)| args.len() == family.arity)
    }

    /// Makes two types equal of which one may be an application of a family; nothing if none is.
    pub fn unify_families(&mut self, a: T, b: T) -> Option<Result<(), Clash>> {
        let reduced = (self.reduced(a), self.reduced(b));
        if let (Some(_), _) | (_, Some(_)) = reduced {
            return Some(self.unify(reduced.0.unwrap_or(a), reduced.1.unwrap_or(b)));
        }
        let stuck = (self.family_of(a).is_some(), self.family_of(b).is_some());
        if stuck == (false, false) {
            return None;
        }
        if self.same(a, b) {
            return Some(Ok(()));
        }
        for (other, ty) in self.given_families.clone() {
            if stuck.0 && self.same(other, a) && !self.same(ty, a) {
                return Some(self.unify(ty, b));
            }
            if stuck.1 && self.same(other, b) && !self.same(ty, b) {
                return Some(self.unify(a, ty));
            }
        }
        // With more arguments than the family takes, the last one is like that of any other type.
        if !self.is_saturated(a) && !self.is_saturated(b) {
            return None;
        }
        for (unknown, ty) in [(a, b), (b, a)] {
            if let Node::Meta(meta) = self.head(unknown).1 {
                let mut inside = Vec::new();
                self.metas(ty, &mut inside);
                if !inside.contains(&meta) {
                    return None;
                }
            }
        }
        if self.invert(a, b) || self.invert(b, a) {
            return Some(self.unify(a, b));
        }
        self.deferred.push(Deferred { a, b, span: None });
        Some(Ok(()))
    }

    /// What an injective family stands for says what it is applied to. Gives whether something was found out.
    fn invert(&mut self, application: T, result: T) -> bool {
        let Some((family, args)) = self.family_of(application) else { return false };
        if family.injective.is_empty() || args.len() != family.arity {
            return false;
        }
        let sources: Vec<Vec<T>> = match self.family_of(result) {
            Some((other, others)) if Rc::ptr_eq(&family, &other) && others.len() == args.len() => vec![others],
            Some(_) => return false,
            None => {
                let fitting = family.equations.iter().filter_map(|equation| {
                    let map = self.fits(&equation.vars, &[equation.result], &[result])?;
                    Some((equation, map))
                });
                let fitting: Vec<_> = fitting.collect();
                let of = |(equation, map): &(&Equation, Vec<(TyVarId, T)>), this: &mut Self| {
                    equation.args.iter().map(|&arg| this.substitute(arg, map)).collect()
                };
                fitting.iter().map(|found| of(found, self)).collect()
            }
        };
        let [source] = &sources[..] else { return false };
        let mut found = false;
        for &place in &family.injective {
            let (a, b) = (args[place as usize], source[place as usize]);
            found |= !self.same(a, b) && self.unify(a, b).is_ok();
        }
        found
    }

    /// Says that two types are equal, of which one is an application of a family; nothing if none is.
    pub fn assume_families(&mut self, a: T, b: T) -> Option<bool> {
        let reduced = (self.reduced(a), self.reduced(b));
        if let (Some(_), _) | (_, Some(_)) = reduced {
            return Some(self.assume_equal(reduced.0.unwrap_or(a), reduced.1.unwrap_or(b)));
        }
        if self.family_of(a).is_some() {
            self.given_families.push((a, b));
        } else if self.family_of(b).is_some() {
            self.given_families.push((b, a));
        } else {
            return None;
        }
        Some(true)
    }

    /// The place of the equations that wait since there were so many.
    pub fn place_deferred(&mut self, from: usize, span: Span) {
        for deferred in &mut self.deferred[from..] {
            deferred.span.get_or_insert(span);
        }
    }

    /// Tries equations again; gives whether some need not wait any more.
    pub fn retry_deferred(&mut self) -> bool {
        if self.deferred.is_empty() {
            return false;
        }
        let waiting = std::mem::take(&mut self.deferred);
        let before = waiting.len();
        for Deferred { a, b, span } in waiting {
            let from = self.deferred.len();
            if let Err(clash) = self.unify(a, b) {
                self.failed.push((a, b, clash, span.unwrap_or(Span::NONE)));
            }
            if let Some(span) = span {
                self.place_deferred(from, span);
            }
        }
        self.deferred.len() < before
    }
}

impl Checker<'_> {
    /// Reads the equations of all families.
    pub fn families(&mut self) {
        let hir = self.hir;
        let found: Vec<TyConId> = (0..hir.tycons.len() as u32)
            .map(TyConId)
            .filter(|&id| matches!(hir.tycon(id).kind, TyConKind::Family(..)))
            .collect();
        for id in found {
            let tycon = hir.tycon(id);
            let TyConKind::Family(equations, closed, injective) = &tycon.kind else { continue };
            let equations = self.declared(|this| {
                let read = equations.iter().map(|equation| {
                    this.introduce(&equation.vars);
                    let args = equation.args.iter().map(|arg| this.convert(arg)).collect();
                    let result = this.convert(&equation.result);
                    Equation { vars: equation.vars.clone(), args, result, default: equation.default }
                });
                read.collect()
            });
            let (arity, closed, injective) = (tycon.params.len(), *closed, injective.clone());
            let family = Family { arity, closed, equations, injective, computed: super::numbers::operation(hir, id) };
            self.store.families.insert(id, Rc::new(family));
        }
    }

    pub fn normalise_pred(&mut self, pred: &mut Pred) {
        self.normalise_args(pred);
        if pred.class == self.hir.wired.holds {
            *pred = self.held(pred.clone());
        }
    }

    pub fn normalise_args(&mut self, pred: &mut Pred) {
        for arg in &mut pred.args {
            *arg = self.store.normalised(*arg);
        }
    }

    /// Says which equations that waited do not hold.
    pub fn report_families(&mut self) {
        for (a, b, clash, span) in std::mem::take(&mut self.store.failed) {
            self.report_clash(a, b, clash, span);
        }
    }

    /// At the end: equations about which no more will be known. Those of types that were made up on the way are let pass.
    pub fn report_stuck(&mut self) {
        self.store.retry_deferred();
        self.report_families();
        for con in std::mem::take(&mut self.store.endless) {
            let message =
                format!("applications of the type family `{}` lead to others without an end", self.tycon_name(con));
            self.diagnostics.push(Diagnostic::error(INFINITE, self.hir.tycon(con).span, message));
        }
        let written = self.hir.tyvars.len();
        for Deferred { a, b, span } in std::mem::take(&mut self.store.deferred) {
            let mut known = true;
            for ty in [a, b] {
                self.store.leaves(ty, &mut |node| {
                    known &= matches!(node, Node::Var(var) if var.index() < written);
                });
            }
            if known {
                self.report_clash(a, b, Clash::Differ(a, b), span.unwrap_or(Span::NONE));
            }
        }
    }
}
