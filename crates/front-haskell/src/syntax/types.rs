//! Types as written.

use super::{Ident, QIdent};
use snell_source::{Name, Span};

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// Its text.
    pub span: Span,
}

/// What a type is. Kinds are written as types too.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// `a`.
    Var(Ident),
    /// `T`, `M.T`; `~` stands as the name `~` applied to two types.
    Con(QIdent),
    /// `f a`.
    App(Box<Type>, Box<Type>),
    /// `a -> b`.
    Function(Box<Type>, Box<Type>),
    /// `[a]`.
    List(Box<Type>),
    /// `[]` alone.
    ListCon,
    /// `(a, b)`.
    Tuple(Vec<Type>),
    /// `(,)`, `(,,)`: so many components.
    TupleCon(usize),
    /// `()`.
    Unit,
    /// `(->)`.
    FunctionCon,
    /// `forall a b. t`.
    Forall(Vec<TypeVar>, Box<Type>),
    /// `C a => t`.
    Qualified(Context, Box<Type>),
    /// `t :: k`.
    Kinded(Box<Type>, Box<Type>),
    /// `*`.
    Star,
    /// `_`.
    Wild,
    /// `!t`, where a data declaration in GADT syntax has it.
    Strict(Box<Type>),
    /// `~t`, where a data declaration in GADT syntax has it.
    Lazy(Box<Type>),
    /// `'K`: a constructor as a type.
    Promoted(QIdent),
    /// `'[a, b]`, `'[]`.
    PromotedList(Vec<Type>),
    /// `'(a, b)`, `'()`.
    PromotedTuple(Vec<Type>),
    /// `3`, `"text"`, `'c'`, as written.
    Literal(Name),
    /// `?x :: t`, in a context.
    Implicit(Ident, Box<Type>),
    /// Recognised, but not supported: unboxed tuples, implicit parameters (`""` where an error was reported).
    Unsupported(&'static str),
}

/// A variable where it is bound, perhaps with its kind.
#[derive(Clone, Debug)]
pub struct TypeVar {
    /// The variable.
    pub name: Ident,
    /// Its kind, if written.
    pub kind: Option<Type>,
}

/// A context: each a class applied to types, or `~` applied to two.
pub type Context = Vec<Type>;
