//! Contexts of derived instances: the least ones that make every field's instance exist.

use super::Checker;
use super::decls::InstanceInfo;
use super::ty::{Node, Pred};
use crate::hir::{Deriving, InstanceBody, InstanceId};
use std::rc::Rc;

impl Checker<'_> {
    /// Starts from no context at all and adds what is missing until nothing is.
    pub fn derived_contexts(&mut self) {
        let hir = self.hir;
        let mut derived: Vec<(InstanceId, Vec<Pred>)> = Vec::new();
        for (id, instance) in hir.instances.iter().enumerate() {
            let (InstanceBody::Derived(_, Deriving { infer: Some(preds) })
            | InstanceBody::Same(_, Deriving { infer: Some(preds) })) = &instance.body
            else {
                continue;
            };
            let id = InstanceId(id as u32);
            self.instance_info(id);
            let (preds, _) = self.convert_context(preds);
            derived.push((id, preds));
        }
        loop {
            let mut changed = false;
            for (id, preds) in &derived {
                let mut context: Vec<Pred> = Vec::new();
                for pred in preds {
                    self.reduce(pred, &mut context, 0);
                }
                if matches!(hir.instance(*id).body, InstanceBody::Same(..)) {
                    self.add_supers(*id, &mut context);
                }
                let info = self.instance_info(*id);
                if context.len() != info.context.len() {
                    changed = true;
                    self.instances[id.index()] = Some(Rc::new(InstanceInfo {
                        vars: info.vars.clone(),
                        context,
                        equalities: Vec::new(),
                        head: info.head.clone(),
                    }));
                }
            }
            if !changed {
                break;
            }
        }
        for (id, preds) in &derived {
            if !hir.module(hir.instance(*id).module).library {
                for pred in preds {
                    self.derivable(*id, pred, 0);
                }
            }
        }
    }

    /// What the superclasses of an instance ask for. Those of a type with the same representation may ask for less.
    fn add_supers(&mut self, id: InstanceId, context: &mut Vec<Pred>) {
        let class = self.class_info(self.hir.instance(id).class);
        let head = self.instance_info(id).head.clone();
        let map: Vec<_> = class.params.iter().copied().zip(head).collect();
        let mut asked = Vec::new();
        for above in &class.supers {
            let above = self.store.substitute_pred(above, &map);
            self.reduce(&above, &mut asked, 0);
        }
        for pred in asked {
            let known = context.clone();
            if !known.iter().any(|given| self.same_pred(given, &pred) || self.implies(given, &pred)) {
                context.push(pred);
            }
        }
    }

    /// What a constraint asks of type variables.
    fn reduce(&mut self, pred: &Pred, into: &mut Vec<Pred>, depth: u32) {
        let is_open = pred.args.last().is_some_and(|&arg| {
            let (head, _) = self.store.spine(arg);
            matches!(self.store.head(head).1, Node::Var(_))
        });
        if is_open {
            if !into.iter().any(|known| self.same_pred(known, pred)) {
                into.push(pred.clone());
            }
        } else if depth < 50 {
            for below in self.instance_context(pred).unwrap_or_default() {
                self.reduce(&below, into, depth + 1);
            }
        }
    }

    fn instance_context(&mut self, pred: &Pred) -> Option<Vec<Pred>> {
        for candidate in self.by_class[pred.class.index()].clone() {
            let info = self.instance_info(candidate);
            if let Some(map) = self.store.fits(&info.vars, &info.head, &pred.args) {
                return Some(info.context.iter().map(|below| self.store.substitute_pred(below, &map)).collect());
            }
        }
        None
    }

    /// Says which field has no instance.
    fn derivable(&mut self, id: InstanceId, pred: &Pred, depth: u32) {
        let is_open = pred.args.last().is_some_and(|&arg| {
            let (head, _) = self.store.spine(arg);
            matches!(self.store.head(head).1, Node::Var(_))
        });
        if is_open || depth > 50 || pred.class == self.hir.wired.typeable {
            return;
        }
        match self.instance_context(pred) {
            Some(context) => context.iter().for_each(|below| self.derivable(id, below, depth + 1)),
            None => self.report_underivable(id, pred),
        }
    }
}
