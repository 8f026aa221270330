//! Classes whose instances the type checker itself makes: `Typeable`, `Coercible`, and those of implicit parameters.

use super::Checker;
use super::solve::Wanted;
use super::ty::{Node, Pred, T};
use crate::hir::{Evidence, EvidenceId, TyConKind, TyVarId};

impl Checker<'_> {
    /// `Typeable (T a b)` from `Typeable a` and `Typeable b`.
    pub fn solve_typeable(&mut self, wanted: &Wanted) -> bool {
        let Some(&ty) = wanted.pred.args.last() else { return false };
        let (_, node) = self.store.head(ty);
        let (con, args) = match node {
            Node::Fun(from, to) => (self.hir.wired.function, vec![from, to]),
            _ => {
                let (head, args) = self.store.spine(ty);
                match self.store.head(head).1 {
                    Node::Con(con) => (con, args),
                    _ => return false,
                }
            }
        };
        let class = wanted.pred.class;
        let below = args.into_iter().map(|arg| self.want_below(Pred { class, args: vec![arg] }, wanted)).collect();
        self.fill(wanted.evidence, Evidence::TypeRep(con, below));
        true
    }

    /// An implicit parameter is what the nearest binding or signature says.
    pub fn solve_implicit(&mut self, wanted: &Wanted) -> bool {
        let mut at = wanted.scope;
        loop {
            let scope = &self.scopes[at as usize];
            let named = |(given, _): &&(Pred, EvidenceId)| {
                given.class == wanted.pred.class && self.store.same(given.args[0], wanted.pred.args[0])
            };
            if let Some((given, evidence)) = scope.givens.iter().find(named) {
                let (ty, evidence) = (given.args[1], self.typing.evidence[evidence.index()].clone());
                self.demand_equal(ty, wanted.pred.args[1], wanted.origin.span);
                self.fill(wanted.evidence, evidence);
                return true;
            }
            if at == 0 {
                return false;
            }
            at = scope.parent;
        }
    }

    /// `Coercible a b`: the same after unwrapping newtypes.
    pub fn solve_coercible(&mut self, wanted: &Wanted, finally: bool) -> bool {
        let (a, b) = (wanted.pred.args[0], wanted.pred.args[1]);
        if !self.coerces(a, b, finally, 0) {
            return false;
        }
        self.fill(wanted.evidence, Evidence::Coercible);
        true
    }

    fn coerces(&mut self, a: T, b: T, finally: bool, depth: u32) -> bool {
        let ((a, left), (b, right)) = (self.store.head(a), self.store.head(b));
        if self.store.same(a, b) {
            return true;
        }
        let class = self.hir.wired.coercible;
        let given = |a: T, b: T| self.find_given(&Pred { class, args: vec![a, b] }, self.scope).is_some();
        if given(a, b) || given(b, a) {
            return true;
        }
        if depth > 50 {
            return false;
        }
        if matches!(left, Node::Meta(_)) || matches!(right, Node::Meta(_)) {
            return finally && self.store.unify(a, b).is_ok();
        }
        let (f, g) = (self.store.spine(a).0, self.store.spine(b).0);
        let same_head = matches!((self.store.head(f).1, self.store.head(g).1), (Node::Con(x), Node::Con(y)) if x == y);
        if same_head || matches!((left, right), (Node::Fun(..), Node::Fun(..))) {
            let (left, right) = match (left, right) {
                (Node::Fun(a, b), Node::Fun(c, d)) => (vec![a, b], vec![c, d]),
                _ => (self.store.spine(a).1, self.store.spine(b).1),
            };
            if left.len() == right.len()
                && left.iter().zip(&right).all(|(&x, &y)| self.coerces(x, y, finally, depth + 1))
            {
                return true;
            }
        }
        if let Some(inner) = self.unwrap(a)
            && self.coerces(inner, b, finally, depth + 1)
        {
            return true;
        }
        match self.unwrap(b) {
            Some(inner) => self.coerces(a, inner, finally, depth + 1),
            None => false,
        }
    }

    /// What a newtype is made of.
    fn unwrap(&mut self, ty: T) -> Option<T> {
        let (head, args) = self.store.spine(ty);
        let Node::Con(tycon) = self.store.head(head).1 else { return None };
        let hir = self.hir;
        let TyConKind::Newtype(con) = hir.tycon(tycon).kind else { return None };
        let params = &hir.tycon(tycon).params;
        if args.len() < params.len() {
            return None;
        }
        let info = self.con_info(con);
        let (_, result) = self.store.spine(info.result);
        let mut map: Vec<(TyVarId, T)> = Vec::new();
        for (&param, &arg) in result.iter().zip(&args) {
            if let Node::Var(var) = self.store.head(param).1 {
                map.push((var, arg));
            }
        }
        let field = *info.fields.first()?;
        let field = self.store.substitute(field, &map);
        Some(args[result.len().min(args.len())..].iter().fold(field, |function, &arg| self.store.app(function, arg)))
    }
}
