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
        // An offset inside a character means that character.
        let end = self.text.floor_char_boundary(offset as usize);
        let before = self.text.get(start..end).map_or(0, |text| text.chars().count());
        Position { line: line as u32 + 1, column: before as u32 + 1 }
    }

    /// The text of a line, counted from 1, without its end.
    pub fn line(&self, line: u32) -> &str {
        let Some(&start) = (line as usize).checked_sub(1).and_then(|line| self.line_starts.get(line)) else {
            return "";
        };
        let end = self.line_starts.get(line as usize).map_or(self.text.len(), |&next| next as usize);
        self.text[start as usize..end].trim_end_matches(['\n', '\r'])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str, start: u32, end: u32) -> (u32, u32, u32, u32) {
        let mut set = SourceSet::default();
        let file = set.add("a", text);
        let (from, to) = set.positions(Span { file, start, end }).unwrap();
        (from.line, from.column, to.line, to.column)
    }

    #[test]
    fn columns_count_characters() {
        assert_eq!(place("größe = 1", 0, 7), (1, 1, 1, 5));
        assert_eq!(place("größe = 1", 2, 6), (1, 3, 1, 4));
        assert_eq!(place("a\n🙂b", 2, 6), (2, 1, 2, 1));
        assert_eq!(place("a\n🙂b", 6, 7), (2, 2, 2, 2));
    }

    #[test]
    fn places_at_and_beyond_the_end_exist() {
        assert_eq!(place("", 0, 0), (1, 1, 1, 1));
        assert_eq!(place("ab\n", 3, 3), (2, 1, 2, 1));
        assert_eq!(place("ab", 90, 99), (1, 3, 1, 3));
        assert_eq!(SourceSet::default().positions(Span::NONE), None);
    }

    #[test]
    fn lines_have_no_ends() {
        let mut set = SourceSet::default();
        let file = set.add("a", "one\r\ntwo\n\nfour");
        let file = set.file(file).unwrap();
        let lines: Vec<&str> = (0..=5).map(|line| file.line(line)).collect();
        assert_eq!(lines, ["", "one", "two", "", "four", ""]);
    }
}
