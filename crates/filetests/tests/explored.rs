//! What explorations say of the functions in `corpus/explore`, compared with what was recorded when GHC agreed.

#![allow(clippy::disallowed_methods, reason = "reads the corpus")]

use snell_workbench::{Trouble, first_paths, load};
use std::fs;
use std::path::{Path, PathBuf};

fn modules() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/explore");
    let listed = fs::read_dir(folder).expect("the corpus can be read");
    let mut modules: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    modules.retain(|path| path.extension().is_some_and(|extension| extension == "hs"));
    modules.sort();
    modules
}

/// The blocks of a recorded file: a function, how many paths were asked for, and the lines.
fn blocks(recorded: &str) -> Vec<(&str, u64, Vec<&str>)> {
    let mut blocks: Vec<(&str, u64, Vec<&str>)> = Vec::new();
    for line in recorded.lines().skip(1) {
        match line.strip_prefix("== ").and_then(|head| head.split_once(' ')) {
            Some((function, count)) => blocks.push((function, count.parse().expect("a number"), Vec::new())),
            None => blocks.last_mut().expect("a block").2.push(line),
        }
    }
    blocks
}

/// The differences of a module from what was recorded, and how many functions and paths there are.
fn compare(module: &Path) -> (Vec<String>, usize, usize) {
    let name = module.file_name().unwrap().to_string_lossy().into_owned();
    let text = fs::read_to_string(module).expect("the module can be read");
    let recorded = fs::read_to_string(module.with_extension("ghc"))
        .unwrap_or_else(|_| panic!("`cargo xtask oracle explore` was not run for {name}"));
    let loaded = load(&name, text.as_bytes()).unwrap_or_else(|refused| panic!("{name}: {:?}", refused.diagnostics));
    let blocks = blocks(&recorded);
    let mut wrong = Vec::new();
    let wanted: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("-- @explore "))
        .flat_map(str::split_whitespace)
        .filter(|word| word.parse::<u64>().is_err())
        .collect();
    let judged: Vec<&str> = blocks.iter().map(|(function, ..)| *function).collect();
    if wanted != judged {
        wrong.push(format!("{name}: other functions were judged: {judged:?}"));
    }
    let mut paths = 0;
    for (function, count, lines) in &blocks {
        let found = match first_paths(&loaded, function, *count) {
            Ok((found, _)) => found,
            Err(Trouble::Bug(text)) => {
                wrong.push(format!("{name}: {function}: {text}"));
                continue;
            }
            Err(Trouble::Refused(refused)) => {
                wrong.push(format!("{name}: {function}: {:?}", refused.diagnostics));
                continue;
            }
        };
        paths += found.len();
        let found: Vec<String> = found.iter().map(|path| path.line()).collect();
        if found != *lines {
            let at = found.iter().zip(lines).position(|(a, b)| a != b).unwrap_or(found.len().min(lines.len()));
            let line = |lines: Option<&str>| lines.unwrap_or("nothing").to_owned();
            wrong.push(format!(
                "{name}: {function}, line {}\n  recorded  {}\n  now       {}",
                at + 1,
                line(lines.get(at).copied()),
                line(found.get(at).map(String::as_str))
            ));
        }
    }
    (wrong, blocks.len(), paths)
}

/// What changed is to be judged again: `cargo xtask oracle explore`.
#[test]
fn explorations_say_what_ghc_agreed_to() {
    let modules = modules();
    let next = std::sync::atomic::AtomicUsize::new(0);
    let compared: Vec<(Vec<String>, usize, usize)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            while let Some(module) = modules.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                done.push(compare(module));
            }
            done
        };
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    let mut wrong: Vec<&String> = compared.iter().flat_map(|(wrong, ..)| wrong).collect();
    wrong.sort();
    assert!(wrong.is_empty(), "{}", wrong.into_iter().map(String::as_str).collect::<Vec<_>>().join("\n"));
    let functions: usize = compared.iter().map(|(_, functions, _)| functions).sum();
    let paths: usize = compared.iter().map(|(_, _, paths)| paths).sum();
    assert!(functions >= 100 && paths >= 2000, "{functions} functions, {paths} paths");
}
