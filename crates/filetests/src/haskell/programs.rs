//! Programs with recorded output.

use super::{Beside, main_files};
use crate::diff::diff;
use snell_workbench::{Ran, Recorder, RunRequest, load_with, run};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A program and what GHC's program did.
pub struct Program {
    /// Its main file.
    pub path: PathBuf,
    stdout: String,
    exit: i64,
    stdin: String,
    args: Vec<String>,
}

/// No program of the corpus needs more; one that loops is told from one that is slow.
const STEPS: u64 = 400_000_000;

/// Every program below the folder that has its output beside it, but for those that are to be refused, those that are
/// there to take long, and those that can't run yet.
pub fn programs(folder: &Path) -> Vec<Program> {
    let skipped =
        |path: &Path| ["rejected", "slow", "unsupported"].iter().any(|name| path.starts_with(folder.join(name)));
    read_programs(folder).into_iter().filter(|program| !skipped(&program.path)).collect()
}

/// The programs below a folder, with what is recorded of them.
pub(super) fn read_programs(folder: &Path) -> Vec<Program> {
    let read = |path: &Path, extension: &str| std::fs::read_to_string(path.with_extension(extension)).ok();
    main_files(folder)
        .into_iter()
        .filter_map(|path| {
            Some(Program {
                stdout: read(&path, "stdout")?,
                exit: read(&path, "exit").and_then(|text| text.trim().parse().ok()).unwrap_or(0),
                stdin: read(&path, "stdin").unwrap_or_default(),
                args: read(&path, "args").map_or(Vec::new(), |text| text.lines().map(str::to_owned).collect()),
                path,
            })
        })
        .collect()
}

/// Runs a program and compares what it writes and how it ends.
pub fn same_as_ghc(program: &Program) -> Result<(), String> {
    let bytes = std::fs::read(&program.path).map_err(|error| error.to_string())?;
    let name = program.path.file_name().unwrap_or_default().to_string_lossy();
    let loaded = load_with(&name, &bytes, &mut Beside::of(&program.path), None).map_err(|refused| {
        let first = refused.diagnostics.first();
        format!("refused: {}", first.map_or("without a reason", |diagnostic| &diagnostic.message))
    })?;
    let stem = program.path.file_stem().unwrap_or_default().to_string_lossy();
    let (console, written) = Recorder::new(&stem, &program.stdin, program.args.clone());
    let request = RunRequest { entry: None, max_steps: Some(STEPS), max_bytes: 1 << 30, observe: 10 };
    let report = run(&loaded, &request, Box::new(console), &AtomicBool::new(false))
        .map_err(|_| "there is nothing to run".to_owned())?;
    let code = match report.ran {
        Ran::Exit(code) => code,
        Ran::Failed(why) | Ran::Open(why) | Ran::Unsupported(why) => return Err(why.message),
        _ => return Err("ended without an exit code".to_owned()),
    };
    let written = written.lock().map(|text| text.clone()).unwrap_or_default();
    if written != program.stdout {
        return Err(format!("writes something else than GHC's program:\n{}", diff(&program.stdout, &written)));
    }
    match code == program.exit {
        true => Ok(()),
        false => Err(format!("ends with the code {code} instead of {}", program.exit)),
    }
}
