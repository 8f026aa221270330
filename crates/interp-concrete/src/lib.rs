//! The concrete interpretation: one value at a time, the yardstick of every other.

mod console;
mod interpretation;
mod load;
mod run;
mod runner;

pub use console::{Console, Recorder, Refusal, Silent, Unopened};
pub use interpretation::Concrete;
pub use run::{Ended, Run, run, run_with};
pub use runner::Runner;
