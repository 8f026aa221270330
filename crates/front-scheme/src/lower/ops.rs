//! The operations that are lowered where they stand, as a table.

use crate::ast::Op;
use rustc_hash::FxHashMap;
use snell_core_ir::Prim;
use std::sync::OnceLock;

/// How an operation is lowered.
#[derive(Clone, Copy, Debug)]
pub(crate) enum How {
    /// Two integers give one; anything else goes to a procedure of the library.
    Arithmetic(Prim, &'static str),
    /// Two integers are compared; anything else goes to a procedure of the library.
    Compare(Prim, &'static str),
    /// As arithmetic, unless the second is zero.
    Divide(Prim, &'static str),
    Cons,
    Car,
    Cdr,
    SetCar,
    SetCdr,
    /// Whether the value is of one of these shapes.
    Is(&'static [Shape]),
    Not,
    /// `eq?`, which is also `eqv?`.
    Same,
    /// A primitive of Core, its arguments and its result.
    Prim(Prim, &'static [Ty], Ty),
    /// Raises its argument.
    Raise,
    /// Calls the first; what is raised meanwhile is given to the second.
    Catch,
    /// A value of these parts.
    Make(Shape),
    /// A part of a value of this shape.
    Part(Shape, usize),
    SymbolToString,
    StringToSymbol,
    StringToList,
    /// Fails unless it is a list of characters; or that is known.
    ListToString(bool),
    /// A new string, the same text.
    CopyString,
    /// Changes the text of a string.
    ChangeString,
    /// Applies a procedure to a list.
    Apply,
    /// Captures the continuation.
    CallCc,
    /// Drops the path unless the argument is true.
    Assume,
    /// Fails unless the argument is true.
    Assert,
}

/// Constructors of values, for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Null,
    False,
    True,
    Int,
    Sym,
    Pair,
    Char,
    Str,
    Real,
    Ratio,
    Void,
    Procedure,
    Vector,
    Values,
    Eof,
    Box,
    Promise,
    Condition,
    Bytes,
}

/// What a primitive takes or gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    /// An integer of any size.
    Int,
    /// An integer that is used as one of 64 bits.
    Small,
    /// An integer that says a place or a number of elements: one that does not fit is out of range.
    Index,
    Real,
    Char,
    Str,
    /// The value as it is.
    Any,
    Vector,
    Bytes,
    Box,
    Promise,
    Bool,
    /// Nothing of interest.
    Void,
}

struct Info {
    name: &'static str,
    arity: usize,
    how: How,
}

macro_rules! table {
    ($($name:literal $arity:literal $how:expr;)*) => {
        use How::*;
        static TABLE: &[Info] = &[$(Info { name: $name, arity: $arity, how: $how }),*];
    };
}

use Prim as P;
use Ty as T;

table! {
    "+" 2 Arithmetic(P::IntegerAdd, "%add");
    "-" 2 Arithmetic(P::IntegerSub, "%subtract");
    "*" 2 Arithmetic(P::IntegerMul, "%multiply");
    "=" 2 Compare(P::IntegerEq, "%equal");
    "<" 2 Compare(P::IntegerLt, "%less");
    ">" 2 Compare(P::IntegerGt, "%greater");
    "<=" 2 Compare(P::IntegerLe, "%at-most");
    ">=" 2 Compare(P::IntegerGe, "%at-least");
    "quotient" 2 Divide(P::IntegerQuot, "%quotient");
    "remainder" 2 Divide(P::IntegerRem, "%remainder");
    "modulo" 2 Divide(P::IntegerMod, "%modulo");
    "fx+" 2 Arithmetic(P::IntegerAdd, "%add");
    "fx-" 2 Arithmetic(P::IntegerSub, "%subtract");
    "fx*" 2 Arithmetic(P::IntegerMul, "%multiply");
    "fx=" 2 Compare(P::IntegerEq, "%equal");
    "fx<" 2 Compare(P::IntegerLt, "%less");
    "fx>" 2 Compare(P::IntegerGt, "%greater");
    "fx<=" 2 Compare(P::IntegerLe, "%at-most");
    "fx>=" 2 Compare(P::IntegerGe, "%at-least");
    "fxquotient" 2 Divide(P::IntegerQuot, "%quotient");
    "fxremainder" 2 Divide(P::IntegerRem, "%remainder");
    "fxmodulo" 2 Divide(P::IntegerMod, "%modulo");
    "fl+" 2 Prim(P::DoubleAdd, &[T::Real, T::Real], T::Real);
    "fl-" 2 Prim(P::DoubleSub, &[T::Real, T::Real], T::Real);
    "fl*" 2 Prim(P::DoubleMul, &[T::Real, T::Real], T::Real);
    "fl/" 2 Prim(P::DoubleDiv, &[T::Real, T::Real], T::Real);
    "fl=" 2 Prim(P::DoubleEq, &[T::Real, T::Real], T::Bool);
    "fl<" 2 Prim(P::DoubleLt, &[T::Real, T::Real], T::Bool);
    "fl<=" 2 Prim(P::DoubleLe, &[T::Real, T::Real], T::Bool);
    "flsqrt" 1 Prim(P::DoubleSqrt, &[T::Real], T::Real);
    "flsin" 1 Prim(P::DoubleSin, &[T::Real], T::Real);
    "flcos" 1 Prim(P::DoubleCos, &[T::Real], T::Real);
    "fltan" 1 Prim(P::DoubleTan, &[T::Real], T::Real);
    "flasin" 1 Prim(P::DoubleAsin, &[T::Real], T::Real);
    "flacos" 1 Prim(P::DoubleAcos, &[T::Real], T::Real);
    "flexp" 1 Prim(P::DoubleExp, &[T::Real], T::Real);
    "flexpt" 2 Prim(P::DoublePow, &[T::Real, T::Real], T::Real);
    "cons" 2 Cons;
    "car" 1 Car;
    "cdr" 1 Cdr;
    "set-car!" 2 SetCar;
    "set-cdr!" 2 SetCdr;
    "not" 1 Not;
    "%shared?" 2 Prim(P::DataShared, &[T::Any, T::Any], T::Bool);
    "%one-unknown?" 2 Prim(P::DataUnknown, &[T::Any, T::Any], T::Bool);
    "eq?" 2 Same;
    "eqv?" 2 Same;
    "pair?" 1 Is(&[Shape::Pair]);
    "null?" 1 Is(&[Shape::Null]);
    "symbol?" 1 Is(&[Shape::Sym]);
    "string?" 1 Is(&[Shape::Str]);
    "char?" 1 Is(&[Shape::Char]);
    "vector?" 1 Is(&[Shape::Vector]);
    "bytevector?" 1 Is(&[Shape::Bytes]);
    "boolean?" 1 Is(&[Shape::False, Shape::True]);
    "procedure?" 1 Is(&[Shape::Procedure]);
    "number?" 1 Is(&[Shape::Int, Shape::Ratio, Shape::Real]);
    "real?" 1 Is(&[Shape::Int, Shape::Ratio, Shape::Real]);
    "complex?" 1 Is(&[Shape::Int, Shape::Ratio, Shape::Real]);
    "exact-integer?" 1 Is(&[Shape::Int]);
    "fixnum?" 1 Is(&[Shape::Int]);
    "flonum?" 1 Is(&[Shape::Real]);
    "%int?" 1 Is(&[Shape::Int]);
    "%ratio?" 1 Is(&[Shape::Ratio]);
    "%real?" 1 Is(&[Shape::Real]);
    "box?" 1 Is(&[Shape::Box]);
    "promise?" 1 Is(&[Shape::Promise]);
    "eof-object?" 1 Is(&[Shape::Eof]);
    "%condition?" 1 Is(&[Shape::Condition]);
    "%values?" 1 Is(&[Shape::Values]);
    "%void?" 1 Is(&[Shape::Void]);

    "%make-ratio" 2 Make(Shape::Ratio);
    "%numerator" 1 Part(Shape::Ratio, 0);
    "%denominator" 1 Part(Shape::Ratio, 1);
    "%make-values" 1 Make(Shape::Values);
    "%values-list" 1 Part(Shape::Values, 0);
    "%make-condition" 3 Make(Shape::Condition);
    "%condition-who" 1 Part(Shape::Condition, 0);
    "%condition-message" 1 Part(Shape::Condition, 1);
    "%condition-irritants" 1 Part(Shape::Condition, 2);
    "eof-object" 0 Make(Shape::Eof);
    "void" 0 Make(Shape::Void);

    "%int-gcd" 2 Prim(P::IntegerGcd, &[T::Int, T::Int], T::Int);
    "%int-pow" 2 Prim(P::IntegerPow, &[T::Int, T::Small], T::Int);
    "%int-and" 2 Prim(P::IntegerAnd, &[T::Int, T::Int], T::Int);
    "%int-or" 2 Prim(P::IntegerOr, &[T::Int, T::Int], T::Int);
    "%int-xor" 2 Prim(P::IntegerXor, &[T::Int, T::Int], T::Int);
    "%int-not" 1 Prim(P::IntegerNot, &[T::Int], T::Int);
    "%int-shl" 2 Prim(P::IntegerShl, &[T::Int, T::Small], T::Int);
    "%int-shr" 2 Prim(P::IntegerShr, &[T::Int, T::Small], T::Int);
    "%int-bits" 1 Prim(P::IntegerBitLength, &[T::Int], T::Small);
    "%int-quotient" 2 Prim(P::IntegerQuot, &[T::Int, T::Int], T::Int);
    "%int-modulo" 2 Prim(P::IntegerMod, &[T::Int, T::Int], T::Int);
    "%int-floor" 2 Prim(P::IntegerDiv, &[T::Int, T::Int], T::Int);
    "%int->real" 1 Prim(P::IntegerToDouble, &[T::Int], T::Real);
    "%int->string" 1 Prim(P::IntegerShow, &[T::Int], T::Str);
    "%real+" 2 Prim(P::DoubleAdd, &[T::Real, T::Real], T::Real);
    "%real-" 2 Prim(P::DoubleSub, &[T::Real, T::Real], T::Real);
    "%real*" 2 Prim(P::DoubleMul, &[T::Real, T::Real], T::Real);
    "%real/" 2 Prim(P::DoubleDiv, &[T::Real, T::Real], T::Real);
    "%real=" 2 Prim(P::DoubleEq, &[T::Real, T::Real], T::Bool);
    "%real<" 2 Prim(P::DoubleLt, &[T::Real, T::Real], T::Bool);
    "%real<=" 2 Prim(P::DoubleLe, &[T::Real, T::Real], T::Bool);
    "%real-nan?" 1 Prim(P::DoubleIsNan, &[T::Real], T::Bool);
    "%real-infinite?" 1 Prim(P::DoubleIsInfinite, &[T::Real], T::Bool);
    "%real-negative-zero?" 1 Prim(P::DoubleIsNegativeZero, &[T::Real], T::Bool);
    "%real-sqrt" 1 Prim(P::DoubleSqrt, &[T::Real], T::Real);
    "%real-exp" 1 Prim(P::DoubleExp, &[T::Real], T::Real);
    "%real-log" 1 Prim(P::DoubleLog, &[T::Real], T::Real);
    "%real-sin" 1 Prim(P::DoubleSin, &[T::Real], T::Real);
    "%real-cos" 1 Prim(P::DoubleCos, &[T::Real], T::Real);
    "%real-tan" 1 Prim(P::DoubleTan, &[T::Real], T::Real);
    "%real-asin" 1 Prim(P::DoubleAsin, &[T::Real], T::Real);
    "%real-acos" 1 Prim(P::DoubleAcos, &[T::Real], T::Real);
    "%real-atan" 1 Prim(P::DoubleAtan, &[T::Real], T::Real);
    "%real-atan2" 2 Prim(P::DoubleAtan2, &[T::Real, T::Real], T::Real);
    "%real-pow" 2 Prim(P::DoublePow, &[T::Real, T::Real], T::Real);
    "%real-truncate" 1 Prim(P::DoubleTruncate, &[T::Real], T::Int);
    "%real-floor" 1 Prim(P::DoubleFloor, &[T::Real], T::Int);
    "%real-ceiling" 1 Prim(P::DoubleCeiling, &[T::Real], T::Int);
    "%real-round" 1 Prim(P::DoubleRound, &[T::Real], T::Int);
    "%real-mantissa" 1 Prim(P::DoubleMantissa, &[T::Real], T::Int);
    "%real-exponent" 1 Prim(P::DoubleExponent, &[T::Real], T::Small);
    "%real-digits" 1 Prim(P::DoubleShortest, &[T::Real], T::Str);
    "%string->real" 1 Prim(P::StrToDouble, &[T::Str], T::Real);
    "%string->int" 1 Prim(P::StrToInteger, &[T::Str], T::Int);

    "char->integer" 1 Prim(P::CharToInt, &[T::Char], T::Small);
    "integer->char" 1 Prim(P::IntToChar, &[T::Index], T::Char);
    "char-upcase" 1 Prim(P::CharUpper, &[T::Char], T::Char);
    "char-downcase" 1 Prim(P::CharLower, &[T::Char], T::Char);
    "char-foldcase" 1 Prim(P::CharLower, &[T::Char], T::Char);
    "%char-in" 2 Prim(P::CharIn, &[T::Char, T::Small], T::Bool);
    "char=?" 2 Prim(P::CharEq, &[T::Char, T::Char], T::Bool);
    "char<?" 2 Prim(P::CharLt, &[T::Char, T::Char], T::Bool);
    "char>?" 2 Prim(P::CharGt, &[T::Char, T::Char], T::Bool);
    "char<=?" 2 Prim(P::CharLe, &[T::Char, T::Char], T::Bool);
    "char>=?" 2 Prim(P::CharGe, &[T::Char, T::Char], T::Bool);

    "string-length" 1 Prim(P::StrLength, &[T::Str], T::Small);
    "string-ref" 2 Prim(P::StrIndex, &[T::Str, T::Index], T::Char);
    "%string-append" 2 Prim(P::StrAppend, &[T::Str, T::Str], T::Str);
    "substring" 3 Prim(P::StrSlice, &[T::Str, T::Index, T::Index], T::Str);
    "string=?" 2 Prim(P::StrEq, &[T::Str, T::Str], T::Bool);
    "string<?" 2 Prim(P::StrLt, &[T::Str, T::Str], T::Bool);
    "%string->list" 1 StringToList;
    "list->string" 1 ListToString(true);
    "%chars->string" 1 ListToString(false);
    "string-copy" 1 CopyString;
    "%string-set-text!" 2 ChangeString;
    "symbol->string" 1 SymbolToString;
    "string->symbol" 1 StringToSymbol;

    "vector-ref" 2 Prim(P::ArrayRead, &[T::Vector, T::Index], T::Any);
    "vector-set!" 3 Prim(P::ArrayWrite, &[T::Vector, T::Index, T::Any], T::Void);
    "vector-length" 1 Prim(P::ArrayLength, &[T::Vector], T::Small);
    "make-vector" 2 Prim(P::ArrayNew, &[T::Index, T::Any], T::Vector);
    "%bytes-ref" 2 Prim(P::ArrayRead, &[T::Bytes, T::Index], T::Any);
    "%bytes-set!" 3 Prim(P::ArrayWrite, &[T::Bytes, T::Index, T::Any], T::Void);
    "bytevector-length" 1 Prim(P::ArrayLength, &[T::Bytes], T::Small);
    "%make-bytes" 2 Prim(P::ArrayNew, &[T::Index, T::Any], T::Bytes);
    "box" 1 Prim(P::CellNew, &[T::Any], T::Box);
    "unbox" 1 Prim(P::CellRead, &[T::Box], T::Any);
    "set-box!" 2 Prim(P::CellWrite, &[T::Box, T::Any], T::Void);
    "%make-promise" 1 Prim(P::CellNew, &[T::Any], T::Promise);
    "%promise-ref" 1 Prim(P::CellRead, &[T::Promise], T::Any);
    "%promise-set!" 2 Prim(P::CellWrite, &[T::Promise, T::Any], T::Void);

    "%put-char" 2 Prim(P::IoPutChar, &[T::Small, T::Char], T::Void);
    "%flush" 1 Prim(P::IoFlush, &[T::Small], T::Void);
    "%get-char" 1 Prim(P::IoGetChar, &[T::Small], T::Small);
    "%peek-char" 1 Prim(P::IoPeekChar, &[T::Small], T::Small);
    "%open-file" 1 Prim(P::IoOpen, &[T::Str], T::Small);
    "%create-file" 2 Prim(P::IoCreate, &[T::Str, T::Small], T::Small);
    "%close-file" 1 Prim(P::IoClose, &[T::Small], T::Void);
    "%argument-count" 1 Prim(P::IoArgumentCount, &[T::Small], T::Small);
    "%argument" 1 Prim(P::IoArgument, &[T::Small], T::Str);

    "%raise" 1 Raise;
    "%catch" 2 Catch;
    "%apply" 2 Apply;
    "%call/cc" 1 CallCc;
    "assume" 1 Assume;
    "%assert" 1 Assert;
}

fn index() -> &'static FxHashMap<&'static str, u16> {
    static INDEX: OnceLock<FxHashMap<&'static str, u16>> = OnceLock::new();
    INDEX.get_or_init(|| TABLE.iter().enumerate().map(|(at, info)| (info.name, at as u16)).collect())
}

/// All names, with the numbers of their arguments.
pub(crate) fn names() -> impl Iterator<Item = (&'static str, usize)> {
    TABLE.iter().map(|info| (info.name, info.arity))
}

/// The operation of this name on so many arguments.
pub(crate) fn inline(name: &str, arity: usize) -> Option<Op> {
    let at = *index().get(name)?;
    (TABLE[at as usize].arity == arity).then_some(Op(at))
}

/// The operation of this name, with the number of its arguments.
pub(crate) fn fixed(name: &str) -> Option<(Op, usize)> {
    let at = *index().get(name)?;
    Some((Op(at), TABLE[at as usize].arity))
}

impl Op {
    pub(crate) fn how(self) -> How {
        TABLE[self.0 as usize].how
    }

    pub(crate) fn name(self) -> &'static str {
        TABLE[self.0 as usize].name
    }
}
