//! Words: what slots and heap cells hold.

use snell_core_ir::ConId;
use snell_logic::TermId;
use snell_semantics::BodyId;

/// A position in the heap.
pub type Addr = u32;

/// A value, a reference, or the state of a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Word {
    /// A 64-bit integer, or an unbounded one that fits.
    Int(i64),
    /// A double.
    Double(f64),
    /// A code point.
    Char(char),
    /// A constructor; its fields are at the address.
    Con(ConId, Addr),
    /// A function; its captured variables are at the address.
    Fun(BodyId, Addr),
    /// A function and some arguments, so many words at the address.
    Partial(u32, Addr),
    /// An unbounded integer that does not fit 64 bits.
    Big(u32),
    /// A string.
    Str(u32),
    /// A mutable cell.
    Cell(Addr),
    /// A mutable array: its length, then its elements.
    Array(Addr),
    /// A string with unknown characters: its length, then its characters.
    Chars(Addr),
    /// A function given by a table that its interpretation keeps.
    Table(u32),
    /// An unknown number, character or truth value.
    Term(Kind, TermId),
    /// A reference to a cell in one of the states below, or holding its value.
    Lazy(Addr),

    /// State: not evaluated; captured variables follow.
    Suspended(BodyId),
    /// State: being evaluated.
    Running,
    /// State: evaluation failed before.
    Poisoned(u32),
    /// State: a logic variable; its type, and what else its interpretation knows of it.
    Unbound(u32, u32),
    /// State, during collection: the object is at its new address.
    Moved(Addr),
}

/// What kind of value a term stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A 64-bit integer.
    Int,
    /// An unbounded integer.
    Integer,
    /// A code point.
    Char,
    /// A truth value.
    Bool,
    /// A double.
    Double,
    /// The text of an integer: the term is the integer.
    Text,
}

impl Kind {
    pub(crate) const ALL: [Kind; 6] = [Kind::Int, Kind::Integer, Kind::Char, Kind::Bool, Kind::Double, Kind::Text];
}

impl Word {
    /// A constructor without fields.
    #[inline]
    pub const fn nullary(con: ConId) -> Word {
        Word::Con(con, 0)
    }
}
