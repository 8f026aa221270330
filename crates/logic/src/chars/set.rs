//! Sets of code points, as ranges.

use super::CharClass;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Code points without surrogates, which are no characters: ranges in order, with gaps between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CharSet {
    ranges: Vec<(u32, u32)>,
}

/// The last character.
const LAST: u32 = char::MAX as u32;
/// More classes are not remembered.
const MOST_KNOWN: usize = 1000;
/// The surrogates.
const SURROGATES: (u32, u32) = (0xd800, 0xdfff);

impl CharSet {
    /// Every character.
    pub fn all() -> CharSet {
        CharSet { ranges: vec![(0, SURROGATES.0 - 1), (SURROGATES.1 + 1, LAST)] }
    }

    /// The characters of a class. A program asks for few classes, but again and again.
    pub fn of_class(class: CharClass) -> CharSet {
        static KNOWN: Mutex<BTreeMap<u64, CharSet>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > MOST_KNOWN {
            known.clear();
        }
        known.entry(class.0).or_insert_with(|| CharSet::from_ranges(class.ranges().collect())).clone()
    }

    /// Whether all of it is in another.
    pub fn within(&self, other: &CharSet) -> bool {
        self.and(other) == *self
    }

    /// The characters from `low` to `high`, both numbers of any size.
    pub fn between(low: i128, high: i128) -> CharSet {
        let (low, high) = (low.max(0), high.min(i128::from(LAST)));
        CharSet::from_ranges(if low <= high { vec![(low as u32, high as u32)] } else { Vec::new() })
    }

    /// From ranges in any order, which may overlap.
    pub fn from_ranges(mut ranges: Vec<(u32, u32)>) -> CharSet {
        ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
        for (low, high) in ranges {
            match merged.last_mut() {
                Some((_, last)) if low <= last.saturating_add(1) => *last = (*last).max(high),
                _ => merged.push((low, high)),
            }
        }
        CharSet { ranges: merged }.and(&CharSet::all())
    }

    /// What is in both.
    pub fn and(&self, other: &CharSet) -> CharSet {
        let mut ranges = Vec::new();
        let (mut left, mut right) = (self.ranges.iter().peekable(), other.ranges.iter().peekable());
        while let (Some(&&(a, b)), Some(&&(c, d))) = (left.peek(), right.peek()) {
            if a.max(c) <= b.min(d) {
                ranges.push((a.max(c), b.min(d)));
            }
            if b <= d {
                left.next()
            } else {
                right.next()
            };
        }
        CharSet { ranges }
    }

    /// What is in either.
    pub fn or(&self, other: &CharSet) -> CharSet {
        CharSet::from_ranges(self.ranges.iter().chain(&other.ranges).copied().collect())
    }

    /// What is not in it.
    pub fn not(&self) -> CharSet {
        let mut ranges = Vec::with_capacity(self.ranges.len() + 1);
        let mut next = 0;
        for &(low, high) in &self.ranges {
            if low > next {
                ranges.push((next, low - 1));
            }
            next = high + 1;
        }
        if next <= LAST {
            ranges.push((next, LAST));
        }
        CharSet { ranges }.and(&CharSet::all())
    }

    /// Whether it has this code point.
    pub fn contains(&self, code: u32) -> bool {
        let after = self.ranges.partition_point(|&(low, _)| low <= code);
        after > 0 && self.ranges[after - 1].1 >= code
    }

    /// Its ranges, in order.
    pub fn ranges(&self) -> &[(u32, u32)] {
        &self.ranges
    }

    /// The member that is easiest to read.
    pub fn plainest(&self) -> Option<u32> {
        PLAIN.iter().copied().map(u32::from).find(|&code| self.contains(code)).or_else(|| {
            let printable = self.ranges.iter().find(|&&(low, high)| low <= 0x7e && high >= 0x20);
            printable.map(|&(low, _)| low.max(0x20)).or_else(|| self.ranges.first().map(|&(low, _)| low))
        })
    }
}

/// What people would take for an example first.
const PLAIN: &[u8] = b"ab0A1 B.";

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSES: [u64; 6] = [0b101, 1 << 22 | 1 << 30, 1 << 31, 0b1_1111, CharClass::ALL, 0];

    #[test]
    fn sets_agree_with_membership() {
        for class in CLASSES.map(CharClass) {
            let set = CharSet::of_class(class);
            let rest = set.not();
            for code in ('\0'..=char::MAX).map(u32::from) {
                assert_eq!(set.contains(code), class.contains(code), "{class:?} {code}");
                assert_ne!(set.contains(code), rest.contains(code), "{class:?} {code}");
            }
        }
    }

    #[test]
    fn sets_combine() {
        let (letters, capitals) = (CharSet::of_class(CharClass(0b1_1111)), CharSet::of_class(CharClass(0b101)));
        assert_eq!(letters.and(&capitals), capitals);
        assert_eq!(letters.or(&capitals), letters);
        assert_eq!(letters.not().and(&capitals), CharSet::default());
        assert_eq!(letters.or(&letters.not()), CharSet::all());
        assert_eq!(CharSet::between(-5, 3).ranges(), [(0, 3)]);
        assert_eq!(CharSet::between(7, 3), CharSet::default());
    }

    #[test]
    fn examples_are_plain() {
        let plainest = |class: u64| CharSet::of_class(CharClass(class)).plainest().and_then(char::from_u32);
        assert_eq!(plainest(0b1_1111), Some('a'));
        assert_eq!(plainest(0b101), Some('A'));
        assert_eq!(plainest(1 << 22 | 1 << 30), Some(' '));
        assert_eq!(plainest(1 << 31), Some('0'));
        assert_eq!(plainest(1 << 25), Some('\0'));
        assert_eq!(plainest(0), None);
    }
}
