//! What was met on a sweep over the tree.

use crate::{Reason, Status};
use serde::{Deserialize, Serialize};

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
    /// The costs of the cheapest alternative cut, path suspended, alternative abandoned; the maximum if there is none.
    pub(crate) cheapest_cut: u32,
    pub(crate) cheapest_suspended: u32,
    pub(crate) cheapest_unknown: u32,
    /// How far the bound was raised in the middle of the sweep; zero if it was not.
    pub(crate) raised: u32,
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
            cheapest_cut: u32::MAX,
            cheapest_suspended: u32::MAX,
            cheapest_unknown: u32::MAX,
            raised: 0,
        }
    }
}

impl Tally {
    pub(crate) fn cut(&mut self, cost: u32) {
        self.cut = self.cut.saturating_add(1);
        self.cheapest_cut = self.cheapest_cut.min(cost);
    }

    pub(crate) fn suspended(&mut self, cost: u32) {
        self.suspended = self.suspended.saturating_add(1);
        self.cheapest_suspended = self.cheapest_suspended.min(cost);
    }

    pub(crate) fn unknown(&mut self, cost: u32) {
        self.unknown = self.unknown.saturating_add(1);
        self.cheapest_unknown = self.cheapest_unknown.min(cost);
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
        self.cheapest_cut = self.cheapest_cut.min(other.cheapest_cut);
        self.cheapest_suspended = self.cheapest_suspended.min(other.cheapest_suspended);
        self.cheapest_unknown = self.cheapest_unknown.min(other.cheapest_unknown);
        self.raised = self.raised.max(other.raised);
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
        self.cheapest_unknown = self.cheapest_unknown.min(old.cheapest_unknown);
    }

    /// Takes over a sweep over the suspended paths only, which saw the tree below them.
    pub(crate) fn extend(&mut self, sweep: &Tally) {
        self.suspended = 0;
        self.cheapest_suspended = u32::MAX;
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
        let unseen_from = self.cheapest_cut.min(self.cheapest_suspended).min(self.cheapest_unknown);
        match unseen_from {
            _ if self.diverged > 0 => None,
            u32::MAX if self.nothing_unseen() => Some(u32::MAX),
            cost => cost.checked_sub(1),
        }
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
