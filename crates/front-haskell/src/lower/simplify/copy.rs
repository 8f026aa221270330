//! Copies of terms with variables of their own, and the size of terms.

use super::super::term::{Alt, Local, Term, TermId, Terms, Test, children};
use rustc_hash::FxHashMap;

/// A copy of a term in which all bound variables are new.
pub(super) fn copy(terms: &mut Terms, id: TermId) -> TermId {
    let before = terms.here();
    let copied = Copier { terms, renamed: FxHashMap::default() }.term(id);
    terms.at(before);
    copied
}

struct Copier<'a> {
    terms: &'a mut Terms,
    renamed: FxHashMap<Local, Local>,
}

impl Copier<'_> {
    fn bind(&mut self, local: Local) -> Local {
        let name = self.terms.local_name(local);
        let new = self.terms.local(name);
        self.renamed.insert(local, new);
        new
    }

    fn all(&mut self, ids: &[TermId]) -> Vec<TermId> {
        ids.iter().map(|&id| self.term(id)).collect()
    }

    fn term(&mut self, id: TermId) -> TermId {
        let span = self.terms.span(id);
        let term = match self.terms.get(id).clone() {
            Term::Var(local) => Term::Var(self.renamed.get(&local).copied().unwrap_or(local)),
            term @ (Term::Global(_) | Term::Lit(_) | Term::Error(_)) => term,
            Term::App(function, args) => Term::App(self.term(function), self.all(&args)),
            Term::Con(con, args) => Term::Con(con, self.all(&args)),
            Term::Prim(op, args) => Term::Prim(op, self.all(&args)),
            Term::Mark(branch, body) => Term::Mark(branch, self.term(body)),
            Term::Lam(params, body) => {
                let params = params.into_iter().map(|param| self.bind(param)).collect();
                Term::Lam(params, self.term(body))
            }
            Term::Let(bindings, body) => {
                let locals: Vec<Local> = bindings.iter().map(|&(local, _)| self.bind(local)).collect();
                let rhss: Vec<TermId> = bindings.iter().map(|&(_, rhs)| self.term(rhs)).collect();
                Term::Let(locals.into_iter().zip(rhss).collect(), self.term(body))
            }
            Term::Case(scrutinee, binder, alts, default) => {
                let scrutinee = self.term(scrutinee);
                let binder = self.bind(binder);
                let alts = alts.into_iter().map(|alt| self.alt(alt)).collect();
                let default = default.map(|body| self.term(body));
                Term::Case(scrutinee, binder, alts, default)
            }
        };
        self.terms.at(span);
        self.terms.add(term)
    }

    fn alt(&mut self, alt: Alt) -> Alt {
        let test = match alt.test {
            Test::Con(con, fields) => Test::Con(con, fields.into_iter().map(|field| self.bind(field)).collect()),
            test => test,
        };
        Alt { test, body: self.term(alt.body) }
    }
}

/// The number of nodes that are not atoms, up to a limit.
pub(super) fn size(terms: &Terms, root: TermId, limit: u32) -> u32 {
    let (mut count, mut todo) = (0, vec![root]);
    while let Some(id) = todo.pop() {
        let term = terms.get(id);
        count += match term {
            Term::Var(_) | Term::Global(_) | Term::Lit(_) | Term::Mark(..) => 0,
            // A function is worth something even if it does nothing, for it is allocated.
            Term::Lam(..) => 2,
            _ => 1,
        };
        if count > limit {
            break;
        }
        children(term, |child| todo.push(child));
    }
    count
}
