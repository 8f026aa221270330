//! Bindings: clauses of one function are put together, signatures and fixities attached, and what depends on what is
//! found out.

use super::{Renamer, Value, codes, components};
use crate::hir::{Bind, BindId, BindKind, Binds, Clause, Guarded, PatKind, Rhs, VarId, VarKind};
use crate::syntax::{self, Decl, Ident, Pat, Type, TypeKind};
use snell_source::{Diagnostic, Span};

/// Where bindings stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// At the top of a module.
    Top,
    /// In a `let` or `where`.
    Local,
}

/// Bindings whose names are in scope, not yet looked into.
pub(super) struct Group<'s> {
    level: Level,
    /// The first variable of the group; all later ones are of the group or inside of it.
    first: VarId,
    /// One past the last variable of the group.
    end: VarId,
    items: Vec<Item<'s>>,
}

struct Item<'s> {
    kind: ItemKind<'s>,
    vars: Vec<VarId>,
}

enum ItemKind<'s> {
    Function(&'s [Decl]),
    Pattern(&'s Pat, &'s syntax::Rhs, Span),
}

/// Runs of clauses of one name. A variable without patterns is never continued.
pub(super) fn clause_groups(decls: &[Decl]) -> impl Iterator<Item = &[Decl]> {
    decls.chunk_by(same_function).filter(|group| matches!(group.first(), Some(Decl::Clause(_))))
}

fn same_function(a: &Decl, b: &Decl) -> bool {
    match (a, b) {
        (Decl::Clause(a), Decl::Clause(b)) => a.name.name == b.name.name && !a.patterns.is_empty(),
        _ => false,
    }
}

/// Whether a signature leaves something to be inferred: a type, or constraints.
fn has_hole(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Wild => true,
        TypeKind::App(a, b) | TypeKind::Function(a, b) => has_hole(a) || has_hole(b),
        TypeKind::List(inner) | TypeKind::Kinded(inner, _) | TypeKind::Forall(_, inner) => has_hole(inner),
        TypeKind::Tuple(parts) => parts.iter().any(has_hole),
        TypeKind::Qualified(context, inner) => context.iter().any(has_hole) || has_hole(inner),
        _ => false,
    }
}

impl Renamer<'_> {
    /// Bindings of a `let` or `where`, which stay in scope.
    pub(super) fn local_binds(&mut self, decls: &[Decl]) -> Binds {
        if decls.is_empty() {
            return Binds::default();
        }
        let group = self.collect_group(decls, Level::Local);
        self.finish_group(group, decls)
    }

    /// Brings what declarations bind into scope, with fixities.
    pub(super) fn collect_group<'s>(&mut self, decls: &'s [Decl], level: Level) -> Group<'s> {
        let first = VarId(self.world.hir.vars.len() as u32);
        let mut items = Vec::new();
        for run in decls.chunk_by(same_function) {
            match &run[0] {
                Decl::Clause(clause) => {
                    let var = self.declare_var(clause.name, level, first);
                    items.push(Item { kind: ItemKind::Function(run), vars: vec![var] });
                }
                Decl::Pattern(pattern, rhs, span) => {
                    let mut names = Vec::new();
                    self.binders(pattern, &mut names);
                    let vars = names.into_iter().map(|name| self.declare_var(name, level, first)).collect();
                    items.push(Item { kind: ItemKind::Pattern(pattern, rhs, *span), vars });
                }
                Decl::PatternSynonym(synonym) => {
                    if let Some(var) = self.declare_synonym(synonym, decls) {
                        items.push(Item { kind: ItemKind::Function(&synonym.builder), vars: vec![var] });
                    }
                }
                Decl::Unsupported(what, _, span) if level == Level::Local => {
                    let reason = self.unsupported(what, *span);
                    self.break_binding(reason);
                }
                _ => {}
            }
        }
        let end = VarId(self.world.hir.vars.len() as u32);
        if level == Level::Local {
            self.local_fixities(decls, first);
        }
        Group { level, first, end, items }
    }

    fn declare_var(&mut self, name: Ident, level: Level, first: VarId) -> VarId {
        let kind = match level {
            Level::Top => VarKind::Top(self.module),
            Level::Local => VarKind::Local,
        };
        let var = self.world.new_var(name.name, name.span, kind);
        match level {
            Level::Top => self.define_value(name, Value::Var(var)),
            Level::Local => match self.scopes.value(name.name).filter(|&before| before >= first) {
                Some(before) => {
                    let span = self.world.hir.var(before).span;
                    self.duplicate(codes::DUPLICATE, "", name, span);
                }
                None => self.scopes.bind(name.name, var),
            },
        }
        var
    }

    fn local_fixities(&mut self, decls: &[Decl], first: VarId) {
        for decl in decls {
            let Decl::Fixity(fixity) = decl else { continue };
            for op in &fixity.operators {
                match self.scopes.value(op.name).filter(|&var| var >= first) {
                    Some(var) => self.set_fixity(Value::Var(var), (fixity.assoc, fixity.precedence)),
                    None => self.lonely_fixity(*op),
                }
            }
        }
    }

    /// Looks into the bindings of a group and sorts them.
    pub(super) fn finish_group(&mut self, group: Group<'_>, decls: &[Decl]) -> Binds {
        self.signatures(&group, decls);
        if group.level == Level::Top {
            self.synonym_signatures(decls);
        }
        let width = (group.end.0 - group.first.0) as usize;
        let mut owner = vec![0u32; width];
        for (at, item) in group.items.iter().enumerate() {
            item.vars.iter().for_each(|var| owner[(var.0 - group.first.0) as usize] = at as u32);
        }
        let mut binds = Vec::with_capacity(group.items.len());
        let (mut starts, mut edges) = (vec![0u32], Vec::new());
        for item in &group.items {
            let from = self.uses.len();
            binds.push(self.item(item));
            let edges_from = edges.len();
            for &used in &self.uses[from..] {
                let inside = (group.first..group.end).contains(&used);
                if inside && self.world.hir.var(used).signature.is_none() {
                    edges.push(owner[(used.0 - group.first.0) as usize]);
                }
            }
            edges[edges_from..].sort_unstable();
            let mut keep = edges_from;
            for at in edges_from..edges.len() {
                if at == edges_from || edges[at] != edges[at - 1] {
                    edges[keep] = edges[at];
                    keep += 1;
                }
            }
            edges.truncate(keep);
            starts.push(edges.len() as u32);
            match group.level {
                Level::Top => self.uses.truncate(from),
                // What is inside of the group no outer group asks for.
                Level::Local => {
                    let mut kept = from;
                    for at in from..self.uses.len() {
                        if self.uses[at] < group.end {
                            self.uses[kept] = self.uses[at];
                            kept += 1;
                        }
                    }
                    self.uses.truncate(kept);
                }
            }
        }
        let groups = components(&starts, &edges);
        let groups = groups.into_iter().map(|group| group.into_iter().map(|at| binds[at as usize]).collect()).collect();
        Binds { groups }
    }

    fn signatures(&mut self, group: &Group<'_>, decls: &[Decl]) {
        for decl in decls {
            let Decl::Signature(names, ty, _) = decl else { continue };
            for name in names {
                let var = match group.level {
                    Level::Local => self.scopes.value(name.name),
                    Level::Top => match self.world.infos[self.module.index()].defs.values.get(&name.name) {
                        Some(&Value::Var(var)) => Some(var),
                        _ => None,
                    },
                };
                let Some(var) = var.filter(|var| (group.first..group.end).contains(var)) else {
                    self.lonely_signature(*name, group);
                    continue;
                };
                let entry = self.world.hir.var(var);
                if entry.signature.is_some() || entry.partial.is_some() {
                    let text = format!("a second signature for `{}`", self.text(name.name));
                    self.error(codes::DUPLICATE_SIGNATURE, name.span, text);
                    continue;
                }
                self.sign(var, ty);
            }
        }
    }

    fn lonely_signature(&mut self, name: Ident, group: &Group<'_>) {
        if self.world.infos[self.module.index()].damaged {
            return;
        }
        let text = format!("a signature for `{}`, which is not defined here", self.text(name.name));
        let mut diagnostic = Diagnostic::error(codes::LONELY_SIGNATURE, name.span, text);
        let bound = (group.first.0..group.end.0).map(|var| self.world.hir.var(VarId(var)).name);
        if let Some(near) = self.nearest_name(name.name, bound) {
            diagnostic = diagnostic.with_note(Span::NONE, format!("did you mean `{}`?", self.text(near)));
        }
        self.report(diagnostic);
    }

    /// Gives a variable its signature, unless that can't be used.
    pub(super) fn sign(&mut self, var: VarId, ty: &Type) {
        let outer = self.broken.take();
        let (scheme, explicit) = self.scheme(ty);
        match std::mem::replace(&mut self.broken, outer) {
            Some(reason) => {
                self.broken_vars.insert(var, reason);
            }
            None => {
                let entry = &mut self.world.hir.vars[var.index()];
                let inferred = matches!(entry.kind, VarKind::Top(_) | VarKind::Local) && has_hole(ty);
                *(if inferred { &mut entry.partial } else { &mut entry.signature }) = Some(scheme);
                if explicit {
                    self.scoped.insert(var);
                }
            }
        }
    }

    fn item(&mut self, item: &Item<'_>) -> BindId {
        let (pattern, rhs, span) = match item.kind {
            ItemKind::Function(clauses) => {
                let bind = self.function(item.vars[0], clauses);
                self.force(bind);
                return bind;
            }
            ItemKind::Pattern(pattern, rhs, span) => (pattern, rhs, span),
        };
        let outer = self.broken.take();
        let mark = self.scopes.mark();
        let mut pattern = self.declared_pattern(pattern, &item.vars);
        let local = item.vars.iter().all(|&var| matches!(self.world.hir.var(var).kind, VarKind::Local));
        if self.strict && local && !matches!(self.world.hir.pat(pattern).kind, PatKind::Lazy(_) | PatKind::Bang(_)) {
            pattern = self.new_pat(PatKind::Bang(pattern), span);
        }
        let rhs = self.rhs(rhs);
        self.scopes.leave(mark);
        let inner = std::mem::replace(&mut self.broken, outer);
        let broken = item.vars.iter().find_map(|var| self.broken_vars.get(var)).cloned().or(inner);
        self.new_bind(Bind { kind: BindKind::Pattern { pattern, rhs, vars: item.vars.clone() }, span, broken })
    }

    /// Under `Strict`, a local variable is evaluated where it is defined, unless it is overloaded or polymorphic.
    fn force(&mut self, bind: BindId) {
        let BindKind::Function { var, clauses } = &mut self.world.hir.binds[bind.index()].kind else { return };
        let entry = &self.world.hir.vars[var.index()];
        let general = entry.signature.as_ref().is_some_and(|scheme| !scheme.vars.is_empty());
        let variable = clauses.len() == 1 && clauses[0].patterns.is_empty();
        if !self.strict || !variable || general || !matches!(entry.kind, VarKind::Local) {
            return;
        }
        let (var, Some(clause)) = (*var, clauses.pop()) else { return };
        let pattern = self.new_pat(PatKind::Var(var), clause.span);
        let pattern = self.new_pat(PatKind::Bang(pattern), clause.span);
        self.world.hir.binds[bind.index()].kind = BindKind::Pattern { pattern, rhs: clause.rhs, vars: vec![var] };
    }

    /// A function or variable from its clauses.
    pub(super) fn function(&mut self, var: VarId, decls: &[Decl]) -> BindId {
        let outer = self.broken.take();
        let mark = self.scopes.mark();
        if self.scoped.contains(&var) {
            let entry = self.world.hir.var(var);
            let scheme = entry.signature.as_ref().or(entry.partial.as_ref());
            let vars = scheme.map_or(Vec::new(), |scheme| scheme.vars.clone());
            self.enter_scheme(&vars);
        }
        let mut clauses: Vec<Clause> = Vec::with_capacity(decls.len());
        let mut span = Span::NONE;
        for decl in decls {
            let Decl::Clause(clause) = decl else { continue };
            span = span.to(clause.span);
            let inside = self.scopes.mark();
            let patterns = self.patterns(&clause.patterns);
            let rhs = self.rhs(&clause.rhs);
            self.scopes.leave(inside);
            if let Some(first) = clauses.first()
                && first.patterns.len() != patterns.len()
            {
                let (expected, got) = (first.patterns.len(), patterns.len());
                let name = self.text(clause.name.name);
                let plural = if got == 1 { "" } else { "s" };
                let text = format!("an equation of `{name}` with {got} argument{plural}; the first one has {expected}");
                let diagnostic = Diagnostic::error(codes::CLAUSE_ARITY, clause.span, text);
                self.report(diagnostic.with_note(first.span, "the first one"));
                continue;
            }
            clauses.push(Clause { patterns, rhs, span: clause.span });
        }
        self.scopes.leave(mark);
        let inner = std::mem::replace(&mut self.broken, outer);
        let broken = self.broken_vars.get(&var).cloned().or(inner);
        self.delay(var, &mut clauses);
        self.new_bind(Bind { kind: BindKind::Function { var, clauses }, span, broken })
    }

    /// A right-hand side. The `where` part is in scope in guards and bodies.
    pub(super) fn rhs(&mut self, rhs: &syntax::Rhs) -> Rhs {
        let mark = self.scopes.mark();
        let wheres = self.local_binds(&rhs.wheres);
        let bodies = rhs.bodies.iter().map(|body| self.guarded(body)).collect();
        self.scopes.leave(mark);
        Rhs { bodies, wheres }
    }

    /// A body with its guards.
    pub(super) fn guarded(&mut self, guarded: &syntax::Guarded) -> Guarded {
        let mark = self.scopes.mark();
        let guards = self.stmts(&guarded.guards);
        let body = self.expr(&guarded.body);
        self.scopes.leave(mark);
        Guarded { guards, body }
    }
}
