//! What a search can say about itself when it ends.

use crate::{Magnitude, SavedFrontier};

/// The account of a search.
///
/// Figures about the *tree* (`cut` … `dead`) describe it as last swept, over all calls, and don't add up repeated passes;
/// figures about *work* (`delivered`, `decisions` …) are those of this call.
#[derive(Clone, Debug)]
pub struct Summary {
    /// How it ended.
    pub status: Status,
    /// Every path of at most this cost was seen.
    pub complete_to_cost: Option<u32>,
    /// Every path was seen that leads to inputs which measure less than this, in any one of the ways.
    pub complete_below: Magnitude,
    /// Tree: alternatives not taken because they cost too much.
    pub cut: u64,
    /// Tree: paths waiting for more fuel.
    pub suspended: u64,
    /// Tree: steps that a path could take before it had to wait.
    pub fuel: u64,
    /// Tree: alternatives abandoned because nobody could say whether they are feasible.
    pub unknown: u64,
    /// Tree: alternatives that contradicted what was known.
    pub infeasible: u64,
    /// Tree: paths that turned out inconsistent.
    pub dead: u64,
    /// Work: outcomes delivered.
    pub delivered: u64,
    /// Work: decisions made.
    pub decisions: u64,
    /// Work: deterministic steps.
    pub steps: u64,
    /// Work: steps spent on replaying known prefixes, not part of `steps`.
    pub replayed_steps: u64,
    /// Work: passes begun.
    pub passes: u64,
    /// The most choice points that one worker kept at a time.
    pub peak_choice_points: usize,
    /// The most entries that waited in the frontier at a time.
    pub peak_frontier: usize,
    /// Where to go on; empty when the search is exhausted.
    pub frontier: SavedFrontier,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every path was seen to its end: what did not show up does not exist.
    Exhausted,
    /// There may be more.
    Stopped(Reason),
}

/// Why a search ended before it was exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// As many outcomes as asked for.
    Outcomes,
    /// The receiver had enough.
    Sink,
    /// Only paths above the cost limit are left.
    Cost,
    /// The limit on steps.
    Steps,
    /// The limit on decisions.
    Decisions,
    /// Only paths are left that ran out of fuel, and no more fuel may be given.
    Fuel,
    /// The frontier grew too large.
    Frontier,
    /// Wall time: the result depends on the machine.
    Deadline,
    /// Somebody cancelled.
    Cancelled,
    /// Nothing is left but alternatives of unknown feasibility, which were abandoned.
    Undecided,
    /// A replay left its recorded path: the process is not deterministic, or the saved frontier is of another one.
    Diverged,
}
