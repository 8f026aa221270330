//! Random programs: the interpretations agree on every one of them.
//!
//! `SNELL_RANDOM_PROGRAMS` says how many, `SNELL_RANDOM_SEED` where to begin.

#![allow(clippy::disallowed_methods, reason = "writes what it finds, if asked to")]

use snell_filetests::crew;
use snell_filetests::random::{Choices, as_test_file, shrink, try_program};
use std::collections::BTreeMap;
use std::path::Path;

/// Programs of a normal run.
const PROGRAMS: u64 = 2_000;
/// Findings after which there is enough to do.
const ENOUGH: usize = 8;

fn number(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is no number: {text}")),
        Err(_) => default,
    }
}

#[test]
fn random_programs() {
    let first = number("SNELL_RANDOM_SEED", 0);
    let count = number("SNELL_RANDOM_PROGRAMS", PROGRAMS);
    let seeds: Vec<u64> = (first..first + count).collect();
    let tried = crew::map(&seeds, |&seed| {
        let mut choices = Choices::random(seed);
        let tried = try_program(&mut choices, seed, None);
        (tried, choices.used().to_vec())
    });
    let mut compared: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut failures = Vec::new();
    let mut most = (0, first);
    for (&seed, (tried, choices)) in seeds.iter().zip(tried) {
        most = most.max((tried.work, seed));
        for (&check, &count) in &tried.compared {
            let entry = compared.entry(check).or_default();
            *entry = (entry.0 + count, entry.1 + u64::from(count > 0));
        }
        if let Some((check, _)) = tried.failure {
            failures.push((seed, check, choices));
        }
    }
    println!("{count} programs from seed {first}, {} failures", failures.len());
    println!("the most work for one program: {} units, seed {}", most.0, most.1);
    compared.iter().for_each(|(check, (count, of))| println!("{check}: {count} comparisons in {of} programs"));
    if failures.is_empty() {
        // A generator of programs that do nothing would pass for ever.
        assert!(compared.values().all(|(_, programs)| programs * 5 > count), "too little is compared: {compared:?}");
        return;
    }
    let reports = crew::map(&failures[..failures.len().min(ENOUGH)], |(seed, check, choices)| {
        let fails = |candidate: &[u32]| {
            let tried = try_program(&mut Choices::recorded(candidate.to_vec()), *seed, Some(check));
            tried.failure.is_some_and(|(found, _)| found == *check)
        };
        let smallest = shrink(choices.clone(), 1_500, fails);
        let tried = try_program(&mut Choices::recorded(smallest), *seed, Some(check));
        let why = tried.failure.as_ref().map_or("", |(_, why)| why.as_str());
        let text = as_test_file(&tried, *seed);
        (format!("seed {seed}: {check}: {why}\n{text}"), format!("{check}_{seed}.core"), text)
    });
    if std::env::var("UPDATE_EXPECT").is_ok_and(|value| value == "1") {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/found");
        std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
        for (_, name, text) in &reports {
            std::fs::write(folder.join(name), text).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    let seeds: Vec<String> = failures.iter().map(|(seed, check, _)| format!("{check} {seed}")).collect();
    println!("failures: {}", seeds.join(", "));
    let reports: Vec<&str> = reports.iter().map(|(report, ..)| report.as_str()).collect();
    panic!("{} of {count} programs fail a check\n{}", failures.len(), reports.join("\n"));
}
