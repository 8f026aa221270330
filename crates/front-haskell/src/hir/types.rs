//! Types as written, with their names resolved.

use super::{ClassId, TyConId, TyVarId};
use snell_source::Span;

/// A type.
#[derive(Clone, Debug)]
pub struct Ty {
    /// What it is.
    pub kind: TyKind,
    /// Its text.
    pub span: Span,
}

/// What a type is.
#[derive(Clone, Debug)]
pub enum TyKind {
    /// A variable that is in scope.
    Var(TyVarId),
    /// A type constructor; lists, tuples, functions and unit are in [`super::Wired`].
    Con(TyConId),
    /// `f a`.
    App(Box<Ty>, Box<Ty>),
    /// `a -> b`.
    Function(Box<Ty>, Box<Ty>),
    /// `forall a. C a => t` inside a type.
    Forall(Box<Scheme>),
    /// `_`: to be inferred. Also where an error was reported.
    Wild,
}

/// A type with its variables and context: `forall vars. context => ty`. Of a signature without `forall`, the free
/// variables in order of appearance.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// The variables that are generalised here.
    pub vars: Vec<TyVarId>,
    /// The context.
    pub context: Vec<Pred>,
    /// The type.
    pub ty: Ty,
}

/// A constraint.
#[derive(Clone, Debug)]
pub enum Pred {
    /// `C t..`.
    Class(ClassId, Vec<Ty>, Span),
    /// `a ~ b`.
    Equal(Ty, Ty, Span),
}
