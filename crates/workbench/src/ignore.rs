//! Findings that the user does not want to hear of: `{- snell ignore SN-0020 "reason" -}`, or after `--` or `;` to the end
//! of a line.

use snell_report::{LedgerEntry, Place};
use snell_source::{SourceSet, Span};

/// Findings of one code that are not reported, in one file or in all.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Suppressed {
    /// The code.
    pub code: String,
    /// The file, or a folder around it.
    pub path: Option<String>,
    /// Why, in the user's words.
    pub reason: String,
}

impl Suppressed {
    /// Whether this is said of a code in a file.
    pub(crate) fn covers(&self, code: &str, file: &str) -> bool {
        let inside = |path: &String| {
            let path = path.trim_end_matches('/');
            file == path || file.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'))
        };
        self.code == code && self.path.as_ref().is_none_or(inside)
    }
}

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
        note(code, line, &self.reason)
    }
}

/// What the ledger says of a finding that is silenced.
pub(crate) fn note(code: &str, line: u32, reason: &str) -> LedgerEntry {
    let because = if reason.is_empty() { String::new() } else { format!(": {reason}") };
    LedgerEntry::Note { text: format!("{code} in line {line} is ignored{because}") }
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

/// The comment that silences a code in a line of a file.
pub(crate) fn silenced_at<'i>(
    comments: &'i [Ignored],
    sources: &SourceSet,
    code: &str,
    place: &Place,
) -> Option<&'i Ignored> {
    let file = sources.files().find(|(_, file)| *file.path == *place.file)?.0;
    comments.iter().find(|comment| {
        comment.code == code && comment.file == file.0 && (comment.line..comment.line + 2).contains(&place.line)
    })
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
