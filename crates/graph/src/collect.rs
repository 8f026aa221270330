//! Copying collection of everything above the youngest mark.
//!
//! Objects have no headers: a reference knows how long its object is, and a scan over copied words needs no
//! boundaries. What lies below the mark stays where it is; the cells among it that were changed since, and so may
//! refer to what moves, are exactly those on the trail.

use crate::heap::{Heap, NURSERY, OUTSIDE, SEGMENT, room, size_of_integer};
use crate::packed::Packed;
use crate::word::{Addr, Word};
use snell_semantics::{Fault, Stop};

impl Heap {
    /// Whether enough was allocated since the last time.
    #[inline]
    pub fn wants_collection(&self) -> bool {
        self.words.len() >= self.limit || self.outside >= self.outside_limit
    }

    /// Starts; then every root is given to [`Heap::relocate`], once.
    pub fn begin_collection(&mut self) {
        self.space.clear();
        if self.mark.words == 0 {
            self.reserve_space();
        }
        self.bigs.begin(self.mark.bigs);
        self.strings.begin(self.mark.strings);
        self.wides.begin(self.mark.wides);
    }

    /// Makes room for all that can be there until the next collection: what grows by and by is copied again and again,
    /// each time to memory never used before. What is reserved and not used costs nothing.
    fn reserve_space(&mut self) {
        let most = self.words.len() + self.words.len().max(SEGMENT);
        if self.space.capacity() < most {
            // Nothing of it is to be kept.
            self.space = room(most.next_power_of_two(), self.max_words());
        }
    }

    /// Where a word's object is now.
    pub fn relocate_word(&mut self, word: Word) -> Word {
        match word {
            Word::Int(_) | Word::Double(_) => word,
            word => {
                let packed = self.pack(word);
                let packed = self.relocate(packed);
                self.view(packed)
            }
        }
    }

    /// References to cells that have their value become the value.
    pub(crate) fn relocate_cell(&mut self, mut addr: Addr) -> Packed {
        loop {
            if addr < self.mark.words {
                return Packed::lazy(addr);
            }
            let found = self.words[addr as usize];
            if found.is_value() {
                return self.relocate(found);
            }
            return match self.view(found) {
                Word::Moved(to) => Packed::lazy(to),
                Word::Suspended(body) => Packed::lazy(self.evacuate(addr, 1 + self.code.body(body).captured)),
                Word::Lazy(next) => {
                    addr = next;
                    continue;
                }
                _ => Packed::lazy(self.evacuate(addr, 1)),
            };
        }
    }

    pub(crate) fn evacuate_array(&mut self, addr: Addr) -> Addr {
        if addr < self.mark.words {
            return addr;
        }
        match self.get(addr) {
            Word::Moved(to) => to,
            Word::Int(len) => self.evacuate(addr, 1 + len as u32),
            _ => addr,
        }
    }

    #[inline]
    pub(crate) fn evacuate(&mut self, addr: Addr, len: u32) -> Addr {
        if len == 0 {
            // Nothing is there; but the address must stay within the heap, which may be shorter from now on.
            return 0;
        }
        if addr < self.mark.words {
            return addr;
        }
        let from = &mut self.words[addr as usize..(addr + len) as usize];
        if let Some(to) = from[0].as_moved() {
            return to;
        }
        let to = self.mark.words + self.space.len() as Addr;
        append_few(&mut self.space, from);
        from[0] = Packed::moved(to);
        to
    }

    /// Copies what the roots reach and drops the rest.
    pub fn end_collection(&mut self) -> Result<(), Stop<Word>> {
        self.relocate_trail();
        let mut scanned = 0;
        while scanned < self.space.len() {
            self.space[scanned] = self.relocate(self.space[scanned]);
            scanned += 1;
        }
        match self.mark.words {
            0 => std::mem::swap(&mut self.words, &mut self.space),
            below => {
                self.words.truncate(below as usize);
                self.words.append(&mut self.space);
            }
        }
        self.bigs.end(self.mark.bigs);
        self.strings.end(self.mark.strings);
        self.wides.end(self.mark.wides);
        let live = self.words.len() - self.mark.words as usize;
        let more = match self.mark.words {
            0 => (4 * live).clamp(NURSERY, SEGMENT).max(live),
            _ => live.max(SEGMENT),
        };
        self.limit = (self.words.len() + more).min(self.max_words());
        self.outside = self.bigs.iter().map(size_of_integer).sum::<usize>()
            + self.strings.iter().map(|text| text.len()).sum::<usize>()
            + self.wides.len() as usize * size_of::<u64>();
        self.outside_limit = (2 * self.outside).max(OUTSIDE);
        let words = self.words.len() + self.outside / size_of::<Packed>();
        match words + live / 8 >= self.max_words() {
            true => Err(Stop::Fail(Fault::OutOfMemory)),
            false => Ok(()),
        }
    }

    /// The trail since the mark: changed cells are roots; entries for cells above the mark have lost their purpose.
    fn relocate_trail(&mut self) {
        let start = self.mark.trail as usize;
        let mut entries = self.trail.split_off(start);
        entries.retain(|&(addr, _)| addr < self.mark.words);
        for (_, old) in &mut entries {
            *old = self.relocate(*old);
        }
        let mut changed: Vec<Addr> = entries.iter().map(|&(addr, _)| addr).collect();
        changed.sort_unstable();
        changed.dedup();
        for addr in changed {
            self.words[addr as usize] = self.relocate(self.words[addr as usize]);
        }
        self.trail.append(&mut entries);
        for at in self.mark.faults as usize..self.faults.len() {
            if let Fault::Raised(value) = self.faults[at] {
                self.faults[at] = Fault::Raised(self.relocate_word(value));
            }
        }
    }
}

/// Appends a few words, for which a call of `memcpy` would cost more than the copying.
#[inline(always)]
fn append_few(space: &mut Vec<Packed>, from: &[Packed]) {
    match *from {
        [a] => space.push(a),
        [a, b] => space.extend_from_slice(&[a, b]),
        [a, b, c] => space.extend_from_slice(&[a, b, c]),
        [a, b, c, d] => space.extend_from_slice(&[a, b, c, d]),
        [a, b, c, d, e] => space.extend_from_slice(&[a, b, c, d, e]),
        _ => space.extend_from_slice(from),
    }
}
