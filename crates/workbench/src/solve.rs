//! `solve`: the values of unknowns that make a query true, smallest first.

use crate::effort::Effort;
use crate::explore::Trouble;
use crate::ledger::{Tally, bound, ledger};
use crate::load::Loaded;
use crate::paths::Paths;
use crate::replay::Replayer;
use crate::show::Show;
use crate::strategy::StrategyName;
use rustc_hash::FxHashSet;
use snell_core_ir::{ANSWER, Query, Type, builtin};
use snell_graph::Datum;
use snell_interp_symbolic::{End, Explore, PathEnd, explore as explore_symbolically, query_limits};
use snell_report::{Answer, Input, LedgerEntry, PathReport, QueryFailure, SolveSummary, Solved, Status};
use snell_search::{DecisionPath, Flow, Found, Limits, Reason, Status as Ended};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How to look for answers, and how far.
pub struct SolveRequest {
    /// The order in which answers are looked for.
    pub strategy: StrategyName,
    /// For the random strategy.
    pub seed: u64,
    /// With what it is searched; the number of outcomes is that of answers.
    pub effort: Effort,
}

/// What is said of a path that is dropped because a run does not confirm it.
pub(crate) const UNCONFIRMED: &str = "confirming a path by a run, which is a bug in Snell";

/// Looks for the answers of a query and hands each to `sink` once it is confirmed.
pub fn solve(
    loaded: &Loaded,
    query: &Query,
    request: &SolveRequest,
    sink: &mut dyn FnMut(Answer) -> Flow,
) -> Result<SolveSummary, Trouble> {
    let wanted = request.effort.limits.max_outcomes;
    // Outcomes of the search may turn out to be no answers.
    let limits = query_limits(Limits { max_outcomes: None, some_suffice: true, ..request.effort.limits.clone() });
    let job = Explore {
        entry: query.holds,
        search: request.effort.search(request.strategy.build(&loaded.code, request.seed), &limits),
        observe: 1,
        solver: request.effort.solver.clone(),
        max_bytes: request.effort.max_bytes,
        conditions: true,
        answers: true,
        reserved: query.inputs.clone(),
        goal: true,
        patience: None,
    };
    let mut answers = Answers::new(loaded, query, &limits, request.effort.max_bytes);
    let (mut bug, mut unconfirmed) = (None, 0);
    let mut enough = wanted == Some(0);
    let mut receive = |found| match answers.take(found) {
        Ok(Some(answer)) => {
            let flow = sink(answer);
            enough = wanted.is_some_and(|wanted| answers.count >= wanted);
            if enough { Flow::Stop } else { flow }
        }
        Ok(None) => Flow::Continue,
        // What else there is can be said all the same.
        Err(text) => {
            unconfirmed += 1;
            bug.get_or_insert(text);
            Flow::Continue
        }
    };
    let explored = explore_symbolically(&loaded.code, &job, None, &mut receive)
        .map_err(|error| Trouble::Bug(error.to_string()))?;
    answers.note_failures(explored.failures);
    let found = explored.summary;
    let (status, ended_by) = match found.status {
        Ended::Exhausted => (Status::Exhausted, None),
        Ended::Stopped(Reason::Sink) if enough => {
            (Status::Stopped, Some(bound(Reason::Outcomes, &request.effort.limits)))
        }
        Ended::Stopped(reason) => (Status::Stopped, Some(bound(reason, &limits))),
    };
    let mut entries = ledger(&answers.paths.tally, &found, ended_by, &limits, 1);
    entries.extend(explored.ledger.into_iter().map(|text| LedgerEntry::Note { text }));
    if bug.is_some() {
        entries.push(LedgerEntry::Unsupported { what: UNCONFIRMED.into(), paths: unconfirmed });
    }
    Ok(SolveSummary {
        query: loaded.sources.file(query.span.file).map_or("", |file| file.text.trim()).to_owned(),
        answers: answers.count,
        status,
        complete_to_size: found.complete_to_cost.filter(|&size| size < u32::MAX),
        failing: answers.failing,
        failure: answers.failure,
        decisions: found.decisions,
        steps: found.steps,
        ledger: entries,
        next: None,
        bug,
    })
}

/// From the ends of paths to answers.
struct Answers<'l> {
    query: &'l Query,
    types: Vec<&'l Type>,
    show: Show<'l>,
    paths: Paths<'l>,
    /// Replays paths that fail, and counts nothing.
    failures: Paths<'l>,
    /// Fingerprints of what was handed on: answers may be many and large.
    seen: FxHashSet<u128>,
    count: u64,
    failing: u64,
    failure: Option<QueryFailure>,
}

impl<'l> Answers<'l> {
    fn new(loaded: &'l Loaded, query: &'l Query, limits: &Limits, max_bytes: usize) -> Answers<'l> {
        let fuel = limits.max_fuel_per_path.saturating_mul(4);
        let replayer = |entry| Replayer::new(&loaded.code, entry, 1, fuel, max_bytes);
        let ty = loaded.program.global(query.holds).ty.as_ref();
        let mut paths = Paths::new(loaded, query.holds, replayer(query.holds), Tally::default(), true);
        paths.any_order = true;
        Answers {
            query,
            types: ty.map_or(Vec::new(), |ty| ty.arguments().0),
            show: Show::of(loaded).filled(true),
            paths,
            failures: Paths::new(loaded, query.holds, replayer(query.holds), Tally::default(), true),
            seen: FxHashSet::default(),
            count: 0,
            failing: 0,
            failure: None,
        }
    }

    /// The answer that a path is, if it is one; `Err` says that a run disagrees.
    fn take(&mut self, found: Found<PathEnd>) -> Result<Option<Answer>, String> {
        let Some(report) = self.paths.confirm(&found)? else { return Ok(None) };
        if report.outcome.is_failure() {
            self.fails(report);
            return Ok(None);
        }
        if !matches!(&found.outcome.end, End::Value(value) if is_true(value)) {
            return Ok(None);
        }
        let answer = self.answer(report, &found);
        if !self.query.choices && !self.seen.insert(key(&answer)) {
            return Ok(None);
        }
        self.count += 1;
        Ok(Some(answer))
    }

    fn answer(&mut self, report: PathReport, found: &Found<PathEnd>) -> Answer {
        let wanted = |at: &usize| !self.query.choices || self.query.inputs.get(*at).is_some_and(|name| name == ANSWER);
        let values = (0..report.args.len())
            .filter(wanted)
            .map(|at| {
                let instance = report.args[at].clone();
                let ty = self.types.get(at).copied();
                let value = match found.outcome.patterns.get(at) {
                    Some(Some(pattern)) => self.show.pattern(pattern, ty, false),
                    _ => self.show.plain(&instance).to_owned(),
                };
                let name = if self.query.choices { "answer".into() } else { self.query.inputs[at].clone() };
                Solved { name, instance: (value != instance).then_some(instance), value }
            })
            .collect();
        Answer {
            values,
            constraints: report.condition,
            unless_wrapping: report.unless_wrapping,
            size: found.cost,
            assumed: report.assumed,
        }
    }

    /// Of the paths on which a part of the query fails, those on which a run of all of it does.
    fn note_failures(&mut self, ends: Vec<PathEnd>) {
        for outcome in ends {
            let found = Found { outcome, cost: 0, path: DecisionPath::new() };
            if let Ok(Some((report, _))) = self.failures.report(found) {
                self.fails(report);
            }
        }
    }

    /// Takes note of values on which the query fails. Shown are the smallest, whichever worker met them.
    fn fails(&mut self, report: PathReport) {
        self.failing += 1;
        let size = |inputs: &[Input]| inputs.iter().map(|input| input.value.len()).sum::<usize>();
        // Choices are nothing that people see.
        let inputs = self.query.inputs.iter().zip(report.args).filter(|_| !self.query.choices);
        let inputs: Vec<Input> =
            inputs.map(|(name, value)| Input { name: name.clone(), value, pattern: None }).collect();
        if self.failure.as_ref().is_none_or(|known| size(&inputs) < size(&known.inputs)) {
            self.failure = Some(QueryFailure { inputs, outcome: report.outcome });
        }
    }
}

/// What tells an answer from others, as a number: two have the same one with a probability that can be neglected.
fn key(answer: &Answer) -> u128 {
    let half = |start: u64| {
        let mut hasher = DefaultHasher::new();
        start.hash(&mut hasher);
        for solved in &answer.values {
            solved.value.hash(&mut hasher);
            // Deep values are cut: what is not shown may be different.
            solved.instance.as_ref().filter(|_| solved.value.contains("...")).hash(&mut hasher);
        }
        answer.constraints.hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(1) << 64 | half(2)
}

/// Whether a value is `True`.
pub(crate) fn is_true(value: &Datum) -> bool {
    matches!(value.root().head(), snell_graph::Part::Con(con, _) if *con == builtin::TRUE)
}
