//! Mutable cells and arrays, and what is left.

use super::{Result, fail, truth};
use crate::heap::Heap;
use crate::word::Word;
use snell_core_ir::{Prim, builtin};
use snell_semantics::Fault;

/// No array is longer.
const MAX_LENGTH: i64 = 1 << 28;

pub(super) fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (Prim::CellNew, [value]) => Ok(Word::Cell(heap.alloc([*value]))),
        (Prim::CellRead, [Word::Cell(addr)]) => Ok(heap.get(*addr)),
        (Prim::CellWrite, [Word::Cell(addr), value]) => {
            heap.set(*addr, *value);
            Ok(Word::nullary(builtin::UNIT))
        }
        (Prim::CellSame, [Word::Cell(a), Word::Cell(b)]) => truth(a == b),
        (Prim::ArrayNew, [Word::Int(len @ 0..=MAX_LENGTH), _]) if !heap.has_room(*len as usize) => {
            fail(Fault::OutOfMemory)
        }
        (Prim::ArrayNew, [Word::Int(len @ 0..=MAX_LENGTH), value]) => {
            let addr = heap.alloc([Word::Int(*len)]);
            heap.alloc(std::iter::repeat_n(*value, *len as usize));
            Ok(Word::Array(addr))
        }
        (Prim::ArrayNew, [Word::Int(_) | Word::Big(_), _]) => fail(Fault::OutOfRange),
        // What does not fit 64 bits is no place of any array.
        (Prim::ArrayRead, [Word::Array(_), Word::Big(_)]) => fail(Fault::OutOfRange),
        (Prim::ArrayWrite, [Word::Array(_), Word::Big(_), _]) => fail(Fault::OutOfRange),
        (Prim::ArrayLength, [Word::Array(addr)]) => Ok(heap.get(*addr)),
        (Prim::ArrayRead, [Word::Array(addr), Word::Int(at)]) => match place(heap, *addr, *at) {
            Some(at) => Ok(heap.get(at)),
            None => fail(Fault::OutOfRange),
        },
        (Prim::ArrayWrite, [Word::Array(addr), Word::Int(at), value]) => match place(heap, *addr, *at) {
            Some(at) => {
                heap.set(at, *value);
                Ok(Word::nullary(builtin::UNIT))
            }
            None => fail(Fault::OutOfRange),
        },
        (Prim::ArraySame, [Word::Array(a), Word::Array(b)]) => truth(a == b),
        (Prim::DataTag, [Word::Con(con, _)]) => Ok(Word::Int(i64::from(heap.con_index(*con)))),
        (Prim::DataSame | Prim::DataShared, [a, b]) => truth(same(heap, *a, *b)),
        (Prim::DataUnknown, [Word::Lazy(a), Word::Lazy(b)]) => truth(heap.resolve(*a) == heap.resolve(*b)),
        (Prim::DataUnknown, [_, _]) => truth(false),
        _ => return None,
    })
}

/// One object: constructors without fields are where nothing is.
fn same(heap: &Heap, a: Word, b: Word) -> bool {
    match (a, b) {
        (Word::Con(a, _), Word::Con(b, _)) if heap.code.con_arity[a.index()] == 0 => a == b,
        (a, b) => a == b,
    }
}

fn place(heap: &Heap, addr: u32, at: i64) -> Option<u32> {
    let Word::Int(len) = heap.get(addr) else { return None };
    (0..len).contains(&at).then(|| addr + 1 + at as u32)
}
