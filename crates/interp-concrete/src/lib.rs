//! The concrete interpretation: one value at a time, the yardstick of every other.

mod interpretation;
mod load;
mod run;
mod runner;

pub use interpretation::Concrete;
pub use run::{Ended, Run, run};
pub use runner::Runner;
