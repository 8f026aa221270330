//! What a concrete run goes through in the user's own code: where it failed, and which branches it took.

use crate::load::Loaded;
use rustc_hash::FxHashMap;
use snell_core_ir::GlobalId;
use snell_graph::Datum;
use snell_interp_concrete::{Ended, Runner};
use snell_semantics::{AltsId, Code, Layer, NodeId};
use snell_source::Span;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A run that was watched.
pub(crate) struct Watched {
    /// How it ended.
    pub ended: Ended,
    /// If it failed, the place in the user's code: the failing expression, or the innermost call that led out of it.
    pub site: Option<Span>,
    /// If it failed in a library, where: a function of a library can fail for several reasons.
    pub cause: Option<NodeId>,
    /// Branches in the user's code, by when they were last taken.
    pub branches: Vec<(AltsId, u32)>,
}

/// Branches that are kept; a long run takes the same ones again and again.
const MAX_BRANCHES: usize = 1 << 14;

/// Runs definitions and watches.
pub(crate) struct Watcher<'l> {
    loaded: &'l Loaded,
    runner: Runner<Watch>,
    own: Rc<[bool]>,
    fuel: u64,
}

impl<'l> Watcher<'l> {
    /// Watches runs of at most so many steps and bytes.
    pub(crate) fn new(loaded: &'l Loaded, fuel: u64, max_bytes: usize) -> Watcher<'l> {
        let is_own = |node| loaded.sources.file(loaded.code.span(NodeId(node)).file).is_some();
        let own: Rc<[bool]> = (0..loaded.code.nodes.len() as u32).map(is_own).collect();
        let watch = Watch::new(loaded.code.clone(), own.clone());
        Watcher { loaded, runner: Runner::new(&loaded.code, max_bytes, watch), own, fuel }
    }

    /// Runs a definition, up to so many nodes of its result.
    pub(crate) fn run(&mut self, entry: GlobalId, args: &[Datum], inputs: &[Datum], observe: u32) -> Watched {
        *self.runner.layer() = Watch::new(self.loaded.code.clone(), self.own.clone());
        let never = AtomicBool::new(false);
        let (ended, _) = self.runner.run(entry, args, inputs.to_vec(), observe, self.fuel, &never);
        let watch = self.runner.layer();
        let site = match &ended {
            Ended::Failed { node, .. } => node
                .filter(|&node| watch.is_users(node))
                .or_else(|| watch.calls.last().map(|&(_, node)| node))
                .map(|node| self.loaded.code.span(node)),
            _ => None,
        };
        let cause = match &ended {
            Ended::Failed { node, .. } => node.filter(|&node| !watch.is_users(node)),
            _ => None,
        };
        let mut branches: Vec<((AltsId, u32), u32)> = std::mem::take(&mut watch.branches).into_iter().collect();
        branches.sort_by_key(|&(_, when)| when);
        Watched { ended, site, cause, branches: branches.into_iter().map(|(branch, _)| branch).collect() }
    }
}

/// Keeps the calls that are not finished, as far as the stack still knows, and the branches.
struct Watch {
    code: Arc<Code>,
    /// Which nodes are the user's.
    own: Rc<[bool]>,
    /// The latest call of the user's code at each depth of the stack, outermost first.
    calls: Vec<(u32, NodeId)>,
    branches: FxHashMap<(AltsId, u32), u32>,
    clock: u32,
    /// After the failure the machine describes it, which is no part of the run.
    over: bool,
}

impl Watch {
    fn new(code: Arc<Code>, own: Rc<[bool]>) -> Watch {
        Watch { code, own, calls: Vec::new(), branches: FxHashMap::default(), clock: 0, over: false }
    }

    fn is_users(&self, node: NodeId) -> bool {
        self.own[node.0 as usize]
    }

    /// Forgets calls over at least so many frames.
    fn cut(&mut self, depth: u32) {
        while self.calls.last().is_some_and(|&(deep, _)| deep >= depth) {
            self.calls.pop();
        }
    }
}

impl Layer for Watch {
    fn call(&mut self, node: NodeId, depth: u32) {
        if self.over {
            return;
        }
        // A library's tail call does not replace the call that led into the library.
        let users = self.is_users(node);
        self.cut(if users { depth } else { depth + 1 });
        if users {
            self.calls.push((depth, node));
        }
    }

    fn force(&mut self, depth: u32) {
        if !self.over {
            self.cut(depth);
        }
    }

    fn back(&mut self, depth: u32) {
        if !self.over {
            self.cut(depth + 1);
        }
    }

    fn failed(&mut self, depth: u32) {
        if !self.over {
            self.cut(depth + 1);
            self.over = true;
        }
    }

    fn branch(&mut self, alts: AltsId, case: u32) {
        if self.over || !self.is_users(self.code.alternatives(alts).node) {
            return;
        }
        self.clock = self.clock.saturating_add(1);
        let when = self.clock;
        if self.branches.len() < MAX_BRANCHES || self.branches.contains_key(&(alts, case)) {
            self.branches.insert((alts, case), when);
        }
    }
}
