//! Branches that are to be found again: arms of `if`, `when` and `unless`, clauses of `cond` and `case`.

use super::Lower;
use snell_core_ir::{Branch, BranchKind, ExprId};
use snell_source::Span;

impl Lower<'_> {
    /// Marks a branch of the program's own text.
    pub(super) fn branch(&mut self, kind: BranchKind, whole: Span, span: Span, body: ExprId) -> ExprId {
        let (marked, mark) = self.at(span).mark(body);
        // Code may be lowered more than once: with continuations and without, or in each place that a macro puts it.
        match self.branches.iter_mut().find(|branch| branch.whole == whole && branch.span == span) {
            Some(branch) => branch.marks.push(mark),
            None => {
                let function = self.current.to_string();
                let top = Some(function.clone());
                self.branches.push(Branch { span, whole, function, top, kind, marks: vec![mark] });
            }
        }
        marked
    }

    /// All of them, in the order of the text.
    pub(super) fn found_branches(&mut self) -> Vec<Branch> {
        let mut found = std::mem::take(&mut self.branches);
        found.sort_by_key(|branch| (branch.whole, branch.span));
        found
    }
}
