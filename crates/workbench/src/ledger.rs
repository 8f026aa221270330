//! What was seen and what was not, counted over all calls of one search.

use serde::{Deserialize, Serialize};
use snell_report::{Bound, LedgerEntry, Status, Verdict};
use snell_search::{Limits, Reason, Summary};
use std::collections::{BTreeMap, BTreeSet};

/// Counts of what a search found, kept when it is saved: a gap does not close because the search is resumed.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    /// Paths shown.
    pub paths: u64,
    /// Of those, paths that fail.
    pub failing: u64,
    /// Paths that reached the memory or stack limit.
    pub out_of_memory: u64,
    /// Paths whose result was cut off.
    pub cut_results: u64,
    /// Paths that no replay confirmed in time.
    pub not_replayed: u64,
    /// Paths that asked for something there is not.
    pub unsupported: BTreeMap<String, u64>,
    /// What paths rely on.
    pub assumed: BTreeSet<String>,
}

/// The ledger of a search that ended.
pub(crate) fn ledger(
    tally: &Tally,
    summary: &Summary,
    bound: Option<Bound>,
    limits: &Limits,
    observe: u32,
) -> Vec<LedgerEntry> {
    let mut entries: Vec<LedgerEntry> = bound.map(|bound| LedgerEntry::Stopped { bound }).into_iter().collect();
    let mut add = |count: u64, entry: LedgerEntry| {
        if count > 0 {
            entries.push(entry);
        }
    };
    add(summary.cut, LedgerEntry::TooLarge { branches: summary.cut, size: limits.max_cost });
    add(summary.suspended, LedgerEntry::OutOfFuel { paths: summary.suspended, fuel: summary.fuel });
    add(summary.unknown, LedgerEntry::Undecided { branches: summary.unknown });
    add(tally.out_of_memory, LedgerEntry::OutOfMemory { paths: tally.out_of_memory });
    for (what, &paths) in &tally.unsupported {
        add(paths, LedgerEntry::Unsupported { what: what.clone(), paths });
    }
    add(tally.cut_results, LedgerEntry::CutResults { paths: tally.cut_results, nodes: observe });
    add(tally.not_replayed, LedgerEntry::NotReplayed { paths: tally.not_replayed });
    for what in &tally.assumed {
        add(1, LedgerEntry::Assumed { what: what.clone() });
    }
    entries
}

/// The bound that ended a search, in the terms of its user.
pub(crate) fn bound(reason: Reason, limits: &Limits) -> Bound {
    match reason {
        Reason::Outcomes => Bound::Paths { limit: limits.max_outcomes.unwrap_or(0) },
        Reason::Sink => Bound::ReaderGone,
        Reason::Cost => Bound::Size { limit: limits.max_cost.unwrap_or(0) },
        Reason::Steps => Bound::Steps { limit: limits.max_steps.unwrap_or(0) },
        Reason::Decisions => Bound::Steps { limit: limits.max_decisions.unwrap_or(0) },
        Reason::Fuel => Bound::Fuel { limit: limits.max_fuel_per_path },
        Reason::Frontier => Bound::Frontier { limit: limits.max_frontier as u64 },
        Reason::Deadline => Bound::Time { seconds: limits.deadline.map_or(0.0, |time| time.as_secs_f64()) },
        // A search that diverged is an internal error and is never reported.
        Reason::Cancelled | Reason::Diverged => Bound::Interrupted,
        Reason::Undecided => Bound::Undecided,
    }
}

/// On the claim that no input makes the function fail.
pub(crate) fn verdict(tally: &Tally, status: Status, ledger: &[LedgerEntry]) -> Verdict {
    if tally.failing > 0 {
        Verdict::Fails
    } else if status == Status::Stopped || ledger.iter().any(LedgerEntry::is_gap) {
        Verdict::Open
    } else if tally.paths == 0 {
        Verdict::Vacuous
    } else {
        Verdict::HoldsProved
    }
}
