//! What tells two functions apart.

use crate::{LedgerEntry, Outcome};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Whether two functions do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Likeness {
    /// On some input they do not.
    Differ,
    /// On every input they do.
    AgreeProved,
    /// On every input up to a bound that is said they do.
    AgreeBounded,
    /// Not decided.
    Open,
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Likeness::Differ => "DIFFER",
            Likeness::AgreeProved => "AGREE (proved)",
            Likeness::AgreeBounded => "AGREE (bounded)",
            Likeness::Open => "OPEN",
        })
    }
}

/// An input on which two functions differ, confirmed by running both.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The arguments; parts that neither looks at are `_`.
    pub args: Vec<String>,
    /// What the first does.
    pub left: Observation,
    /// What the second does.
    pub right: Observation,
    /// Where their values part first, if both are values of several parts.
    pub parting: Option<(String, String)>,
    /// The size of the input, as the search counts it.
    pub size: u32,
}

/// What a function does on an input.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "observed", rename_all = "kebab-case")]
pub enum Observation {
    /// It gives a value or fails.
    Ended(Outcome),
    /// It does not end within so many steps.
    Endless {
        /// The steps.
        steps: u64,
    },
}

/// Two functions compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiffReport {
    /// The first.
    pub left: String,
    /// The second.
    pub right: String,
    /// What was concluded.
    pub likeness: Likeness,
    /// Where they differ, smallest inputs first.
    pub differences: Vec<Difference>,
    /// Paths on which they agree.
    pub agreeing: u64,
    /// Of those, paths of inputs smaller than the first difference.
    pub smaller: u64,
    /// Whether no smaller input tells them apart.
    pub smallest: bool,
    /// Every input of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// The same in terms of the inputs: every `list of up to 5 elements`. Nothing if there are no words for it.
    pub seen: Option<String>,
    /// Why nothing was decided.
    pub reason: Option<String>,
    /// Steps taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
    /// The files in which differences are saved.
    pub saved: Vec<String>,
    /// The command to give next.
    pub next: Option<String>,
    /// What is wrong with Snell: a path that a run did not confirm, and of which nothing is said therefore.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bug: Option<String>,
}
