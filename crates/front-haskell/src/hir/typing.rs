//! What the type checker found out: dictionaries, as tables beside the tree.

use super::{BindId, ClassId, DictId, EvidenceId, ExprId, InstanceId, PatId, Scheme, Ty, TyConId, TyVarId, VarId};
use rustc_hash::FxHashMap;

/// Dictionary arguments and parameters. A construct without an entry needs none.
#[derive(Clone, Default, Debug)]
pub struct Typing {
    /// Arguments of variables and constructors, in the order of their contexts (a method's class first); for literals,
    /// `do` and the like see [`super::ExprKind`].
    pub uses: FxHashMap<ExprId, Vec<EvidenceId>>,
    /// What patterns need and bring.
    pub pats: FxHashMap<PatId, PatEvidence>,
    /// Parameters of generalised bindings. Of an instance's method: first those of the instance's context, then those of
    /// the method's own. Of a default method: first the dictionary of its class, then what its own signature
    /// asks for, or the method's own.
    pub binds: FxHashMap<BindId, Vec<DictId>>,
    /// Parameters of rank-n arguments: an expression that is checked against `forall a. C a => t` becomes a function of
    /// these, outside of everything else it is. (Of `e :: forall a. C a => t` the abstraction is at `e`, and the
    /// dictionaries it is applied to are the uses of the whole.)
    pub abstractions: FxHashMap<ExprId, Vec<DictId>>,
    /// Dictionaries that are applied after so many arguments of an application (`App` or `Operator`): the result up to
    /// there is a polymorphic value out of a record or constructor.
    pub between: FxHashMap<(ExprId, u32), Vec<EvidenceId>>,
    /// For each instance, its context's parameters and the dictionaries of its superclasses.
    pub instances: FxHashMap<InstanceId, InstanceEvidence>,
    /// What each argument is.
    pub evidence: Vec<Evidence>,
    /// For each parameter, its class.
    pub dicts: Vec<ClassId>,
    /// The types of top-level variables of the user's modules, and of `main`'s.
    pub schemes: FxHashMap<VarId, Scheme>,
    /// What the same variables are explored at; one that no instance was found for is missing.
    pub entries: FxHashMap<VarId, Entry>,
    /// What makes the inputs that entries may have.
    pub makers: Vec<Maker>,
}

/// What a top-level variable is explored at.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its type, without constraints.
    pub ty: Ty,
    /// What its constrained type variables stand for.
    pub chosen: Vec<(TyVarId, Ty)>,
    /// Its dictionaries.
    pub evidence: Vec<EvidenceId>,
}

/// A function of the libraries of the type `from -> (Bool, to)` that makes inputs, and whether it could.
#[derive(Clone, Debug)]
pub struct Maker {
    /// The function.
    pub function: VarId,
    /// What it makes them of.
    pub from: Ty,
    /// What it makes.
    pub to: Ty,
    /// Its dictionaries.
    pub evidence: Vec<EvidenceId>,
}

/// How a dictionary is got.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Evidence {
    /// A parameter in scope.
    Param(DictId),
    /// An instance applied to what its context asks for.
    Instance(InstanceId, Vec<EvidenceId>),
    /// A superclass of another dictionary, which is one of the class, by its place.
    Super(EvidenceId, u32, ClassId),
    /// `Typeable` of a type constructor applied to so much: the representation of the type.
    TypeRep(TyConId, Vec<EvidenceId>),
    /// `HasCallStack`: a call of what the expression is, and the calls before.
    Call(ExprId, EvidenceId),
    /// Of a quantified constraint, `forall a. C a => D (f a)`: a function from dictionaries to a dictionary.
    Lambda(Vec<DictId>, EvidenceId),
    /// Such a function applied.
    Apply(EvidenceId, Vec<EvidenceId>),
    /// `Coercible`: nothing at run time.
    Coercible,
    /// Not found; a diagnostic has been given.
    Missing,
}

/// The evidence of a pattern.
#[derive(Clone, Default, Debug)]
pub struct PatEvidence {
    /// For literals: `Eq`, then `Num` or `Fractional`.
    pub needs: Vec<EvidenceId>,
    /// For constructors: the dictionaries it holds, which are in scope from here on.
    pub brings: Vec<DictId>,
    /// For variables of a rank-n type, view patterns and the like: nothing; for a pattern binding's variable with a
    /// signature that has a context: its parameters.
    pub takes: Vec<DictId>,
}

/// The evidence of an instance.
#[derive(Clone, Default, Debug)]
pub struct InstanceEvidence {
    /// Parameters, in the order of the (inferred) context.
    pub params: Vec<DictId>,
    /// The dictionaries of the superclasses; they may use the parameters.
    pub supers: Vec<EvidenceId>,
    /// For defaults with a signature of their own: what they ask for besides the class, by the method's place.
    pub defaults: FxHashMap<u32, DefaultUse>,
    /// For `Same` bodies: the dictionary that is used instead.
    pub same: Option<EvidenceId>,
}

/// A default with a signature of its own, used for a method of an instance.
#[derive(Clone, Default, Debug)]
pub struct DefaultUse {
    /// The method's own parameters, which what the default asks for may use.
    pub takes: Vec<DictId>,
    /// What the default asks for besides the class.
    pub needs: Vec<EvidenceId>,
}
