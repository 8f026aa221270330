//! Local functions that are only ever called become globals, whose calls are known and cost no allocation.
//!
//! The same is done to what matching fails over to: a suspension that is only looked at where its value is the result.

use super::Lowering;
use super::free::{components, free};
use super::term::{Alt, GlobalRef, Local, Term, TermId, Terms, Test};
use rustc_hash::{FxHashMap, FxHashSet};

/// More parameters than this, and passing them costs more than a closure.
const MAX_PARAMS: usize = 10;

/// Lifts the local functions of all globals.
pub(super) fn lift(lowering: &mut Lowering<'_>) {
    let mut at = 0;
    while at < lowering.globals.entries.len() {
        if let Some(term) = lowering.globals.entries[at].term {
            let mut uses = Uses::default();
            uses.body(&lowering.terms, term);
            lowering.current = Some(GlobalRef(at as u32));
            let mut lifter = Lifter { lowering, uses, lifted: FxHashMap::default() };
            let term = lifter.term(term);
            lowering.globals.entries[at].term = Some(term);
        }
        at += 1;
    }
}

/// How `let`-bound variables are used.
#[derive(Default)]
struct Uses {
    /// The fewest arguments a variable is applied to.
    fewest: FxHashMap<Local, usize>,
    /// Variables that are used other than at the end of the body they are bound in.
    inside: FxHashSet<Local>,
    bound_in: FxHashMap<Local, u32>,
    bodies: u32,
}

impl Uses {
    /// A piece of code of its own: the last thing it does is in tail position.
    fn body(&mut self, terms: &Terms, id: TermId) {
        self.bodies += 1;
        let body = self.bodies;
        match terms.get(id) {
            Term::Lam(_, inner) => self.visit(terms, *inner, Some(body)),
            _ => self.visit(terms, id, Some(body)),
        }
    }

    fn used(&mut self, local: Local, args: usize, tail: Option<u32>) {
        let fewest = self.fewest.entry(local).or_insert(args);
        *fewest = (*fewest).min(args);
        if tail.is_none() || self.bound_in.get(&local).copied() != tail {
            self.inside.insert(local);
        }
    }

    /// `tail` is the body that this is the last thing of, if it is.
    fn visit(&mut self, terms: &Terms, id: TermId, tail: Option<u32>) {
        match terms.get(id) {
            Term::Var(local) => self.used(*local, 0, tail),
            Term::Global(_) | Term::Lit(_) | Term::Error(_) => {}
            Term::App(function, args) => {
                match terms.get(*function) {
                    Term::Var(local) => self.used(*local, args.len(), tail),
                    _ => self.visit(terms, *function, None),
                }
                args.iter().for_each(|&arg| self.body(terms, arg));
            }
            Term::Con(_, args) | Term::Prim(_, args) => args.iter().for_each(|&arg| self.body(terms, arg)),
            Term::Lam(..) => self.body(terms, id),
            Term::Let(bindings, body) => {
                if let Some(tail) = tail {
                    self.bound_in.extend(bindings.iter().map(|&(local, _)| (local, tail)));
                }
                bindings.iter().for_each(|&(_, rhs)| self.body(terms, rhs));
                self.visit(terms, *body, tail);
            }
            Term::Mark(_, body) => self.visit(terms, *body, tail),
            Term::Case(scrutinee, _, alts, default) => {
                self.visit(terms, *scrutinee, None);
                alts.iter().map(|alt| alt.body).chain(*default).for_each(|body| self.visit(terms, body, tail));
            }
        }
    }
}

struct Lifter<'a, 'h> {
    lowering: &'a mut Lowering<'h>,
    uses: Uses,
    /// The globals of lifted variables, and what they are given first.
    lifted: FxHashMap<Local, (GlobalRef, Vec<Local>)>,
}

impl Lifter<'_, '_> {
    fn terms(&mut self, ids: &[TermId]) -> Vec<TermId> {
        ids.iter().map(|&id| self.term(id)).collect()
    }

    fn term(&mut self, id: TermId) -> TermId {
        let term = self.lowering.terms.get(id).clone();
        let before = self.lowering.terms.at(self.lowering.terms.span(id));
        let done = match term {
            Term::Var(local) => match self.lifted.get(&local).cloned() {
                Some((global, first)) => self.call(global, &first, Vec::new()),
                None => id,
            },
            Term::Global(_) | Term::Lit(_) | Term::Error(_) => id,
            Term::App(function, args) => {
                let args = self.terms(&args);
                let function = self.term(function);
                self.lowering.terms.app(function, args)
            }
            Term::Con(con, args) => {
                let args = self.terms(&args);
                self.lowering.terms.con(con, args)
            }
            Term::Prim(op, args) => {
                let args = self.terms(&args);
                self.lowering.terms.add(Term::Prim(op, args))
            }
            Term::Lam(params, body) => {
                let body = self.term(body);
                self.lowering.terms.lam(params, body)
            }
            Term::Let(bindings, body) => self.group(bindings, body),
            Term::Mark(branch, body) => {
                let body = self.term(body);
                self.lowering.terms.mark(branch, body)
            }
            Term::Case(scrutinee, binder, alts, default) => {
                let scrutinee = self.term(scrutinee);
                let alts = alts.into_iter().map(|alt| Alt { body: self.term(alt.body), test: alt.test }).collect();
                let default = default.map(|body| self.term(body));
                self.lowering.terms.add(Term::Case(scrutinee, binder, alts, default))
            }
        };
        self.lowering.terms.at(before);
        done
    }

    fn call(&mut self, global: GlobalRef, first: &[Local], args: Vec<TermId>) -> TermId {
        let function = self.lowering.terms.global(global);
        let mut all: Vec<TermId> = first.iter().map(|&local| self.lowering.terms.var(local)).collect();
        all.extend(args);
        self.lowering.terms.app(function, all)
    }

    fn group(&mut self, bindings: Vec<(Local, TermId)>, body: TermId) -> TermId {
        let Some(first) = self.liftable(&bindings) else {
            let bindings = bindings.into_iter().map(|(local, rhs)| (local, self.term(rhs))).collect();
            let body = self.term(body);
            return self.lowering.terms.let_(bindings, body);
        };
        let mut globals = Vec::new();
        for &(local, rhs) in &bindings {
            let span = self.lowering.terms.span(rhs);
            let name = match self.lowering.terms.local_name(local) {
                super::term::LocalName::Source(name) => self.lowering.hir.names.text(name).to_string(),
                super::term::LocalName::Made(text) => text.to_string(),
            };
            let global = self.lowering.globals.lifted(self.lowering.current, &name, span);
            self.lifted.insert(local, (global, first.clone()));
            globals.push(global);
        }
        for (&(_, rhs), global) in bindings.iter().zip(globals) {
            let rhs = self.term(rhs);
            let function = self.lowering.terms.lam(first.clone(), rhs);
            self.lowering.globals.entries[global.index()].term = Some(function);
        }
        self.term(body)
    }

    /// What the functions of a group must be given first, if they can be lifted.
    fn liftable(&self, bindings: &[(Local, TermId)]) -> Option<Vec<Local>> {
        let terms = &self.lowering.terms;
        let mut params = 0;
        for &(local, rhs) in bindings {
            let fewest = self.uses.fewest.get(&local).copied()?;
            match terms.get(rhs) {
                Term::Lam(own, _) if fewest >= own.len() => params = params.max(own.len()),
                Term::Lam(..) | Term::Con(..) => return None,
                _ if bindings.len() > 1 || self.uses.inside.contains(&local) => return None,
                _ => {}
            }
        }
        let mut first: Vec<Local> = Vec::new();
        let add = |local: Local, first: &mut Vec<Local>| {
            if !first.contains(&local) {
                first.push(local);
            }
        };
        for &(own, rhs) in bindings {
            for local in free(terms, rhs) {
                // A suspension that mentions itself is no function.
                if local == own && !matches!(terms.get(rhs), Term::Lam(..)) {
                    return None;
                }
                if bindings.iter().any(|&(other, _)| other == local) {
                    continue;
                }
                match self.lifted.get(&local) {
                    Some((_, more)) => more.iter().for_each(|&local| add(local, &mut first)),
                    None => add(local, &mut first),
                }
            }
        }
        // Without parameters at all it would be a constant, and kept forever.
        (first.len() + params <= MAX_PARAMS && first.len() + params > 0).then_some(first)
    }
}

/// The order of globals, callees first, in groups that call each other.
pub(super) fn call_order(lowering: &Lowering<'_>) -> Vec<Vec<usize>> {
    let edges: Vec<Vec<usize>> = lowering
        .globals
        .entries
        .iter()
        .map(|entry| entry.term.map_or(Vec::new(), |term| super::simplify::mentioned(&lowering.terms, term)))
        .collect();
    components(&edges)
}

/// Whether an alternative looks at this constructor.
pub(super) fn looks_at(alts: &[Alt], con: snell_core_ir::ConId) -> bool {
    alts.iter().any(|alt| matches!(&alt.test, Test::Con(other, _) if *other == con))
}
