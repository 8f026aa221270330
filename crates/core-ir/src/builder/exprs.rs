//! The expression constructors of a [`Builder`].

use super::Builder;
use crate::{
    Alt, Atom, Binding, ConId, Expr, ExprId, GlobalId, Literal, Mark, Pattern, Prim, Rhs, Type, VarId, builtin,
};

impl From<VarId> for Atom {
    fn from(var: VarId) -> Self {
        Atom::Var(var)
    }
}

impl From<GlobalId> for Atom {
    fn from(global: GlobalId) -> Self {
        Atom::Global(global)
    }
}

impl From<Literal> for Atom {
    fn from(literal: Literal) -> Self {
        Atom::Lit(literal)
    }
}

/// `Int`: the literal most often written by hand.
impl From<i64> for Atom {
    fn from(int: i64) -> Self {
        Atom::Lit(Literal::Int(int))
    }
}

fn atoms<A: Into<Atom>>(args: impl IntoIterator<Item = A>) -> Vec<Atom> {
    args.into_iter().map(Into::into).collect()
}

impl Builder {
    /// Any expression, at the builder's span.
    pub fn expr(&mut self, expr: Expr) -> ExprId {
        let span = self.span();
        self.program.exprs.push(expr);
        self.program.spans.push(span);
        ExprId(self.program.exprs.len() as u32 - 1)
    }

    /// An expression with a mark around it: taking the default of the `case` that marks it says that it is evaluated.
    pub fn mark(&mut self, body: ExprId) -> (ExprId, Mark) {
        let scrutinee = self.int(0);
        let binder = self.var("mark");
        let case = self.expr(Expr::Case { scrutinee, binder, alts: Vec::new(), default: Some(body) });
        (case, Mark { case, alternative: None })
    }

    /// The value of an atom.
    pub fn atom(&mut self, atom: impl Into<Atom>) -> ExprId {
        self.expr(Expr::Atom(atom.into()))
    }

    /// An `Int`.
    pub fn int(&mut self, value: i64) -> ExprId {
        self.atom(value)
    }

    /// `f a..`; without arguments it is `f`.
    pub fn call<A: Into<Atom>>(&mut self, function: impl Into<Atom>, args: impl IntoIterator<Item = A>) -> ExprId {
        let (function, args) = (function.into(), atoms(args));
        self.expr(if args.is_empty() { Expr::Atom(function) } else { Expr::Call { function, args } })
    }

    /// `K a..`.
    pub fn construct<A: Into<Atom>>(&mut self, con: ConId, args: impl IntoIterator<Item = A>) -> ExprId {
        self.expr(Expr::Construct { con, args: atoms(args) })
    }

    /// `K` without fields.
    pub fn constant(&mut self, con: ConId) -> ExprId {
        self.expr(Expr::Construct { con, args: Vec::new() })
    }

    /// `prim a..`.
    pub fn prim<A: Into<Atom>>(&mut self, op: Prim, args: impl IntoIterator<Item = A>) -> ExprId {
        self.expr(Expr::Prim { op, args: atoms(args) })
    }

    /// `let bindings in body`; without bindings it is `body`.
    pub fn let_(&mut self, bindings: impl IntoIterator<Item = Binding>, body: ExprId) -> ExprId {
        let bindings: Vec<_> = bindings.into_iter().collect();
        if bindings.is_empty() { body } else { self.expr(Expr::Let { bindings, body }) }
    }

    /// `case scrutinee of binder { alts; _ -> default }`.
    pub fn case(
        &mut self,
        scrutinee: ExprId,
        binder: VarId,
        alts: impl IntoIterator<Item = Alt>,
        default: Option<ExprId>,
    ) -> ExprId {
        let alts = alts.into_iter().collect();
        self.expr(Expr::Case { scrutinee, binder, alts, default })
    }

    /// `case first of binder { _ -> then }`: strict sequencing.
    pub fn sequence(&mut self, first: ExprId, binder: VarId, then: ExprId) -> ExprId {
        self.case(first, binder, [], Some(then))
    }

    /// `case condition of { True -> yes; False -> no }`.
    pub fn if_(&mut self, condition: ExprId, yes: ExprId, no: ExprId) -> ExprId {
        let binder = self.var("_");
        let alts = [Alt::con(builtin::TRUE, [], yes), Alt::con(builtin::FALSE, [], no)];
        self.case(condition, binder, alts, None)
    }

    /// `fresh type`.
    pub fn fresh(&mut self, ty: Type) -> ExprId {
        self.expr(Expr::Fresh(ty))
    }

    /// `assume condition in body`.
    pub fn assume(&mut self, condition: impl Into<Atom>, body: ExprId) -> ExprId {
        self.expr(Expr::Assume { condition: condition.into(), body })
    }

    /// `assert "label" condition in body`.
    pub fn assert(&mut self, label: &str, condition: impl Into<Atom>, body: ExprId) -> ExprId {
        let label = self.label(label);
        self.expr(Expr::Assert { label, condition: condition.into(), body })
    }

    /// `error "label"`.
    pub fn error(&mut self, label: &str) -> ExprId {
        let label = self.label(label);
        self.expr(Expr::Error(label))
    }
}

impl Binding {
    /// `var = thunk body`.
    pub fn thunk(var: VarId, body: ExprId) -> Self {
        Binding { var, rhs: Rhs::Thunk(body) }
    }

    /// `var = \params.. -> body`; without parameters it is a thunk.
    pub fn lambda(var: VarId, params: impl IntoIterator<Item = VarId>, body: ExprId) -> Self {
        let params: Vec<_> = params.into_iter().collect();
        let rhs = if params.is_empty() { Rhs::Thunk(body) } else { Rhs::Lambda { params, body } };
        Binding { var, rhs }
    }

    /// `var = K args..`.
    pub fn construct<A: Into<Atom>>(var: VarId, con: ConId, args: impl IntoIterator<Item = A>) -> Self {
        Binding { var, rhs: Rhs::Construct { con, args: atoms(args) } }
    }
}

impl Alt {
    /// `K vars.. -> body`.
    pub fn con(con: ConId, vars: impl IntoIterator<Item = VarId>, body: ExprId) -> Self {
        Alt { pattern: Pattern::Con(con, vars.into_iter().collect()), body }
    }

    /// `literal -> body`.
    pub fn lit(literal: Literal, body: ExprId) -> Self {
        Alt { pattern: Pattern::Lit(literal), body }
    }
}
