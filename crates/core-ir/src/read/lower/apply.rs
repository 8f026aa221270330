//! Applications: arguments that are no atoms are named, by `case` where they are forced anyway, else by `let`.

use super::exprs::{Piece, Task};
use super::items::Items;
use super::names::Space;
use crate::read::syntax::{Ident, Node, NodeId};
use crate::{Atom, Binding, ConId, Expr, ExprId, Prim, PrimType, Rhs, VarId, codes};

/// Arguments as atoms, and what must be done before.
#[derive(Default)]
pub(super) struct Operands {
    pub(super) atoms: Vec<Atom>,
    bindings: Vec<Binding>,
    forced: Vec<(VarId, ExprId)>,
}

impl Items<'_> {
    /// Tasks for those operands that are no atoms, to be done from left to right.
    pub(super) fn operands(&mut self, operands: &[NodeId]) {
        for &operand in operands.iter().rev() {
            if !self.is_simple(operand) {
                self.tasks.push(Task::Operand(operand));
            }
        }
    }

    fn is_simple(&self, operand: NodeId) -> bool {
        matches!(self.syntax.node(operand), Node::Var(_) | Node::Lit(_) | Node::Reported)
    }

    /// Lowers an operand that is no atom.
    pub(super) fn operand(&mut self, id: NodeId) {
        let syntax = self.syntax;
        match syntax.node(id) {
            Node::Con(name) => {
                let con = self.con(Ident { name: *name, span: syntax.span(id) });
                let arity = con.map_or(0, |con| self.needs_con(con).fields.len());
                let con = con.unwrap_or(crate::builtin::UNIT);
                let rhs = if arity == 0 {
                    Rhs::Construct { con, args: Vec::new() }
                } else {
                    self.expanded(id, arity, |args| Expr::Construct { con, args })
                };
                self.values.push(Piece::Rhs(Vec::new(), rhs));
            }
            Node::Prim(op) => {
                let rhs = self.expanded(id, op.signature().args.len(), |args| Expr::Prim { op: *op, args });
                self.values.push(Piece::Rhs(Vec::new(), rhs));
            }
            Node::Lambda { params, body } => {
                let mark = self.scope.mark();
                let params = self.bind_all(params, "parameter");
                self.tasks.extend([Task::Lambda(params), Task::Leave(mark), Task::Expr(*body)]);
            }
            Node::Thunk(inner) => self.tasks.extend([Task::Thunk, Task::Expr(*inner)]),
            Node::Apply { head, args } if matches!(syntax.node(*head), Node::Con(_)) => {
                self.tasks.push(Task::Construct(id));
                self.operands(args);
            }
            _ => self.tasks.push(Task::Expr(id)),
        }
    }

    /// A constructor or primitive that stands for a function.
    fn expanded(&mut self, id: NodeId, arity: usize, saturate: impl FnOnce(Vec<Atom>) -> Expr) -> Rhs {
        let params: Vec<VarId> = (0..arity).map(|_| self.builder.var("x")).collect();
        let span = self.syntax.span(id);
        let body = self.builder.at(span).expr(saturate(params.iter().map(|&param| Atom::Var(param)).collect()));
        Rhs::Lambda { params, body }
    }

    /// Finishes an application.
    pub(super) fn apply(&mut self, id: NodeId) {
        let syntax = self.syntax;
        let Node::Apply { head, args } = syntax.node(id) else { return };
        let span = syntax.span(id);
        let expr = match syntax.node(*head) {
            Node::Con(_) => {
                let Some((bindings, con, args)) = self.construct(id) else { return };
                let body = self.builder.at(span).expr(Expr::Construct { con, args });
                self.builder.let_(bindings, body)
            }
            Node::Prim(op) => self.prim(id, *op, args),
            _ => {
                let mut operands = self.take(args, &[]);
                let function = self.take(&[*head], &[PrimType::Value]);
                operands.bindings.extend(function.bindings);
                operands.forced.extend(function.forced);
                let function = function.atoms.into_iter().next().unwrap_or(Atom::Lit(crate::Literal::Int(0)));
                let call = Expr::Call { function, args: std::mem::take(&mut operands.atoms) };
                let call = self.builder.at(span).expr(call);
                self.wrap(operands, call)
            }
        };
        self.values.push(Piece::Expr(expr));
    }

    fn prim(&mut self, id: NodeId, op: Prim, args: &[NodeId]) -> ExprId {
        let span = self.syntax.span(id);
        let wanted = op.signature().args;
        if args.len() != wanted.len() {
            let name = op.text();
            let text =
                format!("primitive `{name}` takes {}, but is given {}", count(wanted.len(), "argument"), args.len());
            self.fail(codes::PRIM_ARITY, span, text);
        }
        let mut operands = self.take(args, wanted);
        let args = std::mem::take(&mut operands.atoms);
        let expr = self.builder.at(span).expr(Expr::Prim { op, args });
        self.wrap(operands, expr)
    }

    /// Finishes a constructor with arguments: bindings, constructor, fields.
    pub(super) fn construct(&mut self, id: NodeId) -> Option<(Vec<Binding>, ConId, Vec<Atom>)> {
        let syntax = self.syntax;
        let Node::Apply { head, args } = syntax.node(id) else { return None };
        let Node::Con(name) = syntax.node(*head) else { return None };
        let operands = self.take(args, &[]);
        let con = self.con(Ident { name: *name, span: syntax.span(*head) }).unwrap_or(crate::builtin::UNIT);
        let wanted = self.needs_con(con).fields.len();
        if con != crate::builtin::UNIT && wanted != args.len() {
            let name = self.builder.text(*name);
            let text = format!("constructor `{name}` takes {}, but is given {}", count(wanted, "argument"), args.len());
            self.fail(codes::CON_ARITY, syntax.span(id), text);
        }
        Some((operands.bindings, con, operands.atoms))
    }

    /// Takes operands from the stack of values. Those that `wanted` says are forced are evaluated first.
    pub(super) fn take(&mut self, args: &[NodeId], wanted: &[PrimType]) -> Operands {
        let complex = args.iter().filter(|&&arg| !self.is_simple(arg)).count();
        let pieces: Vec<Piece> = self.values.drain(self.values.len() - complex..).collect();
        let mut pieces = pieces.into_iter();
        let mut operands = Operands::default();
        for (index, &arg) in args.iter().enumerate() {
            if self.is_simple(arg) {
                let atom = self.atom(arg);
                operands.atoms.push(atom);
                continue;
            }
            let var = self.temporary();
            operands.atoms.push(Atom::Var(var));
            match pieces.next() {
                Some(Piece::Rhs(before, rhs)) => {
                    operands.bindings.extend(before);
                    operands.bindings.push(Binding { var, rhs });
                }
                Some(Piece::Expr(expr)) if wanted.get(index).is_some_and(|&ty| ty != PrimType::Lazy) => {
                    operands.forced.push((var, expr));
                }
                Some(Piece::Expr(expr)) => operands.bindings.push(Binding::thunk(var, expr)),
                None => {}
            }
        }
        operands
    }

    /// Puts what must be done before an expression around it, at the builder's span.
    pub(super) fn wrap(&mut self, operands: Operands, mut expr: ExprId) -> ExprId {
        for (var, first) in operands.forced.into_iter().rev() {
            expr = self.builder.sequence(first, var, expr);
        }
        self.builder.let_(operands.bindings, expr)
    }

    /// What a constructor's name stands for.
    pub(super) fn con(&mut self, ident: Ident) -> Option<ConId> {
        if let Some(&con) = self.tops.cons.get(&ident.name) {
            return Some(con);
        }
        if !self.tops.is_broken(Space::Con, ident.name) {
            let name = self.builder.text(ident.name);
            let known = self.tops.cons.keys().map(|&name| self.builder.text(name));
            let near = snell_source::nearest(name, known).map(|near| format!("did you mean `{near}`?"));
            let text = format!("there is no constructor `{name}`");
            let is_global = self.tops.globals.contains_key(&ident.name);
            let quoted = is_global.then(|| format!("there is a definition of this name: write `{name}` in backticks"));
            self.fail(codes::UNKNOWN_CON, ident.span, text);
            quoted.or(near).into_iter().for_each(|text| self.diagnostics.help(text));
        }
        self.spoil();
        None
    }
}

/// `1 argument`, `2 arguments`.
pub(super) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
