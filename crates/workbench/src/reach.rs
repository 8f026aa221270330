//! `reach`: inputs that lead to a place of a program's text, by forward search.
//!
//! The place becomes the end of every path that gets there: in a copy of the program, evaluating it fails. So the
//! condition of such a path is the condition for getting there, and what comes afterwards does not matter.

mod condition;
mod nearest;
mod target;

use crate::bounds;
use crate::cover::{Entries, branch_text, entries, gives_functions, inputs, largest, no_claim};
use crate::directed::distances;
use crate::effort::Effort;
use crate::explore::Trouble;
use crate::ledger::{Tally, bound, ledger};
use crate::load::{Loaded, Refused};
use crate::modular;
use crate::paths::Paths;
use crate::places::place;
use crate::replay::Replayer;
use crate::state::as_loaded;
use nearest::Nearest;
use snell_core_ir::{Branch, GlobalId};
use snell_interp_abstract::{AbstractInput, Options as AbstractOptions, analyse};
use snell_interp_symbolic::{End, Explore, PathEnd, explore as explore_symbolically};
use snell_report::{Bound, LedgerEntry, PathReport, Reach, ReachReport};
use snell_search::{Flow, Found, Limits, Reason, Status, Strategy};
use snell_semantics::NodeId;
use std::sync::Arc;
use target::Target;

/// What to reach, and how far to look.
pub struct ReachRequest {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: Option<u32>,
    /// The function to call; one that suits if none is given.
    pub from: Option<String>,
    /// With what it is searched, from each function.
    pub effort: Effort,
}

/// Nodes of a result that are evaluated on the way.
const OBSERVE: u32 = 1000;
/// Steps of the abstract interpretation.
const ABSTRACT_STEPS: u64 = 3_000_000;

/// Looks for inputs that lead to a place. The program was loaded with marks at that place.
pub fn reach(loaded: &Loaded, request: &ReachRequest) -> Result<ReachReport, Trouble> {
    let target = Target::find(loaded, request.line, request.column)?;
    let (called, whole) = callers(loaded, &target, request.from.as_deref())?;
    let Some(place) = place(&loaded.sources, target.branches[0].span) else {
        return Err(Trouble::Bug("a place without text".into()));
    };
    let mut report = ReachReport {
        place,
        text: branch_text(loaded, &target.branches[0]),
        answer: Reach::Unreachable { reason: String::new() },
        paths: 0,
        steps: 0,
        ledger: Vec::new(),
    };
    if target.nodes.is_empty() {
        report.answer = without_code(loaded, &target);
        return Ok(report);
    }
    let ending = loaded.with_program(target.ending(&loaded.program));
    let mut search = Search {
        loaded,
        ending: &ending,
        request,
        target: &target,
        report: &mut report,
        complete: None,
        seen: None,
        gives_functions: false,
        nearest: None,
        state: None,
    };
    let mut reasons = Vec::new();
    let callers_are_all = whole.is_ok();
    let mut open = whole.err();
    for &entry in &called {
        match search.from(entry)? {
            Answer::Reached(reached) => {
                report.answer = reached;
                report.ledger.clear();
                return Ok(report);
            }
            Answer::Never(reason) => reasons.push(reason),
            Answer::Open(reason) => open = open.or(Some(reason)),
        }
    }
    let nearest = search.nearest.take().map(|(_, text)| text);
    // Where other modules may call it, nothing is proved by looking at these callers.
    if open.is_some()
        && callers_are_all
        && as_loaded(loaded, &called).is_none()
        && let Some(reason) = modular::unreachable(loaded, &called, &target.nodes, &request.effort)
    {
        report.answer = Reach::Unreachable { reason };
        report.ledger.clear();
        return Ok(report);
    }
    report.answer = match open {
        Some(reason) => Reach::Open { reason, nearest },
        None => Reach::Unreachable { reason: reasons.join("; ") },
    };
    Ok(report)
}

/// What is left of a place that has no code.
fn without_code(loaded: &Loaded, target: &Target) -> Reach {
    let known = |branch: &Branch| branch.top.as_deref().and_then(|top| loaded.program.find_global(top));
    match target.branches.iter().find_map(known) {
        Some(entry) => match no_claim(&loaded.program, entry, false) {
            None => Reach::Unreachable { reason: "no value can get there, whatever the input".into() },
            Some(why) => Reach::Open { reason: why.into(), nearest: None },
        },
        None => Reach::Open { reason: "nothing in this file that is explored leads there".into(), nearest: None },
    }
}

/// Which definitions are called; `Err` says why others might lead there as well.
fn callers(
    loaded: &Loaded,
    target: &Target,
    from: Option<&str>,
) -> Result<(Vec<GlobalId>, Result<(), String>), Refused> {
    let Entries { mut called, skipped, only } = entries(loaded, from)?;
    if only.is_some() {
        return Ok((called, Ok(())));
    }
    let program = &loaded.program;
    let tops: Vec<Option<GlobalId>> =
        target.branches.iter().map(|branch| program.find_global(branch.top.as_deref()?)).collect();
    // Who may be called with anything needs no caller.
    let outside = program.interface.exported.iter().any(|global| called.contains(global));
    if tops.iter().all(|top| top.is_some_and(|top| !outside || called.contains(&top))) {
        let mut own: Vec<GlobalId> = tops.into_iter().flatten().collect();
        own.dedup();
        return Ok((own, Ok(())));
    }
    let far = distances(&loaded.code, |node| target.nodes.contains(&node));
    called.sort_by_key(|&entry| far[program.global(entry).body.index()]);
    let whole = if tops.contains(&None) {
        Err("other modules may call it".into())
    } else if !skipped.is_empty() {
        Err("what is not explored may lead there".into())
    } else {
        Ok(())
    };
    Ok((called, whole))
}

/// A search for one place.
struct Search<'s> {
    loaded: &'s Loaded,
    /// The program in which the place is an end.
    ending: &'s Loaded,
    request: &'s ReachRequest,
    target: &'s Target,
    report: &'s mut ReachReport,
    /// Every input of at most this size was seen.
    complete: Option<u32>,
    /// The same in terms of the inputs.
    seen: Option<String>,
    /// Whether a result holds functions.
    gives_functions: bool,
    /// How near an input got, and which.
    nearest: Option<(u32, String)>,
    /// What is assumed of variables that the callers read.
    state: Option<LedgerEntry>,
}

enum Answer {
    Reached(Reach),
    Never(String),
    Open(String),
}

impl Search<'_> {
    /// Calls one definition.
    fn from(&mut self, entry: GlobalId) -> Result<Answer, Trouble> {
        let program = &self.loaded.program;
        let name = program.name(program.global(entry).name);
        self.state = as_loaded(self.loaded, &[entry]);
        if no_claim(program, entry, false).is_none() && self.state.is_none() && self.is_dead(entry) {
            return Ok(Answer::Never("no value can get there, whatever the input".into()));
        }
        let code = &self.ending.code;
        let distance: Arc<[u32]> = distances(code, |node| self.target.nodes.contains(&node)).into();
        let mut reason = String::new();
        (self.complete, self.seen, self.gives_functions) = (None, None, false);
        for (strategy, share) in [(Strategy::Deepening, 4), (Strategy::Directed { distance: distance.clone() }, 1)] {
            let (found, status, seen) = self.search(entry, strategy, share, &distance)?;
            if let Some(path) = found {
                return Ok(Answer::Reached(self.reached(entry, path)));
            }
            if status == Status::Exhausted && !self.report.ledger.iter().any(LedgerEntry::is_gap) {
                return Ok(match no_claim(program, entry, !self.gives_functions) {
                    None => Answer::Never(format!("{name} has {seen} other paths, and no more")),
                    Some(why) => Answer::Open(format!("no path of {name} leads there, but {why}")),
                });
            }
            reason = self.why_open(seen);
        }
        Ok(Answer::Open(reason))
    }

    fn is_dead(&self, entry: GlobalId) -> bool {
        if self.target.alternatives.is_empty() {
            return false;
        }
        let args: Vec<AbstractInput> =
            inputs(&self.loaded.program, entry).into_iter().map(AbstractInput::OfType).collect();
        let options = AbstractOptions { budget: ABSTRACT_STEPS, ..AbstractOptions::default() };
        let analysis = analyse(&self.loaded.code, entry, &args, options);
        self.target.alternatives.iter().all(|&(alts, case)| analysis.is_dead(alts, case))
    }

    /// One search: a path that gets there, and how the search ended.
    fn search(
        &mut self,
        entry: GlobalId,
        strategy: Strategy,
        share: u64,
        distance: &Arc<[u32]>,
    ) -> Result<(Option<PathReport>, Status, u64), Trouble> {
        let Search { ending, request, target, .. } = *self;
        let limits = Limits {
            max_cost: largest(&strategy, self.complete, request.effort.limits.max_cost),
            max_steps: request.effort.limits.max_steps.map(|steps| steps / share),
            max_outcomes: request.effort.limits.max_outcomes.map(|paths| paths / share),
            ..request.effort.limits.clone()
        };
        let fuel = limits.max_fuel_per_path.saturating_mul(4);
        let replayer = Replayer::new(&ending.code, entry, OBSERVE, fuel, request.effort.max_bytes);
        let mut paths = Paths::new(ending, entry, replayer, Tally::default(), false);
        let layer = Nearest::new(ending.code.clone(), distance.clone());
        let mut near = Replayer::watched(&ending.code, entry, OBSERVE, fuel, request.effort.max_bytes, layer);
        let job = Explore {
            entry,
            search: request.effort.search(strategy, &limits),
            observe: OBSERVE,
            solver: request.effort.solver.clone(),
            max_bytes: request.effort.max_bytes,
            conditions: true,
            answers: false,
            reserved: Vec::new(),
            goal: false,
            patience: None,
        };
        let (mut bug, mut hit, nearest) = (None, None, &mut self.nearest);
        let gives = &mut self.gives_functions;
        let mut receive = |found: Found<PathEnd>| {
            *gives |= gives_functions(&found.outcome.end);
            let is_there = is_end(&found.outcome.end, &target.nodes);
            let (args, fresh) = (found.outcome.args.clone(), found.outcome.fresh.clone());
            match paths.report(found) {
                Ok(Some((path, _))) if is_there => {
                    hit = Some(path);
                    Flow::Stop
                }
                Ok(Some((path, _))) => {
                    near.run(&args, fresh);
                    near.layer().improve(ending, &path, nearest);
                    Flow::Continue
                }
                Ok(None) => Flow::Continue,
                Err(text) => {
                    bug = Some(text);
                    Flow::Stop
                }
            }
        };
        let explored = explore_symbolically(&ending.code, &job, None, &mut receive)
            .map_err(|error| Trouble::Bug(error.to_string()))?;
        if let Some(text) = bug {
            return Err(Trouble::Bug(text));
        }
        let summary = explored.summary;
        if summary.status == Status::Stopped(Reason::Diverged) {
            return Err(Trouble::Bug("a replayed path took another turn than it had taken before".into()));
        }
        self.report.paths += paths.tally.paths;
        self.report.steps += summary.steps;
        let ended_by = match summary.status {
            Status::Exhausted => None,
            Status::Stopped(reason) => Some(bound(reason, &limits)),
        };
        self.report.ledger = ledger(&paths.tally, &summary, ended_by, &limits, OBSERVE);
        self.report.ledger.extend(explored.ledger.into_iter().map(|text| LedgerEntry::Note { text }));
        self.report.ledger.extend(self.state.clone());
        self.complete = self.complete.max(summary.complete_to_cost.filter(|&size| size < u32::MAX));
        self.seen = bounds::seen(&self.loaded.program, entry, summary.complete_below).or(self.seen.take());
        let seen = match (&self.seen, self.complete) {
            (Some(seen), _) => Some(format!("every {seen}")),
            (None, Some(size)) => Some(format!("every input up to size {size}")),
            (None, None) => None,
        };
        if let (Status::Stopped(_), Some(seen)) = (summary.status, seen) {
            self.report.ledger.push(LedgerEntry::Note { text: format!("{seen} was seen") });
        }
        Ok((hit, summary.status, paths.tally.paths))
    }

    fn reached(&self, entry: GlobalId, path: PathReport) -> Reach {
        let condition = condition::condition(self.loaded, entry, &path);
        let PathReport { function, args, inputs, enclosed, .. } = path;
        Reach::Reached { function, args, inputs, condition, enclosed }
    }

    fn why_open(&self, seen: u64) -> String {
        let gap = self.report.ledger.iter().find_map(|entry| match entry {
            LedgerEntry::Stopped { bound: Bound::Interrupted } => Some("interrupted"),
            LedgerEntry::Undecided { .. } => Some("some conditions could not be decided"),
            LedgerEntry::Unsupported { .. } => Some("it needs something that is not explored"),
            LedgerEntry::OutOfFuel { .. } => Some("some inputs take too many steps, perhaps without an end"),
            LedgerEntry::Assumed { .. } => Some("it relies on something that was not explored"),
            LedgerEntry::AsLoaded { .. } => Some("it reads what other calls may change"),
            _ => None,
        });
        gap.map_or_else(|| format!("none of {seen} paths leads there"), str::to_owned)
    }
}

fn is_end(end: &End, nodes: &[NodeId]) -> bool {
    matches!(end, End::Failed { node: Some(node), .. } if nodes.contains(node))
}
