//! What was met on a sweep over the tree.

use crate::{Magnitude, Reason, Status};
use serde::{Deserialize, Serialize};

/// The least of what was not seen, in each sense by itself.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Least {
    /// The lowest cost; the maximum if there is none.
    pub(crate) cost: u32,
    pub(crate) magnitude: Magnitude,
}

impl Least {
    const NONE: Least = Least { cost: u32::MAX, magnitude: Magnitude::NONE };

    fn min(self, other: Least) -> Least {
        Least { cost: self.cost.min(other.cost), magnitude: self.magnitude.min(other.magnitude) }
    }
}

/// Counts of one sweep, or of a worker's part of it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) cut: u64,
    pub(crate) suspended: u64,
    pub(crate) unknown: u64,
    pub(crate) infeasible: u64,
    pub(crate) dead: u64,
    pub(crate) diverged: u64,
    /// Steps and decisions, replays not counted: a property of the tree, the same for any number of workers.
    pub(crate) work: u64,
    /// The least of the alternatives cut, paths suspended, alternatives abandoned.
    pub(crate) least_cut: Least,
    pub(crate) least_suspended: Least,
    pub(crate) least_unknown: Least,
    /// How far the bound was raised in the middle of the sweep; zero if it was not.
    pub(crate) raised: u32,
    /// What everything measured that was not seen then, and at which bound that was found out.
    pub(crate) raised_below: Magnitude,
    pub(crate) measured_at: u32,
}

impl Default for Tally {
    fn default() -> Self {
        Tally {
            cut: 0,
            suspended: 0,
            unknown: 0,
            infeasible: 0,
            dead: 0,
            diverged: 0,
            work: 0,
            least_cut: Least::NONE,
            least_suspended: Least::NONE,
            least_unknown: Least::NONE,
            raised: 0,
            raised_below: Magnitude::ZERO,
            measured_at: 0,
        }
    }
}

impl Tally {
    pub(crate) fn cut(&mut self, cost: u32, magnitude: Magnitude) {
        self.cut = self.cut.saturating_add(1);
        self.least_cut = self.least_cut.min(Least { cost, magnitude });
    }

    pub(crate) fn suspended(&mut self, cost: u32, magnitude: Magnitude) {
        self.suspended = self.suspended.saturating_add(1);
        self.least_suspended = self.least_suspended.min(Least { cost, magnitude });
    }

    pub(crate) fn unknown(&mut self, cost: u32, magnitude: Magnitude) {
        self.unknown = self.unknown.saturating_add(1);
        self.least_unknown = self.least_unknown.min(Least { cost, magnitude });
    }

    /// Adds the counts of another part of the same sweep.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.cut = self.cut.saturating_add(other.cut);
        self.suspended = self.suspended.saturating_add(other.suspended);
        self.unknown = self.unknown.saturating_add(other.unknown);
        self.infeasible = self.infeasible.saturating_add(other.infeasible);
        self.dead = self.dead.saturating_add(other.dead);
        self.diverged = self.diverged.saturating_add(other.diverged);
        self.work = self.work.saturating_add(other.work);
        self.least_cut = self.least_cut.min(other.least_cut);
        self.least_suspended = self.least_suspended.min(other.least_suspended);
        self.least_unknown = self.least_unknown.min(other.least_unknown);
        self.raised = self.raised.max(other.raised);
        self.raised_below = self.raised_below.max(other.raised_below);
        self.measured_at = self.measured_at.max(other.measured_at);
    }

    /// Takes over a new sweep of the whole tree, which replaces this one.
    ///
    /// What was once abandoned stays so: a solver that answers on the second pass does not bring back the outcomes that
    /// the first pass should have delivered.
    pub(crate) fn replace(&mut self, sweep: &Tally) {
        let old = *self;
        *self = *sweep;
        self.unknown = self.unknown.max(old.unknown);
        self.diverged = self.diverged.saturating_add(old.diverged);
        self.least_unknown = self.least_unknown.min(old.least_unknown);
    }

    /// Takes over a sweep over the suspended paths only, which saw the tree below them.
    pub(crate) fn extend(&mut self, sweep: &Tally) {
        self.suspended = 0;
        self.least_suspended = Least::NONE;
        self.add(sweep);
    }

    /// The most that either saw; for an interrupted sweep beside the last complete one.
    pub(crate) fn at_least(&self, other: &Tally) -> Tally {
        Tally {
            cut: self.cut.max(other.cut),
            suspended: self.suspended.max(other.suspended),
            unknown: self.unknown.max(other.unknown),
            infeasible: self.infeasible.max(other.infeasible),
            dead: self.dead.max(other.dead),
            ..*self
        }
    }

    /// Every path of at most this cost was seen by the sweep.
    pub(crate) fn complete_to(&self) -> Option<u32> {
        match self.least_unseen().cost {
            _ if self.diverged > 0 => None,
            u32::MAX if self.nothing_unseen() => Some(u32::MAX),
            cost => cost.checked_sub(1),
        }
    }

    /// Every input that measures less was seen by the sweep.
    pub(crate) fn complete_below(&self) -> Magnitude {
        if self.diverged > 0 { Magnitude::ZERO } else { self.least_unseen().magnitude }
    }

    fn least_unseen(&self) -> Least {
        self.least_cut.min(self.least_suspended).min(self.least_unknown)
    }

    /// What can be said when nothing is left that may be explored.
    pub(crate) fn status(&self) -> Status {
        if self.diverged > 0 {
            Status::Stopped(Reason::Diverged)
        } else if self.cut > 0 {
            Status::Stopped(Reason::Cost)
        } else if self.suspended > 0 {
            Status::Stopped(Reason::Fuel)
        } else if self.unknown > 0 {
            Status::Stopped(Reason::Undecided)
        } else {
            Status::Exhausted
        }
    }

    fn nothing_unseen(&self) -> bool {
        self.status() == Status::Exhausted
    }
}
