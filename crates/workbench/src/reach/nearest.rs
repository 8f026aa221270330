//! How near a run gets to a place that it does not reach.

use crate::load::Loaded;
use snell_report::PathReport;
use snell_semantics::{AltsId, Code, Layer, NodeId};
use std::sync::Arc;

/// Keeps the nearest alternative that a run takes.
pub(super) struct Nearest {
    code: Arc<Code>,
    distance: Arc<[u32]>,
    best: Option<(u32, NodeId)>,
}

impl Nearest {
    pub(super) fn new(code: Arc<Code>, distance: Arc<[u32]>) -> Nearest {
        Nearest { code, distance, best: None }
    }

    /// Says how near the last run got, if no earlier one got as near.
    pub(super) fn improve(&mut self, loaded: &Loaded, path: &PathReport, nearest: &mut Option<(u32, String)>) {
        let Some((distance, node)) = self.best.take() else { return };
        if nearest.as_ref().is_some_and(|(other, _)| *other <= distance) {
            return;
        }
        let Some((from, _)) = loaded.sources.positions(self.code.span(node)) else { return };
        let mut call = path.call();
        if !path.inputs.is_empty() {
            call.push_str(&format!("  inputs ({})", path.inputs.join(" ")));
        }
        *nearest = Some((distance, format!("{call}, which gets to line {}", from.line)));
    }
}

impl Layer for Nearest {
    #[inline]
    fn branch(&mut self, alts: AltsId, case: u32) {
        let alternatives = self.code.alternatives(alts);
        let node = alternatives.cases.get(case as usize).map(|case| case.body).or(alternatives.default);
        let Some(node) = node else { return };
        let distance = self.distance[node.0 as usize];
        if distance < self.best.map_or(u32::MAX, |(best, _)| best) && self.code.span(node).file.0 == 0 {
            self.best = Some((distance, node));
        }
    }
}
