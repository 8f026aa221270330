//! Programs with what is recorded of them: their output by the oracle of their language, or the diagnostics of those that
//! must be refused.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

use crate::diff::diff;
use snell_workbench::{
    Diagnostic, Loaded, Ran, Recorder, RunRequest, Severity, SourceSet, Wish, load_for, load_with, place, run,
};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A program and what the oracle's program did.
pub struct Program {
    /// Its main file.
    pub path: PathBuf,
    stdout: String,
    exit: i64,
    pub(crate) stdin: String,
    pub(crate) args: Vec<String>,
}

/// No program of the corpus needs more; one that loops is told from one that is slow.
const STEPS: u64 = 400_000_000;

impl Program {
    /// A program by its main file, if its output is recorded.
    pub fn read(path: PathBuf) -> Option<Program> {
        let read = |extension: &str| std::fs::read_to_string(path.with_extension(extension)).ok();
        Some(Program {
            stdout: read("stdout")?,
            exit: read("exit").and_then(|text| text.trim().parse().ok()).unwrap_or(0),
            stdin: read("stdin").unwrap_or_default(),
            args: read("args").map_or(Vec::new(), |text| text.lines().map(str::to_owned).collect()),
            path,
        })
    }

    /// A program of which nothing is recorded.
    pub fn unrecorded(path: PathBuf) -> Program {
        Program { path, stdout: String::new(), exit: 0, stdin: String::new(), args: Vec::new() }
    }
}

/// Loads a program, with the modules beside it.
pub fn load_program(program: &Program) -> Result<Loaded, String> {
    let bytes = std::fs::read(&program.path).map_err(|error| error.to_string())?;
    let name = program.path.file_name().unwrap_or_default().to_string_lossy();
    load_for(&name, &bytes, &mut Beside::of(&program.path), Wish::Run(None)).map_err(|refused| {
        let first = refused.diagnostics.first();
        format!("refused: {}", first.map_or("without a reason", |diagnostic| &diagnostic.message))
    })
}

/// Runs a program and compares what it writes and how it ends.
pub fn same_as_recorded(program: &Program) -> Result<(), String> {
    let loaded = load_program(program)?;
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
        return Err(format!("writes something else than recorded:\n{}", diff(&program.stdout, &written)));
    }
    match code == program.exit {
        true => Ok(()),
        false => Err(format!("ends with the code {code} instead of {}", program.exit)),
    }
}

/// Loads a program and compares the diagnostics with the `.diagnostics` file beside it, which is written anew on
/// demand. Gives whether it was.
pub fn refused_as_recorded(path: &Path, update: bool) -> Result<bool, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let found = match load_with(&name, &bytes, &mut Beside::of(path), None) {
        Ok(loaded) if loaded.is_program() => return Err("is accepted".to_owned()),
        // A module without `main` can be explored, but not run.
        Ok(_) => "nothing to run: there is no `main`\n".to_owned(),
        Err(refused) => described(&refused.sources, &refused.diagnostics),
    };
    let golden = path.with_extension("diagnostics");
    let recorded = std::fs::read_to_string(&golden).unwrap_or_default();
    if recorded == found {
        return Ok(false);
    }
    if update {
        std::fs::write(&golden, &found).map_err(|error| error.to_string())?;
        return Ok(true);
    }
    Err(format!("the diagnostics differ from those recorded:\n{}", diff(&recorded, &found)))
}

/// Diagnostics as text, with their places.
pub fn described(sources: &SourceSet, diagnostics: &[Diagnostic]) -> String {
    let mut text = String::new();
    for diagnostic in diagnostics {
        let word = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        let at = heading(sources, diagnostic.span);
        let _ = writeln!(text, "{at}: {word}: [{}] {}", diagnostic.code, diagnostic.message);
        for note in &diagnostic.notes {
            let at = heading(sources, note.span);
            let _ = writeln!(text, "  {at}: {}", note.text);
        }
    }
    text
}

fn heading(sources: &SourceSet, span: snell_workbench::Span) -> String {
    match place(sources, span) {
        Some(at) if at.line == at.end_line => format!("{}:{}:{}-{}", at.file, at.line, at.column, at.end_column),
        Some(at) => format!("{}:({},{})-({},{})", at.file, at.line, at.column, at.end_line, at.end_column),
        None => "-".to_owned(),
    }
}

/// Files below a folder with these extensions, in order.
pub fn files_below(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|own| extensions.iter().any(|extension| own == *extension)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The modules of a program are beside its main file.
struct Beside {
    folder: PathBuf,
}

impl Beside {
    fn of(main: &Path) -> Beside {
        Beside { folder: main.parent().unwrap_or(Path::new("")).to_owned() }
    }
}

impl snell_workbench::Files for Beside {
    fn begin(&mut self, _path: &str, _module: Option<&str>) {}

    fn find(&mut self, module: &str, extensions: &[&str]) -> Option<(String, Vec<u8>)> {
        let stem = module.replace('.', "/");
        extensions.iter().find_map(|extension| {
            let name = format!("{stem}.{extension}");
            let bytes = std::fs::read(self.folder.join(&name)).ok()?;
            Some((name, bytes))
        })
    }

    fn searched(&self) -> Vec<String> {
        vec![".".to_owned()]
    }

    fn default_extensions(&self) -> Vec<String> {
        Vec::new()
    }
}
