//! The stack: activations and frames in two arenas, saved in O(1).
//!
//! A frame keeps the region `base..top` of `locals` alive and links to its parent. The next frame and the next
//! activation go right behind the topmost live one, so that without choice points this is an ordinary stack and tail
//! calls reuse space. Constants lie at the bottom, below the bottom frame. A snapshot *protects* what lies below it: from then on new things go above the protected part,
//! and what was there is still intact when the snapshot is restored.

use super::Control;
use super::suspended::Suspended;
use crate::code::{AltsId, Slot};
use crate::instr::Place;
use crate::interpretation::Mode;

/// What to do with a value that is returned.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind<V> {
    /// Nothing is left to do.
    Bottom,
    /// Branch on it; the region is the activation.
    Case(AltsId),
    /// Write it into a thunk.
    Update(V),
    /// Apply it to the arguments in the region.
    Apply,
    /// Write it through to a slot of the activation, if the snapshot rules allow, and do a step again.
    Again(Control<V>),
    /// As `Again`, for an operand that stands in a slot.
    Operand(Slot, crate::code::NodeId),
    /// Values in the region are compared or walked, the last first. Of a walk, how many constructors are left; of a
    /// comparison, the place to split before this one, see [`super::goals`], or [`super::goals::ALONE`].
    Agenda(Mode, u32),
    /// The value must have this constructor; and the place to split before this one.
    Want(snell_core_ir::ConId, u32),
    /// The value that is walked is on its way.
    Walk(u32),
    /// Failures above are handled by this function.
    Catch(V),
    /// What is above can be set aside, see [`super::suspended`].
    Prompt,
    /// Stop with an event.
    Watch(u32),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<V> {
    pub kind: Kind<V>,
    pub base: u32,
    pub top: u32,
    pub parent: u32,
}

pub(crate) struct Stack<V> {
    pub locals: Vec<V>,
    pub frames: Vec<Frame<V>>,
    /// The topmost live frame.
    pub frame: u32,
    /// The current activation.
    pub base: u32,
    pub limit: u32,
    /// Below these, nothing may be overwritten.
    protected: Protected,
    /// What was set aside.
    pub suspended: Suspended<V>,
    filler: V,
}

/// Slots that there is room for from the beginning.
const RESERVED: usize = 1 << 20;

#[derive(Clone, Copy, Default, Debug)]
struct Protected {
    locals: u32,
    frames: u32,
}

impl<V: Copy> Snapshot<V> {
    pub(crate) fn goals(&self) -> super::goals::Registers<V> {
        self.goals
    }
}

/// A point to which a machine can be set back.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot<V> {
    control: Control<V>,
    frame: u32,
    base: u32,
    limit: u32,
    outer: Protected,
    inner: Protected,
    goals: super::goals::Registers<V>,
    suspended: super::suspended::Kept,
}

impl<V: Copy> Stack<V> {
    pub fn new(filler: V, constants: Vec<V>) -> Self {
        let bottom = Frame { kind: Kind::Bottom, base: 0, top: constants.len() as u32, parent: 0 };
        // What is reserved and not used costs nothing; what moves is copied to memory never used before.
        let (mut locals, mut frames) = (Vec::with_capacity(RESERVED), Vec::with_capacity(RESERVED / 8));
        locals.extend(constants);
        frames.push(bottom);
        let (protected, suspended) = (Protected::default(), Suspended::default());
        Stack { locals, frames, frame: 0, base: 0, limit: 0, protected, suspended, filler }
    }

    pub fn clear(&mut self) {
        (self.frame, self.base, self.limit) = (0, 0, 0);
        self.protected = Protected::default();
        self.suspended = Suspended::default();
    }

    #[inline]
    pub fn local(&self, slot: Slot) -> V {
        self.locals[(self.base + slot) as usize]
    }

    /// What is at a place, seen from the current activation.
    #[inline(always)]
    pub fn at(&self, place: Place) -> &V {
        &self.locals[place.at(self.base)]
    }

    /// A copy of what is at a place.
    #[inline(always)]
    pub fn get(&self, place: Place) -> V {
        *self.at(place)
    }

    fn constant_count(&self) -> usize {
        self.frames[0].top as usize
    }

    pub fn constants(&self) -> &[V] {
        &self.locals[..self.constant_count()]
    }

    pub fn constants_mut(&mut self) -> &mut [V] {
        let count = self.constant_count();
        &mut self.locals[..count]
    }

    /// Binds a slot. On any path through a body each slot is bound once, so no snapshot needs its old content.
    #[inline]
    pub fn bind(&mut self, slot: Slot, value: V) {
        self.locals[(self.base + slot) as usize] = value;
    }

    /// Replaces a slot's content by what it was evaluated to, unless a snapshot may still want the former.
    #[inline]
    pub fn rebind(&mut self, slot: Slot, value: V) {
        let at = self.base + slot;
        if at >= self.protected.locals {
            self.locals[at as usize] = value;
        }
    }

    #[inline]
    pub fn top(&self) -> &Frame<V> {
        &self.frames[self.frame as usize]
    }

    /// The first position behind everything that must be kept.
    #[inline]
    pub fn floor(&self) -> u32 {
        self.top().top.max(self.protected.locals)
    }

    /// Opens an activation in place of the current one, whose content is lost unless a frame keeps it.
    #[inline]
    pub fn activate(&mut self, size: u32) {
        let base = self.floor();
        self.make_room(base, size);
        self.base = base;
        self.limit = base + size;
    }

    #[inline]
    pub fn make_room(&mut self, base: u32, size: u32) {
        let end = (base + size) as usize;
        if self.locals.len() < end {
            self.grow(end);
        }
    }

    #[cold]
    fn grow(&mut self, end: usize) {
        let filler = self.filler;
        self.locals.resize(end + end / 4 + 64, filler);
    }

    /// The parts are written where they stay: a frame that is put together elsewhere and copied as a whole makes the
    /// processor wait.
    #[inline(always)]
    pub fn push(&mut self, kind: Kind<V>, base: u32, top: u32) {
        let at = (self.frame + 1).max(self.protected.frames);
        if at as usize >= self.frames.len() {
            self.more_frames(at);
        }
        let place = &mut self.frames[at as usize];
        place.kind = kind;
        (place.base, place.top, place.parent) = (base, top, self.frame);
        self.frame = at;
    }

    #[cold]
    fn more_frames(&mut self, at: u32) {
        let filler = self.frames[0];
        self.frames.resize(at as usize + at as usize / 4 + 64, filler);
    }

    /// Pushes a frame that keeps the current activation.
    #[inline(always)]
    pub fn push_activation(&mut self, kind: Kind<V>) {
        self.push(kind, self.base, self.limit.max(self.top().top));
    }

    /// Pushes a frame that keeps nothing but what is kept already.
    #[inline(always)]
    pub fn push_bare(&mut self, kind: Kind<V>) {
        let top = self.top().top;
        self.push(kind, top, top);
    }

    /// Pushes a frame with a region of its own.
    pub fn push_region(&mut self, kind: Kind<V>, values: &[V]) {
        let base = self.floor();
        self.make_room(base, values.len() as u32);
        self.locals[base as usize..][..values.len()].copy_from_slice(values);
        self.push(kind, base, base + values.len() as u32);
    }

    pub fn push_args(&mut self, args: &[V]) {
        self.push_region(Kind::Apply, args);
    }

    pub fn push_walk(&mut self, limit: u32) {
        self.push_bare(Kind::Walk(limit));
    }

    #[inline]
    pub fn pop(&mut self) {
        self.frame = self.top().parent;
    }

    /// Makes the region of the top frame the current activation, and pops.
    #[inline]
    pub fn pop_activation(&mut self) {
        let &Frame { base, top, parent, .. } = self.top();
        (self.base, self.limit, self.frame) = (base, top, parent);
    }

    /// The region of the top frame.
    pub fn region(&self) -> &[V] {
        let frame = self.top();
        &self.locals[frame.base as usize..frame.top as usize]
    }

    /// Whether the top frame and its region may be changed in place.
    fn is_own(&self) -> bool {
        self.frame >= self.protected.frames && self.top().base >= self.protected.locals
    }

    /// Makes the top frame changeable: a copy takes the place of one that a snapshot protects.
    pub fn own_top(&mut self) {
        if self.is_own() {
            return;
        }
        let &Frame { kind, base, top, parent } = self.top();
        let to = self.protected.locals.max(top);
        self.make_room(to, top - base);
        self.locals.copy_within(base as usize..top as usize, to as usize);
        self.frame = parent;
        self.push(kind, to, to + (top - base));
    }

    /// Replaces the last `count` values of the top frame's region.
    pub fn replace_tail(&mut self, count: usize, values: &[V]) {
        self.own_top();
        let start = self.top().top - count as u32;
        self.make_room(start, values.len() as u32);
        self.locals[start as usize..][..values.len()].copy_from_slice(values);
        self.frames[self.frame as usize].top = start + values.len() as u32;
    }

    /// Drops the last `count` values of the top frame's region.
    pub fn drop_tail(&mut self, count: usize) {
        self.own_top();
        self.frames[self.frame as usize].top -= count as u32;
    }

    /// Where the region of the top frame starts and ends.
    pub fn bounds(&self) -> (usize, usize) {
        let frame = self.top();
        (frame.base as usize, frame.top as usize)
    }

    /// Changes what the top frame does and where its region ends; it must be [`Stack::own_top`].
    pub fn set_agenda(&mut self, kind: Kind<V>, top: usize) {
        let frame = &mut self.frames[self.frame as usize];
        (frame.kind, frame.top) = (kind, top as u32);
    }

    /// The frame below a frame.
    pub fn below(&self, frame: u32) -> Option<u32> {
        (frame != 0).then(|| self.frames[frame as usize].parent)
    }

    /// Live frames from the top down.
    pub fn live_frames(&self) -> impl Iterator<Item = u32> + '_ {
        let mut at = Some(self.frame);
        std::iter::from_fn(move || {
            let frame = at?;
            at = (frame != 0).then(|| self.frames[frame as usize].parent);
            Some(frame)
        })
    }

    pub fn save(&mut self, control: Control<V>, goals: super::goals::Registers<V>) -> Snapshot<V> {
        let outer = self.protected;
        let locals = self.floor().max(self.limit);
        let inner = Protected { locals, frames: (self.frame + 1).max(outer.frames) };
        self.protected = inner;
        let suspended = self.suspended.save();
        Snapshot { control, frame: self.frame, base: self.base, limit: self.limit, outer, inner, goals, suspended }
    }

    /// Nothing of what is there now may be overwritten, for a coroutine that waits.
    pub fn protect(&mut self) {
        let locals = self.floor().max(self.limit);
        self.protected = Protected { locals, frames: (self.frame + 1).max(self.protected.frames) };
    }

    /// A copy of a frame with its region, above everything that is kept.
    pub fn copy_frame(&mut self, at: u32) -> u32 {
        self.protect();
        let Frame { kind, base, top, parent } = self.frames[at as usize];
        let to = self.protected.locals.max(top);
        self.make_room(to, top - base);
        self.locals.copy_within(base as usize..top as usize, to as usize);
        let copy = self.protected.frames;
        let frame = Frame { kind, base: to, top: to + (top - base), parent };
        if copy as usize >= self.frames.len() {
            self.more_frames(copy);
        }
        self.frames[copy as usize] = frame;
        self.protected = Protected { locals: frame.top, frames: copy + 1 };
        copy
    }

    pub fn restore(&mut self, snapshot: &Snapshot<V>) -> Control<V> {
        (self.frame, self.base, self.limit) = (snapshot.frame, snapshot.base, snapshot.limit);
        self.protected = snapshot.inner;
        self.suspended.restore(snapshot.suspended);
        snapshot.control
    }

    pub fn release(&mut self, snapshot: &Snapshot<V>) {
        self.protected = snapshot.outer;
        self.suspended.release(snapshot.suspended);
    }
}
