//! Entries: units of work, what they returned and how they failed, and who wants to know.

use super::footprints::Footprint;
use super::{Knowledge, StoreKey};
use crate::context::Context;
use crate::local::{Delta, Local};
use crate::value::{Addr, EntryId, Value};
use rustc_hash::FxHashSet;
use snell_lattice::{Element, FiniteSet};
use snell_semantics::{BodyId, Fault, NodeId};

/// A unit of work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// The entry points applied to their inputs.
    Root,
    /// A body in an environment, in a context, and in a store if states have their own.
    Body(BodyId, Context, Box<[Addr]>, StoreKey),
    /// Forcing everything that can be reached from an address.
    Deep(Addr, StoreKey),
}

/// An interned failure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FailureId(pub u32);

/// One way a unit of work may end well, where states have their own stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What is returned.
    pub value: Element,
    /// What became of the store.
    pub delta: Delta,
}

/// What is known of a unit of work.
#[derive(Debug)]
pub struct Entry {
    /// What it is.
    pub work: Work,
    /// Whether it was ever begun.
    pub begun: bool,
    /// Where what it may return is kept, if anybody asked.
    pub(super) result: Option<Addr>,
    /// How it may return, where states have their own stores.
    pub outcomes: Vec<Outcome>,
    /// How it may fail.
    pub failures: FiniteSet<FailureId>,
    /// What became of the store in all failures together.
    pub failing: Delta,
    /// The store it starts in, where states have their own.
    pub input: Local,
    /// What its runs wrote to, if they are run for several callers together: then no comparison with the input tells.
    pub(super) touched: FxHashSet<Addr>,
    /// What of the store it looked at.
    pub(super) footprint: Footprint,
    /// Who is run again when its outcomes or failures grow.
    pub(super) readers: FiniteSet<u32>,
    /// Who needs it.
    pub(super) users: FiniteSet<u32>,
    /// Who of them fails as it does, if that has to be followed.
    pub(super) failing_with: FiniteSet<u32>,
    /// Whether its outcomes were too many and are joined.
    collapsed: bool,
}

impl Entry {
    /// Whether it stands for all stores beyond the number that is kept apart.
    pub fn is_joined(&self) -> bool {
        matches!(self.work, Work::Body(.., StoreKey::JOINED) | Work::Deep(_, StoreKey::JOINED))
    }
}

impl Knowledge {
    /// The entry of a unit of work.
    pub fn entry(&mut self, work: Work) -> EntryId {
        if let Some(&id) = self.entry_ids.get(&work) {
            return id;
        }
        let id = EntryId(self.entries.len() as u32);
        self.entry_ids.insert(work.clone(), id);
        self.entries.push(Entry {
            work,
            begun: false,
            result: None,
            outcomes: Vec::new(),
            failures: FiniteSet::default(),
            failing: Delta::default(),
            input: Local::default(),
            touched: FxHashSet::default(),
            footprint: Footprint::default(),
            readers: FiniteSet::default(),
            users: FiniteSet::default(),
            failing_with: FiniteSet::default(),
            collapsed: false,
        });
        id
    }

    /// What is known of an entry; the current one will be run again when that grows.
    pub fn consult(&mut self, id: EntryId) -> &Entry {
        if self.local.is_some() {
            self.looks_through(id);
        }
        let entry = &mut self.entries[id.0 as usize];
        entry.readers.insert(self.current.0);
        if self.local.is_some() {
            entry.users.insert(self.current.0);
        }
        entry
    }

    /// What is known of an entry, looked at without depending on it.
    pub fn known(&self, id: EntryId) -> &Entry {
        &self.entries[id.0 as usize]
    }

    /// All entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The numbers of those who depend on an entry.
    pub fn users_of(&self, entry: usize) -> &[u32] {
        self.entries[entry].users.as_slice()
    }

    /// Says that an entry is begun.
    pub fn begin(&mut self, id: EntryId) {
        self.entries[id.0 as usize].begun = true;
    }

    /// Forgets the outcomes of an entry that nobody reads and that is about to be run from the start.
    pub fn begin_anew(&mut self, id: EntryId) {
        self.entries[id.0 as usize].outcomes.clear();
    }

    /// An entry may return this.
    pub fn returns(&mut self, id: EntryId, value: Value) {
        let result = self.result(id);
        self.flow(value, result);
    }

    /// An entry may return like this, where states have their own stores.
    pub fn returns_in_store(&mut self, id: EntryId, outcome: Outcome) {
        let mut outcomes = std::mem::take(&mut self.entries[id.0 as usize].outcomes);
        if outcomes.iter().any(|known| self.is_covered(&outcome, known)) {
            self.entries[id.0 as usize].outcomes = outcomes;
            return;
        }
        let entry = &self.entries[id.0 as usize];
        let apart = match &entry.work {
            _ if entry.collapsed => 1,
            Work::Body(.., StoreKey::JOINED) | Work::Deep(..) => 1,
            _ => self.stores_apart().max(1) as usize,
        };
        let grew = match outcomes.len() < apart {
            true => {
                outcomes.push(outcome);
                true
            }
            false => {
                let before = outcomes.clone();
                let mut all = outcomes.into_iter().chain([outcome]);
                let mut joined = all.next().unwrap_or(Outcome { value: Element::LEAST, delta: Delta::default() });
                for outcome in all {
                    let value = self.join(joined.value, outcome.value);
                    let value = self.widened(joined.value, value);
                    joined = Outcome { value, delta: self.join_deltas(&joined.delta, &outcome.delta) };
                }
                outcomes = vec![joined];
                self.entries[id.0 as usize].collapsed = true;
                outcomes != before
            }
        };
        let entry = &mut self.entries[id.0 as usize];
        entry.outcomes = outcomes;
        if grew {
            self.dirty.extend(entry.readers.iter().map(EntryId));
        }
    }

    /// Whether one outcome says nothing that another does not.
    fn is_covered(&mut self, one: &Outcome, other: &Outcome) -> bool {
        let mut below = |a, b| a == b || self.join(a, b) == b;
        let mut others = other.delta.cells.iter().peekable();
        one.delta.path.says(&other.delta.path)
            && below(one.value, other.value)
            && one.delta.cells.iter().all(|&(addr, element, changed)| {
                while others.next_if(|cell| cell.0 < addr).is_some() {}
                others.peek().is_some_and(|cell| cell.0 == addr && cell.2 >= changed && below(element, cell.1))
            })
    }

    /// What an entry that fails does to the store; says whether that is new.
    pub fn fails_in_store(&mut self, id: EntryId, delta: &Delta) {
        let failing = self.entries[id.0 as usize].failing.clone();
        let joined = self.join_deltas(&failing, delta);
        if joined != failing {
            let entry = &mut self.entries[id.0 as usize];
            entry.failing = joined;
            self.dirty.extend(entry.readers.iter().map(EntryId));
        }
    }

    /// An entry may fail like this, and then those who need it may; says whether that is new.
    pub fn fails(&mut self, id: EntryId, failure: FailureId) -> bool {
        let mut todo = vec![id];
        let mut new = false;
        while let Some(id) = todo.pop() {
            let entry = &mut self.entries[id.0 as usize];
            if entry.failures.insert(failure) {
                new = true;
                self.dirty.extend(entry.readers.iter().map(EntryId));
                todo.extend(entry.failing_with.iter().map(EntryId));
            }
        }
        new
    }

    /// The number of a failure in a context.
    pub fn failure(&mut self, fault: Fault<()>, node: NodeId, context: Context) -> FailureId {
        let call = self.contexts.own_call(context);
        let here = self.failures_at.entry(node).or_default();
        let is_known = |id: &&FailureId| self.failures[id.0 as usize] == (fault, node, call);
        if let Some(&known) = here.iter().find(is_known) {
            return known;
        }
        let id = FailureId(self.failures.len() as u32);
        self.failures.push((fault, node, call));
        here.push(id);
        id
    }

    /// The failure of a number.
    pub fn failure_of(&self, id: FailureId) -> (Fault<()>, NodeId) {
        let (fault, node, _) = self.failures[id.0 as usize];
        (fault, node)
    }

    /// The call whose context a failure happened in, where calls have their own.
    pub fn blamed(&self, id: FailureId) -> Option<NodeId> {
        self.failures[id.0 as usize].2
    }

    /// Asks for an entry to be run.
    pub fn queue(&mut self, id: EntryId) {
        self.dirty.insert(id);
    }

    /// The next entry to run. The youngest first: callees are younger than their callers. What is new is passed on when
    /// nobody else waits: then it is much, and goes together.
    pub fn next(&mut self) -> Option<EntryId> {
        if self.dirty.is_empty() {
            self.spread_all();
        }
        self.dirty.pop_last()
    }

    /// Changes the store an entry starts in, and has it run again.
    pub(super) fn set_input(&mut self, id: EntryId, input: Local) {
        let entry = &mut self.entries[id.0 as usize];
        entry.input = input;
        if entry.begun {
            self.dirty.insert(id);
        }
    }
}
