//! Tests of whole programs: what comes out, and what is said about mistakes.

mod deriving;
mod extensions;
mod imports;
mod messages;
mod robust;
mod scoping;

use crate::driver::{Front, front};
use crate::hir::Show;
use snell_source::{SourceSet, Span};

/// Modules: each a path and a text.
pub(crate) fn program(files: &[(&str, &str)]) -> (SourceSet, Front) {
    let mut sources = SourceSet::default();
    for (path, text) in files {
        sources.add(path, text);
    }
    let front = front(&sources, &Default::default());
    (sources, front)
}

/// What a program without `Prelude` becomes, after what is said about it.
pub(crate) fn shown(text: &str) -> String {
    let text = bare(text);
    let (sources, front) = program(&[("Test.hs", &text)]);
    said(&sources, &front) + &Show::new(&front.hir, front.main).module()
}

/// The reports about the user's files, a line each.
pub(crate) fn said(sources: &SourceSet, front: &Front) -> String {
    let place = |span: Span| match sources.positions(span) {
        Some((from, _)) => format!("{}:{}", from.line, from.column),
        None => "-".to_string(),
    };
    let mut out = String::new();
    for diagnostic in &front.diagnostics {
        if diagnostic.span != Span::NONE && sources.file(diagnostic.span.file).is_none() {
            continue;
        }
        if diagnostic.code == super::codes::MISSING_WIRED {
            continue;
        }
        out.push_str(&format!("{} {} {}\n", place(diagnostic.span), diagnostic.code, diagnostic.message));
        for note in &diagnostic.notes {
            out.push_str(&format!("  {} {}\n", place(note.span), note.text));
        }
    }
    out
}

/// A module without `Prelude`.
pub(crate) fn bare(text: &str) -> String {
    format!("{{-# LANGUAGE NoImplicitPrelude, LambdaCase, TupleSections, MultiWayIf #-}}\nmodule Test where\n{text}")
}
