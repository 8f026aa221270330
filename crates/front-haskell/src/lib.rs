//! Haskell to Core: layout, parser, renamer, types, lowering, and the libraries.

pub mod branches;
mod derive;
pub mod driver;
mod front_end;
pub mod hir;
pub mod library;
pub mod lower;
mod notation;
pub mod parse;
mod properties;
pub mod rename;
pub mod syntax;
mod types;

pub use front_end::HaskellFrontEnd;
