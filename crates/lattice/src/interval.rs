//! Intervals of 64-bit integers. Ascending chains are long: widen where a cycle is closed.

use crate::{Join, Widen};

/// The numbers from `low` to `high`, both included; none if they cross.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Interval {
    low: i64,
    high: i64,
}

impl Default for Interval {
    fn default() -> Self {
        Interval { low: i64::MAX, high: i64::MIN }
    }
}

impl Interval {
    /// Every number.
    pub const ALL: Interval = Interval { low: i64::MIN, high: i64::MAX };

    /// The numbers from `low` to `high`.
    pub fn new(low: i64, high: i64) -> Interval {
        if low <= high { Interval { low, high } } else { Interval::default() }
    }

    /// The least and the greatest number, if there is any.
    pub fn bounds(self) -> Option<(i64, i64)> {
        (self.low <= self.high).then_some((self.low, self.high))
    }

    /// Whether a number is in it.
    pub fn contains(self, number: i64) -> bool {
        (self.low..=self.high).contains(&number)
    }
}

impl Join for Interval {
    fn join(&mut self, other: &Self) -> bool {
        let before = *self;
        *self = Interval { low: self.low.min(other.low), high: self.high.max(other.high) };
        *self != before
    }
}

impl Widen for Interval {
    /// A bound that moves goes all the way.
    fn widen(&mut self, other: &Self) -> bool {
        let before = *self;
        if before.bounds().is_none() {
            return self.join(other);
        }
        if other.low < self.low {
            self.low = i64::MIN;
        }
        if other.high > self.high {
            self.high = i64::MAX;
        }
        *self != before
    }
}
