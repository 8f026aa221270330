//! Expressions. A list of tasks stands for recursion, so that text may be nested without a limit.

use super::items::Items;
use super::names::Space;
use crate::read::syntax::{Ident, Node, NodeId};
use crate::{Atom, Binding, Expr, ExprId, Literal, Rhs, VarId, codes};
use snell_source::{Name, Span};

/// What is still to be done, last first. Finishing tasks find what they need on the stack of values.
pub(super) enum Task {
    /// Lower this; leaves an expression.
    Expr(NodeId),
    /// Lower this as something that a `let` may bind; leaves an expression or a right-hand side.
    Operand(NodeId),
    /// An application, whose operands that are no atoms are done.
    Apply(NodeId),
    /// The same for a constructor; leaves a right-hand side.
    Construct(NodeId),
    Lambda(Vec<VarId>),
    Thunk,
    /// A right-hand side that stands where an expression is wanted.
    Bound(NodeId),
    Let(NodeId, Vec<VarId>),
    /// The alternative with this number, of the case at the top of the stack of cases.
    Alternative(NodeId, usize),
    Case(NodeId),
    If(NodeId),
    Claim(NodeId),
    Leave(usize),
}

/// What lowering leaves on the stack of values.
pub(super) enum Piece {
    Expr(ExprId),
    /// A right-hand side, and what must be bound with it.
    Rhs(Vec<Binding>, Rhs),
}

impl Items<'_> {
    /// Lowers an expression.
    pub(super) fn lower_expr(&mut self, root: NodeId) -> ExprId {
        self.tasks.push(Task::Expr(root));
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Expr(node) => self.expr(node),
                Task::Operand(node) => self.operand(node),
                Task::Apply(node) => self.apply(node),
                Task::Construct(node) => {
                    if let Some((bindings, con, args)) = self.construct(node) {
                        self.values.push(Piece::Rhs(bindings, Rhs::Construct { con, args }));
                    }
                }
                Task::Lambda(params) => {
                    let body = self.pop();
                    self.values.push(Piece::Rhs(Vec::new(), Rhs::Lambda { params, body }));
                }
                Task::Thunk => {
                    let body = self.pop();
                    self.values.push(Piece::Rhs(Vec::new(), Rhs::Thunk(body)));
                }
                Task::Bound(node) => {
                    let span = self.syntax.span(node);
                    let body = self.pop_at(span);
                    self.values.push(Piece::Expr(body));
                }
                Task::Let(node, vars) => self.let_group(node, vars),
                Task::Alternative(node, index) => self.alternative(node, index),
                Task::Case(node) => self.case(node),
                Task::If(node) => self.if_(node),
                Task::Claim(node) => self.claim(node),
                Task::Leave(mark) => self.scope.leave(mark),
            }
        }
        self.pop()
    }

    /// The expression on top of the stack of values.
    pub(super) fn pop(&mut self) -> ExprId {
        self.pop_at(Span::NONE)
    }

    /// The same; a right-hand side is bound and referred to, by expressions with the given span.
    fn pop_at(&mut self, span: Span) -> ExprId {
        match self.values.pop() {
            Some(Piece::Expr(expr)) => expr,
            Some(Piece::Rhs(mut bindings, rhs)) => {
                let var = self.temporary();
                bindings.push(Binding { var, rhs });
                let body = self.builder.at(span).atom(var);
                self.builder.let_(bindings, body)
            }
            // Every task leaves what its successor takes.
            None => self.builder.error("nothing was lowered"),
        }
    }

    pub(super) fn temporary(&mut self) -> VarId {
        self.builder.var("t")
    }

    fn done(&mut self, node: NodeId, expr: Expr) {
        let span = self.syntax.span(node);
        let expr = self.builder.at(span).expr(expr);
        self.values.push(Piece::Expr(expr));
    }

    fn expr(&mut self, id: NodeId) {
        let syntax = self.syntax;
        match syntax.node(id) {
            Node::Var(_) | Node::Lit(_) | Node::Reported => {
                let atom = self.atom(id);
                self.done(id, Expr::Atom(atom));
            }
            Node::Con(name) => match self.con(Ident { name: *name, span: syntax.span(id) }) {
                Some(con) if self.needs_con(con).fields.is_empty() => {
                    self.done(id, Expr::Construct { con, args: Vec::new() });
                }
                Some(_) => self.tasks.extend([Task::Bound(id), Task::Operand(id)]),
                None => self.done(id, Expr::Atom(Atom::Lit(Literal::Int(0)))),
            },
            Node::Prim(_) | Node::Lambda { .. } => self.tasks.extend([Task::Bound(id), Task::Operand(id)]),
            Node::Thunk(inner) => {
                self.fail(codes::BAD_THUNK, syntax.span(id), "`thunk` can't stand here".to_string());
                self.diagnostics.help("bind it: `let x = thunk .. in ..`; or leave `thunk` out to evaluate now");
                self.tasks.push(Task::Expr(*inner));
            }
            Node::Apply { head, args } => {
                self.tasks.push(Task::Apply(id));
                self.operands(args);
                if !matches!(syntax.node(*head), Node::Con(_) | Node::Prim(_)) {
                    self.operands(&[*head]);
                }
            }
            Node::Let { bindings, body } => {
                let mark = self.scope.mark();
                let idents: Vec<Ident> = bindings.iter().map(|(ident, _)| *ident).collect();
                let vars = self.bind_all(&idents, "variable");
                self.tasks.extend([Task::Leave(mark), Task::Let(id, vars), Task::Expr(*body)]);
                for (_, rhs) in bindings.iter().rev() {
                    self.rhs(*rhs);
                }
            }
            Node::Case { scrutinee, alts, .. } => {
                self.open_case(id);
                self.tasks.push(Task::Case(id));
                self.tasks.extend((0..alts.len()).rev().map(|index| Task::Alternative(id, index)));
                self.tasks.push(Task::Expr(*scrutinee));
            }
            Node::If { condition, yes, no } => {
                self.tasks.extend([Task::If(id), Task::Expr(*no), Task::Expr(*yes), Task::Expr(*condition)]);
            }
            Node::Assume { condition, body } | Node::Assert { condition, body, .. } => {
                self.tasks.extend([Task::Claim(id), Task::Expr(*body)]);
                self.operands(&[*condition]);
            }
            Node::Error(label) => {
                let label = self.builder.label(label);
                self.done(id, Expr::Error(label));
            }
            Node::Fresh(ty) => {
                let ty = self.ty(ty, None);
                self.done(id, Expr::Fresh(ty));
            }
        }
    }

    /// The right-hand side of a `let` binding says how it is allocated.
    fn rhs(&mut self, id: NodeId) {
        let allocates = match self.syntax.node(id) {
            Node::Lambda { .. } | Node::Thunk(_) | Node::Con(_) => true,
            Node::Apply { head, .. } => matches!(self.syntax.node(*head), Node::Con(_)),
            _ => false,
        };
        if !allocates {
            let text = "a `let` binds a function `\\x -> e`, a constructor `K a..` or a `thunk e`".to_string();
            self.fail(codes::BAD_RHS, self.syntax.span(id), text);
            self.diagnostics.help("write `thunk` before it, or use `case .. of x { _ -> .. }` to evaluate it first");
        }
        self.tasks.push(if allocates { Task::Operand(id) } else { Task::Expr(id) });
    }

    fn let_group(&mut self, id: NodeId, vars: Vec<VarId>) {
        let body = self.pop();
        let first = self.values.len() - vars.len();
        let mut bindings = Vec::with_capacity(vars.len());
        for (var, piece) in vars.into_iter().zip(self.values.drain(first..)) {
            match piece {
                Piece::Expr(expr) => bindings.push(Binding::thunk(var, expr)),
                Piece::Rhs(before, rhs) => {
                    bindings.extend(before);
                    bindings.push(Binding { var, rhs });
                }
            }
        }
        self.done(id, Expr::Let { bindings, body });
    }

    /// What a variable or literal stands for.
    pub(super) fn atom(&mut self, id: NodeId) -> Atom {
        match self.syntax.node(id) {
            Node::Lit(literal) => Atom::Lit(literal.clone()),
            Node::Var(name) => self.variable(*name, self.syntax.span(id)),
            _ => {
                self.spoil();
                Atom::Lit(Literal::Int(0))
            }
        }
    }

    fn variable(&mut self, name: Name, span: Span) -> Atom {
        if let Some(var) = self.scope.find(name) {
            return Atom::Var(var);
        }
        if let Some(&global) = self.tops.globals.get(&name) {
            self.needs(self.tops.global_items[global.index()]);
            return Atom::Global(global);
        }
        if !self.tops.is_broken(Space::Global, name) {
            self.unknown_variable(name, span);
        }
        self.spoil();
        Atom::Lit(Literal::Int(0))
    }

    fn unknown_variable(&mut self, name: Name, span: Span) {
        let text = self.builder.text(name).to_string();
        self.fail(codes::UNKNOWN_NAME, span, format!("`{text}` is not defined"));
        if self.tops.cons.contains_key(&name) {
            return self.diagnostics.help(format!("there is a constructor of this name: write @`{text}`"));
        }
        let known = self.scope.names().chain(self.tops.globals.keys().copied());
        if let Some(near) = snell_source::nearest(&text, known.map(|name| self.builder.text(name))) {
            let text = format!("did you mean `{near}`?");
            self.diagnostics.help(text);
        }
    }
}
