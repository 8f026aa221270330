//! Strings.

use super::{Result, fail, truth};
use crate::heap::Heap;
use crate::packed::Packed;
use crate::word::Word;
use snell_core_ir::{Prim, builtin};
use snell_semantics::{Demand, Fault, Stop};

pub(super) fn apply(heap: &mut Heap, op: Prim, args: &[Word]) -> Option<Result> {
    if op == Prim::StrPack {
        return Some(pack(heap, *args.first()?));
    }
    let &Word::Str(at) = args.first()? else { return None };
    match (op, args) {
        (Prim::StrUnpack, [_]) => return Some(Ok(unpack(heap, at, Word::nullary(builtin::NIL)))),
        (Prim::StrOnto, [_, rest]) => return Some(Ok(unpack(heap, at, *rest))),
        _ => {}
    }
    let a = heap.text(at).clone();
    Some(match (op, &args[1..]) {
        (Prim::StrLength, []) => Ok(Word::Int(a.chars().count() as i64)),
        (Prim::StrIndex, [Word::Int(at)]) => match usize::try_from(*at).ok().and_then(|at| a.chars().nth(at)) {
            Some(c) => Ok(Word::Char(c)),
            None => fail(Fault::OutOfRange),
        },
        (Prim::StrAppend, [Word::Str(b)]) => {
            let text = format!("{a}{}", heap.text(*b));
            Ok(heap.string(text.into()))
        }
        (Prim::StrSlice, [Word::Int(start), Word::Int(end)]) => {
            match (usize::try_from(*start), usize::try_from(*end)) {
                (Ok(start), Ok(end)) if start <= end && end <= a.chars().count() => {
                    let text: String = a.chars().skip(start).take(end - start).collect();
                    Ok(heap.string(text.into()))
                }
                _ => fail(Fault::OutOfRange),
            }
        }
        (Prim::StrIndex, [Word::Big(_)])
        | (Prim::StrSlice, [Word::Big(_), Word::Int(_) | Word::Big(_)] | [Word::Int(_), Word::Big(_)]) => {
            fail(Fault::OutOfRange)
        }
        (Prim::StrEq, [Word::Str(b)]) => truth(a == *heap.text(*b)),
        (Prim::StrLt, [Word::Str(b)]) => truth(*a < **heap.text(*b)),
        (Prim::StrToInteger, []) => match a.parse() {
            Ok(integer) => Ok(heap.integer(integer)),
            Err(_) => fail(Fault::Malformed),
        },
        (Prim::StrToDouble, []) => match a.parse() {
            Ok(double) => Ok(Word::Double(double)),
            Err(_) => fail(Fault::Malformed),
        },
        _ => return None,
    })
}

/// The characters of a text, in front of a list that need not be evaluated.
fn unpack(heap: &mut Heap, text: u32, list: Word) -> Word {
    let end = heap.pack(list);
    let Heap { words, strings, .. } = heap;
    let text = strings.get(text);
    let first = words.len();
    words.reserve(2 * text.len());
    for c in text.chars() {
        // The next cell lies right behind.
        let next = words.len() as u32 + 2;
        words.extend([Packed::char(c), Packed::con(builtin::CONS, next)]);
    }
    match words[first..].last_mut() {
        Some(last) => *last = end,
        None => return list,
    }
    Word::Con(builtin::CONS, first as u32)
}

/// Collects a list of characters; asks for the first part that is not evaluated.
fn pack(heap: &mut Heap, mut list: Word) -> Result {
    let mut text = String::new();
    loop {
        list = evaluated(heap, list)?;
        match list {
            Word::Con(builtin::NIL, _) => return Ok(heap.string(text.into())),
            Word::Con(builtin::CONS, addr) => {
                let head = evaluated(heap, heap.get(addr))?;
                let Word::Char(c) = head else { return fail(Fault::WrongKind(Prim::StrPack)) };
                text.push(c);
                list = heap.get(addr + 1);
            }
            _ => return fail(Fault::WrongKind(Prim::StrPack)),
        }
    }
}

fn evaluated(heap: &Heap, word: Word) -> Result {
    match heap.demand(word)? {
        Demand::Ready(word) => Ok(word),
        Demand::Run(_) => Err(Stop::Demand(word)),
    }
}
