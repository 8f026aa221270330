//! Scheme to Core: reader, macro expander, lowering, and the library.

mod analyse;
mod ast;
mod codes;
mod conditions;
mod expand;
mod front_end;
mod included;
mod lower;
mod notation;
mod read;
mod symbols;
mod syntax;

pub use codes::CODES;
pub use front_end::SchemeFrontEnd;
