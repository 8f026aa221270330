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
use crate::local::Local;
use crate::value::{Addr, EntryId};
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
    /// What is asked for and found, and where to go on then.
    next: Vec<(Addr, Element, u32)>,
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
            at = match next.iter().find(|known| (known.0, known.1) == (addr, element)) {
                Some(known) => known.2 as usize,
                None => {
                    next.push((addr, element, new));
                    self.nodes.push(Question::default());
                    new as usize
                }
            };
        }
        self.nodes[at].answer.get_or_insert(entry);
    }

    /// A run that looked at nothing but what is found in cells, which are in order, or among the arguments.
    fn find(&self, cells: &[(Addr, Element)], params: &[(Addr, Element)]) -> Option<EntryId> {
        // Questions are asked in the order of addresses: none is looked for before the place of the last one.
        let mut todo = Vec::from_iter((!self.nodes.is_empty()).then_some((0, 0)));
        while let Some((node, from)) = todo.pop() {
            let question = &self.nodes[node as usize];
            if let Some(answer) = question.answer {
                return Some(answer);
            }
            let mut at = from;
            let mut asked = None;
            for &(addr, element, next) in &question.next {
                if asked.is_none_or(|(known, _)| known != addr) {
                    at = place(cells, from, addr);
                    let param = params.iter().find(|param| param.0 == addr);
                    asked = Some((addr, param.or_else(|| cells.get(at).filter(|cell| cell.0 == addr))));
                }
                if asked.is_some_and(|(_, found)| found.is_some_and(|cell| cell.1 == element)) {
                    todo.push((next, at));
                }
            }
        }
        None
    }
}

/// The first place, from one on, of a cell that has this address or a larger one. Mostly it is near.
fn place(cells: &[(Addr, Element)], from: usize, addr: Addr) -> usize {
    match cells[from..].iter().take(NEAR).position(|cell| cell.0 >= addr) {
        Some(near) => from + near,
        None => from + cells[from..].partition_point(|cell| cell.0 < addr),
    }
}

/// So many cells are looked at one by one.
const NEAR: usize = 8;

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
        let (cells, mut at) = (entry.input.cells(), 0);
        let looked_at = entry.footprint.looked_at.iter().map(Addr).filter_map(|addr| {
            at = place(cells, at, addr);
            cells.get(at).copied().filter(|cell| cell.0 == addr)
        });
        let seen: Vec<(Addr, Element)> = looked_at.collect();
        let located = self.located.entry(work).or_default();
        located.finished.insert(seen.iter().copied(), id);
        located.apart = located.apart.saturating_sub(1);
        self.unfinished = self.unfinished.saturating_sub(1);
        let footprint = &mut self.entries[id.0 as usize].footprint;
        footprint.looked_at = BitSet::default();
        footprint.finished = Some(seen.into_iter().map(|cell| cell.0).collect());
    }

    /// A finished run of a unit of work that would go the same in the store at hand, where it is given these arguments.
    pub fn alike(&self, work: EntryId, params: &[(Addr, Element)]) -> Option<EntryId> {
        let local = self.local.as_ref().filter(|_| self.can_be_alike(params))?;
        self.located.get(&work)?.finished.find(local.cells(), params)
    }

    /// Whether the store at hand says what a callee looks at: what was at the address of a parameter may be joined with the
    /// argument, which depends on what else is handed over.
    fn can_be_alike(&self, params: &[(Addr, Element)]) -> bool {
        let known = |local: &Local| params.iter().all(|param| local.get(param.0).is_none());
        self.keeps_footprints() && self.local.as_ref().is_some_and(known)
    }

    /// The same in a store that was handed over, unless that was clear before.
    pub(super) fn alike_in(&self, work: EntryId, params: &[(Addr, Element)], input: &Local) -> Option<EntryId> {
        let unclear = self.keeps_footprints() && !self.can_be_alike(params);
        self.located.get(&work).filter(|_| unclear)?.finished.find(input.cells(), &[])
    }
}
