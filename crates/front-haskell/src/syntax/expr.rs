//! Expressions and statements.

use super::{Decl, Ident, Pat, QIdent, Type};
use snell_integer::Integer;
use snell_source::Span;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its text.
    pub span: Span,
}

/// What an expression is.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `x`, `M.x`, `(+)`.
    Var(QIdent),
    /// `K`, `M.K`, `(:+)`; `()`, `[]` and `(,)` have forms of their own.
    Con(QIdent),
    /// A constant.
    Literal(Literal),
    /// `f x`.
    App(Box<Expr>, Box<Expr>),
    /// `f @t`.
    TypeApp(Box<Expr>, Type),
    /// Operands and operators as they stand, not yet resolved; at least one operator or minus sign.
    Infix(Vec<Infix>),
    /// `\p.. -> e`.
    Lambda(Vec<Pat>, Box<Expr>),
    /// `\case ..`.
    LambdaCase(Vec<Alt>),
    /// `let .. in e`.
    Let(Vec<Decl>, Box<Expr>),
    /// `if c then a else b`.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `if | g -> e ..`.
    MultiIf(Vec<Guarded>),
    /// `case e of ..`.
    Case(Box<Expr>, Vec<Alt>),
    /// `do ..`; `mdo ..` has all but its last statement in a `rec`.
    Do(Vec<Stmt>),
    /// `(a, b)`; `None` is a missing component of a tuple section. Two or more components.
    Tuple(Vec<Option<Expr>>),
    /// `()`.
    Unit,
    /// `(,)`, `(,,)`: so many components.
    TupleCon(usize),
    /// `[a, b]`, `[]`.
    List(Vec<Expr>),
    /// `[a ..]`, `[a, b ..]`, `[a .. c]`, `[a, b .. c]`.
    Sequence(Box<Expr>, Option<Box<Expr>>, Option<Box<Expr>>),
    /// `[e | ..]`.
    Comprehension(Box<Expr>, Vec<Stmt>),
    /// `[e | .. | ..]`: several lists of qualifiers, side by side.
    Parallel(Box<Expr>, Vec<Vec<Stmt>>),
    /// `(e op)`: the operand (perhaps `Infix`) and the operator, a `Var` or `Con`.
    LeftSection(Box<Expr>, Box<Expr>),
    /// `(op e)`: the operator, and the operand.
    RightSection(Box<Expr>, Box<Expr>),
    /// `K { f = e, .. }`; the flag is for `..`.
    Record(QIdent, Vec<FieldBinding>, bool),
    /// `e { f = e }`.
    Update(Box<Expr>, Vec<FieldBinding>),
    /// `e :: t`.
    Typed(Box<Expr>, Type),
    /// `(e)`: parentheses matter to operators and sections.
    Paren(Box<Expr>),
    /// `?x`: an implicit parameter.
    Implicit(Ident),
    /// `#x`: a label.
    Label(Ident),
    /// `_` or `_name`: a hole.
    Hole(Ident),
    /// Recognised, but not supported (`arrow notation`), or where an error was reported and parsing went on (`""`).
    Unsupported(&'static str),
}

/// A part of an operator expression.
#[derive(Clone, Debug)]
pub enum Infix {
    /// An operand.
    Operand(Expr),
    /// An operator: a `Var` or `Con`, in symbols or in backticks.
    Operator(Expr),
    /// A minus sign before an operand.
    Minus(Span),
}

/// A constant.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// `12`, `0xff`, `0b1`, `1_000`.
    Integer(Integer),
    /// `1.5e3`: the digits as an integer, and the power of ten it is multiplied with.
    Fractional(Integer, i32),
    /// `'c'`.
    Char(char),
    /// `"text"`.
    String(std::sync::Arc<str>),
    /// `3#`, `'c'#`, `"x"#`: MagicHash literals, without the mark, for what the mark stands for.
    Unboxed(Box<Literal>),
}

/// `f = e`, or `f` alone, which stands for `f = f`.
#[derive(Clone, Debug)]
pub struct FieldBinding {
    /// The field.
    pub field: QIdent,
    /// What it gets; none for a pun.
    pub value: Option<Expr>,
}

/// A right-hand side: guarded or plain, with its `where`.
#[derive(Clone, Debug)]
pub struct Rhs {
    /// The bodies with their guards; one without guards if it is plain.
    pub bodies: Vec<Guarded>,
    /// The `where` part.
    pub wheres: Vec<Decl>,
}

/// `| g, p <- e = body`.
#[derive(Clone, Debug)]
pub struct Guarded {
    /// `Stmt::Expr` are conditions, `Stmt::Bind` pattern guards, `Stmt::Let` definitions.
    pub guards: Vec<Stmt>,
    /// What follows.
    pub body: Expr,
    /// All of it.
    pub span: Span,
}

/// An alternative of a `case`.
#[derive(Clone, Debug)]
pub struct Alt {
    /// What it matches.
    pub pattern: Pat,
    /// What it gives.
    pub rhs: Rhs,
    /// All of it.
    pub span: Span,
}

/// A statement of a `do`, a qualifier of a comprehension, or a guard.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `p <- e`.
    Bind(Pat, Expr, Span),
    /// `let ..`.
    Let(Vec<Decl>, Span),
    /// `e`.
    Expr(Expr),
    /// `rec ..`: each may use what all of them bind.
    Rec(Vec<Stmt>, Span),
}
