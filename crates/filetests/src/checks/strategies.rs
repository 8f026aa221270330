//! The order of the search does not matter: strategies, workers, and stopping and resuming give the same set of paths.

use crate::diff::diff;
use crate::searched::{Searched, request, search};
use crate::subject::Subject;
use snell_core_ir::GlobalId;
use snell_search::{Limits, SavedFrontier, Status, Strategy};
use std::sync::Arc;

/// Compares with depth-bounded search, where that sees everything; else the beginning of what it sees.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let mut compared = 0;
    for &entry in &subject.explores {
        let limits = &subject.effort.limits;
        let all = run(subject, entry, Strategy::Deepening, 1, limits.clone(), None)?;
        if all.summary.status == Status::Exhausted {
            compared += every_order(subject, entry, &all)?;
        } else {
            compared += first_paths(subject, entry)?;
        }
    }
    Ok(compared)
}

fn every_order(subject: &Subject, entry: GlobalId, all: &Searched) -> Result<u64, String> {
    let mut compared = 0;
    let limits = Limits { max_outcomes: None, max_decisions: None, max_steps: None, ..subject.effort.limits.clone() };
    let expected = all.lines();
    let (salt, one_of) = (subject.effort.salt, subject.effort.one_strategy_of);
    let orders = strategies(subject).into_iter().flat_map(|strategy| [(strategy.clone(), 1), (strategy, 2)]);
    for (at, (strategy, jobs)) in orders.enumerate() {
        if (at + salt) % one_of != 0 {
            continue;
        }
        let what = format!("{strategy:.20?} with {jobs} workers");
        let found = run(subject, entry, strategy.clone(), jobs, limits.clone(), None)?;
        same(subject, entry, &what, &found, &expected)?;
        let resumed = in_pieces(subject, entry, strategy, &limits, 1 + expected.len() as u64 / 3)?;
        same(subject, entry, &format!("{what}, in pieces"), &resumed, &expected)?;
        compared += 2;
    }
    Ok(compared)
}

fn same(subject: &Subject, entry: GlobalId, what: &str, found: &Searched, expected: &[String]) -> Result<(), String> {
    if found.summary.status != Status::Exhausted {
        return Err(format!("{}: {what} is not exhausted: {:?}", subject.name(entry), found.summary.status));
    }
    let lines = found.lines();
    if lines == expected {
        return Ok(());
    }
    let difference = diff(&expected.join("\n"), &lines.join("\n"));
    Err(format!("{}: {what} finds other paths\n{difference}", subject.name(entry)))
}

/// Stops after every few paths and resumes, to the end.
fn in_pieces(
    subject: &Subject,
    entry: GlobalId,
    strategy: Strategy,
    limits: &Limits,
    piece: u64,
) -> Result<Searched, String> {
    let limits = Limits { max_outcomes: Some(piece), ..limits.clone() };
    let mut all = run(subject, entry, strategy.clone(), 1, limits.clone(), None)?;
    for _ in 0..1000 {
        if all.summary.status == Status::Exhausted {
            break;
        }
        let next = run(subject, entry, strategy.clone(), 1, limits.clone(), Some(all.summary.frontier.clone()))?;
        all.paths.extend(next.paths);
        all.summary = next.summary;
    }
    Ok(all)
}

/// Without an end in sight, the first paths in one go and in two.
fn first_paths(subject: &Subject, entry: GlobalId) -> Result<u64, String> {
    const FEW: u64 = 6;
    let upto = |most| Limits { max_outcomes: Some(most), ..subject.effort.limits.clone() };
    let all = run(subject, entry, Strategy::Deepening, 1, upto(FEW), None)?;
    if all.paths.len() < FEW as usize {
        return Ok(0);
    }
    let first = run(subject, entry, Strategy::Deepening, 1, upto(FEW / 2), None)?;
    let frontier = first.summary.frontier.clone();
    let second = run(subject, entry, Strategy::Deepening, 1, upto(FEW / 2), Some(frontier))?;
    let two = Searched { paths: first.paths.into_iter().chain(second.paths).collect(), summary: second.summary };
    if two.lines() == all.lines() {
        return Ok(1);
    }
    let difference = diff(&all.lines().join("\n"), &two.lines().join("\n"));
    Err(format!("{}: the first {FEW} paths differ when the search is resumed\n{difference}", subject.name(entry)))
}

fn run(
    subject: &Subject,
    entry: GlobalId,
    strategy: Strategy,
    jobs: usize,
    limits: Limits,
    resume: Option<SavedFrontier>,
) -> Result<Searched, String> {
    let request = request(entry, subject.effort.observe, limits, strategy, jobs);
    search(subject, &subject.loaded.code, &request, resume).map_err(|error| error.to_string())
}

fn strategies(subject: &Subject) -> Vec<Strategy> {
    // Any distances do: they order the search and decide nothing.
    let distance: Arc<[u32]> = (0..subject.loaded.code.nodes.len() as u32).map(|node| node * 7 % 13).collect();
    vec![
        Strategy::DepthFirst,
        Strategy::BreadthFirst,
        Strategy::Random { seed: subject.effort.salt as u64 },
        Strategy::Coverage,
        Strategy::Directed { distance },
        Strategy::Deepening,
    ]
}
