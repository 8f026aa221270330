//! Returning a value to the frame on top, failing, saving and restoring.

use super::stack::Kind;
use super::{Control, Event, Machine, Next, Snapshot, Step};
use crate::code::{Code, NodeId};
use crate::interpretation::{Fault, Interpretation};
use crate::layer::Layer;
use snell_source::Span;

impl<I: Interpretation, L: Layer> Machine<I, L> {
    #[inline]
    pub(super) fn resume(&mut self, code: &Code) -> Step {
        // Values are often given to several thunks, one after the other.
        while let Kind::Update(thunk) = self.stack.top().kind {
            self.interp.update(thunk, self.value);
            self.stack.pop();
        }
        match self.stack.top().kind {
            Kind::Case(alts) => {
                // The frame goes only once the branch is taken: a decision may be needed first.
                let (base, limit, frame) = (self.stack.base, self.stack.limit, self.stack.frame);
                self.stack.pop_activation();
                match self.branch(code, alts) {
                    Ok(body) => Ok(Next::Eval(body)),
                    Err(halt) => {
                        (self.stack.base, self.stack.limit, self.stack.frame) = (base, limit, frame);
                        Err(halt)
                    }
                }
            }
            Kind::Update(_) => Ok(Next::Return),
            Kind::Operand(slot, node) => {
                self.stack.pop_activation();
                self.stack.rebind(slot, self.value);
                Ok(Next::Eval(node))
            }
            Kind::Apply => Ok(Next::Apply),
            Kind::Again(control) => {
                self.stack.pop_activation();
                Ok(self.take_up(control))
            }
            // The value was evaluated in place; it will be looked at again.
            Kind::Agenda(..) if self.goals.is_end(self.stack.frame) => self.finish_goal(self.value),
            Kind::Agenda(..) => Ok(Next::Agenda),
            Kind::Want(con, before) => self.wanted(self.value, con, before),
            Kind::Walk(limit) => Ok(self.start_walk(self.value, limit)),
            Kind::Catch(_) | Kind::Prompt => {
                self.stack.pop();
                Ok(Next::Return)
            }
            Kind::Watch(token) => self.event(Event::Exit(token, self.interp.view(self.value))),
            Kind::Bottom => self.event(Event::Done(self.interp.view(self.value))),
        }
    }

    /// Looks for a handler, no further than the body that is watched: whoever watches it learns of its failure and
    /// decides how its callers go on. Thunks on the way are left so that demanding them again fails the same way.
    pub(super) fn unwind(&mut self, fault: Fault<I::Value>) -> Result<Control<I::Stored>, Event<I::Value>> {
        if !self.handles() {
            self.layer.failed(self.stack.frame);
            return Err(Event::Failed(fault));
        }
        loop {
            let kind = self.stack.top().kind;
            self.stack.pop();
            match kind {
                Kind::Update(thunk) => self.interp.abandon(thunk, fault),
                Kind::Catch(handler) => {
                    let caught = self.interp.caught(fault);
                    self.stack.push_args(&[self.interp.store(caught)]);
                    return Ok(Control::Force(handler));
                }
                _ => {}
            }
        }
    }

    /// Whether a failure here meets a handler, no further than the body that is watched.
    pub fn handles(&self) -> bool {
        let mut kinds = self.stack.live_frames().map(|frame| self.stack.frames[frame as usize].kind);
        let nearest = kinds.find(|kind| matches!(kind, Kind::Catch(_) | Kind::Watch(_)));
        matches!(nearest, Some(Kind::Catch(_)))
    }

    /// Remembers this point, so that [`Machine::restore`] can come back to it any number of times.
    pub fn save(&mut self) -> Snapshot<I::Stored> {
        self.stack.save(self.control, self.goals.save())
    }

    /// Back to a remembered point. The interpretation must be set back by whoever calls this.
    pub fn restore(&mut self, snapshot: &Snapshot<I::Stored>) {
        self.control = self.stack.restore(snapshot);
        self.goals.restore(snapshot.goals());
    }

    /// Says that a remembered point, the youngest, will not be restored again.
    pub fn release(&mut self, snapshot: &Snapshot<I::Stored>) {
        self.stack.release(snapshot);
        self.goals.release(snapshot.goals());
    }

    /// Gives a value to the frame below the one on top, which is dropped: the answer to [`Event::Exit`].
    pub fn exit(&mut self, value: I::Value) {
        self.stack.pop();
        self.control = Control::Return(self.interp.store(value));
    }

    /// Fails here, as a step could have: a handler runs next, or the event says that there is none.
    pub fn fail(&mut self, fault: Fault<I::Value>) -> Option<Event<I::Value>> {
        match self.unwind(fault) {
            Ok(control) => {
                self.control = control;
                None
            }
            Err(event) => Some(event),
        }
    }

    /// The node that the next step evaluates, if it evaluates one.
    pub fn next_node(&self) -> Option<NodeId> {
        match self.control {
            Control::Eval(node) => Some(node),
            _ => None,
        }
    }

    /// How many arguments wait for the function that is being evaluated, if there are any.
    pub fn waiting_args(&self) -> usize {
        match (&self.control, &self.stack.top().kind) {
            (Control::Eval(_), _) => 0,
            (_, Kind::Apply) => self.stack.region().len(),
            _ => 0,
        }
    }

    /// The node the machine is at, for messages: the innermost that some text stands for, if there is one.
    pub fn place(&self) -> Option<NodeId> {
        let frames = self.stack.live_frames();
        let mut places = match self.control {
            Control::Eval(node) => Some(node),
            _ => None,
        }
        .into_iter()
        .chain(frames.filter_map(|frame| place(&self.code, self.stack.frames[frame as usize].kind)));
        let first = places.next()?;
        if self.code.span(first) != Span::NONE {
            return Some(first);
        }
        places.find(|&node| self.code.span(node) != Span::NONE).or(Some(first))
    }
}

fn place<V>(code: &Code, kind: Kind<V>) -> Option<NodeId> {
    match kind {
        Kind::Case(alts) => Some(code.alternatives(alts).node),
        Kind::Operand(_, node) | Kind::Again(Control::Eval(node)) => Some(node),
        _ => None,
    }
}
