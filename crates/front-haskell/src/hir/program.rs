//! A whole program: the tables, and the entities that the language itself knows.

use super::{
    Bind, BindId, Class, ClassId, Con, ConId, Expr, ExprId, Instance, InstanceId, Module, ModuleId, Pat, PatId, TyCon,
    TyConId, TyVar, TyVarId, Var, VarId,
};
use rustc_hash::FxHashMap;
use snell_source::Names;

/// All modules of a program. Ids index its tables.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the tables are what their types say
pub struct Hir {
    pub names: Names,
    pub modules: Vec<Module>,
    pub vars: Vec<Var>,
    pub cons: Vec<Con>,
    pub tycons: Vec<TyCon>,
    pub tyvars: Vec<TyVar>,
    pub classes: Vec<Class>,
    pub instances: Vec<Instance>,
    pub exprs: Vec<Expr>,
    pub pats: Vec<Pat>,
    pub binds: Vec<Bind>,
    /// Classes that stand where types do (`Dict (Show a)`), as type constants.
    pub class_types: FxHashMap<TyConId, ClassId>,
    pub wired: Wired,
}

/// What the language itself refers to. All but the primitive types and the syntax of lists, tuples and unit is defined
/// in the library module `Snell.Base`.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are named after what they are
pub struct Wired {
    pub function: TyConId,
    pub list: TyConId,
    pub unit: TyConId,
    /// What a type is of which nothing is known but that it has an equality.
    pub opaque: TyConId,
    /// By number of components, from 2.
    pub tuples: Vec<TyConId>,
    pub int: TyConId,
    pub integer: TyConId,
    pub double: TyConId,
    pub char: TyConId,
    /// `Str#`.
    pub str: TyConId,
    /// `Cell# a`.
    pub cell: TyConId,
    /// `Array# a`.
    pub array: TyConId,
    pub bool: TyConId,
    pub ratio: TyConId,
    pub io: TyConId,
    /// `Caught#`, what a handler of `control.catch` is given: `Raised# a | Failed# Str#`.
    pub caught: TyConId,

    pub nil: ConId,
    pub cons: ConId,
    pub unit_con: ConId,
    /// By number of components, from 2.
    pub tuple_cons: Vec<ConId>,
    pub false_con: ConId,
    pub true_con: ConId,

    pub eq: ClassId,
    pub ord: ClassId,
    pub show: ClassId,
    pub num: ClassId,
    pub integral: ClassId,
    pub fractional: ClassId,
    pub enum_: ClassId,
    pub monad: ClassId,
    pub monad_fail: ClassId,
    pub is_string: ClassId,
    pub foldable: ClassId,
    pub traversable: ClassId,
    /// Solved by the type checker.
    pub typeable: ClassId,
    /// Solved by the type checker.
    pub coercible: ClassId,
    /// Solved by the type checker where calls are kept.
    pub has_call_stack: ClassId,
    /// `Implicit# "x" t`: what `?x :: t` is; its dictionary is the value.
    pub implicit: ClassId,
    /// `Holds# c`: the constraint that `c` stands for.
    pub holds: ClassId,
    /// Several constraints as one, by their number: none, two, three..
    pub held: Vec<ClassId>,

    /// `(==)`.
    pub equals: VarId,
    /// `fromInteger`.
    pub from_integer: VarId,
    /// `fromRational`.
    pub from_rational: VarId,
    /// `(>>=)`.
    pub bind: VarId,
    /// `(>>)`.
    pub then: VarId,
    /// `fail`.
    pub fail: VarId,
    /// `mkRatio# :: Integer -> Integer -> Ratio Integer`, of numbers in lowest terms.
    pub make_ratio: VarId,
    /// `mkTypeRep# :: Str# -> [TypeRep#] -> TypeRep#`.
    pub make_type_rep: VarId,
    /// `error`, and what is called in its place where calls are kept.
    pub error: [VarId; 2],
    /// The same for `undefined`.
    pub undefined: [VarId; 2],
    /// `callStack#`.
    pub call_stack: VarId,
    /// `print`, for expressions on the command line.
    pub print: VarId,
}

macro_rules! tables {
    ($($method:ident $field:ident $id:ident $entry:ident;)*) => {
        impl Hir {
            $(
                /// The entry of this id.
                #[inline]
                pub fn $method(&self, id: $id) -> &$entry {
                    &self.$field[id.index()]
                }
            )*
        }
    };
}

tables! {
    module modules ModuleId Module;
    var vars VarId Var;
    con cons ConId Con;
    tycon tycons TyConId TyCon;
    tyvar tyvars TyVarId TyVar;
    class classes ClassId Class;
    instance instances InstanceId Instance;
    expr exprs ExprId Expr;
    pat pats PatId Pat;
    bind binds BindId Bind;
}
