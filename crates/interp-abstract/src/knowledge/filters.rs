//! Narrowed variables: what an address holds flows on as far as tests let it.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use crate::whole::Whole;
use crate::whole::compare::narrowed;
use snell_core_ir::{ConId, Prim};
use snell_lattice::{BitSet, Element};
use snell_semantics::{AltsId, Selected};
use std::sync::Arc;

/// What a test says of what flows.
#[derive(Clone, Debug)]
pub enum Filter {
    /// It takes an alternative: a position, or the default.
    Takes(AltsId, u32),
    /// It was compared with a number: the comparison, the other side, whether it was on the left, what came out.
    Compared(Prim, Other, bool, bool),
    /// It has this constructor, of which a field is filtered.
    Field(ConId, u32, Box<Filter>),
}

/// What something was compared with.
#[derive(Clone, Debug)]
pub enum Other {
    /// One of these.
    Number(Whole),
    /// What an address holds once it is evaluated.
    Addr(Addr),
}

/// A flow through filters.
#[derive(Debug)]
pub(super) struct Filtered {
    source: Addr,
    target: Addr,
    filters: Arc<[Filter]>,
}

impl Knowledge {
    /// What an address with evaluated values holds flows to another one through filters, now and later.
    pub fn filter(&mut self, source: Addr, filters: &Arc<[Filter]>, target: Addr) {
        let id = self.filtered.len() as u32;
        let source = self.find(source);
        self.filtered.push(Filtered { source, target, filters: filters.clone() });
        self.cells[source.0 as usize].filters.push(id);
        for filter in filters.iter() {
            if let Some(other) = filter.other() {
                let other = self.find(other);
                self.cells[other.0 as usize].filters.push(id);
            }
        }
        let cell = &self.cells[source.0 as usize];
        let (atoms, objects) = (cell.atoms, cell.objects.clone());
        self.pass_filters(id, atoms, &objects);
    }

    /// An address grew: what is new of it goes on, and what is compared with it is compared again.
    pub(super) fn grow_filtered(&mut self, addr: Addr, atoms: Element, objects: &BitSet) {
        for at in 0.. {
            let Some(&id) = self.cells[addr.0 as usize].filters.get(at) else { break };
            let source = self.find(self.filtered[id as usize].source);
            if source == addr {
                self.pass_filters(id, atoms, objects);
            }
            if atoms != Element::LEAST {
                let all = self.cells[source.0 as usize].atoms;
                self.pass_filters(id, all, &BitSet::default());
            }
        }
    }

    fn pass_filters(&mut self, id: u32, mut atoms: Element, objects: &BitSet) {
        let (filters, target) = (self.filtered[id as usize].filters.clone(), self.filtered[id as usize].target);
        let mut objects: Vec<ObjectId> = objects.iter().map(ObjectId).collect();
        for (at, filter) in filters.iter().enumerate() {
            atoms = self.filter_atoms(atoms, filter);
            objects = objects.into_iter().filter_map(|object| self.filter_object(id, at, object, filter)).collect();
        }
        let objects: BitSet = objects.into_iter().map(|object| object.0).collect();
        if atoms != Element::LEAST || !objects.is_empty() {
            self.add(target, atoms, &objects, &BitSet::default());
        }
    }

    fn filter_atoms(&mut self, atoms: Element, filter: &Filter) -> Element {
        if atoms == Element::LEAST {
            return atoms;
        }
        match filter {
            Filter::Takes(alts, case) => {
                let split = self.split(atoms, *alts);
                split.iter().find(|part| part.0 == *case).map_or(Element::LEAST, |part| part.1)
            }
            Filter::Compared(op, other, left, outcome) => {
                let other = match other {
                    Other::Number(whole) => whole.clone(),
                    Other::Addr(addr) => self.sets.get(self.cells[self.find(*addr).0 as usize].atoms).whole.clone(),
                };
                let whole = self.sets.get(atoms).whole.clone();
                self.compared_with(*op, whole, other, *left, *outcome, None)
            }
            Filter::Field(..) => Element::LEAST,
        }
    }

    /// The numbers of a set for which a comparison comes out like this.
    pub fn compared_with(
        &mut self,
        op: Prim,
        own: Whole,
        other: Whole,
        left: bool,
        outcome: bool,
        number: Option<snell_logic::TermId>,
    ) -> Element {
        let (a, b) = if left { (&own, &other) } else { (&other, &own) };
        let whole = match narrowed(op, a, b, outcome) {
            Some((a, b)) => if left { a } else { b }.kept(self.components.values),
            None => own,
        };
        match whole.is_nothing() {
            true => Element::LEAST,
            false => self.sets.intern(Heads { whole, number, ..Heads::default() }),
        }
    }

    fn filter_object(&mut self, id: u32, at: usize, object: ObjectId, filter: &Filter) -> Option<ObjectId> {
        match filter {
            Filter::Takes(alts, case) => self.takes(object, *alts, *case).then_some(object),
            Filter::Compared(..) => None,
            Filter::Field(con, field, inner) => {
                let own = self.get(object).clone();
                let Object::Con(own, fields) = &*own else { return None };
                if own != con {
                    return None;
                }
                let mut parts = Vec::with_capacity(fields.len());
                for (part, &from) in fields.iter().enumerate() {
                    let place = Place::Filtered(id, at as u32, part as u32);
                    let to = self.addr(place);
                    let key = (from, to);
                    match part as u32 == *field {
                        true if self.through_filters.insert(key) => {
                            let forced = self.forced(from);
                            let filters: Arc<[Filter]> = [Filter::clone(inner)].into();
                            self.filter(forced, &filters, to);
                        }
                        true => {}
                        false => self.connect(from, to),
                    }
                    parts.push(to);
                }
                Some(self.object(Object::Con(*con, parts.into())))
            }
        }
    }

    /// Whether an object takes an alternative.
    pub fn takes(&self, object: ObjectId, alts: AltsId, case: u32) -> bool {
        let way = self.get(object).con().and_then(|con| self.code.alternatives(alts).case_of(con));
        way.map_or(Selected::<()>::DEFAULT, |way| way as u32) == case
    }

    /// The address of a variable that is narrowed in an alternative, fed from where it is kept otherwise.
    pub fn narrow_flow(&mut self, from: Addr, place: Place, context: Context, ways: &[Arc<[Filter]>]) -> Value {
        let target = self.addr_in(place, context);
        if self.through_filters.insert((from, target)) {
            let source = self.forced(from);
            for filters in ways {
                self.filter(source, filters, target);
            }
        }
        Value::Ref(target)
    }
}

impl Filter {
    fn other(&self) -> Option<Addr> {
        match self {
            Filter::Compared(_, Other::Addr(addr), ..) => Some(*addr),
            _ => None,
        }
    }
}
