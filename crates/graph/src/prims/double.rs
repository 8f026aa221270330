//! IEEE doubles.

use super::decimal::{digits_of_double, shortest_of_double, show_double, show_float};
use super::{Result, fail, truth};
use crate::heap::Heap;
use crate::word::Word;
use snell_core_ir::Prim;
use snell_integer::Integer;
use snell_semantics::Fault;

pub(super) fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Option<Result> {
    match args {
        [Word::Double(a)] => unary(heap, op, *a),
        [Word::Double(a), Word::Double(b)] => binary(op, *a, *b),
        [mantissa, Word::Int(exponent)] if op == Prim::DoubleScale => {
            Some(Ok(Word::Double(scale(&super::integer::get(heap, *mantissa)?, *exponent))))
        }
        [Word::Int(bits)] if op == Prim::DoubleFromBits => Some(Ok(Word::Double(f64::from_bits(*bits as u64)))),
        _ => None,
    }
}

fn unary(heap: &mut Heap, op: Prim, a: f64) -> Option<Result> {
    Some(Ok(match op {
        Prim::DoubleNeg => Word::Double(-a),
        Prim::DoubleSqrt => Word::Double(a.sqrt()),
        Prim::DoubleExp => Word::Double(a.exp()),
        Prim::DoubleLog => Word::Double(a.ln()),
        Prim::DoubleSin => Word::Double(a.sin()),
        Prim::DoubleCos => Word::Double(a.cos()),
        Prim::DoubleTan => Word::Double(a.tan()),
        Prim::DoubleAsin => Word::Double(a.asin()),
        Prim::DoubleAcos => Word::Double(a.acos()),
        Prim::DoubleAtan => Word::Double(a.atan()),
        Prim::DoubleSinh => Word::Double(a.sinh()),
        Prim::DoubleCosh => Word::Double(a.cosh()),
        Prim::DoubleTanh => Word::Double(a.tanh()),
        Prim::DoubleAsinh => Word::Double(a.asinh()),
        Prim::DoubleAcosh => Word::Double(a.acosh()),
        Prim::DoubleAtanh => Word::Double(a.atanh()),
        Prim::DoubleLog1p => Word::Double(a.ln_1p()),
        Prim::DoubleExpm1 => Word::Double(a.exp_m1()),
        Prim::FloatRound => Word::Double(f64::from(a as f32)),
        Prim::FloatShow => heap.string(show_float(a as f32).into()),
        Prim::DoubleDigits if a.is_finite() && a >= 0.0 => heap.string(digits_of_double(a).to_string().into()),
        Prim::DoubleShortest if a.is_finite() && a >= 0.0 => heap.string(shortest_of_double(a).to_string().into()),
        Prim::DoubleDigits | Prim::DoubleShortest => return Some(fail(Fault::OutOfRange)),
        Prim::DoubleIsNan => return Some(truth(a.is_nan())),
        Prim::DoubleIsInfinite => return Some(truth(a.is_infinite())),
        Prim::DoubleIsNegativeZero => return Some(truth(a == 0.0 && a.is_sign_negative())),
        Prim::DoubleTruncate => return Some(whole(heap, a.trunc())),
        Prim::DoubleFloor => return Some(whole(heap, a.floor())),
        Prim::DoubleCeiling => return Some(whole(heap, a.ceil())),
        Prim::DoubleRound => return Some(whole(heap, a.round_ties_even())),
        Prim::DoubleMantissa => Word::Int(decode(a).0),
        Prim::DoubleExponent => Word::Int(decode(a).1),
        Prim::DoubleToBits => Word::Int(a.to_bits() as i64),
        Prim::DoubleShow => heap.string(show_double(a).into()),
        _ => return None,
    }))
}

fn binary(op: Prim, a: f64, b: f64) -> Option<Result> {
    Some(Ok(match op {
        Prim::DoubleAdd => Word::Double(a + b),
        Prim::DoubleSub => Word::Double(a - b),
        Prim::DoubleMul => Word::Double(a * b),
        Prim::DoubleDiv => Word::Double(a / b),
        Prim::DoubleAtan2 => Word::Double(a.atan2(b)),
        Prim::DoublePow => Word::Double(a.powf(b)),
        Prim::DoubleEq => return Some(truth(a == b)),
        Prim::DoubleNe => return Some(truth(a != b)),
        Prim::DoubleLt => return Some(truth(a < b)),
        Prim::DoubleLe => return Some(truth(a <= b)),
        Prim::DoubleGt => return Some(truth(a > b)),
        Prim::DoubleGe => return Some(truth(a >= b)),
        _ => return None,
    }))
}

fn whole(heap: &mut Heap, a: f64) -> Result {
    match Integer::from_f64_trunc(a) {
        Some(integer) => Ok(heap.integer(integer)),
        None => fail(Fault::OutOfRange),
    }
}

/// Mantissa and exponent with `mantissa * 2^exponent` the value, the mantissa of 53 bits unless zero.
fn decode(a: f64) -> (i64, i64) {
    let bits = a.to_bits();
    let (fraction, biased) = ((bits & ((1 << 52) - 1)) as i64, (bits >> 52 & 0x7ff) as i64);
    let (mut mantissa, mut exponent) = match biased {
        0 => (fraction, -1074),
        _ => (fraction | 1 << 52, biased - 1075),
    };
    if mantissa == 0 {
        return (0, 0);
    }
    while mantissa < 1 << 52 {
        mantissa <<= 1;
        exponent -= 1;
    }
    (if a.is_sign_negative() { -mantissa } else { mantissa }, exponent)
}

/// `mantissa * 2^exponent`, rounded once, to nearest, ties to even.
fn scale(mantissa: &Integer, exponent: i64) -> f64 {
    let sign = if mantissa.is_negative() { -1.0 } else { 1.0 };
    let magnitude = mantissa.abs();
    let length = magnitude.bit_length() as i64;
    // Beyond these the result is zero or infinite.
    match exponent.saturating_add(length) {
        _ if magnitude.is_zero() => return 0.0,
        ..-1100 => return sign * 0.0,
        1100.. => return sign * f64::INFINITY,
        _ => {}
    }
    // Bits that do not fit the mantissa, or lie below the smallest unit, are rounded away.
    let surplus = (length - 53).max(-1074 - exponent).max(0);
    let (kept, exponent) = match surplus {
        0 => (magnitude, exponent),
        _ => (round_off(&magnitude, surplus as u32), exponent + surplus),
    };
    // At most 2^53 units now: exact, but for a result too large. Two factors, as one may be out of range.
    let half = exponent / 2;
    sign * kept.to_f64() * power_of_two(half) * power_of_two(exponent - half)
}

fn round_off(magnitude: &Integer, bits: u32) -> Integer {
    let whole = magnitude.shr(bits);
    let rest = magnitude - &whole.shl(bits);
    let tie = Integer::power_of_two(bits - 1);
    let odd = !whole.is_multiple_of(&Integer::Small(2));
    if rest > tie || rest == tie && odd { &whole + &Integer::ONE } else { whole }
}

fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoding_and_scaling_are_inverse() {
        for a in [1.0, -1.5, 0.1, 5e-324, 2.2250738585072014e-308, f64::MAX, 1e300, -3e-310, 0.0] {
            let (mantissa, exponent) = decode(a);
            assert_eq!(scale(&Integer::Small(mantissa), exponent), a, "{a}");
        }
    }

    #[test]
    fn scaling_rounds_once() {
        let mantissa = Integer::power_of_two(60);
        let odd = &mantissa + &Integer::ONE;
        assert_eq!(scale(&odd, -60), 1.0);
        assert_eq!(scale(&Integer::Small(3), -1075), 1e-323); // 1.5 units: to even, two units
        assert_eq!(scale(&Integer::Small(1), -1075), 0.0);
    }
}
