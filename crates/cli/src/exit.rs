//! How the process ends.

use snell_report::Verdict;
use std::process::ExitCode;

/// The exit codes, and no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Nothing failed.
    Good = 0,
    /// The program fails on some input.
    Failing = 1,
    /// Not decided.
    Open = 2,
    /// The input, or the command itself, can't be understood.
    NotLoaded = 3,
    /// A bug of Snell.
    Bug = 70,
}

impl Exit {
    /// The code of a verdict; `allow_open` takes what is not decided for good.
    pub fn of(verdict: Verdict, allow_open: bool) -> Exit {
        match verdict {
            Verdict::HoldsProved | Verdict::HoldsBounded => Exit::Good,
            Verdict::Fails => Exit::Failing,
            Verdict::Open | Verdict::Vacuous if allow_open => Exit::Good,
            Verdict::Open | Verdict::Vacuous => Exit::Open,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
