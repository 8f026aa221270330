//! Haskell programs do what GHC recorded, mistakes are reported as recorded, and damage is survived.

#![allow(clippy::disallowed_methods, reason = "asks whether to rewrite the corpus, and how long to go on")]

use snell_filetests::crew::{guarded, map};
use snell_filetests::haskell::{fails_as_recorded, main_files, programs, rejected, unsupported};
use snell_filetests::mutants::survives;
use snell_filetests::recorded::{refused_as_recorded, same_as_recorded};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/haskell")
}

fn chosen(path: &std::path::Path) -> bool {
    std::env::var("SNELL_CORPUS").map_or(true, |only| path.to_string_lossy().contains(&only))
}

fn update() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok_and(|value| value == "1")
}

fn complain(failures: Vec<String>) {
    assert!(failures.is_empty(), "{}\n{} failures", failures.join("\n"), failures.len());
}

#[test]
fn programs_do_what_ghc_recorded() {
    let mut all = programs(&folder());
    assert!(all.len() >= 250, "only {} programs", all.len());
    all.retain(|program| chosen(&program.path));
    let results = map(&all, |program| {
        guarded(|| same_as_recorded(program)).err().map(|why| format!("{}: {why}", program.path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

#[test]
fn mistakes_are_reported_as_recorded() {
    let mut all = rejected(&folder());
    assert!(all.len() >= 100, "only {} programs", all.len());
    all.retain(|path| chosen(path));
    let results = map(&all, |path| {
        guarded(|| refused_as_recorded(path, update())).err().map(|why| format!("{}: {why}", path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

#[test]
fn what_does_not_run_yet_fails_as_recorded() {
    let mut all = unsupported(&folder());
    all.retain(|program| chosen(&program.path));
    let results = map(&all, |program| {
        guarded(|| fails_as_recorded(program, update())).err().map(|why| format!("{}: {why}", program.path.display()))
    });
    complain(results.into_iter().flatten().collect());
}

/// More with `SNELL_MUTANTS=100000`, others with `SNELL_SEED`.
#[test]
fn damaged_programs_are_survived() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let count = number("SNELL_MUTANTS").unwrap_or(600) as usize;
    complain(survives(&main_files(&folder()), "damaged.hs", count, number("SNELL_SEED").unwrap_or(1)));
}
