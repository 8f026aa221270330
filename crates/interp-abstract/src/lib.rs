//! The abstract interpretation: finite addresses, joined values, a sound fixpoint.
//!
//! The machine is the one that runs programs. Each variable has one address for all its values (0CFA); what a body
//! returns and how it may fail is kept in an *entry* for the body and its environment, so calls and returns match
//! exactly. What is known (addresses and entries) only grows: a branch that dies takes nothing
//! back. The solver sits outside the semantics: it explores all ways through a body by backtracking, and runs again
//! whatever has read something that grew, until nothing does.
//!
//! Not covered: failures of resources (memory, stack) and of replays (inputs that were not given).

mod analysis;
mod components;
mod context;
mod covers;
mod cycles;
mod escaped;
mod inputs;
mod interpretation;
mod knowledge;
mod local;
mod names;
mod narrowing;
mod operands;
mod reached;
mod show;
mod solver;
mod symbols;
mod value;
mod whole;

pub use analysis::{AbstractInput, Analysis, Options, Stopped, analyse, analyse_all, analyse_apart};
pub use components::{Allocation, Cache, Components, Observers, PRESETS, Preset, StoreKind, Unlinkable, preset};
pub use context::Step;
pub use reached::Reached;
pub use show::{Cells, Notation, Shown};
pub use whole::Numbers;
