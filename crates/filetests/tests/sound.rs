//! What the abstract interpretation says of whole Scheme and Haskell programs covers what they do, with every component set
//! that claims to be sound.

#![allow(clippy::disallowed_methods, reason = "asks which programs to look at, and for how long")]

use snell_filetests::crew::{guarded, map};
use snell_filetests::random::{Choices, scheme_program, shrink};
use snell_filetests::recorded::Program;
use snell_filetests::{haskell, scheme, sound};
use snell_interp_abstract::{Components, PRESETS};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Steps of the fast analysis, which should come to its end.
const BUDGET: u64 = 400_000;
/// Steps of one of the others, which may not.
const SLOW_BUDGET: u64 = 10_000;
/// The programs come in an order that depends on the seed; after this long no other one is begun.
const PATIENCE: Duration = Duration::from_secs(20);

fn corpus(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(folder)
}

fn seed() -> usize {
    std::env::var("SNELL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0)
}

/// A program of a folder that is not part of the corpus, to be checked as well.
fn others() -> Vec<Program> {
    let Ok(folder) = std::env::var("SNELL_PROGRAMS") else { return Vec::new() };
    let files = snell_filetests::recorded::files_below(folder.as_ref(), &["scm", "hs"]);
    files.into_iter().map(Program::unrecorded).collect()
}

/// Programs of all parts of the corpus, early.
fn shuffled(mut programs: Vec<Program>) -> Vec<Program> {
    let only = std::env::var("SNELL_CORPUS").unwrap_or_default();
    programs.retain(|program| program.path.to_string_lossy().contains(&only));
    let (count, stride) = (programs.len(), 37);
    let mut at: Vec<usize> = (0..count).collect();
    at.sort_by_key(|at| (at * stride + seed() * 11) % count.max(1));
    let mut programs: Vec<Option<Program>> = programs.into_iter().map(Some).collect();
    at.into_iter().filter_map(|at| programs[at].take()).collect()
}

fn sound_sets() -> Vec<Components> {
    let sets = PRESETS.iter().filter_map(|preset| preset.components.parse::<Components>().ok());
    sets.filter(Components::is_sound).collect()
}

fn check(programs: Vec<Program>, least: u64) {
    let sets = sound_sets();
    let programs: Vec<(usize, Program)> = shuffled(programs).into_iter().enumerate().collect();
    let whole = std::env::var("SNELL_PROGRAMS").is_ok();
    let start = Instant::now();
    let results = map(&programs, |(at, program)| {
        if start.elapsed() > PATIENCE && !whole {
            return Ok(0);
        }
        let other = sets[(at + seed()) % sets.len()];
        let fast = guarded(|| sound::covers(program, Components::default(), BUDGET));
        let slow = guarded(|| sound::covers(program, other, SLOW_BUDGET));
        let both = fast.and_then(|fast| slow.map(|slow| fast + slow));
        both.map_err(|wrong| format!("{}: {wrong}", program.path.display()))
    });
    let compared: u64 = results.iter().flatten().sum();
    let failures: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    println!("{compared} facts compared");
    assert!(failures.is_empty(), "{}\n{} failures", failures.join("\n"), failures.len());
    // A check that compares nothing would pass for ever.
    assert!(compared >= least || std::env::var("SNELL_CORPUS").is_ok(), "only {compared} facts were compared");
}

#[test]
fn scheme_programs_are_covered() {
    let mut all = scheme::programs(&corpus("scheme"));
    all.extend(scheme::failing(&corpus("scheme")).into_iter().map(Program::unrecorded));
    check(all, 2000);
}

/// Programs that are made up, of which there are as many as there is patience for.
#[test]
fn random_scheme_programs_are_covered() {
    let sets = sound_sets();
    let count = if std::env::var("SNELL_PROGRAMS").is_ok() { 20_000 } else { 1_000 };
    let seeds: Vec<u64> = (0..count).map(|at| seed() as u64 * 1_000_000 + at).collect();
    let start = Instant::now();
    let covers = |choices: &mut Choices, seed: u64| {
        let text = scheme_program(choices);
        let others = (0..3).map(|at| sets[(seed as usize + at * 7) % sets.len()]);
        let mut compared = 0;
        for (components, budget) in
            [(Components::default(), BUDGET)].into_iter().chain(others.map(|set| (set, SLOW_BUDGET)))
        {
            let found = guarded(|| sound::covers_text("random.scm", &text, components, budget));
            compared += found.map_err(|wrong| format!("seed {seed}: {wrong}\n{text}"))?;
        }
        Ok(compared)
    };
    let results: Vec<Result<u64, String>> = map(&seeds, |&seed| {
        if start.elapsed() > PATIENCE && count <= 1_000 {
            return Ok(0);
        }
        let mut choices = Choices::random(seed);
        // To see what other implementations of Scheme make of them.
        if let Ok(folder) = std::env::var("SNELL_KEEP") {
            let text = scheme_program(&mut Choices::random(seed));
            let kept = std::fs::write(PathBuf::from(folder).join(format!("{seed}.scm")), text);
            kept.map_err(|error| error.to_string())?;
        }
        covers(&mut choices, seed).or_else(|_| {
            let fails = |candidate: &[u32]| covers(&mut Choices::recorded(candidate.to_vec()), seed).is_err();
            let smallest = shrink(choices.used().to_vec(), 600, fails);
            covers(&mut Choices::recorded(smallest), seed)
        })
    });
    let compared: u64 = results.iter().flatten().sum();
    let failures: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    println!("{compared} facts of {count} programs compared");
    assert!(failures.is_empty(), "{}\n{} failures", failures.join("\n"), failures.len());
    assert!(compared >= 2_000, "only {compared} facts were compared");
}

#[test]
fn haskell_programs_are_covered() {
    check(haskell::programs(&corpus("haskell")), 2000);
}

#[test]
fn other_programs_are_covered() {
    check(others(), 0);
}
