//! Application: entering bodies, partial applications, arguments left over.

use super::stack::Kind;
use super::{Event, Halt, Halted, Machine, Next, Step, ask};
use crate::code::{BodyId, Code, NodeId, Operands, Shape, SiteId};
use crate::instr::{Known, Place};
use crate::interpretation::{Callee, Entry, Fault, Interpretation, Stop};
use crate::layer::Layer;

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Copies operands to `scratch`, from where they survive a change of activation.
    #[inline]
    pub(super) fn gather(&mut self, args: Operands) {
        self.scratch.clear();
        let stack = &self.stack;
        self.scratch.extend(self.code.places(args).iter().map(|&place| stack.get(place)));
    }

    /// Calls a global function with exactly its arguments.
    #[inline]
    pub(super) fn call_known(&mut self, code: &Code, known: &Known) -> Step {
        match *code.places(known.args) {
            [a] => self.activate_few(known, [a]),
            [a, b] => self.activate_few(known, [a, b]),
            [a, b, c] => self.activate_few(known, [a, b, c]),
            [a, b, c, d] => self.activate_few(known, [a, b, c, d]),
            [a, b, c, d, e] => self.activate_few(known, [a, b, c, d, e]),
            [a, b, c, d, e, f] => self.activate_few(known, [a, b, c, d, e, f]),
            _ => {
                self.gather(known.args);
                self.stack.activate(known.size);
                self.bind_params(0, code.body(known.body).site, self.scratch.len());
            }
        }
        self.enter_at(known.body, known.entry)
    }

    /// Opens an activation with a few parameters, which travel in registers.
    #[inline(always)]
    fn activate_few<const N: usize>(&mut self, known: &Known, places: [Place; N]) {
        let mut values = [self.unit; N];
        for at in 0..N {
            values[at] = self.stack.get(places[at]);
        }
        if !I::BINDS_PLAINLY {
            let site = self.code.body(known.body).site;
            for (at, value) in values.iter_mut().enumerate() {
                *value = self.interp.bind(SiteId(site.0 + at as u32), *value);
            }
        }
        self.stack.activate(known.size);
        let base = self.stack.base as usize;
        self.stack.locals[base..base + N].copy_from_slice(&values);
    }

    /// Runs a suspended computation and arranges for its update.
    #[inline]
    pub(super) fn run_thunk(&mut self, thunk: I::Stored, body: BodyId) -> Step {
        self.stack.push_bare(Kind::Update(thunk));
        self.layer.force(self.stack.frame);
        self.open_thunk(thunk, body)
    }

    /// The same of one that an operand refers to, and that was looked at.
    #[inline]
    pub(super) fn run_plain_thunk(&mut self, place: Place, body: BodyId, at: u32) -> Step {
        let thunk = self.interp.suspended(at, self.stack.get(place));
        self.stack.push_bare(Kind::Update(thunk));
        self.layer.force(self.stack.frame);
        let (body, filled) = self.activate_thunk(body);
        let base = self.stack.base as usize;
        self.interp.open_at(at, &mut self.stack.locals[base..base + filled as usize]);
        self.enter(body)
    }

    /// Runs a suspended computation; the frames for its value are there.
    #[inline]
    pub(super) fn open_thunk(&mut self, thunk: I::Stored, body: BodyId) -> Step {
        let (body, filled) = self.activate_thunk(body);
        let base = self.stack.base as usize;
        self.interp.open(thunk, &mut self.stack.locals[base..base + filled as usize]);
        self.enter(body)
    }

    /// Opens an activation for a suspended computation. Gives the body to run and how many of its slots are captured: of one
    /// that only calls a function, what it captured goes to the parameters of that.
    #[inline]
    fn activate_thunk(&mut self, id: BodyId) -> (BodyId, u32) {
        let body = self.code.body(id);
        let (mut run, mut size, mut filled) = (id, body.size, body.captured);
        if I::BINDS_PLAINLY
            && let Some(callee) = body.forward
        {
            self.layer.enter(id);
            self.layer.call(body.entry, self.stack.frame);
            let to = self.code.body(callee);
            (run, size, filled) = (callee, to.size, to.arity);
        }
        self.stack.activate(size);
        (run, filled)
    }

    #[inline]
    fn bind_params(&mut self, offset: u32, site: SiteId, count: usize) {
        let base = (self.stack.base + offset) as usize;
        let into = &mut self.stack.locals[base..base + count];
        for (at, (slot, &value)) in into.iter_mut().zip(&self.scratch).enumerate() {
            *slot = self.interp.bind(SiteId(site.0 + at as u32), value);
        }
    }

    /// Starts a body whose captured variables and parameters are in place.
    #[inline]
    fn enter(&mut self, body: BodyId) -> Step {
        self.enter_at(body, self.code.body(body).entry)
    }

    /// The same, where it is known where that is.
    #[inline]
    fn enter_at(&mut self, body: BodyId, entry: NodeId) -> Step {
        let mut next = Next::Eval(entry);
        self.layer.enter(body);
        if !I::BINDS_PLAINLY {
            let code = self.code.body(body);
            let (base, filled) = (self.stack.base as usize, (code.captured + code.arity) as usize);
            match self.interp.entering(body, &self.stack.locals[base..base + filled]) {
                Entry::Run => {}
                Entry::Known(value) => {
                    self.value = value;
                    next = Next::Return;
                }
                Entry::Dead => return self.stop(Stop::Dead),
                Entry::Watch(token) => self.watch(token, code.size),
            }
        }
        if self.stack.frame > self.max_frames {
            return self.stop(Stop::Fail(Fault::StackOverflow));
        }
        if self.interp.wants_collection() {
            self.collect(body)?;
        }
        Ok(next)
    }

    /// Puts a watching frame below the activation that was just opened.
    fn watch(&mut self, token: u32, size: u32) {
        self.stack.push_bare(Kind::Watch(token));
        debug_assert!(self.stack.base + size >= self.stack.top().top);
    }

    /// Calls a function in weak head normal form.
    #[inline]
    pub(super) fn call(&mut self, code: &Code, function: I::Stored, args: Operands) -> Step {
        if I::BINDS_PLAINLY
            && let Some(body) = self.interp.plain_function(function)
            && code.body(body).arity == args.len
        {
            match *code.places(args) {
                [a] => return self.call_few(code, function, body, [a]),
                [a, b] => return self.call_few(code, function, body, [a, b]),
                [a, b, c] => return self.call_few(code, function, body, [a, b, c]),
                _ => {}
            }
        }
        self.gather(args);
        self.apply(function)
    }

    /// The same of one that takes just these arguments, which travel in registers.
    #[inline(always)]
    fn call_few<const N: usize>(&mut self, code: &Code, function: I::Stored, id: BodyId, places: [Place; N]) -> Step {
        let body = code.body(id);
        let values = places.map(|place| self.stack.get(place));
        self.stack.activate(body.size);
        let base = self.stack.base as usize;
        let (captured, rest) = self.stack.locals[base..].split_at_mut(body.captured as usize);
        self.interp.unpack(function, captured);
        rest[..N].copy_from_slice(&values);
        self.enter_at(id, body.entry)
    }

    /// Applies a function in weak head normal form to the arguments in `scratch`.
    #[inline]
    pub(super) fn apply(&mut self, function: I::Stored) -> Step {
        let callee = ask!(self, self.interp.callee(self.interp.view(function)));
        self.apply_callee(function, callee)
    }

    #[inline]
    fn apply_callee(&mut self, function: I::Stored, callee: Callee) -> Step {
        match callee {
            Callee::Code(body) => self.apply_code(function, body),
            Callee::Partial(count) => self.apply_partial(function, count),
            Callee::Opaque => {
                self.stack.push_args(&self.scratch);
                self.value = function;
                Ok(Next::Apply)
            }
        }
    }

    #[inline]
    fn apply_code(&mut self, function: I::Stored, body: BodyId) -> Step {
        let (size, arity, captured, site) = {
            let body = self.code.body(body);
            (body.size, body.arity as usize, body.captured, body.site)
        };
        let given = self.scratch.len();
        if given < arity {
            let fields = std::iter::once(function).chain(self.scratch.iter().copied());
            let value = self.interp.build(Shape::Partial, site, Sized(fields, given + 1));
            return Ok(self.give(value));
        }
        if given > arity {
            self.stack.push_args(&self.scratch[arity..]);
        }
        self.stack.activate(size);
        let base = self.stack.base as usize;
        self.interp.unpack(function, &mut self.stack.locals[base..base + captured as usize]);
        self.bind_params(captured, site, arity);
        self.enter(body)
    }

    /// Puts the arguments a partial application has in front of those it is given.
    fn apply_partial(&mut self, partial: I::Stored, count: usize) -> Step {
        let given = self.scratch.len();
        self.scratch.resize(given + count + 1, self.unit);
        self.scratch.rotate_right(count + 1);
        self.interp.unpack(partial, &mut self.scratch[..count + 1]);
        let function = self.scratch.remove(0);
        self.apply(function)
    }

    /// Applies a function to the arguments of the `Apply` frame on top.
    pub(super) fn apply_pending(&mut self) -> Step {
        let function = self.value;
        match ask!(self, self.interp.callee(self.interp.view(function))) {
            Callee::Opaque => {
                let region = self.stack.region();
                let Some(&first) = region.first() else { return self.event(Event::Dead) };
                let value = ask!(self, self.interp.ask(self.interp.view(function), self.interp.view(first)));
                self.take_pending();
                if self.scratch.len() > 1 {
                    self.stack.push_args(&self.scratch[1..]);
                }
                Ok(self.force_value(value))
            }
            callee => {
                // The frame goes only once the function is entered: a decision may be needed first. The question is
                // asked once: who decides may answer it differently the second time.
                let frame = self.stack.frame;
                self.take_pending();
                let step = self.apply_callee(function, callee);
                if step.is_err() {
                    self.stack.frame = frame;
                }
                step
            }
        }
    }

    /// Moves the arguments of the `Apply` frame on top to `scratch`.
    fn take_pending(&mut self) {
        self.scratch.clear();
        self.scratch.extend_from_slice(self.stack.region());
        self.stack.pop();
    }
}

/// An iterator whose length is known by other means.
struct Sized<T>(T, usize);

impl<T: Iterator> Iterator for Sized<T> {
    type Item = T::Item;

    #[inline]
    fn next(&mut self) -> Option<T::Item> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.1, Some(self.1))
    }
}

impl<T: Iterator> ExactSizeIterator for Sized<T> {}
