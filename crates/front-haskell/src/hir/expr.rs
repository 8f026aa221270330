//! Expressions.

use super::{Binds, ConId, ExprId, Guarded, PatId, Rhs, Stmt, Ty, VarId};
use snell_integer::Integer;
use snell_source::Span;
use std::sync::Arc;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// The text it stands for.
    pub span: Span,
}

/// What an expression is.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A variable. [`super::Typing::uses`] has its dictionary arguments.
    Var(VarId),
    /// A constructor, applied or not. [`super::Typing::uses`] has the dictionaries it holds.
    Con(ConId),
    /// A constant. Numbers are overloaded: [`super::Typing::uses`] has one dictionary, `Num` or `Fractional`.
    Literal(Literal),
    /// `f a..`: one or more arguments.
    App(ExprId, Vec<ExprId>),
    /// `f @t`.
    TypeApp(ExprId, Ty),
    /// `a op b`, resolved; the operator is a `Var` or `Con`. The same as an application to two arguments.
    Operator(ExprId, ExprId, ExprId),
    /// `(op b)`: the operator and the operand, which is evaluated at most once.
    RightSection(ExprId, ExprId),
    /// `\p.. -> e`.
    Lambda(Vec<PatId>, ExprId),
    /// `let .. in e`.
    Let(Binds, ExprId),
    /// `if c then a else b`.
    If(ExprId, ExprId, ExprId),
    /// `if | g -> e ..`.
    MultiIf(Vec<Guarded>),
    /// `case e of ..`.
    Case(ExprId, Vec<Alt>),
    /// `do ..`. [`super::Typing::uses`] has the `Monad` dictionary and, when a pattern can fail, that of `MonadFail`.
    Do(Vec<Stmt>),
    /// `[e | ..]`.
    Comprehension(ExprId, Vec<Stmt>),
    /// `[a, ..]`.
    List(Vec<ExprId>),
    /// `(a, b)`, two or more.
    Tuple(Vec<ExprId>),
    /// `K { f = e }`: for each field of the constructor what was given for it.
    Record(ConId, Vec<Option<ExprId>>),
    /// `e { f = e' }`: the fields, and the constructors that have all of them.
    Update(ExprId, Vec<(VarId, ExprId)>, Vec<ConId>),
    /// `e :: t`.
    Typed(ExprId, super::Scheme),
    /// What can't be compiled: evaluating it fails with this text. A diagnostic has been given.
    Broken(Arc<str>),
}

/// A constant.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// A whole number, of any `Num` type.
    Integer(Integer),
    /// Digits and the power of ten they are multiplied with, of any `Fractional` type.
    Fractional(Integer, i32),
    /// A character.
    Char(char),
    /// A list of characters.
    String(Arc<str>),
    /// A primitive string `"x"#`, of type `Str#`.
    Str(Arc<str>),
    /// A primitive `3#`, of type `Int`.
    Int(i64),
}

/// An alternative of a `case`.
#[derive(Clone, Debug)]
pub struct Alt {
    /// What it matches.
    pub pattern: PatId,
    /// What it gives.
    pub rhs: Rhs,
    /// All of it.
    pub span: Span,
}
