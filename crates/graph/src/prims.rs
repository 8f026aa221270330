//! Primitives on plain words: what they mean when nothing is symbolic.

mod char;
mod console;
mod decimal;
mod double;
mod integer;
mod storage;
mod text;

use crate::heap::Heap;
use crate::packed::Packed;
use crate::word::Word;
use snell_core_ir::{Literal, Prim, builtin};
use snell_semantics::{Fault, Stop};

/// The result of a primitive.
pub(crate) type Result = std::result::Result<Word, Stop<Word>>;

/// Applies a primitive to evaluated words. A word of the wrong kind is a fault of the program. There is no console.
#[inline(always)]
pub fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Result {
    match apply_common(op, args) {
        Some(result) => result,
        None => apply_rest(heap, op, args),
    }
}

/// The common cases, to be inlined into the machine.
#[inline(always)]
pub fn apply_common(op: Prim, args: &[Word]) -> Option<Result> {
    let (a, b) = match *args {
        [Word::Int(a), Word::Int(b)] => (a, b),
        [Word::Char(a), Word::Char(b)] => return char::compare(op, a, b),
        _ => return None,
    };
    Some(match op {
        Prim::IntAdd => Ok(Word::Int(a.wrapping_add(b))),
        Prim::IntSub => Ok(Word::Int(a.wrapping_sub(b))),
        Prim::IntMul => Ok(Word::Int(a.wrapping_mul(b))),
        Prim::IntQuot if b != 0 => Ok(Word::Int(a.wrapping_div(b))),
        Prim::IntRem if b != 0 => Ok(Word::Int(a.wrapping_rem(b))),
        Prim::IntDiv if b > 0 => Ok(Word::Int(a.div_euclid(b))),
        Prim::IntMod if b > 0 => Ok(Word::Int(a.rem_euclid(b))),
        Prim::IntegerAdd => Ok(Word::Int(a.checked_add(b)?)),
        Prim::IntegerSub => Ok(Word::Int(a.checked_sub(b)?)),
        Prim::IntegerMul => Ok(Word::Int(a.checked_mul(b)?)),
        Prim::IntEq | Prim::IntegerEq => truth(a == b),
        Prim::IntNe | Prim::IntegerNe => truth(a != b),
        Prim::IntLt | Prim::IntegerLt => truth(a < b),
        Prim::IntLe | Prim::IntegerLe => truth(a <= b),
        Prim::IntGt | Prim::IntegerGt => truth(a > b),
        Prim::IntGe | Prim::IntegerGe => truth(a >= b),
        _ => return None,
    })
}

/// The commonest arithmetic, on integers that fit and give one that does.
#[inline(always)]
pub fn known_value(op: Prim, left: Packed, right: Packed) -> Option<Packed> {
    let Some((a, b)) = left.twice(right) else { return known_double(op, left, right) };
    Some(match op {
        Prim::IntAdd | Prim::IntegerAdd => Packed::half(a.checked_add(b)?),
        Prim::IntSub | Prim::IntegerSub => Packed::half(a.checked_sub(b)?),
        Prim::IntMul | Prim::IntegerMul => Packed::half((a >> 1).checked_mul(b)?),
        // Twice a remainder is the remainder of what is twice as large.
        Prim::IntMod if b > 0 => Packed::half(a.rem_euclid(b)),
        Prim::IntRem if b > 0 => Packed::half(a % b),
        Prim::IntDiv if b > 0 => Packed::half(2 * a.div_euclid(b)),
        Prim::IntQuot if b > 0 => Packed::half(2 * (a / b)),
        _ => return None,
    })
}

/// The same of doubles.
#[inline(never)]
fn known_double(op: Prim, left: Packed, right: Packed) -> Option<Packed> {
    let (a, b) = left.doubles(right)?;
    Packed::double(match op {
        Prim::DoubleAdd => a + b,
        Prim::DoubleSub => a - b,
        Prim::DoubleMul => a * b,
        Prim::DoubleDiv => a / b,
        _ => return None,
    })
}

/// How two integers or two characters compare, for comparisons of such.
#[inline(always)]
pub fn known_order(op: Prim, left: Packed, right: Packed) -> Option<std::cmp::Ordering> {
    let (ordering, family) = match (left.twice(right), left.chars(right)) {
        (Some((a, b)), _) => (a.cmp(&b), INTEGERS),
        (_, Some((a, b))) => (a.cmp(&b), CHARACTERS),
        _ => return None,
    };
    (RELATIONS[op as usize] & family != 0).then_some(ordering)
}

/// What a comparison of integers or of characters gives.
#[inline(always)]
pub fn known_truth(op: Prim, left: Packed, right: Packed) -> Option<bool> {
    let (ordering, family) = match (left.twice(right), left.chars(right)) {
        (Some((a, b)), _) => (a.cmp(&b), INTEGERS),
        (_, Some((a, b))) => (a.cmp(&b), CHARACTERS),
        _ => return None,
    };
    let relation = RELATIONS[op as usize];
    (relation & family != 0).then(|| relation >> (ordering as i8 + 1) & 1 != 0)
}

/// Of comparisons: whether they hold of what is less, equal and greater, and of what they are comparisons.
static RELATIONS: [u8; Prim::ALL.len()] = {
    let mut relations = [0; Prim::ALL.len()];
    let mut at = 0;
    while at < relations.len() {
        relations[at] = match Prim::ALL[at] {
            Prim::IntLt | Prim::IntegerLt => INTEGERS | 1,
            Prim::IntLe | Prim::IntegerLe => INTEGERS | 3,
            Prim::IntEq | Prim::IntegerEq => INTEGERS | 2,
            Prim::IntNe | Prim::IntegerNe => INTEGERS | 5,
            Prim::IntGe | Prim::IntegerGe => INTEGERS | 6,
            Prim::IntGt | Prim::IntegerGt => INTEGERS | 4,
            Prim::CharLt => CHARACTERS | 1,
            Prim::CharLe => CHARACTERS | 3,
            Prim::CharEq => CHARACTERS | 2,
            Prim::CharNe => CHARACTERS | 5,
            Prim::CharGe => CHARACTERS | 6,
            Prim::CharGt => CHARACTERS | 4,
            _ => 0,
        };
        at += 1;
    }
    relations
};

const INTEGERS: u8 = 8;
const CHARACTERS: u8 = 16;

/// All other cases.
#[inline(never)]
pub fn apply_rest(heap: &mut Heap, op: Prim, args: &[Word]) -> Result {
    let result = match FAMILIES[op as usize] {
        Family::Int => int(heap, op, args),
        Family::Integer => integer::apply(heap, op, args),
        Family::Double => double::apply(heap, op, args),
        Family::Char => char::apply(op, args),
        Family::Text => text::apply(heap, op, args),
        Family::Console => console::apply(op, args),
        Family::Storage => storage::apply(heap, op, args),
    };
    result.unwrap_or(Err(Stop::Fail(Fault::WrongKind(op))))
}

/// Primitives that one file is about.
#[derive(Clone, Copy)]
enum Family {
    Int,
    Integer,
    Double,
    Char,
    Text,
    Console,
    Storage,
}

/// The family of each primitive, by the first word of its name; looked up once, when this is compiled.
static FAMILIES: [Family; Prim::ALL.len()] = {
    let mut families = [Family::Storage; Prim::ALL.len()];
    let mut at = 0;
    while at < families.len() {
        families[at] = match Prim::ALL[at].text().as_bytes() {
            [b'i', b'n', b't', b'.', ..] => Family::Int,
            [b'i', b'n', b't', ..] => Family::Integer,
            [b'd', b'o', ..] | [b'f', b'l', ..] => Family::Double,
            [b'c', b'h', ..] => Family::Char,
            [b's', b't', ..] => Family::Text,
            [b'i', b'o', b'.', ..] => Family::Console,
            _ => Family::Storage,
        };
        at += 1;
    }
    families
};

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
        (Prim::IntShrLogical, [Word::Int(a), Word::Int(b)]) => match u32::try_from(*b) {
            Ok(bits) => Ok(Word::Int((*a as u64).checked_shr(bits).unwrap_or(0) as i64)),
            Err(_) => fail(Fault::OutOfRange),
        },
        (Prim::IntTrailingZeros, [Word::Int(a)]) => Ok(Word::Int(i64::from(a.trailing_zeros()))),
        (Prim::IntLeadingZeros, [Word::Int(a)]) => Ok(Word::Int(i64::from(a.leading_zeros()))),
        (Prim::IntPopCount, [Word::Int(a)]) => Ok(Word::Int(i64::from(a.count_ones()))),
        (Prim::IntToInteger, [Word::Int(a)]) => Ok(Word::Int(*a)),
        (Prim::IntToDouble, [Word::Int(a)]) => Ok(Word::Double(*a as f64)),
        (Prim::IntToChar, [Word::Int(a)]) => match u32::try_from(*a).ok().and_then(std::primitive::char::from_u32) {
            Some(c) => Ok(Word::Char(c)),
            None => fail(Fault::OutOfRange),
        },
        (Prim::IntToChar, [Word::Big(_)]) => fail(Fault::OutOfRange),
        (Prim::IntShow, [Word::Int(a)]) => Ok(heap.string(integer::digits(*a))),
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
