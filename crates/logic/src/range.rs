//! Intervals of integers, with arithmetic that widens to "unbounded" instead of overflowing.

use snell_integer::Integer;

/// All integers from `lo` to `hi`. `i128::MIN` and `i128::MAX` stand for "no bound"; `lo <= hi` always.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    lo: i128,
    hi: i128,
}

impl Range {
    /// Every integer.
    pub const ANY: Range = Range { lo: i128::MIN, hi: i128::MAX };
    /// The signed 64-bit integers.
    pub const INT64: Range = Range { lo: i64::MIN as i128, hi: i64::MAX as i128 };
    /// The unsigned 64-bit integers.
    pub const WORD64: Range = Range { lo: 0, hi: u64::MAX as i128 };
    /// The Unicode code points.
    pub const CHAR: Range = Range { lo: 0, hi: 0x10_FFFF };
    /// The integers from zero.
    pub const NATURAL: Range = Range { lo: 0, hi: i128::MAX };

    /// From `lo` to `hi`, swapped if they come in the wrong order.
    pub fn new(lo: i128, hi: i128) -> Range {
        Range::tidy(lo.min(hi), lo.max(hi))
    }

    /// Keeps `lo` off plus infinity and `hi` off minus infinity, which negation would turn into unsound bounds.
    fn tidy(lo: i128, hi: i128) -> Range {
        Range { lo: lo.min(i128::MAX - 1), hi: hi.max(i128::MIN + 1) }
    }

    /// Exactly `value`; unbounded if it is too large to say.
    pub fn of(value: &Integer) -> Range {
        match value.to_i128() {
            Some(value) if value != i128::MIN && value != i128::MAX => Range { lo: value, hi: value },
            _ if value.is_negative() => Range { lo: i128::MIN, hi: -(1 << 100) },
            _ => Range { lo: 1 << 100, hi: i128::MAX },
        }
    }

    /// The lower bound, if there is one.
    #[inline]
    pub fn lo(&self) -> Option<i128> {
        (self.lo != i128::MIN).then_some(self.lo)
    }

    /// The upper bound, if there is one.
    #[inline]
    pub fn hi(&self) -> Option<i128> {
        (self.hi != i128::MAX).then_some(self.hi)
    }

    /// The lower bound with `i128::MIN` for none.
    #[inline]
    pub fn raw_lo(&self) -> i128 {
        self.lo
    }

    /// The upper bound with `i128::MAX` for none.
    #[inline]
    pub fn raw_hi(&self) -> i128 {
        self.hi
    }

    /// Whether every element of `self` is in `other`.
    #[inline]
    pub fn within(&self, other: &Range) -> bool {
        self.lo >= other.lo && self.hi <= other.hi
    }

    /// Whether `value` is in the interval.
    pub fn contains(&self, value: &Integer) -> bool {
        match value.to_i128() {
            Some(value) => self.lo <= value && value <= self.hi,
            None if value.is_negative() => self.lo == i128::MIN,
            None => self.hi == i128::MAX,
        }
    }

    /// The element that people would take for an example: of all characters a letter, else what is nearest to zero.
    pub fn plainest(&self) -> i128 {
        self.clamp(if *self == Range::CHAR { i128::from(b'a') } else { 0 })
    }

    /// The element nearest to `value`.
    pub fn clamp(&self, value: i128) -> i128 {
        value.clamp(self.lo, self.hi)
    }

    /// The smallest interval with both.
    pub fn union(&self, other: &Range) -> Range {
        Range { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// The common elements, if any.
    pub fn meet(&self, other: &Range) -> Option<Range> {
        let (lo, hi) = (self.lo.max(other.lo), self.hi.min(other.hi));
        (lo <= hi).then_some(Range { lo, hi })
    }

    /// All sums.
    #[inline]
    pub fn plus(&self, other: &Range) -> Range {
        let lo = match (self.lo, other.lo) {
            (i128::MIN, _) | (_, i128::MIN) => i128::MIN,
            (a, b) => a.checked_add(b).unwrap_or(if a < 0 { i128::MIN } else { i128::MAX - 1 }),
        };
        let hi = match (self.hi, other.hi) {
            (i128::MAX, _) | (_, i128::MAX) => i128::MAX,
            (a, b) => a.checked_add(b).unwrap_or(if a > 0 { i128::MAX } else { i128::MIN + 1 }),
        };
        Range { lo, hi }
    }

    /// All multiples by a constant.
    #[inline]
    pub fn scale(&self, factor: &Integer) -> Range {
        match factor {
            Integer::Small(1) => *self,
            Integer::Small(0) => Range { lo: 0, hi: 0 },
            Integer::Small(-1) => Range { lo: negate(self.hi), hi: negate(self.lo) },
            _ => self.times(&Range::of(factor)),
        }
    }

    /// All products.
    pub fn times(&self, other: &Range) -> Range {
        let corners = [
            product(self.lo, other.lo),
            product(self.lo, other.hi),
            product(self.hi, other.lo),
            product(self.hi, other.hi),
        ];
        let lo = corners.iter().copied().min().unwrap_or(i128::MIN);
        let hi = corners.iter().copied().max().unwrap_or(i128::MAX);
        Range::tidy(lo, hi)
    }

    /// The largest absolute value, if there is one.
    pub fn magnitude(&self) -> Option<i128> {
        Some(self.lo()?.checked_abs()?.max(self.hi()?.checked_abs()?))
    }
}

/// The opposite number, exchanging the two infinities.
#[inline]
fn negate(bound: i128) -> i128 {
    match bound {
        i128::MIN => i128::MAX,
        i128::MAX => i128::MIN,
        bound => -bound,
    }
}

/// The product of two bounds; infinity times zero is zero, because it is a limit of products with zero.
fn product(a: i128, b: i128) -> i128 {
    if a == 0 || b == 0 {
        return 0;
    }
    let infinite = |bound| bound == i128::MIN || bound == i128::MAX;
    match a.checked_mul(b) {
        Some(product) if !infinite(a) && !infinite(b) => product,
        _ if (a < 0) == (b < 0) => i128::MAX,
        _ => i128::MIN,
    }
}
