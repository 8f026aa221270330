//! What is known so far: the content of addresses, the results and failures of entries. It only grows, and whoever
//! has read something that grows is queued to be run again.

use crate::value::{Addr, EntryId, Heads, Object, ObjectId, Value};
use rustc_hash::FxHashMap;
use snell_core_ir::Type;
use snell_lattice::{Element, FiniteSet, Pool};
use snell_semantics::{BodyId, Fault, NodeId, SiteId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What an address stands for; equal places are one address, which keeps addresses finite.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A variable.
    Site(SiteId),
    /// The name of a scrutinee's value, in one alternative.
    Alternative(SiteId, u32),
    /// A part of what is built at a site: how many parts a partial application has (else 0), and which.
    Part(SiteId, u32, u32),
    /// A slot that held no address when its body was entered.
    Slot(BodyId, u32),
    /// Every value of a type.
    Type(Type),
    /// What is stored in the cells or arrays made at a node.
    Content(NodeId),
    /// The length of the arrays made at a node.
    Length(NodeId),
    /// What a node reads from several cells, or the parts of the list it makes.
    Made(NodeId, u32),
    /// What a node raises.
    Raised(NodeId),
    /// A part of a given input.
    Input(u32),
    /// The text of a failure.
    Text(u32),
}

/// A unit of work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// The entry point applied to its inputs.
    Root,
    /// A body in an environment.
    Body(BodyId, Box<[Addr]>),
    /// Forcing everything that can be reached from an address.
    Deep(Addr),
}

/// An interned failure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FailureId(pub u32);

/// What is known of a unit of work.
#[derive(Debug)]
pub struct Entry {
    /// What it is.
    pub work: Work,
    /// Whether it was ever begun.
    pub begun: bool,
    /// What it may return.
    pub result: Element,
    /// How it may fail.
    pub failures: FiniteSet<FailureId>,
    readers: FiniteSet<u32>,
}

#[derive(Debug)]
struct Cell {
    content: Element,
    readers: FiniteSet<EntryId>,
}

/// Everything that is known.
#[derive(Debug)]
pub struct Knowledge {
    /// Interned sets of values.
    pub sets: Pool<Heads>,
    objects: Vec<Arc<Object>>,
    object_ids: FxHashMap<Arc<Object>, ObjectId>,
    places: Vec<Place>,
    addrs: FxHashMap<Place, Addr>,
    cells: Vec<Cell>,
    entries: Vec<Entry>,
    entry_ids: FxHashMap<Work, EntryId>,
    failures: Vec<(Fault<()>, NodeId)>,
    failures_at: FxHashMap<NodeId, Vec<FailureId>>,
    /// The entry that is being run: the one that reads.
    pub current: EntryId,
    dirty: BTreeSet<EntryId>,
}

/// The entry of [`Work::Root`].
pub const ROOT: EntryId = EntryId(0);

impl Knowledge {
    /// Nothing, but for a root that waits to be run.
    pub fn new() -> Knowledge {
        let mut knowledge = Knowledge {
            sets: Pool::default(),
            objects: Vec::new(),
            object_ids: FxHashMap::default(),
            places: Vec::new(),
            addrs: FxHashMap::default(),
            cells: Vec::new(),
            entries: Vec::new(),
            entry_ids: FxHashMap::default(),
            failures: Vec::new(),
            failures_at: FxHashMap::default(),
            current: ROOT,
            dirty: BTreeSet::new(),
        };
        let root = knowledge.entry(Work::Root);
        knowledge.queue(root);
        knowledge
    }

    /// The address of a place.
    pub fn addr(&mut self, place: Place) -> Addr {
        if let Some(&addr) = self.addrs.get(&place) {
            return addr;
        }
        let addr = Addr(self.cells.len() as u32);
        self.cells.push(Cell { content: Element::LEAST, readers: FiniteSet::default() });
        self.places.push(place.clone());
        self.addrs.insert(place, addr);
        addr
    }

    /// Whether a place has an address.
    pub fn has(&self, place: &Place) -> bool {
        self.addrs.contains_key(place)
    }

    /// The place of an address.
    pub fn place(&self, addr: Addr) -> &Place {
        &self.places[addr.0 as usize]
    }

    /// The content of an address; the current entry will be run again when it grows.
    pub fn read(&mut self, addr: Addr) -> Element {
        let cell = &mut self.cells[addr.0 as usize];
        cell.readers.insert(self.current);
        cell.content
    }

    /// The content of an address, looked at from outside the analysis.
    pub fn peek(&self, addr: Addr) -> Element {
        self.cells[addr.0 as usize].content
    }

    /// Joins into an address.
    pub fn grow(&mut self, addr: Addr, element: Element) {
        let cell = &mut self.cells[addr.0 as usize];
        let joined = self.sets.join(cell.content, element);
        if joined != cell.content {
            cell.content = joined;
            self.dirty.extend(cell.readers.iter());
        }
    }

    /// What a value is now: suspended computations included.
    pub fn content(&mut self, value: Value) -> Element {
        match value {
            Value::Ref(addr) => self.read(addr),
            Value::Set(element) => element,
        }
    }

    /// The number of a set of values.
    pub fn set(&mut self, heads: Heads) -> Value {
        Value::Set(self.sets.intern(heads))
    }

    /// The number of an object.
    pub fn object(&mut self, object: Object) -> ObjectId {
        if let Some(&id) = self.object_ids.get(&object) {
            return id;
        }
        let id = ObjectId(self.objects.len() as u32);
        let object = Arc::new(object);
        self.objects.push(object.clone());
        self.object_ids.insert(object, id);
        id
    }

    /// The object of a number.
    pub fn get(&self, object: ObjectId) -> &Arc<Object> {
        &self.objects[object.0 as usize]
    }

    /// All objects in order.
    pub fn objects(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        self.objects.iter().enumerate().map(|(id, object)| (ObjectId(id as u32), &**object))
    }

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
            result: Element::LEAST,
            failures: FiniteSet::default(),
            readers: FiniteSet::default(),
        });
        id
    }

    /// What is known of an entry; the current one will be run again when that grows.
    pub fn consult(&mut self, id: EntryId) -> &Entry {
        let entry = &mut self.entries[id.0 as usize];
        entry.readers.insert(self.current.0);
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
    pub fn readers_of(&self, entry: usize) -> &[u32] {
        self.entries[entry].readers.as_slice()
    }

    /// Says that an entry is begun.
    pub fn begin(&mut self, id: EntryId) {
        self.entries[id.0 as usize].begun = true;
    }

    /// An entry may return this.
    pub fn returns(&mut self, id: EntryId, element: Element) {
        let entry = &mut self.entries[id.0 as usize];
        let joined = self.sets.join(entry.result, element);
        if joined != entry.result {
            entry.result = joined;
            self.dirty.extend(entry.readers.iter().map(EntryId));
        }
    }

    /// An entry may fail like this; says whether that is new.
    pub fn fails(&mut self, id: EntryId, failure: FailureId) -> bool {
        let entry = &mut self.entries[id.0 as usize];
        let new = entry.failures.insert(failure);
        if new {
            self.dirty.extend(entry.readers.iter().map(EntryId));
        }
        new
    }

    /// The number of a failure.
    pub fn failure(&mut self, fault: Fault<()>, node: NodeId) -> FailureId {
        let here = self.failures_at.entry(node).or_default();
        if let Some(&known) = here.iter().find(|id| self.failures[id.0 as usize].0 == fault) {
            return known;
        }
        let id = FailureId(self.failures.len() as u32);
        self.failures.push((fault, node));
        here.push(id);
        id
    }

    /// The failure of a number.
    pub fn failure_of(&self, id: FailureId) -> (Fault<()>, NodeId) {
        self.failures[id.0 as usize]
    }

    /// Asks for an entry to be run.
    pub fn queue(&mut self, id: EntryId) {
        self.dirty.insert(id);
    }

    /// The next entry to run. The youngest first: callees are younger than their callers.
    pub fn next(&mut self) -> Option<EntryId> {
        self.dirty.pop_last()
    }

    /// What a value can be once its suspended computations are evaluated, as far as known.
    pub fn settled(&mut self, value: Value) -> Element {
        let content = self.content(value);
        let heads = self.sets.share(content);
        if heads.thunks.is_empty() {
            return content;
        }
        let evaluated = Heads { thunks: FiniteSet::default(), ..Heads::clone(&heads) };
        let mut all = self.sets.intern(evaluated);
        for thunk in heads.thunks.iter() {
            let result = self.consult(thunk).result;
            all = self.sets.join(all, result);
        }
        all
    }
}
