//! What several tests need: reading a text, showing diagnostics, comparing programs.

#![allow(dead_code)] // each test uses some of it

pub mod compare;
pub mod generate;

#[allow(unused_imports)]
pub use compare::same;

use snell_core_ir::{Lowered, read};
use snell_source::{Diagnostic, SourceSet};
use std::fmt::Write;

/// Reads a text as Core.
pub fn read_text(text: &str) -> Lowered {
    let mut sources = SourceSet::default();
    let file = sources.add("test.core", text);
    read(&sources, file)
}

/// Diagnostics as people see them, short: place, code, message, the text meant, notes.
pub fn snippets(text: &str, diagnostics: &[Diagnostic]) -> String {
    let mut sources = SourceSet::default();
    sources.add("test.core", text);
    let mut out = String::new();
    for diagnostic in diagnostics {
        place(&mut out, &sources, diagnostic.span);
        writeln!(out, "[{}] {}", diagnostic.code, diagnostic.message).unwrap();
        for note in &diagnostic.notes {
            out.push_str("  ");
            place(&mut out, &sources, note.span);
            writeln!(out, "{}", note.text).unwrap();
        }
    }
    out
}

fn place(out: &mut String, sources: &SourceSet, span: snell_source::Span) {
    if let Some((start, end)) = sources.positions(span) {
        let text = &sources.file(span.file).unwrap().text[span.start as usize..span.end as usize];
        let text = text.lines().next().unwrap_or("");
        write!(out, "{}:{}-{} `{text}`: ", start.line, start.column, end.column).unwrap();
    }
}

/// Every prefix of a text, and the text with single bytes replaced, inserted and removed.
pub fn damaged(text: &str) -> impl Iterator<Item = String> {
    let prefixes = (0..text.len()).filter(|&at| text.is_char_boundary(at)).map(|at| text[..at].to_string());
    const BYTES: &[u8] = b"(){};=:->\\|\"'`@_.x0K \n";
    let mutations = (0..text.len()).flat_map(move |at| {
        let byte = BYTES[(at * 7 + text.len()) % BYTES.len()];
        let mut replaced = text.as_bytes().to_vec();
        replaced[at] = byte;
        let mut inserted = text.as_bytes().to_vec();
        inserted.insert(at, byte);
        let mut removed = text.as_bytes().to_vec();
        removed.remove(at);
        [replaced, inserted, removed].map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    });
    prefixes.chain(mutations)
}
