//! Expressions, patterns and right-hand sides.

use crate::{ConId, ExprId, GlobalId, LabelId, Literal, Prim, Type, VarId};

/// What may stand in argument position: evaluating it allocates nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Atom {
    /// A local variable.
    Var(VarId),
    /// A top-level definition.
    Global(GlobalId),
    /// A constant.
    Lit(Literal),
}

/// An expression; evaluating one gives a weak head normal form.
#[derive(Clone, PartialEq, Debug)]
pub enum Expr {
    /// The value of an atom.
    Atom(Atom),
    /// `f a..`: application to one or more arguments.
    Call {
        /// What is applied; forced first.
        function: Atom,
        /// Not forced.
        args: Vec<Atom>,
    },
    /// `K a..`: a saturated constructor.
    Construct {
        /// The constructor.
        con: ConId,
        /// As many as it has fields; not forced.
        args: Vec<Atom>,
    },
    /// `prim a..`: a saturated primitive. Strict arguments are forced left to right.
    Prim {
        /// The operation.
        op: Prim,
        /// As many as its signature says.
        args: Vec<Atom>,
    },
    /// `let x = rhs; .. in e`: allocates a mutually recursive group.
    Let {
        /// The group.
        bindings: Vec<Binding>,
        /// Where they are in scope.
        body: ExprId,
    },
    /// `case e of x { alts }`: forces `e` and takes the first alternative that matches.
    Case {
        /// What is forced.
        scrutinee: ExprId,
        /// Names its value in the alternatives.
        binder: VarId,
        /// Flat patterns, each constructor or literal at most once.
        alts: Vec<Alt>,
        /// Taken when none matches; without one, no match is a failure of the program.
        default: Option<ExprId>,
    },
    /// `fresh τ`: an input, or an existential variable.
    Fresh(Type),
    /// `assume a in e`: the path ends silently unless `a` is `True`.
    Assume {
        /// A Boolean.
        condition: Atom,
        /// What follows.
        body: ExprId,
    },
    /// `assert "label" a in e`: the program fails unless `a` is `True`.
    Assert {
        /// What is claimed.
        label: LabelId,
        /// A Boolean.
        condition: Atom,
        /// What follows.
        body: ExprId,
    },
    /// `error "label"`: the program fails.
    Error(LabelId),
}

/// One name of a `let` group.
#[derive(Clone, PartialEq, Debug)]
pub struct Binding {
    /// The name bound.
    pub var: VarId,
    /// What it is bound to.
    pub rhs: Rhs,
}

/// What a `let` allocates.
#[derive(Clone, PartialEq, Debug)]
pub enum Rhs {
    /// `\x.. -> e`, with one or more parameters.
    Lambda {
        /// The parameters.
        params: Vec<VarId>,
        /// The body.
        body: ExprId,
    },
    /// `thunk e`: evaluated when first demanded, at most once.
    Thunk(ExprId),
    /// `K a..`.
    Construct {
        /// The constructor.
        con: ConId,
        /// Its fields.
        args: Vec<Atom>,
    },
}

/// An alternative of a `case`.
#[derive(Clone, PartialEq, Debug)]
pub struct Alt {
    /// What it matches.
    pub pattern: Pattern,
    /// What is evaluated then.
    pub body: ExprId,
}

/// A flat pattern.
#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    /// A constructor; its fields are bound.
    Con(ConId, Vec<VarId>),
    /// A literal.
    Lit(Literal),
}
