//! Showing the roots to a collecting interpretation.

use super::stack::{Frame, Kind};
use super::{Control, Halt, Halted, Machine, ask};
use crate::code::{BodyId, Code, Slot};
use crate::interpretation::{Awaited, Interpretation};
use crate::layer::Layer;
use crate::resolve::live_slots;

/// The slots of one activation that were shown already. Several frames may belong to one activation (a `case` in the
/// scrutinee of another), and they lie next to each other; a root must not be shown twice.
#[derive(Default)]
struct Shown {
    base: u32,
    slots: Vec<Slot>,
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Collects at the entry of a body, the only place where collection happens: between two entries no more is
    /// allocated than the code of one body asks for.
    #[cold]
    pub(super) fn collect(&mut self, body: BodyId) -> Result<(), Halted> {
        self.interp.begin_collection();
        for value in self.stack.constants_mut() {
            self.interp.relocate(value);
        }
        let code = self.code.clone();
        let mut shown = Shown { base: u32::MAX, slots: Vec::new() };
        self.relocate_slots(self.stack.base, code.live(&code.body(body).live), &mut shown);
        self.relocate_frames(self.stack.frame, self.goals.end(), &mut shown);
        if let Some(promise) = self.goals.promise() {
            self.interp.relocate(promise);
        }
        self.relocate_waiting();
        self.relocate_suspended();
        ask!(self, self.interp.end_collection());
        Ok(())
    }

    /// What the frames below the watched body on top still need, down to the next watched body: the rest of its caller.
    pub fn live_values(&self) -> Vec<I::Value> {
        let mut values = Vec::new();
        for at in self.stack.live_frames().skip(1) {
            let frame = &self.stack.frames[at as usize];
            let mut slots = |slots: &[Slot]| {
                values
                    .extend(slots.iter().map(|slot| self.interp.view(self.stack.locals[(frame.base + slot) as usize])));
            };
            match frame.kind {
                Kind::Case(alts) => slots(self.code.live(&self.code.alternatives(alts).live)),
                Kind::Operand(_, node) | Kind::Again(Control::Eval(node)) => slots(&live_slots(&self.code, node)),
                Kind::Again(Control::Return(value) | Control::Force(value) | Control::Apply(value))
                | Kind::Update(value)
                | Kind::Catch(value) => values.push(self.interp.view(value)),
                Kind::Apply | Kind::Agenda(..) => {
                    let region = &self.stack.locals[frame.base as usize..frame.top as usize];
                    values.extend(region.iter().map(|&value| self.interp.view(value)));
                }
                Kind::Watch(_) => break,
                Kind::Bottom | Kind::Walk(_) | Kind::Want(..) | Kind::Prompt | Kind::Again(Control::Agenda) => {}
            }
        }
        values
    }

    /// Frames from one down to another, which is not shown.
    fn relocate_frames(&mut self, from: u32, end: Option<u32>, shown: &mut Shown) {
        let mut at = Some(from);
        while let Some(frame) = at
            && at != end
        {
            self.relocate_frame(frame, shown);
            at = self.stack.below(frame);
        }
    }

    /// What coroutines that wait hold on to. No two of them share a frame or an activation.
    fn relocate_waiting(&mut self) {
        let code = self.code.clone();
        for place in self.goals.waiting() {
            let mut shown = Shown { base: u32::MAX, slots: Vec::new() };
            let mut waiting = *self.goals.at(place);
            match &mut waiting.control {
                Control::Eval(node) => self.relocate_slots(waiting.base, &live_slots(&code, *node), &mut shown),
                Control::Return(value) | Control::Force(value) | Control::Apply(value) => self.interp.relocate(value),
                Control::Agenda => {}
            }
            if let Some(promise) = &mut waiting.strand.promise {
                self.interp.relocate(promise);
            }
            match &mut waiting.for_what {
                Awaited::Value(value) => self.interp.relocate(value),
                Awaited::Decision { about, .. } => about.iter_mut().for_each(|value| self.interp.relocate(value)),
                Awaited::Nothing => {}
            }
            *self.goals.at(place) = waiting;
            self.relocate_frames(waiting.frame, Some(waiting.strand.until), &mut shown);
        }
    }

    fn relocate_frame(&mut self, at: u32, shown: &mut Shown) {
        let stack = &mut self.stack;
        relocate(&mut self.interp, &self.code, &mut stack.frames[at as usize], &mut stack.locals, shown);
    }

    /// What was set aside.
    fn relocate_suspended(&mut self) {
        for part in self.stack.suspended.parts_mut() {
            let mut shown = Shown { base: u32::MAX, slots: Vec::new() };
            for frame in part.frames.iter_mut().rev() {
                relocate(&mut self.interp, &self.code, frame, &mut part.locals, &mut shown);
            }
        }
    }

    fn relocate_slots(&mut self, base: u32, slots: &[Slot], shown: &mut Shown) {
        relocate_slots(&mut self.interp, &mut self.stack.locals, base, slots, shown);
    }
}

fn relocate<I: Interpretation>(
    interp: &mut I,
    code: &Code,
    frame: &mut Frame<I::Stored>,
    locals: &mut [I::Stored],
    shown: &mut Shown,
) {
    let (base, top) = (frame.base, frame.top);
    match &mut frame.kind {
        Kind::Case(alts) => {
            let live = &code.alternatives(*alts).live;
            relocate_slots(interp, locals, base, code.live(live), shown);
        }
        Kind::Operand(_, node) | Kind::Again(Control::Eval(node)) => {
            let slots = live_slots(code, *node);
            relocate_slots(interp, locals, base, &slots, shown);
        }
        Kind::Again(Control::Return(value) | Control::Force(value) | Control::Apply(value))
        | Kind::Update(value)
        | Kind::Catch(value) => interp.relocate(value),
        Kind::Apply | Kind::Agenda(..) => {
            for value in &mut locals[base as usize..top as usize] {
                interp.relocate(value);
            }
        }
        Kind::Bottom
        | Kind::Walk(_)
        | Kind::Want(..)
        | Kind::Prompt
        | Kind::Watch(_)
        | Kind::Again(Control::Agenda) => {}
    }
}

fn relocate_slots<I: Interpretation>(
    interp: &mut I,
    locals: &mut [I::Stored],
    base: u32,
    slots: &[Slot],
    shown: &mut Shown,
) {
    if shown.base != base {
        *shown = Shown { base, slots: Vec::new() };
    }
    for &slot in slots {
        if !shown.slots.contains(&slot) {
            shown.slots.push(slot);
            interp.relocate(&mut locals[(base + slot) as usize]);
        }
    }
}
