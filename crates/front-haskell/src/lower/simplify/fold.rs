//! Primitives of constants.

use snell_core_ir::{Literal, Prim};
use snell_integer::Integer;

/// What a primitive gives, if that is a constant and known.
pub(super) fn fold(op: Prim, args: &[&Literal]) -> Option<Literal> {
    use Literal as L;
    Some(match (op, args) {
        (Prim::IntNeg, [L::Int(a)]) => L::Int(a.wrapping_neg()),
        (Prim::IntAdd, [L::Int(a), L::Int(b)]) => L::Int(a.wrapping_add(*b)),
        (Prim::IntSub, [L::Int(a), L::Int(b)]) => L::Int(a.wrapping_sub(*b)),
        (Prim::IntMul, [L::Int(a), L::Int(b)]) => L::Int(a.wrapping_mul(*b)),
        (Prim::IntToInteger, [L::Int(a)]) => L::Integer(Integer::from(*a)),
        (Prim::IntToDouble, [L::Int(a)]) => L::Double(*a as f64),
        (Prim::IntegerNeg, [L::Integer(a)]) => L::Integer(-a),
        (Prim::IntegerAdd, [L::Integer(a), L::Integer(b)]) => L::Integer(a + b),
        (Prim::IntegerSub, [L::Integer(a), L::Integer(b)]) => L::Integer(a - b),
        (Prim::IntegerToInt, [L::Integer(a)]) => L::Int(a.wrap_i64()),
        (Prim::IntegerToDouble, [L::Integer(a)]) => L::Double(a.to_f64()),
        (Prim::DoubleNeg, [L::Double(a)]) => L::Double(-a),
        (Prim::CharToInt, [L::Char(c)]) => L::Int(i64::from(u32::from(*c))),
        _ => return None,
    })
}

/// What a comparison of constants gives, if it is known.
pub(super) fn compare(op: Prim, args: &[&Literal]) -> Option<bool> {
    use Literal as L;
    let ordering = match args {
        [L::Int(a), L::Int(b)] => a.cmp(b),
        [L::Integer(a), L::Integer(b)] => a.cmp(b),
        [L::Char(a), L::Char(b)] => a.cmp(b),
        _ => return None,
    };
    Some(match op {
        Prim::IntEq | Prim::IntegerEq | Prim::CharEq => ordering.is_eq(),
        Prim::IntNe | Prim::IntegerNe | Prim::CharNe => ordering.is_ne(),
        Prim::IntLt | Prim::IntegerLt | Prim::CharLt => ordering.is_lt(),
        Prim::IntLe | Prim::IntegerLe | Prim::CharLe => ordering.is_le(),
        Prim::IntGt | Prim::IntegerGt | Prim::CharGt => ordering.is_gt(),
        Prim::IntGe | Prim::IntegerGe | Prim::CharGe => ordering.is_ge(),
        _ => return None,
    })
}
