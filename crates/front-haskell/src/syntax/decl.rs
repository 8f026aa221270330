//! Declarations: data types, classes, instances, signatures, bindings.

use super::{Context, Expr, Ident, Pat, QIdent, Rhs, Type, TypeVar};
use snell_source::{Name, Span};

/// A declaration, at the top of a module or in a class, an instance, a `let` or a `where`.
#[derive(Clone, Debug)]
pub enum Decl {
    /// `data`, `newtype`.
    Data(DataDecl),
    /// `data family T a`, or `data T a` in a class.
    DataFamily(Ident, Vec<TypeVar>, Span),
    /// `data instance T X = ..`, or `data T X = ..` in an instance.
    DataInstance(DataInstance),
    /// `type T a = ..`.
    Synonym(SynonymDecl),
    /// `type family F a`, or `type F a` in a class.
    TypeFamily(TypeFamily),
    /// `type instance F X = ..`; in an instance, and in a class as a default, `type F X = ..`.
    TypeInstance(TypeEquation),
    /// `class`.
    Class(ClassDecl),
    /// `instance`.
    Instance(InstanceDecl),
    /// `deriving instance`.
    Standalone(Standalone),
    /// `default (..)`.
    Default(Vec<Type>, Span),
    /// `infixl 6 +, ..`.
    Fixity(Fixity),
    /// `x, y :: type`; in a class, the declaration of methods.
    Signature(Vec<Ident>, Type, Span),
    /// `default x :: type` in a class.
    DefaultSignature(Vec<Ident>, Type, Span),
    /// One equation of a function, `f p.. = e` or `p op q = e`; without patterns a plain variable.
    Clause(Clause),
    /// `p = e`.
    Pattern(Pat, Rhs, Span),
    /// `pattern P a = p`.
    PatternSynonym(PatternSynonym),
    /// `pattern P, Q :: type`.
    PatternSignature(Vec<Ident>, Type, Span),
    /// `foreign import prim "int.add" f :: type`: a primitive of Core, in libraries only.
    Primitive(Ident, Box<str>, Type, Span),
    /// `?x = e`: what an implicit parameter is.
    Implicit(Ident, Expr),
    /// Recognised, but not supported: what it is called (`type family`), the names it would define, all of it.
    Unsupported(&'static str, Vec<Name>, Span),
}

/// `pattern P a = p`, `pattern P a <- p where ..`. Selectors of fields and the functions of views stand beside it as
/// definitions of their own.
#[derive(Clone, Debug)]
pub struct PatternSynonym {
    /// Its name.
    pub name: Ident,
    /// Its parameters: variables of the pattern.
    pub params: Vec<Ident>,
    /// Whether the parameters are fields.
    pub record: bool,
    /// What it stands for. Functions of views in it are variables.
    pub pattern: Pat,
    /// Clauses of what its name means in an expression; none if it can't stand there.
    pub builder: Vec<Decl>,
    /// All of it.
    pub span: Span,
}

/// `data T a = ..`, `newtype T a = ..`, in plain or GADT syntax.
#[derive(Clone, Debug)]
pub struct DataDecl {
    /// Whether it is a `newtype`.
    pub newtype: bool,
    /// The context of the type (an old feature without meaning).
    pub context: Context,
    /// The type.
    pub name: Ident,
    /// Its parameters. Those that only a kind signature mentions (`data T :: Type -> Type where`) are made up by the
    /// parser, with names that no program can write.
    pub params: Vec<TypeVar>,
    /// The constructors.
    pub constructors: Vec<Constructor>,
    /// The deriving clauses, flat.
    pub deriving: Vec<Derive>,
    /// All of it.
    pub span: Span,
}

/// `type family F a b where ..`.
#[derive(Clone, Debug)]
pub struct TypeFamily {
    /// Its name.
    pub name: Ident,
    /// Its parameters.
    pub params: Vec<TypeVar>,
    /// The equations of a closed one, in order.
    pub closed: Option<Vec<TypeEquation>>,
    /// The parameters that follow from what it stands for.
    pub injective: Vec<Ident>,
    /// All of it.
    pub span: Span,
}

/// `F X Y = T`.
#[derive(Clone, Debug)]
pub struct TypeEquation {
    /// The family.
    pub family: QIdent,
    /// What it is applied to.
    pub args: Vec<Type>,
    /// What that is.
    pub result: Type,
    /// All of it.
    pub span: Span,
}

/// `data instance T X = ..`. What a `newtype instance` has more than that is not kept.
#[derive(Clone, Debug)]
pub struct DataInstance {
    /// The family.
    pub family: QIdent,
    /// The constructors, all with the type that they make.
    pub constructors: Vec<Constructor>,
    /// The deriving clauses, flat.
    pub deriving: Vec<Derive>,
    /// All of it.
    pub span: Span,
}

/// A constructor.
#[derive(Clone, Debug)]
pub struct Constructor {
    /// Its name; operators without parentheses.
    pub name: Ident,
    /// Whether it was declared infix, `a :+: b` (for `Show`).
    pub infix: bool,
    /// `forall a.`, explicit existential variables; in GADT syntax the variables of the signature, if written.
    pub forall: Vec<TypeVar>,
    /// The context, whose dictionaries it holds.
    pub context: Context,
    /// The fields.
    pub fields: ConstructorFields,
    /// The type it makes, in GADT syntax.
    pub result: Option<Type>,
    /// All of it.
    pub span: Span,
}

/// The fields of a constructor.
#[derive(Clone, Debug)]
pub enum ConstructorFields {
    /// By position.
    Positional(Vec<Field>),
    /// By name; one entry for each name.
    Record(Vec<(Ident, Field)>),
}

/// The type of a field.
#[derive(Clone, Debug)]
pub struct Field {
    /// The type, without the mark.
    pub ty: Type,
    /// `!` or `~`.
    pub mark: FieldMark,
}

/// Whether a field is evaluated first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldMark {
    /// As the extensions of the module say.
    None,
    /// `!`: always.
    Strict,
    /// `~`: never.
    Lazy,
}

/// One class of a deriving clause.
#[derive(Clone, Debug)]
pub struct Derive {
    /// How.
    pub strategy: Strategy,
    /// The class, perhaps applied to arguments (`MonadState Int`).
    pub class: Type,
}

/// How an instance is derived.
#[derive(Clone, Debug)]
pub enum Strategy {
    /// Nothing is said.
    Default,
    /// `stock`.
    Stock,
    /// `newtype`.
    Newtype,
    /// `anyclass`.
    Anyclass,
    /// `via T`.
    Via(Type),
}

/// `type T a = t`.
#[derive(Clone, Debug)]
pub struct SynonymDecl {
    /// The type.
    pub name: Ident,
    /// Its parameters.
    pub params: Vec<TypeVar>,
    /// What it stands for.
    pub ty: Type,
    /// All of it.
    pub span: Span,
}

/// `class C => K a | a -> b where ..`.
#[derive(Clone, Debug)]
pub struct ClassDecl {
    /// Superclasses.
    pub context: Context,
    /// The class.
    pub name: Ident,
    /// Its parameters.
    pub params: Vec<TypeVar>,
    /// Functional dependencies.
    pub dependencies: Vec<(Vec<Ident>, Vec<Ident>)>,
    /// Signatures, default methods, fixities.
    pub body: Vec<Decl>,
    /// All of it.
    pub span: Span,
}

/// `instance C => K T where ..`.
#[derive(Clone, Debug)]
pub struct InstanceDecl {
    /// `forall a.`, if written.
    pub forall: Vec<TypeVar>,
    /// The context.
    pub context: Context,
    /// The class.
    pub class: QIdent,
    /// What it is an instance for.
    pub args: Vec<Type>,
    /// `OVERLAPPING` and the like.
    pub overlap: Overlap,
    /// Methods (and signatures, which `InstanceSigs` allows).
    pub body: Vec<Decl>,
    /// All of it.
    pub span: Span,
}

/// The pragma of an instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlap {
    /// None.
    None,
    /// `OVERLAPPING`.
    Overlapping,
    /// `OVERLAPPABLE`.
    Overlappable,
    /// `OVERLAPS`.
    Overlaps,
    /// `INCOHERENT`.
    Incoherent,
}

/// `deriving instance C => K T`.
#[derive(Clone, Debug)]
pub struct Standalone {
    /// How.
    pub strategy: Strategy,
    /// The context, as written.
    pub context: Context,
    /// The class.
    pub class: QIdent,
    /// What it is an instance for.
    pub args: Vec<Type>,
    /// All of it.
    pub span: Span,
}

/// `infixl 6 +, ..`.
#[derive(Clone, Debug)]
pub struct Fixity {
    /// Which way it associates.
    pub assoc: Assoc,
    /// How tightly it binds, 0 to 9.
    pub precedence: u8,
    /// The operators.
    pub operators: Vec<Ident>,
    /// All of it.
    pub span: Span,
}

/// Which way an operator associates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assoc {
    /// `infixl`.
    Left,
    /// `infixr`.
    Right,
    /// `infix`.
    None,
}

/// One equation of a function.
#[derive(Clone, Debug)]
pub struct Clause {
    /// What is defined.
    pub name: Ident,
    /// The patterns; none for a variable.
    pub patterns: Vec<Pat>,
    /// What it is.
    pub rhs: Rhs,
    /// All of it.
    pub span: Span,
}
