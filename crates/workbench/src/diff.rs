//! `diff`: the smallest input on which two functions differ, or that there is none.

mod parting;
mod product;
mod sides;

use crate::agree::{agree, is_cut};
use crate::bounds;
use crate::check::is_as_loaded;
use crate::codes::of_fault;
use crate::cover::CUT;
use crate::effort::Effort;
use crate::explore::Trouble;
use crate::ledger::{Tally, bound, ledger};
use crate::load::{Loaded, Refused};
use crate::paths::Paths;
use crate::places::place;
use crate::replay::{Replayer, is_limit};
use crate::show::Show;
use crate::solve::{UNCONFIRMED, is_true};
use crate::state::as_loaded;
use parting::parting;
use product::{Product, is_comparison, product};
pub use sides::{Sides, are_defined, load_sides};
use snell_core_ir::{GlobalId, Type};
use snell_graph::Datum;
use snell_interp_concrete::{Ended, Runner};
use snell_interp_symbolic::{End, Explore, PathEnd, explore as explore_symbolically};
use snell_report::{Bound, DiffReport, Difference, LedgerEntry, Likeness, Observation, Outcome, Status};
use snell_search::{Flow, Found, Limits, Reason, Status as Ends, Strategy};
use snell_source::{Diagnostic, Span};
use std::sync::atomic::AtomicBool;

/// Which functions to compare, and how far.
pub struct DiffRequest {
    /// The first function.
    pub left: String,
    /// The second, in the other program if there is one.
    pub right: String,
    /// Stop after so many differences.
    pub differences: u64,
    /// With what it is searched.
    pub effort: Effort,
}

/// The names of sides that are expressions.
pub const LEFT_SIDE: &str = "left'side";
/// The other one.
pub const RIGHT_SIDE: &str = "right'side";

/// Nodes of a result that are shown.
const OBSERVE: u32 = 1000;

/// Compares two functions of one program, or of two.
pub fn diff(one: Loaded, other: Option<&Loaded>, request: &DiffRequest) -> Result<DiffReport, Trouble> {
    let product = product(one, other, &request.left, &request.right)?;
    // A path that takes too long is something that can be observed, and not set aside.
    let patience = request.effort.limits.max_fuel_per_path;
    let limits = Limits {
        max_outcomes: None,
        some_suffice: true,
        fuel_per_path: patience.saturating_mul(4),
        max_fuel_per_path: patience.saturating_mul(4),
        ..request.effort.limits.clone()
    };
    let job = Explore {
        entry: product.same,
        search: request.effort.search(Strategy::Deepening, &limits),
        observe: 1,
        solver: request.effort.solver.clone(),
        max_bytes: request.effort.max_bytes,
        conditions: false,
        answers: false,
        reserved: Vec::new(),
        goal: false,
        patience: Some(request.effort.limits.max_fuel_per_path),
    };
    let mut comparison = Comparison::new(&product, request);
    let (mut stop, mut enough) = (None, false);
    let (mut bug, mut unconfirmed) = (None, 0);
    let mut receive = |found| match comparison.take(found) {
        Ok(()) if comparison.report.differences.len() as u64 >= request.differences.max(1) => {
            enough = true;
            Flow::Stop
        }
        Ok(()) => Flow::Continue,
        // What else there is can be said all the same.
        Err(Trouble::Bug(text)) => {
            unconfirmed += 1;
            bug.get_or_insert(text);
            Flow::Continue
        }
        Err(trouble) => {
            stop = Some(trouble);
            Flow::Stop
        }
    };
    let explored = explore_symbolically(&product.loaded.code, &job, None, &mut receive)
        .map_err(|error| Trouble::Bug(error.to_string()))?;
    if let Some(trouble) = stop {
        return Err(trouble);
    }
    let found = explored.summary;
    let (status, ended_by) = match found.status {
        Ends::Exhausted => (Status::Exhausted, None),
        Ends::Stopped(Reason::Sink) if enough => (Status::Stopped, None),
        Ends::Stopped(reason) => (Status::Stopped, Some(bound(reason, &limits))),
    };
    let mut entries = ledger(&comparison.paths.tally, &found, ended_by, &limits, 1);
    entries.extend(explored.ledger.into_iter().map(|text| LedgerEntry::Note { text }));
    entries.extend(as_loaded(&product.loaded, &[product.left, product.right]));
    if comparison.endless > 0 {
        entries.push(LedgerEntry::OutOfFuel { paths: comparison.endless, fuel: patience });
    }
    if comparison.unclear > 0 {
        let what = "telling functions apart that are results, or parts of them".into();
        entries.push(LedgerEntry::Unsupported { what, paths: comparison.unclear });
    }
    if bug.is_some() {
        entries.push(LedgerEntry::Unsupported { what: UNCONFIRMED.into(), paths: unconfirmed });
    }
    let mut report = comparison.report;
    report.bug = bug;
    report.complete_to_size = found.complete_to_cost.filter(|&size| size < u32::MAX);
    report.seen = bounds::seen(&product.loaded.program, product.same, found.complete_below);
    report.steps = found.steps;
    conclude(&mut report, status, entries);
    Ok(report)
}

/// The verdict, and the reason if it is none.
fn conclude(report: &mut DiffReport, status: Status, entries: Vec<LedgerEntry>) {
    // What lies behind an undecided branch, or in a path that took too long, may be smaller.
    let harmless = |entry: &LedgerEntry| {
        matches!(
            entry,
            LedgerEntry::Note { .. }
                | LedgerEntry::TooLarge { .. }
                | LedgerEntry::Assumed { .. }
                | LedgerEntry::AsLoaded { .. }
                | LedgerEntry::Stopped { bound: Bound::Size { .. } | Bound::Paths { .. } | Bound::Steps { .. } }
        )
    };
    let clean = entries.iter().all(harmless);
    if let Some(first) = report.differences.first() {
        report.likeness = Likeness::Differ;
        report.smallest = clean && (first.size == 0 || report.complete_to_size.is_some_and(|to| to >= first.size - 1));
        report.ledger = entries.into_iter().filter(|entry| !harmless(entry)).collect();
        return;
    }
    report.likeness = match (status, clean, report.complete_to_size) {
        (Status::Exhausted, true, _) if entries.iter().any(is_as_loaded) => {
            report.seen = Some("input, right after loading".into());
            Likeness::AgreeBounded
        }
        (Status::Exhausted, true, _) => Likeness::AgreeProved,
        (Status::Stopped, true, Some(_)) => Likeness::AgreeBounded,
        _ => {
            let slow = |entry: &LedgerEntry| {
                matches!(entry, LedgerEntry::OutOfFuel { .. } | LedgerEntry::Stopped { bound: Bound::Fuel { .. } })
            };
            report.reason = Some(match entries.iter().any(slow) {
                true => "on some inputs neither ends in time".into(),
                false if clean => "a bound was reached before all smallest inputs were seen".into(),
                false => "not everything was seen".into(),
            });
            Likeness::Open
        }
    };
    report.ledger = entries;
}

/// What a function does, and its value if it has one.
type Seen = (Observation, Option<Datum>);

/// From paths to agreements and differences.
struct Comparison<'p> {
    product: &'p Product,
    show: Show<'p>,
    types: Vec<&'p Type>,
    result: Option<&'p Type>,
    paths: Paths<'p>,
    runner: Runner,
    fuel: u64,
    /// Paths on which neither ends in time.
    endless: u64,
    /// Paths on which results could not be told apart, nor be said to be the same: where functions are parts of them, for example.
    unclear: u64,
    report: DiffReport,
}

impl<'p> Comparison<'p> {
    fn new(product: &'p Product, request: &DiffRequest) -> Comparison<'p> {
        let loaded = &product.loaded;
        let fuel = request.effort.limits.max_fuel_per_path;
        let replayer = Replayer::new(&loaded.code, product.same, 1, fuel.saturating_mul(4), request.effort.max_bytes);
        let ty = loaded.program.global(product.left).ty.as_ref();
        let (types, result) = ty.map_or((Vec::new(), None), |ty| {
            let (types, result) = ty.arguments();
            (types, Some(result))
        });
        Comparison {
            product,
            show: Show::of(loaded),
            types,
            result,
            paths: Paths::new(loaded, product.same, replayer, Tally::default(), false),
            runner: Runner::new(&loaded.code, request.effort.max_bytes, ()),
            fuel,
            endless: 0,
            unclear: 0,
            report: DiffReport {
                left: request.left.clone(),
                right: request.right.clone(),
                likeness: Likeness::Open,
                differences: Vec::new(),
                agreeing: 0,
                smaller: 0,
                smallest: false,
                complete_to_size: None,
                seen: None,
                reason: None,
                steps: 0,
                ledger: Vec::new(),
                saved: Vec::new(),
                next: None,
                bug: None,
            },
        }
    }

    fn take(&mut self, found: Found<PathEnd>) -> Result<(), Trouble> {
        let (cost, args, fresh) = (found.cost, found.outcome.args.clone(), found.outcome.fresh.clone());
        if found.outcome.end == End::Endless {
            return self.endless(cost, args, fresh);
        }
        let agree = matches!(&found.outcome.end, End::Value(value) if is_true(value));
        let Some((path, _)) = self.paths.report(found).map_err(Trouble::Bug)? else { return Ok(()) };
        match &path.outcome {
            Outcome::Value { .. } if agree => {
                self.report.agreeing += 1;
                if self.report.differences.first().is_none_or(|first| cost < first.size) {
                    self.report.smaller += 1;
                }
                return Ok(());
            }
            // Where any value may be a function, some results are.
            Outcome::Fails { text, .. } if is_comparison(text) && self.product.loaded.program.interface.strict => {
                self.unclear += 1;
                return Ok(());
            }
            Outcome::Fails { text, .. } if is_comparison(text) => return Err(self.give_functions(&path.args)),
            Outcome::Fails { .. } => return Ok(()),
            Outcome::Value { .. } => {}
        }
        let sides = self.observe_both(&args, fresh);
        let ((left, one), (right, other)) = &sides;
        let whole = |value: &Option<Datum>| value.as_ref().is_none_or(|value| !is_cut(value));
        if left == right && self.product.loaded.program.interface.strict {
            // Two computations of a NaN, or results that only their functions tell apart.
            self.unclear += 1;
            return Ok(());
        }
        if left == right && whole(one) && whole(other) {
            let text = format!("two functions that were told apart do the same on {}", path.args.join(" "));
            return Err(Trouble::Bug(text));
        }
        self.differ(cost, &args, sides);
        Ok(())
    }

    /// A path on which at least one of the functions takes too long.
    fn endless(&mut self, cost: u32, args: Vec<Datum>, fresh: Vec<Datum>) -> Result<(), Trouble> {
        let sides = self.observe_both(&args, fresh);
        let is_endless = |seen: &Observation| matches!(seen, Observation::Endless { .. });
        let ((left, one), (right, other)) = &sides;
        let differ = match (one, other) {
            (Some(one), Some(other)) => !agree(one, other),
            _ => is_endless(left) != is_endless(right),
        };
        if differ {
            self.differ(cost, &args, sides);
        } else {
            self.endless += 1;
        }
        Ok(())
    }

    fn differ(&mut self, size: u32, args: &[Datum], sides: (Seen, Seen)) {
        let ((left, one), (right, other)) = sides;
        let parting = match (one, other) {
            (Some(one), Some(other)) => parting(&one, &other).map(|(one, other)| {
                let mut shown = |part: &Datum| match is_cut(part) {
                    true => "something longer".into(),
                    false => self.show.value(part, None),
                };
                (shown(&one), shown(&other))
            }),
            _ => None,
        };
        let mut texts = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            let ty = self.types.get(at).copied();
            match self.show.arguments(arg, ty) {
                Some(spread) => texts.extend(spread),
                None => texts.push(self.show.input(arg, ty, self.types.len() > 1)),
            }
        }
        let args = texts;
        self.report.differences.push(Difference { args, left, right, parting, size });
    }

    fn observe_both(&mut self, args: &[Datum], fresh: Vec<Datum>) -> (Seen, Seen) {
        (self.observe(self.product.left, args, fresh.clone()), self.observe(self.product.right, args, fresh))
    }

    /// What a function does when it is run.
    fn observe(&mut self, function: GlobalId, args: &[Datum], fresh: Vec<Datum>) -> Seen {
        let again = fresh.clone();
        let (ended, steps) = self.runner.run(function, args, fresh, OBSERVE, self.fuel, &AtomicBool::new(false));
        let outcome = match ended {
            Ended::Value(value) => {
                let text = match is_cut(&value) {
                    true => self.shortly(function, args, again),
                    false => self.show.value(&value, self.result),
                };
                return (Observation::Ended(Outcome::Value { value: text }), Some(value));
            }
            Ended::Failed { fault, .. } if is_limit(&fault) => return (Observation::Endless { steps }, None),
            Ended::Failed { fault, text, raised, says, node } => {
                let said = says.and_then(|says| self.show.raised(&says));
                let said = said.or_else(|| self.show.complaint(raised.as_ref()?));
                let raised = raised.filter(|_| said.is_none()).map(|value| self.show.value(&value, None));
                let span = node.map_or(Span::NONE, |node| self.product.loaded.code.span(node));
                Outcome::Fails {
                    code: of_fault(&fault).to_string(),
                    text: said.unwrap_or(text),
                    raised,
                    place: place(&self.product.loaded.sources, span),
                }
            }
            Ended::Assumption | Ended::OutOfFuel | Ended::Cancelled => return (Observation::Endless { steps }, None),
        };
        (Observation::Ended(outcome), None)
    }

    /// The beginning of a result that has no end, or is very large.
    fn shortly(&mut self, function: GlobalId, args: &[Datum], fresh: Vec<Datum>) -> String {
        match self.runner.run(function, args, fresh, CUT, self.fuel, &AtomicBool::new(false)).0 {
            Ended::Value(value) => self.show.value(&value, self.result),
            _ => "...".into(),
        }
    }

    fn give_functions(&self, args: &[String]) -> Trouble {
        let message =
            format!("`{}` and `{}` give functions, which can't be compared", self.report.left, self.report.right);
        let error = Diagnostic::error(crate::codes::loading::NOT_ALIKE, Span::NONE, message);
        let error = error.with_note(Span::NONE, format!("on the input {}", args.join(" ")));
        Refused::of(&self.product.loaded.path, error).into()
    }
}
