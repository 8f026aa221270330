//! What of a set of values a primitive accepts.

use crate::knowledge::Knowledge;
use crate::value::{Heads, Object, ObjectId};
use snell_core_ir::{Prim, PrimType, builtin};

/// Whether the integers a primitive is given are places, lengths or codes.
fn is_place(op: Prim) -> bool {
    matches!(
        op,
        Prim::ArrayNew | Prim::ArrayRead | Prim::ArrayWrite | Prim::StrIndex | Prim::StrSlice | Prim::IntToChar
    )
}

/// The part of a set that fits, and whether there are others.
pub(super) fn restrict(known: &Knowledge, given: &Heads, wanted: PrimType, op: Prim) -> (Heads, bool) {
    let mut fitting = Heads::default();
    let mut too_big = false;
    let objects = |fits: &dyn Fn(&Object) -> bool| {
        let fits = |object: &ObjectId| fits(known.get(*object));
        given.objects.iter().filter(fits).collect()
    };
    match wanted {
        // A shift by an unbounded number is out of range, not of the wrong kind; so is a place.
        PrimType::Int if is_place(op) || matches!(op, Prim::IntegerShl | Prim::IntegerShr) => {
            fitting.whole = given.whole.clone();
        }
        PrimType::Int => (fitting.whole, too_big) = given.whole.bounded(),
        PrimType::Integer => fitting.whole = given.whole.clone(),
        PrimType::Double => fitting.double = given.double,
        PrimType::Char => fitting.char = given.char,
        PrimType::Str => fitting.text = given.text.clone(),
        PrimType::Cell => fitting.objects = objects(&|object| matches!(object, Object::Cell(_))),
        PrimType::Array => fitting.objects = objects(&|object| matches!(object, Object::Array(..))),
        PrimType::Chars => {
            fitting.objects = objects(&|object| matches!(object.con(), Some(builtin::NIL | builtin::CONS)));
        }
        PrimType::Value if op == Prim::DataTag => fitting.objects = objects(&|object| object.con().is_some()),
        PrimType::Bool | PrimType::Unit | PrimType::Value | PrimType::Lazy => {
            fitting = given.clone();
            return (fitting, false);
        }
    }
    if !fitting.whole.is_nothing() {
        fitting.number = given.number;
    }
    let dropped = [
        !given.whole.is_nothing() && fitting.whole.is_nothing(),
        !given.double.is_nothing() && fitting.double.is_nothing(),
        !given.char.is_nothing() && fitting.char.is_nothing(),
        !given.text.is_nothing() && fitting.text.is_nothing(),
        given.objects.len() > fitting.objects.len(),
    ];
    let others = too_big || dropped.contains(&true);
    (fitting, others)
}
