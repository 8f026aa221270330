//! Transcripts in the documentation are what the program prints. `UPDATE_EXPECT=1` writes them.

use crate::support::Folder;
use std::path::PathBuf;

fn page(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

/// Figures of work vary with the search; all others are compared.
fn without_figures(text: &str) -> String {
    let is_work = |line: &str| line.contains(" steps") || line.starts_with("not seen");
    let masked = |line: &str| {
        let mut masked = String::new();
        for c in line.chars() {
            match c.is_ascii_digit() {
                true if masked.ends_with('#') => {}
                true => masked.push('#'),
                false => masked.push(c),
            }
        }
        masked
    };
    text.lines().map(|line| if is_work(line) { masked(line) } else { line.to_owned() } + "\n").collect()
}

/// Compares the blocks that begin with a command with what the command prints.
fn check(name: &str, folder: &Folder) {
    let path = page(name);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("\n$ snell "), "{name} has no transcripts");
    let mut fresh = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        fresh.push_str(line);
        fresh.push('\n');
        if !line.starts_with("```") {
            continue;
        }
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        match block.first().and_then(|line| line.strip_prefix("$ snell ")) {
            Some(command) => fresh.push_str(&format!("$ snell {command}\n{}", folder.run(command).stdout)),
            None => fresh.extend(block.iter().map(|line| format!("{line}\n"))),
        }
        fresh.push_str("```\n");
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() && fresh != text {
        std::fs::write(&path, &fresh).unwrap();
    } else {
        pretty(&without_figures(&text), &without_figures(&fresh), name);
    }
}

fn pretty(written: &str, printed: &str, name: &str) {
    let differ = written.lines().zip(printed.lines()).find(|(written, printed)| written != printed);
    assert!(written == printed, "{name} says something else than the program; first: {differ:?}");
}

#[test]
fn the_chapter_on_languages_shows_what_is_printed() {
    let folder = Folder::new("the_chapter_on_languages_shows_what_is_printed")
        .file("Calc.hs", include_str!("../../../../examples/language/Calc.hs"));
    check("languages.md", &folder);
}
