//! Walking the corpus: each file is run, checked, and compared with what it expects.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

use crate::checks::{self, CHECKS};
use crate::crew::{self, guarded};
use crate::diff::diff;
use crate::run;
use crate::subject::{Effort, Subject};
use crate::testfile::{Command, TestFile};
use snell_workbench::load;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders with a test of their own.
const OTHERS: [&str; 5] = ["corpus/haskell", "corpus/explore", "corpus/properties", "corpus/scheme", "corpus/audit"];

/// What a run over the corpus found.
#[derive(Default, Debug)]
pub struct Report {
    /// Files that were run.
    pub files: usize,
    /// Directives that were run.
    pub directives: usize,
    /// Known bugs that are marked.
    pub known_bugs: usize,
    /// Comparisons made by each check.
    pub compared: BTreeMap<&'static str, u64>,
    /// What is wrong, in the order of the files.
    pub failures: Vec<String>,
    /// Files that were rewritten.
    pub updated: Vec<PathBuf>,
}

/// What a run over one file found.
#[derive(Default)]
struct FileReport {
    directives: usize,
    known_bugs: usize,
    compared: Vec<(&'static str, u64)>,
    failures: Vec<String>,
    updated: bool,
}

/// The test files below a folder, in order; another kind of file there is an error. Folders of Haskell programs with
/// recorded outputs (`.stdout`, `.ghc`) are not for this runner.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            match path.extension().and_then(|extension| extension.to_str()) {
                _ if path.is_dir() && OTHERS.iter().any(|folder| path.ends_with(folder)) => {}
                _ if path.is_dir() => folders.push(path),
                Some("core") => found.push(path),
                Some("md") => {}
                _ => return Err(format!("{} is no test file", path.display())),
            }
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// Runs these files, several at a time. With `update`, golden lines that differ are rewritten instead of reported.
pub fn run_files(files: &[PathBuf], update: bool) -> Report {
    let done = crew::map(files, |path| run_file(path, update));
    let mut total = Report { files: files.len(), ..Report::default() };
    for (path, report) in files.iter().zip(done) {
        total.directives += report.directives;
        total.known_bugs += report.known_bugs;
        for (check, count) in report.compared {
            *total.compared.entry(check).or_default() += count;
        }
        let name = path.display();
        total.failures.extend(report.failures.iter().map(|failure| format!("{name}: {failure}")));
        if report.updated {
            total.updated.push(path.clone());
        }
    }
    total
}

fn run_file(path: &Path, update: bool) -> FileReport {
    let mut report = FileReport::default();
    if let Err(failure) = try_file(path, update, &mut report) {
        report.failures.push(failure);
    }
    report
}

fn try_file(path: &Path, update: bool, report: &mut FileReport) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let file = TestFile::parse(&text)?;
    report.known_bugs = file.known_bugs();
    // Golden lines must not depend on where the corpus lies.
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let loaded = load(&name, text.as_bytes());
    let mut actual = Vec::new();
    for command in file.commands() {
        report.directives += 1;
        match guarded(|| run::run(command, &loaded)) {
            Ok(lines) => actual.push(lines),
            Err(why) => actual.push(vec![format!("BROKEN {why}").replace('\n', " ")]),
        }
    }
    let wanted = file.with_golden(&actual);
    if wanted != text {
        if update {
            fs::write(path, &wanted).map_err(|error| error.to_string())?;
            report.updated = true;
        } else {
            report.failures.push(format!("not as expected (- is expected, + is found)\n{}", diff(&text, &wanted)));
        }
    }
    for broken in actual.iter().flatten().filter(|line| line.starts_with("BROKEN ")) {
        if file.known_bugs() == 0 {
            report.failures.push(broken.clone());
        }
    }
    if let Ok(loaded) = loaded {
        let find = |name: &str| loaded.program.find_global(name);
        let evals = file.commands().filter_map(|command| match command {
            Command::Eval(name) => find(name),
            _ => None,
        });
        let explores = file.commands().filter_map(|command| match command {
            Command::Explore(command) => find(&command.function),
            _ => None,
        });
        let (mut evals, mut explores): (Vec<_>, Vec<_>) = (evals.collect(), explores.collect());
        evals.dedup();
        explores.dedup();
        let subject = Subject { evals, explores, loaded, text, effort: Effort::corpus(), work: Default::default() };
        check(&file, &subject, report);
    }
    Ok(())
}

fn check(file: &TestFile, subject: &Subject, report: &mut FileReport) {
    for check in CHECKS {
        match (checks::run(check, subject), file.is_known_bug(check.name)) {
            (Ok(count), false) => report.compared.push((check.name, count)),
            (Ok(_), true) => report.failures.push(format!("{}: marked as a bug, but passes", check.name)),
            (Err(_), true) => {}
            (Err(why), false) => report.failures.push(format!("{}: {why}", check.name)),
        }
    }
}
