//! Stores of states: what can be reached, what a callee is given, and what it hands back.

use super::footprints::Finished;
use super::{Knowledge, Outcome, Work};
use crate::components::{Components, StoreKind};
use crate::local::{Delta, Local, Path};
use crate::value::{Addr, EntryId, Object};
use snell_lattice::Element;
use snell_logic::TermId;
use std::sync::Arc;

/// An interned store, as a part of what is worked on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StoreKey(pub u32);

impl StoreKey {
    /// There is one store for all.
    pub const NONE: StoreKey = StoreKey(u32::MAX);
    /// All stores beyond the number that is kept apart.
    pub const JOINED: StoreKey = StoreKey(u32::MAX - 1);
}

/// With more stores than this, few of them are kept apart: precision is for programs that are small.
const MANY_STORES: usize = 1_000;

/// The same, where those count that will not change any more.
const MOST_STORES: usize = 40_000;

/// So many times more stores are kept apart of what will not change any more: it is not run again.
const FINISHED: u32 = 5;

/// The stores in which a unit of work was met.
#[derive(Default, Debug)]
pub struct Located {
    /// How many are kept apart that may still change.
    pub(super) apart: u32,
    /// How many are kept apart.
    all: u32,
    joined: Option<EntryId>,
    pub(super) finished: Finished,
}

impl Knowledge {
    /// Whether garbage is dropped.
    fn collects(&self) -> bool {
        self.components.store == StoreKind::PerState { collected: true }
    }

    /// The addresses that an element leads to.
    fn children(&mut self, element: Element) -> Arc<[Addr]> {
        let at = element.index();
        if let Some(Some(known)) = self.children.get(at) {
            return known.clone();
        }
        let heads = self.sets.share(element);
        let mut all: Vec<Addr> = Vec::new();
        for object in heads.objects.iter() {
            match &**self.get(object) {
                Object::Con(_, parts) | Object::Closure(_, parts) | Object::Partial(parts) => all.extend(parts),
                Object::Unknown(addr) | Object::Cell(addr) | Object::Same(addr) => all.push(*addr),
                Object::Array(length, content) => all.extend([*length, *content]),
                Object::Running(thunk) => all.extend(self.environment(*thunk)),
                Object::Abandoned(_) => {}
            }
        }
        for thunk in heads.thunks.iter() {
            all.extend(self.environment(thunk));
        }
        all.sort_unstable();
        all.dedup();
        let all: Arc<[Addr]> = all.into();
        self.children.resize(self.children.len().max(at + 1), None);
        self.children[at] = Some(all.clone());
        all
    }

    fn environment(&self, entry: EntryId) -> &[Addr] {
        match &self.known(entry).work {
            Work::Body(_, _, env, _) => env,
            _ => &[],
        }
    }

    /// Marks what can be reached in the store at hand, and lists what of it the store holds, in order.
    fn reach(
        &mut self,
        addrs: impl IntoIterator<Item = Addr>,
        elements: impl IntoIterator<Item = Element>,
    ) -> Vec<(Addr, Element)> {
        self.mark += 1;
        self.marks.resize(self.cells.len(), 0);
        let mut todo: Vec<Addr> = addrs.into_iter().collect();
        todo.extend_from_slice(&self.storage);
        for element in elements {
            todo.extend(self.children(element).iter());
        }
        let mut held = Vec::new();
        self.met.clear();
        while let Some(addr) = todo.pop() {
            if std::mem::replace(&mut self.marks[addr.0 as usize], self.mark) == self.mark {
                continue;
            }
            let own = self.local.as_ref().and_then(|local| local.get(addr));
            if let Some(element) = own {
                held.push((addr, element));
            }
            let element = own.unwrap_or(self.cells[addr.0 as usize].content);
            if element != Element::LEAST {
                self.meet_terms(element);
                todo.extend(self.children(element).iter());
            }
        }
        held.sort_unstable();
        held
    }

    /// The store that a callee is given: what its environment and its arguments reach, and the arguments.
    pub fn handed(&mut self, env: &[Addr], params: &[(Addr, Element)]) -> Local {
        let mut handed = match self.collects() {
            false => self.local.clone().unwrap_or_default(),
            true => {
                let captured = env.iter().copied().filter(|addr| params.iter().all(|param| param.0 != *addr));
                let captured: Vec<Addr> = captured.collect();
                let held = self.reach(captured, params.iter().map(|param| param.1));
                params.iter().for_each(|param| self.meet_terms(param.1));
                let path = self.path_met();
                Local::new(held, path)
            }
        };
        for &(addr, element) in params {
            let before = handed.get(addr).unwrap_or(Element::LEAST);
            let joined = self.joined_at_address(before, element);
            handed.set(addr, joined);
        }
        handed
    }

    /// How many stores a body and its environment are kept apart for; fewer, once there are very many stores.
    pub(super) fn stores_apart(&self) -> u32 {
        match self.components.stores {
            None => u32::MAX,
            Some(stores) if self.unfinished > MANY_STORES || self.keys.len() > MOST_STORES => {
                stores.min(Components::STORES)
            }
            Some(stores) => stores,
        }
    }

    /// The entry of a unit of work that starts in a store.
    pub fn located(&mut self, work: EntryId, params: &[(Addr, Element)], input: Local) -> EntryId {
        if let Some(alike) = self.alike_in(work, params, &input) {
            return alike;
        }
        let next = StoreKey(self.keys.len() as u32);
        let key = *self.keys.entry(input.clone()).or_insert(next);
        if key == next {
            self.stored += input.cells().len() as u64;
        }
        let at = |key| match &self.known(work).work {
            Work::Body(body, context, env, _) => Work::Body(*body, *context, env.clone(), key),
            Work::Deep(addr, _) => Work::Deep(*addr, key),
            Work::Root => Work::Root,
        };
        let (apart, joined) = (at(key), at(StoreKey::JOINED));
        if let Some(&known) = self.entry_ids.get(&apart) {
            return known;
        }
        let limit = self.stores_apart();
        let located = self.located.entry(work).or_default();
        if located.apart < limit && located.all / FINISHED < limit {
            located.apart += 1;
            located.all += 1;
            self.unfinished += 1;
            let entry = self.entry(apart);
            self.set_input(entry, input);
            return entry;
        }
        match located.joined {
            Some(entry) => {
                let before = self.known(entry).input.clone();
                let after = self.join_stores(&before, &input);
                if after != before {
                    self.set_input(entry, after);
                }
                entry
            }
            None => {
                let entry = self.entry(joined);
                if let Some(located) = self.located.get_mut(&work) {
                    located.joined = Some(entry);
                }
                self.set_input(entry, input);
                entry
            }
        }
    }

    /// The upper bound of two stores, widened, so that stores that are joined again and again come to an end.
    fn join_stores(&mut self, a: &Local, b: &Local) -> Local {
        let mut all = a.clone();
        all.path = a.path.common(&b.path);
        for &(addr, element) in b.cells() {
            let before = self.peek(addr, Some(a));
            let joined = self.joined_at_address(before, element);
            let joined = self.widened(before, joined);
            if joined != before || a.get(addr).is_none() {
                all.set(addr, joined);
            }
        }
        all
    }

    /// What an entry hands back with a result: what the result reaches, and what changed. Parameters did: the caller's
    /// store does not have them, or has something else at their addresses.
    pub fn outcome(&mut self, entry: EntryId, value: Element, also: Option<Addr>, params: &[Addr]) -> Outcome {
        let input = self.known(entry).input.clone();
        let Some(local) = self.local.clone() else { return Outcome { value, delta: Delta::default() } };
        let touched = match self.known(entry).is_joined() {
            true => self.known(entry).touched.clone(),
            false => Default::default(),
        };
        let is_new = |&(addr, element): &(Addr, Element)| {
            let changed = input.get(addr) != Some(element) || touched.contains(&addr) || params.contains(&addr);
            (addr, element, changed)
        };
        if !self.collects() || entry == super::ROOT {
            let cells = local.cells().iter().map(is_new).collect();
            return Outcome { value, delta: Delta { cells, path: local.path } };
        }
        let mut held = self.reach(also, [value]);
        // Arguments that are handed back were not looked at, but matter.
        for &(addr, _) in held.iter().filter(|cell| params.contains(&cell.0)) {
            self.looks_at(addr);
        }
        // What the caller knows may have changed without being reached from here.
        for &(addr, element) in input.cells() {
            if let Some(now) = local.get(addr).filter(|&now| now != element) {
                held.push((addr, now));
            }
        }
        held.sort_unstable();
        held.dedup();
        Outcome { value, delta: Delta { cells: held.iter().map(is_new).collect(), path: local.path } }
    }

    /// The upper bound of two deltas.
    pub(super) fn join_deltas(&mut self, a: &Delta, b: &Delta) -> Delta {
        let mut cells: Vec<(Addr, Element, bool)> = Vec::with_capacity(a.cells.len() + b.cells.len());
        let mut all: Vec<_> = a.cells.iter().chain(&b.cells).copied().collect();
        all.sort_by_key(|cell| cell.0);
        for (addr, element, changed) in all {
            match cells.last_mut() {
                Some(last) if last.0 == addr => {
                    let before = last.1;
                    let joined = self.joined_at_address(before, element);
                    last.1 = self.widened(before, joined);
                    last.2 |= changed;
                }
                _ => cells.push((addr, element, changed)),
            }
        }
        Delta { cells: cells.into(), path: a.path.common(&b.path) }
    }

    /// Joins what a callee handed back into the store at hand. What it left as it was stays as it is here, which is
    /// less than what the callee knows if it was run for several callers together.
    pub fn merge(&mut self, delta: &Delta) {
        for &(addr, element, changed) in &delta.cells {
            let own = self.local.as_ref().and_then(|local| local.get(addr));
            if changed || own.is_none() {
                self.grow(addr, element);
            }
        }
    }

    /// The state at hand is one of those for which a condition holds; says whether there can be any.
    pub fn learn(&mut self, condition: TermId) -> bool {
        let Some(local) = &mut self.local else { return true };
        match self.symbols.with(&local.path, condition) {
            Some(path) => local.path = path,
            None => return false,
        }
        true
    }

    /// The state at hand goes on as one of those that a path led to; says whether there can be any.
    pub fn learn_all(&mut self, path: &Path) -> bool {
        let Some(local) = &mut self.local else { return true };
        match self.symbols.both(&local.path, path) {
            Some(path) => local.path = path,
            None => return false,
        }
        true
    }

    fn meet_terms(&mut self, element: Element) {
        if self.components.symbolic {
            let heads = self.sets.get(element);
            self.met.extend(heads.number.into_iter().chain(heads.tag));
        }
    }

    /// What the path at hand says of the symbols in the values that were last met.
    fn path_met(&self) -> Path {
        match self.local.as_ref().filter(|local| !local.path.conjuncts().is_empty()) {
            Some(local) => self.symbols.about(&local.path, self.met.iter().copied()),
            None => Path::default(),
        }
    }

    /// Drops what neither the live values nor the input of the current entry reach.
    pub fn collect(&mut self, live: impl IntoIterator<Item = crate::value::Value>, also: Element) {
        if !self.collects() {
            return;
        }
        let (mut addrs, mut elements) = (Vec::new(), vec![also]);
        for value in live {
            match value {
                crate::value::Value::Ref(addr) => addrs.push(addr),
                crate::value::Value::Set(element) => elements.push(element),
            }
        }
        let input = self.known(self.current).input.clone();
        addrs.extend(input.cells().iter().map(|cell| cell.0));
        let held = self.reach(addrs, elements);
        if self.local.as_ref().is_some_and(|local| local.cells().len() != held.len()) {
            let path = self.local.take().unwrap_or_default().path;
            self.local = Some(Local::new(held, path));
        }
    }
}
