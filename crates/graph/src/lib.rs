//! The heap of a lazy graph machine: words, cells, thunks, trail, collection, and primitives on plain words.
//!
//! Concrete and symbolic evaluation share it. A [`Word`] says by itself what it is and is kept in 8 bytes
//! ([`Packed`]), so objects need no headers: a list cell is two words. What lies below a mark is never moved and every change to it is trailed;
//! undoing to a mark truncates the heap. Without marks nothing is trailed and everything is collected.

mod collect;
mod datum;
mod heap;
mod packed;
mod pool;
mod prims;
mod quick;
mod structure;
mod terms;
mod word;

pub use datum::{Datum, Extent, Fields, Part, Table, Tree};
pub use heap::{Heap, Mark};
pub use packed::{Packed, Words};
pub use prims::{apply, apply_common, apply_rest, compare_literal, known_order, known_truth, known_value};
pub use structure::{caught, equal_contents, equal_words};
pub use terms::term;
pub use word::{Addr, Kind, Word};
