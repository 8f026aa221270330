//! What is given where: dictionaries and equalities that signatures, instances and patterns bring.

use super::Checker;
use super::ty::{Pred, T};
use crate::hir::{DictId, Evidence, EvidenceId};

/// A region of the program in which something more is given. A constraint remembers its region, so that it can be
/// solved whenever its types become known.
pub(super) struct Scope {
    pub parent: u32,
    pub givens: Vec<(Pred, EvidenceId)>,
    pub equalities: Vec<(T, T)>,
    /// Whether a constraint is given of which it was not known what it is.
    pub holds: bool,
    /// Whether this or an outer region has equalities.
    pub refines: bool,
}

impl Scope {
    pub fn root() -> Scope {
        Scope { parent: 0, givens: Vec::new(), equalities: Vec::new(), holds: false, refines: false }
    }
}

impl Checker<'_> {
    /// Opens a region. It ends when [`Checker::leave`] goes back to the one before.
    pub fn enter(&mut self, equalities: Vec<(T, T)>) -> u32 {
        let before = self.scope;
        let refines = !equalities.is_empty() || self.scopes[before as usize].refines;
        self.scopes.push(Scope { parent: before, givens: Vec::new(), equalities, holds: false, refines });
        self.scope = self.scopes.len() as u32 - 1;
        before
    }

    pub fn leave(&mut self, before: u32) {
        self.scope = before;
    }

    /// Adds a dictionary parameter for each constraint to the current region.
    pub fn give_all(&mut self, preds: &[Pred]) -> Vec<DictId> {
        preds
            .iter()
            .map(|pred| {
                let pred = &self.held(pred.clone());
                let dict = self.new_dict(pred);
                let evidence = self.evidence(Evidence::Param(dict));
                self.give(pred.clone(), evidence);
                dict
            })
            .collect()
    }

    pub fn new_dict(&mut self, pred: &Pred) -> DictId {
        self.typing.dicts.push(pred.class);
        DictId(self.typing.dicts.len() as u32 - 1)
    }

    /// A constraint holds in the current region, and with it its superclasses.
    pub fn give(&mut self, pred: Pred, evidence: EvidenceId) {
        let pred = self.held(pred);
        self.scopes[self.scope as usize].holds |= pred.class == self.hir.wired.holds;
        let of = pred.class;
        let class = self.class_info(of);
        let map: Vec<_> = class.params.iter().copied().zip(pred.args.iter().copied()).collect();
        self.scopes[self.scope as usize].givens.push((pred, evidence));
        for (place, above) in class.supers.iter().enumerate() {
            let above = self.store.substitute_pred(above, &map);
            let evidence = self.evidence(Evidence::Super(evidence, place as u32, of));
            self.give(above, evidence);
        }
    }

    pub fn evidence(&mut self, evidence: Evidence) -> EvidenceId {
        self.typing.evidence.push(evidence);
        EvidenceId(self.typing.evidence.len() as u32 - 1)
    }
}
