//! The symbolic interpretation: logic variables, terms, unification, and paths as processes to search.
//!
//! Concrete parts are evaluated exactly as the concrete interpretation does, on the same heap. An unknown value is a
//! logic variable; branching on one is a decision. Data constraints are solved by construction, numbers by the solver.

mod conditions;
mod decision;
mod digits;
mod disequality;
mod equality;
mod growth;
mod instance;
mod interpretation;
mod labelling;
mod lift;
mod lookahead;
mod magnitude;
mod makers;
mod narrowing;
mod outcome;
mod pack;
mod process;
mod reflexive;
mod rows;
mod sizes;
mod state;
mod strings;
mod table;
mod types;

pub use outcome::{End, PathEnd, Pattern, PatternTable};
pub use process::{Explore, Explored, Explorer, explore, query_limits, replay};
pub use state::Symbolic;
