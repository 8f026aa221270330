//! Which branches of a program some inputs take, and which inputs reach a place.

use crate::{LedgerEntry, Outcome, Place};
use serde::{Deserialize, Serialize};

/// The branches of one function.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FunctionCoverage {
    /// Its name, as people call it.
    pub function: String,
    /// Its branches, in the order of the text.
    pub branches: Vec<BranchCoverage>,
}

/// A branch, and what became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BranchCoverage {
    /// Where its right-hand side is.
    pub place: Place,
    /// Its text, with the guard or the patterns that lead there: one line.
    pub text: String,
    /// Whether it is taken.
    pub status: BranchStatus,
    /// How it is known to be dead, or why it is open.
    pub reason: Option<String>,
    /// The tests that take it, counted from 1.
    pub tests: Vec<usize>,
}

/// What is known of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BranchStatus {
    /// A test takes it.
    Covered,
    /// No input takes it: proved.
    Dead,
    /// No input is known that takes it.
    Open,
}

/// An input that was kept because it takes branches that the others do not; confirmed by a concrete run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CoverTest {
    /// Its number, from 1.
    pub number: usize,
    /// The function that is called.
    pub function: String,
    /// What it is applied to; parts never looked at are `_`.
    pub args: Vec<String>,
    /// What the program asks for while it runs, in order.
    pub inputs: Vec<String>,
    /// What it does.
    pub outcome: Outcome,
    /// Lines of the branches that it takes.
    pub lines: Vec<u32>,
    /// Whether the language writes a call in parentheses.
    #[serde(skip)]
    pub enclosed: bool,
}

/// The account of a suite.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CoverSummary {
    /// Branches of the functions that were asked for.
    pub branches: u64,
    /// Of those, covered ones.
    pub covered: u64,
    /// Dead ones.
    pub dead: u64,
    /// Open ones.
    pub open: u64,
    /// Inputs that were kept.
    pub tests: u64,
    /// Paths that were seen.
    pub paths: u64,
    /// Steps that were taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
    /// Files that were written.
    pub wrote: Vec<String>,
}

/// Whether a place can be reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReachReport {
    /// What was looked for.
    pub place: Place,
    /// Its text: one line.
    pub text: String,
    /// The answer.
    pub answer: Reach,
    /// Paths that were seen.
    pub paths: u64,
    /// Steps that were taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
}

/// The answers to the question whether a place can be reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reach {
    /// These inputs reach it; confirmed by a concrete run.
    Reached {
        /// The function that is called.
        function: String,
        /// What it is applied to; parts never looked at are `_`.
        args: Vec<String>,
        /// What the program asks for on the way, in order.
        inputs: Vec<String>,
        /// All inputs for which this holds reach it; nothing if that can't be said.
        condition: Option<String>,
        /// Whether the language writes a call in parentheses.
        #[serde(skip)]
        enclosed: bool,
    },
    /// No input does.
    Unreachable {
        /// How that is known.
        reason: String,
    },
    /// Not decided.
    Open {
        /// Why.
        reason: String,
        /// An input that gets near, in words.
        nearest: Option<String>,
    },
}
