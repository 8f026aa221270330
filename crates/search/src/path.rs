//! A path as the list of alternatives taken.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Alternatives from this one on are written as this byte and four more.
const ESCAPE: u8 = u8::MAX;

/// The alternatives taken from the beginning, one byte each in the common case.
///
/// Paths are ordered lexicographically, a prefix before what it begins: the order in which depth-first search meets
/// them. The encoding is chosen so that comparing bytes compares paths.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionPath(Vec<u8>);

impl DecisionPath {
    /// The path on which nothing has been decided.
    pub fn new() -> Self {
        DecisionPath::default()
    }

    /// Appends an alternative.
    #[inline]
    pub fn push(&mut self, alternative: u32) {
        match u8::try_from(alternative) {
            Ok(byte) if byte != ESCAPE => self.0.push(byte),
            _ => {
                self.0.push(ESCAPE);
                self.0.extend_from_slice(&alternative.to_be_bytes());
            }
        }
    }

    /// The alternatives, in the order they were taken.
    pub fn iter(&self) -> Alternatives<'_> {
        Alternatives(&self.0)
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        self.iter().count()
    }

    /// Whether nothing has been decided.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn from_bytes(bytes: Vec<u8>) -> Self {
        DecisionPath(bytes)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn truncate(&mut self, bytes: usize) {
        self.0.truncate(bytes);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

impl FromIterator<u32> for DecisionPath {
    fn from_iter<I: IntoIterator<Item = u32>>(alternatives: I) -> Self {
        let mut path = DecisionPath::new();
        for alternative in alternatives {
            path.push(alternative);
        }
        path
    }
}

impl<'a> IntoIterator for &'a DecisionPath {
    type Item = u32;
    type IntoIter = Alternatives<'a>;

    fn into_iter(self) -> Alternatives<'a> {
        self.iter()
    }
}

impl fmt::Debug for DecisionPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// Iterates over the alternatives of a [`DecisionPath`].
#[derive(Clone, Debug)]
pub struct Alternatives<'a>(&'a [u8]);

impl Iterator for Alternatives<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let (&first, rest) = self.0.split_first()?;
        if first != ESCAPE {
            self.0 = rest;
            return Some(u32::from(first));
        }
        let (wide, rest) = rest.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(u32::from_be_bytes(*wide))
    }
}

#[cfg(test)]
mod tests {
    use super::DecisionPath;
    use proptest::prelude::*;

    fn alternatives() -> impl Strategy<Value = Vec<u32>> {
        prop::collection::vec(prop_oneof![0..4u32, 250..260u32, Just(u32::MAX), any::<u32>()], 0..8)
    }

    proptest! {
        #[test]
        fn encodes_and_orders_like_the_list(a in alternatives(), b in alternatives()) {
            let (p, q): (DecisionPath, DecisionPath) = (a.iter().copied().collect(), b.iter().copied().collect());
            prop_assert!(p.iter().eq(a.iter().copied()));
            prop_assert_eq!(p.cmp(&q), a.cmp(&b));
        }
    }
}
