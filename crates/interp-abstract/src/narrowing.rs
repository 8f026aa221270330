//! What a branch says of variables: `n ≠ 0` holds where a test of it was false.
//!
//! A branch is taken on the outcome of an expression, which may have looked at variables on the way: compared numbers, or
//! branched on constructors. [`tests`] lists the ways through such an expression. A variable that every way to an
//! alternative says something of is another variable there, with fewer values: [`rename`] gives it a slot of its own, which
//! the solver fills where the branch is taken. So nothing is ever taken back, and code that is reached in two ways does not
//! exist.

mod chain;
mod rename;
mod tests;

use crate::whole::Whole;
pub use rename::rename;
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, Prim};
use snell_semantics::{AltsId, Slot};

/// What a test says of a variable.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// It takes an alternative: a position, or the default.
    Takes(AltsId, u32),
    /// It was compared with another number.
    Compared {
        /// The comparison.
        op: Prim,
        /// The other side.
        other: Other,
        /// Whether the variable was on the left.
        left: bool,
        /// What came out.
        outcome: bool,
    },
    /// It has this constructor, of which a field has the property.
    Field(ConId, u32, Box<Fact>),
}

impl Fact {
    /// The other variable that it mentions.
    pub fn slot(&self) -> Option<Slot> {
        match self {
            Fact::Compared { other: Other::Slot(slot), .. } => Some(*slot),
            Fact::Field(.., fact) => fact.slot(),
            _ => None,
        }
    }
}

/// What a variable was compared with.
#[derive(Clone, PartialEq, Debug)]
pub enum Other {
    /// A number.
    Number(Whole),
    /// Another variable.
    Slot(Slot),
}

/// A variable that is known better in an alternative.
#[derive(Clone, Debug)]
pub struct Narrowing {
    /// Where it is kept otherwise.
    pub from: Slot,
    /// Where it is kept here.
    pub to: Slot,
    /// What is said of it on each way to the alternative; all of it is true on that way.
    pub ways: Box<[Box<[Fact]>]>,
}

/// What alternatives say: by the alternatives and a position, or the default.
pub type Narrowings = FxHashMap<(AltsId, u32), Box<[Narrowing]>>;
