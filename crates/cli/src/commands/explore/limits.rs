//! How much work an exploration may do.

use crate::args::{AuditArgs, CheckArgs, DiffArgs, ExploreArgs, SolveArgs, Work};
use snell_workbench::{Limits, StrategyName};
use std::time::Duration;

/// Paths, when nothing else is said: more than anybody reads.
const PATHS: u64 = 1000;
/// Steps, when nothing else is said: some seconds to a minute.
const STEPS: u64 = 1_000_000_000;

/// Paths of a property, when nothing else is said: nobody reads them.
const CHECKED_PATHS: u64 = 10_000;
/// Paths of a function to cover, when nothing else is said: with long inputs, questions about numbers get hard.
const COVERED_PATHS: u64 = 1000;
/// Paths of a function whose crashes are looked for, when nothing else is said: the search does not end with the first.
const CRASH_PATHS: u64 = 1000;
/// Steps of a property, when nothing else is said: about a second.
const CHECKED_STEPS: u64 = 20_000_000;

/// Paths and steps of one function of an audit, when nothing else is said; and steps of all functions together.
const AUDITED_PATHS: u64 = 300;
const AUDITED_STEPS: u64 = 2_000_000;
pub const AUDITED_IN_ALL: u64 = 40_000_000;

/// Steps of a comparison, when nothing else is said: some seconds.
const COMPARED_STEPS: u64 = 50_000_000;

/// Limits from options. Without any, a search that never ends must still end.
pub fn of(args: &ExploreArgs) -> Limits {
    let unbounded =
        args.max_paths.is_none() && args.max_size.is_none() && args.max_steps.is_none() && args.time.is_none();
    let standard = Limits::default();
    Limits {
        max_outcomes: args.max_paths.or(unbounded.then_some(PATHS)),
        max_cost: args.max_size,
        max_steps: args.max_steps.or(unbounded.then_some(STEPS)),
        fuel_per_path: standard.fuel_per_path.min(args.fuel),
        max_fuel_per_path: args.fuel,
        deadline: args.time.map(Duration::from_secs_f64),
        ..standard
    }
}

/// Limits of the check of one property.
pub fn of_check(args: &CheckArgs) -> Limits {
    let unbounded = args.max_paths.is_none() && args.max_size.is_none() && args.max_steps.is_none();
    let standard = Limits::default();
    Limits {
        max_outcomes: args.max_paths.or(unbounded.then_some(if args.crashes { CRASH_PATHS } else { CHECKED_PATHS })),
        max_cost: args.max_size,
        max_steps: args.max_steps.or(unbounded.then_some(CHECKED_STEPS)),
        ..standard
    }
}

/// Limits of a query: there is always a number of answers that is asked for.
pub fn of_solve(args: &SolveArgs) -> Limits {
    let unbounded = args.max_size.is_none() && args.max_steps.is_none() && args.time.is_none();
    let standard = Limits::default();
    // Depth first stays on a path; the other orders set a long one aside for a while.
    let patience = if args.strategy == Some(StrategyName::Depth) { args.fuel } else { standard.fuel_per_path };
    Limits {
        max_outcomes: Some(args.answers),
        max_cost: args.max_size,
        max_steps: args.max_steps.or(unbounded.then_some(STEPS)),
        fuel_per_path: patience.min(args.fuel),
        max_fuel_per_path: args.fuel,
        deadline: args.time.map(Duration::from_secs_f64),
        ..standard
    }
}

/// Limits of covering one function, or of reaching a place from it.
pub fn of_work(work: &Work) -> Limits {
    let unbounded = work.max_paths.is_none() && work.max_size.is_none() && work.max_steps.is_none();
    let standard = Limits::default();
    Limits {
        max_outcomes: work.max_paths.or(unbounded.then_some(COVERED_PATHS)),
        max_cost: work.max_size,
        max_steps: work.max_steps.or(unbounded.then_some(CHECKED_STEPS)),
        ..standard
    }
}

/// Limits of looking for the crashes of one function of many.
pub fn of_audit(args: &AuditArgs) -> Limits {
    let unbounded = args.max_paths.is_none() && args.max_size.is_none() && args.max_steps.is_none();
    Limits {
        max_outcomes: args.max_paths.or(unbounded.then_some(AUDITED_PATHS)),
        max_cost: args.max_size,
        max_steps: args.max_steps.or(unbounded.then_some(AUDITED_STEPS)),
        ..Limits::default()
    }
}

/// Limits of a comparison.
pub fn of_diff(args: &DiffArgs) -> Limits {
    let unbounded = args.max_size.is_none() && args.max_steps.is_none();
    let standard = Limits::default();
    Limits {
        max_outcomes: None,
        max_cost: args.max_size,
        max_steps: args.max_steps.or(unbounded.then_some(COMPARED_STEPS)),
        fuel_per_path: standard.fuel_per_path.min(args.fuel),
        max_fuel_per_path: args.fuel,
        ..standard
    }
}

/// How many threads.
pub fn jobs(wanted: usize) -> usize {
    match wanted {
        0 => std::thread::available_parallelism().map_or(1, |number| number.get()),
        jobs => jobs.min(1024),
    }
}
