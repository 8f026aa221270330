//! Checks that every program goes through, whatever its author had in mind: what the interpretations must agree on.

mod covered;
mod exclusive;
pub mod matched;
mod prefixes;
mod replayed;
mod round_trip;
mod strategies;

use crate::crew::guarded;
use crate::subject::Subject;

/// A property that holds of every program.
pub struct Check {
    /// Its name, for messages and for marking known bugs.
    pub name: &'static str,
    /// Looks at a program: the number of comparisons made, or what is wrong.
    pub run: fn(&Subject) -> Result<u64, String>,
}

/// All checks, the cheapest first.
pub const CHECKS: &[Check] = &[
    Check { name: "round-trip", run: round_trip::check },
    Check { name: "prefixes", run: prefixes::check },
    Check { name: "covered", run: covered::check },
    Check { name: "replayed", run: replayed::check },
    Check { name: "matched", run: matched::check },
    Check { name: "exclusive", run: exclusive::check },
    Check { name: "strategies", run: strategies::check },
];

/// Runs a check; a panic counts as a finding.
pub fn run(check: &Check, subject: &Subject) -> Result<u64, String> {
    guarded(|| (check.run)(subject))
}
