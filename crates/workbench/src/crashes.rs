//! `check --crashes`: where a function fails, and the smallest input for each such place.

use crate::check::{CheckRequest, conclude, seen_inputs};
use crate::codes::loading;
use crate::explore::{Exploration, ExploreRequest, Seen, Trouble, explore_seen};
use crate::failures;
use crate::ignore::{Ignored, comments, note, silenced};
use crate::load::Loaded;
use crate::places::place;
use crate::strategy::StrategyName;
use crate::watch::Watcher;
use snell_core_ir::Property;
use snell_report::{Crash, CrashReport, LedgerEntry, Outcome, PathReport, Status, Summary, Verdict};
use snell_search::Flow;
use snell_semantics::NodeId;
use snell_source::Span;

/// Nodes of a result that are evaluated: what fails in an element of a list fails.
const OBSERVE: u32 = 1000;

/// Failing paths that are looked at for new places; most fail where others did.
const MAX_WATCHED: usize = 2000;

/// Explores a function up to its limits and collects the places at which it fails.
pub fn crashes(
    loaded: &Loaded,
    function: &Property,
    asserts_only: bool,
    request: &CheckRequest,
) -> Result<CrashReport, Trouble> {
    let ignored = comments(&loaded.sources);
    let mut gives_functions = false;
    crashes_until(loaded, function, asserts_only, request, &ignored, &mut gives_functions, &mut |_| Flow::Continue)
}

/// As [`crashes`], until somebody has seen enough places; what these comments silence is left out. Also says whether a
/// result holds functions.
pub(crate) fn crashes_until(
    loaded: &Loaded,
    function: &Property,
    asserts_only: bool,
    request: &CheckRequest,
    ignored: &[Ignored],
    gives_functions: &mut bool,
    until: &mut dyn FnMut(&Crash) -> Flow,
) -> Result<CrashReport, Trouble> {
    let mut report = CrashReport {
        function: function.name.clone(),
        place: place(&loaded.sources, function.span),
        asserts_only,
        verdict: Verdict::Open,
        crashes: Vec::new(),
        complete_to_size: None,
        seen: None,
        reason: None,
        paths: 0,
        ignored: 0,
        steps: 0,
        ledger: Vec::new(),
    };
    let Some(entry) = function.check else {
        report.reason = Some(function.remarks.join("; "));
        return Ok(report);
    };
    let mut sites: Vec<(Span, String, Option<NodeId>)> = Vec::new();
    let fuel = request.effort.limits.max_fuel_per_path.saturating_mul(4);
    let mut watcher = Watcher::new(loaded, fuel, request.effort.max_bytes);
    let (mut watched, mut silent, mut cut) = (0, Vec::new(), None::<u32>);
    let mut sink = |path: PathReport, seen: Seen| {
        if seen.cut {
            cut = Some(cut.map_or(path.size, |known| known.min(path.size)));
        }
        *gives_functions |= seen.gives_functions;
        let plain = failures::plainly(path.outcome.clone());
        let Outcome::Fails { code, text, .. } = &plain else { return Flow::Continue };
        let code = code.clone();
        if asserts_only && code != loading::ASSERTION.to_string() || watched >= MAX_WATCHED {
            return Flow::Continue;
        }
        watched += 1;
        let ran = watcher.run(entry, &seen.args, &seen.inputs, OBSERVE);
        let span = ran.site.unwrap_or(function.span);
        let site = (span, code.clone(), ran.cause);
        if sites.contains(&site) {
            return Flow::Continue;
        }
        sites.push(site);
        let at = place(&loaded.sources, span);
        let file = at.as_ref().map_or("", |at| at.file.as_str());
        let setting = request.suppressed.iter().find(|one| one.covers(&code, file)).map(|one| &one.reason);
        let comment = silenced(ignored, &loaded.sources, &code, span).map(|comment| &comment.reason);
        if let Some(reason) = comment.or(setting) {
            silent.push(note(&code, at.map_or(0, |place| place.line), reason));
            return Flow::Continue;
        }
        let crash = Crash {
            code,
            text: text.clone(),
            place: place(&loaded.sources, span),
            call: path.call(),
            pattern: (!path.patterns.is_empty()).then(|| path.named_call()),
            condition: if path.single { Vec::new() } else { path.condition.clone() },
            unless_wrapping: path.unless_wrapping,
            size: path.size,
        };
        let flow = until(&crash);
        report.crashes.push(crash);
        flow
    };
    let job = ExploreRequest {
        function: Some(loaded.program.name(loaded.program.global(entry).name).to_owned()),
        strategy: Some(StrategyName::default()),
        seed: None,
        observe: Some(OBSERVE),
        conditions: true,
        apart: false,
        effort: request.effort.clone(),
        resume: None,
    };
    let Exploration { summary, .. } = explore_seen(loaded, job, &mut sink)?;
    report.complete_to_size = summary.complete_to_size.filter(|&size| size < u32::MAX);
    (report.paths, report.steps) = (summary.paths, summary.steps);
    match report.crashes.is_empty() {
        true => {
            let judged = match cut.and_then(|size| size.checked_sub(1)) {
                Some(whole) => up_to(&summary, whole),
                None => summary.clone(),
            };
            report.complete_to_size = judged.complete_to_size.filter(|&size| size < u32::MAX);
            report.seen = seen_inputs(&judged);
            (report.verdict, report.reason) = conclude(&judged, 0);
        }
        false => report.verdict = Verdict::Fails,
    }
    report.ledger = summary.ledger;
    report.ignored = silent.len() as u64;
    report.ledger.extend(silent);
    if watched >= MAX_WATCHED {
        let text = format!("only {MAX_WATCHED} failing paths were looked at; there may be more places that fail");
        report.ledger.push(LedgerEntry::Note { text });
    }
    for text in &function.remarks {
        let note = LedgerEntry::Note { text: text.clone() };
        if !report.ledger.contains(&note) {
            report.ledger.push(note);
        }
    }
    Ok(report)
}

/// Claims nothing of larger inputs: their results are too large to be looked at to the end, which is a bound like others.
fn up_to(summary: &Summary, size: u32) -> Summary {
    let mut ledger = summary.ledger.clone();
    ledger.retain(|entry| !matches!(entry, LedgerEntry::CutResults { .. }));
    let complete_to_size = match summary.status {
        Status::Exhausted => Some(size),
        Status::Stopped => summary.complete_to_size.map(|known| known.min(size)),
    };
    Summary { status: Status::Stopped, complete_to_size, seen: None, ledger, ..summary.clone() }
}
