//! What is in scope while one global is elaborated. Variables have ids of their own, so that nothing is ever hidden.

use super::Lowering;
use super::evidence::{Dict, Dicts, Key};
use super::globals::bound_vars;
use super::term::{Local, LocalName, TermId};
use crate::hir::{BindId, DictId, EvidenceId, ExprId, PatId, PatKind, VarId};
use rustc_hash::{FxHashMap, FxHashSet};

/// Variables and dictionaries in scope.
#[derive(Default)]
pub(super) struct Scope {
    pub vars: FxHashMap<VarId, Bound>,
    pub dicts: Dicts,
    /// For each local binding with dictionary parameters, the copies that are used.
    pub copies: FxHashMap<BindId, Vec<Copy>>,
    /// Dictionaries whose pattern is still to be matched, and must bind the variable they are.
    pub reserved: FxHashSet<DictId>,
}

/// What a local variable stands for.
#[derive(Clone, Copy)]
pub(super) enum Bound {
    Plain(Local),
    /// Its pattern is still to be matched, and must bind this variable.
    Reserved(Local),
    /// Bound by a binding with dictionary parameters.
    Copied(BindId),
}

/// A local binding at some dictionaries.
#[derive(Clone)]
pub(super) struct Copy {
    pub key: Key,
    pub locals: Vec<(VarId, Local)>,
    pub done: bool,
}

impl Lowering<'_> {
    pub(super) fn local_of(&mut self, var: VarId) -> Local {
        self.terms.local(LocalName::Source(self.hir.var(var).name))
    }

    /// A new variable in scope.
    pub(super) fn bind_plain(&mut self, var: VarId) -> Local {
        let local = self.local_of(var);
        self.scope.vars.insert(var, Bound::Plain(local));
        local
    }

    /// Takes a dictionary parameter into scope.
    pub(super) fn bind_dict(&mut self, dict: DictId) -> Local {
        let local = self.terms.made("d");
        self.scope.dicts.insert(dict, Dict::Local(local));
        local
    }

    /// Takes the variables of a pattern into scope before the pattern is matched.
    pub(super) fn reserve(&mut self, pattern: PatId) {
        let hir = self.hir;
        pattern_vars(hir, pattern, &mut |var| {
            let local = self.local_of(var);
            self.scope.vars.insert(var, Bound::Reserved(local));
        });
        let mut todo = vec![pattern];
        while let Some(id) = todo.pop() {
            if let Some(evidence) = self.typing.pats.get(&id) {
                evidence.brings.iter().for_each(|&dict| {
                    self.bind_dict(dict);
                    self.scope.reserved.insert(dict);
                });
            }
            todo.extend(parts(hir, id));
        }
    }

    /// The dictionary arguments of an expression.
    pub(super) fn uses(&mut self, expr: ExprId) -> Vec<Dict> {
        match self.typing.uses.get(&expr) {
            Some(uses) => uses.iter().map(|&id| self.resolve(id)).collect(),
            None => Vec::new(),
        }
    }

    pub(super) fn resolve(&mut self, id: EvidenceId) -> Dict {
        self.evidence.resolve(self.typing, &self.scope.dicts, id)
    }

    /// What a use at these dictionaries is specialised to, and the dictionaries to pass.
    pub(super) fn split(&mut self, dicts: Vec<Dict>) -> (Key, Vec<Dict>) {
        let mut passed = Vec::new();
        let key = dicts
            .into_iter()
            .map(|dict| match dict {
                Dict::Closed(ev) if self.evidence.is_shallow(ev) => Some(ev),
                dict => {
                    passed.push(dict);
                    None
                }
            })
            .collect();
        (key, passed)
    }

    /// A local variable, applied to the dictionaries it needs.
    pub(super) fn local_var(&mut self, var: VarId, dicts: Vec<Dict>) -> TermId {
        match self.scope.vars.get(&var).copied() {
            Some(Bound::Plain(local) | Bound::Reserved(local)) => {
                let function = self.terms.var(local);
                let args = dicts.iter().map(|dict| self.dict_term(dict)).collect();
                self.terms.app(function, args)
            }
            Some(Bound::Copied(bind)) => {
                let (local, passed) = self.copy_of(bind, var, dicts);
                let function = self.terms.var(local);
                let args = passed.iter().map(|dict| self.dict_term(dict)).collect();
                self.terms.app(function, args)
            }
            None => {
                let text = format!("`{}` is not in scope", self.hir.names.text(self.hir.var(var).name));
                self.terms.error(&text)
            }
        }
    }

    /// The copy of a local binding for these dictionaries.
    fn copy_of(&mut self, bind: BindId, var: VarId, mut dicts: Vec<Dict>) -> (Local, Vec<Dict>) {
        const MAX_COPIES: usize = 50;
        let wanted = self.typing.binds.get(&bind).map_or(0, Vec::len);
        dicts.truncate(wanted);
        while dicts.len() < wanted {
            dicts.push(self.evidence.missing());
        }
        let (mut key, mut passed) = self.split(dicts.clone());
        let copies = self.scope.copies.entry(bind).or_default();
        if copies.len() >= MAX_COPIES && !copies.iter().any(|copy| copy.key == key) {
            (key, passed) = (vec![None; wanted], dicts);
        }
        let found = copies.iter().position(|copy| copy.key == key);
        let at = found.unwrap_or_else(|| {
            let locals = bound_vars(self.hir, bind)
                .iter()
                .map(|&var| (var, self.terms.local(LocalName::Source(self.hir.var(var).name))))
                .collect();
            copies.push(Copy { key, locals, done: false });
            copies.len() - 1
        });
        let local = copies[at].locals.iter().find(|(other, _)| *other == var).map(|&(_, local)| local);
        let local = local.unwrap_or_else(|| self.terms.made("unbound"));
        (local, passed)
    }
}

/// The parts of a pattern.
pub(super) fn parts(hir: &crate::hir::Hir, pattern: PatId) -> Vec<PatId> {
    match &hir.pat(pattern).kind {
        PatKind::As(_, part)
        | PatKind::Lazy(part)
        | PatKind::Bang(part)
        | PatKind::View(_, part)
        | PatKind::Typed(part, _) => vec![*part],
        PatKind::Con(_, parts) | PatKind::List(parts) | PatKind::Tuple(parts) => parts.clone(),
        PatKind::Wild | PatKind::Var(_) | PatKind::Literal(_) | PatKind::Broken => Vec::new(),
    }
}

/// Visits the variables of a pattern, from left to right.
pub(super) fn pattern_vars(hir: &crate::hir::Hir, pattern: PatId, visit: &mut impl FnMut(VarId)) {
    let mut todo = vec![pattern];
    while let Some(id) = todo.pop() {
        if let PatKind::Var(var) | PatKind::As(var, _) = hir.pat(id).kind {
            visit(var);
        }
        todo.extend(parts(hir, id).into_iter().rev());
    }
}
