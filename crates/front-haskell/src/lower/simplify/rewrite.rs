//! One round of rewriting a term. What is to be rewritten is *raw*, what has been is *done*; nothing is done twice.

use super::super::term::{GlobalRef, Local, Term, TermId, Terms};
use super::{Facts, Occurrences, SMALL, SMALL_WITH_FUNCTIONS, copy, fold};
use crate::library;
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, Literal, Prim, builtin};

/// What a variable is replaced by.
#[derive(Clone, Copy)]
pub(super) enum Subst {
    /// An atom, done.
    Atom(TermId),
    /// Raw; the variable is used once.
    Once(TermId),
    /// A small function, done: copied where it is called. The variable stays.
    Function(TermId),
}

/// What is known about the value of a variable.
#[derive(Clone)]
pub(super) enum Known {
    Evaluated,
    /// A constructor of atoms.
    Con(ConId, Vec<TermId>),
    Lit(Literal),
}

/// The state of a round.
pub(super) struct Rewriter<'a> {
    pub terms: &'a mut Terms,
    pub facts: &'a Facts,
    pub occurrences: Occurrences,
    pub subst: FxHashMap<Local, Subst>,
    pub known: FxHashMap<Local, Known>,
    /// How many parameters local functions have.
    pub arities: FxHashMap<Local, usize>,
    /// How much may still be put in.
    budget: u32,
}

/// How much one global may grow in a round.
const BUDGET: u32 = 4000;

impl<'a> Rewriter<'a> {
    pub(super) fn new(terms: &'a mut Terms, facts: &'a Facts) -> Self {
        Rewriter {
            terms,
            facts,
            occurrences: Occurrences::default(),
            subst: FxHashMap::default(),
            known: FxHashMap::default(),
            arities: FxHashMap::default(),
            budget: BUDGET,
        }
    }

    /// Rewrites the term of a global, which must not have more parameters than `most`.
    pub(super) fn run(mut self, root: TermId, most: usize) -> TermId {
        self.occurrences.add(self.terms, root);
        // The parameters of a global stay, for people call it by its name.
        let (mut params, body) = match self.terms.get(root).clone() {
            Term::Lam(params, body) => (params, body),
            _ => (Vec::new(), root),
        };
        let before = self.terms.at(self.terms.span(root));
        let more = self.arity(body).min(most.saturating_sub(params.len()));
        let args = self.more_params(more, &mut params);
        let body = self.apply(body, args);
        let done = self.terms.lam(params, body);
        self.terms.at(before);
        done
    }

    pub(super) fn term(&mut self, raw: TermId) -> TermId {
        self.apply(raw, Vec::new())
    }

    pub(super) fn is_atom(&self, id: TermId) -> bool {
        matches!(self.terms.get(id), Term::Var(_) | Term::Global(_) | Term::Lit(_))
    }

    fn all(&mut self, raw: &[TermId]) -> Vec<TermId> {
        raw.iter().map(|&id| self.term(id)).collect()
    }

    /// A raw term applied to raw arguments.
    pub(super) fn apply(&mut self, raw: TermId, args: Vec<TermId>) -> TermId {
        // Of a library's code that is put into the user's, the place is that of the call.
        let (here, own) = (self.terms.here(), self.terms.span(raw));
        let before = self.terms.at(if library::is_users(here) && !library::is_users(own) { here } else { own });
        let done = self.apply_here(raw, args);
        self.terms.at(before);
        done
    }

    fn apply_here(&mut self, raw: TermId, mut args: Vec<TermId>) -> TermId {
        match self.terms.get(raw).clone() {
            Term::Var(local) => self.variable(local, args),
            Term::Global(global) => self.global(global, args),
            Term::Lit(literal) => {
                let head = self.terms.lit(literal);
                self.rebuild(head, args)
            }
            term @ Term::Error(_) => self.terms.add(term),
            Term::App(function, mut first) => {
                first.append(&mut args);
                self.apply(function, first)
            }
            Term::Con(con, fields) => {
                let fields = self.all(&fields);
                let head = self.terms.con(con, fields);
                self.rebuild(head, args)
            }
            Term::Prim(Prim::Force, inner) => self.apply(inner[0], args),
            Term::Prim(op, operands) => {
                let head = self.primitive(op, &operands);
                self.rebuild(head, args)
            }
            Term::Lam(mut params, body) if args.is_empty() => {
                let mut more = Vec::new();
                if self.is_action(body) {
                    let local = self.terms.made("w");
                    self.occurrences.many(local);
                    params.push(local);
                    more.push(self.terms.var(local));
                } else {
                    more = self.more_params(self.arity(body), &mut params);
                }
                let body = self.apply(body, more);
                self.function(params, body)
            }
            Term::Lam(mut params, body) => {
                let rest = args.split_off(params.len().min(args.len()));
                let others = params.split_off(args.len());
                let body = if others.is_empty() {
                    body
                } else {
                    // What was used in the function at once is now inside of another one.
                    params.iter().for_each(|&param| self.occurrences.many_if_used(param));
                    self.terms.lam(others, body)
                };
                self.bind_all(params, args, body, rest)
            }
            Term::Let(bindings, body) => self.group(bindings, body, args),
            Term::Mark(branch, body) => {
                let body = self.apply(body, args);
                self.terms.mark(branch, body)
            }
            Term::Case(scrutinee, binder, alts, default) => self.case(scrutinee, binder, alts, default, args),
        }
    }

    fn variable(&mut self, local: Local, args: Vec<TermId>) -> TermId {
        match self.subst.get(&local).copied() {
            Some(Subst::Once(raw)) => {
                self.subst.remove(&local);
                self.apply(raw, args)
            }
            Some(Subst::Atom(done)) => match *self.terms.get(done) {
                Term::Var(other) if other != local => self.variable(other, args),
                Term::Global(global) => self.global(global, args),
                _ => {
                    let head = self.terms.get(done).clone();
                    let head = self.terms.add(head);
                    self.rebuild(head, args)
                }
            },
            Some(Subst::Function(done)) if self.takes(done, args.len()) && self.budget > 0 => {
                self.budget = self.budget.saturating_sub(SMALL);
                let copied = copy::copy(self.terms, done);
                self.occurrences.add(self.terms, copied);
                self.apply(copied, args)
            }
            _ => {
                let head = self.terms.var(local);
                self.rebuild(head, args)
            }
        }
    }

    /// Whether a term is a function of at most so many arguments.
    fn takes(&self, function: TermId, args: usize) -> bool {
        matches!(self.terms.get(function), Term::Lam(params, _) if params.len() <= args)
    }

    fn global(&mut self, global: GlobalRef, args: Vec<TermId>) -> TermId {
        if self.facts.append == Some(global)
            && let [text, rest] = args[..]
            && let Some(text) = self.unpacked(text)
        {
            return self.primitive(Prim::StrOnto, &[text, rest]);
        }
        if let Some(inlining) = self.facts.inlinings[global.index()] {
            if inlining.params == 0 {
                return self.apply(inlining.term, args);
            }
            let limit = if args.iter().any(|&arg| self.is_function(arg)) { SMALL_WITH_FUNCTIONS } else { SMALL };
            if args.len() >= inlining.params && inlining.size <= limit && self.budget > 0 {
                self.budget = self.budget.saturating_sub(inlining.size + 1);
                let copied = copy::copy(self.terms, inlining.term);
                self.occurrences.add(self.terms, copied);
                return self.apply(copied, args);
            }
        }
        let head = self.terms.global(global);
        self.rebuild(head, args)
    }

    /// The primitive string that a raw term is the characters of.
    fn unpacked(&self, raw: TermId) -> Option<TermId> {
        match self.terms.get(raw) {
            Term::Prim(Prim::StrUnpack, text) => Some(text[0]),
            Term::Var(local) => match self.subst.get(local) {
                Some(&Subst::Once(raw)) => self.unpacked(raw),
                _ => None,
            },
            _ => None,
        }
    }

    fn is_function(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            Term::Lam(..) => true,
            Term::Var(local) => match self.subst.get(local) {
                Some(&(Subst::Once(raw) | Subst::Function(raw))) => matches!(self.terms.get(raw), Term::Lam(..)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a raw term is a call that lacks nothing but the world to run in.
    fn is_action(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            Term::App(function, args) => match self.terms.get(*function) {
                Term::Global(global) => {
                    self.facts.actions[global.index()] && self.facts.arities[global.index()] as usize == args.len() + 1
                }
                _ => false,
            },
            Term::Let(_, body) | Term::Mark(_, body) => self.is_action(*body),
            Term::Case(_, _, alts, default) => {
                alts.iter().map(|alt| alt.body).chain(*default).any(|body| self.is_action(body))
            }
            _ => false,
        }
    }

    /// A done head applied to raw arguments.
    fn rebuild(&mut self, head: TermId, args: Vec<TermId>) -> TermId {
        let args = self.all(&args);
        self.terms.app(head, args)
    }

    /// A function with a done body; `\x.. -> f x..` is `f`, if `f` is known to be a function of as much.
    fn function(&mut self, params: Vec<Local>, body: TermId) -> TermId {
        if let Term::App(function, args) = self.terms.get(body)
            && let Term::Global(global) = self.terms.get(*function)
            && self.facts.arities[global.index()] as usize >= params.len()
            && args.len() == params.len()
            && args
                .iter()
                .zip(&params)
                .all(|(&arg, param)| matches!(self.terms.get(arg), Term::Var(var) if var == param))
        {
            return *function;
        }
        self.terms.lam(params, body)
    }

    fn primitive(&mut self, op: Prim, operands: &[TermId]) -> TermId {
        let operands = self.all(operands);
        let literals: Option<Vec<Literal>> = operands
            .iter()
            .map(|&id| if let Term::Lit(literal) = self.terms.get(id) { Some(literal.clone()) } else { None })
            .collect();
        if let Some(literals) = literals {
            let literals: Vec<&Literal> = literals.iter().collect();
            if let Some(folded) = fold::fold(op, &literals) {
                return self.terms.lit(folded);
            }
            if let Some(truth) = fold::compare(op, &literals) {
                return self.terms.con(if truth { builtin::TRUE } else { builtin::FALSE }, Vec::new());
            }
        }
        self.terms.add(Term::Prim(op, operands))
    }

    fn bind_all(&mut self, params: Vec<Local>, args: Vec<TermId>, body: TermId, rest: Vec<TermId>) -> TermId {
        let mut wraps = Vec::new();
        for (param, arg) in params.into_iter().zip(args) {
            self.bind(param, arg, &mut wraps);
        }
        let body = self.apply(body, rest);
        self.wrap(wraps, body)
    }

    /// Binds a variable to a raw term, by substitution or by a binding that the caller puts around the rest.
    pub(super) fn bind(&mut self, local: Local, raw: TermId, wraps: &mut Vec<(Local, TermId)>) {
        let occurrence = self.occurrences.get(local);
        if occurrence.count == 0 {
            return;
        }
        let mut raw = raw;
        while let Term::Var(other) = *self.terms.get(raw) {
            match self.subst.get(&other).copied() {
                // The only use of the other variable is here.
                Some(Subst::Once(inner)) => {
                    self.subst.remove(&other);
                    raw = inner;
                }
                Some(subst @ Subst::Atom(_)) => {
                    self.subst.insert(local, subst);
                    return;
                }
                _ => {
                    let atom = self.terms.var(other);
                    self.subst.insert(local, Subst::Atom(atom));
                    return;
                }
            }
        }
        let is_function = matches!(self.terms.get(raw), Term::Lam(..));
        if occurrence.count == 1 && (!occurrence.in_lambda || is_function) {
            self.subst.insert(local, Subst::Once(raw));
            return;
        }
        let done = self.term(raw);
        self.bind_done(local, done, wraps);
    }

    /// The same with a term that is done.
    pub(super) fn bind_done(&mut self, local: Local, done: TermId, wraps: &mut Vec<(Local, TermId)>) {
        match self.terms.get(done).clone() {
            Term::Var(_) | Term::Global(_) | Term::Lit(_) => {
                self.subst.insert(local, Subst::Atom(done));
                return;
            }
            Term::Con(con, fields) => {
                let fields = self.atoms(fields, wraps);
                self.known.insert(local, Known::Con(con, fields.clone()));
                let value = self.terms.con(con, fields);
                wraps.push((local, value));
                return;
            }
            Term::Let(bindings, inner) if matches!(self.terms.get(inner), Term::Con(..) | Term::Lam(..)) => {
                if let [binding] = bindings[..] {
                    wraps.push(binding);
                    return self.bind_done(local, inner, wraps);
                }
            }
            Term::Lam(params, _) => {
                self.known.insert(local, Known::Evaluated);
                self.arities.insert(local, params.len());
                if copy::size(self.terms, done, SMALL) <= SMALL {
                    self.subst.insert(local, Subst::Function(done));
                }
            }
            _ => {}
        }
        wraps.push((local, done));
    }

    /// Atoms for done terms.
    fn atoms(&mut self, fields: Vec<TermId>, wraps: &mut Vec<(Local, TermId)>) -> Vec<TermId> {
        fields
            .into_iter()
            .map(|field| {
                if self.is_atom(field) {
                    return field;
                }
                let local = self.terms.made("t");
                wraps.push((local, field));
                self.terms.var(local)
            })
            .collect()
    }

    /// Bindings around a done body, the first outermost. A suspension that is forced at once is evaluated at once.
    pub(super) fn wrap(&mut self, wraps: Vec<(Local, TermId)>, body: TermId) -> TermId {
        wraps.into_iter().rev().fold(body, |body, (local, rhs)| {
            if !matches!(self.terms.get(rhs), Term::Con(..) | Term::Lam(..))
                && let Term::Case(scrutinee, binder, alts, default) = self.terms.get(body).clone()
                && matches!(self.terms.get(scrutinee), Term::Var(forced) if *forced == local)
            {
                return self.case_named(rhs, local, binder, alts, default);
            }
            self.terms.let_(vec![(local, rhs)], body)
        })
    }

    fn group(&mut self, bindings: Vec<(Local, TermId)>, body: TermId, args: Vec<TermId>) -> TermId {
        if let [(local, rhs)] = bindings[..]
            && !self.occurrences.is_recursive(local)
        {
            let mut wraps = Vec::new();
            self.bind(local, rhs, &mut wraps);
            let body = self.apply(body, args);
            return self.wrap(wraps, body);
        }
        let used: Vec<_> = bindings.into_iter().filter(|&(local, _)| self.occurrences.get(local).count > 0).collect();
        for &(local, rhs) in &used {
            if let Term::Lam(params, _) = self.terms.get(rhs) {
                self.arities.insert(local, params.len());
                self.known.insert(local, Known::Evaluated);
            }
        }
        let done: Vec<(Local, TermId)> = used.into_iter().map(|(local, rhs)| (local, self.term(rhs))).collect();
        for &(local, rhs) in &done {
            if let Term::Lam(params, _) = self.terms.get(rhs) {
                self.arities.insert(local, params.len());
            }
        }
        let body = self.apply(body, args);
        self.terms.let_(done, body)
    }
}
