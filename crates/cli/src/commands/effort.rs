//! With what a command searches, from its options.

pub mod limits;
pub mod solver;

use crate::args;
use crate::interrupt;
use snell_workbench::{CancelToken, Effort, Limits, Refused};
use std::sync::Arc;

/// What a search gets that ctrl-C ends early.
pub fn effort(args: &args::Effort, limits: Limits, file: &str) -> Result<Effort, Refused> {
    let cancel = CancelToken::new();
    let effort = Effort {
        limits,
        jobs: jobs(args.jobs),
        cancel: cancel.clone(),
        progress: Arc::default(),
        solver: solver::configure(args.solver.as_deref(), file)?,
        max_bytes: args.max_memory,
    };
    interrupt::listen(cancel);
    Ok(effort)
}

/// How many threads.
pub fn jobs(wanted: usize) -> usize {
    match wanted {
        0 => std::thread::available_parallelism().map_or(1, |number| number.get()),
        jobs => jobs.min(1024),
    }
}
