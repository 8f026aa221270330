//! A list of characters as a primitive string.

use crate::state::{Answer, Symbolic};
use snell_core_ir::{Prim, builtin};
use snell_graph::{Kind, Word};
use snell_semantics::{Demand, Fault, Stop};

impl Symbolic {
    /// The string of a list; asks for the first part that is not evaluated.
    pub(crate) fn pack(&mut self, mut list: Word) -> Answer<Word> {
        let mut text = Vec::new();
        loop {
            match self.ready(list)? {
                Word::Con(builtin::NIL, _) => return Ok(self.text(text)),
                Word::Con(builtin::CONS, addr) => {
                    match self.ready(self.heap.get(addr))? {
                        character @ (Word::Char(_) | Word::Term(Kind::Char, _)) => text.push(character),
                        Word::Lazy(_) => return self.give_up("an unknown string"),
                        _ => return Err(Stop::Fail(Fault::WrongKind(Prim::StrPack))),
                    }
                    list = self.heap.get(addr + 1);
                }
                Word::Lazy(_) => return self.give_up("an unknown string"),
                _ => return Err(Stop::Fail(Fault::WrongKind(Prim::StrPack))),
            }
        }
    }

    fn ready(&mut self, word: Word) -> Answer<Word> {
        match self.heap.demand(word)? {
            Demand::Ready(Word::Lazy(addr)) => self.demand_unbound(addr),
            Demand::Ready(word) => Ok(word),
            Demand::Run(_) => Err(Stop::Demand(word)),
        }
    }
}
