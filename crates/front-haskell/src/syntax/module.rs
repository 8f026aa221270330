//! Modules: headers, exports, imports.

use super::{Decl, Ident, QIdent};
use snell_source::{Name, Span};

/// A file.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its name, `A.B`; `None` when there is no header (then it is `Main` and exports `main`).
    pub name: Option<Ident>,
    /// The export list, if there is one.
    pub exports: Option<Vec<Export>>,
    /// The imports, in order.
    pub imports: Vec<Import>,
    /// The declarations, in order. Clauses of one function stand side by side and are not yet grouped.
    pub decls: Vec<Decl>,
    /// Names in `LANGUAGE` pragmas, in order, without duplicates.
    pub extensions: Vec<Name>,
    /// The header, or the start of the file.
    pub span: Span,
}

/// An entry of an export list.
#[derive(Clone, Debug)]
pub enum Export {
    /// A variable.
    Value(QIdent),
    /// A type or class.
    Type(QIdent, Subordinates),
    /// `module M`.
    Module(Ident),
}

/// An import.
#[derive(Clone, Debug)]
pub struct Import {
    /// What is imported, `A.B`.
    pub module: Ident,
    /// `qualified`, before or after the name.
    pub qualified: bool,
    /// `as M`.
    pub alias: Option<Ident>,
    /// Whether the items are what is left out.
    pub hiding: bool,
    /// The items, if there is a list.
    pub items: Option<Vec<Item>>,
    /// All of it.
    pub span: Span,
}

/// An entry of an import list.
#[derive(Clone, Debug)]
pub enum Item {
    /// A variable.
    Value(Ident),
    /// A type or class.
    Type(Ident, Subordinates),
}

/// What of a type or class is meant besides its name.
#[derive(Clone, Debug)]
pub enum Subordinates {
    /// `T`.
    None,
    /// `T(..)`, and what stands beside the dots: pattern synonyms.
    All(Vec<Ident>),
    /// `T(A, b)`: constructors, fields or methods.
    Some(Vec<Ident>),
}

impl Module {
    /// Its name as text is found by, `Main` without a header.
    pub fn name_or(&self, main: Name) -> Name {
        self.name.map_or(main, |ident| ident.name)
    }
}
