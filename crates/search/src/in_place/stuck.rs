//! Paths that ran out of fuel: the next sweep with the same fuel need not run them to know it.

use crate::DecisionPath;
use std::collections::HashSet;

/// More are not remembered.
const MAX_PATHS: usize = 100_000;

/// What one worker knows of paths that run out of fuel.
#[derive(Debug, Default)]
pub(super) struct Stuck {
    paths: HashSet<Box<[u8]>>,
    fuel: u64,
    longest: usize,
}

impl Stuck {
    /// A sweep begins in which each path may spend so much.
    pub(super) fn begin(&mut self, fuel: u64) {
        if self.fuel != fuel {
            *self = Stuck { fuel, ..Stuck::default() };
        }
    }

    pub(super) fn add(&mut self, path: &DecisionPath) {
        let bytes = path.bytes();
        if self.paths.len() < MAX_PATHS {
            self.longest = self.longest.max(bytes.len());
            self.paths.insert(bytes.into());
        }
    }

    #[inline]
    pub(super) fn contains(&self, path: &DecisionPath) -> bool {
        !self.paths.is_empty() && path.bytes().len() <= self.longest && self.paths.contains(path.bytes())
    }
}
