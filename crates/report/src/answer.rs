//! Answers of a query: what its unknowns must be to make it true.

use crate::{Input, LedgerEntry, Outcome, Status};
use serde::{Deserialize, Serialize};

/// One answer, confirmed by a concrete run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The unknowns with their values. What is not constrained at all is `_`, what is shared or constrained has a name.
    pub values: Vec<Solved>,
    /// All of these hold of the names in the values.
    pub constraints: Vec<String>,
    /// Whether the constraints leave it unsaid that no bounded number wraps around.
    pub unless_wrapping: bool,
    /// Its size, as the search counts it.
    pub size: u32,
    /// What it relies on that was not explored.
    pub assumed: Vec<String>,
}

/// An unknown and its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Solved {
    /// The unknown.
    pub name: String,
    /// What it is.
    pub value: String,
    /// One value of this form that was run, if it is not the only one.
    pub instance: Option<String>,
}

/// The account of a query.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SolveSummary {
    /// The query.
    pub query: String,
    /// Answers that were shown.
    pub answers: u64,
    /// Whether there may be more.
    pub status: Status,
    /// Every answer of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// How many inputs are known on which the query itself fails; there may be more.
    pub failing: u64,
    /// An input on which it does, and how.
    pub failure: Option<QueryFailure>,
    /// Decisions made.
    pub decisions: u64,
    /// Steps taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
    /// The command to give next.
    pub next: Option<String>,
    /// What is wrong with Snell: a path that a run did not confirm, and that is no answer therefore.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bug: Option<String>,
}

/// An input on which a query has no truth value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct QueryFailure {
    /// The unknowns.
    pub inputs: Vec<Input>,
    /// How it fails.
    pub outcome: Outcome,
}

impl SolveSummary {
    /// Whether what was not shown does not exist.
    pub fn is_complete(&self) -> bool {
        self.status == Status::Exhausted && self.bug.is_none() && !self.ledger.iter().any(LedgerEntry::is_gap)
    }
}
