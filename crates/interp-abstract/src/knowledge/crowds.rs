//! Crowds: where very many constructors meet at one address, one object stands for those that are alike.
//!
//! The sets of a whole program's pairs at a whole program's addresses are what makes control-flow analysis cubic. At an
//! address with too many objects of one constructor, a *summary* takes their place: an object to whose fields
//! flows what is in the fields of any of its members. Where a member is not in a crowd, it is what it was.
//! Cells and arrays are written to, so those of a crowd share one content; but each array keeps its length. Functions are always kept apart: who calls whom
//! is never summed up.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, EntryId, Object, ObjectId};
use rustc_hash::FxHashMap;
use snell_core_ir::ConId;
use snell_lattice::{BitSet, BitTable};
use std::collections::hash_map::Entry;

/// How many objects of one kind are kept apart at an address at first: the fewer, the larger the program.
pub(super) fn first_crowd(nodes: usize) -> u32 {
    (1_000_000 / nodes.max(1)).clamp(8, 512) as u32
}

/// After so much was passed on, only half as many are; and so on, each time it has doubled.
const MUCH: u64 = 4_000_000;

/// What can be summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A constructor with fields.
    Con(ConId),
    /// A mutable cell.
    Cell,
    /// A mutable array.
    Array,
}

/// The summaries of an analysis.
#[derive(Default, Debug)]
pub(super) struct Crowds {
    /// The summaries, and what each stands for.
    all: Vec<(ObjectId, BitTable)>,
    /// The summary that each has become one with, or itself.
    same_as: Vec<u32>,
    /// Which objects are summaries.
    summaries: BitTable,
    /// The number of each summary.
    numbers: FxHashMap<ObjectId, u32>,
    /// For each object, the first summary that it was summed up in.
    first: FxHashMap<ObjectId, u32>,
    /// For each suspended computation of a crowd, where the results of the crowd go.
    results: FxHashMap<EntryId, Addr>,
}

impl Crowds {
    /// The numbers of the summaries among these objects.
    pub fn among<'s>(&'s self, objects: &'s BitSet) -> impl Iterator<Item = u32> + 's {
        objects.common(&self.summaries).filter_map(|object| self.number_of(ObjectId(object)))
    }

    /// The number of the summary that an object is, or has become one with.
    fn number_of(&self, object: ObjectId) -> Option<u32> {
        self.numbers.get(&object).map(|&number| self.find(number))
    }

    /// The summary that a summary has become one with.
    #[inline]
    fn find(&self, mut number: u32) -> u32 {
        while self.same_as[number as usize] != number {
            number = self.same_as[number as usize];
        }
        number
    }

    /// What a summary stands for, by its number.
    #[inline]
    pub fn members(&self, summary: u32) -> &BitTable {
        &self.all[self.find(summary) as usize].1
    }
}

impl Knowledge {
    /// Keeps fewer objects apart if there is much work.
    pub(super) fn lower_crowd(&mut self) {
        let halvings = (self.work / MUCH).checked_ilog2().map_or(0, |times| times + 1);
        let crowd = (first_crowd(self.code.nodes.len()) >> halvings.min(16)).max(2);
        if crowd < self.crowd {
            self.crowd = crowd;
            for at in 0..self.cells.len() {
                let cell = &mut self.cells[at];
                cell.limit = crowd;
                if cell.objects.len() > crowd as usize {
                    self.crowded.push(Addr(at as u32));
                }
            }
        }
    }

    /// Sums up objects that are alike at an address where there are too many. Where there is a summary already, those that
    /// are new join it at once.
    pub(super) fn thin_out(&mut self, addr: Addr) {
        self.merge_summaries(addr);
        let addr = self.find(addr);
        let cell = &self.cells[addr.0 as usize];
        let kind_of = |object: ObjectId| self.kinds[object.0 as usize];
        let mut crowds: Vec<Vec<ObjectId>> = Vec::new();
        for &number in &cell.summaries {
            let summary = self.crowds.all[number as usize].0;
            let alike = |&object: &ObjectId| object != summary && kind_of(object) == kind_of(summary);
            let new = cell.pending.iter().flat_map(|pending| pending.objects.iter()).map(ObjectId);
            let joining: Vec<ObjectId> = std::iter::once(summary).chain(new.filter(alike)).collect();
            if joining.len() > 1 {
                crowds.push(joining);
            }
        }
        if cell.objects.len() > cell.limit as usize {
            let mut kinds: Vec<(Kind, Vec<ObjectId>)> = Vec::new();
            for object in cell.objects.iter().map(ObjectId) {
                let Some(kind) = kind_of(object) else { continue };
                match kinds.iter_mut().find(|known| known.0 == kind) {
                    Some(known) => known.1.push(object),
                    None => kinds.push((kind, vec![object])),
                }
            }
            crowds.extend(kinds.into_iter().map(|known| known.1).filter(|crowd| crowd.len() > self.crowd as usize));
        }
        for crowd in crowds {
            self.replace_crowd(addr, &crowd);
        }
        let addr = self.find(addr);
        let cell = &mut self.cells[addr.0 as usize];
        let left = cell.objects.len() as u32;
        cell.limit = left + left.max(self.crowd).max(16) / 2;
    }

    /// Summaries of one kind that meet at an address become one: else each of them would take in all that comes.
    fn merge_summaries(&mut self, addr: Addr) {
        let at = self.find(addr);
        let mut here: Vec<u32> = std::mem::take(&mut self.cells[at.0 as usize].summaries);
        here.iter_mut().for_each(|number| *number = self.crowds.find(*number));
        here.sort_unstable();
        here.dedup();
        let mut kept: Vec<u32> = Vec::with_capacity(here.len());
        for number in here {
            let kind = |number: u32| self.kinds[self.crowds.all[number as usize].0.0 as usize];
            match kept.iter().copied().find(|&known| kind(known) == kind(number)) {
                None => kept.push(number),
                Some(known) => self.unite(known, number),
            }
        }
        for &number in &kept {
            // What became one with it is one of its members.
            let summary = self.crowds.all[number as usize].0;
            let at = self.find(addr);
            let cell = &mut self.cells[at.0 as usize];
            let gone = cell.objects.meets(self.crowds.members(number));
            if gone {
                let members = &self.crowds.all[number as usize].1;
                cell.objects.remove(members);
                if let Some(pending) = &mut cell.pending {
                    pending.objects.remove(members);
                }
            }
            self.insert_summary(addr, summary);
        }
        let at = self.find(addr);
        let summaries = &mut self.cells[at.0 as usize].summaries;
        for number in kept {
            if !summaries.contains(&number) {
                summaries.push(number);
            }
        }
    }

    /// Makes two summaries of one kind one.
    fn unite(&mut self, kept: u32, gone: u32) {
        let (own, other) = (self.crowds.all[kept as usize].0, self.crowds.all[gone as usize].0);
        self.crowds.same_as[gone as usize] = kept;
        let members = std::mem::take(&mut self.crowds.all[gone as usize].1);
        self.crowds.all[kept as usize].1.extend(&members);
        self.crowds.all[kept as usize].1.insert(other.0);
        for (own, other) in self.parts_of(own).into_iter().zip(self.parts_of(other)) {
            self.unify(own, other);
        }
    }

    /// Puts a summary in the place of objects of one kind.
    fn replace_crowd(&mut self, addr: Addr, crowd: &[ObjectId]) {
        let number = self.sum_up(crowd);
        let summary = self.crowds.all[number as usize].0;
        let addr = self.find(addr);
        let gone: BitSet = crowd.iter().map(|object| object.0).filter(|&object| object != summary.0).collect();
        let cell = &mut self.cells[addr.0 as usize];
        cell.objects.subtract(&gone);
        if let Some(pending) = &mut cell.pending {
            pending.objects.subtract(&gone);
        }
        if !cell.summaries.contains(&number) {
            cell.summaries.push(number);
        }
        self.insert_summary(addr, summary);
    }

    /// Has an address hold a summary.
    fn insert_summary(&mut self, addr: Addr, summary: ObjectId) {
        let addr = self.find(addr);
        let cell = &mut self.cells[addr.0 as usize];
        cell.outdated = true;
        if cell.objects.insert(summary.0) {
            let waits = cell.pending.is_some();
            cell.pending.get_or_insert_default().objects.insert(summary.0);
            if !waits {
                self.wait(addr);
            }
        }
    }

    /// The kind of an object, if it can be summed up.
    pub(super) fn kind_of(object: &Object) -> Option<Kind> {
        match object {
            Object::Con(con, fields) if !fields.is_empty() => Some(Kind::Con(*con)),
            Object::Cell(_) => Some(Kind::Cell),
            Object::Array(..) => Some(Kind::Array),
            _ => None,
        }
    }

    /// The number of a summary that stands for all of these, which are of one kind.
    fn sum_up(&mut self, crowd: &[ObjectId]) -> u32 {
        let known = crowd.iter().find_map(|object| self.crowds.number_of(*object));
        let first = |object| self.crowds.first.get(object).map(|&number| self.crowds.find(number));
        let known = known.or_else(|| crowd.iter().find_map(first));
        let number = known.unwrap_or_else(|| self.new_summary(crowd[0]));
        let summary = self.crowds.all[number as usize].0;
        let parts = self.parts_of(summary);
        let written = !matches!(&**self.get(summary), Object::Con(..));
        let array = matches!(&**self.get(summary), Object::Array(..));
        for &object in crowd.iter().filter(|&&object| object != summary) {
            if !self.crowds.all[number as usize].1.insert(object.0) {
                continue;
            }
            self.crowds.first.entry(object).or_insert(number);
            for (at, (own, &part)) in self.parts_of(object).into_iter().zip(&parts).enumerate() {
                // The length of an array stays what it is.
                match written && !(array && at == 0) {
                    true => self.unify(own, part),
                    false => self.connect(own, part),
                }
            }
        }
        number
    }

    /// A summary without members, of the kind of an object.
    fn new_summary(&mut self, like: ObjectId) -> u32 {
        let number = self.crowds.all.len() as u32;
        let summary = match &*self.get(like).clone() {
            Object::Con(con, fields) => {
                let field = |at| self.addr_in(Place::Crowd(number, at), Context::EMPTY);
                let fields = (0..fields.len() as u32).map(field).collect();
                self.object(Object::Con(*con, fields))
            }
            Object::Array(..) => {
                let part = |at| self.addr_in(Place::Crowd(number, at), Context::EMPTY);
                let [length, content] = [0, 1].map(part);
                self.object(Object::Array(length, content))
            }
            _ => like,
        };
        self.crowds.summaries.insert(summary.0);
        self.crowds.numbers.insert(summary, number);
        self.crowds.all.push((summary, BitTable::default()));
        self.crowds.same_as.push(number);
        number
    }

    /// Where the result of a suspended computation is found, if it is one of these at an address: in a crowd, together with
    /// those of the others.
    pub(super) fn result_among(&mut self, thunk: EntryId, thunks: usize) -> Addr {
        if thunks <= self.crowd as usize {
            return self.result(thunk);
        }
        match self.crowds.results.get(&thunk) {
            Some(&results) => results,
            None => self.result(thunk),
        }
    }

    /// The suspended computations at an address are a crowd if there are too many.
    pub(super) fn gather_thunks(&mut self, addr: Addr) {
        let thunks = &self.cells[addr.0 as usize].thunks;
        if thunks.len() <= self.crowd as usize {
            return;
        }
        let thunks: Vec<EntryId> = thunks.iter().map(EntryId).collect();
        let known = thunks.iter().find_map(|thunk| self.crowds.results.get(thunk).copied());
        let results = known.unwrap_or_else(|| {
            let number = self.crowds.results.len() as u32;
            self.addr_in(Place::Results(number), Context::EMPTY)
        });
        for thunk in thunks {
            if let Entry::Vacant(place) = self.crowds.results.entry(thunk) {
                place.insert(results);
                let result = self.result(thunk);
                self.connect(result, results);
            }
        }
    }

    fn parts_of(&self, object: ObjectId) -> Vec<Addr> {
        match &**self.get(object) {
            Object::Con(_, parts) => parts.to_vec(),
            Object::Cell(content) => vec![*content],
            Object::Array(length, content) => vec![*length, *content],
            _ => Vec::new(),
        }
    }

    /// Whether two cells or two arrays may be the same.
    pub fn may_be_same(&self, a: ObjectId, b: ObjectId) -> bool {
        match (&**self.get(a), &**self.get(b)) {
            (Object::Cell(a), Object::Cell(b)) | (Object::Array(_, a), Object::Array(_, b)) => {
                self.find(*a) == self.find(*b)
            }
            _ => a == b,
        }
    }
}
