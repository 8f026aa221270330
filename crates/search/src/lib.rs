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
//! Absent on purpose: no IO, no solver, no language, and no wall time except for the deadline of last resort.

#![forbid(unsafe_code)]

mod crew;
mod delivery;
mod explore;
mod found;
mod frontier;
mod in_place;
mod limits;
mod meter;
mod options;
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

pub use explore::{explore, resume};
pub use found::{Flow, Found};
pub use limits::{CancelToken, Limits};
pub use options::{Options, Strategy};
pub use path::{Alternatives, DecisionPath};
pub use process::{Alternative, Chosen, Decision, Process, Step};
pub use progress::{Progress, Snapshot};
pub use saved::{ResumeError, SavedFrontier};
pub use small_list::SmallList;
pub use summary::{Reason, Status, Summary};
