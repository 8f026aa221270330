//! Chez Scheme, the judge of what a Scheme program means.

use super::{LIMIT, replace};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The programs, relative to the corpus, that Chez is not asked about: they fail.
const OTHERS: [&str; 2] = ["rejected", "failing"];

/// Records the programs whose path contains `filter`: `chezscheme --script chez.ss PROGRAM`, in the folder of the corpus.
pub fn run(filter: &str) -> Result<(), String> {
    let corpus = crate::root().join("corpus/scheme");
    let mut programs = Vec::new();
    collect(&corpus, &corpus, &mut programs);
    programs.sort();
    programs.retain(|program| program.to_string_lossy().contains(filter));
    let mut complaints = Vec::new();
    let mut changed = 0;
    for program in &programs {
        match record(&corpus, program) {
            Ok(true) => {
                println!("changed {}", program.with_extension("stdout").display());
                changed += 1;
            }
            Ok(false) => {}
            Err(why) => complaints.push(format!("{}: {why}", program.display())),
        }
    }
    println!("{} programs, {changed} recorded files changed", programs.len());
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn collect(corpus: &Path, folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let inner = path.strip_prefix(corpus).unwrap_or(&path).to_owned();
        if OTHERS.iter().any(|other| inner.starts_with(other)) {
            continue;
        }
        if path.is_dir() {
            collect(corpus, &path, into);
        } else if path.extension().is_some_and(|extension| extension == "scm") {
            into.push(inner);
        }
    }
}

/// Runs a program and keeps what it writes; whether that is new.
fn record(corpus: &Path, program: &Path) -> Result<bool, String> {
    let said = |error: std::io::Error| format!("chezscheme cannot be run: {error}");
    let mut child = Command::new("chezscheme")
        .args(["--script", "chez.ss"])
        .arg(program)
        .current_dir(corpus)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(said)?;
    let started = Instant::now();
    // What these programs write fits into a pipe.
    while child.try_wait().map_err(said)?.is_none() {
        if started.elapsed() > LIMIT {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("it runs for more than {} seconds", LIMIT.as_secs()));
        }
        sleep(Duration::from_millis(2));
    }
    let output = child.wait_with_output().map_err(said)?;
    if !output.status.success() {
        return Err(format!("Chez fails\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    replace(&corpus.join(program).with_extension("stdout"), Some(output.stdout)).map_err(said)
}
