//! Nothing makes the renamer fail.

use crate::driver::front;
use snell_source::SourceSet;
use std::path::{Path, PathBuf};

fn run(text: &str) {
    let mut sources = SourceSet::default();
    sources.add("Test.hs", text);
    let _ = front(&sources, &Default::default());
}

#[allow(clippy::disallowed_methods)] // the corpus is test data
fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        match path.is_dir() {
            true => files(&path, found),
            false if path.extension().is_some_and(|ext| ext == "hs") => found.push(path),
            false => {}
        }
    }
}

/// Renames with the libraries left out, which would be read anew each time.
fn alone(text: &str) {
    let mut names = snell_source::Names::default();
    let parsed = crate::parse::parse(snell_source::FileId(0), "Test.hs", text, &mut names);
    let mut world = crate::rename::world(names);
    let source = crate::rename::Source { module: &parsed.module, library: false, damaged: false };
    crate::rename::rename(&mut world, &source, &[]);
}

#[test]
#[allow(clippy::disallowed_methods)] // the corpus is test data
fn no_prefix_of_the_corpus_panics() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/haskell"), &mut paths);
    paths.sort();
    for path in paths {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        alone(&text);
        let mut at = 50;
        // Large files in larger steps: their parts are much alike.
        let step = 50.max(text.len() / 12);
        while at < text.len() {
            alone(&text[..text.floor_char_boundary(at)]);
            at += step;
        }
    }
}

#[test]
fn deep_nesting_is_no_overflow() {
    for (open, close) in [
        ("(", ")"),
        ("let x = ", " in x"),
        ("do { let { y = ", " }; y }"),
        ("case 1 of { _ | z <- ", " -> z where z = 2 }"),
        ("\\a -> ", ""),
        ("if 1 then 2 else ", ""),
        ("[ q | q <- ", " ]"),
        ("1 + - ", ""),
        ("f $ \\p@(x, y) -> K { g = ", "}"),
    ] {
        let text = format!("v = {}1{}\n", open.repeat(300), close.repeat(300));
        run(&text);
    }
    run(&format!("v = 1{}\n", " + 1".repeat(20_000)));
    run(&format!("v = f{}\n", " 1".repeat(2_000)));
    run(&format!("f {}1{} = 1\n", "(K ".repeat(300), ")".repeat(300)));
    run(&format!("f :: {}Int{}\nf = f\n", "(Maybe ".repeat(300), ")".repeat(300)));
}

#[test]
fn the_libraries_have_no_mistakes() {
    let mut sources = SourceSet::default();
    let imports = crate::library::MODULES.iter().map(|module| format!("import qualified {}\n", module.name));
    sources.add("All.hs", &imports.collect::<String>());
    let front = front(&sources, &Default::default());
    let wrong: Vec<String> = front.diagnostics.iter().map(|d| format!("{:?} {}", d.span, d.message)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
