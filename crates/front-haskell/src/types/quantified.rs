//! Quantified constraints: `forall a. Show a => Show (f a)` is a function between dictionaries.
//!
//! One is written `Holds#` of a polymorphic type whose body is a class applied to types. Where it is given it serves as an
//! instance, where it is wanted its body must follow from its context.

use super::Checker;
use super::solve::Wanted;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{Evidence, EvidenceId, TyVarId};
use std::rc::Rc;

impl Checker<'_> {
    /// Solves by what is given and quantified, or a constraint that is quantified itself; nothing if neither is the case.
    pub fn solve_quantified(&mut self, wanted: &Wanted) -> Option<bool> {
        if let Some(scheme) = self.quantified(&wanted.pred) {
            self.solve_scheme(wanted, &scheme);
            return Some(true);
        }
        let mut at = wanted.scope;
        loop {
            if self.scopes[at as usize].holds {
                let holds = self.hir.wired.holds;
                let givens: Vec<(Pred, EvidenceId)> =
                    self.scopes[at as usize].givens.iter().filter(|(given, _)| given.class == holds).cloned().collect();
                for (given, evidence) in givens {
                    if let Some(scheme) = self.quantified(&given)
                        && self.use_scheme(wanted, &scheme, evidence)
                    {
                        return Some(true);
                    }
                }
            }
            if at == 0 {
                return None;
            }
            at = self.scopes[at as usize].parent;
        }
    }

    fn quantified(&self, pred: &Pred) -> Option<Rc<Scheme>> {
        if pred.class != self.hir.wired.holds {
            return None;
        }
        match self.store.head(pred.args[0]).1 {
            Node::Forall(id) => Some(self.store.scheme(id)),
            _ => None,
        }
    }

    /// What a type says that is a constraint.
    fn constraint(&mut self, ty: T) -> Pred {
        self.held(Pred { class: self.hir.wired.holds, args: vec![ty] })
    }

    /// The body follows from the context, whatever the variables stand for.
    fn solve_scheme(&mut self, wanted: &Wanted, scheme: &Scheme) {
        let (current, level) = (self.scope, self.level);
        self.scope = wanted.scope;
        self.level += 1;
        let map: Vec<(TyVarId, T)> = scheme
            .vars
            .iter()
            .map(|&var| {
                let fresh = self.store.fresh_var(level + 1);
                self.tyvars.push(None);
                self.alias_name(fresh, var);
                (var, self.store.var(fresh))
            })
            .collect();
        let preds: Vec<Pred> = scheme.preds.iter().map(|pred| self.store.substitute_pred(pred, &map)).collect();
        self.enter(Vec::new());
        let dicts = self.give_all(&preds);
        let body = self.store.substitute(scheme.ty, &map);
        let pred = self.constraint(body);
        let evidence = self.evidence(Evidence::Missing);
        let depth = wanted.depth + 1;
        self.push_wanted(Wanted { pred, evidence, scope: self.scope, depth, ..wanted.clone() });
        self.fill(wanted.evidence, Evidence::Lambda(dicts, evidence));
        (self.scope, self.level) = (current, level);
    }

    /// Takes what is given for an instance, if its body or a superclass of that is what is wanted.
    fn use_scheme(&mut self, wanted: &Wanted, scheme: &Scheme, given: EvidenceId) -> bool {
        let head = self.constraint(scheme.ty);
        // For each constraint that follows, by which superclasses.
        let mut todo = vec![(head, Vec::<(u32, crate::hir::ClassId)>::new())];
        while let Some((pred, path)) = todo.pop() {
            if pred.class == wanted.pred.class
                && let (Some(true), map) = self.store.match_types(&scheme.vars, &pred.args, &wanted.pred.args)
            {
                let map: Vec<(TyVarId, T)> = map
                    .into_iter()
                    .map(|(var, ty)| (var, ty.unwrap_or_else(|| self.store.unknown(self.level))))
                    .collect();
                let needs: Vec<EvidenceId> = scheme
                    .preds
                    .iter()
                    .map(|need| {
                        let need = self.store.substitute_pred(need, &map);
                        self.want_below(need, wanted)
                    })
                    .collect();
                let mut found = Evidence::Apply(given, needs);
                for (place, class) in path {
                    let of = self.evidence(found);
                    found = Evidence::Super(of, place, class);
                }
                self.fill(wanted.evidence, found);
                return true;
            }
            if pred.class == self.hir.wired.holds || path.len() > 8 {
                continue;
            }
            let class = self.class_info(pred.class);
            let map: Vec<_> = class.params.iter().copied().zip(pred.args.iter().copied()).collect();
            for (place, above) in class.supers.iter().enumerate() {
                let above = self.store.substitute_pred(above, &map);
                let mut longer = path.clone();
                longer.push((place as u32, pred.class));
                todo.push((above, longer));
            }
        }
        false
    }
}
