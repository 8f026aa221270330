//! Primitive operators, by the type of their result.

use super::generate::Generator;
use super::types::Ty;
use snell_core_ir::{Atom, ExprId, Prim};

const INT: &[(Prim, &[Ty])] = &[
    (Prim::IntAdd, &[Ty::Int, Ty::Int]),
    (Prim::IntSub, &[Ty::Int, Ty::Int]),
    (Prim::IntMul, &[Ty::Int, Ty::Int]),
    (Prim::IntNeg, &[Ty::Int]),
    (Prim::IntQuot, &[Ty::Int, Ty::Int]),
    (Prim::IntRem, &[Ty::Int, Ty::Int]),
    (Prim::IntDiv, &[Ty::Int, Ty::Int]),
    (Prim::IntMod, &[Ty::Int, Ty::Int]),
    (Prim::CharToInt, &[Ty::Char]),
    (Prim::IntegerToInt, &[Ty::Integer]),
    (Prim::DataTag, &[Ty::Colour]),
    (Prim::IntAnd, &[Ty::Int, Ty::Int]),
    (Prim::IntXor, &[Ty::Int, Ty::Int]),
    (Prim::IntNot, &[Ty::Int]),
];

const INTEGER: &[(Prim, &[Ty])] = &[
    (Prim::IntegerAdd, &[Ty::Integer, Ty::Integer]),
    (Prim::IntegerSub, &[Ty::Integer, Ty::Integer]),
    (Prim::IntegerMul, &[Ty::Integer, Ty::Integer]),
    (Prim::IntToInteger, &[Ty::Int]),
    (Prim::IntegerDiv, &[Ty::Integer, Ty::Integer]),
    (Prim::IntegerMod, &[Ty::Integer, Ty::Integer]),
    (Prim::IntegerNeg, &[Ty::Integer]),
    (Prim::IntegerQuot, &[Ty::Integer, Ty::Integer]),
    (Prim::DoubleTruncate, &[Ty::Double]),
];

const DOUBLE: &[(Prim, &[Ty])] = &[
    (Prim::DoubleAdd, &[Ty::Double, Ty::Double]),
    (Prim::DoubleMul, &[Ty::Double, Ty::Double]),
    (Prim::DoubleDiv, &[Ty::Double, Ty::Double]),
    (Prim::DoubleNeg, &[Ty::Double]),
    (Prim::IntToDouble, &[Ty::Int]),
];

const BOOL: &[(Prim, &[Ty])] = &[
    (Prim::IntLt, &[Ty::Int, Ty::Int]),
    (Prim::IntEq, &[Ty::Int, Ty::Int]),
    (Prim::IntGe, &[Ty::Int, Ty::Int]),
    (Prim::IntNe, &[Ty::Int, Ty::Int]),
    (Prim::CharEq, &[Ty::Char, Ty::Char]),
    (Prim::CharLt, &[Ty::Char, Ty::Char]),
    (Prim::IntegerLe, &[Ty::Integer, Ty::Integer]),
    (Prim::IntegerEq, &[Ty::Integer, Ty::Integer]),
    (Prim::DoubleLt, &[Ty::Double, Ty::Double]),
    (Prim::DoubleEq, &[Ty::Double, Ty::Double]),
    (Prim::DoubleIsNan, &[Ty::Double]),
];

const CHAR: &[(Prim, &[Ty])] = &[(Prim::IntToChar, &[Ty::Int])];

impl Generator<'_> {
    /// An operator with a result of this type; another expression if there is none.
    pub(super) fn operator(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let table = match ty {
            Ty::Bool if self.choices.once_in(3) => return self.equality(depth),
            Ty::Int => INT,
            Ty::Integer => INTEGER,
            Ty::Double => DOUBLE,
            Ty::Bool => BOOL,
            Ty::Char => CHAR,
            _ => return self.expr(ty, depth),
        };
        let &(op, types) = self.choices.pick(table);
        let mut around = Vec::new();
        let args: Vec<Atom> = types.iter().map(|of| self.atom(of, depth, &mut around)).collect();
        let body = self.b.prim(op, args);
        self.close(body, around)
    }
}
