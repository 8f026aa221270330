//! Diagnostics in words: `file:line:col-col: error: [SN-nnnn] text`, then the source line with a mark under it.

use crate::args::Format;
use crate::findings::of_diagnostics;
use crate::formats::Findings;
use crate::output::Output;
use crate::paint::{Paint, Tone, paint};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use snell_report::{Place, Record, Versioned};
use snell_workbench::{Diagnostic, Refused, Severity, SourceSet, Span, complaint, place};
use std::io::Write;

/// Longer lines are shown in part.
const WIDTH: usize = 120;
/// How much of a long line is shown before the place.
const BEFORE: usize = 40;

/// More errors, or warnings, are only counted: the first ones are probably the cause of the others.
const SHOWN: usize = 20;

/// Prints diagnostics to stderr: errors first, each kind in the order it is given.
pub fn print(sources: &SourceSet, path: &str, diagnostics: &[Diagnostic], colours: &Paint) {
    let mut parts = Vec::new();
    for (severity, word) in [(Severity::Error, "error"), (Severity::Warning, "warning")] {
        let these: Vec<&Diagnostic> = diagnostics.iter().filter(|one| one.severity == severity).collect();
        let shown = if colours.all_errors { these.len() } else { these.len().min(SHOWN) };
        parts.extend(these[..shown].iter().map(|one| render(sources, path, one, colours.stderr)));
        match these.len() - shown {
            0 => {}
            1 => parts.push(format!("and 1 more {word} (--all-errors shows it)\n")),
            more => parts.push(format!("and {more} more {word}s (--all-errors shows them)\n")),
        }
    }
    // Nobody may be listening.
    let _ = std::io::stderr().write_all(parts.join("\n").as_bytes());
}

/// Prints why an input can't be used.
pub fn refuse(refused: &Refused, colours: &Paint) {
    print(&refused.sources, &refused.path, &refused.diagnostics, colours);
}

/// Says why an input can't be used: on stderr for people, and in the format that is asked for.
pub fn refuse_in(format: Format, findings: &mut Findings, refused: &Refused, paint: &Paint, output: &mut Output) {
    refuse(refused, paint);
    if format == Format::Json {
        record(&refused.sources, &refused.path, &refused.diagnostics, output);
    }
    for finding in of_diagnostics(&refused.sources, &refused.path, &refused.diagnostics) {
        findings.add(finding, output);
    }
}

/// Writes diagnostics as records.
pub fn record(sources: &SourceSet, path: &str, diagnostics: &[Diagnostic], output: &mut Output) {
    for diagnostic in diagnostics {
        let record = Record::Diagnostic(complaint(sources, path, diagnostic));
        if let Ok(line) = serde_json::to_string(&Versioned::from(record)) {
            output.line(&line);
        }
    }
}

fn render(sources: &SourceSet, path: &str, diagnostic: &Diagnostic, colours: bool) -> String {
    let at = place(sources, diagnostic.span);
    let place = at.as_ref().map_or_else(|| path.to_owned(), heading);
    let (tone, word) = match diagnostic.severity {
        Severity::Error => (Tone::Bad, "error:"),
        Severity::Warning => (Tone::Odd, "warning:"),
    };
    let word = paint(colours, tone, word);
    let place = paint(colours, Tone::Strong, &place);
    let mut text = format!("{place}: {word} [{}] {}\n", diagnostic.code, visible(&diagnostic.message));
    if let Some(at) = &at {
        text.push_str(&snippet(sources, diagnostic.span, at, diagnostic.severity, colours));
    }
    for note in &diagnostic.notes {
        let at = self::place(sources, note.span).map_or(String::new(), |at| format!("{}: ", heading(&at)));
        text.push_str(&format!("  {at}{}\n", visible(&note.text)));
    }
    text
}

/// A place the way GHC writes it: `f:1:2-4`, or `f:(1,2)-(3,4)` over several lines.
fn heading(place: &Place) -> String {
    let Place { file, line, column, end_line, end_column } = place;
    if line == end_line {
        format!("{file}:{line}:{column}-{end_column}")
    } else {
        format!("{file}:({line},{column})-({end_line},{end_column})")
    }
}

/// Names from a program may hold anything; what would move the cursor is written as an escape.
fn visible(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_control() { c.escape_unicode().collect() } else { vec![c] }).collect()
}

/// The line of a place, with a mark under its part of it and a remark behind the mark.
pub fn excerpt(sources: &SourceSet, at: &Place, remark: &str, colours: bool) -> String {
    let Some((_, file)) = sources.files().find(|(_, file)| *file.path == *at.file) else { return String::new() };
    marked(file.line(at.line), at, remark, Level::ERROR, colours)
}

/// The first line of a span, with a mark under its part of it.
fn snippet(sources: &SourceSet, span: Span, at: &Place, severity: Severity, colours: bool) -> String {
    let Some(file) = sources.file(span.file) else { return String::new() };
    let level = if severity == Severity::Error { Level::ERROR } else { Level::WARNING };
    marked(file.line(at.line), at, "", level, colours)
}

fn marked(line: &str, at: &Place, remark: &str, level: Level, colours: bool) -> String {
    if line.trim().is_empty() {
        return String::new();
    }
    let first = at.column as usize - 1;
    let last = if at.line == at.end_line { at.end_column as usize } else { usize::MAX };
    let from = if line.len() > WIDTH { first.saturating_sub(BEFORE) } else { 0 };
    let shown: Vec<char> = line.chars().skip(from).take(WIDTH).collect();
    let bytes = |chars: usize| shown.iter().take(chars).map(|c| c.len_utf8()).sum::<usize>();
    let start = bytes(first - from);
    let end = bytes(last.saturating_sub(from)).max(start);
    let shown: String = shown.iter().collect();
    let mut mark = AnnotationKind::Primary.span(start..end);
    if !remark.is_empty() {
        mark = mark.label(remark.to_owned());
    }
    let source = Snippet::source(shown).line_start(at.line as usize).annotation(mark);
    let renderer = if colours { Renderer::styled() } else { Renderer::plain() };
    let mut text = renderer.render(&[Group::with_level(level).element(source)]);
    text.push('\n');
    text
}
