//! Haskell with its names resolved: what the renamer makes, the type checker reads and lowering walks.
//!
//! One [`Hir`] holds all modules of a program. Everything has an id of its own, so that what the type checker finds out
//! stands in tables beside the tree ([`Typing`]) and no second tree is needed. Operators are resolved, bindings are
//! grouped by what depends on what, sugar is gone where its removal hides nothing from a reader of an error message.

mod bind;
mod entity;
mod expr;
mod ids;
mod pattern;
mod program;
mod show;
mod types;
mod typing;

pub use bind::{Bind, BindKind, Binds, Clause, Guarded, Rhs, Stmt};
pub use entity::{
    Class, Con, Deriving, FamilyEquation, FieldUse, Instance, InstanceBody, Module, TyCon, TyConKind, TyVar, Var,
    VarKind,
};
pub use expr::{Alt, Expr, ExprKind, Literal};
pub use ids::{
    BindId, ClassId, ConId, DictId, EvidenceId, ExprId, InstanceId, ModuleId, PatId, TyConId, TyVarId, VarId,
};
pub use pattern::{Pat, PatKind};
pub use program::{Hir, Wired};
pub use show::Show;
pub use types::{Pred, Scheme, Ty, TyKind};
pub use typing::{DefaultUse, Entry, Evidence, InstanceEvidence, Maker, PatEvidence, Typing};
