//! Walks the bindings of a module, down to every expression.

use super::expression;
use crate::hir::{
    Alt, BindId, BindKind, Binds, Clause, ExprId, ExprKind, Guarded, Hir, InstanceBody, ModuleId, Rhs, Stmt,
};
use snell_core_ir::{Branch, BranchKind};
use snell_source::Span;

/// An expression, and what a mark around it stands for.
pub(super) struct Point {
    pub(super) expr: ExprId,
    pub(super) branch: Branch,
}

/// What was found so far, and where we are.
pub(super) struct Walk<'h> {
    hir: &'h Hir,
    pub(super) branches: Vec<Point>,
    /// Every expression that lowering comes past.
    pub(super) points: Vec<Point>,
    /// What is evaluated first once the patterns of an equation match, if that is a guard.
    pub(super) heads: Vec<Point>,
    function: String,
    top: Option<String>,
}

impl<'h> Walk<'h> {
    pub(super) fn new(hir: &'h Hir) -> Self {
        Walk { hir, branches: Vec::new(), points: Vec::new(), heads: Vec::new(), function: String::new(), top: None }
    }

    pub(super) fn module(&mut self, module: ModuleId) {
        let hir = self.hir;
        let entry = hir.module(module);
        for &bind in entry.binds.groups.iter().flatten() {
            self.function = self.name(bind);
            // A method as a function has no text of its own.
            if self.function.ends_with(')') {
                continue;
            }
            self.top = Some(self.function.clone());
            self.top_bind(bind);
        }
        self.top = None;
        for &class in &entry.classes {
            for &bind in hir.class(class).defaults.iter().flatten() {
                self.function = format!("{} ({})", self.name(bind), hir.names.text(hir.class(class).name));
                self.top_bind(bind);
            }
        }
        for &instance in &entry.instances {
            let head = crate::lower::instance_head(hir, instance);
            // What is derived has no text of its own.
            let InstanceBody::Methods(binds) = &hir.instance(instance).body else { continue };
            for &bind in binds.iter().flatten() {
                self.function = format!("{} ({head})", self.name(bind));
                self.top_bind(bind);
            }
        }
    }

    fn name(&self, bind: BindId) -> String {
        let vars = match &self.hir.bind(bind).kind {
            BindKind::Function { var, .. } => std::slice::from_ref(var),
            BindKind::Pattern { vars, .. } => vars,
        };
        vars.first().map_or(String::new(), |&var| self.hir.names.text(self.hir.var(var).name).to_owned())
    }

    fn top_bind(&mut self, bind: BindId) {
        match &self.hir.bind(bind).kind {
            BindKind::Function { clauses, .. } => self.clauses(clauses),
            BindKind::Pattern { rhs, .. } => self.rhs(rhs, self.hir.bind(bind).span, BranchKind::Equation, false),
        }
    }

    /// The equations of a function. If there is but one, without guards, and it branches inside, then it is no branch
    /// itself.
    fn clauses(&mut self, clauses: &'h [Clause]) {
        if let [clause] = clauses
            && let [Guarded { guards, body }] = &clause.rhs.bodies[..]
            && guards.is_empty()
        {
            let before = self.branches.len();
            self.expr(*body);
            let inside = self.branches[before..].iter().any(|point| point.branch.function == self.function);
            if !inside {
                self.branch(*body, clause.span, BranchKind::Equation);
            }
            return self.binds(&clause.rhs.wheres);
        }
        for clause in clauses {
            self.rhs(&clause.rhs, clause.span, BranchKind::Equation, true);
        }
    }

    /// A right-hand side; one that is always taken counts only if it is a function's.
    fn rhs(&mut self, rhs: &'h Rhs, from: Span, kind: BranchKind, counts: bool) {
        self.head_of(rhs, from);
        self.bodies(&rhs.bodies, from, kind, counts);
        self.binds(&rhs.wheres);
    }

    fn head_of(&mut self, rhs: &'h Rhs, from: Span) {
        let first = rhs.bodies.first().and_then(|body| body.guards.first());
        if let Some(&(Stmt::Expr(guard) | Stmt::Bind(_, guard, _))) = first {
            let span = self.hir.expr(guard).span;
            let branch = Branch { whole: from.to(span), ..expression(span, &self.function, self.top.as_deref()) };
            self.heads.push(Point { expr: guard, branch });
        }
    }

    fn bodies(&mut self, bodies: &'h [Guarded], from: Span, kind: BranchKind, counts: bool) {
        for Guarded { guards, body } in bodies {
            let (from, kind) = match guards.first() {
                Some(guard) => (self.stmt_span(guard), BranchKind::Guarded),
                None => (from, kind),
            };
            if counts || bodies.len() > 1 || !guards.is_empty() {
                self.branch(*body, from, kind);
            }
            guards.iter().for_each(|guard| self.stmt(guard));
            self.expr(*body);
        }
    }

    fn branch(&mut self, body: ExprId, from: Span, kind: BranchKind) {
        let span = self.hir.expr(body).span;
        let whole = if from.start <= span.start { Span { end: span.end, ..from.to(span) } } else { span };
        let branch = Branch { whole, kind, ..expression(span, &self.function, self.top.as_deref()) };
        self.branches.push(Point { expr: body, branch });
    }

    fn stmt_span(&self, stmt: &Stmt) -> Span {
        match stmt {
            Stmt::Bind(pattern, ..) => self.hir.pat(*pattern).span,
            Stmt::Expr(expr) => self.hir.expr(*expr).span,
            Stmt::Let(binds) => {
                binds.groups.iter().flatten().next().map_or(Span::NONE, |&bind| self.hir.bind(bind).span)
            }
        }
    }

    fn stmt(&mut self, stmt: &'h Stmt) {
        match stmt {
            Stmt::Bind(_, expr, _) | Stmt::Expr(expr) => self.expr(*expr),
            Stmt::Let(binds) => self.binds(binds),
        }
    }

    /// Local bindings: a function has a name of its own, a variable is part of what it is used in.
    fn binds(&mut self, binds: &'h Binds) {
        for &bind in binds.groups.iter().flatten() {
            match &self.hir.bind(bind).kind {
                BindKind::Function { clauses, .. } if clauses.iter().any(|clause| !clause.patterns.is_empty()) => {
                    let name = self.name(bind);
                    let outer = std::mem::replace(&mut self.function, name);
                    self.clauses(clauses);
                    self.function = outer;
                }
                BindKind::Function { clauses, .. } => {
                    for clause in clauses {
                        self.rhs(&clause.rhs, clause.span, BranchKind::Equation, false);
                    }
                }
                BindKind::Pattern { rhs, .. } => {
                    self.rhs(rhs, self.hir.bind(bind).span, BranchKind::Equation, false);
                }
            }
        }
    }

    fn expr(&mut self, id: ExprId) {
        let hir = self.hir;
        let expr = hir.expr(id);
        self.points.push(Point { expr: id, branch: expression(expr.span, &self.function, self.top.as_deref()) });
        match &expr.kind {
            ExprKind::Var(_) | ExprKind::Con(_) | ExprKind::Literal(_) | ExprKind::Broken(_) => {}
            ExprKind::App(function, args) => {
                self.head(*function);
                args.iter().for_each(|&arg| self.expr(arg));
            }
            ExprKind::TypeApp(inner, _) => self.head(*inner),
            ExprKind::Typed(inner, _) => self.expr(*inner),
            ExprKind::Operator(operator, left, right) => {
                self.head(*operator);
                self.expr(*left);
                self.expr(*right);
            }
            ExprKind::RightSection(operator, operand) => {
                self.head(*operator);
                self.expr(*operand);
            }
            ExprKind::Lambda(_, body) => self.expr(*body),
            ExprKind::Let(binds, body) => {
                self.binds(binds);
                self.expr(*body);
            }
            ExprKind::If(condition, yes, no) => self.arms(*condition, *yes, *no),
            ExprKind::MultiIf(bodies) => self.bodies(bodies, expr.span, BranchKind::Guarded, bodies.len() > 1),
            ExprKind::Case(scrutinee, alts) => {
                self.expr(*scrutinee);
                for Alt { pattern, rhs, .. } in alts {
                    self.rhs(rhs, hir.pat(*pattern).span, BranchKind::Alternative, alts.len() > 1);
                }
            }
            ExprKind::Do(stmts) => stmts.iter().for_each(|stmt| self.stmt(stmt)),
            ExprKind::Comprehension(result, stmts) => {
                stmts.iter().for_each(|stmt| self.stmt(stmt));
                self.expr(*result);
            }
            ExprKind::List(parts) | ExprKind::Tuple(parts) => parts.iter().for_each(|&part| self.expr(part)),
            ExprKind::Record(_, fields) => fields.iter().flatten().for_each(|&field| self.expr(field)),
            ExprKind::Update(record, fields, _) => {
                self.expr(*record);
                fields.iter().for_each(|&(_, value)| self.expr(value));
            }
        }
    }

    /// What is applied. A name is looked at together with its arguments.
    fn head(&mut self, id: ExprId) {
        match &self.hir.expr(id).kind {
            ExprKind::Var(_) | ExprKind::Con(_) => {}
            ExprKind::TypeApp(inner, _) => self.head(*inner),
            ExprKind::App(function, args) => {
                self.head(*function);
                args.iter().for_each(|&arg| self.expr(arg));
            }
            _ => self.expr(id),
        }
    }

    /// The arms of an `if`; another `if` after `else` has arms of its own.
    fn arms(&mut self, condition: ExprId, yes: ExprId, no: ExprId) {
        let hir = self.hir;
        let (mut condition, mut yes, mut no) = (condition, yes, no);
        loop {
            self.expr(condition);
            self.branch(yes, hir.expr(yes).span, BranchKind::Then);
            self.expr(yes);
            match hir.expr(no).kind {
                ExprKind::If(next, then, other) => (condition, yes, no) = (next, then, other),
                _ => break,
            }
        }
        self.branch(no, hir.expr(no).span, BranchKind::Else);
        self.expr(no);
    }
}
