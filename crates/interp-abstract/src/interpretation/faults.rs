//! Failures that are known, raised again.

use super::Abstract;
use crate::knowledge::{FailureId, Place};
use crate::value::Value;
use snell_lattice::Element;
use snell_semantics::Fault;

/// A fault with a value where it carries one; what matters of the value is at an address, see [`Place::Raised`].
pub(super) fn carry(fault: Fault<()>) -> Fault<Value> {
    let nothing = Value::Set(Element::LEAST);
    match fault {
        Fault::Error(label) => Fault::Error(label),
        Fault::Assert(label) => Fault::Assert(label),
        Fault::NoMatch => Fault::NoMatch,
        Fault::DivideByZero => Fault::DivideByZero,
        Fault::OutOfRange => Fault::OutOfRange,
        Fault::Malformed => Fault::Malformed,
        Fault::Loop => Fault::Loop,
        Fault::WrongKind(op) => Fault::WrongKind(op),
        Fault::NotAFunction(()) => Fault::NotAFunction(nothing),
        Fault::FunctionsCompared => Fault::FunctionsCompared,
        Fault::Raised(()) => Fault::Raised(nothing),
        Fault::Unsupported(what) => Fault::Unsupported(what),
        Fault::OutOfMemory => Fault::OutOfMemory,
        Fault::StackOverflow => Fault::StackOverflow,
    }
}

impl Abstract {
    /// A known failure, to be raised again.
    pub fn fault(&mut self, failure: FailureId) -> Fault<Value> {
        match self.known.failure_of(failure) {
            (Fault::Raised(()), node) => Fault::Raised(Value::Ref(self.known.addr(Place::Raised(node)))),
            (fault, _) => carry(fault),
        }
    }
}
