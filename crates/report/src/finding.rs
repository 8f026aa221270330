//! Findings: what every command has in common for those who read its results with other programs.
//!
//! A verdict on a property, a crash, a branch that is dead, an error in the input: each is one finding, from which SARIF,
//! JUnit and annotations are made.

use crate::{Place, Remark, Verdict};
use serde::{Deserialize, Serialize};

/// One thing that was found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// Its number: `SN-0040`.
    pub code: String,
    /// How bad it is.
    pub level: Level,
    /// What it is about: a property, a function, a file.
    pub subject: String,
    /// What, in one line.
    pub message: String,
    /// The file it is about.
    pub file: String,
    /// Where in the file.
    pub place: Option<Place>,
    /// Other places that have to do with it.
    pub related: Vec<Remark>,
    /// The inputs that show it and what they lead to, a line each.
    pub counterexample: Vec<String>,
    /// What was concluded, where something was.
    pub verdict: Option<Verdict>,
}

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// All is well.
    Good,
    /// Not decided, or nothing was checked.
    Open,
    /// Worth a look.
    Warning,
    /// Something fails.
    Error,
}

impl From<Verdict> for Level {
    fn from(verdict: Verdict) -> Level {
        match verdict {
            Verdict::HoldsProved | Verdict::HoldsBounded => Level::Good,
            Verdict::Open | Verdict::Vacuous => Level::Open,
            Verdict::Fails => Level::Error,
        }
    }
}
