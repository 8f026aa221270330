//! Rewriting `case`: of what is known, of bindings, of other `case`s.

use super::super::term::{Alt, Local, Term, TermId, Test};
use super::rewrite::{Known, Rewriter, Subst};
use snell_core_ir::{ConId, Literal, builtin};

/// The alternatives of a `case` with what they are applied to; all raw.
#[derive(Clone)]
struct Branches {
    binder: Local,
    alts: Vec<Alt>,
    default: Option<TermId>,
    args: Vec<TermId>,
}

impl Branches {
    fn count(&self) -> usize {
        self.alts.len() + usize::from(self.default.is_some())
    }
}

impl Rewriter<'_> {
    /// A raw `case` applied to raw arguments.
    pub(super) fn case(
        &mut self,
        scrutinee: TermId,
        binder: Local,
        alts: Vec<Alt>,
        default: Option<TermId>,
        args: Vec<TermId>,
    ) -> TermId {
        let mut branches = Branches { binder, alts, default, args };
        let mut wraps = Vec::new();
        if branches.count() > 1 {
            for arg in &mut branches.args {
                *arg = self.share(*arg, &mut wraps);
            }
        }
        let scrutinee = self.term(scrutinee);
        let result = self.branch(scrutinee, branches);
        self.wrap(wraps, result)
    }

    /// A raw atom for a raw term that will be used several times.
    fn share(&mut self, raw: TermId, wraps: &mut Vec<(Local, TermId)>) -> TermId {
        if self.is_movable(raw) {
            return raw;
        }
        let local = self.terms.made("v");
        self.occurrences.many(local);
        self.bind(local, raw, wraps);
        self.terms.var(local)
    }

    /// Whether a raw term is an atom, and stays one.
    fn is_movable(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            Term::Var(local) => !matches!(self.subst.get(local), Some(Subst::Once(_))),
            Term::Global(_) | Term::Lit(_) => true,
            _ => false,
        }
    }

    /// Branches on a done scrutinee.
    fn branch(&mut self, scrutinee: TermId, branches: Branches) -> TermId {
        match self.terms.get(scrutinee).clone() {
            Term::Con(con, fields) => self.known_con(con, fields, None, branches),
            Term::Lit(literal) => self.known_literal(&literal, scrutinee, branches),
            Term::Error(_) => scrutinee,
            Term::Lam(..) if branches.alts.is_empty() => {
                let mut wraps = Vec::new();
                if self.occurrences.get(branches.binder).count > 0 {
                    self.bind_done(branches.binder, scrutinee, &mut wraps);
                }
                let body = self.default(branches);
                self.wrap(wraps, body)
            }
            Term::Var(local) => match self.known.get(&local).cloned() {
                Some(Known::Con(con, fields)) => self.known_con(con, fields, Some(scrutinee), branches),
                Some(Known::Lit(literal)) => self.known_literal(&literal, scrutinee, branches),
                Some(Known::Evaluated) if branches.alts.is_empty() => {
                    self.subst.insert(branches.binder, Subst::Atom(scrutinee));
                    self.default(branches)
                }
                _ => self.unknown(scrutinee, branches),
            },
            Term::Let(bindings, inner) => {
                let body = self.branch(inner, branches);
                self.terms.let_(bindings, body)
            }
            Term::Mark(branch, inner) => {
                let body = self.branch(inner, branches);
                self.terms.mark(branch, body)
            }
            Term::Case(..) => self.case_of_case(scrutinee, branches),
            _ => self.unknown(scrutinee, branches),
        }
    }

    fn default(&mut self, branches: Branches) -> TermId {
        match branches.default {
            Some(body) => self.apply(body, branches.args),
            None => self.terms.error("Non-exhaustive patterns"),
        }
    }

    /// The scrutinee is a constructor of done fields; `named` is an atom for it, if there is one.
    fn known_con(&mut self, con: ConId, fields: Vec<TermId>, named: Option<TermId>, branches: Branches) -> TermId {
        let found = branches.alts.iter().find_map(|alt| match &alt.test {
            Test::Con(other, vars) if *other == con => Some((vars.clone(), alt.body)),
            _ => None,
        });
        let (vars, body) = match (found, branches.default) {
            (Some(found), _) => found,
            (None, Some(body)) => (Vec::new(), body),
            (None, None) => return self.terms.error("Non-exhaustive patterns"),
        };
        let mut wraps = Vec::new();
        let mut atoms = Vec::new();
        for (at, field) in fields.into_iter().enumerate() {
            if self.is_atom(field) {
                atoms.push(field);
            } else {
                let local = vars.get(at).copied().unwrap_or_else(|| self.terms.made("t"));
                if let Term::Lam(..) = self.terms.get(field) {
                    self.known.insert(local, Known::Evaluated);
                }
                wraps.push((local, field));
                atoms.push(self.terms.var(local));
            }
        }
        for (&var, &atom) in vars.iter().zip(&atoms) {
            if !matches!(self.terms.get(atom), Term::Var(local) if *local == var) {
                self.subst.insert(var, Subst::Atom(atom));
            }
        }
        match named {
            Some(atom) => {
                self.subst.insert(branches.binder, Subst::Atom(atom));
            }
            None if self.occurrences.get(branches.binder).count > 0 => {
                self.known.insert(branches.binder, Known::Con(con, atoms.clone()));
                let value = self.terms.con(con, atoms);
                wraps.push((branches.binder, value));
            }
            None => {}
        }
        let body = self.apply(body, branches.args);
        self.wrap(wraps, body)
    }

    fn known_literal(&mut self, literal: &Literal, atom: TermId, branches: Branches) -> TermId {
        self.subst.insert(branches.binder, Subst::Atom(atom));
        let found = branches.alts.iter().find_map(|alt| match &alt.test {
            Test::Lit(other) if other == literal => Some(alt.body),
            _ => None,
        });
        match found {
            Some(body) => self.apply(body, branches.args),
            None => self.default(branches),
        }
    }

    /// Nothing is known of the scrutinee; in the branches, something is.
    fn unknown(&mut self, scrutinee: TermId, branches: Branches) -> TermId {
        let Branches { binder, alts, default, args } = branches;
        let forced = if let Term::Var(local) = *self.terms.get(scrutinee) { Some(local) } else { None };
        let before = forced.map(|local| (local, self.subst.get(&local).copied()));
        if let Some(local) = forced {
            let value = self.terms.var(binder);
            self.subst.insert(local, Subst::Atom(value));
        }
        let mut done = Vec::new();
        for alt in alts {
            let known = match &alt.test {
                Test::Con(con, fields) => {
                    for &at in self.facts.strict.get(con).into_iter().flatten() {
                        self.known.insert(fields[at], Known::Evaluated);
                    }
                    let fields = fields.iter().map(|&field| self.terms.var(field)).collect();
                    Known::Con(*con, fields)
                }
                Test::Lit(literal) => Known::Lit(literal.clone()),
            };
            self.known.insert(binder, known);
            let body = self.apply(alt.body, args.clone());
            done.push(Alt { test: alt.test, body });
        }
        self.known.insert(binder, Known::Evaluated);
        let default = default.map(|body| self.apply(body, args));
        if let Some((local, before)) = before {
            match before {
                Some(before) => self.subst.insert(local, before),
                None => self.subst.remove(&local),
            };
        }
        self.merged(scrutinee, binder, done, default)
    }

    /// A done `case`; when its default looks at the same value again, both are one.
    fn merged(&mut self, scrutinee: TermId, binder: Local, mut alts: Vec<Alt>, default: Option<TermId>) -> TermId {
        let Some(rest) = default else { return self.terms.add(Term::Case(scrutinee, binder, alts, None)) };
        match self.terms.get(rest).clone() {
            Term::Var(local) if local == binder && alts.is_empty() => return scrutinee,
            Term::Case(again, inner, more, last)
                if matches!(self.terms.get(again), Term::Var(local) if *local == binder) && same_kind(&alts, &more) =>
            {
                for alt in more {
                    if !alts.iter().any(|other| same_test(&other.test, &alt.test)) {
                        let body = self.renamed(inner, binder, alt.body);
                        alts.push(Alt { test: alt.test, body });
                    }
                }
                let last = last.map(|body| self.renamed(inner, binder, body));
                return self.terms.add(Term::Case(scrutinee, binder, alts, last));
            }
            _ => {}
        }
        self.terms.add(Term::Case(scrutinee, binder, alts, Some(rest)))
    }

    fn renamed(&mut self, from: Local, to: Local, body: TermId) -> TermId {
        let value = self.terms.var(to);
        self.terms.let_(vec![(from, value)], body)
    }

    /// `let local = rhs in case local of binder { .. }`, done, evaluated at once.
    pub(super) fn case_named(
        &mut self,
        rhs: TermId,
        local: Local,
        binder: Local,
        alts: Vec<Alt>,
        default: Option<TermId>,
    ) -> TermId {
        let alts =
            alts.into_iter().map(|alt| Alt { body: self.renamed(binder, local, alt.body), test: alt.test }).collect();
        let default = default.map(|body| self.renamed(binder, local, body));
        self.terms.add(Term::Case(rhs, local, alts, default))
    }

    /// The scrutinee is a `case` itself: if the branches can go into its alternatives without much growth, they do.
    fn case_of_case(&mut self, scrutinee: TermId, branches: Branches) -> TermId {
        let Term::Case(inner, binder, alts, default) = self.terms.get(scrutinee).clone() else {
            return self.unknown(scrutinee, branches);
        };
        let bodies: Vec<TermId> = alts.iter().map(|alt| alt.body).chain(default).collect();
        let open = bodies.iter().filter(|&&body| !self.is_settled(body)).count();
        if bodies.len() > 1 && open > 1 {
            return self.unknown(scrutinee, branches);
        }
        let mut wraps = Vec::new();
        let branches = if bodies.len() > 1 { self.joined(branches, &mut wraps) } else { branches };
        let alts = alts
            .into_iter()
            .map(|alt| {
                let branches = self.fresh(&branches, bodies.len());
                Alt { test: alt.test, body: self.branch(alt.body, branches) }
            })
            .collect();
        let default = default.map(|body| {
            let branches = self.fresh(&branches, bodies.len());
            self.branch(body, branches)
        });
        let result = self.terms.add(Term::Case(inner, binder, alts, default));
        self.wrap(wraps, result)
    }

    /// Whether it is known what a branch on this term does.
    fn is_settled(&self, done: TermId) -> bool {
        match self.terms.get(done) {
            Term::Mark(_, body) => self.is_settled(*body),
            term => matches!(term, Term::Con(..) | Term::Lit(_) | Term::Error(_)),
        }
    }

    /// Branches whose bodies may be used several times: each is bound to a variable.
    fn joined(&mut self, mut branches: Branches, wraps: &mut Vec<(Local, TermId)>) -> Branches {
        let args = std::mem::take(&mut branches.args);
        for arg in args {
            let arg = self.share(arg, wraps);
            branches.args.push(arg);
        }
        let binder = branches.binder;
        for alt in &mut branches.alts {
            let fields = if let Test::Con(_, fields) = &alt.test { fields.clone() } else { Vec::new() };
            alt.body = self.join(alt.body, binder, fields, wraps);
        }
        branches.default = branches.default.map(|body| self.join(body, binder, Vec::new(), wraps));
        branches
    }

    fn join(
        &mut self,
        body: TermId,
        binder: Local,
        mut fields: Vec<Local>,
        wraps: &mut Vec<(Local, TermId)>,
    ) -> TermId {
        fields.retain(|&field| self.occurrences.get(field).count > 0);
        if self.occurrences.get(binder).count > 0 {
            fields.push(binder);
        }
        if fields.is_empty() && self.is_small(body) {
            return body;
        }
        let mut params: Vec<Local> = fields
            .iter()
            .map(|&field| {
                let name = self.terms.local_name(field);
                let param = self.terms.local(name);
                self.occurrences.copy(field, param);
                param
            })
            .collect();
        let mut inside = body;
        for (&field, &param) in fields.iter().zip(&params) {
            let value = self.terms.var(param);
            inside = self.terms.let_(vec![(field, value)], inside);
        }
        let mut args: Vec<TermId> = fields.iter().map(|&field| self.terms.var(field)).collect();
        // Never a suspension: what follows an effect, or decides whether there is one, would then look like something that
        // may be evaluated early.
        if params.is_empty() {
            params.push(self.terms.made("u"));
            args.push(self.terms.con(builtin::UNIT, Vec::new()));
        }
        let function = self.terms.lam(params, inside);
        let local = self.terms.made("join");
        self.occurrences.many(local);
        self.bind(local, function, wraps);
        let head = self.terms.var(local);
        self.terms.app(head, args)
    }

    /// Whether a raw term may stand in several places, and means the same in all of them.
    fn is_small(&self, raw: TermId) -> bool {
        match self.terms.get(raw) {
            Term::Error(_) => true,
            Term::Con(_, args) => args.is_empty(),
            _ => self.is_movable(raw),
        }
    }

    /// A copy of branches with variables of their own, if there is more than one.
    fn fresh(&mut self, branches: &Branches, copies: usize) -> Branches {
        if copies == 1 {
            return branches.clone();
        }
        let mut renamed = rustc_hash::FxHashMap::default();
        let mut rename = |this: &mut Self, local: Local| {
            let name = this.terms.local_name(local);
            let new = this.terms.local(name);
            this.occurrences.copy(local, new);
            renamed.insert(local, new);
            new
        };
        let binder = rename(self, branches.binder);
        let mut fresh = branches.clone();
        fresh.binder = binder;
        for alt in &mut fresh.alts {
            if let Test::Con(_, fields) = &mut alt.test {
                for field in fields {
                    *field = rename(self, *field);
                }
            }
        }
        for alt in &mut fresh.alts {
            alt.body = self.rename_call(alt.body, &renamed);
        }
        fresh.default = fresh.default.map(|body| self.rename_call(body, &renamed));
        fresh
    }

    /// Renames the variables of a call of a join point.
    fn rename_call(&mut self, call: TermId, renamed: &rustc_hash::FxHashMap<Local, Local>) -> TermId {
        let Term::App(function, args) = self.terms.get(call).clone() else { return call };
        let args = args
            .into_iter()
            .map(|arg| match self.terms.get(arg) {
                Term::Var(local) => match renamed.get(local) {
                    Some(&new) => self.terms.var(new),
                    None => arg,
                },
                _ => arg,
            })
            .collect();
        self.terms.app(function, args)
    }
}

fn same_kind(some: &[Alt], others: &[Alt]) -> bool {
    match (some.first(), others.first()) {
        (Some(one), Some(other)) => match (&one.test, &other.test) {
            (Test::Con(..), Test::Con(..)) => true,
            (Test::Lit(one), Test::Lit(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
            _ => false,
        },
        _ => true,
    }
}

fn same_test(one: &Test, other: &Test) -> bool {
    match (one, other) {
        (Test::Con(one, _), Test::Con(other, _)) => one == other,
        (Test::Lit(one), Test::Lit(other)) => one == other,
        _ => false,
    }
}
