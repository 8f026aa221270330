//! Patterns.

use super::{Expr, Ident, Literal, QIdent, Type};
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
    Var(Ident),
    /// `x@p`.
    As(Ident, Box<Pat>),
    /// `~p`.
    Lazy(Box<Pat>),
    /// `!p`.
    Bang(Box<Pat>),
    /// A constant; numbers may be negative.
    Literal(Literal),
    /// `-1`, `-1.5`.
    Negative(Literal),
    /// `x + 1`.
    Successor(Ident, Literal),
    /// `K p..`.
    Con(QIdent, Vec<Pat>),
    /// Operands and constructor operators as they stand, not yet resolved.
    Infix(Vec<InfixPattern>),
    /// `K { f = p, .. }`; the flag is for `..`.
    Record(QIdent, Vec<FieldPattern>, bool),
    /// `(p, q)`, two or more.
    Tuple(Vec<Pat>),
    /// `()`.
    Unit,
    /// `[p, q]`.
    List(Vec<Pat>),
    /// `(e -> p)`.
    View(Box<Expr>, Box<Pat>),
    /// `p :: t`.
    Typed(Box<Pat>, Type),
    /// `(p)`.
    Paren(Box<Pat>),
    /// Recognised, but not supported, or where an error was reported (`""`).
    Unsupported(&'static str),
}

/// A part of an operator pattern.
#[derive(Clone, Debug)]
pub enum InfixPattern {
    /// An operand.
    Operand(Pat),
    /// A constructor operator.
    Operator(QIdent),
}

/// `f = p`, or `f` alone, which stands for `f = f`.
#[derive(Clone, Debug)]
pub struct FieldPattern {
    /// The field.
    pub field: QIdent,
    /// What it must match; none for a pun.
    pub pattern: Option<Pat>,
}
