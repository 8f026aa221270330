//! Scheme programs do what Chez recorded, mistakes are reported as recorded, and damage is survived.

#![allow(clippy::disallowed_methods, reason = "asks whether to rewrite the corpus, and how long to go on")]

use snell_filetests::crew::{guarded, map};
use snell_filetests::mutants::survives;
use snell_filetests::recorded::{refused_as_recorded, same_as_recorded};
use snell_filetests::scheme::{failing, fails_as_recorded, programs, rejected, sources};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/scheme")
}

fn chosen(path: &Path) -> bool {
    std::env::var("SNELL_CORPUS").map_or(true, |only| path.to_string_lossy().contains(&only))
}

fn update() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok_and(|value| value == "1")
}

fn complain(failures: Vec<String>) {
    assert!(failures.is_empty(), "{}\n{} failures", failures.join("\n"), failures.len());
}

#[test]
fn programs_do_what_chez_recorded() {
    let mut all = programs(&folder());
    assert!(all.len() >= 170, "only {} programs", all.len());
    assert_eq!(all.len(), sources(&folder()).len(), "a program has no recorded output");
    all.retain(|program| chosen(&program.path));
    let results = map(&all, |program| {
        guarded(|| same_as_recorded(program)).err().map(|why| format!("{}: {why}", program.path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

#[test]
fn mistakes_are_reported_as_recorded() {
    let mut all = rejected(&folder());
    assert!(all.len() >= 20, "only {} programs", all.len());
    all.retain(|path| chosen(path));
    let results = map(&all, |path| {
        guarded(|| refused_as_recorded(path, update())).err().map(|why| format!("{}: {why}", path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

#[test]
fn failures_are_reported_as_recorded() {
    let mut all = failing(&folder());
    assert!(all.len() >= 25, "only {} programs", all.len());
    all.retain(|path| chosen(path));
    let results = map(&all, |path| {
        guarded(|| fails_as_recorded(path, update())).err().map(|why| format!("{}: {why}", path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

/// More with `SNELL_MUTANTS=100000`, others with `SNELL_SEED`.
#[test]
fn damaged_programs_are_survived() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let count = number("SNELL_MUTANTS").unwrap_or(300) as usize;
    complain(survives(&sources(&folder()), "damaged.scm", count, number("SNELL_SEED").unwrap_or(1)));
}
