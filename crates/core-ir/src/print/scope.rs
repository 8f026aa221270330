//! Which text stands for which local variable: no two variables in scope look alike.

use super::name_text;
use super::tops::Tops;
use crate::{Atom, Expr, ExprId, Pattern, Program, Rhs, VarId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The variables of one top-level definition, or of one expression.
#[derive(Default)]
pub(super) struct Scope {
    /// Variables that are used somewhere; others need no name.
    used: FxHashSet<VarId>,
    /// Texts that are taken: globals used here, and variables in scope.
    taken: FxHashSet<String>,
    /// For each text the next suffix to try, so that many variables of one name cost no search.
    next: FxHashMap<String, usize>,
    names: FxHashMap<VarId, String>,
    /// In order of binding, so that leaving a scope is popping.
    bound: Vec<(VarId, String)>,
}

impl Scope {
    /// Looks through an expression; its free variables are named at once.
    pub(super) fn of(program: &Program, tops: &Tops, root: ExprId, params: &[VarId]) -> Scope {
        let mut scope = Scope::default();
        let mut bound: FxHashSet<VarId> = params.iter().copied().collect();
        let mut uses = Vec::new();
        walk(program, root, |part| match part {
            Part::Atom(Atom::Var(var)) => uses.push(*var),
            Part::Atom(Atom::Global(global)) => {
                if let Some(text) = tops.global_name(global.index()) {
                    scope.taken.insert(text.to_string());
                }
            }
            Part::Atom(Atom::Lit(_)) => {}
            Part::Binder(var) => {
                bound.insert(var);
            }
        });
        scope.used.extend(&uses);
        for var in uses {
            if !bound.contains(&var) && !scope.names.contains_key(&var) {
                scope.bind(program, var);
            }
        }
        scope
    }

    /// Whether a variable is used.
    pub(super) fn is_used(&self, var: VarId) -> bool {
        self.used.contains(&var)
    }

    /// The text of a variable in scope.
    pub(super) fn name(&self, var: VarId) -> &str {
        self.names.get(&var).map_or("<unbound>", |name| name)
    }

    /// Takes a variable into scope under a text no other variable in scope has.
    pub(super) fn bind(&mut self, program: &Program, var: VarId) {
        let base = match program.vars.get(var.index()).map(|&name| name_text(program, name)) {
            None | Some("_" | "") => "t",
            Some(text) => text,
        };
        let name = if self.taken.contains(base) { self.suffixed(base) } else { base.to_string() };
        self.taken.insert(name.clone());
        self.names.insert(var, name);
        self.bound.push((var, base.to_string()));
    }

    fn suffixed(&mut self, base: &str) -> String {
        let next = self.next.entry(base.to_string()).or_insert(1);
        loop {
            let name = format!("{base}_{next}");
            *next += 1;
            if !self.taken.contains(&name) {
                return name;
            }
        }
    }

    /// What [`Scope::leave`] goes back to.
    pub(super) fn mark(&self) -> usize {
        self.bound.len()
    }

    /// Takes variables bound since the mark out of scope.
    pub(super) fn leave(&mut self, mark: usize) {
        for (var, base) in self.bound.drain(mark..).rev() {
            if let Some(name) = self.names.remove(&var) {
                self.taken.remove(&name);
                if name != base {
                    self.next.entry(base).and_modify(|next| *next = (*next - 1).max(1));
                }
            }
        }
    }
}

/// What a walk through an expression meets.
enum Part<'a> {
    Atom(&'a Atom),
    Binder(VarId),
}

/// Visits every atom and binder below an expression, each expression once even if a broken program shares it.
fn walk<'a>(program: &'a Program, root: ExprId, mut visit: impl FnMut(Part<'a>)) {
    let mut seen = FxHashSet::default();
    let mut todo = vec![root];
    while let Some(id) = todo.pop() {
        let Some(expr) = program.exprs.get(id.index()) else { continue };
        if !seen.insert(id) {
            continue;
        }
        match expr {
            Expr::Atom(atom) => visit(Part::Atom(atom)),
            Expr::Call { function, args } => {
                visit(Part::Atom(function));
                args.iter().for_each(|arg| visit(Part::Atom(arg)));
            }
            Expr::Construct { args, .. } | Expr::Prim { args, .. } => {
                args.iter().for_each(|arg| visit(Part::Atom(arg)));
            }
            Expr::Let { bindings, body } => {
                for binding in bindings {
                    visit(Part::Binder(binding.var));
                    match &binding.rhs {
                        Rhs::Lambda { params, body } => {
                            params.iter().for_each(|&param| visit(Part::Binder(param)));
                            todo.push(*body);
                        }
                        Rhs::Thunk(body) => todo.push(*body),
                        Rhs::Construct { args, .. } => args.iter().for_each(|arg| visit(Part::Atom(arg))),
                    }
                }
                todo.push(*body);
            }
            Expr::Case { scrutinee, binder, alts, default } => {
                visit(Part::Binder(*binder));
                todo.push(*scrutinee);
                for alt in alts {
                    if let Pattern::Con(_, vars) = &alt.pattern {
                        vars.iter().for_each(|&var| visit(Part::Binder(var)));
                    }
                    todo.push(alt.body);
                }
                todo.extend(default);
            }
            Expr::Assume { condition, body } | Expr::Assert { condition, body, .. } => {
                visit(Part::Atom(condition));
                todo.push(*body);
            }
            Expr::Fresh(_) | Expr::Error(_) => {}
        }
    }
}
