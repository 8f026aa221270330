//! `--watch`: checks again what changed, whenever a file of the program does.

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, SystemTime};

/// Time between two looks at the files.
const PAUSE: Duration = Duration::from_millis(200);

/// What is known of the round before.
#[derive(Default)]
pub struct Watched {
    /// The files of the program, and when they were changed.
    files: BTreeMap<String, Option<SystemTime>>,
    /// What each property depends on.
    known: BTreeMap<String, u64>,
}

impl Watched {
    /// Remembers files as they are now.
    pub fn files<'p>(&mut self, paths: impl Iterator<Item = &'p str>) {
        self.files = paths.map(|path| (path.to_owned(), changed(path))).collect();
    }

    /// Whether a property is to be checked: it is new, or what it depends on is not what it was.
    pub fn is_new(&mut self, name: &str, fingerprint: u64) -> bool {
        self.known.insert(name.to_owned(), fingerprint) != Some(fingerprint)
    }

    /// Waits for a change, and says which file it was.
    pub fn wait(&self) -> String {
        loop {
            std::thread::sleep(PAUSE);
            if let Some((path, _)) = self.files.iter().find(|(path, when)| changed(path) != **when) {
                return path.clone();
            }
        }
    }
}

fn changed(path: &str) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}
