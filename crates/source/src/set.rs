//! The files of one run, with line and column look-up.

use crate::{FileId, Span};
use std::sync::Arc;

/// A file's name and text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// As the user wrote it.
    pub path: Arc<str>,
    /// Its whole text.
    pub text: Arc<str>,
    line_starts: Vec<u32>,
}

/// A place as people read it; both numbers start at 1, columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
}

/// The files of one run.
#[derive(Clone, Debug, Default)]
pub struct SourceSet {
    files: Vec<SourceFile>,
}

impl SourceSet {
    /// Adds a file; text beyond 4 GiB is not supported by spans and must be refused before.
    pub fn add(&mut self, path: &str, text: &str) -> FileId {
        let starts = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at as u32 + 1);
        let line_starts = std::iter::once(0).chain(starts).collect();
        self.files.push(SourceFile { path: path.into(), text: text.into(), line_starts });
        FileId(self.files.len() as u32 - 1)
    }

    /// The file with this id; none for [`Span::NONE`].
    pub fn file(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.0 as usize)
    }

    /// All files in the order they were added.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(id, file)| (FileId(id as u32), file))
    }

    /// Where a span starts and ends (its last character) for people.
    pub fn positions(&self, span: Span) -> Option<(Position, Position)> {
        let file = self.file(span.file)?;
        Some((file.position(span.start), file.position(span.end.max(span.start + 1) - 1)))
    }
}

impl SourceFile {
    /// Line and column of a byte offset.
    pub fn position(&self, offset: u32) -> Position {
        let line = self.line_starts.partition_point(|&start| start <= offset) - 1;
        let start = self.line_starts[line] as usize;
        let end = (offset as usize).min(self.text.len());
        let before = self.text.get(start..end).map_or(end.saturating_sub(start), |text| text.chars().count());
        Position { line: line as u32 + 1, column: before as u32 + 1 }
    }

    /// The text of a line, counted from 1, without its end.
    pub fn line(&self, line: u32) -> &str {
        let Some(&start) = self.line_starts.get(line as usize - 1) else { return "" };
        let end = self.line_starts.get(line as usize).map_or(self.text.len(), |&next| next as usize);
        self.text[start as usize..end].trim_end_matches(['\n', '\r'])
    }
}
