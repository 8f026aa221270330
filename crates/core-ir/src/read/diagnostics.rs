//! What was wrong with the text, collected up to a limit.

use crate::codes;
use snell_source::{Code, Diagnostic, Span};

/// Reading stops after this many mistakes.
const LIMIT: usize = 200;

/// Diagnostics so far.
#[derive(Default)]
pub(super) struct Diagnostics {
    list: Vec<Diagnostic>,
    /// Set while looking ahead or reading again what was reported before.
    muted: bool,
}

impl Diagnostics {
    /// A sink that ignores everything.
    pub(super) fn muted() -> Self {
        Diagnostics { list: Vec::new(), muted: true }
    }

    /// An error at a place.
    pub(super) fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        if self.muted {
            return;
        }
        if self.list.len() == LIMIT {
            self.list.push(Diagnostic::error(codes::TOO_MANY, span, "too many mistakes; the rest is not read"));
        } else if self.list.len() < LIMIT {
            self.list.push(Diagnostic::error(code, span, message));
        }
    }

    /// A remark on the error reported last.
    pub(super) fn help(&mut self, text: impl Into<String>) {
        self.note(Span::NONE, text);
    }

    /// A remark with a place on the error reported last.
    pub(super) fn note(&mut self, span: Span, text: impl Into<String>) {
        if self.muted || self.is_full() {
            return;
        }
        if let Some(last) = self.list.pop() {
            self.list.push(last.with_note(span, text));
        }
    }

    /// Whether anything was reported.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether there is no point in going on.
    pub(super) fn is_full(&self) -> bool {
        self.list.len() > LIMIT
    }

    /// All, in source order.
    pub(super) fn sorted(mut self) -> Vec<Diagnostic> {
        self.list.sort_by_key(|diagnostic| (diagnostic.span, diagnostic.code));
        // After a mistake a word may be read a second time.
        self.list.dedup_by(|b, a| (a.span, a.code, &a.message) == (b.span, b.code, &b.message));
        self.list
    }
}
