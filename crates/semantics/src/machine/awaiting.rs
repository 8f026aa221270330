//! What is still to be done with the values that coroutines are computing: for whoever can tell early that it leads
//! nowhere.

use super::goals::{ALONE, Strand, Waiting};
use super::stack::Kind;
use super::{Control, Machine};
use crate::code::{AltsId, NodeId, Slot};
use crate::interpretation::{Awaited, Interpretation, Mode};
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
    /// The uppermost place to split.
    split: u32,
}

/// What comes after a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum After<V> {
    /// This suspended value gets it, and nothing else happens.
    Updated(V),
    /// A branch.
    Branch(AltsId, Activation),
    /// It takes the place of a variable, and a node is evaluated.
    Operand(Slot, NodeId, Activation),
    /// It must have this constructor.
    Wanted(ConId),
    /// These two must be equal, and it is one of them.
    Equated(V, V),
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
            split: self.goals.uppermost_split(),
        });
        let others = self.goals.waiting().map(move |place| {
            let waiting = self.goals.look_at(place);
            Pending {
                node: node(&waiting.control),
                activation: Activation(waiting.base),
                frame: Some(waiting.frame),
                until: waiting.strand.until,
                split: waiting.strand.split,
            }
        });
        own.into_iter().chain(others.filter(move |_| until.is_some()))
    }

    /// What comes next, one frame after the other.
    pub fn after(&self, pending: &mut Pending) -> Option<After<I::Value>> {
        let at = pending.frame?;
        let frame = self.stack.frames.get(at as usize)?;
        pending.frame = if at == pending.until { None } else { self.stack.below(at) };
        Some(match frame.kind {
            Kind::Update(thunk) => After::Updated(self.interp.view(thunk)),
            Kind::Case(alts) => After::Branch(alts, Activation(frame.base)),
            Kind::Operand(slot, node) => After::Operand(slot, node, Activation(frame.base)),
            Kind::Want(con, _) => After::Wanted(con),
            _ => self.equated_at(at).map_or(After::Other, |[left, right]| After::Equated(left, right)),
        })
    }

    /// The two values that must be equal of which a coroutine computes one, without going through all that comes before.
    pub fn equated(&self, pending: &Pending) -> Option<[I::Value; 2]> {
        let mut at = pending.split;
        while at != 0 && at != pending.until {
            match self.stack.frames.get(at as usize)?.kind {
                Kind::Want(_, before) => at = before,
                _ => return self.equated_at(at),
            }
        }
        self.equated_at(pending.until)
    }

    /// The pair that an agenda works at, if it must hold.
    fn equated_at(&self, at: u32) -> Option<[I::Value; 2]> {
        let frame = self.stack.frames.get(at as usize)?;
        match frame.kind {
            Kind::Agenda(Mode::Equate, before) if before != ALONE => {
                let pair: &[I::Stored; 2] = self.stack.locals[frame.base as usize..frame.top as usize].last_chunk()?;
                Some(pair.map(|side| self.interp.view(side)))
            }
            _ => None,
        }
    }

    /// At a decision of a search for truth: evaluates a value that will be evaluated anyway, as far as it has so many
    /// constructors, before the decision is made.
    pub fn hurry(&mut self, value: I::Value, limit: u32) {
        let (frame, base, end) = (self.stack.frame, self.stack.base, self.stack.limit);
        self.stack.protect();
        self.stack.frame = 0;
        // An empty agenda is where the coroutine ends.
        self.stack.push_region(Kind::Agenda(Mode::Equate, ALONE), &[]);
        let until = self.stack.frame;
        self.stack.push_walk(limit);
        let own = self.stack.top().base;
        let strand = Strand { until, split: 0, promise: None };
        let (control, for_what) = (Control::Force(self.interp.store(value)), Awaited::Nothing);
        let waiting =
            Waiting { control, frame: self.stack.frame, base: own, limit: own, strand, ways: 0, for_what, since: 0 };
        self.stack.protect();
        (self.stack.frame, self.stack.base, self.stack.limit) = (frame, base, end);
        self.goals.add(waiting);
    }

    /// What a slot of an activation holds.
    pub fn slot_of(&self, activation: Activation, slot: Slot) -> Option<I::Value> {
        self.stack.locals.get((activation.0 + slot) as usize).map(|&stored| self.interp.view(stored))
    }
}
