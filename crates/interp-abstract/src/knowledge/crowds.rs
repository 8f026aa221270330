//! Crowds: where very many constructors meet at one address, one object stands for those that are alike.
//!
//! The sets of a whole program's pairs at a whole program's addresses are what makes control-flow analysis cubic. At an
//! address with too many objects of one constructor, a *summary* takes their place: an object to whose fields
//! flows what is in the fields of any of its members. Where a member is not in a crowd, it is what it was.
//! Cells and arrays are written to, so those of a crowd share one content. Functions are always kept apart: who calls whom
//! is never summed up.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, Object, ObjectId};
use rustc_hash::FxHashMap;
use snell_core_ir::ConId;
use snell_lattice::{BitSet, BitTable};

/// How many objects of one kind are kept apart at an address at first: the fewer, the larger the program.
pub(super) fn first_crowd(nodes: usize) -> u32 {
    (2_000_000 / nodes.max(1)).clamp(16, 512) as u32
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
    /// Which objects are summaries.
    summaries: BitTable,
    /// The number of each summary.
    numbers: FxHashMap<ObjectId, u32>,
    /// For each object, the first summary that it was summed up in.
    first: FxHashMap<ObjectId, u32>,
}

impl Crowds {
    /// The numbers of the summaries among these objects.
    pub fn among(&self, objects: &BitSet) -> Vec<u32> {
        objects.common(&self.summaries).filter_map(|object| self.numbers.get(&ObjectId(object)).copied()).collect()
    }

    /// What a summary stands for, by its number.
    #[inline]
    pub fn members(&self, summary: u32) -> &BitTable {
        &self.all[summary as usize].1
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
                self.cells[at].limit = crowd;
                if self.cells[at].objects.len() > crowd as usize {
                    self.crowded.push(Addr(at as u32));
                }
            }
        }
    }

    /// Sums up objects that are alike at an address where there are too many.
    pub(super) fn thin_out(&mut self, addr: Addr) {
        let addr = self.find(addr);
        let mut counts: Vec<(Kind, u32)> = Vec::new();
        for kind in self.cells[addr.0 as usize].objects.iter().filter_map(|object| self.kinds[object as usize]) {
            match counts.iter_mut().find(|count| count.0 == kind) {
                Some(count) => count.1 += 1,
                None => counts.push((kind, 1)),
            }
        }
        counts.retain(|count| count.1 > self.crowd);
        for (kind, _) in counts {
            let addr = self.find(addr);
            let alike = |&object: &ObjectId| self.kinds[object.0 as usize] == Some(kind);
            let crowd: Vec<ObjectId> =
                self.cells[addr.0 as usize].objects.iter().map(ObjectId).filter(alike).collect();
            let number = self.sum_up(&crowd);
            let summary = self.crowds.all[number as usize].0;
            let addr = self.find(addr);
            let gone: BitTable = crowd.iter().map(|object| object.0).filter(|&object| object != summary.0).collect();
            let cell = &mut self.cells[addr.0 as usize];
            cell.objects.remove(&gone);
            let is_new = cell.objects.insert(summary.0);
            if let Some(pending) = &mut cell.pending {
                pending.objects.remove(&gone);
            }
            if is_new {
                cell.pending.get_or_insert_default().objects.insert(summary.0);
            }
            if !cell.summaries.contains(&number) {
                cell.summaries.push(number);
            }
            cell.outdated = true;
            if cell.pending.is_some() {
                self.wait(addr);
            }
        }
        let addr = self.find(addr);
        let cell = &mut self.cells[addr.0 as usize];
        let left = cell.objects.len() as u32;
        cell.limit = left + left.max(self.crowd) / 2;
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
        let known = crowd.iter().find_map(|object| self.crowds.numbers.get(object));
        let known = known.or_else(|| crowd.iter().find_map(|object| self.crowds.first.get(object)));
        let number = known.copied().unwrap_or_else(|| self.new_summary(crowd[0]));
        let summary = self.crowds.all[number as usize].0;
        let parts = self.parts_of(summary);
        let written = !matches!(&**self.get(summary), Object::Con(..));
        for &object in crowd.iter().filter(|&&object| object != summary) {
            if !self.crowds.all[number as usize].1.insert(object.0) {
                continue;
            }
            self.crowds.first.entry(object).or_insert(number);
            for (own, &part) in self.parts_of(object).into_iter().zip(&parts) {
                match written {
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
            _ => like,
        };
        self.crowds.summaries.insert(summary.0);
        self.crowds.numbers.insert(summary, number);
        self.crowds.all.push((summary, BitTable::default()));
        number
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
