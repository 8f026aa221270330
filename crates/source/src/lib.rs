//! Files, spans, interned names and diagnostics as plain data; no IO, no printing.

mod diagnostic;
mod names;
mod set;
mod span;
mod suggest;

pub use diagnostic::{Code, Diagnostic, Note, Severity};
pub use names::{Name, Names};
pub use set::{Position, SourceFile, SourceSet};
pub use span::{FileId, Span};
pub use suggest::nearest;
