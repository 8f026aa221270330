//! What a search delivers.

use crate::DecisionPath;

/// An outcome, what it cost and how it was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<O> {
    /// What the path left.
    pub outcome: O,
    /// The sum of the costs of its alternatives.
    pub cost: u32,
    /// Its decisions: enough to replay it anywhere.
    pub path: DecisionPath,
}

/// What the receiver of an outcome wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// More outcomes.
    Continue,
    /// No more for now; the search can be resumed.
    Stop,
}
