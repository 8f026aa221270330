//! Layers: what happens around evaluation, over any interpretation. Layers nest as pairs.

use crate::code::{AltsId, BodyId, NodeId};

/// Watches a run without changing it.
pub trait Layer {
    /// Whether it looks at nothing, so that the machine may do several steps at once.
    const BLIND: bool = false;

    /// A body starts.
    #[inline]
    fn enter(&mut self, _body: BodyId) {}

    /// A node calls something, or evaluates a variable in its place, over so many frames. Of it nothing else is left.
    #[inline]
    fn call(&mut self, _node: NodeId, _depth: u32) {}

    /// A suspended computation is started over so many frames; the topmost waits for its value.
    #[inline]
    fn force(&mut self, _depth: u32) {}

    /// Control is back in a body that waited, over so many frames.
    #[inline]
    fn back(&mut self, _depth: u32) {}

    /// The program failed over so many frames, and nobody handles it.
    fn failed(&mut self, _depth: u32) {}

    /// An alternative is taken: a position, or [`crate::Selected::DEFAULT`].
    #[inline]
    fn branch(&mut self, _alts: AltsId, _case: u32) {}
}

impl Layer for () {
    const BLIND: bool = true;
}

impl<A: Layer, B: Layer> Layer for (A, B) {
    const BLIND: bool = A::BLIND && B::BLIND;

    #[inline]
    fn enter(&mut self, body: BodyId) {
        self.0.enter(body);
        self.1.enter(body);
    }

    #[inline]
    fn call(&mut self, node: NodeId, depth: u32) {
        self.0.call(node, depth);
        self.1.call(node, depth);
    }

    #[inline]
    fn force(&mut self, depth: u32) {
        self.0.force(depth);
        self.1.force(depth);
    }

    #[inline]
    fn back(&mut self, depth: u32) {
        self.0.back(depth);
        self.1.back(depth);
    }

    fn failed(&mut self, depth: u32) {
        self.0.failed(depth);
        self.1.failed(depth);
    }

    #[inline]
    fn branch(&mut self, alts: AltsId, case: u32) {
        self.0.branch(alts, case);
        self.1.branch(alts, case);
    }
}
