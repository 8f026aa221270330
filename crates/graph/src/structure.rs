//! Looking at whole values: heads compared, fields counted, trees read off.

use crate::datum::{Datum, Extent, Part};
use crate::heap::Heap;
use crate::packed::{Packed, Words};
use crate::word::Word;
use snell_core_ir::builtin;
use snell_integer::Integer;
use snell_semantics::{Demand, Equality, Fault, Key, Stop};

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

/// Where cells and arrays are parts of values: what an answer about equality goes by is what they hold, and a NaN is itself.
pub fn equal_contents(heap: &Heap, left: Word, right: Word) -> Option<Equality> {
    if !heap.code().program.interface.cells {
        return None;
    }
    let widths = match (left, right) {
        (Word::Double(a), Word::Double(b)) if a.is_nan() && b.is_nan() => return Some(Equality::Same),
        (Word::Array(_), Word::Array(_)) => (heap.elements(left).len(), heap.elements(right).len()),
        (Word::Cell(_), Word::Cell(_)) => (1, 1),
        _ => return None,
    };
    Some(match widths {
        _ if left == right => Equality::Same,
        (0, 0) => Equality::Same,
        (a, b) if a == b => Equality::Fields(a),
        _ => Equality::Different,
    })
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
    pub fn elements(&self, value: Word) -> Words<'_> {
        Words { heap: self, words: self.elements_of(value).iter() }
    }

    pub(crate) fn elements_of(&self, value: Word) -> &[Packed] {
        match value {
            Word::Array(addr) | Word::Chars(addr) => match self.get(addr) {
                Word::Int(length) => &self.words[addr as usize + 1..][..length as usize],
                _ => &[],
            },
            _ => &[],
        }
    }

    /// Whether two values are equal that are numbers, characters, or constructors linked by their last fields that have such in the
    /// others, as far as they are evaluated: strings. If that is not known, what is left to compare after what is the same.
    pub fn known_equal(&self, mut left: Packed, mut right: Packed) -> Result<bool, Option<[Packed; 2]>> {
        for passed in 0..MOST_PASSED {
            let rest = (passed > 0).then_some([left, right]);
            let (first, second) = (self.settled(left), self.settled(right));
            let (Some((con, a)), Some((other, b))) = (first.as_con(), second.as_con()) else {
                return same_key(first, second).ok_or(rest);
            };
            if con != other {
                return Ok(false);
            }
            let width = self.code.con_arity[con.index()] as usize;
            let Some(last) = width.checked_sub(1) else { return Ok(true) };
            let (a, b) = (&self.words[a as usize..][..width], &self.words[b as usize..][..width]);
            for at in 0..last {
                match same_key(self.settled(a[at]), self.settled(b[at])) {
                    Some(true) => {}
                    Some(false) => return Ok(false),
                    None => return Err(rest),
                }
            }
            (left, right) = (a[last], b[last]);
        }
        Err(Some([left, right]))
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
                Demand::Ready(word @ Word::Con(_, at)) => todo.extend(self.slice(at, self.width(word)).rev()),
                Demand::Ready(_) => {}
            }
        }
        Ok(())
    }

    /// Reads a tree off the heap, at most so many nodes; `leaf` says what an unbound variable or an opaque word is. There
    /// is room for as many parts as somebody expects.
    pub fn datum(
        &self,
        word: Word,
        limit: usize,
        expected: usize,
        mut leaf: impl FnMut(&Heap, Word, &mut Vec<Part>),
    ) -> Datum {
        let Some(mut at) = Packed::fitting(word) else { return number(word, limit) };
        let mut parts = Vec::with_capacity(expected.min(limit).max(SMALL));
        // Parts are written where they stay: what is written in pieces and read as a whole makes the processor wait.
        let mut todo: Vec<(usize, &[Packed])> = Vec::new();
        let mut left = limit;
        // The innermost of the nodes that end where the value at hand ends. Each refers to the one around it.
        let mut open = Extent::NONE;
        let (words, arities) = (self.words.as_slice(), self.code.con_arity.as_slice());
        loop {
            at = through(words, at);
            let node = parts.len();
            let mut fields: &[Packed] = &[];
            if left == 0 {
                put(&mut parts, || Part::More);
            } else {
                left -= 1;
                match self.view(at) {
                    Word::Int(n) => put(&mut parts, || Part::Integer(Integer::Small(n))),
                    Word::Con(con, addr) => {
                        fields = &words[addr as usize..][..arities[con.index()] as usize];
                        let width = fields.len();
                        // Most of what is long is lists of numbers.
                        if let &[first, last] = fields
                            && left > 0
                            && let Some(n) = through(words, first).as_int()
                        {
                            put(&mut parts, || Part::Con(con, Extent::open(width, open)));
                            put(&mut parts, || Part::Integer(Integer::Small(n)));
                            left -= 1;
                            (at, open) = (last, node as u32);
                            continue;
                        }
                        put(&mut parts, || Part::Con(con, Extent::open(width, open)));
                    }
                    Word::Big(at) => put(&mut parts, || Part::Integer(self.big(at).clone())),
                    Word::Double(d) => put(&mut parts, || Part::Double(d)),
                    Word::Char(c) => put(&mut parts, || Part::Char(c)),
                    Word::Str(at) => put(&mut parts, || Part::Str(self.text(at).clone())),
                    Word::Fun(..) | Word::Partial(..) => put(&mut parts, || Part::Closure),
                    Word::Cell(addr) if self.code.program.interface.cells => {
                        fields = &words[addr as usize..][..1];
                        put(&mut parts, || Part::Cell(Extent::open(1, open)));
                    }
                    Word::Cell(_) => put(&mut parts, || Part::Storage),
                    array @ Word::Array(_) => {
                        // Of a large one, no more is told than there is room for.
                        let elements = self.elements_of(array);
                        fields = &elements[..elements.len().min(left + 1)];
                        put(&mut parts, || Part::Array(Extent::open(fields.len(), open)));
                    }
                    Word::Lazy(addr) if !matches!(self.get(addr), Word::Unbound(..)) => {
                        left += 1;
                        put(&mut parts, || Part::More);
                    }
                    other => {
                        leaf(self, other, &mut parts);
                        Datum::settle(&mut parts, node);
                    }
                }
            }
            let mut owner = node;
            if fields.is_empty() {
                close(&mut parts, open);
                match todo.pop() {
                    Some(rest) => (owner, fields) = rest,
                    None => break,
                }
            }
            // Fields that are leaves are read at once; what is last ends where its owner does.
            loop {
                match fields {
                    [] => break,
                    &[last] => {
                        (at, open) = (last, owner as u32);
                        break;
                    }
                    &[first, ref rest @ ..] => {
                        let first = through(words, first);
                        match first.as_key() {
                            Some(Key::Int(n)) if left > 0 => put(&mut parts, || Part::Integer(Integer::Small(n))),
                            Some(Key::Char(c)) if left > 0 => put(&mut parts, || Part::Char(c)),
                            _ => {
                                todo.push((owner, rest));
                                (at, open) = (first, Extent::NONE);
                                break;
                            }
                        }
                        left -= 1;
                        fields = rest;
                    }
                }
            }
        }
        Datum::of_settled(parts)
    }
}

/// A number by itself.
#[cold]
fn number(word: Word, limit: usize) -> Datum {
    Datum::of_settled(vec![match word {
        Word::Int(n) if limit > 0 => Part::Integer(Integer::Small(n)),
        Word::Double(d) if limit > 0 => Part::Double(d),
        _ => Part::More,
    }])
}

/// Whether two numbers or two characters are the same.
#[inline]
fn same_key(left: Packed, right: Packed) -> Option<bool> {
    let (left, right) = (left.as_key()?, right.as_key()?);
    Some(left == right)
}

/// Adds a part that is made where it stays: one that is made before there is room for it would be copied, and what was
/// just written in pieces can't be read as a whole at once.
#[inline(always)]
fn put(parts: &mut Vec<Part>, make: impl FnOnce() -> Part) {
    parts.extend(std::iter::once_with(make));
}

/// Most fields are cells that have their values.
#[inline]
fn through(words: &[Packed], mut at: Packed) -> Packed {
    while let Some(addr) = at.as_lazy() {
        let inner = words[addr as usize];
        if !inner.is_value() && inner.as_lazy().is_none() {
            break;
        }
        at = inner;
    }
    at
}

/// The parts end here, and with them these nodes.
#[inline]
fn close(parts: &mut [Part], mut open: u32) {
    let end = parts.len() as u32;
    while open != Extent::NONE {
        let Some(extent) = parts[open as usize].extent_mut() else { return };
        open = extent.close(end, open);
    }
}

/// So many constructors are passed at a step: a long comparison can be interrupted.
const MOST_PASSED: u32 = 256;

/// Room for a small value, so that reading one allocates once.
const SMALL: usize = 16;
