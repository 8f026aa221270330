//! Search strategies that keep every open place: breadth first, random, coverage, directed.

mod link;
mod node;
mod order;
mod queue;
mod roamer;
mod run;
mod state;

pub(crate) use run::run;
pub(crate) use state::FrontierState;
