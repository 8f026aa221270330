//! Bindings, right-hand sides, statements.

use super::{BindId, ExprId, PatId, VarId};
use snell_source::Span;

/// The bindings of a module, `let` or `where`, grouped: a group depends on earlier groups and on itself, except through
/// variables that have a signature, whose uses may come before.
#[derive(Clone, Default, Debug)]
pub struct Binds {
    /// Strongly connected components, dependencies first.
    pub groups: Vec<Vec<BindId>>,
}

/// A binding.
#[derive(Clone, Debug)]
pub struct Bind {
    /// What is bound.
    pub kind: BindKind,
    /// All of its text.
    pub span: Span,
    /// Why it can't be compiled, if it can't: it uses something unsupported, and a diagnostic has been given. The type
    /// checker leaves it alone (its variables have their signature's type, or any), lowering makes it fail when used.
    pub broken: Option<std::sync::Arc<str>>,
}

/// What is bound.
#[derive(Clone, Debug)]
pub enum BindKind {
    /// A function or variable; all clauses have as many patterns as the first.
    Function {
        /// The name.
        var: VarId,
        /// Its equations; one without patterns for a variable.
        clauses: Vec<Clause>,
    },
    /// `p = e`. The variables of the pattern may have signatures ([`super::Var::signature`]).
    Pattern {
        /// The pattern.
        pattern: PatId,
        /// What it must match, lazily, unless the pattern has a bang.
        rhs: Rhs,
        /// The variables it binds.
        vars: Vec<VarId>,
    },
}

/// An equation.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The patterns.
    pub patterns: Vec<PatId>,
    /// What it gives.
    pub rhs: Rhs,
    /// All of it.
    pub span: Span,
}

/// A right-hand side.
#[derive(Clone, Debug)]
pub struct Rhs {
    /// Bodies in order; when all guards fail, matching goes on with the next clause.
    pub bodies: Vec<Guarded>,
    /// In scope in all of them.
    pub wheres: Binds,
}

/// A body with its guards.
#[derive(Clone, Debug)]
pub struct Guarded {
    /// `Stmt::Expr` are conditions.
    pub guards: Vec<Stmt>,
    /// What follows.
    pub body: ExprId,
}

/// A statement, a qualifier or a guard.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `p <- e`; the flag says whether the pattern can fail (in a `do`).
    Bind(PatId, ExprId, bool),
    /// `let ..`.
    Let(Binds),
    /// `e`.
    Expr(ExprId),
}
