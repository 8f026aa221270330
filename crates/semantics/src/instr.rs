//! Instructions: nodes as the machine reads them. What is looked at together lies together, and an operand is found
//! without a branch.

use crate::code::{AltsId, BodyId, NodeId, Operand, Operands, Slot};
use snell_core_ir::{ConId, LabelId, Prim};

/// Where an operand is: a slot of the activation, or one of the constants that lie below all activations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    at: u32,
    /// All bits of a slot, which counts from the beginning of the activation; none of a constant.
    mask: u32,
}

impl Place {
    /// The place of an operand; constants are `literals` literals, then the globals.
    pub(crate) fn of(operand: Operand, literals: usize) -> Place {
        match operand {
            Operand::Local(at) => Place { at, mask: u32::MAX },
            Operand::Literal(at) => Place { at, mask: 0 },
            Operand::Global(global) => Place { at: literals as u32 + global, mask: 0 },
        }
    }

    /// Its position, seen from an activation that starts at `base`.
    #[inline(always)]
    pub(crate) fn at(self, base: u32) -> usize {
        (self.at + (base & self.mask)) as usize
    }

    /// The slot, if it is one.
    #[inline]
    pub(crate) fn slot(self) -> Option<Slot> {
        (self.mask != 0).then_some(self.at)
    }
}

/// What the machine does at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Instr {
    /// The value of an atom.
    Atom(Place),
    /// Application of something not known statically.
    Call(Place, Operands),
    /// Application of a global function to exactly its parameters.
    CallKnown(Known),
    /// A constructor.
    Construct(ConId, Operands),
    /// A primitive that is a function of two evaluated arguments.
    Binary(Prim, Place, Place),
    /// Any other primitive.
    Prim(Prim, Operands),
    /// Bindings that don't mention each other, then the body.
    Let { first: u32, count: u32, body: NodeId },
    /// Bindings that mention each other, then the body.
    LetRec { first: u32, count: u32, body: NodeId },
    /// One binding, then a constructor whose last field it is, and whose only other field is `first`: `x : ..`.
    LetConstruct { binding: u32, body: NodeId, con: ConId, first: Option<Place> },
    /// One binding that [`Spine`] is about, then the body.
    Spine(u32),
    /// Force and branch: the general form.
    Case(AltsId),
    /// The same of a call of a global function.
    CaseCall { alts: AltsId, known: Known, call: NodeId },
    /// The same of a primitive that reads or writes a cell or an array.
    CasePrim { alts: AltsId, op: Prim, args: Operands },
    /// The same, of an atom.
    CaseAtom { value: Place, alts: AltsId, branch: Ways },
    /// The same of an atom, where there is one way on.
    Force { value: Place, slot: Slot, alts: AltsId, body: NodeId },
    /// The same of a binary primitive.
    CaseBinary(Prim, Place, Place, AltsId),
    /// The same of a binary primitive, where there is one way on.
    Compute { op: Prim, left: Place, right: Place, slot: Slot, alts: AltsId, body: NodeId },
    /// The same of a binary primitive that gives a truth value which nothing else looks at.
    Test {
        op: Prim,
        /// The positions of the alternatives, [`NO_CASE`] for the default.
        cases: [u8; 2],
        left: Place,
        right: Place,
        alts: AltsId,
        /// Where true and false lead.
        bodies: [NodeId; 2],
    },
    /// A test whether one is less, and then whether both are equal.
    Compare {
        op: Prim,
        left: Place,
        right: Place,
        /// Where less, equal and greater lead.
        bodies: [NodeId; 3],
    },
    /// An input of type [`crate::Code::types`].
    Fresh(u32),
    /// The path ends unless the condition holds.
    Assume(Place, NodeId),
    /// The program fails unless the condition holds.
    Assert(LabelId, Place, NodeId),
    /// The program fails.
    Error(LabelId),
}

/// A call of a global function, and what there is to know of the function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub body: BodyId,
    pub args: Operands,
    /// Where it starts.
    pub entry: NodeId,
    /// The slots of an activation.
    pub size: u32,
}

/// What a branch on a constructor looks at of alternatives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// The arm of constructor `first` in [`crate::Code`]'s; those of the following constructors follow.
    pub arms: u32,
    /// The first constructor of the type.
    pub first: u32,
    /// How many constructors there are; none if none is told from another.
    pub count: u32,
    /// Where the value goes, if anything mentions it; [`NOWHERE`] otherwise.
    pub binder: Slot,
}

/// What a branch looks at of alternatives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    /// Where constructors lead.
    pub ways: Ways,
    /// Where all values lead if none is told from another, or [`NOWHERE`].
    pub only: NodeId,
    /// Where numbers and characters lead, if all alternatives are such.
    pub keys: Keys,
}

/// A run of [`KeyedCase`]s.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keys {
    pub start: u32,
    pub len: u32,
}

/// A number or a character that an alternative is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// An integer that fits.
    Int(i64),
    /// A character.
    Char(char),
}

/// Where a number or a character leads: the position of an alternative.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeyedCase {
    pub key: Key,
    pub case: u32,
}

/// Where a constructor leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arm {
    /// What follows; [`NOWHERE`] if nothing matches.
    pub body: NodeId,
    /// The position of the alternative.
    pub case: u32,
    /// The slot of the first field that is mentioned.
    pub fields: Slot,
    /// The first of them that is mentioned.
    pub first: u32,
    /// How many there are from there to the last one that is mentioned.
    pub count: u32,
}

/// No slot and no node.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// A function that gives the cells of one of its parameters again, the last field of each given to itself: `++`. What of
/// them is evaluated already can be copied in one go, and nobody sees the difference.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spine {
    /// The binding: the suspended call of itself.
    pub binding: u32,
    /// The constructor of the cells.
    pub con: ConId,
    /// The slot of the last field of the cell at hand.
    pub tail: Slot,
    /// The constructor in place of which it gives one of its parameters.
    pub end: Option<(ConId, Place)>,
    /// What follows the binding.
    pub body: NodeId,
}

/// In [`Instr::Test`]: the default.
pub(crate) const NO_CASE: u8 = u8::MAX;
