//! Spans and diagnostics in the terms of a report.

use snell_report::{Complaint, Place, Remark};
use snell_source::{Diagnostic, Severity, SourceSet, Span};

/// Where a span is, for people; nothing for what no text stands for.
pub fn place(sources: &SourceSet, span: Span) -> Option<Place> {
    let file = sources.file(span.file)?;
    let (from, to) = sources.positions(span)?;
    Some(Place {
        file: file.path.to_string(),
        line: from.line,
        column: from.column,
        end_line: to.line,
        end_column: to.column,
    })
}

/// A diagnostic as a part of a report; `path` is the file it is about when it has no place.
pub fn complaint(sources: &SourceSet, path: &str, diagnostic: &Diagnostic) -> Complaint {
    let place = |span| place(sources, span);
    let at = place(diagnostic.span);
    let notes = diagnostic.notes.iter();
    Complaint {
        severity: match diagnostic.severity {
            Severity::Error => snell_report::Severity::Error,
            Severity::Warning => snell_report::Severity::Warning,
        },
        code: diagnostic.code.to_string(),
        file: at.as_ref().map_or_else(|| path.to_owned(), |place| place.file.clone()),
        place: at,
        message: diagnostic.message.clone(),
        notes: notes.map(|note| Remark { place: place(note.span), text: note.text.clone() }).collect(),
    }
}
