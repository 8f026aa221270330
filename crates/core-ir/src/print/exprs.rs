//! How expressions are laid out. An explicit list of jobs stands for recursion, so depth costs no host stack.

use super::name_text;
use super::scope::Scope;
use super::tops::Tops;
use super::types::{self, Place};
use super::words;
use crate::{Alt, Atom, Binding, Expr, ExprId, Global, LabelId, Pattern, Program, Rhs, VarId};
use rustc_hash::FxHashSet;

/// Indentation stops growing here, so that the text of a very deep expression stays linear in its size.
const MAX_INDENT: usize = 40;

/// Prints expressions.
pub(super) struct ExprPrinter<'a> {
    program: &'a Program,
    tops: &'a Tops<'a>,
    scope: Scope,
    jobs: Vec<Job<'a>>,
    /// Printed already: a broken program may share or loop.
    seen: FxHashSet<ExprId>,
}

/// What is still to be printed, last first.
enum Job<'a> {
    Text(&'static str),
    Line(usize),
    Expr(ExprId, usize),
    Binding(&'a Binding, usize),
    CaseBinder(VarId),
    Alt(&'a Alt, usize),
    Default(ExprId, usize),
    Leave(usize),
}

impl<'a> ExprPrinter<'a> {
    /// A printer that knows how things at top level are called.
    pub(super) fn new(program: &'a Program, tops: &'a Tops<'a>) -> Self {
        ExprPrinter { program, tops, scope: Scope::default(), jobs: Vec::new(), seen: FxHashSet::default() }
    }

    /// Appends the parameters and the body of a global.
    pub(super) fn global(&mut self, out: &mut String, global: &Global) {
        self.scope = Scope::of(self.program, self.tops, global.body, &global.params);
        self.params(out, &global.params);
        out.push_str(" =");
        self.below(global.body, 0);
        self.run(out);
    }

    /// Appends an expression that stands alone.
    pub(super) fn expr(&mut self, out: &mut String, expr: ExprId) {
        self.scope = Scope::of(self.program, self.tops, expr, &[]);
        self.jobs.push(Job::Expr(expr, 0));
        self.run(out);
    }

    fn run(&mut self, out: &mut String) {
        while let Some(job) = self.jobs.pop() {
            match job {
                Job::Text(text) => out.push_str(text),
                Job::Line(indent) => {
                    out.push('\n');
                    out.extend(std::iter::repeat_n("  ", indent.min(MAX_INDENT)));
                }
                Job::Expr(expr, indent) => self.node(out, expr, indent),
                Job::Binding(binding, indent) => self.binding(out, binding, indent),
                Job::Alt(alt, indent) => self.alternative(out, alt, indent),
                Job::CaseBinder(binder) => self.case_binder(out, binder),
                Job::Default(body, indent) => {
                    out.push_str("_ ->");
                    self.below(body, indent);
                }
                Job::Leave(mark) => self.scope.leave(mark),
            }
        }
    }

    /// An expression after `=` or `->`: on the same line if it is short, otherwise on the next one.
    fn below(&mut self, expr: ExprId, indent: usize) {
        if self.is_flat(expr) {
            self.jobs.extend([Job::Expr(expr, indent), Job::Text(" ")]);
        } else {
            self.jobs.extend([Job::Expr(expr, indent + 1), Job::Line(indent + 1)]);
        }
    }

    fn is_flat(&self, expr: ExprId) -> bool {
        !matches!(
            self.program.exprs.get(expr.index()),
            Some(Expr::Let { .. } | Expr::Case { .. } | Expr::Assume { .. } | Expr::Assert { .. })
        )
    }

    fn node(&mut self, out: &mut String, id: ExprId, indent: usize) {
        let program = self.program;
        let Some(expr) = program.exprs.get(id.index()) else { return out.push_str("<no expression>") };
        if !self.seen.insert(id) {
            return out.push_str("<shared expression>");
        }
        match expr {
            Expr::Atom(atom) => self.atom(out, atom),
            Expr::Call { function, args } => {
                self.atom(out, function);
                self.atoms(out, args);
            }
            Expr::Construct { con, args } => {
                out.push_str(&self.tops.con(con.index()));
                self.atoms(out, args);
            }
            Expr::Prim { op, args } => {
                out.push_str(op.text());
                self.atoms(out, args);
            }
            Expr::Fresh(ty) => {
                out.push_str("fresh ");
                types::print(out, program, &|id| self.tops.data(id), ty, Place::Atom);
            }
            Expr::Error(label) => {
                out.push_str("error ");
                self.label(out, *label);
            }
            Expr::Assume { condition, body } => {
                out.push_str("assume ");
                self.atom(out, condition);
                out.push_str(" in");
                self.jobs.extend([Job::Expr(*body, indent), Job::Line(indent)]);
            }
            Expr::Assert { label, condition, body } => {
                out.push_str("assert ");
                self.label(out, *label);
                out.push(' ');
                self.atom(out, condition);
                out.push_str(" in");
                self.jobs.extend([Job::Expr(*body, indent), Job::Line(indent)]);
            }
            Expr::Let { bindings, body } => self.let_group(out, bindings, *body, indent),
            Expr::Case { scrutinee, binder, alts, default } => {
                out.push_str("case");
                self.case(*binder, alts, *default, indent);
                if self.is_flat(*scrutinee) {
                    self.jobs.extend([Job::Text(" of"), Job::Expr(*scrutinee, indent), Job::Text(" ")]);
                } else {
                    self.jobs.extend([Job::Text("of"), Job::Line(indent)]);
                    self.jobs.extend([Job::Expr(*scrutinee, indent + 1), Job::Line(indent + 1)]);
                }
            }
        }
    }

    fn let_group(&mut self, out: &mut String, bindings: &'a [Binding], body: ExprId, indent: usize) {
        let mark = self.scope.mark();
        for binding in bindings {
            self.scope.bind(self.program, binding.var);
        }
        self.jobs.extend([Job::Leave(mark), Job::Expr(body, indent), Job::Line(indent)]);
        out.push_str("let");
        match bindings {
            [only] if self.is_short(&only.rhs) => {
                self.jobs.extend([Job::Text(" in"), Job::Binding(only, indent), Job::Text(" ")]);
            }
            _ => {
                self.jobs.extend([Job::Text("in"), Job::Line(indent)]);
                for (position, binding) in bindings.iter().enumerate().rev() {
                    if position + 1 < bindings.len() {
                        self.jobs.push(Job::Text(";"));
                    }
                    self.jobs.extend([Job::Binding(binding, indent + 1), Job::Line(indent + 1)]);
                }
            }
        }
    }

    fn is_short(&self, rhs: &Rhs) -> bool {
        match rhs {
            Rhs::Lambda { body, .. } | Rhs::Thunk(body) => self.is_flat(*body),
            Rhs::Construct { .. } => true,
        }
    }

    fn binding(&mut self, out: &mut String, binding: &'a Binding, indent: usize) {
        words::variable(out, self.scope.name(binding.var));
        out.push_str(" = ");
        match &binding.rhs {
            Rhs::Thunk(body) => {
                out.push_str("thunk");
                self.below(*body, indent);
            }
            Rhs::Construct { con, args } => {
                out.push_str(&self.tops.con(con.index()));
                self.atoms(out, args);
            }
            Rhs::Lambda { params, body } => {
                self.jobs.push(Job::Leave(self.scope.mark()));
                out.push('\\');
                let start = out.len();
                self.params(out, params);
                // A backslash stands directly before its first parameter.
                if out[start..].starts_with(' ') {
                    out.remove(start);
                }
                out.push_str(" ->");
                self.below(*body, indent);
            }
        }
    }

    /// Jobs for everything after `of`.
    fn case(&mut self, binder: VarId, alts: &'a [Alt], default: Option<ExprId>, indent: usize) {
        self.jobs.extend([Job::Leave(self.scope.mark()), Job::Text("}")]);
        if !alts.is_empty() || default.is_some() {
            self.jobs.push(Job::Line(indent));
        }
        if let Some(default) = default {
            self.jobs.extend([Job::Default(default, indent + 1), Job::Line(indent + 1)]);
        }
        for (position, alt) in alts.iter().enumerate().rev() {
            if position + 1 < alts.len() || default.is_some() {
                self.jobs.push(Job::Text(";"));
            }
            self.jobs.extend([Job::Alt(alt, indent + 1), Job::Line(indent + 1)]);
        }
        self.jobs.push(Job::CaseBinder(binder));
    }

    /// The scrutinee is printed before its binder comes into scope.
    fn case_binder(&mut self, out: &mut String, binder: VarId) {
        if self.scope.is_used(binder) {
            out.push(' ');
            self.binder(out, binder);
        }
        out.push_str(" {");
    }

    fn alternative(&mut self, out: &mut String, alt: &'a Alt, indent: usize) {
        self.jobs.push(Job::Leave(self.scope.mark()));
        match &alt.pattern {
            Pattern::Lit(literal) => words::literal(out, literal),
            Pattern::Con(con, vars) => {
                out.push_str(&self.tops.con(con.index()));
                for &var in vars {
                    out.push(' ');
                    self.binder(out, var);
                }
            }
        }
        out.push_str(" ->");
        self.below(alt.body, indent);
    }

    /// A variable of a pattern: `_` if it is not used.
    fn binder(&mut self, out: &mut String, var: VarId) {
        if !self.scope.is_used(var) {
            return out.push('_');
        }
        self.scope.bind(self.program, var);
        words::variable(out, self.scope.name(var));
    }

    /// Parameters keep their names when they are not used, because names tell the reader something.
    fn params(&mut self, out: &mut String, params: &[VarId]) {
        for &param in params {
            out.push(' ');
            let name = self.program.vars.get(param.index()).map(|&name| name_text(self.program, name));
            if name == Some("_") {
                self.binder(out, param);
            } else {
                self.scope.bind(self.program, param);
                words::variable(out, self.scope.name(param));
            }
        }
    }

    fn atoms(&self, out: &mut String, atoms: &[Atom]) {
        for atom in atoms {
            out.push(' ');
            self.atom(out, atom);
        }
    }

    fn atom(&self, out: &mut String, atom: &Atom) {
        match atom {
            Atom::Var(var) => words::variable(out, self.scope.name(*var)),
            Atom::Global(global) => out.push_str(&self.tops.global(global.index())),
            Atom::Lit(literal) => words::literal(out, literal),
        }
    }

    fn label(&self, out: &mut String, label: LabelId) {
        let text = self.program.labels.get(label.index()).map_or("<no label>", |label| &label.text);
        words::quoted(out, text, '"');
    }
}
