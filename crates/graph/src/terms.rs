//! Primitives on unknown numbers, as terms: what the symbolic and the abstract interpretation agree on.

use snell_core_ir::{Prim, PrimType};
use snell_integer::Integer;
use snell_logic::{BitOp, CharClass, CharMap, Division, MAX_SHIFT, TermId, Terms};

/// The term of a primitive of whole numbers or characters, if there is one: arithmetic, comparisons, classes. Who asks for a division
/// has made sure that the divisor is not zero.
pub fn term(terms: &mut Terms, op: Prim, args: &[TermId]) -> Option<TermId> {
    use Prim::*;
    let result = match (op, args) {
        (IntAdd | IntegerAdd, &[a, b]) => terms.add(a, b),
        (IntSub | IntegerSub, &[a, b]) => terms.sub(a, b),
        (IntMul | IntegerMul, &[a, b]) => terms.mul(a, b),
        (IntNeg | IntegerNeg, &[a]) => terms.neg(a),
        (IntQuot | IntegerQuot, &[a, b]) => terms.divide(Division::Quot, a, b),
        (IntRem | IntegerRem, &[a, b]) => terms.divide(Division::Rem, a, b),
        (IntDiv | IntegerDiv, &[a, b]) => terms.divide(Division::Div, a, b),
        (IntMod | IntegerMod, &[a, b]) => terms.divide(Division::Mod, a, b),
        (IntEq | IntegerEq | CharEq, &[a, b]) => terms.eq(a, b),
        (IntNe | IntegerNe | CharNe, &[a, b]) => terms.ne(a, b),
        (IntLt | IntegerLt | CharLt, &[a, b]) => terms.lt(a, b),
        (IntLe | IntegerLe | CharLe, &[a, b]) => terms.le(a, b),
        (IntGt | IntegerGt | CharGt, &[a, b]) => terms.gt(a, b),
        (IntGe | IntegerGe | CharGe, &[a, b]) => terms.ge(a, b),
        (IntToInteger | IntegerToInt | CharToInt, &[a]) => a,
        (IntShl | IntShr | IntShrLogical | IntegerShl | IntegerShr, &[a, by]) => shifted(terms, op, a, by)?,
        (CharIn, &[a, class]) => {
            let class = CharClass(terms.as_int(class)?.to_i128()? as u64);
            terms.member(class, a)
        }
        (CharUpper, &[a]) => terms.char_map(CharMap::Upper, a),
        (CharLower, &[a]) => terms.char_map(CharMap::Lower, a),
        (CharTitle, &[a]) => terms.char_map(CharMap::Title, a),
        _ => return None,
    };
    Some(match op.signature().result {
        PrimType::Int => terms.wrap(result),
        _ => result,
    })
}

/// A shift by a number of bits that is known and not negative.
fn shifted(terms: &mut Terms, op: Prim, a: TermId, by: TermId) -> Option<TermId> {
    let by = terms.as_int(by)?.to_u32()?;
    // An `Int` has no more bits to lose.
    let by = if matches!(op, Prim::IntegerShl | Prim::IntegerShr) { by } else { by.min(64) };
    if by > MAX_SHIFT {
        return None;
    }
    let bits = terms.int(i64::from(by));
    Some(match op {
        Prim::IntShl | Prim::IntegerShl => terms.bit(BitOp::Shl, a, bits),
        Prim::IntShrLogical if by > 0 => {
            let modulus = terms.int(Integer::power_of_two(64));
            let unsigned = terms.mod_floor(a, modulus);
            terms.bit(BitOp::Shr, unsigned, bits)
        }
        _ => terms.bit(BitOp::Shr, a, bits),
    })
}
