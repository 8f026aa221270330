//! What is known so far: the content of addresses, the results and failures of entries. It only grows, and whoever
//! has read something that grows is queued to be run again.
//!
//! With one store for all states, an address has a cell with its readers. With a store for each state, the cells hold
//! only what was there before the program started, and [`Knowledge::local`] is the store of the state at hand.

mod cases;
mod cells;
mod collapse;
mod crowds;
mod entries;
mod filters;
mod flows;
mod footprints;
mod stores;

use crate::components::Components;
use crate::context::{Context, Contexts};
use crate::local::Local;
use crate::narrowing::Narrowings;
use crate::operands::{Reads, is_plain};
use crate::symbols::Symbols;
use crate::value::{Addr, EntryId, Heads, Object, ObjectId, Value};
use crate::whole::Whole;
pub use cases::number;
use cells::Cell;
use crowds::Crowds;
pub use entries::{Entry, FailureId, Outcome, Work};
pub use filters::{Filter, Other as Filtering};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::{Prim, Type};
use snell_lattice::{Element, FiniteSet, Pool};
use snell_semantics::{AltsId, BodyId, Code, Fault, Node, NodeId, SiteId};
use std::collections::{BTreeSet, BinaryHeap};
use std::sync::Arc;
pub use stores::StoreKey;

/// What an address stands for; equal places in equal contexts are one address, which keeps addresses finite.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A variable.
    Site(SiteId),
    /// The name of a scrutinee's value, in one alternative.
    Alternative(SiteId, u32),
    /// A part of what is built at a site: how many parts a partial application has (else 0), and which.
    Part(SiteId, u32, u32),
    /// A slot that held no address when its body was entered, or a captured variable that was copied.
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
    /// What an entry returns.
    Result(EntryId),
    /// What an address holds once it is evaluated.
    Forced(Addr),
    /// A field of a summary, by its number.
    Crowd(u32, u32),
    /// The results of a crowd of suspended computations.
    Results(u32),
    /// What the functions that a node calls return.
    Returned(NodeId),
    /// What they return that is then applied to the last arguments of the node, and to how many.
    Between(NodeId, u32),
    /// A variable that is known better in an alternative, by the slot it has there.
    Narrowed(AltsId, u32, u32),
    /// A part of what passed a filter: the filters, which of them, which part.
    Filtered(u32, u32, u32),
}

impl Place {
    /// Whether programs write to it: then nobody's store may go without.
    fn is_storage(&self) -> bool {
        matches!(self, Place::Content(_) | Place::Length(_))
    }

    /// Whether only evaluated values get there.
    fn is_evaluated(&self) -> bool {
        matches!(
            self,
            Place::Result(_)
                | Place::Results(_)
                | Place::Forced(_)
                | Place::Returned(_)
                | Place::Between(..)
                | Place::Alternative(..)
                | Place::Narrowed(..)
        )
    }
}

/// After so many growths of an address, bounds are widened.
const PATIENCE: u8 = 3;

/// Everything that is known.
#[derive(Debug)]
pub struct Knowledge {
    /// What the analysis is linked from.
    pub components: Components,
    /// The program.
    pub(crate) code: Arc<Code>,
    /// Whether some failure can be handled. If not, failures need not be followed up the calls.
    pub catches: bool,
    /// Interned sets of values.
    pub sets: Pool<Heads>,
    /// Interned contexts.
    pub contexts: Contexts,
    /// Symbols, where values are symbolic.
    pub symbols: Symbols,
    objects: Vec<Arc<Object>>,
    object_ids: FxHashMap<Arc<Object>, ObjectId>,
    places: Vec<(Place, Context)>,
    addrs: FxHashMap<(Place, Context), Addr>,
    /// Addresses that programs write to.
    storage: Vec<Addr>,
    cells: Vec<Cell>,
    /// The address that stands for each address, see [`collapse`].
    same_as: Vec<Addr>,
    /// Which addresses may hold suspended computations.
    lazy: Vec<bool>,
    /// All flows between addresses.
    edges: FxHashSet<(Addr, Addr)>,
    /// Addresses that grew and whose content was not passed on.
    grown: BinaryHeap<(u32, Addr)>,
    /// Where flows come from is larger than where they go, as far as that was known when cycles were last looked for.
    order: Vec<u32>,
    spreading: bool,
    /// How much was passed on since cycles were last looked for, and when to do that again.
    moved: u64,
    collapse_at: u64,
    /// Addresses with very many objects.
    crowded: Vec<Addr>,
    crowds: Crowds,
    /// How many objects of one kind are kept apart at an address.
    crowd: u32,
    /// The kind of each object.
    kinds: Vec<Option<crowds::Kind>>,
    /// How much was passed on before cycles were last looked for.
    work: u64,
    stripped: FxHashMap<Element, Element>,
    reads: Reads,
    /// Suspended bodies that only build a value, see [`crate::operands::is_plain`].
    plain: Vec<bool>,
    /// Of these, the ones that somebody looked at.
    looked_at: FxHashSet<EntryId>,
    /// The constants at the addresses of globals.
    constants: FxHashMap<Addr, EntryId>,
    splits: FxHashMap<(Element, AltsId), cases::Split>,
    case_flows: Vec<cases::CaseFlow>,
    case_ids: FxHashMap<(Addr, AltsId, Context), u32>,
    filtered: Vec<filters::Filtered>,
    /// Where something flows through filters: from an address to another one.
    through_filters: FxHashSet<(Addr, Addr)>,
    /// How many addresses there were before the program started.
    given: u32,
    /// The store of the state at hand, if states have their own.
    pub local: Option<Local>,
    keys: FxHashMap<Local, StoreKey>,
    /// Units of work in stores of their own that may still change.
    unfinished: usize,
    entries: Vec<Entry>,
    entry_ids: FxHashMap<Work, EntryId>,
    located: FxHashMap<EntryId, stores::Located>,
    failures: Vec<(Fault<()>, NodeId, Option<NodeId>)>,
    failures_at: FxHashMap<NodeId, Vec<FailureId>>,
    /// What elements lead to, once it was asked.
    children: Vec<Option<Arc<[Addr]>>>,
    marks: Vec<u32>,
    /// Terms in the values that were reached last, where values are symbolic.
    met: Vec<snell_logic::TermId>,
    mark: u32,
    /// The entry that is being run: the one that reads.
    pub current: EntryId,
    dirty: BTreeSet<EntryId>,
    /// Cells in stores that are keys.
    stored: u64,
    /// When to stop.
    pub deadline: Option<std::time::Instant>,
    /// Whether it is time to.
    pub expired: bool,
}

/// The entry of [`Work::Root`].
pub const ROOT: EntryId = EntryId(0);

impl Knowledge {
    /// Nothing, but for a root that waits to be run.
    pub fn new(code: Arc<Code>, components: Components, narrowings: &Narrowings) -> Knowledge {
        use crate::components::Allocation;
        let length = match components.allocation {
            Allocation::Concrete => 0,
            Allocation::CallSites(length) | Allocation::TopFrames(length) => length,
        };
        let catches = code.nodes.iter().any(|node| matches!(node, Node::Prim(Prim::Catch, _)));
        let shared = !components.is_per_state();
        let mut knowledge = Knowledge {
            crowd: crowds::first_crowd(code.nodes.len()),
            reads: Reads::of(&code, narrowings),
            plain: code.bodies.iter().map(|body| shared && is_plain(&code, body)).collect(),
            looked_at: FxHashSet::default(),
            constants: FxHashMap::default(),
            code,
            catches,
            components,
            sets: Pool::default(),
            contexts: Contexts::new(length, components.contexts),
            symbols: Symbols::default(),
            objects: Vec::new(),
            object_ids: FxHashMap::default(),
            places: Vec::new(),
            addrs: FxHashMap::default(),
            storage: Vec::new(),
            cells: Vec::new(),
            same_as: Vec::new(),
            lazy: Vec::new(),
            edges: FxHashSet::default(),
            grown: BinaryHeap::new(),
            order: Vec::new(),
            spreading: false,
            moved: 0,
            collapse_at: collapse::FIRST_LOOK,
            crowded: Vec::new(),
            crowds: Crowds::default(),
            kinds: Vec::new(),
            work: 0,
            stripped: FxHashMap::default(),
            splits: FxHashMap::default(),
            case_flows: Vec::new(),
            case_ids: FxHashMap::default(),
            filtered: Vec::new(),
            through_filters: FxHashSet::default(),
            given: 0,
            local: None,
            keys: FxHashMap::default(),
            unfinished: 0,
            entries: Vec::new(),
            entry_ids: FxHashMap::default(),
            located: FxHashMap::default(),
            failures: Vec::new(),
            failures_at: FxHashMap::default(),
            children: Vec::new(),
            marks: Vec::new(),
            met: Vec::new(),
            mark: 0,
            current: ROOT,
            dirty: BTreeSet::new(),
            stored: 0,
            deadline: None,
            expired: false,
        };
        let root = knowledge.entry(Work::Root);
        knowledge.queue(root);
        knowledge
    }

    /// How much is known: what memory is used for.
    pub fn facts(&self) -> u64 {
        let known = [self.cells.len(), self.entries.len(), self.objects.len(), self.sets.len(), self.edges.len()];
        known.into_iter().sum::<usize>() as u64 + self.stored
    }

    /// Notices whether it is time to stop.
    pub fn look_at_clock(&mut self) {
        self.expired |= self.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline);
    }

    /// The address of a place in no context.
    pub fn addr(&mut self, place: Place) -> Addr {
        self.addr_in(place, Context::EMPTY)
    }

    /// The address of a place in a context.
    pub fn addr_in(&mut self, place: Place, context: Context) -> Addr {
        let key = (place, context);
        if let Some(&addr) = self.addrs.get(&key) {
            return addr;
        }
        let addr = self.new_addr(key.0.clone(), context);
        self.addrs.insert(key, addr);
        addr
    }

    /// An address that nothing else has.
    pub fn new_addr(&mut self, place: Place, context: Context) -> Addr {
        let addr = Addr(self.cells.len() as u32);
        self.cells.push(Cell::new(self.crowd));
        self.same_as.push(addr);
        self.order.push(u32::MAX);
        self.lazy.push(!place.is_evaluated());
        if place.is_storage() {
            self.storage.push(addr);
        }
        self.places.push((place, context));
        addr
    }

    /// Whether a place has an address.
    pub fn has(&self, place: &Place) -> bool {
        self.addrs.contains_key(&(place.clone(), Context::EMPTY))
    }

    /// The place of an address, and its context.
    pub fn place(&self, addr: Addr) -> &(Place, Context) {
        &self.places[addr.0 as usize]
    }

    /// All addresses in order.
    pub fn all_addrs(&self) -> impl Iterator<Item = Addr> + '_ {
        (0..self.cells.len() as u32).map(Addr)
    }

    /// Whether an address is no variable's: there before the program started, or made for results.
    pub fn is_given(&self, addr: Addr) -> bool {
        let given = matches!(self.place(addr).0, Place::Type(_) | Place::Input(_) | Place::Text(_) | Place::Crowd(..));
        let made = matches!(
            self.place(addr).0,
            Place::Result(_)
                | Place::Results(_)
                | Place::Forced(_)
                | Place::Returned(_)
                | Place::Between(..)
                | Place::Narrowed(..)
                | Place::Filtered(..)
        );
        made || given || addr.0 < self.given
    }

    /// Says that from now on the program runs.
    pub fn start(&mut self) {
        self.given = self.cells.len() as u32;
        self.local = self.components.is_per_state().then(Local::default);
    }

    /// The content of an address; the current entry will be run again when it grows.
    pub fn read(&mut self, addr: Addr) -> Element {
        if self.local.is_some() {
            return self.read_in_store(addr);
        }
        self.look_at(addr);
        let addr = self.find(addr);
        self.cells[addr.0 as usize].readers.insert(self.current);
        self.content_at(addr)
    }

    /// The content of an address in the store at hand.
    pub fn read_in_store(&mut self, addr: Addr) -> Element {
        self.looks_at(addr);
        self.peek(addr, self.local.as_ref())
    }

    /// The content of an address in the store of a state.
    pub fn peek(&self, addr: Addr, store: Option<&Local>) -> Element {
        store.and_then(|store| store.get(addr)).unwrap_or(self.cells[addr.0 as usize].content)
    }

    /// Joins into an address.
    pub fn grow(&mut self, addr: Addr, element: Element) {
        if self.local.is_some() {
            if self.entries[self.current.0 as usize].is_joined() {
                self.entries[self.current.0 as usize].touched.insert(addr);
            }
            let before = self.read(addr);
            let joined = self.joined_at_address(before, element);
            if let Some(local) = self.local.as_mut().filter(|_| joined != before) {
                local.set(addr, joined);
            }
            return;
        }
        self.grow_everywhere(addr, element);
    }

    /// Joins into what an address holds before the program starts, in every state.
    pub fn found(&mut self, addr: Addr, element: Element) {
        let local = self.local.take();
        self.grow(addr, element);
        self.local = local;
    }

    /// Says what an address holds before the program starts, where states have their own stores.
    pub fn given(&mut self, addr: Addr, element: Element) {
        self.cells[addr.0 as usize].content = element;
    }

    /// Replaces the content of an address, which nothing else may stand for.
    pub fn replace(&mut self, addr: Addr, element: Element) {
        if let Some(local) = &mut self.local {
            local.set(addr, element);
        }
    }

    /// An upper bound, as the components keep values apart.
    pub fn join(&mut self, a: Element, b: Element) -> Element {
        let numbers = self.components.values;
        self.sets.join_by(a, b, |a, b| {
            a.join_keeping(b, numbers);
        })
    }

    fn joined_at_address(&mut self, before: Element, element: Element) -> Element {
        let joined = self.join(before, element);
        if !self.components.crush || joined == before || before == Element::LEAST {
            return joined;
        }
        let (old, new) = (self.sets.get(before), self.sets.get(joined));
        if old.whole.is_nothing() || old.whole == new.whole {
            return joined;
        }
        let whole = if new.whole.bounded().1 { Whole::integer() } else { Whole::int() };
        let crushed = Heads { whole, number: None, ..new.clone() };
        self.sets.intern(crushed)
    }

    /// A join after which every chain of growth ends.
    fn widened(&mut self, before: Element, joined: Element) -> Element {
        if self.components.values != crate::whole::Numbers::Intervals {
            return joined;
        }
        let (old, new) = (self.sets.get(before), self.sets.get(joined));
        if old.whole == new.whole {
            return joined;
        }
        let whole = Whole::widened(&old.whole, new.whole.clone());
        let widened = Heads { whole, ..new.clone() };
        self.sets.intern(widened)
    }

    /// What a value is now: suspended computations included.
    pub fn content(&mut self, value: Value) -> Element {
        match value {
            Value::Ref(addr) => self.read(addr),
            Value::Set(element) => element,
        }
    }

    /// The number of a set of values, of which the components keep as much as they do.
    pub fn set(&mut self, mut heads: Heads) -> Value {
        heads.whole = std::mem::take(&mut heads.whole).kept(self.components.values);
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
        self.kinds.push(Knowledge::kind_of(&object));
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

    /// What a value can be once its suspended computations are evaluated, as far as known. Where states have their own
    /// stores, the results of computations that were forced are in the store.
    pub fn settled(&mut self, value: Value) -> Element {
        if let (Value::Ref(addr), None) = (value, &self.local) {
            let forced = self.forced(addr);
            let content = self.read(forced);
            return self.evaluated(content);
        }
        let content = self.content(value);
        self.evaluated(content)
    }

    /// Whether nothing in a set has parts.
    pub fn is_flat(&self, element: Element) -> bool {
        let heads = self.sets.get(element);
        let flat = |object| matches!(&**self.get(object), Object::Con(_, parts) if parts.is_empty());
        heads.thunks.is_empty() && heads.objects.iter().all(flat)
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
}
