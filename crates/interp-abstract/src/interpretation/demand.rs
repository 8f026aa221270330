//! Suspended computations: which of them runs when a value is wanted, and what it gave.

use super::{Abstract, Answer};
use crate::components::Allocation;
use crate::knowledge::{FailureId, Outcome, Place, Work};
use crate::value::{Addr, EntryId, Heads, Object, ObjectId, Value};
use snell_lattice::{Element, FiniteSet, Flat};
use snell_semantics::{BodyId, Demand, Fault, SiteId, Stop};

impl Abstract {
    /// How entries may fail, if anybody could handle it.
    pub fn failures(&mut self, entries: impl Iterator<Item = EntryId>) -> FiniteSet<FailureId> {
        if !self.known.catches {
            return FiniteSet::default();
        }
        let mut all = Vec::new();
        for entry in entries {
            all.extend(self.known.consult(entry).failures.iter());
        }
        all.into_iter().collect()
    }

    /// One store for all: computations that were never run are run first, one after the other, each as an entry of its
    /// own; then the value is whatever any of them returned, now or later.
    pub(super) fn demand_everywhere(&mut self, addr: Addr) -> Answer<Demand<Value>> {
        let thunks = self.known.thunks_at(addr);
        if let Some(thunk) = thunks.iter().map(EntryId).find(|&thunk| !self.known.known(thunk).begun) {
            self.wanted = Some(thunk);
            return Err(Stop::Decide);
        }
        let forced = self.known.forced(addr);
        let mut failures = FiniteSet::default();
        if self.known.catches && self.handled {
            // Which computations there are, and how they fail, is handled here: it has to be looked at again.
            let thunks = self.known.thunks_at(addr).clone();
            self.known.read_objects(addr);
            failures = self.failures(thunks.iter().map(EntryId));
            let current = self.known.current;
            thunks.iter().for_each(|thunk| self.known.needs(current, EntryId(thunk)));
        } else {
            self.known.used(forced);
        }
        let some = !self.known.is_empty(forced);
        if !some {
            self.known.await_any(forced);
        }
        let way = self.choose(usize::from(some) + failures.len())?;
        if some && way == 0 {
            return Ok(Demand::Ready(Value::Ref(forced)));
        }
        let failure = failures.as_slice()[way - usize::from(some)];
        let fault = self.fault(failure);
        self.failing = Some(failure);
        Err(Stop::Fail(fault))
    }

    /// A store for each state: one computation, or what was evaluated before; then one of the ways in which the
    /// computation ended in this store. It is run again wherever it is wanted, so that what it gives is what it gives
    /// in the store of whoever wants it; the store only grew since it was first run.
    pub(super) fn demand_in_store(&mut self, heads: &Heads) -> Answer<Demand<Value>> {
        let evaluated = Heads { thunks: FiniteSet::default(), ..heads.clone() };
        let ready = evaluated != Heads::default();
        let way = self.choose(usize::from(ready) + heads.thunks.len())?;
        if ready && way == 0 {
            return Ok(Demand::Ready(Value::Set(self.known.sets.intern(evaluated))));
        }
        let thunk = heads.thunks.as_slice()[way - usize::from(ready)];
        let entry = self.locate(thunk);
        if !self.known.known(entry).begun {
            self.wanted = Some(thunk);
            return Err(Stop::Decide);
        }
        let outcomes = self.known.consult(entry).outcomes.clone();
        let failures = self.failures([entry].into_iter());
        let way = self.choose(outcomes.len() + failures.len())?;
        match outcomes.get(way) {
            Some(Outcome { value, delta }) => {
                if !self.known.learn_all(&delta.path) {
                    return Err(Stop::Dead);
                }
                self.known.merge(delta);
                Ok(Demand::Ready(Value::Set(*value)))
            }
            None => {
                let failure = failures.as_slice()[way - outcomes.len()];
                let failing = self.known.known(entry).failing.clone();
                self.known.merge(&failing);
                let fault = self.fault(failure);
                self.failing = Some(failure);
                Err(Stop::Fail(fault))
            }
        }
    }

    /// No cache: the computation runs here and now.
    pub(super) fn demand_inline(&mut self, heads: &Heads) -> Answer<Demand<Value>> {
        let evaluated = Heads { thunks: FiniteSet::default(), ..heads.clone() };
        let ready = evaluated != Heads::default();
        let way = self.choose(usize::from(ready) + heads.thunks.len())?;
        if ready && way == 0 {
            return Ok(Demand::Ready(Value::Set(self.known.sets.intern(evaluated))));
        }
        self.open_thunk(heads.thunks.as_slice()[way - usize::from(ready)])
    }

    pub(super) fn open_thunk(&mut self, thunk: EntryId) -> Answer<Demand<Value>> {
        self.opened = Some(thunk);
        match self.known.known(thunk).work {
            Work::Body(body, ..) => Ok(Demand::Run(body)),
            _ => Err(Stop::Dead),
        }
    }

    /// Why a computation that was begun has no value.
    pub(super) fn unfinished(&self, content: Element) -> Option<Fault<Value>> {
        let objects = &self.known.sets.get(content).objects;
        objects.iter().find_map(|object| match **self.known.get(object) {
            Object::Running(_) => Some(Fault::Loop),
            Object::Abandoned(fault) => self.abandoned.get(fault as usize).copied(),
            _ => None,
        })
    }

    /// One head of a set, where whole values are walked without a cache.
    pub(super) fn pick_head(&mut self, element: Element) -> Answer<Demand<Value>> {
        let heads = self.known.sets.share(element);
        let mut ways: Vec<Heads> = Vec::new();
        if !heads.whole.is_nothing() {
            ways.push(Heads { whole: heads.whole.clone(), ..Heads::default() });
        }
        if !heads.double.is_nothing() {
            ways.push(Heads { double: heads.double, ..Heads::default() });
        }
        if !heads.char.is_nothing() {
            ways.push(Heads { char: heads.char, ..Heads::default() });
        }
        if heads.text != Flat::Nothing {
            ways.push(Heads { text: heads.text.clone(), ..Heads::default() });
        }
        ways.extend(heads.objects.iter().map(Heads::object));
        let way = self.choose(ways.len())?;
        let head = self.known.sets.intern(ways.swap_remove(way));
        Ok(Demand::Ready(Value::Set(head)))
    }

    /// The object of a set that is nothing else.
    pub(super) fn only_object(&mut self, value: Value) -> Option<ObjectId> {
        let heads = self.heads(value);
        match heads.objects.as_slice() {
            &[object] if !heads.has_atoms() => Some(object),
            _ => None,
        }
    }

    /// A slot's content where every address has one value: only what is suspended needs an address, to be shared.
    pub(super) fn share(&mut self, site: SiteId, value: Value) -> Value {
        let Value::Set(element) = value else { return value };
        if self.known.sets.get(element).thunks.is_empty() {
            return value;
        }
        let addr = self.allocate(Place::Site(site));
        self.known.grow(addr, element);
        Value::Ref(addr)
    }

    /// Whether captured variables are copied into the context of a call.
    pub(super) fn copies(&self) -> bool {
        matches!(self.known.components.allocation, Allocation::TopFrames(_)) && self.target.is_none()
    }

    pub(super) fn copy_captured(&mut self, body: BodyId, parts: &[Addr], into: &mut [Value]) {
        let context = self.callee_context(body);
        for (at, (place, &part)) in into.iter_mut().zip(parts).enumerate() {
            let addr = self.known.addr_in(Place::Slot(body, at as u32), context);
            match self.known.local.is_some() {
                true => {
                    let content = self.known.read(part);
                    self.params.push((addr, content));
                }
                false => self.known.flow(Value::Ref(part), addr),
            }
            *place = Value::Ref(addr);
        }
    }
}
