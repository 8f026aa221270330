//! A function that gives a function takes the arguments of that one as well, unless something was computed in between
//! that calls could share.
//!
//! `insert k x = go k where go k t = ..` is then called with all it wants, and `go` with all it wants in turn. Only who
//! forces a function of too few arguments can tell the difference, as with GHC.

use super::super::term::{Local, Term, TermId};
use super::rewrite::{Rewriter, Subst};
use snell_core_ir::{Prim, PrimType};

/// More parameters than this are not added at once.
const MOST: usize = 4;

impl Rewriter<'_> {
    /// How many arguments a raw term takes before it computes anything.
    pub(super) fn arity(&self, raw: TermId) -> usize {
        match self.arity_here(raw, &mut Vec::new()) {
            usize::MAX => 0,
            arity => arity.min(MOST),
        }
    }

    /// New parameters; gives them as arguments.
    pub(super) fn more_params(&mut self, count: usize, params: &mut Vec<Local>) -> Vec<TermId> {
        let new = (0..count).map(|_| {
            let local = self.terms.made("x");
            self.occurrences.many(local);
            params.push(local);
            self.terms.var(local)
        });
        new.collect()
    }

    /// The same where some variables are functions of so many parameters. What fails takes any number of arguments.
    fn arity_here(&self, raw: TermId, inner: &mut Vec<(Local, usize)>) -> usize {
        match self.terms.get(raw) {
            Term::Lam(params, _) => params.len(),
            Term::Global(global) => self.facts.arities[global.index()] as usize,
            Term::Var(local) => self.local_arity(*local, inner),
            Term::App(function, args) if args.iter().all(|&arg| self.is_value(arg)) => {
                match self.terms.get(*function) {
                    // What comes of it is seen in the next round.
                    Term::Lam(..) => 0,
                    _ => match self.arity_here(*function, inner) {
                        usize::MAX => usize::MAX,
                        arity => arity.saturating_sub(args.len()),
                    },
                }
            }
            Term::Let(bindings, body) if bindings.iter().all(|&(_, rhs)| self.is_value(rhs)) => {
                let before = inner.len();
                inner.extend(bindings.iter().filter_map(|&(local, rhs)| match self.terms.get(rhs) {
                    Term::Lam(params, _) => Some((local, params.len())),
                    _ => None,
                }));
                let arity = self.arity_here(*body, inner);
                inner.truncate(before);
                arity
            }
            Term::Case(scrutinee, _, alts, default) if self.is_cheap(*scrutinee) => {
                let bodies = alts.iter().map(|alt| alt.body).chain(*default);
                bodies.map(|body| self.arity_here(body, inner)).min().unwrap_or(0)
            }
            Term::Mark(_, body) => self.arity_here(*body, inner),
            Term::Error(_) | Term::Prim(Prim::Raise, _) => usize::MAX,
            _ => 0,
        }
    }

    fn local_arity(&self, local: Local, inner: &[(Local, usize)]) -> usize {
        if let Some(&(_, arity)) = inner.iter().find(|(other, _)| *other == local) {
            return arity;
        }
        match self.subst.get(&local) {
            Some(Subst::Once(term) | Subst::Function(term) | Subst::Atom(term)) => match self.terms.get(*term) {
                Term::Lam(params, _) => params.len(),
                Term::Global(global) => self.facts.arities[global.index()] as usize,
                Term::Var(other) if *other != local => self.arities.get(other).copied().unwrap_or(0),
                _ => 0,
            },
            None => self.arities.get(&local).copied().unwrap_or(0),
        }
    }

    /// Whether a term is no work: at most, something is allocated.
    fn is_value(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            // What is put in for a variable may be work.
            Term::Var(local) => match self.subst.get(local) {
                Some(Subst::Once(term)) => matches!(self.terms.get(*term), Term::Lam(..)),
                _ => true,
            },
            Term::Global(_) | Term::Lit(_) | Term::Lam(..) => true,
            Term::Con(_, args) => args.iter().all(|&arg| self.is_value(arg)),
            Term::App(function, args) => match self.terms.get(*function) {
                // A function that lacks arguments.
                Term::Global(global) => {
                    args.len() < self.facts.arities[global.index()] as usize
                        && args.iter().all(|&arg| self.is_value(arg))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether doing it again hardly costs anything.
    fn is_cheap(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            Term::Prim(op, args) => {
                op.signature().result == PrimType::Bool
                    && op.signature().args.iter().all(|&kind| matches!(kind, PrimType::Int | PrimType::Char))
                    && args.iter().all(|&arg| self.is_value(arg))
            }
            _ => self.is_value(raw),
        }
    }
}
