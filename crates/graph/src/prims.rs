//! Primitives on plain words: what they mean when nothing is symbolic.

mod double;
mod integer;
mod storage;
mod text;

use crate::heap::Heap;
use crate::word::Word;
use snell_core_ir::{Literal, Prim, builtin};
use snell_semantics::{Fault, Stop};

/// The result of a primitive.
pub(crate) type Result = std::result::Result<Word, Stop<Word>>;

/// Applies a primitive to evaluated words. A word of the wrong kind is a fault of the program.
#[inline(always)]
pub fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Result {
    // The common cases first, where they can be inlined into the machine.
    if let &[Word::Int(a), Word::Int(b)] = args {
        match op {
            Prim::IntAdd => return Ok(Word::Int(a.wrapping_add(b))),
            Prim::IntSub => return Ok(Word::Int(a.wrapping_sub(b))),
            Prim::IntMul => return Ok(Word::Int(a.wrapping_mul(b))),
            Prim::IntEq | Prim::IntegerEq => return truth(a == b),
            Prim::IntNe | Prim::IntegerNe => return truth(a != b),
            Prim::IntLt | Prim::IntegerLt => return truth(a < b),
            Prim::IntLe | Prim::IntegerLe => return truth(a <= b),
            Prim::IntGt | Prim::IntegerGt => return truth(a > b),
            Prim::IntGe | Prim::IntegerGe => return truth(a >= b),
            _ => {}
        }
    }
    rest(heap, op, args)
}

#[inline(never)]
fn rest(heap: &mut Heap, op: Prim, args: &[Word]) -> Result {
    let family = match op.text().split_once('.') {
        Some(("int", _)) => int(heap, op, args),
        Some(("integer", _)) => integer::apply(heap, op, args),
        Some(("double", _)) => double::apply(heap, op, args),
        Some(("char", _)) => char(op, args),
        Some(("str", _)) => text::apply(heap, op, args),
        _ => storage::apply(heap, op, args),
    };
    family.unwrap_or(Err(Stop::Fail(Fault::WrongKind(op))))
}

#[inline]
pub(crate) fn truth(value: bool) -> Result {
    Ok(Word::nullary(if value { builtin::TRUE } else { builtin::FALSE }))
}

pub(crate) fn fail(fault: Fault<Word>) -> Result {
    Err(Stop::Fail(fault))
}

fn int(heap: &mut Heap, op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (Prim::IntQuot | Prim::IntRem | Prim::IntDiv | Prim::IntMod, [Word::Int(_), Word::Int(0)]) => {
            fail(Fault::DivideByZero)
        }
        (Prim::IntQuot, [Word::Int(a), Word::Int(b)]) => Ok(Word::Int(a.wrapping_div(*b))),
        (Prim::IntRem, [Word::Int(a), Word::Int(b)]) => Ok(Word::Int(a.wrapping_rem(*b))),
        (Prim::IntDiv, [Word::Int(a), Word::Int(b)]) => {
            let (quotient, remainder) = (a.wrapping_div(*b), a.wrapping_rem(*b));
            let round_down = remainder != 0 && (remainder < 0) != (*b < 0);
            Ok(Word::Int(quotient.wrapping_sub(i64::from(round_down))))
        }
        (Prim::IntMod, [Word::Int(a), Word::Int(b)]) => {
            let remainder = a.wrapping_rem(*b);
            let adjust = remainder != 0 && (remainder < 0) != (*b < 0);
            Ok(Word::Int(if adjust { remainder + b } else { remainder }))
        }
        (Prim::IntNeg, [Word::Int(a)]) => Ok(Word::Int(a.wrapping_neg())),
        (Prim::IntAnd, [Word::Int(a), Word::Int(b)]) => Ok(Word::Int(a & b)),
        (Prim::IntOr, [Word::Int(a), Word::Int(b)]) => Ok(Word::Int(a | b)),
        (Prim::IntXor, [Word::Int(a), Word::Int(b)]) => Ok(Word::Int(a ^ b)),
        (Prim::IntNot, [Word::Int(a)]) => Ok(Word::Int(!a)),
        (Prim::IntShl, [Word::Int(a), Word::Int(b)]) => match u32::try_from(*b) {
            Ok(bits) => Ok(Word::Int(a.checked_shl(bits).unwrap_or(0))),
            Err(_) => fail(Fault::OutOfRange),
        },
        (Prim::IntShr, [Word::Int(a), Word::Int(b)]) => match u32::try_from(*b) {
            Ok(bits) => Ok(Word::Int(a >> bits.min(63))),
            Err(_) => fail(Fault::OutOfRange),
        },
        (Prim::IntPopCount, [Word::Int(a)]) => Ok(Word::Int(i64::from(a.count_ones()))),
        (Prim::IntToInteger, [Word::Int(a)]) => Ok(Word::Int(*a)),
        (Prim::IntToDouble, [Word::Int(a)]) => Ok(Word::Double(*a as f64)),
        (Prim::IntToChar, [Word::Int(a)]) => match u32::try_from(*a).ok().and_then(char::from_u32) {
            Some(c) => Ok(Word::Char(c)),
            None => fail(Fault::OutOfRange),
        },
        (Prim::IntShow, [Word::Int(a)]) => Ok(heap.string(a.to_string().into())),
        _ => return None,
    })
}

fn char(op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (Prim::CharEq, [Word::Char(a), Word::Char(b)]) => truth(a == b),
        (Prim::CharNe, [Word::Char(a), Word::Char(b)]) => truth(a != b),
        (Prim::CharLt, [Word::Char(a), Word::Char(b)]) => truth(a < b),
        (Prim::CharLe, [Word::Char(a), Word::Char(b)]) => truth(a <= b),
        (Prim::CharGt, [Word::Char(a), Word::Char(b)]) => truth(a > b),
        (Prim::CharGe, [Word::Char(a), Word::Char(b)]) => truth(a >= b),
        (Prim::CharToInt, [Word::Char(a)]) => Ok(Word::Int(i64::from(u32::from(*a)))),
        _ => return None,
    })
}

/// Whether an evaluated word is this literal; none if it is of another kind.
pub fn compare_literal(heap: &Heap, word: Word, literal: &Literal) -> Option<bool> {
    Some(match (literal, word) {
        (Literal::Int(a), Word::Int(b)) => *a == b,
        (Literal::Integer(a), Word::Int(b)) => a.to_i64() == Some(b),
        (Literal::Integer(a), Word::Big(b)) => a == heap.big(b),
        (Literal::Double(a), Word::Double(b)) => *a == b,
        (Literal::Char(a), Word::Char(b)) => *a == b,
        (Literal::Str(a), Word::Str(b)) => a == heap.text(b),
        _ => return None,
    })
}
