//! Unbounded integers.

use super::{Result, fail, truth};
use crate::heap::Heap;
use crate::packed::Packed;
use crate::word::Word;
use snell_core_ir::Prim;
use snell_integer::Integer;
use snell_semantics::Fault;
use std::sync::Arc;

/// The most bits a shift or a power may make: beyond, it would only exhaust memory.
const MAX_BITS: i64 = 1 << 30;

/// Bits of a word of the heap.
const WORD_BITS: usize = 8 * size_of::<Packed>();

pub(super) fn get(heap: &Heap, word: Word) -> Option<Integer> {
    match word {
        Word::Int(small) => Some(Integer::Small(small)),
        Word::Big(at) => Some(heap.big(at).clone()),
        _ => None,
    }
}

/// The digits of a number; made in place, since a string takes an allocation of its own.
pub(super) fn digits(n: i64) -> Arc<str> {
    let mut text = [0; 20];
    let mut start = text.len();
    let mut left = n.unsigned_abs();
    loop {
        start -= 1;
        text[start] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    if n < 0 {
        start -= 1;
        text[start] = b'-';
    }
    std::str::from_utf8(&text[start..]).unwrap_or_default().into()
}

pub(super) fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Option<Result> {
    let a = get(heap, *args.first()?)?;
    match op {
        Prim::IntegerNeg => return Some(Ok(heap.integer(-&a))),
        Prim::IntegerNot => return Some(Ok(heap.integer(!&a))),
        Prim::IntegerToInt => return Some(Ok(Word::Int(a.wrap_i64()))),
        Prim::IntegerToDouble => return Some(Ok(Word::Double(a.to_f64()))),
        Prim::IntegerBitLength => return Some(Ok(Word::Int(a.bit_length() as i64))),
        Prim::IntegerShow => {
            let text = match &a {
                Integer::Small(small) => digits(*small),
                big => big.to_string().into(),
            };
            return Some(Ok(heap.string(text)));
        }
        _ => {}
    }
    let b = get(heap, *args.get(1)?)?;
    Some(match op {
        Prim::IntegerAdd => Ok(heap.integer(&a + &b)),
        Prim::IntegerSub => Ok(heap.integer(&a - &b)),
        Prim::IntegerMul => Ok(heap.integer(&a * &b)),
        Prim::IntegerQuot => divided(heap, a.quot(&b)),
        Prim::IntegerRem => divided(heap, a.rem(&b)),
        Prim::IntegerDiv => divided(heap, a.div_floor(&b)),
        Prim::IntegerMod => divided(heap, a.mod_floor(&b)),
        Prim::IntegerGcd => Ok(heap.integer(a.gcd(&b))),
        Prim::IntegerPow => match args[1] {
            Word::Int(exponent) => power(heap, &a, exponent),
            _ => return None,
        },
        Prim::IntegerEq => truth(a == b),
        Prim::IntegerNe => truth(a != b),
        Prim::IntegerLt => truth(a < b),
        Prim::IntegerLe => truth(a <= b),
        Prim::IntegerGt => truth(a > b),
        Prim::IntegerGe => truth(a >= b),
        Prim::IntegerAnd => Ok(heap.integer(&a & &b)),
        Prim::IntegerOr => Ok(heap.integer(&a | &b)),
        Prim::IntegerXor => Ok(heap.integer(&a ^ &b)),
        Prim::IntegerShl | Prim::IntegerShr => match b.to_i64() {
            Some(..0) => fail(Fault::OutOfRange),
            Some(bits @ 0..MAX_BITS) if op == Prim::IntegerShr => Ok(heap.integer(a.shr(bits as u32))),
            _ if op == Prim::IntegerShr => {
                Ok(heap.integer(if a.is_negative() { Integer::MINUS_ONE } else { Integer::ZERO }))
            }
            Some(bits @ 0..MAX_BITS) => Ok(heap.integer(a.shl(bits as u32))),
            _ if a.is_zero() => Ok(Word::Int(0)),
            _ => fail(Fault::OutOfMemory),
        },
        _ => return None,
    })
}

fn power(heap: &mut Heap, base: &Integer, exponent: i64) -> Result {
    let Ok(exponent) = u64::try_from(exponent) else { return fail(Fault::OutOfRange) };
    // Powers of these stay small, however large the exponent is.
    if exponent == 0 || base.abs() <= Integer::ONE {
        let odd = exponent % 2 == 1;
        return Ok(heap.integer(if odd {
            base.clone()
        } else {
            Integer::Small(i64::from(exponent == 0 || !base.is_zero()))
        }));
    }
    let bits = base.bit_length().saturating_mul(exponent);
    let fits = bits < MAX_BITS as u64 && heap.has_room(bits as usize / WORD_BITS);
    match u32::try_from(exponent) {
        Ok(exponent) if fits => Ok(heap.integer(base.pow(exponent))),
        _ => fail(Fault::OutOfMemory),
    }
}

fn divided(heap: &mut Heap, result: Option<Integer>) -> Result {
    match result {
        Some(integer) => Ok(heap.integer(integer)),
        None => fail(Fault::DivideByZero),
    }
}
