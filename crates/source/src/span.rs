//! Places in source text.

/// A file of a [`crate::SourceSet`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(pub u32);

/// A range of bytes of one file, end exclusive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// Which file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span of what no text stands for.
    pub const NONE: Span = Span { file: FileId(u32::MAX), start: 0, end: 0 };

    /// From the start of `self` to the end of `other`, which must be of the same file.
    pub fn to(self, other: Span) -> Span {
        if self == Span::NONE {
            return other;
        }
        if other == Span::NONE || other.file != self.file {
            return self;
        }
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_join_within_a_file_only() {
        let span = |file, start, end| Span { file: FileId(file), start, end };
        assert_eq!(span(0, 5, 7).to(span(0, 1, 3)), span(0, 1, 7));
        assert_eq!(span(0, 5, 7).to(span(1, 1, 3)), span(0, 5, 7));
        assert_eq!(Span::NONE.to(span(1, 1, 3)), span(1, 1, 3));
        assert_eq!(span(1, 1, 3).to(Span::NONE), span(1, 1, 3));
    }
}
