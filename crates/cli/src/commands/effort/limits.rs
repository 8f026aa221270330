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

/// Limits from options. Without any, a search that never ends must still end: then these paths and steps are the bounds.
fn bounded(
    (size, time): (Option<u32>, Option<f64>),
    paths: Option<u64>,
    steps: Option<u64>,
    unless: (Option<u64>, u64),
) -> Limits {
    let given = paths.is_some() || steps.is_some() || size.is_some() || time.is_some();
    Limits {
        max_outcomes: if given { paths } else { unless.0 },
        max_cost: size,
        max_steps: if given { steps } else { Some(unless.1) },
        deadline: time.map(Duration::from_secs_f64),
        ..Limits::default()
    }
}

/// Limits of an exploration.
pub fn of(args: &ExploreArgs) -> Limits {
    let limits = bounded(args.effort.bounds(), args.max_paths, args.max_steps, (Some(PATHS), STEPS));
    Limits { fuel_per_path: limits.fuel_per_path.min(args.fuel), max_fuel_per_path: args.fuel, ..limits }
}

/// Limits of the check of one property.
pub fn of_check(args: &CheckArgs) -> Limits {
    let paths = if args.crashes { CRASH_PATHS } else { CHECKED_PATHS };
    bounded(args.effort.bounds(), args.max_paths, args.max_steps, (Some(paths), CHECKED_STEPS))
}

/// Limits of a query: there is always a number of answers that is asked for.
pub fn of_solve(args: &SolveArgs) -> Limits {
    let limits = bounded(args.effort.bounds(), None, args.max_steps, (None, STEPS));
    // Depth first stays on a path; the other orders set a long one aside for a while.
    let patience = if args.strategy == Some(StrategyName::Depth) { args.fuel } else { limits.fuel_per_path };
    Limits {
        max_outcomes: Some(args.answers),
        fuel_per_path: patience.min(args.fuel),
        max_fuel_per_path: args.fuel,
        ..limits
    }
}

/// Limits of covering one function, or of reaching a place from it.
pub fn of_work(work: &Work) -> Limits {
    bounded(work.effort.bounds(), work.max_paths, work.max_steps, (Some(COVERED_PATHS), CHECKED_STEPS))
}

/// Limits of looking for the crashes of one function of many; the time is that of all of them.
pub fn of_audit(args: &AuditArgs) -> Limits {
    bounded((args.max_size, None), args.max_paths, args.max_steps, (Some(AUDITED_PATHS), AUDITED_STEPS))
}

/// Limits of a comparison.
pub fn of_diff(args: &DiffArgs) -> Limits {
    let limits = bounded(args.effort.bounds(), None, args.max_steps, (None, COMPARED_STEPS));
    Limits { fuel_per_path: limits.fuel_per_path.min(args.fuel), max_fuel_per_path: args.fuel, ..limits }
}
