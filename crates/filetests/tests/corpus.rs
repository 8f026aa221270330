//! The corpus is as it says it is, and the interpretations agree on every program in it.

#![allow(clippy::disallowed_methods, reason = "asks whether to rewrite the corpus")]

use snell_filetests::corpus::{files, run_files};
use std::path::Path;

#[test]
fn corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut all = files(&folder).unwrap_or_else(|error| panic!("{error}"));
    assert!(!all.is_empty(), "there is no corpus in {}", folder.display());
    let only = std::env::var("SNELL_CORPUS").ok();
    if let Some(only) = &only {
        all.retain(|file| file.to_string_lossy().contains(only));
        println!("only files whose path contains `{only}`: {}", all.len());
    }
    let report = run_files(&all, std::env::var("UPDATE_EXPECT").is_ok_and(|value| value == "1"));
    println!("{} files, {} directives, {} known bugs", report.files, report.directives, report.known_bugs);
    report.compared.iter().for_each(|(check, count)| println!("{check}: {count} comparisons"));
    report.updated.iter().for_each(|path| println!("rewritten: {}", path.display()));
    assert!(report.failures.is_empty(), "{}\n{} failures", report.failures.join("\n"), report.failures.len());
    if only.is_none() {
        // A check that compares nothing would pass for ever.
        assert!(report.compared.values().all(|&count| count >= 50), "a check has nothing to do: {:?}", report.compared);
    }
}
