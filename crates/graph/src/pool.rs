//! Values too large for a word, by index: truncated and collected along with the heap.

/// A pool of such values.
#[derive(Clone, Debug)]
pub struct Pool<T> {
    items: Vec<T>,
    /// During collection: what is kept of the items above the mark, and where each went.
    kept: Vec<T>,
    forward: Vec<u32>,
}

const NOT_KEPT: u32 = u32::MAX;

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { items: Vec::new(), kept: Vec::new(), forward: Vec::new() }
    }
}

impl<T: Clone> Pool<T> {
    pub fn add(&mut self, item: T) -> u32 {
        self.items.push(item);
        self.items.len() as u32 - 1
    }

    pub fn get(&self, at: u32) -> &T {
        &self.items[at as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter()
    }

    pub fn len(&self) -> u32 {
        self.items.len() as u32
    }

    pub fn truncate(&mut self, len: u32) {
        self.items.truncate(len as usize);
    }

    pub fn begin(&mut self, mark: u32) {
        self.kept.clear();
        self.forward.clear();
        self.forward.resize(self.items.len() - mark as usize, NOT_KEPT);
    }

    pub fn relocate(&mut self, at: u32, mark: u32) -> u32 {
        if at < mark {
            return at;
        }
        let forward = &mut self.forward[(at - mark) as usize];
        if *forward == NOT_KEPT {
            *forward = mark + self.kept.len() as u32;
            self.kept.push(self.items[at as usize].clone());
        }
        *forward
    }

    pub fn end(&mut self, mark: u32) {
        self.items.truncate(mark as usize);
        self.items.append(&mut self.kept);
    }
}
