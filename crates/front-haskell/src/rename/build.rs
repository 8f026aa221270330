//! Small constructors of tree nodes, for the renamer and for derived code.

use super::Renamer;
use crate::hir::{
    Alt, Bind, BindId, BindKind, Clause, ConId, Expr, ExprId, ExprKind, Guarded, Literal, Pat, PatId, PatKind, Rhs, Ty,
    TyConId, TyKind, TyVar, TyVarId, VarId, VarKind,
};
use snell_source::{Name, Span};

impl Renamer<'_> {
    /// A new expression.
    pub(crate) fn new_expr(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.world.hir.exprs.push(Expr { kind, span });
        ExprId(self.world.hir.exprs.len() as u32 - 1)
    }

    /// A new pattern.
    pub(crate) fn new_pat(&mut self, kind: PatKind, span: Span) -> PatId {
        self.world.hir.pats.push(Pat { kind, span });
        PatId(self.world.hir.pats.len() as u32 - 1)
    }

    /// A new binding of a function.
    pub(crate) fn new_function(&mut self, var: VarId, clauses: Vec<Clause>, span: Span) -> BindId {
        self.new_bind(Bind { kind: BindKind::Function { var, clauses }, span, broken: None })
    }

    /// A new binding.
    pub(crate) fn new_bind(&mut self, bind: Bind) -> BindId {
        self.world.hir.binds.push(bind);
        BindId(self.world.hir.binds.len() as u32 - 1)
    }

    /// A new type variable.
    pub(crate) fn new_tyvar(&mut self, name: Name, span: Span) -> TyVarId {
        self.world.hir.tyvars.push(TyVar { name, span });
        TyVarId(self.world.hir.tyvars.len() as u32 - 1)
    }

    /// A new local variable with a name that need not be unique.
    pub(crate) fn fresh(&mut self, text: &str, span: Span) -> VarId {
        let name = self.world.hir.names.intern(text);
        self.world.new_var(name, span, VarKind::Local)
    }

    /// The use of a variable.
    pub(crate) fn var_expr(&mut self, var: VarId, span: Span) -> ExprId {
        self.new_expr(ExprKind::Var(var), span)
    }

    /// The use of a constructor.
    pub(crate) fn con_expr(&mut self, con: ConId, span: Span) -> ExprId {
        self.new_expr(ExprKind::Con(con), span)
    }

    /// `f a..`, or `f` alone.
    pub(crate) fn apply(&mut self, function: ExprId, args: Vec<ExprId>, span: Span) -> ExprId {
        if args.is_empty() { function } else { self.new_expr(ExprKind::App(function, args), span) }
    }

    /// `f a..` of a variable.
    pub(crate) fn call(&mut self, var: VarId, args: Vec<ExprId>, span: Span) -> ExprId {
        let function = self.var_expr(var, span);
        self.apply(function, args, span)
    }

    /// A list of characters.
    pub(crate) fn string(&mut self, text: &str, span: Span) -> ExprId {
        self.new_expr(ExprKind::Literal(Literal::String(text.into())), span)
    }

    /// An `Int`, which needs no dictionary.
    pub(crate) fn int(&mut self, number: i64, span: Span) -> ExprId {
        self.new_expr(ExprKind::Literal(Literal::Int(number)), span)
    }

    /// `\p.. -> e` of variables.
    pub(crate) fn lambda(&mut self, vars: &[VarId], body: ExprId, span: Span) -> ExprId {
        let patterns = vars.iter().map(|&var| self.new_pat(PatKind::Var(var), span)).collect();
        self.new_expr(ExprKind::Lambda(patterns, body), span)
    }

    /// `case e of p -> e; ..`.
    pub(crate) fn case(&mut self, scrutinee: ExprId, alts: Vec<(PatId, ExprId)>, span: Span) -> ExprId {
        let alts = alts.into_iter().map(|(pattern, body)| Alt { pattern, rhs: plain(body), span }).collect();
        self.new_expr(ExprKind::Case(scrutinee, alts), span)
    }
}

/// A right-hand side without guards.
pub(crate) fn plain(body: ExprId) -> Rhs {
    Rhs { bodies: vec![Guarded { guards: Vec::new(), body }], wheres: Default::default() }
}

/// A type constructor applied to types.
pub(crate) fn applied(tycon: TyConId, args: impl IntoIterator<Item = Ty>, span: Span) -> Ty {
    let head = Ty { kind: TyKind::Con(tycon), span };
    args.into_iter().fold(head, |head, arg| Ty { kind: TyKind::App(Box::new(head), Box::new(arg)), span })
}
