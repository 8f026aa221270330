//! Operations on IEEE doubles, and their exact evaluation.

use snell_integer::Integer;

/// Operations that give a double. All arguments are doubles, but for `FromInt`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum DoubleOp {
    /// The double nearest to an integer.
    FromInt,
    Add,
    Sub,
    Mul,
    Div,
    Neg,
    Abs,
    /// Haskell's `signum`: zeros and NaN are kept.
    Signum,
    Sqrt,
    Exp,
    Log,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Log1p,
    Expm1,
    /// The nearest IEEE binary32.
    ToFloat,
    Pow,
    Atan2,
}

/// Comparisons of doubles; the others are these with arguments exchanged or negated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubleCompare {
    /// Less than; false if either is NaN.
    Lt,
    /// At most; false if either is NaN.
    Le,
    /// Equal; NaN differs from itself, the two zeros are equal.
    Eq,
    /// The same value: NaN is itself, the two zeros differ.
    Same,
}

/// How a double becomes an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// Towards zero.
    Truncate,
    /// Towards minus infinity.
    Floor,
    /// Towards plus infinity.
    Ceiling,
    /// To the nearest, ties to even.
    NearestEven,
}

impl DoubleOp {
    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        match self {
            DoubleOp::Add | DoubleOp::Sub | DoubleOp::Mul | DoubleOp::Div | DoubleOp::Pow | DoubleOp::Atan2 => 2,
            _ => 1,
        }
    }

    /// The result on doubles; `b` is ignored by unary operations. `FromInt` is evaluated elsewhere.
    pub fn apply(self, a: f64, b: f64) -> f64 {
        match self {
            DoubleOp::FromInt => a,
            DoubleOp::Add => a + b,
            DoubleOp::Sub => a - b,
            DoubleOp::Mul => a * b,
            DoubleOp::Div => a / b,
            DoubleOp::Neg => -a,
            DoubleOp::Abs => a.abs(),
            DoubleOp::Signum if a == 0.0 || a.is_nan() => a,
            DoubleOp::Signum => a.signum(),
            DoubleOp::Sqrt => a.sqrt(),
            DoubleOp::Exp => a.exp(),
            DoubleOp::Log => a.ln(),
            DoubleOp::Sin => a.sin(),
            DoubleOp::Cos => a.cos(),
            DoubleOp::Tan => a.tan(),
            DoubleOp::Asin => a.asin(),
            DoubleOp::Acos => a.acos(),
            DoubleOp::Atan => a.atan(),
            DoubleOp::Sinh => a.sinh(),
            DoubleOp::Cosh => a.cosh(),
            DoubleOp::Tanh => a.tanh(),
            DoubleOp::Asinh => a.asinh(),
            DoubleOp::Acosh => a.acosh(),
            DoubleOp::Atanh => a.atanh(),
            DoubleOp::Log1p => a.ln_1p(),
            DoubleOp::Expm1 => a.exp_m1(),
            DoubleOp::ToFloat => f64::from(a as f32),
            DoubleOp::Pow => a.powf(b),
            DoubleOp::Atan2 => a.atan2(b),
        }
    }
}

impl DoubleCompare {
    /// The result on doubles.
    pub fn apply(self, a: f64, b: f64) -> bool {
        match self {
            DoubleCompare::Lt => a < b,
            DoubleCompare::Le => a <= b,
            DoubleCompare::Eq => a == b,
            DoubleCompare::Same => canonical_bits(a) == canonical_bits(b),
        }
    }
}

impl Rounding {
    /// The integer; `None` for infinities and NaN.
    pub fn apply(self, a: f64) -> Option<Integer> {
        Integer::from_f64_trunc(match self {
            Rounding::Truncate => a,
            Rounding::Floor => a.floor(),
            Rounding::Ceiling => a.ceil(),
            Rounding::NearestEven => a.round_ties_even(),
        })
    }
}

/// The bits of a double with one NaN only: programs cannot tell NaNs apart, and hash-consing must not either.
#[inline]
pub(crate) fn canonical_bits(double: f64) -> u64 {
    if double.is_nan() { f64::NAN.to_bits() } else { double.to_bits() }
}
