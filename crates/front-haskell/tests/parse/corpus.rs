//! Every program of the corpus and every library parses.

#![allow(clippy::disallowed_methods, reason = "tests read the corpus")]

use crate::report;
use snell_front_haskell::parse::parse;
use snell_source::{Names, Severity, SourceSet};
use std::path::{Path, PathBuf};

/// The Haskell files of the corpus and the libraries, but those that are there to be rejected.
pub fn programs() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["../../corpus/haskell", "library"] {
        find(&root.join(folder), &mut files);
    }
    // To try other programs: SNELL_PARSE_EXTRA=folder.
    if let Some(folder) = std::env::var_os("SNELL_PARSE_EXTRA") {
        find(Path::new(&folder), &mut files);
    }
    files.sort();
    files.into_iter().filter_map(|path| Some((path.clone(), std::fs::read_to_string(path).ok()?))).collect()
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            if !path.ends_with("rejected") {
                find(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs") {
            files.push(path);
        }
    }
}

#[test]
fn every_program_parses() {
    let mut failures = String::new();
    for (path, text) in programs() {
        let mut set = SourceSet::default();
        let path = path.to_string_lossy();
        let file = set.add(&path, &text);
        let mut diagnostics = parse(file, &path, &text, &mut Names::default()).diagnostics;
        diagnostics.retain(|diagnostic| diagnostic.severity == Severity::Error);
        if !diagnostics.is_empty() {
            failures += &format!("{path}\n{}", report(&set, &diagnostics));
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
