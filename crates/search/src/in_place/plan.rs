//! Which sweep comes next: how far the bound and the fuel grow, and when nothing is left.

use super::gather::Order;
use crate::pool::{Pass, Seen};
use crate::tally::Tally;
use crate::{Limits, Magnitude, Reason, Status};
use serde::{Deserialize, Serialize};

/// A pass that takes this many times the work of the one before is done in smaller parts.
const OVERRUN: u64 = 8;
/// Passes below this much work are never given up.
const SMALL: u64 = 4096;
/// With paths suspended, so many bounds are tried before these paths get more fuel.
const PATIENCE: u32 = 3;
/// That is put off by so many times as long where it would take more work than everything else.
const PUT_OFF: u32 = 4;
/// A level with more outcomes than this is a sweep of its own.
const MANY: u64 = 1024;
/// A tree of which so few places are left to go on from, hardly more than before, is thin: its next levels are small, too.
const THIN: u64 = 64;
/// No band is wider.
const WIDEST: u32 = 1 << 20;

/// The state of a search by sweeps.
///
/// A sweep sees every path of at most `bound` cost within `fuel`; what an earlier sweep has seen in the same sense is
/// recognised by its cost and the fuel it spent, so that nothing is delivered twice and no table is needed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    deepening: bool,
    /// Seen by the sweeps before the current one.
    seen: Option<Seen>,
    bound: u32,
    /// See [`Pass::ceiling`].
    ceiling: u32,
    fuel: u64,
    allowance: u64,
    /// All that the current sweep delivers has the same cost.
    single_level: bool,
    /// The current sweep starts from the suspended paths instead of the root.
    partial: bool,
    /// The current sweep is complete.
    between: bool,
    /// By how much the bound grows.
    width: u32,
    /// See [`Limits::wide_bands`].
    #[serde(default)]
    wide_bands: bool,
    /// The work of the last complete sweep.
    work: u64,
    bounds_since_fuel: u32,
    patience: u32,
    /// What the complete sweeps met.
    settled: Tally,
    complete_to: Option<u32>,
    complete_below: Magnitude,
}

/// Where a sweep starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    Root,
    Suspended,
}

impl Plan {
    pub(crate) fn new(deepening: bool) -> Self {
        Plan {
            deepening,
            seen: None,
            bound: 0,
            ceiling: 0,
            fuel: 0,
            allowance: u64::MAX,
            single_level: true,
            partial: false,
            between: true,
            width: 1,
            wide_bands: false,
            work: 0,
            bounds_since_fuel: 0,
            patience: PATIENCE,
            settled: Tally::default(),
            complete_to: None,
            complete_below: Magnitude::ZERO,
        }
    }

    /// Steps that every path that waits has taken.
    pub(crate) fn fuel(&self) -> u64 {
        match self.seen {
            Some(seen) if !self.between && self.settled.suspended > 0 => seen.fuel.min(self.fuel),
            _ => self.fuel,
        }
    }

    /// Plans the next sweep, or says why there is none. `can_be_partial`: all suspended paths are at hand.
    pub(crate) fn next(&mut self, limits: &Limits, steps_left: u64, can_be_partial: bool) -> Result<From, Status> {
        let max_cost = limits.max_cost.unwrap_or(u32::MAX);
        self.wide_bands = limits.wide_bands;
        if self.fuel == 0 {
            self.bound = if self.deepening { 0 } else { max_cost };
            self.fuel = limits.fuel_per_path.max(1);
            return Ok(self.begin(From::Root, max_cost, u64::MAX));
        }
        let more_fuel = self.fuel.saturating_mul(2).min(limits.max_fuel_per_path);
        let wants_fuel = self.settled.suspended > 0 && more_fuel > self.fuel;
        let can_deepen = self.settled.cut > 0 && max_cost > self.bound;
        let can_refuel = wants_fuel && more_fuel <= steps_left;
        if !can_deepen && !can_refuel {
            return Err(match self.settled.status() {
                Status::Stopped(Reason::Fuel) if wants_fuel => Status::Stopped(Reason::Steps),
                status => status,
            });
        }
        self.seen = Some(Seen { cost: self.bound, fuel: self.fuel });
        let allowance = self.work.saturating_mul(OVERRUN).max(SMALL);
        // Paths without an end would take all the time there is.
        let idle = self.settled.suspended.saturating_mul(self.fuel);
        let dear = self.settled.suspended.saturating_mul(more_fuel) > self.work.saturating_sub(idle);
        let patience = if dear { self.patience.saturating_mul(PUT_OFF) } else { self.patience };
        if can_refuel && (!can_deepen || self.bounds_since_fuel >= patience) {
            self.fuel = more_fuel;
            self.bounds_since_fuel = 0;
            self.single_level = false;
            let from = if can_be_partial { From::Suspended } else { From::Root };
            let may_abandon = self.deepening && can_deepen;
            return Ok(self.begin(from, max_cost, if may_abandon { allowance } else { u64::MAX }));
        }
        self.bounds_since_fuel += 1;
        if !self.deepening {
            self.bound = max_cost;
            return Ok(self.begin(From::Root, max_cost, u64::MAX));
        }
        // Nothing lies between the bound and the cheapest alternative that was cut.
        let nearest = self.settled.least_cut.cost;
        self.bound = self.bound.saturating_add(self.width).max(nearest).min(max_cost);
        self.single_level = self.bound <= nearest;
        Ok(self.begin(From::Root, max_cost, if self.single_level { u64::MAX } else { allowance }))
    }

    fn begin(&mut self, from: From, max_cost: u32, allowance: u64) -> From {
        self.ceiling = if self.deepening && from == From::Root { max_cost } else { self.bound };
        self.partial = from == From::Suspended;
        self.allowance = allowance;
        self.between = false;
        from
    }

    /// Takes note of a complete sweep that found so many outcomes for the first time.
    pub(crate) fn complete(&mut self, sweep: &Tally, found: u64) {
        self.between = true;
        if self.partial {
            // What a sweep of the whole tree would have taken: the paths that went on had been run before, with less fuel.
            let before = self.settled.suspended.saturating_mul(self.seen.map_or(0, |seen| seen.fuel));
            self.work = self.work.saturating_sub(before).saturating_add(sweep.work);
            self.settled.extend(sweep);
        } else {
            let is_thin = self.wide_bands
                && sweep.cut <= THIN
                && sweep.cut.saturating_mul(2) <= self.settled.cut.saturating_mul(3);
            self.settled.replace(sweep);
            // Grow geometrically where a level adds little, else repeating the rest for each level turns quadratic.
            // Where a level has many outcomes, though, collecting several levels to sort them would take memory.
            if found > MANY {
                self.width = 1;
            } else if is_thin {
                self.width = self.width.saturating_mul(2).max(self.bound / 2).min(WIDEST);
            } else if sweep.work.saturating_mul(2) <= self.work.saturating_mul(3) {
                self.width = self.width.saturating_mul(2).min(WIDEST);
            } else if sweep.work > self.work.saturating_mul(4) {
                self.width = (self.width / 2).max(1);
            }
            self.work = sweep.work;
        }
        self.complete_to = self.complete_to.max(self.settled.complete_to());
        self.complete_below = self.complete_below.max(self.settled.complete_below());
    }

    /// Takes note of a sweep that was given up: it never happened, and the next one is smaller.
    pub(crate) fn abandon(&mut self) {
        self.between = true;
        if let Some(seen) = self.seen {
            if self.fuel > seen.fuel {
                self.patience = self.patience.saturating_mul(2);
            } else {
                self.width = (self.width / 4).max(1);
            }
            self.bound = seen.cost;
            self.fuel = seen.fuel;
        }
    }

    /// Takes note that the bound was raised in the middle of the sweep.
    pub(crate) fn raise(&mut self, bound: u32, below: Magnitude) {
        if bound > self.bound {
            self.bound = bound;
            self.complete_below = self.complete_below.max(self.settled.least_unknown.magnitude.min(below));
            // It was raised when everything below it was seen.
            let unseen_from = self.settled.least_unknown.cost.min(bound);
            self.complete_to = self.complete_to.max(unseen_from.checked_sub(1));
        }
    }

    /// Takes note that the sweep is interrupted and that part of what it found is delivered: it can't be given up.
    pub(crate) fn interrupt(&mut self) {
        self.allowance = u64::MAX;
        // What is left begins in several places: none of them knows whether the others are done.
        self.ceiling = self.bound;
    }

    pub(crate) fn is_between(&self) -> bool {
        self.between
    }

    pub(crate) fn pass(&self) -> Pass {
        Pass { bound: self.bound, ceiling: self.ceiling, fuel: self.fuel, seen: self.seen, allowance: self.allowance }
    }

    /// In which order outcomes may be handed over. `all_wanted`: no number of them was asked for.
    pub(crate) fn order(&self, jobs: usize, all_wanted: bool) -> Order {
        if !self.deepening {
            Order::AsFound
        } else if !self.single_level {
            Order::Band { may_abandon: self.allowance < u64::MAX }
        } else if jobs <= 1 || all_wanted {
            Order::AsFound
        } else {
            Order::FirstOfLevel
        }
    }

    pub(crate) fn settled(&self) -> &Tally {
        &self.settled
    }

    pub(crate) fn complete_to(&self) -> Option<u32> {
        self.complete_to
    }

    pub(crate) fn complete_below(&self) -> Magnitude {
        self.complete_below
    }
}
