//! Occurrences: how often each variable is used, and whether inside a function that may be called more than once.

use super::super::term::{Local, Term, TermId, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// How a variable is used.
#[derive(Clone, Copy, Default, Debug)]
pub(in super::super) struct Occurrence {
    pub count: u32,
    /// Whether a use is inside a lambda that the binding is not inside of.
    pub in_lambda: bool,
}

/// The occurrences of variables in a term. What is bound and not used is not looked into.
#[derive(Default)]
pub(in super::super) struct Occurrences {
    found: FxHashMap<Local, Occurrence>,
    /// How many lambdas are around the binding of a variable.
    bound_at: FxHashMap<Local, u32>,
    recursive: FxHashSet<Local>,
}

impl Occurrences {
    pub(in super::super) fn get(&self, local: Local) -> Occurrence {
        self.found.get(&local).copied().unwrap_or_default()
    }

    /// Says that a new variable may be used in any way.
    pub(in super::super) fn many(&mut self, local: Local) {
        self.found.insert(local, Occurrence { count: 2, in_lambda: true });
    }

    /// Says that a variable, if it is used, may be used in any way.
    pub(in super::super) fn many_if_used(&mut self, local: Local) {
        if self.get(local).count > 0 {
            self.many(local);
        }
    }

    /// Says that a variable is used as another one is.
    pub(in super::super) fn copy(&mut self, from: Local, to: Local) {
        self.found.insert(to, self.get(from));
    }

    /// Whether the value of a `let`-bound variable mentions the variable or others of its group.
    pub(in super::super) fn is_recursive(&self, local: Local) -> bool {
        self.recursive.contains(&local)
    }

    /// Adds those of a term, around which there is nothing.
    pub(in super::super) fn add(&mut self, terms: &Terms, id: TermId) {
        self.visit(terms, id, 0);
    }

    fn used(&mut self, local: Local, depth: u32, as_often_as: Occurrence) {
        let inside = self.bound_at.get(&local).is_some_and(|&at| depth > at);
        let entry = self.found.entry(local).or_default();
        entry.count = entry.count.saturating_add(as_often_as.count);
        entry.in_lambda |= inside || as_often_as.in_lambda;
    }

    fn visit(&mut self, terms: &Terms, id: TermId, depth: u32) {
        match terms.get(id) {
            Term::Var(local) => self.used(*local, depth, Occurrence { count: 1, in_lambda: false }),
            Term::Global(_) | Term::Lit(_) | Term::Error(_) => {}
            Term::App(function, args) => {
                self.visit(terms, *function, depth);
                args.iter().for_each(|&arg| self.visit(terms, arg, depth));
            }
            Term::Con(_, args) | Term::Prim(_, args) => args.iter().for_each(|&arg| self.visit(terms, arg, depth)),
            Term::Lam(params, body) => {
                params.iter().for_each(|&param| {
                    self.bound_at.insert(param, depth + 1);
                });
                self.visit(terms, *body, depth + 1);
            }
            Term::Mark(_, body) => self.visit(terms, *body, depth),
            Term::Let(bindings, body) => self.group(terms, bindings, *body, depth),
            Term::Case(scrutinee, binder, alts, default) => {
                self.visit(terms, *scrutinee, depth);
                self.bound_at.insert(*binder, depth);
                for alt in alts {
                    if let super::super::term::Test::Con(_, fields) = &alt.test {
                        self.bound_at.extend(fields.iter().map(|&field| (field, depth)));
                    }
                    self.visit(terms, alt.body, depth);
                }
                default.iter().for_each(|&body| self.visit(terms, body, depth));
            }
        }
    }

    fn group(&mut self, terms: &Terms, bindings: &[(Local, TermId)], body: TermId, depth: u32) {
        self.bound_at.extend(bindings.iter().map(|&(local, _)| (local, depth)));
        self.visit(terms, body, depth);
        let mut waiting: Vec<(Local, TermId)> = bindings.to_vec();
        loop {
            let (used, unused): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|&(local, _)| self.get(local).count > 0);
            if used.is_empty() {
                return;
            }
            for (local, rhs) in used {
                let before = self.get(local).count;
                match terms.get(rhs) {
                    // Another name is used as often as this one.
                    Term::Var(other) => self.used(*other, depth, self.get(local)),
                    _ => self.visit(terms, rhs, depth),
                }
                if self.get(local).count > before || bindings.len() > 1 {
                    self.recursive.insert(local);
                }
            }
            waiting = unused;
        }
    }
}
