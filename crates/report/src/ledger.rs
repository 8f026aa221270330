//! The ledger: what was not seen, and what a result relies on.

use crate::Bound;
use serde::{Deserialize, Serialize};

/// One thing that was not seen. A ledger is always shown, whatever the verdict.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LedgerEntry {
    /// A bound ended the search: what comes after it.
    Stopped {
        /// Which one.
        #[serde(flatten)]
        bound: Bound,
    },
    /// Branches not taken because the input would have become larger than asked for.
    TooLarge {
        /// How many.
        branches: u64,
        /// The largest size asked for.
        size: Option<u32>,
    },
    /// Paths that ran longer than one path may.
    OutOfFuel {
        /// How many.
        paths: u64,
        /// Steps that one path may take.
        fuel: u64,
    },
    /// Branches of which no solver could say whether they can be taken.
    Undecided {
        /// How many.
        branches: u64,
    },
    /// Paths that reached the memory or stack limit.
    OutOfMemory {
        /// How many.
        paths: u64,
    },
    /// Paths that asked for something this interpretation does not have.
    Unsupported {
        /// What.
        what: String,
        /// How many.
        paths: u64,
    },
    /// Results larger than what is looked at.
    CutResults {
        /// How many.
        paths: u64,
        /// Nodes that are looked at.
        nodes: u32,
    },
    /// Paths found but not shown, because running their inputs took too long or too much memory to confirm them.
    NotReplayed {
        /// How many.
        paths: u64,
    },
    /// Something that a path relies on and that was not explored.
    Assumed {
        /// What.
        what: String,
    },
    /// Every path was seen from what loading leaves, but what is read there may change between two calls.
    AsLoaded {
        /// The variables.
        variables: Vec<String>,
        /// The definitions that change them, as far as that is known.
        changed_by: Vec<String>,
    },
    /// A definition that was left out.
    Skipped {
        /// Which.
        definition: String,
        /// Why.
        reason: String,
    },
    /// Anything else.
    Note {
        /// In words.
        text: String,
    },
}

impl LedgerEntry {
    /// Whether something of the program was left unseen, as opposed to a remark. What a result relies on without having
    /// been explored was not seen.
    pub fn is_gap(&self) -> bool {
        !matches!(self, LedgerEntry::Note { .. })
    }

    /// What is assumed of variables that change, in words.
    pub fn as_loaded(variables: &[String], changed_by: &[String]) -> String {
        let is = if variables.len() == 1 { "is" } else { "are" };
        let by = match changed_by {
            [] => String::new(),
            [one] => format!(" ({one} may change that)"),
            more => format!(" ({} may change that)", listed(more)),
        };
        format!("{} {is} as loading leaves it{by}", listed(variables))
    }
}

/// Names that are said; more are counted.
const NAMED: usize = 4;

fn listed(names: &[String]) -> String {
    match names.len() {
        0..=NAMED => names.join(", "),
        more => format!("{} and {} more", names[..NAMED - 1].join(", "), more + 1 - NAMED),
    }
}
