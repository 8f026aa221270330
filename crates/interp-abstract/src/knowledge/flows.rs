//! Flows: with one store for all, what one address holds another holds too, now and later, without anybody being run
//! again.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, EntryId, Heads, Value};
use snell_lattice::{Element, FiniteSet};

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

    fn flow_between(&mut self, from: Addr, to: Addr) {
        if from == to || !self.edges.insert((from, to)) {
            return;
        }
        self.cells[from.0 as usize].flows.push(to);
        let content = self.cells[from.0 as usize].content;
        self.grow(to, content);
    }

    /// Joins into an address of the store for all, and follows the flows.
    pub(super) fn grow_everywhere(&mut self, addr: Addr, element: Element) {
        // First in, first out, and each once: much arrives at an address before it is passed on.
        if self.grow_cell(addr, element) && !std::mem::replace(&mut self.cells[addr.0 as usize].queued, true) {
            self.grown.push_back(addr);
        }
        if self.spreading {
            return;
        }
        self.spreading = true;
        while let Some(addr) = self.grown.pop_front() {
            self.cells[addr.0 as usize].queued = false;
            self.spread(addr);
        }
        self.spreading = false;
    }

    fn grow_cell(&mut self, addr: Addr, element: Element) -> bool {
        let (before, growths) = {
            let cell = &self.cells[addr.0 as usize];
            (cell.content, cell.growths)
        };
        let mut joined = self.joined_at_address(before, element);
        if joined == before {
            return false;
        }
        if growths >= super::PATIENCE {
            joined = self.widened(before, joined);
        }
        let cell = &mut self.cells[addr.0 as usize];
        cell.content = joined;
        cell.growths = growths.saturating_add(1);
        true
    }

    fn spread(&mut self, addr: Addr) {
        let cell = &mut self.cells[addr.0 as usize];
        let (content, forced) = (cell.content, cell.forced);
        self.dirty.extend(cell.readers.iter());
        self.dirty.extend(cell.waiting.drain(..));
        for at in 0.. {
            let Some(&to) = self.cells[addr.0 as usize].flows.get(at) else { break };
            self.grow_everywhere(to, content);
        }
        if let Some(forced) = forced {
            self.settle_into(addr, forced, true);
        }
        for at in 0.. {
            let Some(&case) = self.cells[addr.0 as usize].cases.get(at) else { break };
            self.update_case(case);
        }
    }

    /// Runs the entry at hand again once an address holds anything.
    pub fn await_any(&mut self, addr: Addr) {
        let current = self.current;
        let waiting = &mut self.cells[addr.0 as usize].waiting;
        if !waiting.contains(&current) {
            waiting.push(current);
        }
    }

    /// Whether an address holds nothing yet.
    pub fn is_empty(&self, addr: Addr) -> bool {
        self.cells[addr.0 as usize].content == Element::LEAST
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

    /// What an entry returned.
    pub fn returned(&self, entry: EntryId) -> Element {
        let result = self.entries[entry.0 as usize].result;
        result.map_or(Element::LEAST, |addr| self.cells[addr.0 as usize].content)
    }

    /// The address that holds what an address holds once it is evaluated: the results of suspended computations in
    /// their place.
    pub fn forced(&mut self, addr: Addr) -> Addr {
        if let Some(forced) = self.cells[addr.0 as usize].forced {
            return forced;
        }
        let evaluated = matches!(
            self.place(addr).0,
            Place::Result(_) | Place::Forced(_) | Place::Returned(_) | Place::Alternative(..)
        );
        if evaluated {
            return addr;
        }
        let forced = self.new_addr(Place::Forced(addr), Context::EMPTY);
        self.cells[addr.0 as usize].forced = Some(forced);
        self.settle_into(addr, forced, false);
        forced
    }

    /// The address that an address with only evaluated values was made for.
    pub fn unforced(&self, addr: Addr) -> Addr {
        match self.place(addr).0 {
            Place::Forced(origin) => origin,
            _ => addr,
        }
    }

    fn settle_into(&mut self, addr: Addr, forced: Addr, run: bool) {
        let content = self.cells[addr.0 as usize].content;
        let evaluated = self.evaluated(content);
        self.grow_everywhere(forced, evaluated);
        for thunk in self.sets.share(content).thunks.iter() {
            let result = self.result(thunk);
            self.flow_between(result, forced);
            for at in 0.. {
                let Some(&user) = self.cells[forced.0 as usize].users.as_slice().get(at) else { break };
                self.uses(user, thunk);
            }
            if run && !self.known(thunk).begun {
                self.queue(thunk);
            }
        }
    }

    /// A set without its suspended computations.
    fn evaluated(&mut self, content: Element) -> Element {
        if self.sets.get(content).thunks.is_empty() {
            return content;
        }
        if let Some(&known) = self.stripped.get(&content) {
            return known;
        }
        let heads = Heads { thunks: FiniteSet::default(), ..self.sets.get(content).clone() };
        let evaluated = self.sets.intern(heads);
        self.stripped.insert(content, evaluated);
        evaluated
    }

    /// The entry at hand wants what is at an evaluated address, and fails as its computations do.
    pub fn used(&mut self, forced: Addr) {
        let current = self.current;
        if self.cells[forced.0 as usize].users.insert(current) {
            let origin = self.unforced(forced);
            let content = self.cells[origin.0 as usize].content;
            for thunk in self.sets.share(content).thunks.iter() {
                self.uses(current, thunk);
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
