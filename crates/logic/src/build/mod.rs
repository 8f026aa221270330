//! The constructors. Each normalises, so that equal formulas tend to be the same term.

mod atoms;
mod bits;
mod boolean;
mod chars;
mod divide;
mod doubles;
mod ite;
mod linear;
mod product;
mod wrap;

pub use bits::Remainders;
pub(crate) use linear::Sum;
