//! Patterns.

use super::{ConId, ExprId, Literal, PatId, Ty, VarId};
use snell_source::Span;

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pat {
    /// What it is.
    pub kind: PatKind,
    /// Its text.
    pub span: Span,
}

/// What a pattern is.
#[derive(Clone, Debug)]
pub enum PatKind {
    /// `_`.
    Wild,
    /// `x`.
    Var(VarId),
    /// `x@p`.
    As(VarId, PatId),
    /// `~p`.
    Lazy(PatId),
    /// `!p`.
    Bang(PatId),
    /// A constant. Numbers (negative ones too) are compared with `==`: [`super::Typing::pats`] has the dictionaries of
    /// `Eq` and of `Num` or `Fractional`.
    Literal(Literal),
    /// `K p..`, with as many patterns as the constructor has fields; records become this.
    Con(ConId, Vec<PatId>),
    /// `[p, q]`.
    List(Vec<PatId>),
    /// `(p, q)`, two or more.
    Tuple(Vec<PatId>),
    /// `(e -> p)`.
    View(ExprId, PatId),
    /// `p :: t`.
    Typed(PatId, Ty),
    /// What can't be compiled; a diagnostic has been given. Matches nothing.
    Broken,
}
