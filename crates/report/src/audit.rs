//! What may crash, what never runs, and who may be called where.

use crate::{Crash, LedgerEntry, Place};
use serde::{Deserialize, Serialize};

/// A place in the program that could fail.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CrashSite {
    /// What is known of it.
    pub status: SiteStatus,
    /// The number of the kind of failure.
    pub code: String,
    /// What it would say, as far as that is known.
    pub what: String,
    /// Its text: one line.
    pub text: String,
    /// The function it is in.
    pub function: String,
    /// Where it is.
    pub place: Place,
    /// How it is known to be safe, or why it is open.
    pub reason: Option<String>,
    /// An input that makes it fail, confirmed by a concrete run.
    pub crash: Option<Crash>,
}

/// What is known of a place that could fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SiteStatus {
    /// It fails on the input that is shown.
    Crashes,
    /// Not decided.
    Open,
    /// It never fails: proved.
    Safe,
}

/// Code that never runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DeadCode {
    /// What it is.
    pub kind: DeadKind,
    /// The function, or the one that it is part of.
    pub function: String,
    /// Its text: one line.
    pub text: String,
    /// Where it is.
    pub place: Place,
    /// Why it never runs.
    pub reason: String,
}

/// What never runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadKind {
    /// A definition.
    Function,
    /// A branch of one that runs.
    Branch,
}

/// A call, and all that it may enter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CallSite {
    /// The function that it is in.
    pub function: String,
    /// Its text: one line.
    pub text: String,
    /// Where it is.
    pub place: Place,
    /// Everything it may enter, by name.
    pub callees: Vec<Callee>,
    /// Whether it may also call a function that is given from outside of the program.
    pub outside: bool,
    /// Whether the text names the function, so that there is but one.
    pub direct: bool,
}

/// A function that may be entered.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Callee {
    /// Its name; what has none is named by its place.
    pub name: String,
    /// Where it is defined; none for what belongs to a library.
    pub place: Option<Place>,
}

/// The account of an audit.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct AuditSummary {
    /// The file that was asked for.
    pub file: String,
    /// What the program is entered by.
    pub entries: Vec<String>,
    /// Places that crash.
    pub crashes: u64,
    /// Places that are safe.
    pub safe: u64,
    /// Places that are open.
    pub open: u64,
    /// Definitions and branches that never run.
    pub dead: u64,
    /// Calls in the program's own text.
    pub calls: u64,
    /// Whether the analysis came to its end. If not, nothing is called safe or dead.
    pub complete: bool,
    /// Paths that were seen to confirm crashes.
    pub paths: u64,
    /// Steps of the analysis, and on those paths.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
    /// Files that were written.
    pub wrote: Vec<String>,
}
