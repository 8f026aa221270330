//! Places that may fail are decided, where that can be done: by inputs that make them fail, which are run to confirm it, or
//! by having seen every path.

use super::map::Map;
use super::sites::Site;
use super::{AuditRequest, Entries};
use crate::check::CheckRequest;
use crate::codes::{loading, of_fault};
use crate::cover::{is_action, no_claim};
use crate::crashes::crashes_until;
use crate::effort::Effort;
use crate::explore::Trouble;
use crate::failures::kind;
use crate::places::place;
use crate::show::Show;
use crate::watch::Watcher;
use snell_core_ir::{GlobalId, Property, PropertyKind};
use snell_interp_abstract::Analysis;
use snell_interp_concrete::Ended;
use snell_report::{Crash, LedgerEntry, Place};
use snell_search::{Flow, Limits};
use snell_semantics::{BodyId, Fault};
use snell_source::Code;
use std::collections::BTreeSet;
use std::time::Instant;

/// What became of a place that may fail.
pub(super) enum Fate {
    /// It fails.
    Crashes(Crash),
    /// It does not: how that is known.
    Safe(String),
    /// Not decided: why not.
    Open(String),
}

/// What was decided, and what it took.
pub(super) struct Confirmed {
    /// Parallel to the places.
    pub fates: Vec<Option<Fate>>,
    /// Failures at other places than the analysis blames.
    pub others: Vec<(Crash, Place)>,
    pub paths: u64,
    pub steps: u64,
}

pub(super) struct Confirm<'a> {
    pub map: &'a Map<'a>,
    pub analysis: &'a Analysis,
    pub sites: &'a [Site],
    pub entries: &'a Entries,
    pub request: &'a AuditRequest,
    /// Bodies that others may call, of which nothing is known.
    pub unclaimed: &'a BTreeSet<BodyId>,
    /// Functions that get out of the program: others may call them with anything.
    pub escaped: &'a [GlobalId],
    /// Whether the program may read what it is given when it runs.
    pub reads: bool,
    /// Whether the program asks for unknown inputs, so that it can be explored.
    pub asks: bool,
    pub began: Instant,
}

/// What is known of a function after its exploration.
struct Explored {
    crashes: Vec<Crash>,
    /// Whether every path was seen.
    exhausted: bool,
    complete_to_size: Option<u32>,
    reason: Option<String>,
}

/// Nodes of the result of a program that are evaluated.
const OBSERVE: u32 = 1000;

/// Steps of a run of the whole program: to compare it with what is claimed, and where it decides what is open.
const RUN: u64 = 10_000_000;
const DECISIVE_RUN: u64 = 150_000_000;

impl Confirm<'_> {
    pub(super) fn run(&self) -> Result<Confirmed, Trouble> {
        let mut done =
            Confirmed { fates: self.sites.iter().map(|_| None).collect(), others: Vec::new(), paths: 0, steps: 0 };
        let mut open: BTreeSet<usize> = (0..self.sites.len()).filter(|&at| self.sites[at].may_fail).collect();
        let mut reasons: Vec<Vec<String>> = vec![Vec::new(); self.sites.len()];
        let mut proved: Vec<Option<Vec<String>>> = vec![Some(Vec::new()); self.sites.len()];
        for (&entry, name) in self.entries.called.iter().zip(&self.entries.names) {
            let reached = self.map.reach_by(self.map.loaded.code.globals[entry.index()].body, &self.analysis.calls);
            let here: BTreeSet<usize> = open.iter().copied().filter(|&at| self.is_in(at, &reached)).collect();
            if here.is_empty() && !(self.request.compare && self.is_program(entry)) {
                continue;
            }
            let explored = match self.is_program(entry) {
                true => {
                    let decides = !here.is_empty() && !self.reads && self.request.time.is_none();
                    self.run_program(entry, if decides { DECISIVE_RUN } else { RUN }, &mut done)?
                }
                // Functions in its result are another matter: what they lead to is not claimed.
                false => self.explore(entry, name, &here, false, &mut done)?,
            };
            for crash in &explored.crashes {
                match self.matching(crash, &here) {
                    Some(at) if open.remove(&at) => done.fates[at] = Some(Fate::Crashes(crash.clone())),
                    Some(_) => {}
                    None => done.others.extend(crash.place.clone().map(|place| (crash.clone(), place))),
                }
            }
            for at in here {
                if explored.exhausted {
                    proved[at].iter_mut().for_each(|names| names.push(name.clone()));
                } else {
                    proved[at] = None;
                    reasons[at].push(open_reason(name, &explored));
                }
            }
        }
        for &global in self.escaped {
            let reached = self.map.reach_by(self.map.loaded.code.globals[global.index()].body, &self.analysis.calls);
            for &at in open.iter().filter(|&&at| self.is_in(at, &reached)) {
                proved[at] = None;
                let name = Show::of(self.map.loaded).global(global);
                reasons[at].push(format!("others may call {name}, which gets out of the program"));
            }
        }
        for &at in &open {
            let escapes = self.sites[at].nodes.iter().filter_map(|&node| self.map.home(node));
            let escapes = escapes.into_iter().any(|home| self.unclaimed.contains(&home));
            done.fates[at] = Some(match &proved[at] {
                Some(names) if !names.is_empty() && !escapes => Fate::Safe(seen(names)),
                _ => Fate::Open(summed(&reasons[at])),
            });
        }
        self.by_functions(&mut done)?;
        Ok(done)
    }

    /// Places in functions that are not entered from outside: on every input, these may be safe; or they fail, if anybody
    /// calls them so.
    fn by_functions(&self, done: &mut Confirmed) -> Result<(), Trouble> {
        let open = |done: &Confirmed, at: usize| matches!(done.fates[at], Some(Fate::Open(_)));
        let functions: BTreeSet<&str> = (0..self.sites.len())
            .filter(|&at| open(done, at))
            .map(|at| self.sites[at].function.as_str())
            .filter(|function| !self.entries.names.iter().any(|name| name == function))
            .collect();
        for function in functions {
            let Some(global) = self.map.loaded.program.find_global(function) else { continue };
            if is_action(&self.map.loaded.program, global) {
                continue;
            }
            let here: BTreeSet<usize> =
                (0..self.sites.len()).filter(|&at| open(done, at) && self.sites[at].function == function).collect();
            let explored = self.explore(global, function, &here, true, done)?;
            for &at in &here {
                let crash =
                    explored.crashes.iter().find(|crash| self.matching(crash, &BTreeSet::from([at])) == Some(at));
                let Some(Fate::Open(reason)) = &mut done.fates[at] else { continue };
                match crash {
                    Some(crash) => *reason = format!("fails for {}, if it is ever called so", crash.call),
                    None if explored.exhausted => {
                        done.fates[at] = Some(Fate::Safe(format!("on every input of {function}")));
                    }
                    None => {
                        if let Some(size) = explored.complete_to_size.filter(|&size| size > 0) {
                            *reason = format!("no failure on inputs of {function} up to size {size}");
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether a place is in code that is reached. Of one that stands for what a library does, the text counts: others
    /// reach that library as well.
    fn is_in(&self, at: usize, reached: &BTreeSet<BodyId>) -> bool {
        let nodes = &self.sites[at].nodes;
        let has_own = nodes.iter().any(|&node| self.map.is_own(node));
        let mut counted = nodes.iter().filter(|&&node| !has_own || self.map.is_own(node));
        counted.any(|&node| self.map.home(node).is_some_and(|home| reached.contains(&home)))
    }

    /// Whether an entry is the whole program: it is run, not explored.
    fn is_program(&self, entry: GlobalId) -> bool {
        self.entries.whole && self.entries.called.first() == Some(&entry) && !self.asks
    }

    /// The place that a crash is at, among these.
    fn matching(&self, crash: &Crash, among: &BTreeSet<usize>) -> Option<usize> {
        let sources = &self.map.loaded.sources;
        let here: Vec<usize> =
            among.iter().copied().filter(|&at| place(sources, self.sites[at].span) == crash.place).collect();
        let loops = |at: &usize| self.sites[*at].code == loading::LOOP && crash.code == loading::LOOP.to_string();
        // The analysis names a knot by where it begins.
        let knot = among.iter().find(|at| loops(at) && self.holds(**at, crash));
        let same = knot.or_else(|| here.iter().find(|&&at| self.sites[at].code.to_string() == crash.code));
        let vague = || here.iter().find(|&&at| self.sites[at].library || self.sites[at].what.is_empty());
        // Nothing at a place that crashes may be called safe because it was expected to fail in another way.
        same.or_else(vague).or(here.first()).copied()
    }

    /// Whether a crash is within the text of a place.
    fn holds(&self, at: usize, crash: &Crash) -> bool {
        let (Some(outer), Some(inner)) = (place(&self.map.loaded.sources, self.sites[at].span), &crash.place) else {
            return false;
        };
        let begins = (outer.line, outer.column) <= (inner.line, inner.column);
        outer.file == inner.file && begins && (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    }

    /// One run of the whole program, without input. If it reads none, there is no other.
    fn run_program(&self, entry: GlobalId, fuel: u64, done: &mut Confirmed) -> Result<Explored, Trouble> {
        let loaded = self.map.loaded;
        let mut watcher = Watcher::new(loaded, fuel, self.request.explore.effort.max_bytes);
        let ran = watcher.run(entry, &self.entries.world, &[], OBSERVE);
        // What is called dead rests on the same analysis.
        let missed = ran.branches.iter().find(|branch| !self.analysis.alternatives.contains(branch));
        if let Some(&(alts, _)) = missed.filter(|_| self.analysis.complete) {
            let span = loaded.code.span(loaded.code.alternatives(alts).node);
            let at = place(&loaded.sources, span).map_or(String::new(), |at| format!(" at {}:{}", at.line, at.column));
            return Err(Trouble::Bug(format!("a run takes a branch that the analysis calls dead{at}")));
        }
        let ended = matches!(ran.ended, Ended::Value(_) | Ended::Failed { .. });
        let mut explored = Explored {
            crashes: Vec::new(),
            exhausted: ended && !self.reads,
            complete_to_size: None,
            reason: Some("it depends on what the program reads".into()),
        };
        done.paths += 1;
        match ran.ended {
            Ended::Failed { says: Some(says), .. } if Show::exit(&says).is_some() => {}
            Ended::Failed { fault, text, raised, says, .. } => {
                let limit = crate::replay::is_limit(&fault) || matches!(fault, Fault::Unsupported(_));
                explored.exhausted &= !limit;
                let mut show = Show::of(loaded);
                let text = match (says.and_then(|says| show.raised(&says)), raised) {
                    (Some(message), _) => message,
                    (None, Some(value)) => format!("{text}: {}", show.value(&value, None)),
                    (None, None) => text,
                };
                // What runs the program takes this for its end; here main is entered without it.
                let exits = text == "ExitSuccess" || text.starts_with("ExitFailure ");
                if !limit
                    && !exits
                    && let Some(site) = ran.site
                {
                    let code: Code = kind(&text).unwrap_or_else(|| of_fault(&fault));
                    explored.crashes.push(Crash {
                        code: code.to_string(),
                        text,
                        place: place(&loaded.sources, site),
                        call: if self.reads { "main, without input".into() } else { "main".into() },
                        pattern: None,
                        condition: Vec::new(),
                        unless_wrapping: false,
                        size: 0,
                    });
                }
            }
            Ended::OutOfFuel => explored.reason = Some(format!("main was run for {fuel} steps and did not end")),
            _ => {}
        }
        Ok(explored)
    }

    fn explore(
        &self,
        entry: GlobalId,
        name: &str,
        wanted: &BTreeSet<usize>,
        alone: bool,
        done: &mut Confirmed,
    ) -> Result<Explored, Trouble> {
        let loaded = self.map.loaded;
        let program = &loaded.program;
        let not_explored = |reason: &str| {
            Ok(Explored { crashes: Vec::new(), exhausted: false, complete_to_size: None, reason: Some(reason.into()) })
        };
        if is_action(program, entry) {
            return not_explored("it is an action, and those are not explored");
        }
        if self.request.total.is_some_and(|total| done.steps >= total) {
            return not_explored("not explored: --max-steps");
        }
        let spent = self.began.elapsed();
        let deadline = match self.request.time.map(|time| time.checked_sub(spent)) {
            Some(None) => return not_explored("not explored: --time"),
            Some(left) => left,
            None => None,
        };
        let own = Property {
            kind: PropertyKind::Function { asserts: false },
            parts: Vec::new(),
            name: name.to_owned(),
            span: program.global(entry).span,
            check: Some(entry),
            drawn: None,
            inputs: Vec::new(),
            wrapped: Vec::new(),
            remarks: Vec::new(),
        };
        let is_function = |one: &&Property| one.name == name && one.check.is_some();
        let property = loaded.properties.iter().find(is_function).unwrap_or(&own);
        let explore = &self.request.explore;
        let request = CheckRequest {
            suppressed: Vec::new(),
            effort: Effort { limits: Limits { deadline, ..explore.effort.limits.clone() }, ..explore.effort.clone() },
        };
        let mut left = wanted.clone();
        let mut until = |crash: &Crash| {
            if let Some(at) = self.matching(crash, &left) {
                left.remove(&at);
            }
            if left.is_empty() { Flow::Stop } else { Flow::Continue }
        };
        // What the user does not want to hear of must not pass for safe.
        let mut gives_functions = false;
        let report = crashes_until(loaded, property, false, &request, &[], &mut gives_functions, &mut until)?;
        // Functions in the result of what is not entered from outside may be called later, by the program itself.
        let no_claim = if alone { no_claim(program, entry, !gives_functions) } else { None };
        done.paths += report.paths;
        done.steps += report.steps;
        let gap = report.ledger.iter().find(|entry| entry.is_gap());
        let reason = match (no_claim, gap, report.reason) {
            (Some(claim), ..) => Some(claim.to_owned()),
            (None, Some(LedgerEntry::Unsupported { what, .. } | LedgerEntry::Assumed { what }), _) => {
                Some(what.clone())
            }
            (None, Some(LedgerEntry::AsLoaded { variables, changed_by }), _) => {
                Some(format!("it was explored only where {}", LedgerEntry::as_loaded(variables, changed_by)))
            }
            (None, _, reason) => reason,
        };
        Ok(Explored {
            exhausted: gap.is_none() && no_claim.is_none(),
            complete_to_size: report.complete_to_size,
            crashes: report.crashes,
            reason,
        })
    }
}

fn seen(names: &[String]) -> String {
    match names {
        [name] if name == "main" => "main was run, and reads nothing that could change it".into(),
        [name] => format!("every path of {name} was seen"),
        names => format!("every path of {} was seen", names.join(", ")),
    }
}

fn open_reason(name: &str, explored: &Explored) -> String {
    match (explored.complete_to_size, &explored.reason) {
        (Some(size), _) if size > 0 => format!("no failure on inputs of {name} up to size {size}"),
        (_, Some(reason)) => format!("{name}: {reason}"),
        _ => format!("{name}: a bound was reached"),
    }
}

/// The reasons of several entries in one line.
fn summed(reasons: &[String]) -> String {
    match reasons {
        [] => "nothing that leads there was explored".into(),
        [one] => one.clone(),
        [one, rest @ ..] => format!("{one}; and {} more", rest.len()),
    }
}
