//! `cover`: a small set of inputs that takes every branch that can be taken, and what is known of the others.

mod choose;
mod conclude;
mod coverage;
mod entries;
mod html;
mod lcov;
mod search;

use crate::agree::is_cut;
use crate::effort::Effort;
use crate::explore::Trouble;
use crate::ledger::Tally;
use crate::load::{Loaded, Refused};
use crate::paths::Paths;
use crate::replay::Replayer;
use choose::{Worth, choose};
pub(crate) use coverage::Watched;

pub(crate) use conclude::text as branch_text;
pub(crate) use entries::{Entries, entries, gives_functions, inputs, is_action, no_claim};
pub use html::html;
pub use lcov::lcov;
pub(crate) use search::largest;
use search::{Searched, search};
use snell_core_ir::{Branch, GlobalId};
use snell_graph::Datum;
use snell_interp_concrete::Ended;
use snell_interp_symbolic::End;
use snell_report::{CoverSummary, CoverTest, FunctionCoverage, Outcome, PathReport};
use std::sync::Arc;

/// What to cover, and how far to look for inputs.
pub struct CoverRequest {
    /// The function; all of the file if none is given.
    pub function: Option<String>,
    /// With what it is searched, for each function.
    pub effort: Effort,
    /// So many paths of each function are kept for the tree of paths.
    pub traces: usize,
}

/// What was found.
pub struct Cover {
    /// The functions with their branches, in the order of the text.
    pub functions: Vec<FunctionCoverage>,
    /// The inputs.
    pub tests: Vec<CoverTest>,
    /// The same as data.
    pub kept: Vec<Kept>,
    /// Paths with the branches that they take.
    pub traces: Vec<Traced>,
    /// The account; which files are written is for the caller to say.
    pub summary: CoverSummary,
}

/// A path, confirmed by a concrete run.
pub struct Traced {
    /// The function that is called.
    pub function: String,
    /// The branches that it takes, in order.
    pub branches: Vec<u32>,
    /// What is called and what that does.
    pub text: String,
    /// Whether it fails.
    pub fails: bool,
}

/// An input that was kept.
pub struct Kept {
    /// What is called.
    pub entry: GlobalId,
    /// What it is applied to.
    pub args: Vec<Datum>,
    /// What the program asks for.
    pub fresh: Vec<Datum>,
    /// What it does.
    pub end: End,
    /// The same in words.
    pub report: PathReport,
    /// The branches it takes.
    pub covers: Vec<u32>,
}

/// Nodes of a result that are evaluated.
pub(crate) const OBSERVE: u32 = 1000;
/// Nodes that are shown of a result that has more than that.
pub(crate) const CUT: u32 = 24;

/// Covers the branches of a program that was loaded with marks.
pub fn cover(loaded: &Loaded, request: &CoverRequest) -> Result<Cover, Trouble> {
    let program = &loaded.program;
    let Entries { called, skipped, only } = entries(loaded, request.function.as_deref())?;
    let branches = &program.branches;
    let asked = |branch: &Branch| entries::counts(branch, only.as_deref());
    if !branches.iter().any(asked) {
        return Err(nothing(loaded).into());
    }
    let watched = Arc::new(Watched::new(&loaded.code, branches));
    let mut covered = vec![false; branches.len()];
    let mut results: Vec<(GlobalId, Searched)> = Vec::new();
    for &entry in &called {
        let name = program.name(program.global(entry).name);
        let is_entry = |top: &str| called.iter().any(|&other| program.name(program.global(other).name) == top);
        let wanted: Vec<bool> = branches
            .iter()
            .zip(&covered)
            .map(|(branch, &covered)| match branch.top.as_deref() {
                _ if !asked(branch) => false,
                Some(top) if top == name => true,
                Some(top) => !covered && !is_entry(top),
                None => !covered,
            })
            .collect();
        let searched = search(loaded, request, &watched, entry, &wanted)?;
        for candidate in &searched.candidates {
            candidate.covers.iter().for_each(|&branch| covered[branch as usize] = true);
        }
        results.push((entry, searched));
    }
    let kept = keep(loaded, request, &results, &|branch| asked(&branches[branch as usize]))?;
    let only = only.as_deref();
    let concluded =
        conclude::Conclusion { loaded, results: &results, kept: &kept, skipped, only, effort: &request.effort };
    let (functions, summary) = concluded.report();
    let tests = kept.iter().enumerate().map(|(at, kept)| test(loaded, at, kept)).collect();
    let traces = traces(loaded, request, &results)?;
    Ok(Cover { functions, tests, kept, traces, summary })
}

/// The paths of the tree, in words.
fn traces(loaded: &Loaded, request: &CoverRequest, results: &[(GlobalId, Searched)]) -> Result<Vec<Traced>, Trouble> {
    let mut all = Vec::new();
    for (entry, searched) in results {
        let fuel = request.effort.limits.max_fuel_per_path.saturating_mul(4);
        let replayer = Replayer::new(&loaded.code, *entry, OBSERVE, fuel, request.effort.max_bytes);
        let mut paths = Paths::new(loaded, *entry, replayer, Tally::default(), false);
        for (found, branches) in &searched.traces {
            let Some((report, _)) = paths.report(found.clone()).map_err(Trouble::Bug)? else { continue };
            let call = report.call();
            let (text, fails) = match report.outcome {
                Outcome::Value { value } => (format!("{call} = {value}"), false),
                Outcome::Fails { text, .. } => (format!("{call} fails: {text}"), true),
            };
            all.push(Traced { function: report.function, branches: branches.clone(), text, fails });
        }
    }
    Ok(all)
}

/// Chooses among the inputs that were found, and puts them into words.
fn keep(
    loaded: &Loaded,
    request: &CoverRequest,
    results: &[(GlobalId, Searched)],
    counts: &dyn Fn(u32) -> bool,
) -> Result<Vec<Kept>, Trouble> {
    let mut kept = Vec::new();
    let mut done = vec![false; loaded.program.branches.len()];
    let fuel = request.effort.limits.max_fuel_per_path.saturating_mul(4);
    for (entry, searched) in results {
        let own = loaded.program.name(loaded.program.global(*entry).name);
        // What an earlier function covers needs no more tests, unless it is this function's own.
        let matters = |branch: &u32| {
            let of_own = loaded.program.branches[*branch as usize].top.as_deref() == Some(own);
            counts(*branch) && (of_own || !done[*branch as usize])
        };
        let worths: Vec<Worth> = searched
            .candidates
            .iter()
            .map(|candidate| Worth {
                covers: candidate.covers.iter().copied().filter(matters).collect(),
                fails: matches!(candidate.found.outcome.end, End::Failed { .. }),
                size: candidate.found.cost,
            })
            .collect();
        let mut chosen = choose(&worths, done.len());
        chosen.sort_by_key(|&at| (worths[at].size, at));
        let paths_of = |observe| {
            let replayer = Replayer::new(&loaded.code, *entry, observe, fuel, request.effort.max_bytes);
            Paths::new(loaded, *entry, replayer, Tally::default(), false)
        };
        let (mut paths, mut short) = (paths_of(OBSERVE), paths_of(CUT));
        for at in chosen {
            let candidate = &searched.candidates[at];
            let mut found = candidate.found.clone();
            let report = match &found.outcome.end {
                // Of what has no end, nobody reads much.
                End::Value(value) if is_cut(value) => {
                    let mut runner = Replayer::new(&loaded.code, *entry, CUT, fuel, request.effort.max_bytes);
                    if let Ended::Value(value) = runner.run(&found.outcome.args, found.outcome.fresh.clone()) {
                        found.outcome.end = End::Value(value);
                    }
                    short.report(found.clone())
                }
                _ => paths.report(found.clone()),
            };
            let path = found.outcome;
            let report = report.map_err(Trouble::Bug)?;
            let Some((report, _)) = report else { continue };
            let covers: Vec<u32> = candidate.covers.iter().copied().filter(|&branch| counts(branch)).collect();
            covers.iter().for_each(|&branch| done[branch as usize] = true);
            kept.push(Kept { entry: *entry, args: path.args, fresh: path.fresh, end: path.end, report, covers });
        }
    }
    Ok(kept)
}

fn test(loaded: &Loaded, at: usize, kept: &Kept) -> CoverTest {
    let line = |&branch: &u32| {
        let span = loaded.program.branches[branch as usize].span;
        loaded.sources.positions(span).map(|(from, _)| from.line)
    };
    let mut lines: Vec<u32> = kept.covers.iter().filter_map(line).collect();
    lines.sort_unstable();
    lines.dedup();
    let PathReport { function, args, inputs, outcome, enclosed, .. } = kept.report.clone();
    CoverTest { number: at + 1, function, args, inputs, outcome, lines, enclosed }
}

fn nothing(loaded: &Loaded) -> Refused {
    use crate::codes::loading::NOTHING_TO_DO;
    use snell_source::{Diagnostic, Span};
    let error = Diagnostic::error(NOTHING_TO_DO, Span::NONE, "there is no function whose branches could be covered");
    Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics: vec![error] }
}
