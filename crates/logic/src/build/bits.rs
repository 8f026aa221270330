//! Bit operations: folded on constants, opaque otherwise, with the intervals that are obvious.

use snell_integer::Integer;

use crate::MAX_SHIFT;
use crate::arena::Terms;
use crate::node::{BitOp, TermId, View};
use crate::range::Range;

impl BitOp {
    /// The result on integers; `None` for a negative or huge shift.
    pub fn apply(self, a: &Integer, b: &Integer) -> Option<Integer> {
        match self {
            BitOp::And => Some(a & b),
            BitOp::Or => Some(a | b),
            BitOp::Xor => Some(a ^ b),
            BitOp::Shl => b.to_u32().filter(|bits| *bits <= MAX_SHIFT).map(|bits| a.shl(bits)),
            BitOp::Shr if b.is_negative() => None,
            BitOp::Shr => Some(a.shr(b.to_u32().unwrap_or(u32::MAX).min(1 << 24))),
        }
    }

    /// The operation with a constant, in words of arithmetic; `None` for shifts.
    pub fn with_constant(self, mask: i64) -> Option<Remainders> {
        let common = Remainders::of_common_bits(mask);
        match self {
            BitOp::And => Some(common),
            BitOp::Or => Some(common.subtracted(1, mask)),
            BitOp::Xor => Some(common.subtracted(2, mask)),
            BitOp::Shl | BitOp::Shr => None,
        }
    }
}

/// A number as a sum over another number `a`: so many times `a`, a constant, and multiples of `mod a 2^bits`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remainders {
    /// How often `a` itself is counted.
    pub whole: i64,
    /// Factors, and the numbers of bits that are left of `a`.
    pub parts: Vec<(i64, u32)>,
    /// What does not depend on `a`.
    pub constant: i64,
}

impl Remainders {
    /// `a & mask`: ones from bit `low` to below `high` are `mod a 2^high - mod a 2^low`.
    fn of_common_bits(mask: i64) -> Remainders {
        if mask < 0 {
            // What it keeps is what its complement drops.
            return Remainders::of_common_bits(!mask).subtracted(1, 0);
        }
        let mut rest = mask as u64;
        let mut parts = Vec::new();
        while rest != 0 {
            let low = rest.trailing_zeros();
            let high = low + (rest >> low).trailing_ones();
            parts.push((1, high));
            if low > 0 {
                parts.push((-1, low));
            }
            rest &= u64::MAX << high;
        }
        Remainders { whole: 0, parts, constant: 0 }
    }

    /// `a + constant`, less `times` as much as this.
    fn subtracted(mut self, times: i64, constant: i64) -> Remainders {
        for (factor, _) in &mut self.parts {
            *factor *= -times;
        }
        Remainders { whole: 1 - times * self.whole, parts: self.parts, constant: constant - times * self.constant }
    }
}

impl Terms {
    /// Any bit operation.
    pub fn bit(&mut self, op: BitOp, a: TermId, b: TermId) -> TermId {
        if let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b))
            && let Some(result) = op.apply(x, y)
        {
            return self.int(result);
        }
        match op {
            BitOp::Shl | BitOp::Shr => self.shift(op, a, b),
            BitOp::And | BitOp::Or | BitOp::Xor => self.bitwise(op, a.min(b), a.max(b)),
        }
    }

    /// The bitwise complement, which is linear: `-1 - a`.
    pub fn complement(&mut self, a: TermId) -> TermId {
        self.combine(&[(a, Integer::MINUS_ONE)], Integer::MINUS_ONE)
    }

    /// A shift by a constant is a multiplication or a division.
    fn shift(&mut self, op: BitOp, a: TermId, b: TermId) -> TermId {
        if let Some(bits) = self.as_int(b).and_then(Integer::to_u32)
            && bits <= MAX_SHIFT
        {
            let factor = Integer::power_of_two(bits);
            if op == BitOp::Shl {
                return self.scale(a, &factor);
            }
            let divisor = self.int(factor);
            return self.div_floor(a, divisor);
        }
        let range = match op {
            BitOp::Shr => self.range(a).union(&Range::new(0, 0)),
            _ if self.range(a).raw_lo() >= 0 => Range::NATURAL,
            _ => Range::ANY,
        };
        self.intern(View::Bit(op, a, b), Some(range))
    }

    /// Of an operation on bits with a constant: the other operand, and what the operation makes of it.
    pub fn masking(&self, op: BitOp, a: TermId, b: TermId) -> Option<(TermId, Remainders)> {
        let (mask, of) = [(a, b), (b, a)].into_iter().find_map(|(one, of)| Some((self.as_int(one)?.to_i64()?, of)))?;
        Some((of, op.with_constant(mask)?))
    }

    fn bitwise(&mut self, op: BitOp, a: TermId, b: TermId) -> TermId {
        if a == b {
            return if op == BitOp::Xor { self.int(0) } else { a };
        }
        for (one, other) in [(a, b), (b, a)] {
            match (op, self.as_int(one).and_then(Integer::to_i64)) {
                (BitOp::And, Some(0)) | (BitOp::Or, Some(-1)) => return one,
                (BitOp::And, Some(-1)) | (BitOp::Or | BitOp::Xor, Some(0)) => return other,
                (BitOp::Xor, Some(-1)) => return self.complement(other),
                // A mask of low bits is a remainder, which the solvers understand.
                (BitOp::And, Some(mask)) if mask > 0 && mask & (mask.wrapping_add(1)) == 0 => {
                    let modulus = self.int(Integer::from(mask) + Integer::ONE);
                    return self.mod_floor(other, modulus);
                }
                _ => {}
            }
            if let (BitOp::Xor, View::Bit(BitOp::Xor, x, y)) = (op, self.view(one))
                && (x == other || y == other)
            {
                return if x == other { y } else { x };
            }
        }
        if self.are_apart(a, b) || self.are_apart(b, a) {
            return if op == BitOp::And { self.int(0) } else { self.add(a, b) };
        }
        let range = self.bitwise_range(op, self.range(a), self.range(b));
        self.intern(View::Bit(op, a, b), Some(range))
    }

    /// Whether one number has no bits but those that the other one lacks, because it is a multiple of more.
    fn are_apart(&self, high: TermId, low: TermId) -> bool {
        let low = self.range(low);
        let Some(most) = low.hi().filter(|_| low.raw_lo() >= 0) else { return false };
        let place = 128 - most.leading_zeros();
        let high = match self.view(high) {
            View::Wrap(inner) if place <= 64 => inner,
            _ => high,
        };
        let View::Linear(linear) = self.view(high) else { return false };
        let place = Integer::power_of_two(place);
        linear.constant.is_multiple_of(&place)
            && linear.monomials.iter().all(|monomial| monomial.coefficient.is_multiple_of(&place))
    }

    fn bitwise_range(&self, op: BitOp, a: Range, b: Range) -> Range {
        if op == BitOp::And && (a.raw_lo() >= 0 || b.raw_lo() >= 0) {
            let bounds = [a, b].into_iter().filter(|range| range.raw_lo() >= 0).map(|range| range.raw_hi());
            return Range::new(0, bounds.min().unwrap_or(i128::MAX));
        }
        let (Some(x), Some(y)) = (a.magnitude(), b.magnitude()) else {
            return if a.raw_lo() >= 0 && b.raw_lo() >= 0 { Range::NATURAL } else { Range::ANY };
        };
        // The result needs no more bits than the wider argument.
        let bits = 128 - x.max(y).leading_zeros();
        if bits >= 126 {
            return Range::ANY;
        }
        let size = 1i128 << bits;
        if a.raw_lo() >= 0 && b.raw_lo() >= 0 { Range::new(0, size - 1) } else { Range::new(-size, size - 1) }
    }
}
