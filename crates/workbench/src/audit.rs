//! `audit`: what may crash, what never runs, and who may be called where.
//!
//! The abstract interpretation says what no run can do: which code is never reached, which failures never happen, which
//! functions a call can enter. What it can't rule out is then looked for: a symbolic exploration finds inputs, which are run
//! to confirm them, or sees every path without a failure. The rest is open, for a reason that is said.

mod blame;
mod calls;
mod confirm;
mod dead;
mod entries;
mod graph;
mod html;
mod map;
mod names;
mod picture;
mod says;
mod sites;

use crate::check::CheckRequest;
use crate::codes::loading;
use crate::explore::Trouble;
use crate::ignore::{Suppressed, comments, note, silenced, silenced_at};
use crate::load::Loaded;
use crate::places::place;
use blame::Blame;
use confirm::{Confirm, Fate};
use entries::{Entries, entries};
pub use graph::{CallGraph, Definition, State};
pub use html::audit_html;
use map::Map;
use says::Says;
use sites::Site;
use snell_core_ir::{GlobalId, Prim};
use snell_interp_abstract::{
    AbstractInput, Allocation, Analysis, Components, Options, Step, analyse_all, analyse_apart,
};
use snell_report::{AuditSummary, CallSite, CrashSite, DeadCode, LedgerEntry, Place, SiteStatus};
use snell_semantics::{BodyId, Fault, Node, NodeId};
use snell_source::Span;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// What to audit, and how far.
pub struct AuditRequest {
    /// What the program is entered by; if none is given, main, or else what other modules can use.
    pub entries: Vec<String>,
    /// Whether others may use every definition, also if there is a main.
    pub library: bool,
    /// Steps of the analysis.
    pub budget: u64,
    /// How far functions are explored that may fail.
    pub explore: CheckRequest,
    /// Steps of all explorations together.
    pub total: Option<u64>,
    /// Whether a whole program is run also if nothing is open, to compare what it does with what is called dead.
    pub compare: bool,
    /// Time for everything.
    pub time: Option<Duration>,
}

impl AuditRequest {
    /// The setting that says not to report a code at a place.
    fn suppressing(&self, code: &str, place: &Place) -> Option<&Suppressed> {
        self.explore.suppressed.iter().find(|one| one.covers(code, &place.file))
    }
}

/// What was found.
pub struct Audit {
    /// Places that could fail, in the order of the text.
    pub sites: Vec<CrashSite>,
    /// What never runs, in the order of the text.
    pub dead: Vec<DeadCode>,
    /// Calls, in the order of the text.
    pub calls: Vec<CallSite>,
    /// Who calls whom.
    pub graph: CallGraph,
    /// The account; which files are written is for the caller to say.
    pub summary: AuditSummary,
}

/// Rounds in which functions that get out are entered, too.
const ROUNDS: usize = 3;

/// With calls apart, the analysis may take so many times the steps it took before, within these bounds.
const TIMES: u64 = 8;
const AT_LEAST: u64 = 300_000;
const AT_MOST: u64 = 600_000;
/// Bodies of libraries that are analysed once more for a call, over all calls; fewer, if that takes too long.
const BODIES: [usize; 2] = [4000, 500];

/// Audits a program that was loaded with all marks.
pub fn audit(loaded: &Loaded, request: &AuditRequest) -> Result<Audit, Trouble> {
    let began = Instant::now();
    let entries = entries(loaded, request)?;
    let map = Map::new(loaded);
    let Analysed { analysis, blamed_before, unclaimed, escaped, steps, mut ledger } = analysed(&map, &entries, request);
    let dead = dead::Search {
        map: &map,
        analysis: &analysis,
        entries: &entries.called,
        whole: entries.whole,
        unclaimed: &unclaimed.union(&at_some_types(&map, &entries)).copied().collect(),
    };
    let dead = dead.dead();
    let dead_spans: Vec<Span> = dead.iter().map(|(span, _)| *span).collect();
    let (says, blame) = (Says::new(loaded), Blame::new(&map, &analysis));
    let search = sites::Search {
        map: &map,
        says: &says,
        blame: &blame,
        analysis: &analysis,
        dead: &dead_spans,
        typed: loaded.language.name() == "haskell",
        partial: RefCell::default(),
    };
    let mut found = search.sites();
    // Both analyses cover every run: what one of them excludes does not happen.
    if let Some(before) = &blamed_before {
        found.iter_mut().for_each(|site| site.may_fail &= before.contains(&site.span));
    }
    // What was not seen to its end may do anything, and so may what others call.
    let is_unclaimed = |site: &Site| {
        let homes = site.nodes.iter().filter_map(|&node| map.home(node));
        !analysis.complete || homes.into_iter().any(|home| unclaimed.contains(&home))
    };
    found.iter_mut().for_each(|site| site.may_fail |= is_unclaimed(site));
    // With one address for each variable nearly everything seems to depend on itself: then nobody looks for it.
    let (knots, others): (Vec<Site>, Vec<Site>) =
        found.into_iter().partition(|site| site.code == loading::LOOP && site.may_fail);
    let mut found = others;
    match knots.len() {
        0 => {}
        1..=KNOTS => found.extend(knots),
        number => ledger.push(knotted(number)),
    }
    found.sort_by_key(|site| (site.span, site.code));
    let confirm = Confirm {
        map: &map,
        analysis: &analysis,
        sites: &found,
        entries: &entries,
        request,
        unclaimed: &unclaimed,
        escaped: &escaped,
        reads: does(&map, &analysis, |node| matches!(node, Node::Prim(op, _) if op.is_console() && is_input(op))),
        asks: does(&map, &analysis, |node| matches!(node, Node::Fresh(_))),
        began,
    };
    let confirmed = confirm.run()?;
    let mut summary = AuditSummary {
        file: loaded.path.clone(),
        entries: entries.names.clone(),
        complete: analysis.complete,
        paths: confirmed.paths,
        steps: steps + confirmed.steps,
        ..AuditSummary::default()
    };
    let ignored = comments(&loaded.sources);
    let (mut sites, mut open_knots) = (Vec::new(), 0);
    for (site, fate) in found.iter().zip(confirmed.fates) {
        let Some(at) = place(&loaded.sources, site.span) else { continue };
        let (status, reason, crash) = match fate {
            Some(Fate::Crashes(crash)) => (SiteStatus::Crashes, None, Some(crash)),
            Some(Fate::Safe(reason)) => (SiteStatus::Safe, Some(reason), None),
            Some(Fate::Open(reason)) => (SiteStatus::Open, Some(reason), None),
            None => (SiteStatus::Safe, None, None),
        };
        if status == SiteStatus::Open && site.code == loading::LOOP {
            open_knots += 1;
            continue;
        }
        if status != SiteStatus::Safe
            && let Some(comment) = [site.code, loading::MAY_FAIL]
                .iter()
                .find_map(|code| silenced(&ignored, &loaded.sources, &code.to_string(), site.span))
        {
            ledger.push(comment.note(&site.code.to_string(), at.line));
            continue;
        }
        let suppressed =
            [site.code, loading::MAY_FAIL].iter().find_map(|code| request.suppressing(&code.to_string(), &at));
        if let Some(setting) = suppressed.filter(|_| status != SiteStatus::Safe) {
            ledger.push(note(&site.code.to_string(), at.line, &setting.reason));
            continue;
        }
        let what = crash.as_ref().map_or(site.what.clone(), |crash| crash.text.clone());
        sites.push(CrashSite {
            status,
            code: site.code.to_string(),
            what,
            text: map.text(site.span),
            function: site.function.clone(),
            place: at,
            reason,
            crash,
        });
    }
    if open_knots > 0 {
        ledger.push(knotted(open_knots));
    }
    for (crash, at) in confirmed.others {
        let comment = silenced_at(&ignored, &loaded.sources, &crash.code, &at).map(|comment| &comment.reason);
        let setting = request.suppressing(&crash.code, &at).map(|setting| &setting.reason);
        if let Some(reason) = comment.or(setting) {
            ledger.push(note(&crash.code, at.line, reason));
            continue;
        }
        let known = |site: &CrashSite| site.place == at && site.code == crash.code;
        match sites.iter_mut().find(|site| known(site)) {
            Some(site) if site.status != SiteStatus::Crashes => {
                (site.status, site.reason, site.crash) = (SiteStatus::Crashes, None, Some(crash));
            }
            Some(_) => {}
            None => sites.push(elsewhere(&map, crash, at)),
        }
    }
    sites.sort_by(|a, b| key(a).cmp(&key(b)));
    // Codes tell apart what reads alike.
    sites.dedup_by(|b, a| (a.status, &a.place, &a.text, &a.what) == (b.status, &b.place, &b.text, &b.what));
    let (mut dead, all) = (Vec::new(), dead);
    for (span, code) in all {
        let number = match code.kind {
            snell_report::DeadKind::Function => loading::NEVER_CALLED,
            snell_report::DeadKind::Branch => loading::DEAD_BRANCH,
        };
        let first = Span { end: span.start, ..span };
        let comment = silenced(&ignored, &loaded.sources, &number.to_string(), first).map(|comment| &comment.reason);
        let setting = request.suppressing(&number.to_string(), &code.place).map(|setting| &setting.reason);
        match comment.or(setting) {
            Some(reason) => ledger.push(note(&number.to_string(), code.place.line, reason)),
            None => dead.push(code),
        }
    }
    // What was not seen to its end lists nothing completely.
    let calls = if analysis.complete { calls::calls(&map, &analysis) } else { Vec::new() };
    let graph = graph::graph(&map, &analysis, &entries.names, &sites, &dead);
    let number = |status| sites.iter().filter(|site| site.status == status).count() as u64;
    summary.crashes = number(SiteStatus::Crashes);
    summary.safe = number(SiteStatus::Safe);
    summary.open = number(SiteStatus::Open);
    summary.dead = dead.len() as u64;
    summary.calls = calls.len() as u64;
    if entries.called.is_empty() {
        ledger.push(LedgerEntry::Note { text: "there is no definition that could be entered".into() });
    }
    ledger.extend(entries.ledger);
    summary.ledger = ledger;
    Ok(Audit { sites, dead, calls, graph, summary })
}

/// More values that seem to depend on themselves are not looked for.
const KNOTS: usize = 8;

/// Values of which it is not known whether they depend on themselves. Like a recursion without an end, that is rarely what
/// is wrong, and rarely ruled out.
fn knotted(number: usize) -> LedgerEntry {
    let values = if number == 1 { "1 value".to_owned() } else { format!("{number} values") };
    LedgerEntry::Assumed { what: format!("whether {values} may depend on themselves (<<loop>>)") }
}

/// What may run differently at other types than those that type variables stand for.
fn at_some_types(map: &Map<'_>, entries: &Entries) -> BTreeSet<BodyId> {
    let specialised = &map.loaded.program.interface.specialised;
    let some = entries.called.iter().filter(|entry| specialised.contains(entry));
    map.reach(some.map(|entry| map.loaded.code.globals[entry.index()].body))
}

/// Whether code that may run has such a node.
fn does(map: &Map<'_>, analysis: &Analysis, is_such: impl Fn(Node) -> bool) -> bool {
    analysis.bodies.iter().any(|&body| map.nodes(body).iter().any(|&node| is_such(map.loaded.code.node(node))))
}

/// Whether a primitive of the console gives something that the program does not know.
fn is_input(op: Prim) -> bool {
    !matches!(op, Prim::IoPutChar | Prim::IoFlush | Prim::IoCreate | Prim::IoClose)
}

fn key(site: &CrashSite) -> (&str, u32, u32, &str) {
    (&site.place.file, site.place.line, site.place.column, &site.code)
}

/// A crash at a place that the analysis does not blame: it blames who made what fails, not who wanted it.
fn elsewhere(map: &Map<'_>, crash: snell_report::Crash, at: snell_report::Place) -> CrashSite {
    let file = map.loaded.sources.files().find(|(_, file)| *file.path == *at.file);
    let line = file.map_or(String::new(), |(_, file)| file.line(at.line).trim().to_owned());
    CrashSite {
        status: SiteStatus::Crashes,
        code: crash.code.clone(),
        what: crash.text.clone(),
        text: line,
        function: String::new(),
        place: at,
        reason: None,
        crash: Some(crash),
    }
}

/// Where failures in libraries happen, for those who see the nodes only: the function, and the calls in the user's text
/// that lead there if these are few.
pub(crate) struct Libraries<'l> {
    map: Map<'l>,
}

impl<'l> Libraries<'l> {
    pub(crate) fn new(loaded: &'l Loaded) -> Libraries<'l> {
        Libraries { map: Map::new(loaded) }
    }

    /// In words, unless the node stands for text of the user's.
    pub(crate) fn place(&self, analysis: &Analysis, node: NodeId) -> Option<String> {
        if self.map.is_own(node) {
            return None;
        }
        let function = self.map.home(node).and_then(|body| self.map.owner(body));
        let inside = function.map_or("a library".to_owned(), |name| format!("{name} of a library"));
        let calls = Blame::new(&self.map, analysis).failure(node);
        let position = |&call: &NodeId| {
            let place = place(&self.map.loaded.sources, self.map.loaded.code.span(call))?;
            Some(format!("{}:{}", place.line, place.column))
        };
        let mut places: Vec<String> = calls.iter().filter_map(position).collect();
        places.dedup();
        Some(match places.len() {
            0 => inside,
            1..=NAMED_CALLS => format!("{inside}, called at {}", places.join(", ")),
            more => format!("{inside}, called at {} and {} more", places[..NAMED_CALLS].join(", "), more - NAMED_CALLS),
        })
    }
}

/// Calls that are named where a library fails.
const NAMED_CALLS: usize = 3;

/// What the analysis says.
struct Analysed {
    analysis: Analysis,
    /// Where the first analysis says that something may fail, if there was another one.
    blamed_before: Option<BTreeSet<Span>>,
    /// Bodies that others may call with anything.
    unclaimed: BTreeSet<BodyId>,
    /// Functions that get out of the program.
    escaped: Vec<GlobalId>,
    steps: u64,
    ledger: Vec<LedgerEntry>,
}

/// First all calls together, which is fast; then again with the calls apart that lead to failures in libraries.
fn analysed(map: &Map<'_>, entries: &Entries, request: &AuditRequest) -> Analysed {
    let code = &map.loaded.code;
    let deadline = request.time.and_then(|time| Instant::now().checked_add(time));
    let options = Options { budget: request.budget, deadline, open: !entries.whole, ..Options::default() };
    let mut applied = entries.applied(map.loaded);
    let (mut steps, mut ledger) = (0, Vec::new());
    let mut analysis = analyse_all(code, &applied, options);
    steps += analysis.steps;
    // Of a whole program nothing gets out, unless it is given functions.
    let gets_out = |analysis: &Analysis| !entries.whole || !analysis.calls_outside.is_empty();
    for _ in 0..ROUNDS {
        if !gets_out(&analysis) {
            break;
        }
        let more = escaping(map, &analysis, &applied);
        if more.is_empty() || !analysis.complete {
            break;
        }
        applied.extend(more);
        analysis = analyse_all(code, &applied, options);
        steps += analysis.steps;
    }
    if !analysis.complete {
        let bound = if request.time.is_some() { "--budget or --time" } else { "--budget" };
        let text = format!("the analysis was stopped after {steps} steps: it calls nothing safe or dead ({bound})");
        ledger.push(LedgerEntry::Assumed { what: text });
        let (unclaimed, escaped) = (BTreeSet::new(), Vec::new());
        return Analysed { analysis, blamed_before: None, unclaimed, escaped, steps, ledger };
    }
    let mut blamed_before = None;
    // What takes longer than that together takes too long apart.
    let affordable = analysis.steps < AT_MOST / 2;
    if affordable && failures_in_libraries(map, &analysis).next().is_some() {
        let components = Components { allocation: Allocation::CallSites(1), ..Components::default() };
        let budget = options.budget.min(analysis.steps.saturating_mul(TIMES).clamp(AT_LEAST, AT_MOST));
        let options = Options { components, budget, ..options };
        for bodies in BODIES {
            let apart = analyse_apart(code, &applied, options, steps_of(map, &analysis, bodies));
            steps += apart.steps;
            if apart.complete {
                blamed_before = Some(blamed_spans(map, &analysis));
                analysis = apart;
                break;
            }
        }
    }
    let called: BTreeSet<BodyId> = applied.iter().map(|(entry, _)| code.globals[entry.index()].body).collect();
    let escaped = analysis.escaped.iter().copied().filter(|body| gets_out(&analysis) && !called.contains(body));
    let unclaimed = map.reach(escaped);
    // What is entered with everything anyway hides nothing; what others write to, everybody reads.
    let writes = |node: &NodeId| matches!(code.node(*node), Node::Prim(Prim::CellWrite | Prim::ArrayWrite, _));
    let all_unclaimed = unclaimed.iter().any(|&body| map.is_own_body(body) && map.nodes(body).iter().any(writes));
    let unclaimed = if all_unclaimed { (0..code.bodies.len() as u32).map(BodyId).collect() } else { unclaimed };
    let escaped = applied.iter().skip(entries.called.len()).map(|(global, _)| *global).collect();
    Analysed { analysis, blamed_before, unclaimed, escaped, steps, ledger }
}

/// Where libraries may fail, unless they exclude it themselves.
fn failures_in_libraries<'a>(map: &'a Map<'_>, analysis: &'a Analysis) -> impl Iterator<Item = NodeId> + 'a {
    let typed = map.loaded.language.name() == "haskell";
    let counts =
        move |(fault, node): &&(Fault<()>, NodeId)| !map.is_own(*node) && (typed || !map.is_inner(fault, *node));
    analysis.failures.iter().filter(counts).map(|(_, node)| *node)
}

/// The places of the text that failures are due to.
fn blamed_spans(map: &Map<'_>, analysis: &Analysis) -> BTreeSet<Span> {
    let blame = Blame::new(map, analysis);
    let own = analysis.failures.iter().map(|(_, node)| *node).filter(|&node| map.is_own(node));
    let led = failures_in_libraries(map, analysis).flat_map(|node| blame.failure(node));
    own.chain(led).map(|node| map.loaded.code.span(node)).collect()
}

/// Functions of the text that get out, as further entries: others may call them with anything.
fn escaping(
    map: &Map<'_>,
    analysis: &Analysis,
    known: &[(GlobalId, Vec<AbstractInput>)],
) -> Vec<(GlobalId, Vec<AbstractInput>)> {
    let globals = analysis.escaped.iter().filter_map(|&body| map.global_of(body));
    let new = globals.filter(|global| known.iter().all(|(entry, _)| entry != global));
    new.map(|global| (global, entries::any_input(map.loaded, global))).collect()
}

/// Which calls are kept apart: those of the text that lead to failures in libraries.
fn steps_of(map: &Map<'_>, analysis: &Analysis, bodies: usize) -> Vec<Step> {
    let blame = Blame::new(map, analysis);
    let mut blamed: BTreeSet<NodeId> = BTreeSet::new();
    for node in failures_in_libraries(map, analysis) {
        blamed.extend(blame.failure(node));
    }
    // What is small comes first: a parser for each call that reads a number would take long.
    let mut costs: BTreeMap<&BTreeSet<BodyId>, usize> = BTreeMap::new();
    let mut by_cost: Vec<(usize, NodeId)> = Vec::new();
    for &node in &blamed {
        let Some(callees) = analysis.calls.get(&node) else { continue };
        let cost = *costs.entry(callees).or_insert_with(|| {
            let reached: BTreeSet<BodyId> =
                callees.iter().flat_map(|&callee| map.reach_by(callee, &analysis.calls)).collect();
            reached.into_iter().filter(|&body| !map.is_own_body(body)).count()
        });
        by_cost.push((cost, node));
    }
    by_cost.sort_unstable();
    let mut left = bodies;
    let afforded = by_cost.into_iter().take_while(|(cost, _)| {
        left = left.saturating_sub(*cost);
        left > 0
    });
    let blamed: BTreeSet<NodeId> = afforded.map(|(_, node)| node).collect();
    (0..map.loaded.code.nodes.len() as u32)
        .map(NodeId)
        .map(|node| match map.is_own(node) {
            true if blamed.contains(&node) => Step::Own,
            true => Step::Leave,
            false => Step::Keep,
        })
        .collect()
}
