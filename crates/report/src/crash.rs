//! Where functions fail, and on which inputs.

use crate::{LedgerEntry, Place, Verdict};
use serde::{Deserialize, Serialize};

/// One function, and whether it can crash.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CrashReport {
    /// Its name.
    pub function: String,
    /// Where it is defined.
    pub place: Option<Place>,
    /// Whether only assertions were looked for.
    pub asserts_only: bool,
    /// What was concluded.
    pub verdict: Verdict,
    /// One for each place at which it fails, smallest inputs first.
    pub crashes: Vec<Crash>,
    /// Places at which it fails that the user does not want to hear of.
    pub ignored: u64,
    /// Every input of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// The same in terms of the inputs: every `list of up to 5 elements`. Nothing if there are no words for it.
    pub seen: Option<String>,
    /// Why nothing was decided.
    pub reason: Option<String>,
    /// Paths that were seen.
    pub paths: u64,
    /// Steps that were taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
}

/// A place in the program that fails, with the smallest input that was found for it, confirmed by a concrete run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Crash {
    /// The number of the kind of failure.
    pub code: String,
    /// What the program says.
    pub text: String,
    /// The place in the user's code: what fails, or the call that led out of it.
    pub place: Option<Place>,
    /// The call that fails, as it is written.
    pub call: String,
    /// The same with names for what is free, when the condition speaks of them.
    pub pattern: Option<String>,
    /// All of these hold of every input that fails in the same way.
    pub condition: Vec<String>,
    /// Whether the condition leaves it unsaid that no bounded number wraps around.
    pub unless_wrapping: bool,
    /// The size of the input.
    pub size: u32,
}
