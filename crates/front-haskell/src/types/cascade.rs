//! Mistakes that follow from others: of what one mistake leads to, only the first part is told.

use super::Checker;
use super::codes::{AMBIGUOUS, INFINITE, MAIN_TYPE, MISMATCH, NO_INSTANCE};
use snell_source::{Diagnostic, Span};

impl Checker<'_> {
    /// The definition of the user's modules that a place belongs to.
    fn definition_around(&self, span: Span) -> Option<Span> {
        let hir = self.hir;
        let user = hir.modules.iter().filter(|module| !module.library);
        let binds = user.flat_map(|module| module.binds.groups.iter().flatten());
        let mut spans = binds.map(|&bind| hir.bind(bind).span);
        spans.find(|around| around.file == span.file && around.start <= span.start && span.end <= around.end)
    }

    /// Whether types were found to differ in the definition of this place.
    pub fn differs_around(&self, span: Span) -> bool {
        let within = |diagnostic: &Diagnostic, around: Span| {
            let at = diagnostic.span;
            at.file == around.file && around.start <= at.start && at.end <= around.end
        };
        self.definition_around(span).is_some_and(|around| {
            let mut found = self.diagnostics.iter().filter(|diagnostic| within(diagnostic, around));
            found.any(|diagnostic| diagnostic.code == MISMATCH || diagnostic.code == INFINITE)
        })
    }

    /// Types stay open, and `main` is no action, where something else is wrong in the same definition.
    pub fn drop_followers(&mut self) {
        let causes: Vec<Span> = self
            .diagnostics
            .iter()
            .filter(|diagnostic| [MISMATCH, INFINITE, NO_INSTANCE].contains(&diagnostic.code))
            .filter_map(|diagnostic| self.definition_around(diagnostic.span))
            .collect();
        if causes.is_empty() {
            return;
        }
        let diagnostics = std::mem::take(&mut self.diagnostics);
        let follows = |diagnostic: &Diagnostic| {
            [AMBIGUOUS, MAIN_TYPE].contains(&diagnostic.code)
                && self.definition_around(diagnostic.span).is_some_and(|around| causes.contains(&around))
        };
        let kept = diagnostics.into_iter().filter(|diagnostic| !follows(diagnostic)).collect();
        self.diagnostics = kept;
    }
}
