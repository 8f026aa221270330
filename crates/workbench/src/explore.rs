//! `explore`: what a function does on every input, path by path, smallest inputs first.

mod first;

pub use first::first_paths;

use crate::bounds;
use crate::codes::loading;
use crate::effort::Effort;
use crate::entry::entry_to_explore;
use crate::ledger::{Tally, bound, ledger, verdict};
use crate::load::{Loaded, Refused};
use crate::paths::Paths;
use crate::replay::Replayer;
use crate::saved::{Saved, program_fingerprint};
use crate::state::as_loaded;
use crate::strategy::StrategyName;
use snell_core_ir::GlobalId;
use snell_graph::Datum;
use snell_interp_symbolic::{Explore, explore as explore_symbolically};
use snell_report::{LedgerEntry, PathReport, SolverShares, Status, Summary};
use snell_search::{Flow, Reason, Status as Ended};
use snell_smt::Stats;
use snell_source::{Diagnostic, Span};

/// What to explore, and how far.
pub struct ExploreRequest {
    /// The definition; a suitable one if none is given.
    pub function: Option<String>,
    /// The order of paths; when resuming, that of the saved search.
    pub strategy: Option<StrategyName>,
    /// For the random strategy; when resuming, that of the saved search.
    pub seed: Option<u64>,
    /// Nodes of each result that are evaluated and shown; when resuming, those of the saved search.
    pub observe: Option<u32>,
    /// Whether the conditions of paths are put into words.
    pub conditions: bool,
    /// Whether inputs are shown each by itself, not as the arguments of a call.
    pub apart: bool,
    /// With what it is searched.
    pub effort: Effort,
    /// The bytes of [`Exploration::saved`], to go on from there.
    pub resume: Option<Vec<u8>>,
}

/// Nodes of a result, unless something else is asked for.
const OBSERVE: u32 = 1000;

/// What an exploration left.
pub struct Exploration {
    /// The account; where the search is saved and what comes next is for the caller to say.
    pub summary: Summary,
    /// Where to go on, if there may be more.
    pub saved: Option<Vec<u8>>,
}

/// Why there is no result.
pub enum Trouble {
    /// The input can't be used.
    Refused(Box<Refused>),
    /// Snell is wrong: the text of a bug report.
    Bug(String),
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Trouble::Refused(Box::new(refused))
    }
}

/// The inputs of a path as data.
pub(crate) struct Seen {
    /// Whether its result was not seen to the end.
    pub cut: bool,
    /// What the function was applied to.
    pub args: Vec<Datum>,
    /// What the program asked for.
    pub inputs: Vec<Datum>,
    /// Whether the result holds functions, or may hold some where it is not seen.
    pub gives_functions: bool,
}

/// Explores a definition and hands each path to `sink` once it is confirmed.
pub fn explore(
    loaded: &Loaded,
    request: ExploreRequest,
    sink: &mut dyn FnMut(PathReport) -> Flow,
) -> Result<Exploration, Trouble> {
    explore_seen(loaded, request, &mut |path, _| sink(path))
}

/// As [`explore`], with the inputs as data.
pub(crate) fn explore_seen(
    loaded: &Loaded,
    request: ExploreRequest,
    sink: &mut dyn FnMut(PathReport, Seen) -> Flow,
) -> Result<Exploration, Trouble> {
    let entry = entry_to_explore(loaded, request.function.as_deref())?;
    let start = match &request.resume {
        Some(bytes) => resumed(loaded, entry, &request, bytes)?,
        None => Start::new(&request),
    };
    let Start { strategy, seed, observe, tally: earlier, frontier } = start;
    let limits = &request.effort.limits;
    let replay_fuel = limits.max_fuel_per_path.saturating_mul(4);
    let replayer = Replayer::new(&loaded.code, entry, observe, replay_fuel, request.effort.max_bytes);
    let mut paths = Paths::new(loaded, entry, replayer, earlier.clone(), request.apart);
    let job = Explore {
        entry,
        search: request.effort.search(strategy.build(&loaded.code, seed), limits),
        observe,
        solver: request.effort.solver.clone(),
        max_bytes: request.effort.max_bytes,
        conditions: request.conditions,
        answers: false,
        reserved: Vec::new(),
        goal: false,
        patience: None,
    };
    let mut bug = None;
    let mut receive = |found| match paths.report(found) {
        Ok(Some((path, seen))) => sink(path, seen),
        Ok(None) => Flow::Continue,
        Err(text) => {
            bug = Some(text);
            Flow::Stop
        }
    };
    let explored = explore_symbolically(&loaded.code, &job, frontier, &mut receive)
        .map_err(|error| bad_saved(loaded, error.to_string()))?;
    if let Some(text) = bug {
        return Err(Trouble::Bug(text));
    }
    let found = explored.summary;
    if found.status == Ended::Stopped(Reason::Diverged) {
        return Err(Trouble::Bug("a replayed path took another turn than it had taken before".into()));
    }
    let (status, ended_by) = match found.status {
        Ended::Exhausted => (Status::Exhausted, None),
        Ended::Stopped(reason) => (Status::Stopped, Some(bound(reason, limits))),
    };
    let tally = &paths.tally;
    let mut entries = ledger(tally, &found, ended_by, limits, observe);
    entries.extend(explored.ledger.into_iter().map(|text| LedgerEntry::Note { text }));
    let remarks = loaded.remarks.iter().filter(|(of, _)| of == loaded.program.name(loaded.program.global(entry).name));
    entries.extend(remarks.map(|(_, text)| LedgerEntry::Note { text: text.clone() }));
    entries.extend(as_loaded(loaded, &[entry]));
    let summary = Summary {
        function: paths.function().to_owned(),
        verdict: verdict(tally, status, &entries),
        status,
        paths: tally.paths - earlier.paths,
        failing: tally.failing - earlier.failing,
        earlier_paths: earlier.paths,
        earlier_failing: earlier.failing,
        complete_to_size: found.complete_to_cost,
        seen: bounds::seen(&loaded.program, entry, found.complete_below),
        dropped: found.dead,
        decisions: found.decisions,
        steps: found.steps,
        solver: shares(&explored.solver),
        ledger: entries,
        saved: None,
        next: None,
    };
    let saved = match status {
        Status::Exhausted => None,
        Status::Stopped => {
            let program = program_fingerprint(&loaded.program);
            let function = summary.function.clone();
            let tally = tally.clone();
            let saved = Saved { program, function, strategy, seed, observe, tally, frontier: found.frontier };
            Some(saved.encode().map_err(|error| Trouble::Bug(format!("a search can't be saved: {error}")))?)
        }
    };
    Ok(Exploration { summary, saved })
}

/// Where a search begins.
struct Start {
    strategy: StrategyName,
    seed: u64,
    observe: u32,
    tally: Tally,
    frontier: Option<snell_search::SavedFrontier>,
}

impl Start {
    fn new(request: &ExploreRequest) -> Start {
        Start {
            strategy: request.strategy.unwrap_or_default(),
            seed: request.seed.unwrap_or(0),
            observe: request.observe.unwrap_or(OBSERVE),
            tally: Tally::default(),
            frontier: None,
        }
    }
}

fn resumed(loaded: &Loaded, entry: GlobalId, request: &ExploreRequest, bytes: &[u8]) -> Result<Start, Trouble> {
    let saved = Saved::decode(bytes).map_err(|why| bad_saved(loaded, why))?;
    if saved.program != program_fingerprint(&loaded.program) {
        let message = "the program has changed since the search was saved";
        let error = Diagnostic::error(loading::OTHER_PROGRAM, Span::NONE, message);
        let hint = "explore again without --resume";
        return Err(Refused::of(&loaded.path, error.with_note(Span::NONE, hint)).into());
    }
    if saved.function != crate::Show::of(loaded).global(entry) {
        return Err(bad_saved(loaded, format!("the saved search is one of `{}`", saved.function)));
    }
    let differs = if request.strategy.is_some_and(|strategy| strategy != saved.strategy) {
        Some(format!("--strategy {}", saved.strategy.text()))
    } else if request.seed.is_some_and(|seed| seed != saved.seed) {
        Some(format!("--seed {}", saved.seed))
    } else if request.observe.is_some_and(|observe| observe != saved.observe) {
        Some(format!("--max-result {}", saved.observe))
    } else {
        None
    };
    if let Some(option) = differs {
        return Err(bad_saved(loaded, format!("the saved search is one with {option}")));
    }
    let Saved { strategy, seed, observe, tally, frontier, .. } = saved;
    Ok(Start { strategy, seed, observe, tally, frontier: Some(frontier) })
}

fn bad_saved(loaded: &Loaded, why: String) -> Trouble {
    Refused::of(&loaded.path, Diagnostic::error(loading::BAD_SAVED, Span::NONE, why)).into()
}

fn shares(stats: &Stats) -> SolverShares {
    SolverShares {
        syntax: stats.syntax,
        model: stats.model,
        fast_path: stats.fast_path,
        cache: stats.cache,
        embedded: stats.embedded,
        candidates: stats.candidates,
        external: stats.external,
        unknown: stats.unknown,
        relied_on: stats.basis.programs.iter().cloned().collect(),
    }
}
