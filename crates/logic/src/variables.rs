//! Which variables a term mentions.

use rustc_hash::FxHashSet;

use crate::arena::Terms;
use crate::node::{TermId, VarId, View};

/// Scans terms for variables, reusing its memory between scans.
#[derive(Clone, Default)]
pub struct VarScan {
    stack: Vec<TermId>,
    seen: FxHashSet<TermId>,
}

impl VarScan {
    /// A scanner with empty buffers.
    pub fn new() -> VarScan {
        VarScan::default()
    }

    /// Appends the variables of `term` to `found`, each once.
    pub fn scan(&mut self, terms: &Terms, term: TermId, found: &mut Vec<VarId>) {
        let start = found.len();
        if Self::scan_flat(terms, term, found) {
            return;
        }
        found.truncate(start);
        self.seen.clear();
        self.stack.push(term);
        while let Some(term) = self.stack.pop() {
            if !self.seen.insert(term) {
                continue;
            }
            match terms.view(term) {
                View::Var(var) => found.push(var),
                _ => terms.for_each_child(term, |child| self.stack.push(child)),
            }
        }
    }

    /// The common case, a linear atom over variables, needs neither stack nor set.
    fn scan_flat(terms: &Terms, term: TermId, found: &mut Vec<VarId>) -> bool {
        let term = match terms.view(term) {
            View::Not(inner) => inner,
            _ => term,
        };
        match terms.view(term) {
            View::Var(var) => {
                found.push(var);
                true
            }
            View::Le(linear) | View::Eq(linear) | View::Linear(linear) => {
                linear.monomials.iter().all(|monomial| match terms.view(monomial.term) {
                    View::Var(var) => {
                        found.push(var);
                        true
                    }
                    _ => false,
                })
            }
            _ => false,
        }
    }
}
