//! What became of the properties of a program.

use crate::{CrashReport, LedgerEntry, Outcome, Place, Verdict};
use serde::{Deserialize, Serialize};

/// One property and its verdict.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PropertyReport {
    /// Its name.
    pub property: String,
    /// Where it is defined.
    pub place: Option<Place>,
    /// What was concluded.
    pub verdict: Verdict,
    /// An input on which it fails, confirmed by a concrete run.
    pub counterexample: Option<Counterexample>,
    /// Every input of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// The same in terms of the inputs: every `list of up to 5 elements`. Nothing if there are no words for it.
    pub seen: Option<String>,
    /// Why nothing was decided; of a proof, what it rests on if that is not that every input was seen.
    pub reason: Option<String>,
    /// Paths that were seen.
    pub paths: u64,
    /// Steps that were taken.
    pub steps: u64,
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
}

/// An input on which a property fails.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counterexample {
    /// The inputs with their names; parts never looked at are `_`.
    pub inputs: Vec<Input>,
    /// What generators gave, as it is shown.
    #[serde(default)]
    pub generated: Vec<String>,
    /// What the property does on them.
    pub outcome: Outcome,
    /// What the parts of the property are on them.
    #[serde(default)]
    pub parts: Vec<PartValue>,
    /// The branch that this input takes and few others do.
    #[serde(default)]
    pub why: Option<Why>,
    /// All of these hold of every input that fails in the same way; empty when nothing is required.
    pub condition: Vec<String>,
    /// Whether the condition leaves it unsaid that no bounded number wraps around.
    pub unless_wrapping: bool,
    /// The file it is saved in.
    #[serde(default)]
    pub saved: Option<String>,
    /// Whether it was found earlier, and only run again.
    #[serde(default)]
    pub from_corpus: bool,
    /// The size of the input, as the search counts it.
    pub size: u32,
    /// Whether no smaller input fails.
    pub smallest: bool,
}

/// A part of a property, such as a side of an equation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartValue {
    /// How it is written.
    pub text: String,
    /// Its value, or how it fails.
    pub value: String,
}

/// What tells a failing input from those that hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The branch that the failing input takes.
    pub place: Place,
    /// So many other inputs, on all of which the property holds, were compared.
    pub compared: u64,
    /// So many of them take the branch, too.
    pub taken_by: u64,
}

/// An input of a property.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Input {
    /// Its name.
    pub name: String,
    /// What it is.
    pub value: String,
    /// The same with names for what is free, when the condition speaks of them.
    pub pattern: Option<String>,
}

/// The account of a check.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CheckSummary {
    /// Properties that hold, proved or up to a bound.
    pub hold: u64,
    /// Properties that fail.
    pub fail: u64,
    /// Properties that are not decided.
    pub open: u64,
    /// Properties whose assumptions no input meets.
    pub vacuous: u64,
    /// Paths that were seen.
    pub paths: u64,
    /// Steps that were taken.
    pub steps: u64,
    /// What is not about one of them.
    #[serde(default)]
    pub ledger: Vec<LedgerEntry>,
    /// Counterexamples that were saved.
    #[serde(default)]
    pub saved: Vec<String>,
    /// What to type next.
    #[serde(default)]
    pub next: Option<String>,
}

impl CheckSummary {
    /// Counts a property.
    pub fn add(&mut self, report: &PropertyReport) {
        self.count(report.verdict, report.paths, report.steps);
    }

    /// Counts a function.
    pub fn add_crashes(&mut self, report: &CrashReport) {
        self.count(report.verdict, report.paths, report.steps);
    }

    fn count(&mut self, verdict: Verdict, paths: u64, steps: u64) {
        *match verdict {
            Verdict::HoldsProved | Verdict::HoldsBounded => &mut self.hold,
            Verdict::Fails => &mut self.fail,
            Verdict::Open => &mut self.open,
            Verdict::Vacuous => &mut self.vacuous,
        } += 1;
        self.paths += paths;
        self.steps += steps;
    }

    /// The verdict on all properties together: the worst of them.
    pub fn verdict(&self) -> Verdict {
        if self.fail > 0 {
            Verdict::Fails
        } else if self.open > 0 {
            Verdict::Open
        } else if self.vacuous > 0 {
            Verdict::Vacuous
        } else {
            Verdict::HoldsBounded
        }
    }
}
