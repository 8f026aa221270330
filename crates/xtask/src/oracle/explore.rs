//! `cargo xtask oracle explore [FILTER]`: lets GHC judge what explorations say of the functions in `corpus/explore`.
//!
//! A module there names the functions to explore in a comment (`-- @explore f g`, or `-- @explore 40 f` for 40 paths each).
//! Every path that an exploration finds becomes a line of a Haskell program, which evaluates the call and compares what it
//! gives, or how it fails, with what the path says. The paths are recorded beside the module once all of them agree.

mod driver;

use super::{Scratch, VERSION, replace, version};
use snell_report::PathReport;
use snell_workbench::{Trouble, first_paths, load};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Paths of a function, unless its module says otherwise.
const PATHS: u64 = 25;

/// Disagreements of a module that are printed.
const SHOWN: usize = 20;

/// Judges and records the modules whose name contains `filter`.
pub fn run(filter: &str) -> Result<(), String> {
    let version = version()?;
    let folder = crate::root().join("corpus/explore");
    let listed = fs::read_dir(&folder).map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut modules: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    modules.retain(|path| path.extension().is_some_and(|extension| extension == "hs"));
    modules.retain(|path| path.file_stem().is_some_and(|name| name.to_string_lossy().contains(filter)));
    modules.sort();
    let scratch = Scratch::new().map_err(|error| error.to_string())?;
    let (mut functions, mut paths, mut complaints) = (0, 0, Vec::new());
    for module in &modules {
        match judge(module, &scratch.0, &version) {
            Ok((of_functions, of_paths)) => {
                functions += of_functions;
                paths += of_paths;
                println!("{}: {of_functions} functions, {of_paths} paths agree", name_of(module));
            }
            Err(complaint) => {
                println!("{}: differs", name_of(module));
                complaints.push(format!("{}: {complaint}", name_of(module)));
            }
        }
    }
    println!("{functions} functions, {paths} paths agree with GHC {version}");
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn name_of(path: &Path) -> String {
    path.file_stem().map_or(String::new(), |name| name.to_string_lossy().into_owned())
}

/// The functions to explore, and how many paths of each.
fn wanted(text: &str) -> Vec<(String, u64)> {
    let mut wanted = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("-- @explore ")) {
        let mut paths = PATHS;
        for word in line.split_whitespace() {
            match word.parse() {
                Ok(count) => paths = count,
                Err(_) => wanted.push((word.to_owned(), paths)),
            }
        }
    }
    wanted
}

/// Explores, lets GHC judge, and records what was explored if GHC agrees with all of it.
fn judge(module: &Path, scratch: &Path, version: &str) -> Result<(usize, usize), String> {
    let text = fs::read_to_string(module).map_err(|error| error.to_string())?;
    // Failures name the file as it was called.
    let file = module.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
    let loaded = load(&file, text.as_bytes()).map_err(|refused| {
        let messages: Vec<&str> = refused.diagnostics.iter().map(|error| &*error.message).collect();
        format!("it can't be loaded: {}", messages.join("; "))
    })?;
    let mut found: Vec<(String, u64, Vec<PathReport>)> = Vec::new();
    for (function, count) in wanted(&text) {
        let (paths, _) = first_paths(&loaded, &function, count).map_err(|trouble| match trouble {
            Trouble::Bug(text) => format!("{function}: {text}"),
            Trouble::Refused(refused) => {
                let messages: Vec<&str> = refused.diagnostics.iter().map(|error| &*error.message).collect();
                format!("{function}: {}", messages.join("; "))
            }
        })?;
        if paths.is_empty() {
            return Err(format!("{function} has no paths"));
        }
        found.push((function, count, paths));
    }
    let paths: Vec<&PathReport> = found.iter().flat_map(|(_, _, paths)| paths).collect();
    let answers = ask_ghc(module, &text, &paths, scratch)?;
    let mut wrong = Vec::new();
    for (at, path) in paths.iter().enumerate() {
        match answers.get(&at).map(String::as_str) {
            Some(answer) if answer.starts_with("agrees") => {}
            Some(answer) => wrong.push(format!("  {}\n    GHC {answer}", path.line())),
            None => wrong.push(format!("  {}\n    GHC says nothing", path.line())),
        }
    }
    if !wrong.is_empty() {
        let count = wrong.len();
        wrong.truncate(SHOWN);
        return Err(format!("{count} of {} paths\n{}", paths.len(), wrong.join("\n")));
    }
    let name = name_of(module);
    let mut record = format!(
        "-- Made by `cargo xtask oracle explore {name}` with GHC {version}, which does the same on every call.\n"
    );
    for (function, count, paths) in &found {
        record.push_str(&format!("== {function} {count}\n"));
        for path in paths {
            record.push_str(&path.line());
            record.push('\n');
        }
    }
    if version == VERSION || !module.with_extension("ghc").exists() {
        replace(&module.with_extension("ghc"), Some(record.into_bytes())).map_err(|error| error.to_string())?;
    }
    Ok((found.len(), paths.len()))
}

/// What GHC says of each path, by its number.
fn ask_ghc(
    module: &Path,
    text: &str,
    paths: &[&PathReport],
    scratch: &Path,
) -> Result<BTreeMap<usize, String>, String> {
    let said = |error: std::io::Error| format!("the driver cannot be run: {error}");
    let folder = scratch.join("explore");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(said)?;
    let file = module.file_name().unwrap_or_default();
    fs::copy(module, folder.join(file)).map_err(said)?;
    fs::write(folder.join("Judge.hs"), include_str!("Judge.hs")).map_err(said)?;
    fs::write(folder.join("Main.hs"), driver::driver(&name_of(module), text, paths)).map_err(said)?;
    let mut answers = run_driver(&folder, "-O0")?;
    // Which of several exceptions is raised may depend on the optimiser; that is Haskell's own freedom.
    if answers.values().any(|answer| !answer.starts_with("agrees")) {
        for (number, answer) in run_driver(&folder, "-O1")? {
            let before = answers.entry(number).or_insert_with(|| answer.clone());
            if answer.starts_with("agrees") {
                *before = answer;
            }
        }
    }
    Ok(answers)
}

/// Compiles the driver and runs it.
fn run_driver(folder: &Path, optimisation: &str) -> Result<BTreeMap<usize, String>, String> {
    let said = |error: std::io::Error| format!("the driver cannot be run: {error}");
    let compiled = Command::new("ghc")
        .args([optimisation, "-v0", "-w", "-fforce-recomp", "-outputdir", "objects", "-o", "driver", "Main.hs"])
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .map_err(said)?;
    if !compiled.status.success() {
        let message = String::from_utf8_lossy(&compiled.stderr);
        let message: Vec<&str> = message.lines().take(30).collect();
        return Err(format!("GHC does not take the driver\n{}", message.join("\n")));
    }
    let ran = Command::new("./driver").current_dir(folder).env("LC_ALL", "C.UTF-8").output().map_err(said)?;
    let mut answers = BTreeMap::new();
    for line in String::from_utf8_lossy(&ran.stdout).lines() {
        if let Some((number, answer)) = line.split_once(' ')
            && let Ok(number) = number.parse()
        {
            answers.insert(number, answer.to_owned());
        }
    }
    Ok(answers)
}
