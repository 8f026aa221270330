//! Many paths in little room: each is stored as what differs from the one before it.

use serde::{Deserialize, Serialize};

/// A list of paths (as bytes) with something beside each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PathList<T> {
    /// For each path: how many bytes it shares with the one before, how many follow, and those.
    bytes: Vec<u8>,
    extras: Vec<T>,
    last: Vec<u8>,
}

impl<T> Default for PathList<T> {
    fn default() -> Self {
        PathList { bytes: Vec::new(), extras: Vec::new(), last: Vec::new() }
    }
}

impl<T: Copy> PathList<T> {
    pub(crate) fn push(&mut self, path: &[u8], extra: T) {
        let shared = self.last.iter().zip(path).take_while(|(a, b)| a == b).count();
        let suffix = &path[shared..];
        write_number(&mut self.bytes, shared);
        write_number(&mut self.bytes, suffix.len());
        self.bytes.extend_from_slice(suffix);
        self.extras.push(extra);
        self.last.truncate(shared);
        self.last.extend_from_slice(suffix);
    }

    pub(crate) fn len(&self) -> usize {
        self.extras.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.extras.is_empty()
    }

    /// Whether a list that came from outside can be read to its end.
    pub(crate) fn is_valid(&self) -> bool {
        let mut reader = Reader::new(self.clone());
        while reader.next().is_some() {}
        reader.at == self.bytes.len() && reader.index == self.extras.len() && reader.path == self.last
    }
}

/// Reads a list from its beginning.
#[derive(Clone, Debug)]
pub(crate) struct Reader<T> {
    list: PathList<T>,
    at: usize,
    index: usize,
    path: Vec<u8>,
}

impl<T: Copy> Reader<T> {
    pub(crate) fn new(list: PathList<T>) -> Self {
        Reader { list, at: 0, index: 0, path: Vec::new() }
    }

    pub(crate) fn remaining(&self) -> usize {
        self.list.len() - self.index
    }

    pub(crate) fn next(&mut self) -> Option<(&[u8], T)> {
        let (extra, entry) = self.peek()?;
        self.accept(&entry);
        Some((&self.path, extra))
    }

    /// Reads on only if the next path is a proper prefix of the one just read; gives its length.
    pub(crate) fn next_prefix(&mut self) -> Option<(usize, T)> {
        let (extra, entry) = self.peek()?;
        if entry.start != entry.end || entry.shared >= self.path.len() {
            return None;
        }
        self.accept(&entry);
        Some((entry.shared, extra))
    }

    fn peek(&self) -> Option<(T, Entry)> {
        let extra = *self.list.extras.get(self.index)?;
        let bytes = &self.list.bytes;
        let (shared, at) = read_number(bytes, self.at)?;
        let (suffix, start) = read_number(bytes, at)?;
        let end = start.checked_add(suffix)?;
        (shared <= self.path.len() && end <= bytes.len()).then_some((extra, Entry { shared, start, end }))
    }

    fn accept(&mut self, entry: &Entry) {
        self.path.truncate(entry.shared);
        self.path.extend_from_slice(&self.list.bytes[entry.start..entry.end]);
        self.at = entry.end;
        self.index += 1;
    }
}

struct Entry {
    shared: usize,
    start: usize,
    end: usize,
}

fn write_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn read_number(bytes: &[u8], mut at: usize) -> Option<(usize, usize)> {
    let mut number = 0usize;
    let mut shift = 0;
    loop {
        let byte = *bytes.get(at)?;
        at += 1;
        if shift >= usize::BITS {
            return None;
        }
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some((number, at));
        }
        shift += 7;
    }
}

#[cfg(test)]
mod tests {
    use super::{PathList, Reader};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn gives_back_what_was_pushed(paths in prop::collection::vec(prop::collection::vec(0..3u8, 0..200), 0..20)) {
            let mut list = PathList::default();
            for (i, path) in paths.iter().enumerate() {
                list.push(path, i);
            }
            prop_assert!(list.is_valid());
            let mut reader = Reader::new(list);
            for (i, path) in paths.iter().enumerate() {
                let (read, extra) = reader.next().unwrap();
                prop_assert_eq!(read, path.as_slice());
                prop_assert_eq!(extra, i);
            }
            prop_assert!(reader.next().is_none());
        }

        #[test]
        fn garbage_is_refused_or_read_but_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..40), n in 0..5usize) {
            let list = PathList { bytes, extras: vec![0u32; n], last: Vec::new() };
            let _ = list.is_valid();
        }
    }

    #[test]
    fn a_stack_of_prefixes_takes_constant_room_each() {
        let path = vec![1u8; 10_000];
        let mut list = PathList::default();
        for depth in (0..path.len()).rev() {
            list.push(&path[..depth], 1u32);
        }
        assert!(list.bytes.len() < 4 * path.len() + 10);
    }
}
