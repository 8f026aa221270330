//! Unification: makes two types equal by solving unknowns.

use super::ty::{Meta, Node, Scheme, Store, T};
use crate::hir::TyVarId;

/// Why two types can't be made equal.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clash {
    /// These parts differ.
    Differ(T, T),
    /// The unknown would have to contain itself.
    Infinite(T, T),
    /// The variable is not known where the unknown is.
    Escape(TyVarId),
}

/// What the variables of an instance's head stand for, as far as that is known.
pub(super) type Match = Vec<(TyVarId, Option<T>)>;

impl Store {
    /// Makes two types equal, or says which parts differ.
    pub fn unify(&mut self, a: T, b: T) -> Result<(), Clash> {
        let ((a, left), (b, right)) = (self.head(a), self.head(b));
        if a == b {
            return Ok(());
        }
        if !self.families.is_empty()
            && let Some(result) = self.unify_families(a, b)
        {
            return result;
        }
        match (left, right) {
            (Node::Error, _) | (_, Node::Error) => Ok(()),
            (Node::Meta(x), Node::Meta(y)) => {
                if x != y {
                    // The younger one goes, so that levels only fall.
                    let level = self.level(x).min(self.level(y));
                    self.lower_level(x, level);
                    self.lower_level(y, level);
                    self.solve(y, a);
                }
                Ok(())
            }
            (Node::Meta(meta), _) => self.bind(meta, a, b),
            (_, Node::Meta(meta)) => self.bind(meta, b, a),
            (Node::Con(x), Node::Con(y)) if x == y => Ok(()),
            (Node::Var(x), Node::Var(y)) if x == y => Ok(()),
            (Node::Fun(a1, a2), Node::Fun(b1, b2)) => {
                self.unify(a1, b1)?;
                self.unify(a2, b2)
            }
            (Node::App(..), Node::App(..) | Node::Fun(..)) | (Node::Fun(..), Node::App(..)) => {
                match (self.split(left), self.split(right)) {
                    (Some((f, x)), Some((g, y))) => {
                        self.unify(f, g).map_err(|clash| whole(clash, (f, g), (a, b)))?;
                        self.unify(x, y)
                    }
                    _ => Err(Clash::Differ(a, b)),
                }
            }
            (Node::Forall(x), Node::Forall(y)) => {
                let (x, y) = (self.scheme(x), self.scheme(y));
                self.unify_schemes(&x, &y).map_err(|_| Clash::Differ(a, b))
            }
            _ => Err(Clash::Differ(a, b)),
        }
    }

    fn bind(&mut self, meta: Meta, unknown: T, ty: T) -> Result<(), Clash> {
        let level = self.level(meta);
        let mut clash = None;
        let mut lower = Vec::new();
        self.leaves(ty, &mut |node| match node {
            Node::Meta(other) if other == meta => clash = Some(Clash::Infinite(unknown, ty)),
            Node::Meta(other) => lower.push(other),
            Node::Var(var) if self.var_level(var) > level => clash = clash.or(Some(Clash::Escape(var))),
            _ => {}
        });
        if let Some(clash) = clash {
            return Err(clash);
        }
        for other in lower {
            self.lower_level(other, level);
        }
        self.solve(meta, ty);
        Ok(())
    }

    /// Equal up to the names of their variables.
    fn unify_schemes(&mut self, x: &Scheme, y: &Scheme) -> Result<(), ()> {
        if x.vars.len() != y.vars.len() || x.preds.len() != y.preds.len() {
            return Err(());
        }
        let map: Vec<(TyVarId, T)> = y.vars.iter().zip(&x.vars).map(|(&from, &to)| (from, self.var(to))).collect();
        let other = self.substitute(y.ty, &map);
        self.unify(x.ty, other).map_err(drop)?;
        for (p, q) in x.preds.iter().zip(&y.preds) {
            let q = self.substitute_pred(q, &map);
            if p.class != q.class {
                return Err(());
            }
            for (&a, b) in p.args.iter().zip(q.args) {
                self.unify(a, b).map_err(drop)?;
            }
        }
        Ok(())
    }

    /// Makes two types equal under the assumption that they are: variables may be bound too, until
    /// [`Store::unrefine`]. Gives `false` when they can't be equal, so that what follows is never reached.
    pub fn assume_equal(&mut self, a: T, b: T) -> bool {
        let ((a, left), (b, right)) = (self.head(a), self.head(b));
        if a == b {
            return true;
        }
        if !self.families.is_empty()
            && let Some(result) = self.assume_families(a, b)
        {
            return result;
        }
        match (left, right) {
            (Node::Error, _) | (_, Node::Error) => true,
            (Node::Meta(_), _) | (_, Node::Meta(_)) => self.unify(a, b).is_ok(),
            (Node::Var(x), Node::Var(y)) => {
                // The inner one becomes the outer one.
                if self.var_level(x) >= self.var_level(y) {
                    self.refine(x, b)
                } else {
                    self.refine(y, a)
                }
                true
            }
            (Node::Var(var), _) => self.refine_unless_cyclic(var, b),
            (_, Node::Var(var)) => self.refine_unless_cyclic(var, a),
            (Node::Con(x), Node::Con(y)) => x == y,
            (Node::App(..) | Node::Fun(..), Node::App(..) | Node::Fun(..)) => {
                match (self.split(left), self.split(right)) {
                    (Some((f, x)), Some((g, y))) => self.assume_equal(f, g) && self.assume_equal(x, y),
                    _ => false,
                }
            }
            (Node::Forall(_), Node::Forall(_)) => self.unify(a, b).is_ok(),
            _ => false,
        }
    }

    fn refine_unless_cyclic(&mut self, var: TyVarId, ty: T) -> bool {
        let mut cyclic = false;
        self.leaves(ty, &mut |node| cyclic |= node == Node::Var(var));
        if !cyclic {
            self.refine(var, ty);
        }
        !cyclic
    }

    /// Matches an instance's head against types. `None` means that it may still fit.
    pub fn match_types(&mut self, vars: &[TyVarId], patterns: &[T], types: &[T]) -> (Option<bool>, Match) {
        let mut map: Match = vars.iter().map(|&var| (var, None)).collect();
        let mut answer = Some(true);
        for (&pattern, &ty) in patterns.iter().zip(types) {
            match self.match_type(pattern, ty, &mut map) {
                Some(true) => {}
                Some(false) => return (Some(false), map),
                None => answer = None,
            }
        }
        (answer, map)
    }

    /// The same for those who care for nothing but a fit; variables that the head leaves open are errors.
    pub fn fits(&mut self, vars: &[TyVarId], patterns: &[T], types: &[T]) -> Option<Vec<(TyVarId, T)>> {
        match self.match_types(vars, patterns, types) {
            (Some(true), map) => Some(map.into_iter().map(|(var, ty)| (var, ty.unwrap_or(self.error))).collect()),
            _ => None,
        }
    }

    /// Matches an instance's head against a type: the variables in `map` are what may be filled in. `None` means that
    /// an unknown of the type would have to be known first.
    pub fn match_type(&mut self, pattern: T, ty: T, map: &mut Match) -> Option<bool> {
        let (pattern, left) = self.raw_head(pattern);
        if let Node::Var(var) = left
            && let Some(slot) = map.iter().position(|(own, _)| *own == var)
        {
            return match map[slot].1 {
                None => {
                    map[slot].1 = Some(ty);
                    Some(true)
                }
                Some(before) => {
                    if self.same(before, ty) {
                        Some(true)
                    } else if self.may_become_same(before, ty) {
                        None
                    } else {
                        Some(false)
                    }
                }
            };
        }
        // No shortcut for a pattern that is the type itself: its variables must get their types.
        let (left, right) = (self.head(pattern).1, self.head(ty).1);
        match (left, right) {
            (Node::Error, _) | (_, Node::Error) => Some(true),
            (_, Node::Meta(_)) => None,
            (Node::Con(x), Node::Con(y)) => Some(x == y),
            (Node::Var(x), Node::Var(y)) => Some(x == y),
            (Node::App(..) | Node::Fun(..), Node::App(..) | Node::Fun(..)) => {
                let ((f, x), (g, y)) = (self.split(left)?, self.split(right)?);
                match self.match_type(f, g, map) {
                    Some(false) => Some(false),
                    first => match (first, self.match_type(x, y, map)) {
                        (_, Some(false)) => Some(false),
                        (Some(true), second) => second,
                        _ => None,
                    },
                }
            }
            _ => Some(false),
        }
    }

    /// Whether solving unknowns could make two types the same.
    pub fn may_become_same(&mut self, a: T, b: T) -> bool {
        let ((a, left), (b, right)) = (self.head(a), self.head(b));
        match (left, right) {
            (Node::Meta(_) | Node::Error, _) | (_, Node::Meta(_) | Node::Error) => true,
            (Node::App(..) | Node::Fun(..), Node::App(..) | Node::Fun(..)) => {
                match (self.split(left), self.split(right)) {
                    (Some((f, x)), Some((g, y))) => self.may_become_same(f, g) && self.may_become_same(x, y),
                    _ => false,
                }
            }
            _ => self.same(a, b),
        }
    }
}

/// A clash of the constructors of two applications is one of the applications.
fn whole(clash: Clash, parts: (T, T), of: (T, T)) -> Clash {
    match clash {
        Clash::Differ(a, b) if (a, b) == parts => Clash::Differ(of.0, of.1),
        other => other,
    }
}
