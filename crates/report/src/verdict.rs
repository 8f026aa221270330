//! The five verdicts. There are no others.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a command concluded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Every input, no bound.
    HoldsProved,
    /// Every input up to a bound that is said.
    HoldsBounded,
    /// A counterexample was found and confirmed.
    Fails,
    /// Not decided.
    Open,
    /// The assumptions can't be met, so that nothing was checked.
    Vacuous,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::HoldsProved => "HOLDS (proved)",
            Verdict::HoldsBounded => "HOLDS (bounded)",
            Verdict::Fails => "FAILS",
            Verdict::Open => "OPEN",
            Verdict::Vacuous => "VACUOUS",
        })
    }
}
