//! Scheme programs: those that Chez Scheme ran must do the same here; mistakes and failures must be reported as recorded.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

use crate::diff::diff;
use crate::recorded::{Program, described, files_below};
use snell_workbench::{Ran, Recorder, RunRequest, load, run};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Every program that has its output beside it.
pub fn programs(folder: &Path) -> Vec<Program> {
    sources(folder).into_iter().filter_map(Program::read).collect()
}

/// Every program that must be refused, or warned about.
pub fn rejected(folder: &Path) -> Vec<PathBuf> {
    files_below(&folder.join("rejected"), &["scm"])
}

/// Every program that is not to be refused.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let others = ["rejected", "failing"].map(|name| folder.join(name));
    files_below(folder, &["scm"])
        .into_iter()
        .filter(|path| others.iter().all(|other| !path.starts_with(other)))
        .collect()
}

/// Every program that fails when it is run.
pub fn failing(folder: &Path) -> Vec<PathBuf> {
    files_below(&folder.join("failing"), &["scm"])
}

/// Runs a program and compares its warnings, its output and its failure with the `.failure` file beside it, which is
/// written anew on demand.
pub fn fails_as_recorded(path: &Path, update: bool) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let loaded = load(&name, &bytes).map_err(|_| "is refused".to_owned())?;
    let (console, written) = Recorder::new("program", "", Vec::new());
    let request = RunRequest { entry: None, max_steps: Some(10_000_000), max_bytes: 1 << 28, observe: 10 };
    let report = run(&loaded, &request, Box::new(console), &AtomicBool::new(false));
    let report = report.map_err(|_| "there is nothing to run".to_owned())?;
    let mut found = described(&loaded.sources, &loaded.warnings);
    found += &written.lock().map(|text| text.clone()).unwrap_or_default();
    match report.ran {
        Ran::Failed(why) | Ran::Open(why) | Ran::Unsupported(why) => found += &described(&loaded.sources, &[why]),
        Ran::Exit(0) => return Err("does not fail".to_owned()),
        Ran::Exit(code) => found += &format!("exit {code}\n"),
        _ => return Err("ends in no known way".to_owned()),
    }
    let golden = path.with_extension("failure");
    let recorded = std::fs::read_to_string(&golden).unwrap_or_default();
    match (recorded == found, update) {
        (true, _) => Ok(()),
        (false, true) => std::fs::write(&golden, &found).map_err(|error| error.to_string()),
        (false, false) => Err(format!("fails in another way than recorded:\n{}", diff(&recorded, &found))),
    }
}
