//! Who answered how many questions, and on whom the `Unsat` answers rest.

use std::collections::BTreeSet;

/// The part of the chain that settled a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Settled {
    /// The term was a constant or entailed by a bound.
    Syntax,
    /// The carried model satisfied the condition.
    Model,
    /// The fast path.
    FastPath,
    /// The cache.
    Cache,
    /// The embedded solver.
    Embedded,
    /// Values tried and evaluated.
    Candidates,
    /// The external solver.
    External,
    /// Nobody.
    Unknown,
}

/// Counters of one chain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Settled by constants and bounds.
    pub syntax: u64,
    /// Settled by the carried model.
    pub model: u64,
    /// Settled by the fast path.
    pub fast_path: u64,
    /// Settled by the cache.
    pub cache: u64,
    /// Settled by the embedded solver.
    pub embedded: u64,
    /// Settled by trying values.
    pub candidates: u64,
    /// Settled by the external solver.
    pub external: u64,
    /// Not settled.
    pub unknown: u64,
    /// Models that failed their evaluation and were not believed.
    pub disbelieved: u64,
    /// Times that the external process had to be replaced.
    pub restarts: u64,
    /// Questions that the external solver has left open after about as long as it was given.
    pub timeouts: u64,
    /// Work of the embedded solver, in the units of its budget.
    pub work: u64,
    /// On whom the `Unsat` answers rest.
    pub basis: Basis,
}

impl Stats {
    /// Counts one question.
    #[inline]
    pub fn count(&mut self, settled: Settled) {
        *match settled {
            Settled::Syntax => &mut self.syntax,
            Settled::Model => &mut self.model,
            Settled::FastPath => &mut self.fast_path,
            Settled::Cache => &mut self.cache,
            Settled::Embedded => &mut self.embedded,
            Settled::Candidates => &mut self.candidates,
            Settled::External => &mut self.external,
            Settled::Unknown => &mut self.unknown,
        } += 1;
    }

    /// Adds the counters of another worker.
    pub fn merge(&mut self, other: &Stats) {
        self.syntax += other.syntax;
        self.model += other.model;
        self.fast_path += other.fast_path;
        self.cache += other.cache;
        self.embedded += other.embedded;
        self.candidates += other.candidates;
        self.external += other.external;
        self.unknown += other.unknown;
        self.disbelieved += other.disbelieved;
        self.restarts += other.restarts;
        self.timeouts += other.timeouts;
        self.work += other.work;
        self.basis.merge(&other.basis);
    }
}

/// The solvers on which the `Unsat` answers of a run rest: trusting the run means trusting these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// Answers of the fast path (including conflicts of bounds).
    pub fast_path: u64,
    /// Answers of the embedded solver alone.
    pub embedded: u64,
    /// Answers of the embedded solver that the external one confirmed.
    pub confirmed: u64,
    /// Answers of the external solver alone.
    pub external: u64,
    /// Names of the external programs involved.
    pub programs: BTreeSet<String>,
}

impl Basis {
    /// Adds the answers of another worker.
    pub fn merge(&mut self, other: &Basis) {
        self.fast_path += other.fast_path;
        self.embedded += other.embedded;
        self.confirmed += other.confirmed;
        self.external += other.external;
        self.programs.extend(other.programs.iter().cloned());
    }
}
