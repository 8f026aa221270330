//! The machine: the meaning of each Core construct, once, generic over an [`Interpretation`].
//!
//! This crate names no domain: no arithmetic, no solver, no lattice. It knows when something is forced, bound,
//! updated, applied and branched on; what values are, where they live and which way control may go is answered by
//! the interpretation, which never calls back.

mod code;
mod describe;
mod instr;
mod interpretation;
mod layer;
mod machine;
mod resolve;

pub use code::*;
pub use instr::Key;
pub use interpretation::{
    Awaited, Callee, Control, Demand, Entry, Equality, Fault, Interpretation, Memory, Mode, Peek, Run, Selected, Stop,
    Values,
};
pub use layer::Layer;
pub use machine::{Activation, After, Event, Machine, Pending, Snapshot};
pub use resolve::resolve;
