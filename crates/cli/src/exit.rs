//! How the process ends.

use snell_report::Verdict;
use std::process::ExitCode;

/// The exit codes, and no others but that of a program that was run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Nothing failed: 0.
    Good,
    /// The program fails on some input: 1.
    Failing,
    /// Not decided: 2.
    Open,
    /// The input, or the command itself, can't be understood: 3.
    NotLoaded,
    /// A bug of Snell: 70.
    Bug,
    /// What the program that was run says.
    Program(u8),
}

impl Exit {
    /// The number.
    pub fn code(self) -> u8 {
        match self {
            Exit::Good => 0,
            Exit::Failing => 1,
            Exit::Open => 2,
            Exit::NotLoaded => 3,
            Exit::Bug => 70,
            Exit::Program(code) => code,
        }
    }

    /// The exit code of a program. An operating system keeps eight bits of it, which must not turn a failure into a
    /// success.
    pub fn of_program(code: i64) -> Exit {
        match code & 0xff {
            0 if code != 0 => Exit::Program(0xff),
            low => Exit::Program(low as u8),
        }
    }

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
        ExitCode::from(exit.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_stay_failures() {
        let codes = [0, 1, 255, 256, 512, 257, -1].map(|code| Exit::of_program(code).code());
        assert_eq!(codes, [0, 1, 255, 255, 255, 1, 255]);
    }
}
