//! Abstract values: a product of numbers, text, objects and suspended computations, interned.

use crate::whole::{Numbers, Whole};
use snell_core_ir::ConId;
use snell_integer::Integer;
use snell_lattice::{Element, FiniteSet, Flat, Join};
use snell_logic::TermId;
use snell_semantics::BodyId;
use std::sync::Arc;

/// Where values are joined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Addr(pub u32);

/// An interned [`Object`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectId(pub u32);

/// A body in an environment, or another unit of work; see [`crate::knowledge`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntryId(pub u32);

/// What a slot of the machine holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Whatever the address holds, now or later.
    Ref(Addr),
    /// One of these.
    Set(Element),
}

/// Something with parts; the parts live at addresses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Object {
    /// A constructor and its fields.
    Con(ConId, Box<[Addr]>),
    /// A function and its captured variables.
    Closure(BodyId, Box<[Addr]>),
    /// A function and the arguments it has so far.
    Partial(Box<[Addr]>),
    /// A function without code; its results are at the address.
    Unknown(Addr),
    /// A mutable cell.
    Cell(Addr),
    /// A mutable array: its length, its elements.
    Array(Addr, Addr),
    /// The value of a computation that is being run; only where each address has one value.
    Running(EntryId),
    /// The value of a computation that failed; only where each address has one value.
    Abandoned(u32),
    /// What another address holds, in a cell; only where each address has one value.
    Same(Addr),
}

impl Object {
    /// Whether it can be applied.
    pub fn is_function(&self) -> bool {
        matches!(self, Object::Closure(..) | Object::Partial(_) | Object::Unknown(_))
    }

    /// The constructor, if it is one.
    pub fn con(&self) -> Option<ConId> {
        match self {
            Object::Con(con, _) => Some(*con),
            _ => None,
        }
    }
}

/// A set of values by their heads: the product domain.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Heads {
    /// Whole numbers.
    pub whole: Whole,
    /// Doubles, by their bits.
    pub double: Flat<u64>,
    /// Code points.
    pub char: Flat<char>,
    /// Strings.
    pub text: Flat<Arc<str>>,
    /// Constructors, functions, cells and arrays.
    pub objects: FiniteSet<ObjectId>,
    /// Suspended computations whose results belong here.
    pub thunks: FiniteSet<EntryId>,
    /// What the whole numbers are equal to, if that is known.
    pub number: Option<TermId>,
    /// Which constructor the objects have, if that is known: a truth value, or the position in the data type.
    pub tag: Option<TermId>,
}

impl Heads {
    /// A whole number.
    pub fn integer(number: Integer) -> Heads {
        Heads { whole: Whole::Exactly(number), ..Heads::default() }
    }

    /// An object.
    pub fn object(object: ObjectId) -> Heads {
        Heads { objects: FiniteSet::one(object), ..Heads::default() }
    }

    /// Whether there is a number, a character or a string.
    pub fn has_atoms(&self) -> bool {
        !self.whole.is_nothing() || !self.double.is_nothing() || !self.char.is_nothing() || !self.text.is_nothing()
    }

    /// How many kinds of atoms there are.
    pub fn atom_kinds(&self) -> usize {
        let kinds =
            [!self.whole.is_nothing(), !self.double.is_nothing(), !self.char.is_nothing(), !self.text.is_nothing()];
        kinds.into_iter().filter(|&present| present).count()
    }

    /// All numbers, characters and strings.
    pub fn all_atoms() -> Heads {
        Heads { whole: Whole::integer(), double: Flat::Any, char: Flat::Any, text: Flat::Any, ..Heads::default() }
    }
}

impl Heads {
    /// Becomes an upper bound of itself and `other`, with numbers kept apart as far as asked for; says whether it grew.
    pub fn join_keeping(&mut self, other: &Self, numbers: Numbers) -> bool {
        let (number, tag) = (self.number, self.tag);
        self.number = common(self.number, self.whole.is_nothing(), other.number, other.whole.is_nothing());
        self.tag = common(self.tag, self.objects.is_empty(), other.tag, other.objects.is_empty());
        let mut grew = (number, tag) != (self.number, self.tag);
        grew |= self.whole.join(&other.whole, numbers);
        grew |= self.double.join(&other.double);
        grew |= self.char.join(&other.char);
        grew |= self.text.join(&other.text);
        grew |= self.objects.join(&other.objects);
        grew |= self.thunks.join(&other.thunks);
        grew
    }
}

/// What two sets are equal to, each of which may be empty.
fn common(own: Option<TermId>, own_empty: bool, other: Option<TermId>, other_empty: bool) -> Option<TermId> {
    match (own_empty, other_empty) {
        (_, true) => own,
        (true, _) => other,
        _ => own.filter(|_| own == other),
    }
}

impl Join for Heads {
    fn join(&mut self, other: &Self) -> bool {
        self.join_keeping(other, Numbers::default())
    }
}
