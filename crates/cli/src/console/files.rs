//! Files that a program reads and writes while it runs.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};

/// Open files by their handles. What waits is written when this is dropped.
#[derive(Default)]
pub struct Files {
    open: BTreeMap<i64, Opened>,
    last: i64,
}

enum Opened {
    Reading { text: Vec<char>, at: usize },
    Writing(BufWriter<File>),
}

/// Smaller handles are the standard streams.
const FIRST: i64 = 3;

impl Files {
    /// Opens a file to be read: all of it, so that what is written to it later changes nothing.
    pub fn open(&mut self, path: &str) -> Option<i64> {
        let bytes = std::fs::read(path).ok()?;
        let text = String::from_utf8_lossy(&bytes).chars().collect();
        Some(self.add(Opened::Reading { text, at: 0 }))
    }

    /// Creates a file, or goes on at the end of one.
    pub fn create(&mut self, path: &str, append: bool) -> Option<i64> {
        let file = OpenOptions::new().create(true).write(true).append(append).truncate(!append).open(path).ok()?;
        Some(self.add(Opened::Writing(BufWriter::new(file))))
    }

    /// Forgets a file; what waits is written.
    pub fn close(&mut self, handle: i64) {
        self.open.remove(&handle);
    }

    /// The next character.
    pub fn next(&self, handle: i64) -> Option<char> {
        match self.open.get(&handle)? {
            Opened::Reading { text, at } => text.get(*at).copied(),
            Opened::Writing(_) => None,
        }
    }

    /// Goes beyond the next character.
    pub fn take(&mut self, handle: i64) {
        if let Some(Opened::Reading { at, .. }) = self.open.get_mut(&handle) {
            *at += 1;
        }
    }

    /// Writes.
    pub fn put(&mut self, handle: i64, bytes: &[u8]) {
        if let Some(Opened::Writing(file)) = self.open.get_mut(&handle) {
            // A full disk is found out by who looks at the file.
            let _ = file.write_all(bytes);
        }
    }

    /// What waits is written.
    pub fn flush(&mut self, handle: i64) {
        if let Some(Opened::Writing(file)) = self.open.get_mut(&handle) {
            let _ = file.flush();
        }
    }

    fn add(&mut self, file: Opened) -> i64 {
        self.last = self.last.max(FIRST - 1) + 1;
        self.open.insert(self.last, file);
        self.last
    }
}
