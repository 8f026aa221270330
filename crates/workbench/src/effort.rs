//! With what a command searches: how much it may do, with how many workers, and whom it asks.

use snell_search::{CancelToken, Limits, Options, Progress, Strategy};
use snell_smt::ChainConfig;
use std::sync::Arc;

/// What every command that searches is given.
#[derive(Clone)]
pub struct Effort {
    /// How much work may be done; by commands that search several times, each time.
    pub limits: Limits,
    /// How many workers search.
    pub jobs: usize,
    /// Ends everything early.
    pub cancel: CancelToken,
    /// Live figures.
    pub progress: Arc<Progress>,
    /// The solvers to ask.
    pub solver: ChainConfig,
    /// Bytes that a heap may have.
    pub max_bytes: usize,
}

impl Effort {
    /// One worker, which asks nobody but the solvers that are built in.
    pub fn alone(limits: Limits, max_bytes: usize) -> Effort {
        Effort {
            limits,
            jobs: 1,
            cancel: CancelToken::new(),
            progress: Arc::default(),
            solver: ChainConfig::default(),
            max_bytes,
        }
    }

    /// A search with these limits instead of its own.
    pub(crate) fn search(&self, strategy: Strategy, limits: &Limits) -> Options {
        Options {
            strategy,
            limits: limits.clone(),
            jobs: self.jobs,
            cancel: self.cancel.clone(),
            progress: self.progress.clone(),
        }
    }
}
