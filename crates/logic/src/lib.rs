//! Hash-consed terms, models, answers and the solver trait.
//!
//! [`Terms`] is an arena of formulas over mathematical integers, Booleans and IEEE doubles. Its constructors normalise,
//! so constant folding, linear normal form and interval reasoning cost a solver nothing. A term denotes a value or has
//! none (it divides by zero); a model satisfies a condition only if the condition *evaluates* to true under it.

mod answer;
mod arena;
mod build;
mod chars;
mod concise;
mod deep;
mod display;
mod double;
mod eval;
mod fingerprint;
mod interner;
mod model;
mod node;
mod range;
mod substitute;
mod variables;

pub use answer::{Answer, Solver, Why};
pub use arena::{Mark, Terms};
pub use build::Remainders;
pub use chars::{CharClass, CharMap, CharSet, category, stretches};
pub use display::TermDisplay;
pub use double::{DoubleCompare, DoubleOp, Rounding};
pub use model::{Assignment, Model, Value};
pub use node::{BitOp, Division, Linear, Monomial, Sort, TermId, VarId, View};
pub use range::Range;
pub use variables::VarScan;

/// The widest shift that is ever computed; a wider one has no value, so that no input can exhaust the memory.
pub const MAX_SHIFT: u32 = 1 << 16;
