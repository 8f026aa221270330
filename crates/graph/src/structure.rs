//! Looking at whole values: heads compared, fields counted, trees read off.

use crate::datum::{Datum, Part};
use crate::heap::Heap;
use crate::word::Word;
use snell_core_ir::builtin;
use snell_integer::Integer;
use snell_semantics::{Demand, Equality, Fault, Stop};

/// Compares the heads of two evaluated words. One object in memory is not equal to itself on that account: there may be a
/// NaN in it, a function, or a computation that fails.
pub fn equal_words(heap: &Heap, left: Word, right: Word) -> Result<Equality, Stop<Word>> {
    let same = match (left, right) {
        (Word::Con(a, _), Word::Con(b, _)) => {
            let width = heap.code().con_arity[a.index()] as usize;
            return Ok(match (a == b, width) {
                (false, _) => Equality::Different,
                (true, 0) => Equality::Same,
                (true, width) => Equality::Fields(width),
            });
        }
        (Word::Int(a), Word::Int(b)) => a == b,
        (Word::Big(a), Word::Big(b)) => heap.big(a) == heap.big(b),
        (Word::Double(a), Word::Double(b)) => a == b,
        (Word::Char(a), Word::Char(b)) => a == b,
        (Word::Str(a), Word::Str(b)) => heap.text(a) == heap.text(b),
        (Word::Cell(a), Word::Cell(b)) | (Word::Array(a), Word::Array(b)) => a == b,
        (Word::Fun(..) | Word::Partial(..) | Word::Table(_), _)
        | (_, Word::Fun(..) | Word::Partial(..) | Word::Table(_)) => {
            return Err(Stop::Fail(Fault::FunctionsCompared));
        }
        // An integer that fits and one that does not, or values of different kinds.
        _ => false,
    };
    Ok(if same { Equality::Same } else { Equality::Different })
}

/// The value a handler is given for a failure.
pub fn caught(heap: &mut Heap, fault: Fault<Word>) -> Word {
    match fault {
        Fault::Raised(value) => Word::Con(builtin::RAISED, heap.alloc([value])),
        fault => {
            let text = heap.code().describe(&fault);
            let text = heap.string(text.into());
            Word::Con(builtin::FAILED, heap.alloc([text]))
        }
    }
}

impl Heap {
    /// How many fields an evaluated word has.
    #[inline]
    pub fn width(&self, value: Word) -> usize {
        match value {
            Word::Con(con, _) => self.code.con_arity[con.index()] as usize,
            _ => 0,
        }
    }

    /// The elements of an array, or the characters of a string that has unknown ones.
    pub fn elements(&self, value: Word) -> &[Word] {
        match value {
            Word::Array(addr) | Word::Chars(addr) => match self.get(addr) {
                Word::Int(length) => self.slice(addr + 1, length as usize),
                _ => &[],
            },
            _ => &[],
        }
    }

    /// How many parts an evaluated word has that a walk over all of it goes on to.
    #[inline]
    pub fn reach(&self, value: Word) -> usize {
        match value {
            Word::Array(_) => self.elements(value).len(),
            Word::Cell(_) => usize::from(self.code.program.interface.cells),
            _ => self.width(value),
        }
    }

    /// Asks for the first part of a value that is not evaluated.
    pub fn evaluated(&self, value: Word) -> Result<(), Stop<Word>> {
        let mut todo = vec![value];
        while let Some(word) = todo.pop() {
            match self.demand(word)? {
                Demand::Run(_) => return Err(Stop::Demand(word)),
                Demand::Ready(word @ Word::Con(_, at)) => todo.extend(self.slice(at, self.width(word)).iter().rev()),
                Demand::Ready(_) => {}
            }
        }
        Ok(())
    }

    /// Reads a tree off the heap, at most so many nodes; `leaf` says what an unbound variable or an opaque word is.
    pub fn datum(&self, word: Word, limit: usize, mut leaf: impl FnMut(&Heap, Word, &mut Vec<Part>)) -> Datum {
        let mut parts = Vec::with_capacity(SMALL);
        // Words are looked at where they are, and parts written where they stay: what is written in pieces and read as a
        // whole makes the processor wait.
        let mut todo: Vec<&Word> = Vec::with_capacity(SHORT);
        let mut at = &word;
        let mut left = limit;
        loop {
            // Most fields are cells that have their values.
            while let Word::Lazy(addr) = *at {
                match &self.words[addr as usize] {
                    Word::Unbound(..) | Word::Suspended(_) | Word::Running | Word::Poisoned(_) => break,
                    inner => at = inner,
                }
            }
            if left == 0 {
                parts.push(Part::More);
            } else {
                left -= 1;
                match *at {
                    Word::Int(n) => parts.push(Part::Integer(Integer::Small(n))),
                    Word::Con(con, addr) => {
                        let width = self.code.con_arity[con.index()] as usize;
                        parts.push(Part::con(con, width));
                        match &self.words[addr as usize..][..width] {
                            [] => {}
                            [first, rest @ ..] => {
                                todo.extend(rest.iter().rev());
                                at = first;
                                continue;
                            }
                        }
                    }
                    Word::Big(at) => parts.push(Part::Integer(self.big(at).clone())),
                    Word::Double(d) => parts.push(Part::Double(d)),
                    Word::Char(c) => parts.push(Part::Char(c)),
                    Word::Str(at) => parts.push(Part::Str(self.text(at).clone())),
                    Word::Fun(..) | Word::Partial(..) => parts.push(Part::Closure),
                    Word::Cell(addr) if self.code.program.interface.cells => {
                        parts.push(Part::cell());
                        at = &self.words[addr as usize];
                        continue;
                    }
                    Word::Cell(_) => parts.push(Part::Storage),
                    Word::Array(_) => {
                        // Of a large one, no more is told than there is room for.
                        let elements = self.elements(*at);
                        let shown = &elements[..elements.len().min(left + 1)];
                        parts.push(Part::array(shown.len()));
                        todo.extend(shown.iter().rev());
                    }
                    Word::Lazy(addr) if !matches!(self.words[addr as usize], Word::Unbound(..)) => {
                        left += 1;
                        parts.push(Part::More);
                    }
                    other => leaf(self, other, &mut parts),
                }
            }
            match todo.pop() {
                Some(next) => at = next,
                None => break,
            }
        }
        Datum::from_parts(parts)
    }
}

/// Room for a small value, so that reading one allocates once; its path through a deep one is short.
const SMALL: usize = 16;
const SHORT: usize = 8;
