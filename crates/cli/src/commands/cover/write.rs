//! The files of a suite: tests, lcov, a page.

use crate::args::CoverArgs;
use crate::files;
use crate::text::{count, labelled, ledger_line};
use snell_workbench::emit::{self, Style};
use snell_workbench::{Cover, Diagnostic, Loaded, Refused, Span, html, lcov, loading, shell_word};
use std::path::{Path, PathBuf};

/// Writes what is asked for; the lines to say about it.
pub(super) fn all(loaded: &Loaded, covered: &mut Cover, args: &CoverArgs) -> Result<Vec<String>, Refused> {
    let mut lines = Vec::new();
    let mut wrote = Vec::new();
    if let Some(style) = args.emit {
        let (path, text) = tests(loaded, covered, style, args, &mut lines)?;
        files::write_result(&path, &text)?;
        wrote.push(path.display().to_string());
    }
    let report = args.lcov.clone().or_else(|| args.emit.map(|_| files::cache_file("lcov.info")));
    if let Some(path) = report {
        files::write_result(Path::new(&path), &lcov(loaded, covered))?;
        wrote.push(path);
    }
    if let Some(path) = &args.html {
        files::write_result(Path::new(path), &html(loaded, covered))?;
        wrote.push(path.clone());
    }
    covered.summary.wrote.clone_from(&wrote);
    if !wrote.is_empty() {
        let mut named = wrote;
        if let (Some(style), Some(first)) = (args.emit, named.first_mut()) {
            let number = lines.pop().unwrap_or_default();
            first.push_str(&format!(" ({number}, needs only {})", style.needs()));
        }
        lines.push(labelled("wrote", &named.join(" · ")));
    }
    match args.emit {
        Some(_) => lines.push("These record what the code does today, not what it should do.".into()),
        None if !loaded.can_be_imported() => {}
        None => {
            let styles = Style::ALL.map(Style::text).join("|");
            let command = format!("snell cover {} --emit {styles}", shell_word(&args.file));
            lines.push(labelled("next", &command));
        }
    }
    Ok(lines)
}

/// The path and text of the file of tests. Pushes what could not be made a test, and last how many could.
fn tests(
    loaded: &Loaded,
    covered: &Cover,
    style: Style,
    args: &CoverArgs,
    lines: &mut Vec<String>,
) -> Result<(PathBuf, String), Refused> {
    let function = args.function.as_ref().map_or(String::new(), |name| format!(" {}", shell_word(name)));
    let command = format!("snell cover {}{function} --emit {}", shell_word(&args.file), style.text());
    let (suite, left) = emit::suite(loaded, covered, &command)?;
    lines.extend(left.iter().map(ledger_line));
    lines.push(count(suite.cases.len() as u64, "test"));
    let path = match &args.output {
        Some(path) => PathBuf::from(path),
        None => Path::new("test").join(format!("{}Cover.hs", suite.subject.replace('.', ""))),
    };
    let text = emit::write(style, &suite);
    if !args.write && files::is_foreign(&path, emit::SIGNATURE) {
        let message = format!("{} was written by somebody else", path.display());
        let error = Diagnostic::error(loading::NOT_WRITTEN, Span::NONE, message);
        let hint = "to replace it: --write; to write another file: -o FILE";
        return Err(Refused::of(&args.file, error.with_note(Span::NONE, hint)));
    }
    Ok((path, text))
}
