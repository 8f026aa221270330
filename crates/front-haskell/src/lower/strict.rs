//! Strictness: which parameters a function is sure to force, and which suspensions are sure to be forced.
//!
//! What is forced anyway may be evaluated before, which costs no suspension; when several things fail, it may then be
//! another of them that is seen to fail. An effect is a barrier: what is forced after it must not be forced before.

use super::Lowering;
use super::lift::{call_order, looks_at};
use super::term::{Local, Term, TermId, Terms};
use crate::hir::{TyConKind, TyKind};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::{ConId, Prim, PrimType};

/// What was found out.
#[derive(Default)]
pub(super) struct Strictness {
    /// For each global the parameters it forces.
    globals: Vec<Vec<bool>>,
    /// Whether a global called with all arguments never returns.
    diverges: Vec<bool>,
    /// The same of local functions.
    locals: FxHashMap<Local, Vec<bool>>,
    /// Variables bound to suspensions that are forced anyway.
    lets: FxHashSet<Local>,
    /// Names of values that are forced first, by themselves, and are forced in any case afterwards.
    again: FxHashSet<Local>,
    /// The constructor of what effects give.
    effect: Option<ConId>,
    depth: u32,
}

/// What evaluating a term forces.
#[derive(Clone, Default)]
struct Demand {
    /// Whether it never returns. Where another branch does, this one doesn't count.
    diverges: bool,
    forces: FxHashSet<Local>,
}

impl Demand {
    fn diverging() -> Self {
        Demand { diverges: true, forces: FxHashSet::default() }
    }

    fn has(&self, local: Local) -> bool {
        self.forces.contains(&local)
    }

    /// Both are evaluated.
    fn and(self, other: Demand) -> Demand {
        let diverges = self.diverges || other.diverges;
        let (mut forces, fewer) = match self.forces.len() >= other.forces.len() {
            true => (self.forces, other.forces),
            false => (other.forces, self.forces),
        };
        forces.extend(fewer);
        Demand { diverges, forces }
    }

    /// One of both is.
    fn or(mut self, other: Demand) -> Demand {
        match (self.diverges, other.diverges) {
            (true, false) => return other,
            (false, true) => return self,
            _ => {}
        }
        self.forces.retain(|local| other.forces.contains(local));
        self
    }
}

/// Local functions nested more deeply than this are not looked into again and again.
const MAX_DEPTH: u32 = 5;

/// Analyses all globals.
pub(super) fn analyse(lowering: &mut Lowering<'_>) -> Strictness {
    let effect = effect_constructor(lowering);
    let count = lowering.globals.entries.len();
    let mut found =
        Strictness { globals: vec![Vec::new(); count], diverges: vec![false; count], effect, ..Strictness::default() };
    for group in call_order(lowering) {
        // Greatest fixpoint: all is strict until a way is found on which it is not.
        for &member in &group {
            let params = lowering.globals.entries[member].term.map_or(0, |term| arity(&lowering.terms, term));
            found.globals[member] = vec![true; params];
            found.diverges[member] = params > 0;
        }
        loop {
            let mut changed = false;
            for &member in &group {
                let Some(term) = lowering.globals.entries[member].term else { continue };
                let (params, body) = match lowering.terms.get(term) {
                    Term::Lam(params, body) => (params.clone(), *body),
                    _ => (Vec::new(), term),
                };
                let demand = found.demand(&lowering.terms, body);
                let strict: Vec<bool> = params.iter().map(|&param| demand.has(param)).collect();
                let diverges = demand.diverges && !params.is_empty();
                changed |= strict != found.globals[member] || diverges != found.diverges[member];
                found.globals[member] = strict;
                found.diverges[member] = diverges;
            }
            if !changed {
                break;
            }
        }
    }
    found
}

/// `Box#` of `newtype IO a = IO# (RealWorld# -> Box# a)`.
fn effect_constructor(lowering: &mut Lowering<'_>) -> Option<ConId> {
    let hir = lowering.hir;
    let TyConKind::Newtype(con) = hir.tycon(hir.wired.io).kind else { return None };
    let TyKind::Function(_, result) = &hir.con(con).fields.first()?.kind else { return None };
    let TyKind::App(head, _) = &result.kind else { return None };
    let TyKind::Con(tycon) = head.kind else { return None };
    match &hir.tycon(tycon).kind {
        TyConKind::Data(cons) => cons.first().map(|&con| lowering.con(con)),
        _ => None,
    }
}

fn arity(terms: &Terms, term: TermId) -> usize {
    match terms.get(term) {
        Term::Lam(params, _) => params.len(),
        _ => 0,
    }
}

impl Strictness {
    /// Which arguments of a call are evaluated first.
    pub(super) fn of_call(&self, terms: &Terms, function: TermId, args: usize) -> &[bool] {
        let strict = match terms.get(function) {
            Term::Global(global) => self.globals.get(global.index()).map_or(&[][..], |strict| strict),
            Term::Var(local) => self.locals.get(local).map_or(&[][..], |strict| strict),
            _ => &[],
        };
        if strict.len() <= args { strict } else { &[] }
    }

    /// The parameters that a global forces.
    pub(super) fn of_global(&self, global: usize) -> &[bool] {
        self.globals.get(global).map_or(&[][..], |strict| strict)
    }

    /// Whether what was forced to get this name is forced in any case afterwards.
    pub(super) fn is_forced_again(&self, binder: Local) -> bool {
        self.again.contains(&binder)
    }

    /// Whether a suspension is evaluated at once.
    pub(super) fn is_forced(&self, local: Local) -> bool {
        self.lets.contains(&local)
    }

    fn demand(&mut self, terms: &Terms, id: TermId) -> Demand {
        match terms.get(id) {
            Term::Var(local) => Demand { diverges: false, forces: [*local].into_iter().collect() },
            Term::Global(_) | Term::Lit(_) => Demand::default(),
            Term::Lam(..) | Term::Con(..) => {
                self.inside(terms, id);
                Demand::default()
            }
            Term::Error(_) => Demand::diverging(),
            Term::Prim(Prim::Raise, args) => {
                args.iter().for_each(|&arg| self.inside(terms, arg));
                Demand::diverging()
            }
            Term::App(function, args) => self.call(terms, *function, args),
            Term::Prim(op, args) => {
                let mut demand = Demand::default();
                for (&arg, &kind) in args.iter().zip(op.signature().args) {
                    match kind {
                        _ if is_comparison(*op) => self.inside(terms, arg),
                        PrimType::Lazy => self.inside(terms, arg),
                        _ => demand = demand.and(self.demand(terms, arg)),
                    }
                }
                demand
            }
            Term::Let(bindings, body) => self.group(terms, bindings, *body),
            Term::Mark(_, body) => self.demand(terms, *body),
            Term::Case(scrutinee, binder, alts, default) => {
                let first = self.demand(terms, *scrutinee);
                let mut rest: Option<Demand> = None;
                for body in alts.iter().map(|alt| alt.body).chain(*default) {
                    let one = self.demand(terms, body);
                    rest = Some(rest.map_or(one.clone(), |rest| rest.or(one)));
                }
                match &rest {
                    Some(rest) if alts.is_empty() && rest.has(*binder) => self.again.insert(*binder),
                    _ => self.again.remove(binder),
                };
                match rest {
                    // Effects happen in their order, and so does failing in one.
                    _ if self.is_effect(terms, *scrutinee, alts) => Demand { diverges: false, ..first },
                    Some(rest) => first.and(rest),
                    None => first,
                }
            }
        }
    }

    /// Whether a scrutinee does more than to compute a value.
    fn is_effect(&self, terms: &Terms, scrutinee: TermId, alts: &[super::term::Alt]) -> bool {
        let primitive = match terms.get(scrutinee) {
            Term::Prim(op, _) => is_effect(*op),
            _ => false,
        };
        primitive || self.effect.is_some_and(|con| looks_at(alts, con))
    }

    fn call(&mut self, terms: &Terms, function: TermId, args: &[TermId]) -> Demand {
        let strict = self.of_call(terms, function, args.len()).to_vec();
        let mut demand = match terms.get(function) {
            Term::Global(global) => {
                let arity = self.globals.get(global.index()).map_or(0, Vec::len);
                let diverges = arity > 0 && arity <= args.len() && self.diverges[global.index()];
                Demand { diverges, ..Demand::default() }
            }
            _ => self.demand(terms, function),
        };
        for (&arg, _) in args.iter().zip(&strict).filter(|(_, strict)| **strict) {
            demand = demand.and(self.demand(terms, arg));
        }
        // What is not forced here may bind functions and suspensions of its own.
        for (at, &arg) in args.iter().enumerate() {
            if !strict.get(at).copied().unwrap_or(false) {
                self.inside(terms, arg);
            }
        }
        demand
    }

    /// Looks into what is not evaluated here.
    fn inside(&mut self, terms: &Terms, id: TermId) {
        match terms.get(id) {
            Term::Var(_) | Term::Global(_) | Term::Lit(_) | Term::Error(_) => {}
            Term::Lam(_, body) => {
                self.demand(terms, *body);
            }
            Term::Con(_, args) => args.iter().for_each(|&arg| self.inside(terms, arg)),
            _ => {
                self.demand(terms, id);
            }
        }
    }

    fn group(&mut self, terms: &Terms, bindings: &[(Local, TermId)], body: TermId) -> Demand {
        if bindings.iter().any(|&(_, rhs)| matches!(terms.get(rhs), Term::Lam(..))) {
            self.functions(terms, bindings);
        }
        let mut demand = self.demand(terms, body);
        for &(local, rhs) in bindings {
            match terms.get(rhs) {
                Term::Lam(..) => {}
                Term::Con(..) => self.inside(terms, rhs),
                _ => {
                    let value = self.demand(terms, rhs);
                    if demand.has(local) && bindings.len() == 1 && !self.mentions(terms, rhs, local) {
                        self.lets.insert(local);
                        demand = demand.and(value);
                    } else {
                        self.lets.remove(&local);
                    }
                }
            }
        }
        demand
    }

    fn mentions(&self, terms: &Terms, rhs: TermId, local: Local) -> bool {
        super::free::free(terms, rhs).contains(&local)
    }

    /// Finds out what the functions of a group force.
    fn functions(&mut self, terms: &Terms, bindings: &[(Local, TermId)]) {
        let functions: Vec<(Local, Vec<Local>, TermId)> = bindings
            .iter()
            .filter_map(|&(local, rhs)| match terms.get(rhs) {
                Term::Lam(params, body) => Some((local, params.clone(), *body)),
                _ => None,
            })
            .collect();
        let hopeful = self.depth < MAX_DEPTH;
        for (local, params, _) in &functions {
            self.locals.insert(*local, vec![hopeful; params.len()]);
        }
        self.depth += 1;
        loop {
            let mut changed = false;
            for (local, params, body) in &functions {
                let demand = self.demand(terms, *body);
                let strict: Vec<bool> = params.iter().map(|&param| demand.has(param)).collect();
                if hopeful && self.locals.get(local) != Some(&strict) {
                    changed = true;
                    self.locals.insert(*local, strict);
                }
            }
            if !changed {
                break;
            }
        }
        self.depth -= 1;
    }
}

/// Whether a primitive compares whole values. It forces both in any case, but a search for inputs gains from seeing one
/// of them before the other is evaluated.
pub(super) fn is_comparison(op: Prim) -> bool {
    matches!(op, Prim::DataEqual | Prim::DataEquate | Prim::DataDiffer)
}

/// Whether a primitive does more than to compute a value, so that what follows must stay behind it.
fn is_effect(op: Prim) -> bool {
    matches!(
        op,
        Prim::CellNew
            | Prim::CellRead
            | Prim::CellWrite
            | Prim::ArrayNew
            | Prim::ArrayRead
            | Prim::ArrayWrite
            | Prim::Catch
            | Prim::Prompt
            | Prim::Suspend
            | Prim::Resume
            | Prim::DataEquate
            | Prim::DataDiffer
    ) || op.text().starts_with("io.")
}
