//! Join, widen and ready-made abstract domains; knows no language.
//!
//! A domain is a join-semilattice whose least element is its default. Everything grows in place and says whether it
//! grew, because that is what a fixpoint has to know.

mod bit_set;
mod finite_set;
mod flat;
mod interval;
mod pool;
mod product;

pub use bit_set::{BitSet, BitTable};
pub use finite_set::FiniteSet;
pub use flat::Flat;
pub use interval::Interval;
pub use pool::{Element, Pool};

/// A join-semilattice; [`Default::default`] is its least element.
pub trait Join: Default {
    /// Becomes the least upper bound of itself and `other`; says whether it changed.
    fn join(&mut self, other: &Self) -> bool;

    /// Whether `other` is above or equal.
    fn is_below(&self, other: &Self) -> bool
    where
        Self: Clone,
    {
        !other.clone().join(self)
    }
}

/// A join that gives up precision so that every chain of growth ends.
pub trait Widen: Join {
    /// Becomes an upper bound of itself and `other`; says whether it changed. Domains of finite height just join.
    fn widen(&mut self, other: &Self) -> bool {
        self.join(other)
    }
}
