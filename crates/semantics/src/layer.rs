//! Layers: what happens around evaluation, over any interpretation. Layers nest as pairs.

use crate::code::{AltsId, BodyId};

/// Watches a run without changing it.
pub trait Layer {
    /// A body starts.
    #[inline]
    fn enter(&mut self, _body: BodyId) {}

    /// An alternative is taken: a position, or [`crate::Selected::DEFAULT`].
    #[inline]
    fn branch(&mut self, _alts: AltsId, _case: u32) {}
}

impl Layer for () {}

impl<A: Layer, B: Layer> Layer for (A, B) {
    #[inline]
    fn enter(&mut self, body: BodyId) {
        self.0.enter(body);
        self.1.enter(body);
    }

    #[inline]
    fn branch(&mut self, alts: AltsId, case: u32) {
        self.0.branch(alts, case);
        self.1.branch(alts, case);
    }
}
