//! Bindings: functions, lazy patterns, and local bindings copied for each set of dictionaries they are used with.

use super::Lowering;
use super::matching::{Row, leaf};
use super::scope::{Bound, pattern_vars};
use super::term::{Alt, Local, LocalName, Term, TermId, Test};
use crate::hir::{BindId, BindKind, Binds, Clause, ConId, PatId, PatKind, VarId};
use snell_core_ir::LEFT_OUT;
use snell_source::Span;

/// What the variables of a pattern are bound to.
pub(super) struct PatternBindings {
    pub pairs: Vec<(Local, TermId)>,
    /// Forcing this matches the pattern.
    pub matched: Option<Local>,
}

/// How the variables of a pattern are got.
enum Shape<'h> {
    /// The pattern is one variable, which is the value itself.
    Whole,
    /// A constructor with variables only: they are taken from the value.
    Flat(ConId, &'h [PatId]),
    /// Matching gives the only variable.
    One,
    /// Matching gives so many variables in a structure of their own.
    Many(usize),
}

impl<'h> Lowering<'h> {
    /// Takes the variables of bindings into scope, before what uses them is elaborated.
    pub(super) fn open_binds(&mut self, binds: &Binds) {
        for &bind in binds.groups.iter().flatten() {
            let copied = self.typing.binds.get(&bind).is_some_and(|dicts| !dicts.is_empty());
            if copied {
                self.scope.copies.insert(bind, Vec::new());
            }
            for &var in super::globals::bound_vars(self.hir, bind) {
                if copied {
                    self.scope.vars.insert(var, Bound::Copied(bind));
                } else {
                    self.bind_plain(var);
                }
            }
        }
    }

    /// The bindings around what uses them, which has been elaborated, so that it is known which copies there are.
    pub(super) fn close_binds(&mut self, binds: &'h Binds, body: TermId) -> TermId {
        let all: Vec<BindId> = binds.groups.iter().flatten().copied().collect();
        if all.is_empty() {
            return body;
        }
        let before = self.terms.here();
        let (mut pairs, mut forced) = (Vec::new(), Vec::new());
        for &bind in &all {
            if !self.scope.copies.contains_key(&bind) {
                let locals = self.plain_locals(bind);
                self.local_bind(bind, &locals, Vec::new(), &mut pairs, &mut forced);
            }
        }
        // A copy may ask for others.
        while let Some((bind, at)) = self.next_copy(&all) {
            let Some(copy) = self.scope.copies.get_mut(&bind).and_then(|copies| copies.get_mut(at)) else { break };
            copy.done = true;
            let copy = copy.clone();
            let params = self.take_dicts(bind, &copy.key);
            self.local_bind(bind, &copy.locals, params, &mut pairs, &mut forced);
        }
        for &bind in &all {
            self.scope.copies.remove(&bind);
        }
        self.terms.at(before);
        let mut body = body;
        for local in forced.into_iter().rev() {
            let value = self.terms.var(local);
            let binder = self.terms.made("b");
            body = self.terms.force(value, binder, body);
        }
        let result = super::free::let_groups(&mut self.terms, pairs, body);
        self.bounded(result)
    }

    fn next_copy(&self, binds: &[BindId]) -> Option<(BindId, usize)> {
        binds.iter().find_map(|&bind| {
            let copies = self.scope.copies.get(&bind)?;
            Some((bind, copies.iter().position(|copy| !copy.done)?))
        })
    }

    fn plain_locals(&mut self, bind: BindId) -> Vec<(VarId, Local)> {
        let vars = super::globals::bound_vars(self.hir, bind);
        vars.iter().map(|&var| (var, self.plain_local(var))).collect()
    }

    fn plain_local(&mut self, var: VarId) -> Local {
        match self.scope.vars.get(&var) {
            Some(&(Bound::Plain(local) | Bound::Reserved(local))) => local,
            _ => self.bind_plain(var),
        }
    }

    /// The variables of a pattern, which are in scope or come into it.
    pub(super) fn locals_for(&mut self, pattern: PatId) -> Vec<(VarId, Local)> {
        let mut vars = Vec::new();
        pattern_vars(self.hir, pattern, &mut |var| vars.push(var));
        vars.into_iter()
            .map(|var| match self.scope.vars.get(&var) {
                Some(&Bound::Reserved(local)) => {
                    self.bind_as(var, local);
                    (var, local)
                }
                _ => (var, self.bind_plain(var)),
            })
            .collect()
    }

    fn local_bind(
        &mut self,
        bind: BindId,
        locals: &[(VarId, Local)],
        params: Vec<Local>,
        pairs: &mut Vec<(Local, TermId)>,
        forced: &mut Vec<Local>,
    ) {
        let hir = self.hir;
        self.terms.at(hir.bind(bind).span);
        match &hir.bind(bind).kind {
            BindKind::Function { .. } => {
                let term = self.function_bind(bind);
                let term = self.terms.lam(params, term);
                pairs.extend(locals.first().map(|&(_, local)| (local, term)));
            }
            BindKind::Pattern { pattern, .. } => {
                let value = self.pattern_value(bind);
                let bindings = self.pattern_bindings(*pattern, locals, value);
                if params.is_empty() {
                    let strict = matches!(hir.pat(*pattern).kind, PatKind::Bang(_));
                    forced.extend(bindings.matched.filter(|_| strict));
                    pairs.extend(bindings.pairs);
                } else {
                    self.abstract_bindings(bindings.pairs, locals, &params, pairs);
                }
            }
        }
    }

    /// Bindings of a pattern as functions of dictionaries: each has all of them inside, as they mention each other.
    fn abstract_bindings(
        &mut self,
        inner: Vec<(Local, TermId)>,
        locals: &[(VarId, Local)],
        params: &[Local],
        pairs: &mut Vec<(Local, TermId)>,
    ) {
        let parts: Vec<TermId> = inner.iter().map(|&(local, _)| self.terms.var(local)).collect();
        let con = self.datas.parts(&mut self.builder, parts.len());
        let all = self.terms.con(con, parts);
        let all = self.terms.let_(inner.clone(), all);
        let all = self.terms.lam(params.to_vec(), all);
        let function = self.terms.made("bound");
        pairs.push((function, all));
        for (at, &(local, _)) in inner.iter().enumerate() {
            if locals.iter().any(|&(_, other)| other == local) {
                // Inside, the variable is bound once already: the function gets one of its own.
                let dicts: Vec<Local> = params.iter().map(|_| self.terms.made("d")).collect();
                let args = dicts.iter().map(|&dict| self.terms.var(dict)).collect();
                let callee = self.terms.var(function);
                let call = self.terms.app(callee, args);
                let body = self.take_part(con, inner.len(), at, call);
                let body = self.terms.lam(dicts, body);
                pairs.push((local, body));
            }
        }
    }

    /// The term of a function binding.
    pub(super) fn function_bind(&mut self, bind: BindId) -> TermId {
        let hir = self.hir;
        let entry = hir.bind(bind);
        if let Some(text) = &entry.broken {
            let name = match &entry.kind {
                BindKind::Function { var, .. } => hir.names.text(hir.var(*var).name),
                BindKind::Pattern { .. } => "a pattern",
            };
            return self.terms.error(&format!("{LEFT_OUT}{name}: {text}"));
        }
        match &entry.kind {
            BindKind::Function { var, clauses } => {
                let before = self.terms.at(entry.span);
                let name = hir.names.text(hir.var(*var).name);
                let term = self.clauses(clauses, entry.span, &format!("Non-exhaustive patterns in function {name}"));
                self.terms.at(before);
                term
            }
            BindKind::Pattern { .. } => self.terms.error("not a function"),
        }
    }

    fn clauses(&mut self, clauses: &'h [Clause], span: Span, text: &str) -> TermId {
        let Some(first) = clauses.first() else { return self.terms.error(text) };
        let params: Vec<Local> = (0..first.patterns.len())
            .map(|at| {
                // A clause whose pattern is a variable knows the best name.
                let named = clauses.iter().find(|clause| {
                    clause
                        .patterns
                        .get(at)
                        .is_some_and(|&pattern| matches!(self.hir.pat(pattern).kind, PatKind::Var(_)))
                });
                self.param(named.unwrap_or(first).patterns[at])
            })
            .collect();
        let fail = self.failure(span, text);
        let rows = clauses
            .iter()
            .map(|clause| Row::new(&clause.patterns, leaf(move |this: &mut Self, fail| this.rhs(&clause.rhs, fail))))
            .collect();
        let body = self.matching(rows, params.clone(), fail);
        let body = self.bounded(body);
        self.terms.lam(params, body)
    }

    /// What the pattern of a pattern binding is matched with.
    fn pattern_value(&mut self, bind: BindId) -> TermId {
        let hir = self.hir;
        let entry = hir.bind(bind);
        if let Some(text) = &entry.broken {
            return self.terms.error(&format!("{LEFT_OUT}{text}"));
        }
        match &entry.kind {
            BindKind::Pattern { rhs, .. } => {
                let fail = self.failure(entry.span, "Non-exhaustive guards in pattern binding");
                self.rhs(rhs, fail)
            }
            BindKind::Function { .. } => self.function_bind(bind),
        }
    }

    fn shape(&self, pattern: PatId, vars: usize) -> Shape<'h> {
        let mut pattern = pattern;
        let hir = self.hir;
        // Forcing a strict binding must match its pattern, and force no more than that.
        let mut strict = false;
        loop {
            match &hir.pat(pattern).kind {
                PatKind::Bang(inner) => (strict, pattern) = (true, *inner),
                PatKind::Lazy(inner) | PatKind::Typed(inner, _) => pattern = *inner,
                PatKind::Var(_) => return Shape::Whole,
                PatKind::Con(con, parts) if self.is_newtype(*con) && parts.len() == 1 => pattern = parts[0],
                PatKind::Con(con, parts) if self.are_variables(parts) && (!strict || self.is_complete(&[*con])) => {
                    return Shape::Flat(*con, parts);
                }
                PatKind::Tuple(parts) if self.are_variables(parts) => {
                    if let Some(&con) = hir.wired.tuple_cons.get(parts.len().wrapping_sub(2)) {
                        return Shape::Flat(con, parts);
                    }
                    return Shape::Many(vars);
                }
                _ if vars == 1 && !strict => return Shape::One,
                _ => return Shape::Many(vars),
            }
        }
    }

    fn are_variables(&self, patterns: &[PatId]) -> bool {
        patterns.iter().all(|&pattern| matches!(self.hir.pat(pattern).kind, PatKind::Var(_) | PatKind::Wild))
    }

    /// Bindings of the variables of a lazy pattern to parts of a value.
    pub(super) fn pattern_bindings(
        &mut self,
        pattern: PatId,
        locals: &[(VarId, Local)],
        value: TermId,
    ) -> PatternBindings {
        let shape = self.shape(pattern, locals.len());
        let value = self.match_whole(pattern, &shape, value);
        if let (Shape::Whole | Shape::One, [(_, local)]) = (&shape, locals) {
            return PatternBindings { pairs: vec![(*local, value)], matched: Some(*local) };
        }
        let matched = self.terms.made("matched");
        let mut pairs = vec![(matched, value)];
        for &(var, local) in locals {
            let value = self.terms.var(matched);
            let part = self.select_from(&shape, pattern, var, value);
            pairs.push((local, part));
        }
        PatternBindings { pairs, matched: Some(matched) }
    }

    /// What is kept of a value that a lazy pattern is matched with.
    fn match_whole(&mut self, pattern: PatId, shape: &Shape<'h>, value: TermId) -> TermId {
        if matches!(shape, Shape::Whole | Shape::Flat(..)) {
            return value;
        }
        let mut vars = Vec::new();
        pattern_vars(self.hir, pattern, &mut |var| vars.push(var));
        // Inside the match the variables are others than outside.
        let outside: Vec<_> = vars.iter().map(|&var| (var, self.scope.vars.remove(&var))).collect();
        let subject = self.param(pattern);
        let fail = self.pattern_failure(self.bind_span(pattern), pattern);
        let row = Row::new(
            &[pattern],
            leaf(move |this: &mut Self, _| {
                let mut parts: Vec<TermId> = vars.iter().map(|&var| this.local_var(var, Vec::new())).collect();
                if let [part] = parts[..] {
                    return part;
                }
                let con = this.datas.parts(&mut this.builder, parts.len());
                this.terms.con(con, std::mem::take(&mut parts))
            }),
        );
        let matched = self.matching(vec![row], vec![subject], fail);
        for (var, bound) in outside {
            match bound {
                Some(bound) => self.scope.vars.insert(var, bound),
                None => self.scope.vars.remove(&var),
            };
        }
        self.terms.let_(vec![(subject, value)], matched)
    }

    /// The binding whose pattern this is, or the pattern itself.
    fn bind_span(&self, pattern: PatId) -> Span {
        let of =
            |bind: &&crate::hir::Bind| matches!(bind.kind, BindKind::Pattern { pattern: own, .. } if own == pattern);
        let span = self.hir.pat(pattern).span;
        let own = self.sources.file(span.file).is_some();
        self.hir.binds.iter().filter(|_| own).find(of).map_or(span, |bind| bind.span)
    }

    fn select_from(&mut self, shape: &Shape<'h>, pattern: PatId, var: VarId, value: TermId) -> TermId {
        match shape {
            Shape::Whole | Shape::One => value,
            Shape::Flat(con, parts) => {
                let is_it = |part: &PatId| matches!(self.hir.pat(*part).kind, PatKind::Var(other) if other == var);
                let Some(at) = parts.iter().position(is_it) else { return self.terms.error("no such variable") };
                let core = self.con(*con);
                let count = self.builder.program().con(core).fields.len();
                let dicts = count.saturating_sub(self.hir.con(*con).fields.len());
                let complete = self.is_complete(&[*con]);
                let fields: Vec<Local> = (0..count).map(|_| self.terms.local(LocalName::Made("p"))).collect();
                let body = match fields.get(dicts + at) {
                    Some(&field) => self.terms.var(field),
                    None => self.terms.error("no such field"),
                };
                let default = (!complete).then(|| self.pattern_failure(self.bind_span(pattern), pattern));
                let binder = self.terms.made("m");
                self.terms.add(Term::Case(value, binder, vec![Alt { test: Test::Con(core, fields), body }], default))
            }
            Shape::Many(count) => {
                let mut vars = Vec::new();
                pattern_vars(self.hir, pattern, &mut |var| vars.push(var));
                let at = vars.iter().position(|&other| other == var).unwrap_or(0);
                let con = self.datas.parts(&mut self.builder, *count);
                self.take_part(con, *count, at, value)
            }
        }
    }

    fn take_part(&mut self, con: snell_core_ir::ConId, count: usize, at: usize, value: TermId) -> TermId {
        let fields: Vec<Local> = (0..count).map(|_| self.terms.made("p")).collect();
        let body = match fields.get(at) {
            Some(&field) => self.terms.var(field),
            None => self.terms.error("no such part"),
        };
        let binder = self.terms.made("m");
        self.terms.add(Term::Case(value, binder, vec![Alt { test: Test::Con(con, fields), body }], None))
    }

    /// What a top-level pattern binding keeps.
    pub(super) fn matched(&mut self, bind: BindId) -> TermId {
        let BindKind::Pattern { pattern, vars, .. } = &self.hir.bind(bind).kind else {
            return self.function_bind(bind);
        };
        let value = self.pattern_value(bind);
        let shape = self.shape(*pattern, vars.len());
        self.match_whole(*pattern, &shape, value)
    }

    /// A variable of a top-level pattern binding, from what the binding keeps.
    pub(super) fn select_var(&mut self, bind: BindId, var: VarId, matched: TermId) -> TermId {
        let BindKind::Pattern { pattern, vars, .. } = &self.hir.bind(bind).kind else { return matched };
        let shape = self.shape(*pattern, vars.len());
        self.select_from(&shape, *pattern, var, matched)
    }
}
