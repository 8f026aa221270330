//! Characters: what kind they are, what they map to, and sets of them.

mod class;
mod map;
mod set;

pub use class::{CharClass, category, stretches};
pub use map::CharMap;
pub use set::CharSet;
