//! Variables, constructors and primitives, applied or not.

use super::Lowering;
use super::evidence::Dict;
use super::globals::Item;
use super::term::{Local, Term, TermId};
use crate::hir::{BindId, BindKind, ConId, ExprId, TyConKind, VarId, VarKind};
use snell_core_ir::Prim;

impl Lowering<'_> {
    /// A variable where it is used.
    pub(super) fn variable(&mut self, expr: ExprId, var: VarId, args: Vec<TermId>) -> TermId {
        let mut dicts = self.uses(expr);
        let var = match dicts.first() {
            Some(Dict::Call(..)) => self.located(var),
            _ => var,
        };
        let function = match &self.hir.var(var).kind {
            VarKind::Local | VarKind::Implementation => self.local_var(var, dicts),
            VarKind::Top(_) => self.top_var(var, dicts),
            VarKind::Method(_, place) => {
                let own = if dicts.is_empty() { Vec::new() } else { dicts.split_off(1) };
                let dict = dicts.pop().unwrap_or_else(|| self.evidence.missing());
                self.method(var, dict, *place, own)
            }
            VarKind::Field(..) => return self.selector(var, dicts, args),
            VarKind::Primitive(_, prim) => return self.primitive(*prim, args),
        };
        self.terms.app(function, args)
    }

    /// What is called where calls are kept.
    fn located(&self, var: VarId) -> VarId {
        let wired = &self.hir.wired;
        let pairs = [wired.error, wired.undefined];
        pairs.into_iter().find(|[plain, _]| *plain == var).map_or(var, |[_, located]| located)
    }

    /// A top-level variable at some dictionaries.
    pub(super) fn top_var(&mut self, var: VarId, dicts: Vec<Dict>) -> TermId {
        match self.tops.get(&var).copied() {
            Some(bind) => self.bind_use(bind, var, dicts, 0),
            None => {
                let text = format!("`{}` is not defined", self.hir.names.text(self.hir.var(var).name));
                self.terms.error(&text)
            }
        }
    }

    /// A top-level binding or implementation at some dictionaries; those that it is not given, at most `open`, stay
    /// parameters.
    pub(super) fn bind_use(&mut self, bind: BindId, var: VarId, mut dicts: Vec<Dict>, open: usize) -> TermId {
        let wanted = self.typing.binds.get(&bind).map_or(0, Vec::len);
        let open = open.min(wanted);
        dicts.truncate(wanted - open);
        while dicts.len() + open < wanted {
            dicts.push(self.evidence.missing());
        }
        let (mut key, mut passed) = self.split(dicts.clone());
        key.resize(wanted, None);
        if !self.globals.may_copy(bind, &key) {
            (key, passed) = (vec![None; wanted], dicts);
        }
        let item = match self.hir.bind(bind).kind {
            BindKind::Function { .. } => Item::Bind(bind, key),
            BindKind::Pattern { .. } => Item::Part(bind, var, key),
        };
        let global = self.global(item);
        let function = self.terms.global(global);
        let args = passed.iter().map(|dict| self.dict_term(dict)).collect();
        self.terms.app(function, args)
    }

    /// A primitive; with too few arguments, a function of the others.
    pub(super) fn primitive(&mut self, prim: Prim, mut args: Vec<TermId>) -> TermId {
        let wanted = prim.signature().args.len();
        if args.len() < wanted {
            return self.missing_args(wanted, args, |this, args| this.terms.add(Term::Prim(prim, args)));
        }
        let rest = args.split_off(wanted);
        let result = self.terms.add(Term::Prim(prim, args));
        self.terms.app(result, rest)
    }

    /// A constructor; with too few arguments, a function of the others.
    pub(super) fn constructor(&mut self, con: ConId, dicts: &[Dict], mut args: Vec<TermId>) -> TermId {
        let wanted = self.hir.con(con).fields.len();
        let dicts: Vec<TermId> = dicts.iter().map(|dict| self.dict_term(dict)).collect();
        if args.len() < wanted {
            return self.missing_args(wanted, args, |this, args| this.saturated(con, dicts, args));
        }
        let rest = args.split_off(wanted);
        let result = self.saturated(con, dicts, args);
        self.terms.app(result, rest)
    }

    /// Whether a constructor is a newtype's, which is nothing at run time.
    pub(super) fn is_newtype(&self, con: ConId) -> bool {
        matches!(self.hir.tycon(self.hir.con(con).tycon).kind, TyConKind::Newtype(_))
    }

    /// A constructor with all its arguments; strict fields are evaluated first.
    pub(super) fn saturated(&mut self, con: ConId, mut dicts: Vec<TermId>, mut args: Vec<TermId>) -> TermId {
        if self.is_newtype(con) {
            return args.pop().unwrap_or_else(|| self.terms.error("newtype"));
        }
        let mut forced: Vec<(Local, TermId)> = Vec::new();
        for (arg, &strict) in args.iter_mut().zip(&self.hir.con(con).strict) {
            if strict && !matches!(self.terms.get(*arg), Term::Lit(_)) {
                let value = self.terms.made("s");
                forced.push((value, *arg));
                *arg = self.terms.var(value);
            }
        }
        dicts.append(&mut args);
        let con = self.con(con);
        // Evidence may be missing after an error; the program must be well formed all the same.
        let fields = self.builder.program().con(con).fields.len();
        dicts.truncate(fields);
        while dicts.len() < fields {
            dicts.insert(0, self.terms.error("missing dictionary"));
        }
        let mut result = self.terms.con(con, dicts);
        for (value, arg) in forced.into_iter().rev() {
            result = self.terms.force(arg, value, result);
        }
        result
    }

    /// `\x.. -> build args.. x..`, where the arguments are evaluated at most once.
    fn missing_args(
        &mut self,
        wanted: usize,
        mut args: Vec<TermId>,
        build: impl FnOnce(&mut Self, Vec<TermId>) -> TermId,
    ) -> TermId {
        let mut shared = Vec::new();
        for arg in &mut args {
            *arg = self.shared(*arg, &mut shared);
        }
        let params: Vec<Local> = (args.len()..wanted).map(|_| self.terms.made("x")).collect();
        args.extend(params.iter().map(|&param| self.terms.var(param)));
        let body = build(self, args);
        let mut result = self.terms.lam(params, body);
        for (local, term) in shared.into_iter().rev() {
            result = self.terms.let_(vec![(local, term)], result);
        }
        result
    }

    /// An atom for a term that is used several times or under a lambda.
    pub(super) fn shared(&mut self, term: TermId, shared: &mut Vec<(Local, TermId)>) -> TermId {
        if matches!(self.terms.get(term), Term::Var(_) | Term::Global(_) | Term::Lit(_)) {
            return term;
        }
        let local = self.terms.made("v");
        shared.push((local, term));
        self.terms.var(local)
    }
}
