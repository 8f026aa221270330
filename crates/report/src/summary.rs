//! The account of an exploration.

use crate::{LedgerEntry, Verdict};
use serde::{Deserialize, Serialize};

/// What an exploration saw, and what it did not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The function that was explored.
    pub function: String,
    /// On the claim that no input makes the function fail.
    pub verdict: Verdict,
    /// Whether there may be more.
    pub status: Status,
    /// Paths shown by this call.
    pub paths: u64,
    /// Of those, paths that fail.
    pub failing: u64,
    /// Paths shown by the calls that this one went on from.
    pub earlier_paths: u64,
    /// Of those, paths that fail.
    pub earlier_failing: u64,
    /// Every path of an input of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// The same in terms of the inputs: every `list of up to 5 elements`. Nothing if there are no words for it.
    pub seen: Option<String>,
    /// Paths that ended in an assumption that does not hold.
    pub dropped: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Steps taken.
    pub steps: u64,
    /// Who settled the questions about numbers.
    pub solver: SolverShares,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
    /// The file from which the search can go on.
    pub saved: Option<String>,
    /// The command to give next.
    pub next: Option<String>,
}

/// Whether a search saw everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// What did not show up does not exist, but for what the ledger says.
    Exhausted,
    /// There may be more.
    Stopped,
}

/// How many questions each part of the solver chain settled.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SolverShares {
    /// Constants and bounds.
    pub syntax: u64,
    /// The model carried by the path.
    pub model: u64,
    /// The fast path.
    pub fast_path: u64,
    /// The cache.
    pub cache: u64,
    /// The embedded solver.
    pub embedded: u64,
    /// Values tried.
    pub candidates: u64,
    /// The external solver.
    pub external: u64,
    /// Nobody.
    pub unknown: u64,
    /// External programs on whose word an impossibility rests.
    pub relied_on: Vec<String>,
}

impl SolverShares {
    /// The shares with their names, in the order in which the parts are asked.
    pub fn named(&self) -> [(&'static str, u64); 8] {
        [
            ("syntax", self.syntax),
            ("model", self.model),
            ("fast path", self.fast_path),
            ("cache", self.cache),
            ("embedded", self.embedded),
            ("candidates", self.candidates),
            ("external", self.external),
            ("unknown", self.unknown),
        ]
    }
}
