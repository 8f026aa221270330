//! Decisions, frontier, strategies, budgets and workers; knows no language.
//!
//! A [`Process`] runs until it needs a decision. [`explore`] makes the decisions, in the order of a [`Strategy`],
//! delivers what the paths leave as [`Found`], and ends with a [`Summary`] that says what was *not* seen and a
//! [`SavedFrontier`] from which [`resume`] goes on.
//!
//! Two engines share the accounting and the workers. `in_place` (deepening, depth first) keeps nothing but the choice
//! points of one path per worker. `frontier` (the other strategies) keeps every open place, as a prefix of decisions,
//! and travels between them by backtracking to the common part and replaying the rest.
//!
//! ```
//! use snell_search::*;
//!
//! /// Three coin tosses; heads cost one.
//! struct Coins(Vec<u32>);
//!
//! impl Process for Coins {
//!     type Outcome = Vec<u32>;
//!     type Mark = usize;
//!     fn restart(&mut self) {
//!         self.0.clear();
//!     }
//!     fn advance(&mut self, _fuel: &mut u64) -> Step {
//!         if self.0.len() == 3 {
//!             return Step::Finished;
//!         }
//!         let ways = [Alternative { cost: 0, target: 0 }, Alternative { cost: 1, target: 1 }];
//!         Step::Decision(Decision { site: 0, alternatives: ways.into_iter().collect() })
//!     }
//!     fn outcome(&mut self) -> Ending<Vec<u32>> {
//!         Ending::Outcome(self.0.clone())
//!     }
//!     fn mark(&mut self) -> usize {
//!         self.0.len()
//!     }
//!     fn backtrack(&mut self, mark: usize) {
//!         self.0.truncate(mark);
//!     }
//!     fn choose(&mut self, alternative: u32, _trusted: bool) -> Chosen {
//!         self.0.push(alternative);
//!         Chosen::Taken
//!     }
//! }
//!
//! let mut heads = Vec::new();
//! let summary = explore(|_| Coins(Vec::new()), &Options::default(), &mut |found| {
//!     heads.push(found.cost);
//!     Flow::Continue
//! });
//! assert_eq!(heads, [0, 1, 1, 1, 2, 2, 2, 3]);
//! assert_eq!(summary.status, Status::Exhausted);
//! ```
//!
//! Absent on purpose: no IO, no solver, no language, and no wall time except for the deadline of last resort.

#![forbid(unsafe_code)]

mod crew;
mod delivery;
mod explore;
mod found;
mod frontier;
mod in_place;
mod limits;
mod magnitude;
mod meter;
mod options;
mod outlet;
mod path;
mod path_list;
mod pool;
mod process;
mod progress;
mod rng;
mod saved;
mod small_list;
mod summary;
mod tally;

pub use explore::{explore, replay, resume};
pub use found::{Flow, Found};
pub use limits::{CancelToken, Limits};
pub use magnitude::Magnitude;
pub use options::{Options, Strategy};
pub use path::{Alternatives, DecisionPath};
pub use process::{Alternative, Chosen, Decision, Ending, Process, Step};
pub use progress::{Progress, Snapshot};
pub use saved::{ResumeError, SavedFrontier};
pub use small_list::SmallList;
pub use summary::{Reason, Status, Summary};
