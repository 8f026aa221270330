//! Footprints: what of its store a unit of work has looked at.
//!
//! A unit of work that is finished, and used nothing but what was finished before, will not change any more. What it gave
//! depends on the cells that it looked at, and on nothing else of the store it was given: a store that holds the same there need
//! not be run again. So stores of which a body reads little are few, however many there are: the worst case of kCFA has
//! exponentially many of them, of which the bodies tell apart as many as they are deep.
//!
//! Cells that the store did not have are none of its footprint. A body may bind a variable whose address the other store has; but then
//! what is there is another variable's, which the body can't have read.

use super::{Knowledge, StoreKey, Work};
use crate::components::StoreKind;
use crate::value::{Addr, EntryId};
use rustc_hash::FxHashMap;
use snell_lattice::{BitSet, Element};

/// What a run has looked at so far.
#[derive(Default, Debug)]
pub struct Footprint {
    looked_at: BitSet,
    /// Whether it has used something that was not finished.
    open: bool,
    /// What it looked at of the store that it was given, once it is finished.
    finished: Option<Box<[Addr]>>,
}

/// The finished runs of a unit of work, found by what they looked at: a tree of questions for the content of an address.
#[derive(Default, Debug)]
pub struct Finished {
    nodes: Vec<Question>,
}

#[derive(Default, Debug)]
struct Question {
    answer: Option<EntryId>,
    /// By what is asked for, and what is found there.
    next: Vec<(Addr, FxHashMap<Element, u32>)>,
}

impl Finished {
    fn insert(&mut self, seen: impl Iterator<Item = (Addr, Element)>, entry: EntryId) {
        if self.nodes.is_empty() {
            self.nodes.push(Question::default());
        }
        let mut at = 0;
        for (addr, element) in seen {
            let new = self.nodes.len() as u32;
            let next = &mut self.nodes[at].next;
            let place = match next.iter().position(|asked| asked.0 == addr) {
                Some(place) => place,
                None => {
                    next.push((addr, FxHashMap::default()));
                    next.len() - 1
                }
            };
            at = *next[place].1.entry(element).or_insert(new) as usize;
            if at as u32 == new {
                self.nodes.push(Question::default());
            }
        }
        self.nodes[at].answer.get_or_insert(entry);
    }

    /// A run that looked at nothing but what is found.
    fn find(&self, content: impl Fn(Addr) -> Option<Element>) -> Option<EntryId> {
        let mut todo: Vec<u32> = (!self.nodes.is_empty()).then_some(0).into_iter().collect();
        while let Some(at) = todo.pop() {
            let question = &self.nodes[at as usize];
            if let Some(answer) = question.answer {
                return Some(answer);
            }
            for (addr, found) in &question.next {
                todo.extend(content(*addr).and_then(|element| found.get(&element)));
            }
        }
        None
    }
}

impl Knowledge {
    /// Whether footprints are kept. They are not where a path condition is about symbols, wherever these are, and where every store
    /// that something fails in is to be seen.
    fn keeps_footprints(&self) -> bool {
        let components = &self.components;
        let collected = components.store == StoreKind::PerState { collected: true };
        collected && !components.symbolic && !components.failures_keep_store
    }

    /// The current unit of work looks at an address of the store at hand.
    pub(super) fn looks_at(&mut self, addr: Addr) {
        if self.keeps_footprints() {
            self.entries[self.current.0 as usize].footprint.looked_at.insert(addr.0);
        }
    }

    /// The current unit of work uses what another one gave.
    pub(super) fn looks_through(&mut self, id: EntryId) {
        if !self.keeps_footprints() || id == self.current {
            self.entries[self.current.0 as usize].footprint.open = true;
            return;
        }
        let used = self.entries[id.0 as usize].footprint.finished.take();
        let own = &mut self.entries[self.current.0 as usize].footprint;
        match &used {
            Some(seen) => seen.iter().for_each(|addr| _ = own.looked_at.insert(addr.0)),
            None => own.open = true,
        }
        self.entries[id.0 as usize].footprint.finished = used;
    }

    /// A unit of work is run from its start.
    pub fn begin_footprint(&mut self, id: EntryId) {
        let footprint = &mut self.entries[id.0 as usize].footprint;
        footprint.looked_at = BitSet::default();
        footprint.open = false;
    }

    /// All ways through a unit of work were gone.
    pub fn end_footprint(&mut self, id: EntryId) {
        let entry = &self.entries[id.0 as usize];
        let Work::Body(body, context, env, key) = &entry.work else { return };
        let over = entry.footprint.open || entry.footprint.finished.is_some() || *key == StoreKey::JOINED;
        if over || !self.keeps_footprints() || self.dirty.contains(&id) {
            return;
        }
        let Some(&work) = self.entry_ids.get(&Work::Body(*body, *context, env.clone(), StoreKey::NONE)) else { return };
        let looked_at = entry.footprint.looked_at.iter().map(Addr);
        let seen: Vec<_> = looked_at.filter_map(|addr| entry.input.get(addr).map(|element| (addr, element))).collect();
        self.located.entry(work).or_default().finished.insert(seen.iter().copied(), id);
        let footprint = &mut self.entries[id.0 as usize].footprint;
        footprint.looked_at = BitSet::default();
        footprint.finished = Some(seen.into_iter().map(|cell| cell.0).collect());
    }

    /// A finished run of a unit of work that would go the same in the store at hand, where it is given these arguments.
    pub fn alike(&self, work: EntryId, params: &[(Addr, Element)]) -> Option<EntryId> {
        let local = self.local.as_ref().filter(|_| self.keeps_footprints())?;
        let finished = &self.located.get(&work)?.finished;
        // Whether what was at the address of a parameter is joined with the argument depends on what else is handed over.
        if params.iter().any(|param| local.get(param.0).is_some()) {
            return None;
        }
        finished.find(|addr| match params.iter().find(|param| param.0 == addr) {
            Some(param) => Some(param.1),
            None => local.get(addr),
        })
    }

    /// The same, in a store that was handed over.
    pub(super) fn alike_in(&self, work: EntryId, input: &crate::local::Local) -> Option<EntryId> {
        self.located.get(&work).filter(|_| self.keeps_footprints())?.finished.find(|addr| input.get(addr))
    }
}
