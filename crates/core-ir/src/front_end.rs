//! What a language must answer to be lowered to Core.

use crate::Program;
use snell_source::{Diagnostic, SourceSet};

/// A language. Lowering never fails: what could not be lowered is left out and said in the diagnostics.
pub trait FrontEnd {
    /// A word for messages: `haskell`.
    fn name(&self) -> &'static str;
    /// File extensions without the dot.
    fn extensions(&self) -> &'static [&'static str];
    /// Text to Core.
    fn lower(&self, sources: &SourceSet) -> Lowered;
}

/// A program and what was wrong with the text it came from.
pub struct Lowered {
    /// What could be lowered; passes [`crate::check()`].
    pub program: Program,
    /// Errors and warnings, in source order.
    pub diagnostics: Vec<Diagnostic>,
}
