//! The heap: allocation, reading, writing with a trail, marks.

use crate::packed::{Packed, Words};
use crate::pool::Pool;
use crate::word::{Addr, Word};
use snell_core_ir::{ConId, Literal};
use snell_integer::Integer;
use snell_semantics::{Code, Demand, Fault, Peek, Run, Shape, Stop};
use std::sync::Arc;

/// The heap of one machine.
pub struct Heap {
    pub(crate) code: Arc<Code>,
    pub(crate) words: Vec<Packed>,
    pub(crate) bigs: Pool<Integer>,
    pub(crate) strings: Pool<Arc<str>>,
    /// Integers and doubles, as bits, that need more room than a cell has.
    pub(crate) wides: Pool<u64>,
    /// Old contents of cells below the mark that were active when they were changed.
    pub(crate) trail: Vec<(Addr, Packed)>,
    pub(crate) faults: Vec<Fault<Word>>,
    /// The youngest mark.
    pub(crate) mark: Mark,
    /// Collect when this many words are in use.
    pub(crate) limit: usize,
    /// Bytes of numbers and strings outside the words, and how many of them make a collection worth while.
    pub(crate) outside: usize,
    pub(crate) outside_limit: usize,
    /// Never more words than this.
    max_words: usize,
    pub(crate) space: Vec<Packed>,
}

/// A point to which the heap can be set back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mark {
    pub(crate) words: u32,
    pub(crate) bigs: u32,
    pub(crate) strings: u32,
    pub(crate) wides: u32,
    pub(crate) trail: u32,
    pub(crate) faults: u32,
}

/// Collection starts at this many words, 4 MiB.
pub(crate) const NURSERY: usize = 1 << 19;

/// The same above a mark, and where much is live: 16 MiB.
pub(crate) const SEGMENT: usize = 1 << 21;

/// Words that there is room for once anything is collected: 256 MiB.
const RESERVED: usize = 1 << 25;

/// What a body may allocate beyond the limit before it is noticed, about.
const SLACK: usize = 1 << 12;

/// Collection starts at this many bytes outside the words.
pub(crate) const OUTSIDE: usize = 1 << 26;

impl Heap {
    /// An empty heap of at most `max_bytes`.
    pub fn new(code: Arc<Code>, max_bytes: usize) -> Heap {
        assert!(code.bodies.len().max(code.con_arity.len()) <= Packed::MOST_PARTS, "a program as large as that");
        let max_words = (max_bytes / size_of::<Packed>()).min(u32::MAX as usize - SEGMENT);
        Heap {
            code,
            words: Vec::with_capacity((NURSERY + SLACK).min(max_words)),
            bigs: Pool::default(),
            strings: Pool::default(),
            wides: Pool::default(),
            trail: Vec::new(),
            faults: Vec::new(),
            mark: Mark::default(),
            limit: NURSERY.min(max_words),
            outside: 0,
            outside_limit: OUTSIDE,
            max_words,
            space: Vec::new(),
        }
    }

    /// Makes room for a long run.
    pub fn reserve_much(&mut self) {
        let words = std::mem::replace(&mut self.words, room(NURSERY + SLACK, self.max_words));
        self.words.extend(words);
    }

    /// The most words that may be live.
    pub(crate) fn max_words(&self) -> usize {
        self.max_words
    }

    /// Whether so many words more would fit.
    pub fn has_room(&self, words: usize) -> bool {
        self.words.len().saturating_add(words) <= self.max_words
    }

    /// Words in use.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether nothing is allocated.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The word at an address.
    #[inline]
    pub fn get(&self, addr: Addr) -> Word {
        self.view(self.words[addr as usize])
    }

    /// The value that a cell has, if it has one.
    #[inline]
    pub fn value_at(&self, addr: Addr) -> Option<Word> {
        let word = self.words[addr as usize];
        word.is_value().then(|| self.view(word))
    }

    /// Words at an address.
    #[inline]
    pub fn slice(&self, addr: Addr, len: usize) -> Words<'_> {
        Words { heap: self, words: self.words[addr as usize..][..len].iter() }
    }

    /// Changes a word, on the trail if it is older than the youngest mark.
    #[inline]
    pub fn set(&mut self, addr: Addr, word: Word) {
        let word = self.pack(word);
        self.put(addr, word);
    }

    #[inline]
    pub(crate) fn put(&mut self, addr: Addr, word: Packed) {
        if addr < self.mark.words {
            self.trail.push((addr, self.words[addr as usize]));
        }
        self.words[addr as usize] = word;
    }

    /// Appends words and gives the address of the first.
    #[inline]
    pub fn alloc(&mut self, words: impl IntoIterator<Item = Word>) -> Addr {
        let addr = self.words.len() as Addr;
        for word in words {
            let word = self.pack(word);
            self.words.push(word);
        }
        addr
    }

    /// Allocates an object.
    #[inline]
    pub fn build(&mut self, shape: Shape, fields: impl ExactSizeIterator<Item = Packed>) -> Packed {
        let addr = self.words.len() as Addr;
        match shape {
            Shape::Con(con) => {
                self.words.extend(fields);
                Packed::con(con, addr)
            }
            Shape::Closure(body) => {
                self.words.extend(fields);
                Packed::fun(body, addr)
            }
            Shape::Thunk(body) => {
                self.words.push(Packed::suspended(body));
                self.words.extend(fields);
                Packed::lazy(addr)
            }
            Shape::Partial => {
                let len = fields.len() as u32;
                self.words.extend(fields);
                Packed::partial(len, addr)
            }
        }
    }

    /// As [`Heap::build`], of so many fields as are known beforehand: room is made for all of them at once.
    #[inline(always)]
    pub fn build_few<const N: usize>(&mut self, shape: Shape, fields: [Packed; N]) -> Packed {
        let addr = self.words.len() as Addr;
        if let Shape::Thunk(body) = shape {
            self.words.reserve(1 + N);
            self.words.push(Packed::suspended(body));
        }
        self.words.extend_from_slice(&fields);
        match shape {
            Shape::Con(con) => Packed::con(con, addr),
            Shape::Closure(body) => Packed::fun(body, addr),
            Shape::Thunk(_) => Packed::lazy(addr),
            Shape::Partial => Packed::partial(N as u32, addr),
        }
    }

    /// Allocates an object to be filled later.
    pub fn reserve(&mut self, shape: Shape, fields: usize) -> Packed {
        self.build(shape, std::iter::repeat_n(Packed::RUNNING, fields))
    }

    /// Fills a reserved object.
    pub fn fill(&mut self, target: Packed, fields: impl Iterator<Item = Packed>) {
        let start = match self.view(target) {
            Word::Con(_, addr) | Word::Fun(_, addr) | Word::Partial(_, addr) => addr,
            Word::Lazy(addr) => addr + 1,
            _ => return,
        };
        for (at, word) in fields.enumerate() {
            self.words[start as usize + at] = word;
        }
    }

    /// Copies out fields or captured variables.
    #[inline]
    pub fn unpack(&self, value: Packed, into: &mut [Packed]) {
        if let Some(addr) = value.as_object() {
            copy_few(into, &self.words[addr as usize..][..into.len()]);
        } else if let Word::Array(_) = self.view(value) {
            into.copy_from_slice(&self.elements_of(self.view(value))[..into.len()]);
        } else if let (Word::Cell(addr), [content]) = (self.view(value), into) {
            *content = self.words[addr as usize];
        }
    }

    /// Copies out some fields of a constructor.
    #[inline(always)]
    pub fn unpack_from(&self, value: Packed, first: usize, into: &mut [Packed]) {
        let Some((_, addr)) = value.as_con() else { return };
        copy_few(into, &self.words[addr as usize + first..][..into.len()]);
    }

    /// Copies constructors that are evaluated and linked by their last fields.
    pub fn copy_run(&mut self, con: ConId, from: Packed, most: usize) -> Option<Run<Packed>> {
        let width = self.code.con_arity[con.index()];
        let mut rest = self.settled(from);
        let first = self.words.len() as Addr;
        for _ in 0..most {
            let Some((found, addr)) = rest.as_con() else { break };
            if found != con {
                break;
            }
            let last = addr + width - 1;
            for at in addr..last {
                self.words.push(self.words[at as usize]);
            }
            rest = self.settled(self.words[last as usize]);
            // The next copy, if there is one, lies right behind.
            self.words.push(Packed::con(con, self.words.len() as Addr + 1));
        }
        let end = self.words.len() as Addr;
        let has = end > first;
        let [first, last] = [first, end.wrapping_sub(width)].map(|addr| Packed::con(con, addr));
        has.then_some(Run { first, last, rest })
    }

    /// Sets the last field of the last constructor of a run.
    pub fn end_run(&mut self, run: &Run<Packed>, end: Packed) {
        if let Some((con, addr)) = run.last.as_con() {
            let width = self.code.con_arity[con.index()];
            self.words[(addr + width - 1) as usize] = end;
        }
    }

    /// The value itself of a reference to one that is evaluated.
    #[inline]
    pub(crate) fn settled(&self, value: Packed) -> Packed {
        match self.peek(value) {
            Peek::Ready(value) => value,
            Peek::Run(..) => value,
            Peek::Ask => {
                let addr = value.as_lazy().map(|addr| self.resolve(addr));
                addr.map(|addr| self.words[addr as usize]).filter(|found| found.is_value()).unwrap_or(value)
            }
        }
    }

    /// Looks at a value that is wanted in weak head normal form. An unbound variable is one.
    #[inline]
    pub fn demand(&self, value: Word) -> Result<Demand<Word>, Stop<Word>> {
        match value {
            Word::Lazy(addr) => self.demand_cell(addr),
            value => Ok(Demand::Ready(value)),
        }
    }

    #[inline]
    fn demand_cell(&self, mut addr: Addr) -> Result<Demand<Word>, Stop<Word>> {
        loop {
            let found = self.words[addr as usize];
            if let Some(body) = found.as_suspended() {
                return Ok(Demand::Run(body));
            }
            if let Some(next) = found.as_lazy() {
                addr = next;
                continue;
            }
            return match self.view(found) {
                Word::Unbound(..) => Ok(Demand::Ready(Word::Lazy(addr))),
                Word::Running => Err(Stop::Fail(Fault::Loop)),
                Word::Poisoned(fault) => Err(Stop::Fail(self.faults[fault as usize])),
                value => Ok(Demand::Ready(value)),
            };
        }
    }

    /// As [`Heap::demand`], where the answer is plain.
    #[inline(always)]
    pub fn peek(&self, value: Packed) -> Peek<Packed> {
        let Some(addr) = value.as_lazy() else { return Peek::Ready(value) };
        let found = self.words[addr as usize];
        match found.as_suspended() {
            Some(body) => Peek::Run(body, addr),
            None if found.is_value() => Peek::Ready(found),
            None => Peek::Ask,
        }
    }

    /// As [`Heap::open`], of what [`Heap::peek`] said.
    #[inline(always)]
    pub fn open_at(&mut self, addr: Addr, into: &mut [Packed]) {
        copy_few(into, &self.words[addr as usize + 1..][..into.len()]);
        self.put(addr, Packed::RUNNING);
    }

    /// The cell that a reference leads to, through cells that hold references.
    #[inline]
    pub fn resolve(&self, mut addr: Addr) -> Addr {
        while let Some(next) = self.words[addr as usize].as_lazy() {
            addr = next;
        }
        addr
    }

    /// Marks a thunk as running and copies out its captured variables.
    #[inline]
    pub fn open(&mut self, thunk: Packed, into: &mut [Packed]) {
        if let Some(addr) = thunk.as_lazy() {
            let addr = self.resolve(addr);
            self.open_at(addr, into);
        }
    }

    /// Writes a thunk's value.
    #[inline]
    pub fn update(&mut self, thunk: Packed, value: Packed) {
        if let Some(addr) = thunk.as_lazy() {
            let addr = self.resolve(addr);
            self.put(addr, value);
        }
    }

    /// Leaves a thunk so that demanding it fails.
    pub fn abandon(&mut self, thunk: Packed, fault: Fault<Word>) {
        self.faults.push(fault);
        let poisoned = self.pack(Word::Poisoned(self.faults.len() as u32 - 1));
        self.update(thunk, poisoned);
    }

    /// An unbounded integer.
    #[inline]
    pub fn integer(&mut self, integer: Integer) -> Word {
        match integer {
            Integer::Small(small) => Word::Int(small),
            big => {
                self.outside += size_of_integer(&big);
                Word::Big(self.bigs.add(big))
            }
        }
    }

    /// An unbounded integer that was made by [`Heap::integer`].
    pub fn big(&self, at: u32) -> &Integer {
        self.bigs.get(at)
    }

    /// A string.
    pub fn string(&mut self, text: Arc<str>) -> Word {
        self.outside += text.len();
        Word::Str(self.strings.add(text))
    }

    /// A string's text.
    pub fn text(&self, at: u32) -> &Arc<str> {
        self.strings.get(at)
    }

    /// A constructor's position in its type.
    pub fn con_index(&self, con: ConId) -> u32 {
        self.code.program.con(con).index
    }

    /// The code whose objects these are.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// A constant.
    pub fn literal(&mut self, literal: &Literal) -> Word {
        match literal {
            Literal::Int(n) => Word::Int(*n),
            Literal::Integer(n) => self.integer(n.clone()),
            Literal::Double(d) => Word::Double(*d),
            Literal::Char(c) => Word::Char(*c),
            Literal::Str(text) => self.string(text.clone()),
        }
    }

    /// Starts a new segment: what is there now is trailed when it changes. Gives the mark that was in force.
    pub fn push_mark(&mut self) -> Mark {
        let outer = self.mark;
        self.mark = Mark {
            words: self.words.len() as u32,
            bigs: self.bigs.len(),
            strings: self.strings.len(),
            wides: self.wides.len(),
            trail: self.trail.len() as u32,
            faults: self.faults.len() as u32,
        };
        self.limit = (self.words.len() + SEGMENT).min(self.max_words);
        outer
    }

    /// The mark in force.
    pub fn mark(&self) -> Mark {
        self.mark
    }

    /// Back to what was there when `mark` was set; it is in force again.
    pub fn undo(&mut self, mark: Mark) {
        while self.trail.len() > mark.trail as usize {
            if let Some((addr, word)) = self.trail.pop() {
                // Cells above the mark are about to go; restoring them is harmless.
                if let Some(place) = self.words.get_mut(addr as usize) {
                    *place = word;
                }
            }
        }
        self.words.truncate(mark.words as usize);
        self.bigs.truncate(mark.bigs);
        self.strings.truncate(mark.strings);
        self.wides.truncate(mark.wides);
        self.faults.truncate(mark.faults as usize);
        self.mark = mark;
        self.limit = (self.words.len() + SEGMENT).min(self.max_words);
    }

    /// Merges the youngest segment into the one before it, whose mark is given.
    pub fn pop_mark(&mut self, outer: Mark) {
        self.mark = outer;
    }
}

/// Copies a few words, for which a call of `memcpy` would cost more than the copying.
#[inline(always)]
fn copy_few(into: &mut [Packed], from: &[Packed]) {
    match (into, from) {
        ([], _) => {}
        ([a], [x]) => *a = *x,
        ([a, b], [x, y]) => (*a, *b) = (*x, *y),
        ([a, b, c], [x, y, z]) => (*a, *b, *c) = (*x, *y, *z),
        ([a, b, c, d], [w, x, y, z]) => (*a, *b, *c, *d) = (*w, *x, *y, *z),
        (into, from) => into.copy_from_slice(from),
    }
}

/// An empty space for so many words at least, and for many more where addresses are plenty: what is reserved and not used
/// costs nothing, but memory that was never used before has to be cleared by the system.
pub(crate) fn room(words: usize, max_words: usize) -> Vec<Packed> {
    let mut space = Vec::new();
    if space.try_reserve_exact(words.max(RESERVED.min(max_words))).is_err() {
        // If there is not so much either, things just take longer.
        let _ = space.try_reserve_exact(words);
    }
    space
}

/// Roughly the bytes an integer takes.
pub(crate) fn size_of_integer(integer: &Integer) -> usize {
    (integer.bit_length() / 8) as usize
}
