//! Exploring all ways through a body by backtracking.
//!
//! The machine goes one step at a time. A step that can go several ways leaves a point to come back to; so does the
//! entry of a body that was never run, where the caller waits until all ways through the body are explored, and goes
//! on once, with everything the body returned. A path that ends (with a result, a failure, or nothing) just goes back
//! to the youngest point; what it learned stays.

use super::Solver;
use crate::knowledge::{FailureId, Place, ROOT, Work};
use crate::value::{EntryId, Value};
use snell_lattice::Element;
use snell_semantics::{Event, Fault, NodeId, Snapshot};

/// A place to come back to.
pub struct Point {
    snapshot: Snapshot<Value>,
    node: NodeId,
    kind: Kind,
}

enum Kind {
    /// Take the next of so many ways at the end of the script.
    Ways { script: Vec<u32>, next: u32, count: u32 },
    /// Do the step again: what it needed has been run.
    Again { script: Vec<u32> },
    /// Fail in the next of these ways.
    Fail { failures: Vec<FailureId>, next: usize },
    /// All ways through a body are explored. Its caller goes on, unless it asked only for the body to be run.
    Body { entry: EntryId, caller: Option<EntryId> },
}

impl Solver {
    /// Explores what the machine was started on.
    pub(super) fn explore_run(&mut self, entry: EntryId) {
        self.points.clear();
        self.active.clear();
        self.begin_run(entry);
        while self.step() || self.go_back() {
            if self.steps > self.budget {
                return;
            }
        }
    }

    fn begin_run(&mut self, entry: EntryId) {
        self.runs += 1;
        self.active.push((entry, self.runs));
        self.known().current = entry;
    }

    fn end_run(&mut self) {
        self.active.pop();
        self.known().current = self.active.last().map_or(ROOT, |&(entry, _)| entry);
    }

    /// One step; says whether the path goes on.
    fn step(&mut self) -> bool {
        self.steps += 1;
        self.machine.interp.begin_step();
        if let Some(node) = self.machine.next_node() {
            self.machine.interp.node = node;
        }
        self.machine.layer.branch = None;
        let event = self.machine.run(&mut 1);
        self.take_notes();
        match event {
            Event::OutOfFuel => self.stepped(),
            Event::Decide => {
                self.decide();
                true
            }
            Event::Dead => false,
            Event::Failed(fault) => {
                self.failed(fault);
                false
            }
            Event::Exit(_, value) | Event::Done(value) => {
                let current = self.known().current;
                let result = self.known().settled(value);
                self.known().returns(current, result);
                false
            }
        }
    }

    /// Failures that were noted in passing, when nobody can handle them.
    fn take_notes(&mut self) {
        let known = &mut self.machine.interp.known;
        for (fault, node) in self.machine.interp.noted.drain(..) {
            let failure = known.failure(fault, node);
            known.fails(ROOT, failure);
        }
    }

    /// A step was done.
    fn stepped(&mut self) -> bool {
        self.machine.interp.script.clear();
        if !self.machine.interp.deep.is_empty() {
            self.force_deep();
        }
        if let (Some((alts, case)), Some(&(current, run))) = (self.machine.layer.branch.take(), self.active.last()) {
            return self.branches.insert((current, alts, case), run) != Some(run);
        }
        match self.machine.interp.entered.take() {
            Some(entry) => self.entered(entry),
            None => true,
        }
    }

    /// What the step forces all of may fail.
    fn force_deep(&mut self) {
        let addrs = std::mem::take(&mut self.machine.interp.deep);
        let mut deep = Vec::new();
        for addr in addrs {
            let entry = self.known().entry(Work::Deep(addr));
            if !self.known().known(entry).begun {
                self.known().queue(entry);
            }
            self.known().consult(entry);
            deep.push(entry);
        }
        let failures = self.machine.interp.failures(deep.into_iter());
        self.offer(failures.iter().collect());
    }

    /// Leaves a point from which to fail in these ways.
    fn offer(&mut self, failures: Vec<FailureId>) {
        if !failures.is_empty() {
            self.leave(Kind::Fail { failures, next: 0 });
        }
    }

    fn leave(&mut self, kind: Kind) {
        let snapshot = self.machine.save();
        self.points.push(Point { snapshot, node: self.machine.interp.node, kind });
    }

    fn decide(&mut self) {
        let script = self.machine.interp.script.clone();
        match self.machine.interp.wanted.take() {
            Some(thunk) => {
                self.leave(Kind::Again { script });
                self.machine.interp.run = Some(thunk);
            }
            None => {
                let count = self.machine.interp.ways;
                self.leave(Kind::Ways { script, next: 1, count });
                self.machine.interp.script.push(0);
            }
        }
    }

    /// A body is about to run: it is explored if it never was, and its result is used otherwise.
    fn entered(&mut self, entry: EntryId) -> bool {
        let thunk = self.machine.interp.opened.is_some();
        let target = self.target.take_if(|target| *target == entry).is_some();
        if !thunk && !target {
            self.note_call(entry);
        }
        if target || !self.known().known(entry).begun {
            let caller = self.known().current;
            self.leave(Kind::Body { entry, caller: (!thunk && !target).then_some(caller) });
            self.known().begin(entry);
            self.begin_run(entry);
            return true;
        }
        self.give(entry)
    }

    fn note_call(&mut self, entry: EntryId) {
        let node = self.machine.interp.node;
        if let Work::Body(body, _) = self.known().known(entry).work {
            self.calls.entry(node).or_default().insert(body);
        }
    }

    /// Goes on after a watched body with all that is known of it; says whether there is a way to go on.
    fn give(&mut self, entry: EntryId) -> bool {
        let result = self.known().consult(entry).result;
        self.machine.exit(Value::Set(result));
        let failures = self.machine.interp.failures(std::iter::once(entry));
        self.offer(failures.iter().collect());
        result != Element::LEAST
    }

    fn failed(&mut self, fault: Fault<Value>) {
        if let Some(failure) = self.machine.interp.failing.take() {
            self.fails_with(failure);
            return;
        }
        let node = self.machine.place().unwrap_or(self.machine.interp.node);
        if let Fault::Raised(value) = fault {
            let content = self.known().content(value);
            let addr = self.known().addr(Place::Raised(node));
            self.known().grow(addr, content);
        }
        let failure = self.known().failure(fault.forget(), node);
        self.fails_with(failure);
    }

    /// The current entry may fail; if nobody handles failures, that is how the program may end.
    pub(super) fn fails_with(&mut self, failure: FailureId) {
        let entry = if self.machine.interp.catches { self.known().current } else { ROOT };
        self.known().fails(entry, failure);
    }

    /// Goes on at the youngest point that is left; says whether there was one.
    fn go_back(&mut self) -> bool {
        self.machine.interp.leave_path();
        while let Some(mut point) = self.points.pop() {
            self.machine.restore(&point.snapshot);
            self.machine.interp.node = point.node;
            match &mut point.kind {
                Kind::Ways { script, next, count } => {
                    self.machine.interp.script = script.clone();
                    self.machine.interp.script.push(*next);
                    *next += 1;
                    let more = next < count;
                    self.keep(point, more);
                    return true;
                }
                Kind::Again { script } => {
                    self.machine.interp.script = std::mem::take(script);
                    self.keep(point, false);
                    return true;
                }
                Kind::Fail { failures, next } => {
                    let failure = failures[*next];
                    *next += 1;
                    let more = *next < failures.len();
                    self.keep(point, more);
                    let fault = self.machine.interp.fault(failure);
                    match self.machine.fail(fault) {
                        None => return true,
                        Some(_) => self.fails_with(failure),
                    }
                }
                Kind::Body { entry, caller } => {
                    let (entry, caller) = (*entry, *caller);
                    self.keep(point, false);
                    self.end_run();
                    if caller.is_some() && self.give(entry) {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn keep(&mut self, point: Point, more: bool) {
        match more {
            true => self.points.push(point),
            false => self.machine.release(&point.snapshot),
        }
    }
}
