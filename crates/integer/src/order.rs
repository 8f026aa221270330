//! Comparison: a big integer lies outside the small range, so its sign decides against every small one.

use std::cmp::Ordering;

use crate::Integer;

impl Ord for Integer {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Integer::Small(a), Integer::Small(b)) => a.cmp(b),
            (Integer::Big(a), Integer::Big(b)) => a.cmp(b),
            (Integer::Small(_), Integer::Big(_)) if other.is_negative() => Ordering::Greater,
            (Integer::Small(_), Integer::Big(_)) => Ordering::Less,
            (Integer::Big(_), Integer::Small(_)) if self.is_negative() => Ordering::Less,
            (Integer::Big(_), Integer::Small(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Integer {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
