//! A layer that notices which branches of the source a run takes.

use snell_core_ir::{Branch, ExprId};
use snell_semantics::{AltsId, Code, Layer, NodeId, Selected};
use std::sync::Arc;

/// The branches that the last run took.
pub(crate) struct Coverage {
    watched: Arc<Watched>,
    taken: Vec<bool>,
    /// The first of them, in order.
    trace: Vec<u32>,
}

/// Branches of a run that are kept in order.
const MAX_TRACE: usize = 64;

/// Which alternatives of Core stand for which branches.
pub(crate) struct Watched {
    /// Parallel to the alternatives of the code: where they begin in `ways`.
    starts: Vec<u32>,
    /// A position or the default, and the branch it stands for.
    ways: Vec<(u32, u32)>,
    branches: usize,
}

/// The number of the default alternative.
const DEFAULT: u32 = Selected::<()>::DEFAULT;

impl Watched {
    pub(crate) fn new(code: &Code, branches: &[Branch]) -> Watched {
        let mut marks: Vec<(ExprId, u32, u32)> = Vec::new();
        for (at, branch) in branches.iter().enumerate() {
            let marked = branch.marks.iter().map(|mark| (mark.case, mark.alternative.unwrap_or(DEFAULT), at as u32));
            marks.extend(marked);
        }
        marks.sort_unstable();
        let (mut starts, mut ways) = (Vec::with_capacity(code.alts.len() + 1), Vec::new());
        for alts in &code.alts {
            starts.push(ways.len() as u32);
            let case = code.expr(alts.node);
            let first = marks.partition_point(|mark| mark.0 < case);
            ways.extend(marks[first..].iter().take_while(|mark| mark.0 == case).map(|&(_, way, at)| (way, at)));
        }
        starts.push(ways.len() as u32);
        Watched { starts, ways, branches: branches.len() }
    }

    /// The branches that an alternative stands for.
    #[inline]
    fn of(&self, alts: AltsId, case: u32) -> impl Iterator<Item = u32> + '_ {
        let range = self.starts[alts.0 as usize] as usize..self.starts[alts.0 as usize + 1] as usize;
        self.ways[range].iter().filter(move |way| way.0 == case).map(|way| way.1)
    }

    /// The alternatives that stand for each branch.
    pub(crate) fn alternatives(&self) -> Vec<Vec<(AltsId, u32)>> {
        let mut found = vec![Vec::new(); self.branches];
        for alts in 0..self.starts.len().saturating_sub(1) {
            for &(way, branch) in &self.ways[self.starts[alts] as usize..self.starts[alts + 1] as usize] {
                found[branch as usize].push((AltsId(alts as u32), way));
            }
        }
        found
    }
}

impl Coverage {
    pub(crate) fn new(watched: &Arc<Watched>) -> Coverage {
        Coverage { watched: watched.clone(), taken: vec![false; watched.branches], trace: Vec::new() }
    }

    /// The branches that were taken since this was last asked; the first of them also in order.
    pub(crate) fn take(&mut self) -> (Vec<u32>, Vec<u32>) {
        let taken = (0..self.taken.len() as u32).filter(|&at| self.taken[at as usize]).collect();
        self.taken.fill(false);
        (taken, std::mem::take(&mut self.trace))
    }
}

impl Layer for Coverage {
    #[inline]
    fn branch(&mut self, alts: AltsId, case: u32) {
        let Coverage { watched, taken, trace } = self;
        for branch in watched.of(alts, case) {
            taken[branch as usize] = true;
            if trace.len() < MAX_TRACE {
                trace.push(branch);
            }
        }
    }
}

/// The nodes that marks of branches lead to, for the directed strategy.
pub(crate) fn nodes(branches: &[&Branch]) -> Vec<NodeId> {
    let mut nodes: Vec<NodeId> =
        branches.iter().flat_map(|branch| branch.marks.iter().map(|mark| NodeId(mark.case.0))).collect();
    nodes.sort_unstable();
    nodes
}
