//! What is still to be done with the values that coroutines are computing: for whoever can tell early that it leads
//! nowhere.

use super::stack::Kind;
use super::{Control, Machine};
use crate::code::{AltsId, NodeId, Slot};
use crate::interpretation::Interpretation;
use crate::layer::Layer;
use snell_core_ir::ConId;

/// An activation that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activation(u32);

/// A coroutine that waits, seen from the inside to the outside.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// The node whose value is wanted first, if it is a node's.
    pub node: Option<NodeId>,
    /// Where its variables are.
    pub activation: Activation,
    /// Nothing if the outermost frame was passed.
    frame: Option<u32>,
    until: u32,
}

/// What comes after a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Nothing happens to it.
    Same,
    /// A branch.
    Branch(AltsId, Activation),
    /// It takes the place of a variable, and a node is evaluated.
    Operand(Slot, NodeId, Activation),
    /// It must have this constructor.
    Wanted(ConId),
    /// Something else.
    Other,
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// The coroutines of a search for truth that is stopped at a decision.
    pub fn pending(&self) -> impl Iterator<Item = Pending> + '_ {
        let node = |control: &Control<I::Stored>| match control {
            Control::Eval(node) => Some(*node),
            _ => None,
        };
        let until = self.goals.end();
        let own = until.map(|until| Pending {
            node: node(&self.control),
            activation: Activation(self.stack.base),
            frame: Some(self.stack.frame),
            until,
        });
        let others = self.goals.waiting().map(move |place| {
            let waiting = self.goals.look_at(place);
            Pending {
                node: node(&waiting.control),
                activation: Activation(waiting.base),
                frame: Some(waiting.frame),
                until: waiting.strand.until,
            }
        });
        own.into_iter().chain(others.filter(move |_| until.is_some()))
    }

    /// What comes next, one frame after the other.
    pub fn after(&self, pending: &mut Pending) -> Option<After> {
        let at = pending.frame?;
        let frame = self.stack.frames.get(at as usize)?;
        pending.frame = if at == pending.until { None } else { self.stack.below(at) };
        Some(match frame.kind {
            Kind::Update(_) => After::Same,
            Kind::Case(alts) => After::Branch(alts, Activation(frame.base)),
            Kind::Operand(slot, node) => After::Operand(slot, node, Activation(frame.base)),
            Kind::Want(con, _) => After::Wanted(con),
            _ => After::Other,
        })
    }

    /// What a slot of an activation holds.
    pub fn slot_of(&self, activation: Activation, slot: Slot) -> Option<I::Value> {
        self.stack.locals.get((activation.0 + slot) as usize).map(|&stored| self.interp.view(stored))
    }
}
