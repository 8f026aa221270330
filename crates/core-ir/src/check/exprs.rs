//! Expressions: ids, scopes, arities. An explicit list of jobs stands for recursion.

use super::{Problems, alts, types};
use crate::{Atom, Binding, ConId, Expr, ExprId, Global, LabelId, Pattern, Program, Rhs, VarId, codes};
use snell_source::Span;

/// Checks the bodies of globals one after the other.
pub(super) struct ExprChecker<'a> {
    program: &'a Program,
    problems: &'a mut Problems,
    /// Expressions met so far.
    seen: Vec<bool>,
    /// Variables bound anywhere so far.
    bound: Vec<bool>,
    in_scope: Vec<bool>,
    /// Variables in scope, in order of binding.
    scope: Vec<VarId>,
    jobs: Vec<Job<'a>>,
}

/// What is still to be checked, last first.
enum Job<'a> {
    Expr(ExprId),
    /// An expression in which these variables are bound.
    Within(&'a [VarId], ExprId, Span),
    /// A `case`'s alternatives, once its scrutinee is checked.
    Alts(ExprId),
    Leave(usize),
}

impl<'a> ExprChecker<'a> {
    pub(super) fn new(program: &'a Program, problems: &'a mut Problems) -> Self {
        ExprChecker {
            program,
            problems,
            seen: vec![false; program.exprs.len()],
            bound: vec![false; program.vars.len()],
            in_scope: vec![false; program.vars.len()],
            scope: Vec::new(),
            jobs: Vec::new(),
        }
    }

    pub(super) fn global(&mut self, global: &'a Global) {
        if !self.problems.in_range(global.span, "expression", global.body.index(), self.program.exprs.len()) {
            return;
        }
        self.jobs.push(Job::Within(&global.params, global.body, global.span));
        while let Some(job) = self.jobs.pop() {
            match job {
                Job::Expr(id) => self.node(id),
                Job::Within(vars, body, span) => {
                    self.enter();
                    vars.iter().for_each(|&var| self.bind(var, span));
                    self.jobs.push(Job::Expr(body));
                }
                Job::Alts(id) => self.alternatives(id),
                Job::Leave(mark) => {
                    for var in self.scope.drain(mark..) {
                        self.in_scope[var.index()] = false;
                    }
                }
            }
        }
    }

    /// What is bound from now on goes out of scope when the jobs pushed from now on are done.
    fn enter(&mut self) {
        self.jobs.push(Job::Leave(self.scope.len()));
    }

    fn bind(&mut self, var: VarId, span: Span) {
        if !self.problems.in_range(span, "variable", var.index(), self.program.vars.len()) {
            return;
        }
        if std::mem::replace(&mut self.bound[var.index()], true) {
            let text = format!("variable `{}` ({}) is bound twice", self.text(var), var.0);
            self.problems.add(codes::BOUND_TWICE, span, text);
        }
        if !std::mem::replace(&mut self.in_scope[var.index()], true) {
            self.scope.push(var);
        }
    }

    fn text(&self, var: VarId) -> &'a str {
        self.program.name(self.program.vars[var.index()])
    }

    fn node(&mut self, id: ExprId) {
        if !self.problems.in_range(Span::NONE, "expression", id.index(), self.program.exprs.len()) {
            return;
        }
        let span = self.program.span(id);
        if std::mem::replace(&mut self.seen[id.index()], true) {
            return self.problems.add(codes::SHARED, span, format!("expression {} is used at two places", id.0));
        }
        match self.program.expr(id) {
            Expr::Atom(atom) => self.atom(atom, span),
            Expr::Call { function, args } => {
                self.atom(function, span);
                self.atoms(args, span);
                self.not_empty(args.len(), "a call without arguments", span);
            }
            Expr::Construct { con, args } => self.construct(*con, args, span),
            Expr::Prim { op, args } => {
                self.atoms(args, span);
                let wanted = op.signature().args.len();
                if args.len() != wanted {
                    let text =
                        format!("primitive `{}` takes {wanted} arguments, but is given {}", op.text(), args.len());
                    self.problems.add(codes::PRIM_ARITY, span, text);
                }
            }
            Expr::Let { bindings, body } => self.let_group(bindings, *body, span),
            Expr::Case { scrutinee, .. } => self.jobs.extend([Job::Alts(id), Job::Expr(*scrutinee)]),
            Expr::Fresh(ty) => types::check(self.program, self.problems, ty, span, None),
            Expr::Assume { condition, body } => {
                self.atom(condition, span);
                self.jobs.push(Job::Expr(*body));
            }
            Expr::Assert { label, condition, body } => {
                self.label(*label, span);
                self.atom(condition, span);
                self.jobs.push(Job::Expr(*body));
            }
            Expr::Error(label) => self.label(*label, span),
        }
    }

    fn let_group(&mut self, bindings: &'a [Binding], body: ExprId, span: Span) {
        self.not_empty(bindings.len(), "a let without bindings", span);
        self.enter();
        bindings.iter().for_each(|binding| self.bind(binding.var, span));
        self.jobs.push(Job::Expr(body));
        for binding in bindings.iter().rev() {
            match &binding.rhs {
                Rhs::Thunk(body) => self.jobs.push(Job::Expr(*body)),
                Rhs::Construct { con, args } => self.construct(*con, args, span),
                Rhs::Lambda { params, body } => {
                    self.not_empty(params.len(), "a lambda without parameters", span);
                    self.jobs.push(Job::Within(params, *body, span));
                }
            }
        }
    }

    fn alternatives(&mut self, id: ExprId) {
        let Expr::Case { binder, alts, default, .. } = self.program.expr(id) else { return };
        let span = self.program.span(id);
        alts::check(self.program, self.problems, alts, span);
        self.enter();
        self.bind(*binder, span);
        self.jobs.extend(default.map(Job::Expr));
        for alt in alts.iter().rev() {
            let vars: &[VarId] = match &alt.pattern {
                Pattern::Con(_, vars) => vars,
                Pattern::Lit(_) => &[],
            };
            self.jobs.push(Job::Within(vars, alt.body, span));
        }
    }

    fn construct(&mut self, con: ConId, args: &[Atom], span: Span) {
        self.atoms(args, span);
        if self.problems.in_range(span, "constructor", con.index(), self.program.cons.len()) {
            let con = self.program.con(con);
            if con.fields.len() != args.len() {
                let (name, wanted) = (self.program.name(con.name), con.fields.len());
                let text = format!("constructor `{name}` has {wanted} fields, but is given {}", args.len());
                self.problems.add(codes::CON_ARITY, span, text);
            }
        }
    }

    fn atoms(&mut self, atoms: &[Atom], span: Span) {
        atoms.iter().for_each(|atom| self.atom(atom, span));
    }

    fn atom(&mut self, atom: &Atom, span: Span) {
        match atom {
            Atom::Lit(_) => {}
            Atom::Global(global) => {
                self.problems.in_range(span, "global", global.index(), self.program.globals.len());
            }
            Atom::Var(var) => {
                if self.problems.in_range(span, "variable", var.index(), self.program.vars.len())
                    && !self.in_scope[var.index()]
                {
                    let text = format!("variable `{}` ({}) is not in scope", self.text(*var), var.0);
                    self.problems.add(codes::NOT_IN_SCOPE, span, text);
                }
            }
        }
    }

    fn label(&mut self, label: LabelId, span: Span) {
        self.problems.in_range(span, "label", label.index(), self.program.labels.len());
    }

    fn not_empty(&mut self, len: usize, what: &str, span: Span) {
        if len == 0 {
            self.problems.add(codes::EMPTY, span, what);
        }
    }
}
