//! What a term is: identifiers, sorts, and the view of one node that the rest of the world matches on.

use snell_integer::Integer;

use crate::chars::{CharClass, CharMap};
use crate::double::{DoubleCompare, DoubleOp, Rounding};

/// A term in a [`crate::Terms`] arena. Equal ids are equal terms; ids are reused after a truncation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TermId(pub u32);

impl TermId {
    /// The position in the arena.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A variable; dense, numbered from zero, truncated with the arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VarId(pub u32);

impl VarId {
    /// The position among the variables.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of value that a term denotes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    /// True or false.
    Bool,
    /// A mathematical integer.
    Int,
    /// An IEEE double.
    Double,
}

/// One summand of a linear combination. The term is never a constant nor a linear combination itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monomial {
    /// What is multiplied.
    pub term: TermId,
    /// By how much; never zero.
    pub coefficient: Integer,
}

/// A linear combination in canonical form: monomials sorted by term, no term twice, no zero coefficient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Linear<'a> {
    /// The constant summand.
    pub constant: &'a Integer,
    /// The other summands.
    pub monomials: &'a [Monomial],
}

/// The four integer divisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Division {
    /// Haskell's `div`: rounded down.
    Div,
    /// Haskell's `mod`: goes with `div`, has the sign of the divisor.
    Mod,
    /// Haskell's `quot`: rounded towards zero.
    Quot,
    /// Haskell's `rem`: goes with `quot`, has the sign of the dividend.
    Rem,
}

/// Bit operations on the infinite two's complement representation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BitOp {
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left; no value for a negative or huge shift.
    Shl,
    /// Arithmetic shift right; no value for a negative shift.
    Shr,
}

/// One node of a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View<'a> {
    /// A Boolean constant.
    Bool(bool),
    /// An integer constant.
    Int(&'a Integer),
    /// A double constant, as its bits (one NaN only).
    Double(u64),
    /// A variable of any sort.
    Var(VarId),
    /// A linear combination that is neither a constant nor a single term.
    Linear(Linear<'a>),
    /// A product of at least two factors, sorted.
    Product(&'a [TermId]),
    /// A division: dividend, divisor.
    Divide(Division, TermId, TermId),
    /// The argument reduced to signed 64 bits (two's complement).
    Wrap(TermId),
    /// A bit operation.
    Bit(BitOp, TermId, TermId),
    /// Condition, then, else; of sort `Int` or `Double`.
    Ite(TermId, TermId, TermId),
    /// A double rounded to an integer; no value for infinities and NaN.
    Round(Rounding, TermId),
    /// An operation that gives a double.
    DoubleOp(DoubleOp, &'a [TermId]),
    /// The combination is at most zero. The coefficients' greatest common divisor is 1.
    Le(Linear<'a>),
    /// The combination is zero. The divisor is 1 and the first coefficient positive.
    Eq(Linear<'a>),
    /// Negation; never of a constant, of `Not` or of `Le`.
    Not(TermId),
    /// Conjunction of at least two, sorted.
    And(&'a [TermId]),
    /// Disjunction of at least two, sorted.
    Or(&'a [TermId]),
    /// Equivalence of two Booleans.
    Iff(TermId, TermId),
    /// Whether a code point belongs to a class.
    Member(CharClass, TermId),
    /// The code point that one maps to.
    CharMap(CharMap, TermId),
    /// A comparison of doubles.
    DoubleCompare(DoubleCompare, TermId, TermId),
}
