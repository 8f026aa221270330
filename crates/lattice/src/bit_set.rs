//! Finite sets of small numbers under union, as bits in sorted chunks: what is new is found 64 elements at a time.

/// A set of numbers that grows.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct BitSet {
    /// Which chunk of 64 numbers, and which of them; sorted, none empty.
    chunks: Vec<(u32, u64)>,
    count: u32,
}

impl BitSet {
    /// The set of one number.
    pub fn one(number: u32) -> BitSet {
        BitSet { chunks: vec![(number / 64, 1 << (number % 64))], count: 1 }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether a number is in the set.
    pub fn contains(&self, number: u32) -> bool {
        let found = self.chunks.binary_search_by_key(&(number / 64), |chunk| chunk.0);
        found.is_ok_and(|at| self.chunks[at].1 & (1 << (number % 64)) != 0)
    }

    /// Adds a number; says whether it is new.
    pub fn insert(&mut self, number: u32) -> bool {
        self.insert_chunk(number / 64, 1 << (number % 64)) != 0
    }

    /// Adds numbers of one chunk; gives the new ones.
    pub fn insert_chunk(&mut self, chunk: u32, bits: u64) -> u64 {
        if bits == 0 {
            return 0;
        }
        match self.chunks.last_mut() {
            Some(last) if last.0 < chunk => {
                self.chunks.push((chunk, bits));
                self.count += bits.count_ones();
                return bits;
            }
            _ => {}
        }
        match self.chunks.binary_search_by_key(&chunk, |chunk| chunk.0) {
            Ok(at) => {
                let new = bits & !self.chunks[at].1;
                self.chunks[at].1 |= bits;
                self.count += new.count_ones();
                new
            }
            Err(at) => {
                self.chunks.insert(at, (chunk, bits));
                self.count += bits.count_ones();
                bits
            }
        }
    }

    /// Adds another set, and what of it is new to `new` as well; says whether anything is.
    pub fn absorb(&mut self, other: &BitSet, new: &mut BitSet) -> bool {
        if self.lacks_many_chunks_of(other) {
            return self.absorb_merging(other, new);
        }
        let mut grew = false;
        for &(chunk, bits) in &other.chunks {
            let fresh = self.insert_chunk(chunk, bits);
            new.insert_chunk(chunk, fresh);
            grew |= fresh != 0;
        }
        grew
    }

    /// Whether inserting chunk by chunk would move much.
    fn lacks_many_chunks_of(&self, other: &BitSet) -> bool {
        other.chunks.len() > 4 && self.chunks.len() > 16
    }

    fn absorb_merging(&mut self, other: &BitSet, new: &mut BitSet) -> bool {
        let mut grew = false;
        let mut missing = 0;
        let mut at = 0;
        // First what falls into chunks that are there; then, if there are others, one merge.
        for &(chunk, bits) in &other.chunks {
            at += self.chunks[at..].partition_point(|own| own.0 < chunk);
            match self.chunks.get_mut(at) {
                Some(own) if own.0 == chunk => {
                    let fresh = bits & !own.1;
                    own.1 |= bits;
                    self.count += fresh.count_ones();
                    new.insert_chunk(chunk, fresh);
                    grew |= fresh != 0;
                }
                _ => {
                    missing += 1;
                    self.count += bits.count_ones();
                    new.insert_chunk(chunk, bits);
                    grew = true;
                }
            }
        }
        if missing > 0 {
            let mut merged = Vec::with_capacity(self.chunks.len() + missing);
            let mut own = self.chunks.iter().copied().peekable();
            for &(chunk, bits) in &other.chunks {
                while let Some(before) = own.next_if(|own| own.0 < chunk) {
                    merged.push(before);
                }
                if own.peek().is_none_or(|own| own.0 != chunk) {
                    merged.push((chunk, bits));
                }
            }
            merged.extend(own);
            self.chunks = merged;
        }
        grew
    }

    /// Takes away what is in another set.
    pub fn remove(&mut self, other: &BitTable) {
        self.chunks.retain_mut(|(chunk, bits)| {
            *bits &= !other.chunk(*chunk);
            *bits != 0
        });
        self.count = self.chunks.iter().map(|chunk| chunk.1.count_ones()).sum();
    }

    /// Takes away what is in another set.
    pub fn subtract(&mut self, other: &BitSet) {
        let mut others = other.chunks.iter().peekable();
        let mut gone = 0;
        self.chunks.retain_mut(|(chunk, bits)| {
            while others.next_if(|other| other.0 < *chunk).is_some() {}
            if let Some(other) = others.next_if(|other| other.0 == *chunk) {
                gone += (*bits & other.1).count_ones();
                *bits &= !other.1;
            }
            *bits != 0
        });
        self.count -= gone;
    }

    /// Whether some number is in both sets.
    pub fn meets(&self, other: &BitTable) -> bool {
        self.chunks.iter().any(|&(chunk, bits)| bits & other.chunk(chunk) != 0)
    }

    /// The numbers that are in both sets, in order.
    pub fn common<'s>(&'s self, other: &'s BitTable) -> impl Iterator<Item = u32> + 's {
        let both = self.chunks.iter().map(|&(chunk, bits)| (chunk, bits & other.chunk(chunk)));
        both.flat_map(|(chunk, bits)| Bits(bits).map(move |bit| chunk * 64 + bit))
    }

    /// The chunks in order.
    pub fn chunks(&self) -> &[(u32, u64)] {
        &self.chunks
    }

    /// The numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.chunks.iter().flat_map(|&(chunk, bits)| Bits(bits).map(move |bit| chunk * 64 + bit))
    }
}

/// A set of small numbers in a table: one bit each, whether it is in or not.
#[derive(Clone, Default, Debug)]
pub struct BitTable {
    chunks: Vec<u64>,
}

impl BitTable {
    /// Adds a number; says whether it is new.
    pub fn insert(&mut self, number: u32) -> bool {
        let chunk = (number / 64) as usize;
        if self.chunks.len() <= chunk {
            self.chunks.resize(chunk + 1, 0);
        }
        let bit = 1 << (number % 64);
        let new = self.chunks[chunk] & bit == 0;
        self.chunks[chunk] |= bit;
        new
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: &BitTable) {
        if self.chunks.len() < other.chunks.len() {
            self.chunks.resize(other.chunks.len(), 0);
        }
        self.chunks.iter_mut().zip(&other.chunks).for_each(|(own, other)| *own |= other);
    }

    /// Whether a number is in the set.
    pub fn contains(&self, number: u32) -> bool {
        self.chunk(number / 64) & (1 << (number % 64)) != 0
    }

    #[inline]
    fn chunk(&self, at: u32) -> u64 {
        self.chunks.get(at as usize).copied().unwrap_or(0)
    }
}

impl FromIterator<u32> for BitTable {
    fn from_iter<I: IntoIterator<Item = u32>>(numbers: I) -> BitTable {
        let mut table = BitTable::default();
        for number in numbers {
            table.insert(number);
        }
        table
    }
}

/// The positions of the bits that are set.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        (bit < 64).then(|| {
            self.0 &= self.0 - 1;
            bit
        })
    }
}

impl FromIterator<u32> for BitSet {
    fn from_iter<I: IntoIterator<Item = u32>>(numbers: I) -> BitSet {
        let mut set = BitSet::default();
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::{BitSet, BitTable};
    use std::collections::BTreeSet;

    #[test]
    fn behaves_like_a_set() {
        let mut seed = 1u32;
        let mut random = |most: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % most
        };
        for round in 0..300 {
            let most = if round % 2 == 0 { 200 } else { 20_000 };
            let (few, many) = (random(60), random(60));
            let a: BTreeSet<u32> = (0..few).map(|_| random(most)).collect();
            let b: BTreeSet<u32> = (0..many).map(|_| random(most)).collect();
            let mut set: BitSet = a.iter().copied().collect();
            let other: BitSet = b.iter().copied().collect();
            assert!(a.iter().all(|&number| set.contains(number)));
            assert_eq!(set.len(), a.len());
            let mut new = BitSet::default();
            let grew = set.absorb(&other, &mut new);
            assert!(set.iter().eq(a.union(&b).copied()));
            assert_eq!(set.len(), a.union(&b).count());
            assert!(new.iter().eq(b.difference(&a).copied()));
            assert_eq!(grew, !new.is_empty());
            let table: BitTable = b.iter().copied().collect();
            assert!(set.common(&table).eq(b.iter().copied()));
            assert_eq!(set.meets(&table), !b.is_empty());
            assert!(b.iter().all(|&number| table.contains(number)));
            let mut less = set.clone();
            less.subtract(&other);
            assert!(less.iter().eq(a.difference(&b).copied()));
            assert_eq!(less.len(), a.difference(&b).count());
            let mut both: BitTable = a.iter().copied().collect();
            both.extend(&table);
            assert!(a.union(&b).all(|&number| both.contains(number)));
            set.remove(&table);
            assert!(set.iter().eq(a.difference(&b).copied()));
            assert_eq!(set.len(), a.difference(&b).count());
        }
    }
}
