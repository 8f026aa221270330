//! Inputs whose constructors could make too much: a function of the program makes them when they are first looked at.

use crate::state::{Answer, Symbolic};
use crate::types::{Sort, TypeId};
use snell_graph::{Addr, Word};
use snell_semantics::{BodyId, Code, Shape};

/// The suspended computations of a program's makers, in order.
pub(crate) fn suspensions(code: &Code) -> Vec<Option<BodyId>> {
    let of = |maker: &snell_core_ir::GlobalId| {
        let found =
            code.bodies.iter().position(|body| body.global == *maker && body.suspended && body.captured == 1)?;
        Some(BodyId(found as u32))
    };
    code.program.makers.iter().map(of).collect()
}

impl Symbolic {
    /// What to run first if a variable that is looked at is one of those. The variable then refers to its computation.
    #[inline]
    pub(crate) fn make_input(&mut self, addr: Addr) -> Answer<Option<BodyId>> {
        let Word::Unbound(ty, _) = self.heap.get(addr) else { return Ok(None) };
        match *self.types.sort(TypeId(ty)) {
            Sort::Made(maker) => self.make(addr, maker),
            Sort::Guarded(_) => self.give_up("an input of a type whose values can't be made up"),
            _ => Ok(None),
        }
    }

    #[inline(never)]
    fn make(&mut self, addr: Addr, maker: u32) -> Answer<Option<BodyId>> {
        let Some(body) = self.makers.get(maker as usize).copied().flatten() else {
            return self.give_up("an input of a type whose values can't be made up");
        };
        let from = self.types.made_of(maker);
        let from = self.variable(from);
        self.made.push(from);
        let from = self.heap.pack(from);
        let suspended = self.heap.build(Shape::Thunk(body), [from].into_iter());
        let suspended = self.heap.view(suspended);
        self.heap.set(addr, suspended);
        Ok(Some(body))
    }
}
