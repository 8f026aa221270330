//! Doubles: folded exactly on constants, opaque otherwise (no algebraic law of the reals holds for them).

use crate::arena::Terms;
use crate::double::{DoubleCompare, DoubleOp, Rounding};
use crate::node::{Sort, TermId, View};
use crate::range::Range;

impl Terms {
    /// An operation that gives a double. Missing arguments count as the first one, surplus ones are ignored.
    pub fn double_op(&mut self, op: DoubleOp, args: &[TermId]) -> TermId {
        let Some(first) = args.first().copied() else { return self.double(f64::NAN) };
        let second = args.get(1).copied().unwrap_or(first);
        if op == DoubleOp::FromInt {
            if let Some(value) = self.as_int(first) {
                let value = value.to_f64();
                return self.double(value);
            }
        } else if let (Some(a), Some(b)) = (self.as_double(first), self.as_double(second)) {
            return self.double(op.apply(a, b));
        }
        let both = [first, second];
        self.intern(View::DoubleOp(op, &both[..op.arity()]), None)
    }

    /// The double nearest to an integer.
    pub fn int_to_double(&mut self, a: TermId) -> TermId {
        self.double_op(DoubleOp::FromInt, &[a])
    }

    /// A double rounded to an integer; it has no value for infinities and NaN.
    pub fn double_to_int(&mut self, rounding: Rounding, a: TermId) -> TermId {
        if let Some(result) = self.as_double(a).and_then(|value| rounding.apply(value)) {
            return self.int(result);
        }
        self.intern(View::Round(rounding, a), Some(Range::ANY))
    }

    /// A comparison of doubles.
    pub fn double_compare(&mut self, compare: DoubleCompare, a: TermId, b: TermId) -> TermId {
        if let (Some(x), Some(y)) = (self.as_double(a), self.as_double(b)) {
            return self.bool(compare.apply(x, y));
        }
        match compare {
            DoubleCompare::Same if a == b => self.bool(true),
            DoubleCompare::Lt if a == b => self.bool(false),
            DoubleCompare::Eq | DoubleCompare::Same => {
                self.intern(View::DoubleCompare(compare, a.min(b), a.max(b)), None)
            }
            DoubleCompare::Lt | DoubleCompare::Le => self.intern(View::DoubleCompare(compare, a, b), None),
        }
    }

    /// Whether the double is NaN.
    pub fn is_nan(&mut self, a: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), Sort::Double);
        self.ne(a, a)
    }
}
