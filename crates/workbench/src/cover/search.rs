//! The search for inputs of one definition that take branches nobody took before.

use super::coverage::{Coverage, Watched, nodes};
use super::entries::{gives_functions, inputs};
use super::{CoverRequest, OBSERVE};
use crate::bounds;
use crate::directed::distances;
use crate::explore::Trouble;
use crate::ledger::{Tally, bound, ledger};
use crate::load::Loaded;
use crate::replay::{Replay, Replayer, is_limit};
use crate::state::as_loaded;
use snell_core_ir::{Branch, GlobalId};
use snell_interp_abstract::{AbstractInput, Options as AbstractOptions, analyse};
use snell_interp_symbolic::{End, Explore, PathEnd, explore as explore_symbolically};
use snell_report::LedgerEntry;
use snell_search::{Flow, Found, Limits, Reason, Status, Strategy};
use snell_semantics::Fault;
use std::sync::Arc;

/// An input that takes a branch that was not taken before.
pub(crate) struct Candidate {
    /// The path.
    pub found: Found<PathEnd>,
    /// All branches that it takes.
    pub covers: Vec<u32>,
}

/// What is known of the branches after a search.
pub(crate) struct Searched {
    /// Inputs, in the order in which they were found.
    pub candidates: Vec<Candidate>,
    /// Paths with the branches that they take, in order.
    pub traces: Vec<(Found<PathEnd>, Vec<u32>)>,
    /// Branches that no call takes, whatever the input: by the abstract interpretation.
    pub never: Vec<bool>,
    /// Whether every path was seen to its end.
    pub exhausted: bool,
    /// Whether a result holds functions.
    pub gives_functions: bool,
    /// Every input of at most this size was seen.
    pub complete_to_size: Option<u32>,
    /// The same in terms of the inputs.
    pub seen: Option<String>,
    /// Paths seen and steps taken.
    pub work: (u64, u64),
    /// What was not seen.
    pub ledger: Vec<LedgerEntry>,
}

/// Paths that are seen after the last branch was taken, when some are only taken by inputs on which the program fails.
const PATIENCE: u64 = 20;

/// Steps of the abstract interpretation.
const ABSTRACT_STEPS: u64 = 3_000_000;

/// Searches for inputs of `entry` that take the branches that are wanted.
pub(crate) fn search(
    loaded: &Loaded,
    request: &CoverRequest,
    watched: &Arc<Watched>,
    entry: GlobalId,
    wanted: &[bool],
) -> Result<Searched, Trouble> {
    let state = as_loaded(loaded, &[entry]);
    let mut searched = Searched {
        candidates: Vec::new(),
        traces: Vec::new(),
        never: if state.is_none() { never(loaded, watched, entry) } else { vec![false; wanted.len()] },
        exhausted: false,
        gives_functions: false,
        complete_to_size: None,
        seen: None,
        work: (0, 0),
        ledger: Vec::new(),
    };
    let mut left: Vec<bool> = wanted.iter().zip(&searched.never).map(|(&wanted, &never)| wanted && !never).collect();
    // Smallest inputs first; then what was not taken before; then straight to what is left.
    for (strategy, share) in [(Strategy::Deepening, 4), (Strategy::Coverage, 2), (Strategy::Deepening, 4)] {
        let enough = !left.contains(&true) && (searched.traces.len() >= request.traces || !searched.ledger.is_empty());
        if enough || searched.exhausted || request.effort.cancel.is_cancelled() {
            break;
        }
        // More than this was not asked for; a search by size has seen all of it.
        let all_seen = request.effort.limits.max_cost.is_some_and(|most| searched.complete_to_size >= Some(most));
        if all_seen {
            break;
        }
        let directed = !searched.ledger.is_empty() && strategy == Strategy::Deepening;
        let strategy = match directed {
            true => {
                let branches = loaded.program.branches.iter().zip(&left).filter(|(_, left)| **left);
                let goals = nodes(&branches.map(|(branch, _)| branch).collect::<Vec<&Branch>>());
                let distance = distances(&loaded.code, |node| goals.binary_search(&node).is_ok());
                Strategy::Directed { distance: distance.into() }
            }
            false => strategy,
        };
        phase(loaded, request, watched, entry, strategy, share, &mut left, &mut searched)?;
    }
    // Every path that was seen began with what loading leaves.
    searched.exhausted &= state.is_none();
    searched.ledger.extend(state);
    Ok(searched)
}

/// The branches that no call takes.
fn never(loaded: &Loaded, watched: &Watched, entry: GlobalId) -> Vec<bool> {
    let args: Vec<AbstractInput> = inputs(&loaded.program, entry).into_iter().map(AbstractInput::OfType).collect();
    let options = AbstractOptions { budget: ABSTRACT_STEPS, ..AbstractOptions::default() };
    let analysis = analyse(&loaded.code, entry, &args, options);
    let ways = watched.alternatives();
    ways.iter().map(|ways| ways.iter().all(|&(alts, case)| analysis.is_dead(alts, case)) && analysis.complete).collect()
}

/// One search with a share of what may be done.
#[allow(clippy::too_many_arguments)] // all of it is state of the one caller
fn phase(
    loaded: &Loaded,
    request: &CoverRequest,
    watched: &Arc<Watched>,
    entry: GlobalId,
    strategy: Strategy,
    share: u64,
    left: &mut [bool],
    searched: &mut Searched,
) -> Result<(), Trouble> {
    let limits = Limits {
        max_cost: largest(&strategy, searched.complete_to_size, request.effort.limits.max_cost),
        max_steps: request.effort.limits.max_steps.map(|steps| steps / share),
        max_outcomes: request.effort.limits.max_outcomes.map(|paths| paths / share),
        ..request.effort.limits.clone()
    };
    let fuel = limits.max_fuel_per_path.saturating_mul(4);
    let mut replayer =
        Replayer::watched(&loaded.code, entry, OBSERVE, fuel, request.effort.max_bytes, Coverage::new(watched));
    let job = Explore {
        entry,
        search: request.effort.search(strategy, &limits),
        observe: OBSERVE,
        solver: request.effort.solver.clone(),
        max_bytes: request.effort.max_bytes,
        conditions: false,
        answers: false,
        reserved: Vec::new(),
        goal: false,
        patience: None,
    };
    let (mut tally, mut bug) = (Tally::default(), None);
    let (mut seen, mut last) = (0, 0);
    let mut failing = vec![false; left.len()];
    let mut receive = |found: Found<PathEnd>| {
        searched.gives_functions |= gives_functions(&found.outcome.end);
        match taken(&mut replayer, &found.outcome, &mut tally) {
            Err(text) => {
                bug = Some(text);
                return Flow::Stop;
            }
            Ok((covers, trace)) => {
                seen += 1;
                let fails = matches!(found.outcome.end, End::Failed { .. });
                if searched.traces.len() < request.traces && !trace.is_empty() {
                    searched.traces.push((found.clone(), trace));
                }
                let new = covers.iter().any(|&branch| left[branch as usize]);
                if new || (!fails && covers.iter().any(|&branch| failing[branch as usize])) {
                    for &branch in &covers {
                        // A branch that is taken for the first time, or was only taken by what fails.
                        failing[branch as usize] = fails && (failing[branch as usize] || left[branch as usize]);
                        left[branch as usize] = false;
                    }
                    last = seen;
                    searched.candidates.push(Candidate { found, covers });
                }
            }
        }
        let all_good = !failing.contains(&true) || seen > last + PATIENCE;
        let enough = !left.contains(&true) && all_good && searched.traces.len() >= request.traces;
        if enough { Flow::Stop } else { Flow::Continue }
    };
    let explored = explore_symbolically(&loaded.code, &job, None, &mut receive)
        .map_err(|error| Trouble::Bug(error.to_string()))?;
    if let Some(text) = bug {
        return Err(Trouble::Bug(text));
    }
    let summary = explored.summary;
    if summary.status == Status::Stopped(Reason::Diverged) {
        return Err(Trouble::Bug("a replayed path took another turn than it had taken before".into()));
    }
    searched.work.0 += tally.paths;
    searched.work.1 += summary.steps;
    let ended_by = match summary.status {
        Status::Exhausted => None,
        Status::Stopped(reason) => Some(bound(reason, &limits)),
    };
    let mut entries = ledger(&tally, &summary, ended_by, &limits, OBSERVE);
    entries.extend(explored.ledger.into_iter().map(|text| LedgerEntry::Note { text }));
    searched.exhausted = summary.status == Status::Exhausted && !entries.iter().any(LedgerEntry::is_gap);
    searched.complete_to_size = searched.complete_to_size.max(summary.complete_to_cost);
    searched.seen = bounds::seen(&loaded.program, entry, summary.complete_below).or(searched.seen.take());
    searched.ledger = entries;
    Ok(())
}

/// The largest input that is worth building: a strategy that does not go by size must not get lost in ever larger ones.
pub(crate) fn largest(strategy: &Strategy, complete: Option<u32>, wanted: Option<u32>) -> Option<u32> {
    match strategy {
        Strategy::Deepening => wanted,
        _ => Some(complete.unwrap_or(0).saturating_mul(2).saturating_add(10).min(wanted.unwrap_or(u32::MAX))),
    }
}

/// Runs the input of a path: the branches that it takes. `Err` says that the run disagrees with the path.
fn taken(replayer: &mut Replayer<Coverage>, path: &PathEnd, tally: &mut Tally) -> Result<(Vec<u32>, Vec<u32>), String> {
    let nothing = || Ok((Vec::new(), Vec::new()));
    if let End::Failed { fault, .. } = &path.end {
        if is_limit(fault) {
            tally.out_of_memory += 1;
            return nothing();
        }
        if let Fault::Unsupported(what) = fault {
            *tally.unsupported.entry((*what).to_owned()).or_default() += 1;
            return nothing();
        }
    }
    for &what in &path.assumed {
        tally.assumed.insert(what.to_owned());
    }
    let replayed = replayer.replay(&path.args, path.fresh.clone(), &path.end);
    let covers = replayer.layer().take();
    match replayed {
        Replay::Agrees(_) => {
            tally.paths += 1;
            tally.cut_results += u64::from(matches!(&path.end, End::Value(value) if crate::agree::is_cut(value)));
            Ok(covers)
        }
        Replay::Unfinished => {
            tally.not_replayed += 1;
            nothing()
        }
        Replay::Disagrees(_) => Err("a path that was found is not confirmed by running it".into()),
    }
}
