//! How much work a search may do, and the switch that ends it early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Bounds on one call of the search. They count work, so that a loaded machine gives the same answer.
///
/// With several workers the totals may be overshot by a few decisions per worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Stop after this many outcomes.
    pub max_outcomes: Option<u64>,
    /// Whether the receiver stops when it has enough, so that which outcomes come first matters.
    pub some_suffice: bool,
    /// Don't take an alternative that makes a path cost more than this.
    pub max_cost: Option<u32>,
    /// Stop after this many deterministic steps. Looked at between two decisions only, so that each call gets ahead by at
    /// least one of them. Replayed steps count for strategies that keep a frontier, where they can be most of the work.
    pub max_steps: Option<u64>,
    /// Stop after this many decisions, replays not counted.
    pub max_decisions: Option<u64>,
    /// What one path may spend from its beginning (a step or a decision costs one) before it is suspended.
    pub fuel_per_path: u64,
    /// What a path gets back at each decision, up to what it had at first: where paths may be long, only a stretch without
    /// decisions is a sign that one does not end.
    pub fuel_per_decision: u64,
    /// Whether thin trees are searched several levels at a time: that takes fewer sweeps, and less can be said of what is
    /// complete when the search ends early.
    pub wide_bands: bool,
    /// Suspended paths are retried with doubled fuel, up to this much.
    pub max_fuel_per_path: u64,
    /// Stop when more than this many places wait in memory to be explored.
    pub max_frontier: usize,
    /// A last resort: wall time makes the result depend on the machine, and the summary says so.
    pub deadline: Option<Duration>,
}

impl Default for Limits {
    /// No bound but on the fuel of a path and on memory.
    fn default() -> Self {
        Limits {
            max_outcomes: None,
            some_suffice: false,
            max_cost: None,
            max_steps: None,
            max_decisions: None,
            fuel_per_path: 100_000,
            fuel_per_decision: 0,
            wide_bands: false,
            max_fuel_per_path: 1 << 24,
            max_frontier: 2_000_000,
            deadline: None,
        }
    }
}

/// A switch shared with whoever may want to end the search, such as a ctrl-C handler.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// A token nobody has cancelled.
    pub fn new() -> Self {
        CancelToken::default()
    }

    /// Asks the search to stop soon and to hand over what it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
