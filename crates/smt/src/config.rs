//! What a chain is made of.

use std::time::{Duration, Instant};

/// The parts of a chain and their budgets.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainConfig {
    /// Work that the embedded solver may spend on one attempt at a question (there are at most two), in units of about
    /// one operation on small numbers: a million takes some tens of milliseconds.
    pub embedded_budget: u64,
    /// How many answers the cache keeps; zero turns it off.
    pub cache_size: usize,
    /// A solver process to ask when the embedded solver does not know; none by default.
    pub external: Option<ExternalConfig>,
    /// Ask the external solver again before an `Unsat` of the embedded solver is believed.
    pub recheck_unsat: bool,
}

impl Default for ChainConfig {
    fn default() -> Self {
        ChainConfig { embedded_budget: 1_000_000, cache_size: 4096, external: None, recheck_unsat: false }
    }
}

/// A program that speaks incremental SMT-LIB on its standard input and output.
#[derive(Clone, Debug, PartialEq)]
pub struct ExternalConfig {
    /// The program, by path or by name.
    pub program: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// How long one question may take. After questions that took longer, the next ones may take less.
    pub timeout: Duration,
    /// When nothing is asked any more.
    pub deadline: Option<Instant>,
}

impl ExternalConfig {
    /// Z3, reading from its standard input.
    pub fn z3(program: impl Into<String>, timeout: Duration) -> ExternalConfig {
        ExternalConfig { program: program.into(), args: vec!["-in".into(), "-smt2".into()], timeout, deadline: None }
    }

    /// cvc5, incremental and with models.
    pub fn cvc5(program: impl Into<String>, timeout: Duration) -> ExternalConfig {
        let args = ["--lang=smt2", "--incremental", "--produce-models"].map(String::from).to_vec();
        ExternalConfig { program: program.into(), args, timeout, deadline: None }
    }
}
