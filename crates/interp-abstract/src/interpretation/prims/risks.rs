//! How primitives can fail on arguments of the right kind that are not all known.

use crate::value::Heads;
use crate::whole::Whole;
use snell_core_ir::Prim;
use snell_integer::Integer;
use snell_semantics::Fault;

/// The failures that cannot be excluded.
pub(super) fn risks(op: Prim, args: &[Heads]) -> Option<Fault<()>> {
    match op {
        Prim::IntQuot | Prim::IntRem | Prim::IntDiv | Prim::IntMod => divisor(args),
        Prim::IntegerQuot | Prim::IntegerRem | Prim::IntegerDiv | Prim::IntegerMod => divisor(args),
        Prim::IntShl | Prim::IntShr | Prim::IntShrLogical | Prim::IntegerShl | Prim::IntegerShr => shift(args),
        Prim::IntegerPow => shift(args),
        Prim::IoPutChar | Prim::IoFlush | Prim::IoClose => handle(args),
        Prim::IoArgument | Prim::DoubleDigits | Prim::DoubleShortest => Some(Fault::OutOfRange),
        Prim::IntToChar | Prim::StrIndex | Prim::StrSlice => Some(Fault::OutOfRange),
        Prim::DoubleTruncate | Prim::DoubleFloor | Prim::DoubleCeiling | Prim::DoubleRound => Some(Fault::OutOfRange),
        Prim::StrToInteger | Prim::StrToDouble => Some(Fault::Malformed),
        _ => None,
    }
}

fn divisor(args: &[Heads]) -> Option<Fault<()>> {
    let may_be_zero = args.get(1).is_none_or(|divisor| divisor.whole.may_be(&Integer::Small(0)));
    may_be_zero.then_some(Fault::DivideByZero)
}

fn shift(args: &[Heads]) -> Option<Fault<()>> {
    let safe = matches!(args.get(1), Some(Heads { whole: Whole::Exactly(Integer::Small(0..=4096)), .. }));
    (!safe).then_some(Fault::OutOfRange)
}

fn handle(args: &[Heads]) -> Option<Fault<()>> {
    let good = matches!(args.first(), Some(Heads { whole: Whole::Exactly(Integer::Small(1 | 2)), .. }));
    (!good).then_some(Fault::OutOfRange)
}
