//! The console where there is none: what is written is discarded, what would be read is not supported.

use super::{Result, fail};
use crate::word::Word;
use snell_core_ir::{Prim, builtin};
use snell_semantics::Fault;

pub(super) fn apply(op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (Prim::IoPutChar, [Word::Int(1..), Word::Char(_)]) | (Prim::IoFlush | Prim::IoClose, [Word::Int(1..)]) => {
            Ok(Word::nullary(builtin::UNIT))
        }
        (Prim::IoPutChar, [Word::Int(_), Word::Char(_)]) | (Prim::IoFlush | Prim::IoClose, [Word::Int(_)]) => {
            fail(Fault::OutOfRange)
        }
        (Prim::IoGetChar | Prim::IoPeekChar, [Word::Int(_)]) => {
            fail(Fault::Unsupported("the standard input, which is not explored"))
        }
        (Prim::IoOpen | Prim::IoCreate, _) => fail(Fault::Unsupported("files, which are not explored")),
        (Prim::IoAsk, _) => fail(Fault::Unsupported("the world outside, which is not explored")),
        (Prim::IoArgumentCount | Prim::IoArgument | Prim::IoProgramName, [Word::Int(_)]) => {
            fail(Fault::Unsupported("the arguments of the program, which are not explored"))
        }
        _ => return None,
    })
}
