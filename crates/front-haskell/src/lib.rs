//! Haskell to Core: layout, parser, renamer, types, lowering, and the libraries.

mod front_end;
pub mod hir;
pub mod library;
pub mod lower;
pub mod parse;
pub mod syntax;
mod types;
pub mod driver;
mod derive;
pub mod rename;

pub use front_end::HaskellFrontEnd;
