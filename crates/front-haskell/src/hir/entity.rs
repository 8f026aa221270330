//! What declarations declare: variables, constructors, types, classes, instances, modules.

use super::{BindId, Binds, ClassId, ConId, ModuleId, Pred, Scheme, Ty, TyConId, TyVarId, VarId};
use crate::syntax::Assoc;
use rustc_hash::FxHashSet;
use snell_core_ir::Prim;
use snell_source::{Name, Span};

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its name, `A.B`.
    pub name: Name,
    /// Whether it came with Snell. Its bindings with signatures are only looked at when they are used.
    pub library: bool,
    /// Top-level bindings.
    pub binds: Binds,
    /// Its own instances, in order.
    pub instances: Vec<super::InstanceId>,
    /// Its own types, in order.
    pub tycons: Vec<TyConId>,
    /// Its own classes, in order.
    pub classes: Vec<ClassId>,
    /// `default (..)`.
    pub defaults: Option<Vec<Ty>>,
    /// Where it begins.
    pub span: Span,
    /// `LANGUAGE` pragmas.
    pub extensions: Vec<Name>,
    /// Whether it has a header, so that others can import it.
    pub named: bool,
    /// Its own variables and constructors that others can import.
    pub exports: (FxHashSet<VarId>, FxHashSet<ConId>),
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Var {
    /// Its name.
    pub name: Name,
    /// Where it is bound.
    pub span: Span,
    /// What it is.
    pub kind: VarKind,
    /// Its signature, if it has one. Methods always have one, without the class's own constraint.
    pub signature: Option<Scheme>,
    /// A signature with `_` in it: the type is inferred, and is like this.
    pub partial: Option<Scheme>,
}

/// What a variable is.
#[derive(Clone, Debug)]
pub enum VarKind {
    /// Bound in an expression or pattern.
    Local,
    /// Bound at the top of a module.
    Top(ModuleId),
    /// A method, and its place in the class.
    Method(ClassId, u32),
    /// A field selector: for each constructor that has the field, its place.
    Field(ModuleId, Vec<FieldUse>),
    /// A primitive of Core; it has a signature.
    Primitive(ModuleId, Prim),
    /// The body of an instance's or default method.
    Implementation,
}

/// Where a constructor has a field.
#[derive(Clone, Copy, Debug)]
pub struct FieldUse {
    /// The constructor.
    pub con: ConId,
    /// The place.
    pub place: u32,
}

/// A data constructor. Its type is `forall vars. context => fields -> result`.
#[derive(Clone, Debug)]
pub struct Con {
    /// Its name.
    pub name: Name,
    /// Where it is declared.
    pub span: Span,
    /// The type it belongs to.
    pub tycon: TyConId,
    /// Its place among the constructors of the type.
    pub tag: u32,
    /// All type variables: those of the type and existential ones; for a GADT those of its signature.
    pub vars: Vec<TyVarId>,
    /// What it holds dictionaries for.
    pub context: Vec<Pred>,
    /// Its fields.
    pub fields: Vec<Ty>,
    /// Which fields are evaluated first.
    pub strict: Vec<bool>,
    /// The names of its fields; empty if it has none.
    pub labels: Vec<VarId>,
    /// The type it makes.
    pub result: Ty,
    /// Its fixity, if declared.
    pub fixity: Option<(Assoc, u8)>,
}

/// A type constructor.
#[derive(Clone, Debug)]
pub struct TyCon {
    /// Its name.
    pub name: Name,
    /// Where it is declared.
    pub span: Span,
    /// Where it is defined.
    pub module: ModuleId,
    /// Its parameters.
    pub params: Vec<TyVarId>,
    /// What it is.
    pub kind: TyConKind,
    /// Whether it is a data family: its constructors are those of its instances.
    pub family: bool,
}

/// What a type constructor is.
#[derive(Clone, Debug)]
pub enum TyConKind {
    /// `data`.
    Data(Vec<ConId>),
    /// `newtype`: at run time nothing but its field.
    Newtype(ConId),
    /// `type`.
    Synonym(Ty),
    /// `type family`, whether the order of its equations matters (a closed one), and the places of the parameters that
    /// follow from what it stands for.
    Family(Vec<FamilyEquation>, bool, Vec<u32>),
    /// `Int`, `->`, ..
    Primitive,
    /// A constructor or a literal as a type (`'Z`, `3`): a constant of any kind, which no value has.
    Promoted,
    /// Declared by something unsupported.
    Broken,
}

/// An equation of a type family.
#[derive(Clone, Debug)]
pub struct FamilyEquation {
    /// Its variables.
    pub vars: Vec<TyVarId>,
    /// What the family is applied to.
    pub args: Vec<Ty>,
    /// What that is.
    pub result: Ty,
    /// Whether a class says it for instances that say nothing.
    pub default: bool,
}

/// A type variable where it is bound.
#[derive(Clone, Debug)]
pub struct TyVar {
    /// Its name.
    pub name: Name,
    /// Where it is bound.
    pub span: Span,
}

/// A class.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name.
    pub name: Name,
    /// Where it is declared.
    pub span: Span,
    /// Where it is defined.
    pub module: ModuleId,
    /// Its parameters; in scope in the methods' signatures.
    pub params: Vec<TyVarId>,
    /// Superclasses.
    pub supers: Vec<Pred>,
    /// Functional dependencies, by the places of parameters.
    pub dependencies: Vec<(Vec<u32>, Vec<u32>)>,
    /// The methods.
    pub methods: Vec<VarId>,
    /// For each method its default, a `Function` binding of an `Implementation`.
    pub defaults: Vec<Option<BindId>>,
}

/// An instance.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The class.
    pub class: ClassId,
    /// Where it is declared.
    pub span: Span,
    /// Where it is defined.
    pub module: ModuleId,
    /// Its type variables; in scope in the methods.
    pub vars: Vec<TyVarId>,
    /// The context as written; for [`InstanceBody::Derived`] see there.
    pub context: Vec<Pred>,
    /// What it is an instance for.
    pub head: Vec<Ty>,
    /// Its methods.
    pub body: InstanceBody,
    /// Whether a more specific instance may be chosen instead, or this one instead of a more general one.
    pub overlap: crate::syntax::Overlap,
}

/// What an instance consists of.
#[derive(Clone, Debug)]
pub enum InstanceBody {
    /// For each method of the class its `Function` binding, an `Implementation`; without one the default is used.
    Methods(Vec<Option<BindId>>),
    /// Derived: the same, with the context still to be inferred when `Deriving::infer` has anything to infer it from.
    Derived(Vec<Option<BindId>>, Deriving),
    /// That of the same class for this other type, which has the same representation (`newtype` and `via` deriving).
    Same(Vec<Ty>, Deriving),
}

/// What the context of a derived instance follows from.
#[derive(Clone, Debug)]
pub struct Deriving {
    /// `None` when the context was written (standalone deriving); else constraints which must hold, to be simplified to
    /// the context.
    pub infer: Option<Vec<Pred>>,
}
