//! Computations that are set aside: the part of the stack above a prompt, which can be put back, once.
//!
//! `control.suspend f` takes everything above the nearest prompt off the stack, and the prompt too, and goes on with `f`
//! applied to the number of what was taken. `control.resume n v` puts it back where control is then, and evaluates `v` there
//! in place of the suspension. This is all that threads need: a scheduler is a program.

use super::stack::{Frame, Kind, Stack};
use super::{Machine, Step};
use crate::code::Operands;
use crate::interpretation::{Fault, Interpretation, Stop};
use crate::layer::Layer;
use snell_core_ir::Literal;

/// Who does not know which computation is meant does not know what happens.
const UNKNOWN_THREADS: &str = "threads that wait for each other";

/// A part of the stack; places are counted from where it began.
#[derive(Clone)]
pub(crate) struct Part<V> {
    /// The outermost first.
    pub frames: Vec<Frame<V>>,
    pub locals: Vec<V>,
}

/// What was set aside and not put back, by numbers.
pub(crate) struct Suspended<V> {
    parts: Vec<Option<Part<V>>>,
    /// Numbers to be given again. A number that a snapshot knows is not.
    free: Vec<u32>,
    /// What has a smaller number may be wanted again by a snapshot.
    protected: u32,
}

/// What a snapshot knows of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept {
    count: u32,
    outer: u32,
}

impl<V> Default for Suspended<V> {
    fn default() -> Self {
        Suspended { parts: Vec::new(), free: Vec::new(), protected: 0 }
    }
}

impl<V: Copy> Suspended<V> {
    pub fn save(&mut self) -> Kept {
        let kept = Kept { count: self.parts.len() as u32, outer: self.protected };
        self.free.clear();
        self.protected = kept.count;
        kept
    }

    pub fn restore(&mut self, kept: Kept) {
        self.free.clear();
        self.parts.truncate(kept.count as usize);
        self.protected = kept.count;
    }

    pub fn release(&mut self, kept: Kept) {
        self.protected = kept.outer;
    }

    pub fn parts_mut(&mut self) -> impl Iterator<Item = &mut Part<V>> {
        self.parts.iter_mut().flatten()
    }

    fn insert(&mut self, part: Part<V>) -> u32 {
        match self.free.pop() {
            Some(number) => {
                self.parts[number as usize] = Some(part);
                number
            }
            None => {
                self.parts.push(Some(part));
                self.parts.len() as u32 - 1
            }
        }
    }

    fn remove(&mut self, number: u32) -> Option<Part<V>> {
        if number < self.protected {
            return self.parts.get(number as usize)?.clone();
        }
        let part = self.parts.get_mut(number as usize)?.take()?;
        self.free.push(number);
        Some(part)
    }
}

impl<V: Copy> Stack<V> {
    /// Takes off what is above the nearest prompt, with the prompt. Nothing if there is none, or if whoever watches a
    /// body above it would wait in vain.
    fn detach(&mut self) -> Option<Part<V>> {
        let mut frames = Vec::new();
        let mut prompt = None;
        for at in self.live_frames() {
            let frame = self.frames[at as usize];
            match frame.kind {
                Kind::Prompt => {
                    prompt = Some(at);
                    break;
                }
                Kind::Bottom | Kind::Watch(_) => return None,
                _ => frames.push(frame),
            }
        }
        let start = self.frames[prompt? as usize].top;
        let end = self.top().top;
        let locals = self.locals[start as usize..end as usize].to_vec();
        frames.reverse();
        for frame in &mut frames {
            // What a frame without variables calls its activation may lie below.
            frame.base = frame.base.saturating_sub(start);
            frame.top -= start;
        }
        self.frame = self.frames[prompt? as usize].parent;
        Some(Part { frames, locals })
    }

    /// Puts it above what is there now.
    fn attach(&mut self, part: &Part<V>) {
        let start = self.floor();
        self.make_room(start, part.locals.len() as u32);
        self.locals[start as usize..][..part.locals.len()].copy_from_slice(&part.locals);
        for frame in &part.frames {
            self.push(frame.kind, frame.base + start, frame.top + start);
        }
    }
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    pub(super) fn suspend(&mut self, args: Operands) -> Step {
        let receiver = self.operand(self.code.places(args)[0]);
        let part = if self.seeks() { None } else { self.stack.detach() };
        let Some(part) = part else { return self.stop(Stop::Fail(Fault::Unsupported(UNKNOWN_THREADS))) };
        let number = self.stack.suspended.insert(part);
        let number = self.interp.literal(&Literal::Int(number.into()));
        let number = self.interp.store(number);
        self.stack.push_args(&[number]);
        Ok(self.force(receiver))
    }

    pub(super) fn put_back(&mut self, number: I::Stored, args: Operands) -> Step {
        let value = self.operand(self.code.places(args)[1]);
        let Some(number) = self.interp.index(self.interp.view(number)) else {
            return self.stop(Stop::Fail(Fault::Unsupported(UNKNOWN_THREADS)));
        };
        let Some(part) = self.stack.suspended.remove(number) else { return self.stop(Stop::Fail(Fault::OutOfRange)) };
        self.stack.attach(&part);
        Ok(self.force(value))
    }
}
