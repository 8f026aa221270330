//! The fast path: bounds, differences, equalities and disequalities between variables, decided incrementally.
//!
//! Its state is aligned with the path: constraints are pushed and popped, and the model is a potential function that
//! always satisfies every constraint in force. Popping never touches the model, for what satisfies more constraints
//! satisfies fewer. Answers are exact.

mod differences;
mod fragment;
mod repair;
mod settle;

pub use differences::{Differences, Outcome, Position};
pub use fragment::Atom;

/// Constants beyond this size are left to the real solvers, so that no sum on the fast path can overflow an `i128`.
pub const LIMIT: i128 = 1 << 100;
