//! Forcing whole values: a unit of work for each address, since abstract data may be cyclic.

use super::Solver;
use crate::knowledge::{FailureId, Knowledge, ROOT, Work};
use crate::value::{Addr, EntryId, Object, ObjectId, Value};
use rustc_hash::FxHashSet;
use snell_lattice::{BitSet, Element};

impl Solver {
    /// All of the program's result is forced by whoever looks at it.
    pub(super) fn observe_result(&mut self) {
        if self.observe == 0 {
            return;
        }
        let result = self.known().result(ROOT);
        let result = self.known().read(result);
        for field in fields(self.known(), result) {
            self.deep(field, ROOT);
        }
    }

    /// As [`Solver::observe_result`] in the store of one answer, which then holds the values of what was forced.
    pub(super) fn observe_in_store(&mut self, result: Element) {
        if self.observe == 0 {
            return;
        }
        for field in fields(self.known(), result) {
            self.deep(field, ROOT);
        }
    }

    /// Has everything below an address forced on behalf of an entry, which fails as that does.
    pub(super) fn deep(&mut self, addr: Addr, on_behalf: EntryId) -> EntryId {
        let deep = self.machine.interp.deep_entry(addr);
        if !self.known().known(deep).begun {
            match self.known().local.is_some() {
                true => self.run_deep(deep),
                false => self.known().queue(deep),
            }
        }
        self.machine.interp.take_deep(deep);
        let known = self.known();
        if known.local.is_none() {
            known.uses(on_behalf, deep);
            return deep;
        }
        let failures: Vec<FailureId> = known.consult(deep).failures.iter().collect();
        for failure in failures {
            known.fails(on_behalf, failure);
        }
        deep
    }

    /// Everything reachable from an address is forced: its computations run, its fields follow.
    pub(super) fn run_deep(&mut self, entry: EntryId) {
        let Work::Deep(addr, _) = self.known().known(entry).work else { return };
        let known = self.known();
        let current = std::mem::replace(&mut known.current, entry);
        known.begin(entry);
        match known.local.take() {
            None => self.force_everywhere(entry, addr),
            Some(outside) => {
                known.local = Some(known.known(entry).input.clone());
                self.force_in_store(entry, addr);
                self.known().local = Some(outside);
            }
        }
        self.known().current = current;
    }

    fn force_everywhere(&mut self, entry: EntryId, addr: Addr) {
        let known = self.known();
        for thunk in known.thunks_at(addr).clone().iter().map(EntryId) {
            if !known.known(thunk).begun {
                known.queue(thunk);
            }
        }
        let forced = known.forced(addr);
        known.used(forced);
        let mut new = BitSet::default();
        let objects = known.read_objects(forced).clone();
        self.walked.entry(entry).or_default().absorb(&objects, &mut new);
        for object in new.iter() {
            if let Object::Con(_, parts) = &*self.known().get(ObjectId(object)).clone() {
                parts.iter().for_each(|&field| _ = self.deep(field, entry));
            }
        }
    }

    /// In the store at hand, until it has the value of everything.
    fn force_in_store(&mut self, entry: EntryId, addr: Addr) {
        loop {
            let before = self.known().local.clone();
            let mut todo = vec![addr];
            let mut seen: FxHashSet<Addr> = FxHashSet::default();
            while let Some(addr) = todo.pop() {
                if !seen.insert(addr) {
                    continue;
                }
                self.steps += 1;
                let content = self.known().read(addr);
                for thunk in self.known().sets.share(content).thunks.iter() {
                    self.force_thunk(entry, addr, thunk);
                }
                let settled = self.known().settled(Value::Ref(addr));
                todo.extend(fields(self.known(), settled));
            }
            if self.known().local == before || self.is_spent().is_some() {
                break;
            }
        }
        let outcome = self.known().outcome(entry, Element::LEAST, Some(addr), &[]);
        self.known().returns_in_store(entry, outcome);
    }

    fn force_thunk(&mut self, entry: EntryId, addr: Addr, thunk: EntryId) {
        let forced = self.machine.interp.locate_thunk(thunk);
        let known = self.known();
        if !known.known(forced).begun {
            known.queue(forced);
        }
        let found = known.consult(forced);
        let (outcomes, failures, failing) = (found.outcomes.clone(), found.failures.clone(), found.failing.clone());
        for outcome in outcomes {
            known.merge(&outcome.delta);
            known.grow(addr, outcome.value);
        }
        for failure in failures.iter() {
            known.fails(entry, failure);
        }
        known.fails_in_store(entry, &failing);
    }
}

/// The addresses of the fields of a set's constructors.
fn fields(known: &Knowledge, element: Element) -> Vec<Addr> {
    let mut fields = Vec::new();
    for object in known.sets.get(element).objects.iter() {
        if let Object::Con(_, parts) = &**known.get(object) {
            fields.extend(parts);
        }
    }
    fields.sort_unstable();
    fields.dedup();
    fields
}
