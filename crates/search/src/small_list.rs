//! A list that stays out of the heap while it is short.

use std::ops::Deref;

/// Lists up to this length are stored inline.
const INLINE: usize = 6;

/// A list of plain items without allocation in the common short case.
#[derive(Clone, Debug)]
pub struct SmallList<T>(Store<T>);

#[derive(Clone, Debug)]
enum Store<T> {
    Inline { len: u8, items: [T; INLINE] },
    Heap(Vec<T>),
}

impl<T: Copy + Default> SmallList<T> {
    /// The empty list.
    pub fn new() -> Self {
        SmallList(Store::Inline { len: 0, items: [T::default(); INLINE] })
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        match &mut self.0 {
            Store::Inline { len, items } => {
                if let Some(slot) = items.get_mut(usize::from(*len)) {
                    *slot = item;
                    *len += 1;
                } else {
                    let mut heap = Vec::with_capacity(2 * INLINE);
                    heap.extend_from_slice(items);
                    heap.push(item);
                    self.0 = Store::Heap(heap);
                }
            }
            Store::Heap(items) => items.push(item),
        }
    }
}

impl<T: Copy + Default> Default for SmallList<T> {
    fn default() -> Self {
        SmallList::new()
    }
}

impl<T> Deref for SmallList<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Store::Inline { len, items } => &items[..usize::from(*len).min(INLINE)],
            Store::Heap(items) => items,
        }
    }
}

impl<T: Copy + Default> FromIterator<T> for SmallList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = SmallList::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: PartialEq> PartialEq for SmallList<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for SmallList<T> {}

impl<'a, T> IntoIterator for &'a SmallList<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::SmallList;

    #[test]
    fn spills_without_losing_items() {
        for n in 0..20u32 {
            let list: SmallList<u32> = (0..n).collect();
            assert!(list.iter().copied().eq(0..n));
        }
    }
}
