//! Flows: with one store for all, what one address holds another holds too, now and later, without anybody being run
//! again. Only what is new is passed on.

use super::cells::Growth;
use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, EntryId, Value};
use snell_lattice::{BitSet, Element};

/// Addresses that pass on what is new before the clock is looked at again.
const LOOK_AT_CLOCK: u32 = 1 << 12;

impl Knowledge {
    /// A value goes to an address; if the value is what an address holds, then also what it will hold.
    pub fn flow(&mut self, value: Value, to: Addr) {
        match value {
            Value::Ref(from) if self.local.is_none() => self.flow_between(from, to),
            value => {
                let content = self.content(value);
                self.grow(to, content);
            }
        }
    }

    pub(super) fn flow_between(&mut self, from: Addr, to: Addr) {
        self.connect(from, to);
        self.spread_if_each_has_its_own();
    }

    /// With one store for all, what is new goes one address far at once; the rest follows when the entry at hand is done, or
    /// when somebody finds an address empty: then much is passed on together. Where states have their own stores, what
    /// was there before is looked at directly, and is complete.
    pub(super) fn spread_if_each_has_its_own(&mut self) {
        if self.components.is_per_state() {
            self.spread_all();
        }
    }

    /// Makes a flow and passes on what is there.
    pub(super) fn connect(&mut self, from: Addr, to: Addr) {
        self.look_at(from);
        let (from, to) = (self.find(from), self.find(to));
        if from == to || !self.edges.insert((from, to)) {
            return;
        }
        let cell = &mut self.cells[from.0 as usize];
        cell.flows.push(to);
        if cell.is_empty() {
            return;
        }
        // Out of its place and back: nothing is copied.
        let (atoms, objects, thunks) =
            (cell.atoms, std::mem::take(&mut cell.objects), std::mem::take(&mut cell.thunks));
        self.add(to, atoms, &objects, &thunks);
        let cell = &mut self.cells[from.0 as usize];
        (cell.objects, cell.thunks) = (objects, thunks);
    }

    /// Joins into an address of the store for all, and follows the flows.
    pub(super) fn grow_everywhere(&mut self, addr: Addr, element: Element) {
        self.add_set(addr, element);
        self.spread_if_each_has_its_own();
    }

    /// Has an address wait to pass on what is new.
    pub(super) fn wait(&mut self, addr: Addr) {
        self.grown.push((self.order[addr.0 as usize], addr));
    }

    /// Passes on what is new until nothing is. Where flows come from goes first: then much arrives at an address before it
    /// is passed on.
    pub fn spread_all(&mut self) {
        if self.spreading {
            return;
        }
        self.spreading = true;
        let mut since = 0u32;
        self.tidy();
        while let Some((_, addr)) = self.grown.pop() {
            since += 1;
            if since.is_multiple_of(LOOK_AT_CLOCK) {
                self.look_at_clock();
            }
            if self.expired {
                break;
            }
            let addr = self.find(addr);
            let growth = self.cells[addr.0 as usize].pending.take();
            if let Some(growth) = growth {
                self.spread(addr, &growth);
            }
            self.tidy();
        }
        self.spreading = false;
    }

    /// Between two steps of passing on, addresses may become one.
    fn tidy(&mut self) {
        if self.components.is_per_state() {
            self.crowded.clear();
            return;
        }
        while let Some(addr) = self.crowded.pop() {
            self.thin_out(addr);
        }
        if self.moved > self.collapse_at {
            self.work += self.moved;
            self.collapse_cycles();
            self.lower_crowd();
        }
    }

    fn spread(&mut self, addr: Addr, growth: &Growth) {
        if self.components.is_per_state() {
            self.content_at(addr);
        }
        let cell = &mut self.cells[addr.0 as usize];
        let atoms = if growth.atoms { cell.atoms } else { Element::LEAST };
        let forced = cell.forced;
        self.dirty.extend(cell.readers.iter());
        self.dirty.extend(cell.waiting.drain(..));
        for at in 0.. {
            let Some(&to) = self.cells[addr.0 as usize].flows.get(at) else { break };
            if self.find(to) != addr {
                self.add(to, atoms, &growth.objects, &growth.thunks);
            }
        }
        if let Some(forced) = forced {
            if self.find(forced) != addr {
                self.add(forced, atoms, &growth.objects, &BitSet::default());
            }
            self.settle_thunks(addr, forced, &growth.thunks, true);
        }
        for at in 0.. {
            let Some(&case) = self.cells[addr.0 as usize].cases.get(at) else { break };
            self.update_case(case, atoms, &growth.objects);
        }
        self.grow_filtered(addr, atoms, &growth.objects);
    }

    /// How much was passed on from address to address.
    pub fn passed_on(&self) -> u64 {
        self.work + self.moved
    }

    /// Runs the entry at hand again once an address holds anything.
    pub fn await_any(&mut self, addr: Addr) {
        let (addr, current) = (self.find(addr), self.current);
        let waiting = &mut self.cells[addr.0 as usize].waiting;
        if !waiting.contains(&current) {
            waiting.push(current);
        }
    }

    /// Where the results of an entry are kept.
    pub fn result(&mut self, entry: EntryId) -> Addr {
        if let Some(addr) = self.entries[entry.0 as usize].result {
            return addr;
        }
        let addr = self.new_addr(Place::Result(entry), Context::EMPTY);
        self.entries[entry.0 as usize].result = Some(addr);
        addr
    }

    /// Where what an entry returned is kept, if anybody asked.
    pub fn result_of(&self, entry: EntryId) -> Option<Addr> {
        self.entries[entry.0 as usize].result
    }

    /// The address that holds what an address holds once it is evaluated: the results of suspended computations in
    /// their place.
    pub fn forced(&mut self, addr: Addr) -> Addr {
        self.look_at(addr);
        let at = self.find(addr);
        if let Some(forced) = self.cells[at.0 as usize].forced {
            return forced;
        }
        if !self.lazy[at.0 as usize] {
            return addr;
        }
        let forced = self.new_addr(Place::Forced(addr), Context::EMPTY);
        let cell = &mut self.cells[at.0 as usize];
        cell.forced = Some(forced);
        let (atoms, objects, thunks) = (cell.atoms, std::mem::take(&mut cell.objects), cell.thunks.clone());
        self.add(forced, atoms, &objects, &BitSet::default());
        self.cells[at.0 as usize].objects = objects;
        self.settle_thunks(at, forced, &thunks, false);
        self.spread_if_each_has_its_own();
        forced
    }

    /// The address that an address with only evaluated values was made for.
    pub fn unforced(&self, addr: Addr) -> Addr {
        match self.place(addr).0 {
            Place::Forced(origin) => origin,
            _ => addr,
        }
    }

    /// The results of suspended computations flow to where they are wanted.
    fn settle_thunks(&mut self, addr: Addr, forced: Addr, thunks: &BitSet, run: bool) {
        if thunks.is_empty() {
            return;
        }
        self.gather_thunks(addr);
        let count = self.cells[addr.0 as usize].thunks.len();
        for thunk in thunks.iter().map(EntryId) {
            let result = self.result_among(thunk, count);
            self.connect(result, forced);
            for at in 0.. {
                let Some(&user) = self.cells[addr.0 as usize].users.as_slice().get(at) else { break };
                self.uses(user, thunk);
            }
            if run && !self.known(thunk).begun {
                self.queue(thunk);
            }
        }
    }

    /// The entry at hand wants what is at an evaluated address, and fails as its computations do.
    pub fn used(&mut self, forced: Addr) {
        let current = self.current;
        let origin = self.find(self.unforced(forced));
        let cell = &mut self.cells[origin.0 as usize];
        if cell.users.insert(current) {
            for thunk in cell.thunks.clone().iter() {
                self.uses(current, EntryId(thunk));
            }
        }
    }

    /// One entry needs another, and fails as that does.
    pub fn uses(&mut self, user: EntryId, used: EntryId) {
        self.needs(user, used);
        if self.catches && self.entries[used.0 as usize].failing_with.insert(user.0) {
            for failure in self.entries[used.0 as usize].failures.clone().iter() {
                self.fails(user, failure);
            }
        }
    }

    /// One entry needs another.
    pub fn needs(&mut self, user: EntryId, used: EntryId) {
        self.entries[used.0 as usize].users.insert(user.0);
    }
}
