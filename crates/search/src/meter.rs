//! Counting work against the limits, cheaply.

use crate::pool::Halt;
use crate::{Options, Reason};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

/// So many decisions go by between two looks at the shared counters, the clock and the cancel token.
const DECISIONS_PER_CHECK: u64 = 64;
/// More work besides steps than this in one sweep takes seconds.
const DEAR: u64 = 50_000_000;
/// So many steps are run at once before the cancel token is looked at again.
pub(crate) const STEPS_PER_CHECK: u64 = 1 << 16;

/// The work of all workers in this call.
#[derive(Debug)]
pub(crate) struct Totals {
    started: Instant,
    decisions: AtomicU64,
    steps: AtomicU64,
    aside: AtomicU64,
    replayed: AtomicU64,
    pass_work: AtomicU64,
    pass_aside: AtomicU64,
    peak_choice_points: AtomicUsize,
}

impl Totals {
    pub(crate) fn new() -> Self {
        Totals {
            started: Instant::now(),
            decisions: AtomicU64::new(0),
            steps: AtomicU64::new(0),
            aside: AtomicU64::new(0),
            replayed: AtomicU64::new(0),
            pass_work: AtomicU64::new(0),
            pass_aside: AtomicU64::new(0),
            peak_choice_points: AtomicUsize::new(0),
        }
    }

    pub(crate) fn begin_pass(&self, work_done_before: u64) {
        self.pass_work.store(work_done_before, Relaxed);
        self.pass_aside.store(0, Relaxed);
    }

    pub(crate) fn decisions(&self) -> u64 {
        self.decisions.load(Relaxed)
    }

    pub(crate) fn steps(&self) -> u64 {
        self.steps.load(Relaxed)
    }

    /// Steps, and work besides them that counts as such.
    pub(crate) fn work(&self) -> u64 {
        self.steps().saturating_add(self.aside.load(Relaxed))
    }

    pub(crate) fn replayed(&self) -> u64 {
        self.replayed.load(Relaxed)
    }

    pub(crate) fn peak_choice_points(&self) -> usize {
        self.peak_choice_points.load(Relaxed)
    }
}

/// One worker's counters; shared ones are brought up to date at each check.
pub(crate) struct Meter<'a> {
    options: &'a Options,
    totals: &'a Totals,
    pub(crate) decisions: u64,
    pub(crate) steps: u64,
    /// Work besides steps.
    pub(crate) aside: u64,
    pub(crate) replayed: u64,
    pub(crate) paths: u64,
    pub(crate) peak: usize,
    charge_replays: bool,
    unsettled: u64,
    open: u64,
    decision_room: u64,
    step_room: u64,
}

impl<'a> Meter<'a> {
    /// `charge_replays`: replayed steps count against the limit on steps.
    pub(crate) fn new(options: &'a Options, totals: &'a Totals, charge_replays: bool) -> Self {
        Meter {
            options,
            totals,
            decisions: 0,
            steps: 0,
            aside: 0,
            replayed: 0,
            paths: 0,
            peak: 0,
            charge_replays,
            unsettled: 0,
            open: 0,
            decision_room: 0,
            step_room: 0,
        }
    }

    /// Whether it is time for a check.
    #[inline]
    pub(crate) fn is_due(&self) -> bool {
        self.decisions >= self.decision_room || self.steps + self.aside + self.replayed >= self.step_room
    }

    /// Publishes the counts and says whether to stop before the next decision.
    pub(crate) fn check(&mut self, open: usize, allowance: u64) -> Option<Halt> {
        let (decisions, steps) = self.publish(open);
        let steps = steps.saturating_add(self.totals.aside.load(Relaxed));
        let steps = if self.charge_replays { steps + self.totals.replayed() } else { steps };
        let limits = &self.options.limits;
        let decisions_left = limits.max_decisions.unwrap_or(u64::MAX).saturating_sub(decisions);
        let steps_left = limits.max_steps.unwrap_or(u64::MAX).saturating_sub(steps);
        self.decision_room = decisions_left.min(DECISIONS_PER_CHECK);
        self.step_room = steps_left.min(STEPS_PER_CHECK);
        if let Some(halt) = self.interrupted(allowance) {
            Some(halt)
        } else if decisions_left == 0 {
            Some(Halt::Stop(Reason::Decisions))
        } else if steps_left == 0 {
            Some(Halt::Stop(Reason::Steps))
        } else {
            None
        }
    }

    /// What may stop a worker even in the middle of a long run between two decisions.
    pub(crate) fn interrupted(&self, allowance: u64) -> Option<Halt> {
        let unpublished = self.decisions + self.steps;
        // What a sweep finds is handed over at its end: one that may be given up should not keep people waiting.
        let dear = allowance < u64::MAX && self.totals.pass_aside.load(Relaxed) + self.aside > DEAR;
        if self.options.cancel.is_cancelled() {
            Some(Halt::Stop(Reason::Cancelled))
        } else if self.options.limits.deadline.is_some_and(|limit| self.totals.started.elapsed() >= limit) {
            Some(Halt::Stop(Reason::Deadline))
        } else if dear || self.totals.pass_work.load(Relaxed).saturating_add(unpublished) > allowance {
            Some(Halt::Abandon)
        } else {
            None
        }
    }

    /// The work since the last [`settle`](Meter::settle).
    pub(crate) fn work(&self) -> u64 {
        self.unsettled + self.decisions + self.steps
    }

    /// Publishes everything at the end of a task; gives the work since the last call.
    pub(crate) fn settle(&mut self) -> u64 {
        self.publish(0);
        std::mem::take(&mut self.unsettled)
    }

    /// Adds the counts to the shared ones; gives the totals of decisions and steps.
    fn publish(&mut self, open: usize) -> (u64, u64) {
        let totals = self.totals;
        let progress = &self.options.progress;
        let decisions = totals.decisions.fetch_add(self.decisions, Relaxed) + self.decisions;
        let steps = totals.steps.fetch_add(self.steps, Relaxed) + self.steps;
        totals.aside.fetch_add(self.aside, Relaxed);
        totals.pass_work.fetch_add(self.decisions + self.steps, Relaxed);
        totals.pass_aside.fetch_add(self.aside, Relaxed);
        totals.replayed.fetch_add(self.replayed, Relaxed);
        totals.peak_choice_points.fetch_max(self.peak, Relaxed);
        progress.decisions.fetch_add(self.decisions, Relaxed);
        progress.steps.fetch_add(self.steps + self.aside, Relaxed);
        progress.paths.fetch_add(self.paths, Relaxed);
        // Wrapping addition of the difference: each worker replaces its own share of the sum.
        progress.open.fetch_add((open as u64).wrapping_sub(self.open), Relaxed);
        self.open = open as u64;
        self.unsettled += self.decisions + self.steps;
        (self.decisions, self.steps, self.aside, self.replayed, self.paths) = (0, 0, 0, 0, 0);
        self.decision_room = 0;
        self.step_room = 0;
        (decisions, steps)
    }
}
