//! Characters: order, categories, and mappings of one to one.

use super::{Result, truth};
use crate::word::Word;
use snell_core_ir::Prim;
use snell_logic::{CharClass, CharMap, category};

pub(super) fn apply(op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (_, &[Word::Char(a), Word::Char(b)]) => return compare(op, a, b),
        (Prim::CharToInt, [Word::Char(a)]) => Ok(Word::Int(i64::from(u32::from(*a)))),
        (Prim::CharCategory, [Word::Char(a)]) => Ok(Word::Int(category(*a))),
        (Prim::CharIn, [Word::Char(a), Word::Int(class)]) => truth(CharClass(*class as u64).contains(u32::from(*a))),
        (Prim::CharUpper, [Word::Char(a)]) => Ok(Word::Char(CharMap::Upper.apply(*a))),
        (Prim::CharLower, [Word::Char(a)]) => Ok(Word::Char(CharMap::Lower.apply(*a))),
        (Prim::CharTitle, [Word::Char(a)]) => Ok(Word::Char(CharMap::Title.apply(*a))),
        _ => return None,
    })
}

#[inline(always)]
pub(super) fn compare(op: Prim, a: char, b: char) -> Option<Result> {
    Some(match op {
        Prim::CharEq => truth(a == b),
        Prim::CharNe => truth(a != b),
        Prim::CharLt => truth(a < b),
        Prim::CharLe => truth(a <= b),
        Prim::CharGt => truth(a > b),
        Prim::CharGe => truth(a >= b),
        _ => return None,
    })
}
