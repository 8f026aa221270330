//! Haskell as it is written: what the parser gives and the renamer takes.
//!
//! Operators are not yet resolved (fixities may be imported), names not yet looked up, sugar not yet removed. Every
//! node has the span of its text.

mod decl;
mod expr;
mod module;
mod pattern;
mod types;

pub use decl::{
    Assoc, ClassDecl, Clause, Constructor, ConstructorFields, DataDecl, DataInstance, Decl, Derive, Field, FieldMark,
    Fixity, InstanceDecl, Overlap, PatternSynonym, Standalone, Strategy, SynonymDecl, TypeEquation, TypeFamily,
};
pub use expr::{Alt, Expr, ExprKind, FieldBinding, Guarded, Infix, Literal, Rhs, Stmt};
pub use module::{Export, Import, Item, Module, Subordinates};
pub use pattern::{FieldPattern, InfixPattern, Pat, PatKind};
pub use types::{Context, Type, TypeKind, TypeVar};

use snell_source::{Name, Span};

/// A name as written, perhaps qualified: `x`, `M.x`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QName {
    /// Where it is looked for.
    pub qualifier: Qualifier,
    /// The name itself.
    pub name: Name,
}

/// Where a name is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Qualifier {
    /// In scope without a qualifier.
    None,
    /// In scope with this qualifier, `M` or `A.B`, as written.
    As(Name),
    /// The entity that this module defines or exports, whatever is in scope: what derived code refers to.
    Original(Name),
}

/// A name and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ident {
    /// The name.
    pub name: Name,
    /// Its place.
    pub span: Span,
}

/// A perhaps qualified name and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QIdent {
    /// The name.
    pub name: QName,
    /// Its place.
    pub span: Span,
}

impl QName {
    /// An unqualified name.
    pub fn plain(name: Name) -> QName {
        QName { qualifier: Qualifier::None, name }
    }
}
