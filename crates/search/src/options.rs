//! What a caller can choose about a search.

use crate::{CancelToken, Limits, Progress};
use std::sync::Arc;

/// How to search.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The order in which paths are explored.
    pub strategy: Strategy,
    /// How much work may be done.
    pub limits: Limits,
    /// How many workers explore; 0 is read as 1. One worker runs on the calling thread.
    pub jobs: usize,
    /// Ends the search early.
    pub cancel: CancelToken,
    /// Live figures.
    pub progress: Arc<Progress>,
}

/// The order in which paths are explored. All of them see the same paths in the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strategy {
    /// Again and again depth first with a growing bound on the cost: cheapest first, in the memory of one path.
    #[default]
    Deepening,
    /// Always the first alternative not tried yet; in the memory of one path.
    DepthFirst,
    /// Fewest decisions first.
    BreadthFirst,
    /// A random alternative at each decision, and a random open place at each end of a path.
    Random {
        /// The same seed gives the same order with one worker.
        seed: u64,
    },
    /// Alternatives whose (site, target) was not taken yet first.
    Coverage,
    /// Alternatives whose target is nearest first; waiting long also counts, so that none is starved.
    Directed {
        /// The distance of each target; a target beyond the end is taken to be out of reach and comes last.
        distance: Arc<[u32]>,
    },
}
