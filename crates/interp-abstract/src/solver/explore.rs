//! Exploring all ways through a body by backtracking.
//!
//! The machine goes one step at a time. A step that can go several ways leaves a point to come back to; so does the
//! entry of a body that was never run, where the caller waits until all ways through the body are explored, and goes
//! on with what the body returned: once, with all of it, if there is one store; else once for each way in which the body
//! returned. A path that ends (with a result, a failure, or nothing) just goes back to the youngest point; what it learned
//! stays.

use super::points::Kind;
use super::{Answer, Solver};
use crate::components::Allocation;
use crate::knowledge::{FailureId, Outcome, Place, ROOT, Work};
use crate::narrowing::Fact;
use crate::value::{Addr, EntryId, Value};
use snell_lattice::Element;
use snell_semantics::{AltsId, Event, Fault, Slot};

impl Solver {
    /// Explores what the machine was started on.
    pub(super) fn explore_run(&mut self, entry: EntryId) {
        self.points.clear();
        self.active.clear();
        self.trace.clear();
        self.begin_run(entry);
        while self.step() || self.go_back() {
            if self.is_spent().is_some() {
                return;
            }
        }
    }

    fn begin_run(&mut self, entry: EntryId) {
        self.runs += 1;
        self.active.push((entry, self.runs));
        self.known().current = entry;
        self.machine.interp.run_number = self.runs;
        self.machine.interp.context = self.context_of(entry);
        if self.known().local.is_some() {
            let input = self.known().known(entry).input.clone();
            self.known().local = Some(input);
            self.known().begin_footprint(entry);
        }
    }

    pub(super) fn end_run(&mut self) {
        if let Some((ended, _)) = self.active.pop()
            && self.known().local.is_some()
        {
            self.known().end_footprint(ended);
        }
        let (current, run) = self.active.last().copied().unwrap_or((ROOT, 0));
        self.known().current = current;
        self.machine.interp.run_number = run;
        self.machine.interp.context = self.context_of(current);
    }

    /// One step; says whether the path goes on.
    fn step(&mut self) -> bool {
        self.steps += 1;
        self.machine.interp.begin_step();
        if let Some(node) = self.machine.next_node() {
            self.machine.interp.node = node;
            if self.components().observers.trace && self.trace.last() != Some(&node) {
                self.trace.push(node);
            }
        }
        self.machine.interp.at_node = self.machine.next_node().is_some();
        self.machine.interp.waiting = self.machine.waiting_args();
        if self.known().catches {
            self.machine.interp.handled = self.machine.handles();
        }
        self.machine.layer.branch = None;
        self.machine.layer.entered = None;
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
                self.returned(value);
                false
            }
        }
    }

    fn returned(&mut self, value: Value) {
        let current = self.known().current;
        if self.known().local.is_none() {
            let value = match value {
                Value::Ref(addr) => Value::Ref(self.known().forced(addr)),
                set => set,
            };
            self.known().returns(current, value);
            return;
        }
        let result = self.known().settled(value);
        if current != ROOT {
            let params = self.params_of(current);
            let outcome = self.known().outcome(current, result, None, &params);
            self.known().returns_in_store(current, outcome);
            return;
        }
        if !self.machine.interp.inline {
            self.observe_in_store(result);
        }
        let answer = Answer { value: result, store: self.known().local.clone(), trace: self.trace.clone() };
        if !self.answers.contains(&answer) && !self.is_said(result) {
            self.answers.push(answer);
        }
    }

    /// Whether an answer says nothing new: it has no parts in a store, and another one has all of it. Those that it says more than are
    /// dropped. Where stores, paths or traces are to be seen, each is an answer of its own.
    fn is_said(&mut self, result: Element) -> bool {
        let observers = self.components().observers;
        if observers.store || observers.trace || self.components().symbolic || !self.known().is_flat(result) {
            return false;
        }
        let mut answers = std::mem::take(&mut self.answers);
        let said = answers.iter().any(|known| self.known().join(known.value, result) == known.value);
        answers.retain(|known| said || self.known().join(known.value, result) != result);
        self.answers = answers;
        said
    }

    /// The addresses that a call binds in the store of the callee.
    fn params_of(&self, entry: EntryId) -> Box<[Addr]> {
        match &self.machine.interp.known.known(entry).work {
            Work::Body(body, _, env, _) => match self.components().allocation {
                Allocation::TopFrames(_) => env.clone(),
                _ => env[self.machine.code().body(*body).captured as usize..].into(),
            },
            _ => Box::default(),
        }
    }

    /// Failures that were noted in passing, when nobody can handle them.
    fn take_notes(&mut self) {
        if self.machine.interp.noted.is_empty() {
            return;
        }
        for (fault, node) in std::mem::take(&mut self.machine.interp.noted) {
            let context = self.machine.interp.context;
            let failure = self.known().failure(fault, node, context);
            self.fails_at_root(failure);
        }
    }

    fn fails_at_root(&mut self, failure: FailureId) {
        self.known().fails(ROOT, failure);
        if let (true, Some(local)) = (self.components().symbolic, &self.known().local) {
            let failed = (failure, local.path.clone());
            if !self.failed_on.contains(&failed) {
                self.failed_on.push(failed);
            }
        }
        if self.components().failures_keep_store
            && let Some(local) = self.known().local.clone()
        {
            let failed = (failure, local);
            if !self.failed_in.contains(&failed) {
                self.failed_in.push(failed);
            }
        }
    }

    /// A step was done.
    fn stepped(&mut self) -> bool {
        self.machine.interp.script.clear();
        if !self.machine.interp.deep.is_empty() {
            self.force_deep();
        }
        let entered = self.machine.layer.entered.take();
        if self.machine.interp.inline
            && let Some(body) = entered
        {
            self.entered.insert(body);
            if self.machine.interp.opened.is_none() {
                self.calls.entry(self.machine.interp.node).or_default().insert(body);
            }
        }
        if let (Some((alts, case)), Some(&(current, run))) = (self.machine.layer.branch.take(), self.active.last()) {
            if self.known().local.is_some() {
                let can_be = self.narrow(alts, case);
                if can_be {
                    self.branches.insert((current, alts, case), run);
                }
                return can_be;
            }
            let again = self.branches.insert((current, alts, case), run) == Some(run);
            return !again && self.narrow(alts, case);
        }
        match self.machine.interp.entered.take() {
            Some(entry) => self.entered(entry),
            None if self.machine.interp.lacked => self.goes_on(0),
            None => true,
        }
    }

    /// Fills the slots of variables that are known better where a branch is taken; says whether it can be taken.
    fn narrow(&mut self, alts: AltsId, case: u32) -> bool {
        let Some(narrowings) = self.narrowings.get(&(alts, case)) else { return true };
        for narrowing in narrowings {
            let value = self.machine.slot(narrowing.from);
            let others = narrowing.ways.iter().flatten().filter_map(Fact::slot);
            let others: Vec<(Slot, Value)> = others.map(|slot| (slot, self.machine.slot(slot))).collect();
            let Some(value) = self.machine.interp.narrow(narrowing, (alts, case), value, &others) else { return false };
            self.machine.fill_slot(narrowing.to, value);
        }
        true
    }

    /// What the step forces all of may fail.
    fn force_deep(&mut self) {
        let addrs = std::mem::take(&mut self.machine.interp.deep);
        if self.machine.interp.inline {
            return;
        }
        for addr in addrs {
            let deep = self.machine.interp.deep_entry(addr);
            if !self.known().known(deep).begun {
                match self.known().local.is_some() {
                    true => self.run_deep(deep),
                    false => self.known().queue(deep),
                }
            }
            self.machine.interp.take_deep(deep);
            let current = self.known().current;
            if self.known().local.is_none() && !(self.known().catches && self.machine.handles()) {
                self.known().uses(current, deep);
                continue;
            }
            self.known().needs(current, deep);
            let failures = self.machine.interp.failures(std::iter::once(deep));
            self.offer(failures.iter().collect(), deep);
        }
    }

    /// Leaves a point from which to fail in these ways.
    fn offer(&mut self, failures: Vec<FailureId>, from: EntryId) {
        if !failures.is_empty() {
            self.leave(Kind::Fail { failures, next: 0, from: Some(from) });
        }
    }

    fn decide(&mut self) {
        let script = self.machine.interp.script.clone();
        match self.machine.interp.wanted.take() {
            Some(deep) if matches!(self.known().known(deep).work, Work::Deep(..)) => self.run_deep(deep),
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
        let target = self.machine.interp.restarted;
        if !thunk && !target {
            self.note_call(entry);
        }
        let left_over = match thunk {
            true => self.machine.interp.at_node.then_some(0),
            false => self.machine.interp.left_over,
        };
        if target || !self.known().known(entry).begun {
            let call = (!thunk && !target).then_some(left_over);
            self.leave(Kind::Body { entry, call });
            self.known().begin(entry);
            self.begin_run(entry);
            return true;
        }
        self.give(entry, left_over)
    }

    fn note_call(&mut self, entry: EntryId) {
        let node = self.machine.interp.node;
        // What starts the program is no node of it.
        if self.known().current == ROOT && !self.machine.interp.at_node {
            return;
        }
        if let Work::Body(body, ..) = self.known().known(entry).work {
            self.calls.entry(node).or_default().insert(body);
        }
    }

    /// Goes on after a watched body with what is known of it; says whether there is a way to go on.
    pub(super) fn give(&mut self, entry: EntryId, left_over: Option<usize>) -> bool {
        if self.known().local.is_none() {
            return self.give_everywhere(entry, left_over);
        }
        let outcomes = self.known().consult(entry).outcomes.clone();
        let failures = self.machine.interp.failures(std::iter::once(entry));
        self.offer(failures.iter().collect(), entry);
        let Some(first) = outcomes.first().cloned() else { return false };
        if outcomes.len() > 1 {
            self.leave(Kind::Outcomes { outcomes, next: 1 });
        }
        self.resume_with(&first)
    }

    /// With one store for all: goes on once for all functions that are called here and leave as many arguments.
    fn give_everywhere(&mut self, entry: EntryId, left_over: Option<usize>) -> bool {
        let (current, node, context) = (self.known().current, self.machine.interp.node, self.machine.interp.context);
        let mut result = self.known().result(entry);
        if let Some(left_over) = left_over {
            let place = match left_over {
                0 => Place::Returned(node),
                // What is returned to more arguments is not what the node gives.
                more => Place::Between(node, more as u32),
            };
            let returned = self.known().addr_in(place, context);
            self.known().flow(Value::Ref(result), returned);
            result = returned;
        }
        self.machine.exit(Value::Ref(result));
        if self.known().catches && self.machine.handles() {
            self.known().needs(current, entry);
            let failures = self.machine.interp.failures(std::iter::once(entry));
            self.offer(failures.iter().collect(), entry);
        } else {
            self.known().uses(current, entry);
        }
        if self.known().is_empty(result) {
            self.known().await_any(result);
            return false;
        }
        left_over.is_none_or(|left_over| self.goes_on(left_over))
    }

    /// Whether nothing in this run went on yet after the node at hand, with so many arguments left over.
    fn goes_on(&mut self, left_over: usize) -> bool {
        let (current, node) = (self.known().current, self.machine.interp.node);
        let run = self.machine.interp.run_number;
        self.continued.insert((current, node, left_over), run) != Some(run)
    }

    /// Goes on after a watched body that ended like this. What neither the rest of the caller nor the result needs is
    /// dropped first, so that it does not mix with what the callee made. Says whether the caller can have come here.
    pub(super) fn resume_with(&mut self, outcome: &Outcome) -> bool {
        if !self.known().learn_all(&outcome.delta.path) {
            return false;
        }
        let kept = outcome.delta.cells.iter().filter(|cell| !cell.2).map(|cell| Value::Ref(cell.0));
        let live: Vec<Value> = self.machine.live_values().into_iter().chain(kept).collect();
        self.known().collect(live, Element::LEAST);
        self.known().merge(&outcome.delta);
        self.machine.exit(Value::Set(outcome.value));
        true
    }

    fn failed(&mut self, fault: Fault<Value>) {
        if let Some(failure) = self.machine.interp.failing.take() {
            self.fails_with(failure);
            return;
        }
        // Where it fails, also if that is in a library without text: others may get there, too, and are found by their calls.
        let node = self.machine.next_node().or_else(|| self.machine.place()).unwrap_or(self.machine.interp.node);
        if let Fault::Raised(value) = fault {
            let addr = self.known().addr(Place::Raised(node));
            self.known().flow(value, addr);
        }
        let context = self.machine.interp.context;
        let failure = self.known().failure(fault.forget(), node, context);
        self.fails_with(failure);
    }

    /// The current entry may fail; if nobody handles failures, that is how the program may end.
    pub(super) fn fails_with(&mut self, failure: FailureId) {
        let current = self.known().current;
        if !self.known().catches || current == ROOT {
            self.fails_at_root(failure);
            return;
        }
        if self.known().local.is_some() {
            let raised = match self.known().failure_of(failure) {
                (Fault::Raised(()), node) => Some(self.known().addr(Place::Raised(node))),
                _ => None,
            };
            let params = self.params_of(current);
            let outcome = self.known().outcome(current, Element::LEAST, raised, &params);
            self.known().fails_in_store(current, &outcome.delta);
        }
        self.known().fails(current, failure);
    }
}
