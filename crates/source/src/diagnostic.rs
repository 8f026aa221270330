//! Errors and warnings about source text, as data.

use crate::Span;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The input can't be used as it is.
    Error,
    /// Worth a look.
    Warning,
}

/// A diagnostic's number; prints as `SN-0101`. Each has a page of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(pub u16);

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SN-{:04}", self.0)
    }
}

/// One error or warning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Its number.
    pub code: Code,
    /// Where.
    pub span: Span,
    /// What, in one line.
    pub message: String,
    /// More places and hints, in reading order.
    pub notes: Vec<Note>,
}

/// A further remark, with a place or without.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where, or [`Span::NONE`].
    pub span: Span,
    /// What.
    pub text: String,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(code: Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Error, code, span, message: message.into(), notes: Vec::new() }
    }

    /// A warning at a place.
    pub fn warning(code: Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Self::error(code, span, message) }
    }

    /// Adds a remark.
    pub fn with_note(mut self, span: Span, text: impl Into<String>) -> Self {
        self.notes.push(Note { span, text: text.into() });
        self
    }
}
