//! Findings that the user does not want to hear of: `{- snell ignore SN-0020 "reason" -}`, or after `--` or `;` to the end
//! of a line.

use snell_report::LedgerEntry;
use snell_source::{SourceSet, Span};

/// A comment that silences findings of one code on its own line and the next.
pub(crate) struct Ignored {
    code: String,
    /// Why, in the user's words.
    pub reason: String,
    file: u32,
    line: u32,
}

impl Ignored {
    /// What the ledger says of a finding that it silences.
    pub(crate) fn note(&self, code: &str, line: u32) -> LedgerEntry {
        let because = if self.reason.is_empty() { String::new() } else { format!(": {}", self.reason) };
        LedgerEntry::Note { text: format!("{code} in line {line} is ignored{because}") }
    }
}

/// All such comments of a program.
pub(crate) fn comments(sources: &SourceSet) -> Vec<Ignored> {
    let mut found = Vec::new();
    for (file, source) in sources.files() {
        for (at, line) in source.text.lines().enumerate() {
            let Some((before, rest)) = line.split_once(" snell ignore ") else { continue };
            let comment = match (before.ends_with("{-"), before.ends_with("--") || before.ends_with(';')) {
                (true, _) => rest.split_once("-}").map(|(comment, _)| comment),
                (false, line) => line.then_some(rest),
            };
            let Some(comment) = comment else { continue };
            let comment = comment.trim();
            let (code, reason) = comment.split_once(' ').unwrap_or((comment, ""));
            let reason = reason.trim().trim_matches('"').to_owned();
            found.push(Ignored { code: code.to_owned(), reason, file: file.0, line: at as u32 + 1 });
        }
    }
    found
}

/// The comment that silences a code at a place.
pub(crate) fn silenced<'i>(
    comments: &'i [Ignored],
    sources: &SourceSet,
    code: &str,
    span: Span,
) -> Option<&'i Ignored> {
    let (from, _) = sources.positions(span)?;
    comments.iter().find(|comment| {
        comment.code == code && comment.file == span.file.0 && (comment.line..comment.line + 2).contains(&from.line)
    })
}
