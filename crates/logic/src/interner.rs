//! The hash table of the arena: open addressing with linear probing, from fingerprints to ids.
//!
//! Terms are dropped last-in first-out. Undoing the last insertion of a linear-probing table is just emptying its
//! slot, so truncation costs no more than what it drops and leaves no tombstones.

const EMPTY: u32 = u32::MAX;

/// Slots hold ids; the fingerprints live with the nodes.
#[derive(Clone)]
pub(crate) struct Interner {
    slots: Vec<u32>,
    filled: usize,
}

impl Interner {
    pub(crate) fn new() -> Interner {
        Interner { slots: vec![EMPTY; 256], filled: 0 }
    }

    /// The id with this fingerprint for which `same` holds, or the slot where it belongs.
    #[inline]
    pub(crate) fn find(
        &self,
        fingerprint: u128,
        fingerprints: &[u128],
        same: impl Fn(u32) -> bool,
    ) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = fingerprint as usize & mask;
        loop {
            match self.slots[slot] {
                EMPTY => return Err(slot),
                id if fingerprints[id as usize] == fingerprint && same(id) => return Ok(id),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Fills the slot that `find` returned. `fingerprints` already holds the new one.
    #[inline]
    pub(crate) fn insert(&mut self, slot: usize, id: u32, fingerprints: &[u128]) {
        self.slots[slot] = id;
        self.filled += 1;
        if self.filled * 2 > self.slots.len() {
            self.grow(fingerprints);
        }
    }

    /// Removes the id that was inserted last among those still present.
    #[inline]
    pub(crate) fn remove_last(&mut self, id: u32, fingerprint: u128) {
        let mask = self.slots.len() - 1;
        let mut slot = fingerprint as usize & mask;
        while self.slots[slot] != id {
            if self.slots[slot] == EMPTY {
                return;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = EMPTY;
        self.filled -= 1;
    }

    #[cold]
    fn grow(&mut self, fingerprints: &[u128]) {
        let size = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(size, EMPTY);
        // In the order of ids, which keeps the last-in first-out argument true after growing.
        for (id, fingerprint) in fingerprints.iter().enumerate() {
            let mut slot = *fingerprint as usize & (size - 1);
            while self.slots[slot] != EMPTY {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = id as u32;
        }
    }
}
