//! Live figures that another thread may read while the search runs.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters updated by the workers every few dozen decisions.
#[derive(Debug, Default)]
pub struct Progress {
    pub(crate) paths: AtomicU64,
    pub(crate) open: AtomicU64,
    pub(crate) outcomes: AtomicU64,
    pub(crate) bound: AtomicU64,
    pub(crate) passes: AtomicU64,
    pub(crate) decisions: AtomicU64,
    pub(crate) steps: AtomicU64,
}

/// What a [`Progress`] showed at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// Paths ended, whatever their end; repeated passes count again.
    pub paths: u64,
    /// Places known to be open: choice points or frontier entries.
    pub open: u64,
    /// Outcomes delivered.
    pub outcomes: u64,
    /// The cost bound of the current pass.
    pub bound: u64,
    /// Passes begun.
    pub passes: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Deterministic steps run.
    pub steps: u64,
}

impl Progress {
    /// Reads all counters. They are read one after the other, so they may be a few decisions apart.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            paths: self.paths.load(Ordering::Relaxed),
            open: self.open.load(Ordering::Relaxed),
            outcomes: self.outcomes.load(Ordering::Relaxed),
            bound: self.bound.load(Ordering::Relaxed),
            passes: self.passes.load(Ordering::Relaxed),
            decisions: self.decisions.load(Ordering::Relaxed),
            steps: self.steps.load(Ordering::Relaxed),
        }
    }
}
