//! Files, spans, interned names and diagnostics as plain data; no IO, no printing.

mod diagnostic;
mod names;
mod nearest;
mod set;
mod span;

pub use diagnostic::{Code, Diagnostic, Note, Severity};
pub use names::{Name, Names};
pub use nearest::nearest;
pub use set::{Position, SourceFile, SourceSet};
pub use span::{FileId, Span};
