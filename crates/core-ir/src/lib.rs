//! Core: the small lazy calculus in A-normal form that every front end lowers to.
//!
//! Laziness is explicit (`thunk`), so lazy and strict languages meet here. A [`Program`] is flat: expressions,
//! variables, constructors and globals are typed ids into its tables, comparable and printable. Front ends build one
//! with the [`Builder`]; [`check()`] says whether it is well formed; [`print()`] and [`read()`] are its text form.

mod branch;
mod builder;
mod builtins;
mod check;
mod codes;
mod expr;
mod front_end;
mod ids;
mod interface;
mod literal;
mod merge;
mod notation;
mod prim;
mod print;
mod program;
mod property;
mod query;
mod read;
mod types;
mod unify;

pub use branch::{Branch, BranchKind, Mark, Marks, core_branches};
pub use builder::Builder;
pub use builtins::{Builtin, builtin};
pub use check::check;
pub use codes::{CODES, explain};
pub use expr::{Alt, Atom, Binding, Expr, Pattern, Rhs};
pub use front_end::{Claim, EXIT, FrontEnd, LEFT_OUT, Lowered, MAIN, Page, RAISED, Request};
pub use ids::{ConId, DataId, ExprId, GlobalId, LabelId, VarId};
pub use interface::{Definition, Interface, ModuleImport};
pub use literal::Literal;
pub use merge::merge;
pub use notation::{Form, Notation, Row, Tables, Written};
pub use prim::{Prim, PrimType, Signature};
pub use print::{print, print_expr, print_part};
pub use program::{Constructor, DataType, Global, Label, Program};
pub use property::{EXPECTED, PROPERTY, Property, PropertyKind, PropertyPart, UNEXPECTED, UNIT, is_claim, looked_at};
pub use query::{ANSWER, HOLDS, Query};
pub use read::{CoreFrontEnd, read};
pub use types::Type;
