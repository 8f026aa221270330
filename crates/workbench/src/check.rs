//! `check`: whether the properties of a program hold on every input.

use crate::blame::{self, COMPARED};
use crate::codes::loading;
use crate::explore::{Exploration, ExploreRequest, Seen, Trouble, explore_seen};
use crate::failures;
use crate::ignore::Suppressed;
use crate::load::{Loaded, Refused};
use crate::places::place;
use crate::show::Show;
use crate::strategy::StrategyName;
use crate::watch::Watcher;
use snell_core_ir::{EXPECTED, Literal, PROPERTY, Property, PropertyKind, UNEXPECTED, builtin};
use snell_graph::{Datum, Part};
use snell_interp_concrete::Ended;
use snell_report::{
    Bound, Counterexample, Input, LedgerEntry, Outcome, PathReport, PropertyReport, Status, Summary, Verdict,
};
use snell_search::{CancelToken, Flow, Limits, Progress};
use snell_smt::ChainConfig;
use snell_source::nearest;
use snell_source::{Diagnostic, Span};
use std::sync::Arc;

/// What QuickCheck's `discard` says.
const DISCARD: &str = "DISCARD. You should not see this exception";

/// Nodes of what was generated that are shown.
const OBSERVE: u32 = 1000;

/// How far to check.
pub struct CheckRequest {
    /// How much work may be done for each property.
    pub limits: Limits,
    /// How many workers explore.
    pub jobs: usize,
    /// Ends the check early.
    pub cancel: CancelToken,
    /// Live figures.
    pub progress: Arc<Progress>,
    /// The solvers to ask.
    pub solver: ChainConfig,
    /// Bytes that a heap may have.
    pub max_bytes: usize,
    /// Crashes that are not reported.
    pub suppressed: Vec<Suppressed>,
}

/// The properties to check: all, or the one of this name.
pub fn properties<'l>(loaded: &'l Loaded, name: Option<&str>) -> Result<Vec<&'l Property>, Refused> {
    let all = || loaded.properties.iter().filter(|property| property.kind == PropertyKind::Property);
    let found: Vec<&Property> = all().filter(|property| name.is_none_or(|name| property.name == name)).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let mut error = Diagnostic::error(
        loading::NO_PROPERTY,
        Span::NONE,
        match name {
            Some(name) => format!("no property is called `{name}`"),
            None => "the file has no properties".into(),
        },
    );
    let near = name.map_or(Vec::new(), |name| nearest(name, all().map(|property| property.name.as_str())));
    error = match near.first() {
        Some(near) => error.with_note(Span::NONE, format!("did you mean `{near}`?")),
        None => error.with_note(Span::NONE, format!("properties are definitions whose names start with {PROPERTY}")),
    };
    Err(Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics: vec![error] })
}

/// The functions to look for crashes in: all, or the one of this name. Without `all_crashes` only those with assertions
/// are looked at, and none is fine.
pub fn functions<'l>(loaded: &'l Loaded, name: Option<&str>, all_crashes: bool) -> Result<Vec<&'l Property>, Refused> {
    let function = |property: &&Property| match property.kind {
        PropertyKind::Function { asserts } => all_crashes || asserts,
        _ => false,
    };
    let all = || loaded.properties.iter().filter(function);
    let found: Vec<&Property> = all().filter(|function| name.is_none_or(|name| function.name == name)).collect();
    if !all_crashes || !found.is_empty() {
        return Ok(found);
    }
    let message = match name {
        Some(name) => format!("no function is called `{name}`"),
        None => "the file has no functions".into(),
    };
    let mut error = Diagnostic::error(loading::NO_PROPERTY, Span::NONE, message);
    if let Some(near) = name.and_then(|name| nearest(name, all().map(|one| one.name.as_str())).first().copied()) {
        error = error.with_note(Span::NONE, format!("did you mean `{near}`?"));
    }
    Err(Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics: vec![error] })
}

/// Checks a property: explores it, smallest inputs first, up to the first input on which it fails.
pub fn check(loaded: &Loaded, property: &Property, request: &CheckRequest) -> Result<PropertyReport, Trouble> {
    let remarks = property.remarks.iter().map(|text| LedgerEntry::Note { text: text.clone() });
    let mut report = PropertyReport {
        property: property.name.clone(),
        place: place(&loaded.sources, property.span),
        verdict: Verdict::Open,
        counterexample: None,
        complete_to_size: None,
        seen: None,
        reason: None,
        paths: 0,
        steps: 0,
        ledger: Vec::new(),
    };
    let Some(check) = property.check else {
        report.reason = Some(property.remarks.join("; "));
        return Ok(report);
    };
    let [yes, no] = [builtin::TRUE, builtin::FALSE].map(|con| Show::of(loaded).value(&Datum::con(con, []), None));
    let [expected, unexpected] = [EXPECTED, UNEXPECTED].map(|literal| match literal {
        Literal::Int(number) => Show::of(loaded).value(&snell_integer::Integer::Small(number).into(), None),
        _ => String::new(),
    });
    let (mut refutation, mut unsaid, mut discarded) = (None, 0, 0);
    // An input that fails, where one should; and those that do not.
    let (mut witness, mut unfailing) = (None, 0);
    let mut holding: Vec<Vec<Datum>> = Vec::new();
    let mut sink = |path: PathReport, seen: Seen| match &path.outcome {
        Outcome::Value { value } if *value == yes => {
            if holding.len() < COMPARED {
                holding.push(seen.args);
            }
            Flow::Continue
        }
        Outcome::Value { value } if *value == expected => {
            witness = Some((path, seen));
            Flow::Stop
        }
        Outcome::Value { value } if *value == unexpected => {
            unfailing += 1;
            Flow::Continue
        }
        Outcome::Value { value } if *value != no => {
            unsaid += 1;
            Flow::Continue
        }
        // Nothing is claimed of this input.
        Outcome::Fails { text, .. } if text.contains(DISCARD) => {
            discarded += 1;
            Flow::Continue
        }
        _ => {
            refutation = Some((path, seen));
            Flow::Stop
        }
    };
    let job = ExploreRequest {
        function: Some(loaded.program.name(loaded.program.global(check).name).to_owned()),
        strategy: Some(StrategyName::default()),
        seed: None,
        observe: None,
        conditions: true,
        apart: true,
        limits: request.limits.clone(),
        jobs: request.jobs,
        cancel: request.cancel.clone(),
        progress: request.progress.clone(),
        solver: request.solver.clone(),
        max_bytes: request.max_bytes,
        resume: None,
    };
    let Exploration { summary, .. } = explore_seen(loaded, job, &mut sink)?;
    report.complete_to_size = summary.complete_to_size.filter(|&size| size < u32::MAX);
    report.seen = seen_inputs(&summary);
    (report.paths, report.steps) = (summary.paths, summary.steps);
    let fuel = request.limits.max_fuel_per_path;
    let mut watcher = Watcher::new(loaded, fuel, request.max_bytes);
    if let Some((path, seen)) = &witness {
        let named = |(at, value): (usize, &String)| {
            format!("{} = {value}", property.inputs.get(at).map_or("input", String::as_str))
        };
        let mut on: Vec<String> = path.args.iter().enumerate().map(named).collect();
        on.extend(generated(property, seen, &mut watcher));
        let text = match on.is_empty() {
            true => "it fails, as it should".to_owned(),
            false => format!("it fails, as it should, for {}", on.join(", ")),
        };
        (report.verdict, report.reason) = (Verdict::HoldsProved, Some(text));
        report.ledger.extend(remarks);
        return Ok(report);
    }
    match refutation {
        Some((path, seen)) => {
            report.verdict = Verdict::Fails;
            let mut parts = blame::parts(loaded, property, &seen.args, &mut watcher);
            if path.outcome.is_failure() {
                // How it fails is said once.
                parts.retain(|part| !part.value.starts_with("fails: "));
            }
            let path = PathReport { outcome: failures::plainly(path.outcome), ..path };
            let path = match property.kind {
                PropertyKind::Claim(_) => said_instead(property, path, &mut watcher),
                _ => path,
            };
            let mut found = Counterexample { parts, ..counterexample(property, path, &summary) };
            match seen.inputs.is_empty() {
                true => found.why = blame::why(loaded, property, &seen.args, &holding, &mut watcher),
                // Conditions would speak of the choices behind what was generated.
                false => {
                    found.generated = generated(property, &seen, &mut watcher);
                    found.condition = Vec::new();
                }
            }
            report.counterexample = Some(found);
        }
        None if unfailing > 0 => {
            let claimed = summary.paths - discarded;
            let (verdict, reason) = conclude(&Summary { paths: claimed, ..summary.clone() }, unsaid);
            let what = "it should fail for some input";
            (report.verdict, report.reason) = match verdict {
                Verdict::HoldsProved => (Verdict::Fails, Some(format!("{what}, and holds for every one"))),
                Verdict::HoldsBounded => (Verdict::Open, Some(format!("{what}, and holds for those that were seen"))),
                _ => (Verdict::Open, reason),
            };
            report.ledger = summary.ledger;
        }
        None => {
            let claimed = summary.paths - discarded;
            (report.verdict, report.reason) = conclude(&Summary { paths: claimed, ..summary.clone() }, unsaid);
            report.ledger = summary.ledger;
        }
    }
    report.ledger.extend(remarks);
    Ok(report)
}

/// Of an example that does not hold, what its value is.
fn said_instead(claim: &Property, path: PathReport, watcher: &mut Watcher) -> PathReport {
    let Some(shown) = claim.drawn.filter(|_| path.args.is_empty() && path.inputs.is_empty()) else { return path };
    match watcher.run(shown, &[], &[], OBSERVE).ended {
        Ended::Value(text) if text.parts().iter().any(|part| matches!(part, Part::Char(_))) => {
            let chars = text.parts().iter().filter_map(|part| match part {
                Part::Char(c) => Some(*c),
                _ => None,
            });
            PathReport { outcome: Outcome::Value { value: chars.collect() }, ..path }
        }
        _ => path,
    }
}

/// What the generators of a property gave, as it is shown; `_` if that was never looked at.
fn generated(property: &Property, seen: &Seen, watcher: &mut Watcher) -> Vec<String> {
    let Some(drawn) = property.drawn.filter(|_| !seen.inputs.is_empty()) else { return Vec::new() };
    let filled: Vec<Datum> = seen.inputs.iter().map(filled).collect();
    match watcher.run(drawn, &seen.args, &filled, OBSERVE).ended {
        Ended::Value(texts) => strings(&texts),
        _ => vec!["_".into()],
    }
}

/// Choices with zeros for those that nobody looked at, so that what they make can be shown.
fn filled(choices: &Datum) -> Datum {
    /// How far choices go that were never looked at; what needs more of them is not shown.
    const DEPTH: u32 = 5;
    let Part::Con(con, _) = choices.head() else { return choices.clone() };
    let zero = || Datum::from(Part::Integer(snell_integer::Integer::Small(0)));
    let numbers = || [zero(), zero(), Part::Double(0.0).into()];
    let mut rest = Datum::from(Part::Hole);
    for _ in 0..DEPTH {
        rest = Datum::con(*con, numbers().into_iter().chain([rest.clone(), rest]));
    }
    // Where the fields of the nodes around begin: how many of them came.
    let (mut parts, mut around): (Vec<Part>, Vec<usize>) = (Vec::new(), Vec::new());
    for part in choices.parts() {
        let field = around.last().copied();
        match (part, field) {
            (Part::Hole, Some(2)) => parts.push(Part::Double(0.0)),
            (Part::Hole, Some(0 | 1)) => parts.extend(zero().parts().iter().cloned()),
            (Part::Hole, _) => parts.extend(rest.parts().iter().cloned()),
            (part, _) => parts.push(part.clone()),
        }
        if let Some(field) = around.last_mut() {
            *field += 1;
        }
        if part.width() > 0 {
            around.push(0);
        }
        while around.last().is_some_and(|&field| field == FIELDS) {
            around.pop();
        }
    }
    Datum::from_parts(parts)
}

/// The fields of a node of choices: a number of each kind, and two other nodes.
const FIELDS: usize = 5;

/// The texts of a list of them.
fn strings(list: &Datum) -> Vec<String> {
    let mut texts = Vec::new();
    let mut text: Option<String> = None;
    // A list is written as its cells, each followed by what it holds: a character belongs to the text it stands in.
    for part in list.parts() {
        match part {
            Part::Con(builtin::CONS, _) if text.is_none() => text = Some(String::new()),
            Part::Char(c) => text.get_or_insert_default().push(*c),
            Part::Con(builtin::NIL, _) => texts.extend(text.take()),
            _ => {}
        }
    }
    texts
}

fn counterexample(property: &Property, path: PathReport, summary: &Summary) -> Counterexample {
    let PathReport { args, outcome, patterns, condition, single, size, unless_wrapping, .. } = path;
    let condition = if single { Vec::new() } else { condition };
    // What lies behind an undecided branch, or in a path that took too long, may be smaller.
    let is_harmless = |entry: &LedgerEntry| {
        matches!(
            entry,
            LedgerEntry::Note { .. } | LedgerEntry::TooLarge { .. } | LedgerEntry::Stopped { bound: Bound::ReaderGone }
        )
    };
    let smallest = size == 0 || summary.complete_to_size.is_some_and(|complete| complete >= size - 1);
    let named = |at: usize| property.inputs.get(at).cloned().unwrap_or_default();
    let inputs = args.into_iter().enumerate();
    Counterexample {
        inputs: inputs
            .map(|(at, value)| Input { name: named(at), value, pattern: patterns.get(at).cloned() })
            .collect(),
        generated: Vec::new(),
        outcome,
        parts: Vec::new(),
        why: None,
        condition,
        unless_wrapping,
        saved: None,
        from_corpus: false,
        size,
        smallest: smallest && summary.ledger.iter().all(is_harmless),
    }
}

/// Whether what was seen is what happens right after loading.
pub(crate) fn is_as_loaded(entry: &LedgerEntry) -> bool {
    matches!(entry, LedgerEntry::AsLoaded { .. })
}

/// What was seen of the inputs, in their terms.
pub(crate) fn seen_inputs(summary: &Summary) -> Option<String> {
    let all = summary.status == Status::Exhausted && summary.ledger.iter().any(is_as_loaded);
    if all { Some("input, right after loading".into()) } else { summary.seen.clone() }
}

/// The verdict on a property that no input was found to refute, and the reason if it is none.
pub(crate) fn conclude(summary: &Summary, unsaid: u64) -> (Verdict, Option<String>) {
    let open = |reason: &str| (Verdict::Open, Some(reason.to_owned()));
    if unsaid > 0 {
        return open("its inputs come from a generator, which is not explored");
    }
    let within_bound = |entry: &LedgerEntry| {
        matches!(
            entry,
            LedgerEntry::Note { .. }
                | LedgerEntry::AsLoaded { .. }
                | LedgerEntry::TooLarge { .. }
                | LedgerEntry::Stopped { bound: Bound::Size { .. } | Bound::Paths { .. } | Bound::Steps { .. } }
        )
    };
    if let Some(gap) = summary.ledger.iter().find(|entry| !within_bound(entry)) {
        let why = match gap {
            LedgerEntry::Undecided { .. } | LedgerEntry::Stopped { bound: Bound::Undecided } => {
                "some conditions could not be decided"
            }
            LedgerEntry::OutOfFuel { .. } | LedgerEntry::Stopped { bound: Bound::Fuel { .. } } => {
                "some inputs take too many steps, perhaps without an end"
            }
            LedgerEntry::OutOfMemory { .. } => "some inputs need more memory",
            LedgerEntry::NotReplayed { .. } => "some inputs took too long to confirm",
            LedgerEntry::Unsupported { .. } => "it needs something that is not explored",
            LedgerEntry::Assumed { .. } => "it relies on something that was not explored",
            LedgerEntry::Stopped { bound: Bound::Interrupted } => "interrupted",
            LedgerEntry::Stopped { bound: Bound::Time { .. } } => "the time was up",
            _ => "not everything was seen",
        };
        // These are paths that did not come to an end; what is said of all smaller inputs is not about them.
        let unfinished = |entry: &LedgerEntry| {
            matches!(entry, LedgerEntry::Undecided { .. } | LedgerEntry::OutOfFuel { .. } | LedgerEntry::Stopped { .. })
        };
        return match &summary.seen {
            Some(seen) if summary.ledger.iter().all(|entry| within_bound(entry) || unfinished(entry)) => {
                open(&format!("{why}; every {seen} is fine"))
            }
            _ => open(why),
        };
    }
    match (summary.status, summary.paths, summary.complete_to_size) {
        (Status::Exhausted, 0, _) => (Verdict::Vacuous, None),
        (Status::Exhausted, ..) if summary.ledger.iter().any(is_as_loaded) => (Verdict::HoldsBounded, None),
        (Status::Exhausted, ..) => (Verdict::HoldsProved, None),
        (Status::Stopped, 0, Some(size)) => match &summary.seen {
            Some(seen) => open(&format!("no {seen} meets its assumptions")),
            None => open(&format!("no input up to size {size} meets its assumptions")),
        },
        (Status::Stopped, _, Some(_)) => (Verdict::HoldsBounded, None),
        (Status::Stopped, _, None) => open("a bound was reached before all smallest inputs were seen"),
    }
}
