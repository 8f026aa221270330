//! Depth-first search and iterative deepening, in the memory of one path per worker.

mod diver;
mod gather;
mod plan;
mod replay;
mod run;
mod stuck;
mod task;

pub(crate) use run::{InPlaceState, run};
