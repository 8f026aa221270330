//! Which places of the user's text stand for what happens in libraries.
//!
//! What a library does, it does because a call in the user's text led there: directly, through other functions of
//! libraries, or through a suspension that was made on the way. With the calls kept apart by the analysis, a failure says
//! itself which call that was; otherwise all that may lead there are blamed.

use super::map::Map;
use snell_interp_abstract::Analysis;
use snell_semantics::{BodyId, NodeId};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Finds the places of the text.
pub(super) struct Blame<'a> {
    map: &'a Map<'a>,
    entered: &'a BTreeSet<BodyId>,
    callers: BTreeMap<BodyId, Vec<NodeId>>,
    origins: BTreeMap<NodeId, BTreeSet<Option<NodeId>>>,
    known: RefCell<BTreeMap<BodyId, BTreeSet<NodeId>>>,
}

impl<'a> Blame<'a> {
    pub(super) fn new(map: &'a Map<'a>, analysis: &'a Analysis) -> Blame<'a> {
        let mut callers: BTreeMap<BodyId, Vec<NodeId>> = BTreeMap::new();
        for (&node, callees) in &analysis.calls {
            callees.iter().for_each(|&callee| callers.entry(callee).or_default().push(node));
        }
        let mut origins: BTreeMap<NodeId, BTreeSet<Option<NodeId>>> = BTreeMap::new();
        for &(node, call) in &analysis.origins {
            origins.entry(node).or_default().insert(call);
        }
        Blame { map, entered: &analysis.bodies, callers, origins, known: RefCell::default() }
    }

    /// The nodes of the user's text that a failure at a node is due to.
    pub(super) fn failure(&self, node: NodeId) -> BTreeSet<NodeId> {
        if self.map.is_own(node) {
            return BTreeSet::from([node]);
        }
        let mut found = BTreeSet::new();
        for call in self.origins.get(&node).into_iter().flatten() {
            match call {
                Some(call) if self.map.is_own(*call) => {
                    found.insert(*call);
                }
                _ => found.extend(self.map.home(node).map_or(BTreeSet::new(), |body| self.body(body))),
            }
        }
        found
    }

    /// The nodes of the user's text that lead to a body of a library.
    fn body(&self, body: BodyId) -> BTreeSet<NodeId> {
        if let Some(known) = self.known.borrow().get(&body) {
            return known.clone();
        }
        let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut todo = vec![body];
        while let Some(body) = todo.pop() {
            if !seen.insert(body) {
                continue;
            }
            let mut leads = |node: NodeId| match self.map.home(node).filter(|home| self.entered.contains(home)) {
                Some(_) if self.map.is_own(node) => {
                    found.insert(node);
                }
                home => todo.extend(home),
            };
            let callers = self.callers.get(&body).into_iter().flatten();
            callers.copied().for_each(&mut leads);
            // What is suspended is due to who made it, also if others want its value.
            let is_called = self.callers.contains_key(&body);
            if let Some(made) = self.map.made_at(body).filter(|_| !is_called) {
                leads(made);
            } else if let Some(global) = self.map.global_of(body).filter(|_| !is_called) {
                self.map.mentions(global).iter().copied().for_each(leads);
            }
        }
        self.known.borrow_mut().insert(body, found.clone());
        found
    }
}
