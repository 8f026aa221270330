//! Where a failure of pattern matching is, in the words of GHC: `M.hs:(3,1)-(4,20): Non-exhaustive patterns in function f`.

use super::Lowering;
use super::term::TermId;
use crate::hir::{ExprId, ExprKind, PatId};
use snell_source::{SourceSet, Span};

/// A span as GHC writes it; nothing for what is not in the user's files.
pub(super) fn place(sources: &SourceSet, span: Span) -> Option<String> {
    let file = sources.file(span.file)?;
    let (from, to) = sources.positions(span)?;
    let (line, column, end_line, end) = (from.line, from.column, to.line, to.column);
    let path = &file.path;
    Some(match (line == end_line, column >= end) {
        (true, true) => format!("{path}:{line}:{column}"),
        (true, false) => format!("{path}:{line}:{column}-{end}"),
        (false, _) => format!("{path}:({line},{column})-({end_line},{end})"),
    })
}

impl Lowering<'_> {
    /// A call as a text: the name of what is called, where it stands, and the module, line by line.
    pub(super) fn call_site(&mut self, call: ExprId) -> TermId {
        let expr = self.hir.expr(call);
        let name = match expr.kind {
            ExprKind::Var(var) => self.hir.names.text(self.hir.var(var).name),
            _ => "",
        };
        let module = self.hir.modules.iter().find(|module| module.span.file == expr.span.file);
        let module = module.map_or("Main", |module| self.hir.names.text(module.name));
        let place = self.sources.file(expr.span.file).zip(self.sources.positions(expr.span));
        let text = match place {
            Some((file, (from, to))) => {
                let (path, end) = (&file.path, to.column + 1);
                format!("{name}\n{path}\n{}\n{}\n{}\n{end}\n{module}", from.line, from.column, to.line)
            }
            None => name.to_owned(),
        };
        self.string(&text)
    }

    /// A failure that says where it is.
    pub(super) fn failure(&mut self, span: Span, text: &str) -> TermId {
        match place(self.sources, span) {
            // GHC ends these with a line break.
            Some(place) => self.terms.error(&format!("{place}: {text}\n")),
            None => self.terms.error(text),
        }
    }

    /// A failure of the pattern of a binding, which stands in the text.
    pub(super) fn pattern_failure(&mut self, span: Span, pattern: PatId) -> TermId {
        let at = self.hir.pat(pattern).span;
        let text = self.sources.file(at.file).and_then(|file| file.text.get(at.start as usize..at.end as usize));
        match text {
            Some(text) => {
                let bare = text.trim().trim_start_matches(['!', '~']);
                let inner = bare.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
                let pattern = inner.filter(|inner| !inner.contains([',', '(', ')'])).unwrap_or(bare);
                let pattern = pattern.split_whitespace().collect::<Vec<_>>().join(" ");
                self.failure(span, &format!("Non-exhaustive patterns in {pattern}"))
            }
            None => self.terms.error("Non-exhaustive patterns"),
        }
    }
}
