//! Answers to the machine's questions when values are joined.

mod compare;
mod control;
mod demand;
mod faults;
mod narrow;
mod prims;
mod select;
mod symbolic;

use self::faults::carry;
use crate::components::{Allocation, Cache, Components};
use crate::context::Context;
use crate::escaped::Handed;
use crate::knowledge::{FailureId, Knowledge, Outcome, Place, StoreKey, Work};
use crate::narrowing::Narrowings;
use crate::value::{Addr, EntryId, Heads, Object, ObjectId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::Literal;
use snell_lattice::{Element, FiniteSet, Flat};
use snell_semantics::{BodyId, Code, Demand, Fault, Memory, NodeId, Shape, SiteId, Stop, Values};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The number of a run, and the functions that a node applies in it.
type Listed = (u32, Arc<[ObjectId]>);

pub(crate) type Answer<T> = Result<T, Stop<Value>>;

/// An entry, a node of it, and to how many of its arguments functions are applied there.
type Application = (EntryId, NodeId, usize);

/// Values are sets, addresses are finite, and every way is gone.
pub struct Abstract {
    pub(crate) code: Arc<Code>,
    /// What is known so far.
    pub known: Knowledge,
    /// Whether a failure of the step would be handled within the entry at hand.
    pub handled: bool,
    /// Whether the step evaluates a node, and does not go on with something begun before.
    pub at_node: bool,
    /// The number of the run at hand.
    pub run_number: u32,
    /// The functions that a node applies in the last run of an entry that came there, and the number of that run.
    listed: FxHashMap<Application, Listed>,
    /// The functions that a node applied in earlier runs of an entry.
    applied: FxHashMap<Application, Element>,
    /// What the functions of partial applications were when a node last applied them.
    partials: FxHashMap<(Application, ObjectId), Element>,
    /// Whether calls are run where they stand, without a cache.
    pub inline: bool,
    /// The context of the entry at hand.
    pub context: Context,
    /// Parameters that the callee is about to be given.
    params: Vec<(Addr, Element)>,
    /// Whose parameters sites are those of.
    params_of: Vec<Option<BodyId>>,
    /// The entry that is run from scratch and was not entered yet.
    pub target: Option<EntryId>,
    /// Whether the body that the last step entered is the one that is run from scratch.
    pub restarted: bool,
    /// The node that was evaluated last.
    pub node: NodeId,
    /// The ways to take at the questions of the next step, in order.
    pub script: Vec<u32>,
    /// How many of them were taken.
    taken: usize,
    /// How many ways there are where the script ended.
    pub ways: u32,
    /// Whether there were ever several.
    pub parted: bool,
    /// A computation that must run before the step can be done.
    pub wanted: Option<EntryId>,
    /// A computation to run now, although it may have a result.
    pub run: Option<EntryId>,
    /// The computation that was opened last.
    pub opened: Option<EntryId>,
    /// The entry of the body that the last step entered.
    pub entered: Option<EntryId>,
    /// The function that is applied.
    chosen: Option<ObjectId>,
    /// How many arguments it is given, with those that it had.
    given: usize,
    /// Arguments of the node at hand that wait for what another function returns.
    pub waiting: usize,
    /// How many arguments the body that the last step entered leaves to what it returns, if the node at hand gave them.
    pub left_over: Option<usize>,
    /// Whether the last step gave the node at hand the partial applications that it returns.
    pub lacked: bool,
    /// The function that is asked, once it was chosen: the machine chooses, then asks.
    asked: Option<Addr>,
    /// The pattern variables that a selected value was already given to.
    pattern: Option<SiteId>,
    /// The alternative that was selected.
    alternative: Option<(SiteId, u32)>,
    /// What the last step forces all of.
    pub deep: Vec<Addr>,
    /// A failure that comes from elsewhere.
    pub failing: Option<FailureId>,
    /// Failures that the last step may have, besides going on.
    pub noted: Vec<(Fault<()>, NodeId)>,
    /// Arguments that the partial applications of this step hold together.
    held: usize,
    /// Parameters of the function that has most of them.
    most_params: usize,
    /// Values that were given to functions without code.
    pub handed: Handed,
    /// Nodes that called a function without code.
    pub calls_outside: BTreeSet<NodeId>,
    /// How computations ended that nobody will run again, where each address has one value.
    abandoned: Vec<Fault<Value>>,
    functions: FxHashMap<Element, (Arc<[ObjectId]>, bool)>,
    /// The symbols of inputs, by their nodes.
    fresh: FxHashMap<NodeId, Value>,
    /// The inputs that are evaluated at most once.
    once: FxHashSet<NodeId>,
    /// When the division at hand is one by zero, if that is known.
    by_zero: Option<snell_logic::TermId>,
    /// How many types have an address.
    pub(crate) types: usize,
    /// How many parts of given inputs have one.
    pub(crate) inputs: u32,
}

impl Abstract {
    /// Nothing known.
    pub fn new(code: Arc<Code>, components: Components, narrowings: &Narrowings) -> Abstract {
        let mut params_of = vec![None; code.sites as usize];
        for (at, body) in code.bodies.iter().enumerate() {
            params_of[body.site.0 as usize..][..body.arity as usize].fill(Some(BodyId(at as u32)));
        }
        let most_params = code.bodies.iter().map(|body| body.arity as usize).max().unwrap_or(0);
        Abstract {
            known: Knowledge::new(code.clone(), components, narrowings),
            code,
            handled: false,
            at_node: false,
            run_number: 0,
            listed: FxHashMap::default(),
            applied: FxHashMap::default(),
            partials: FxHashMap::default(),
            inline: components.cache == Cache::None,
            context: Context::EMPTY,
            params: Vec::new(),
            params_of,
            target: None,
            restarted: false,
            node: NodeId(0),
            script: Vec::new(),
            taken: 0,
            ways: 0,
            parted: false,
            wanted: None,
            run: None,
            opened: None,
            entered: None,
            chosen: None,
            given: 0,
            waiting: 0,
            left_over: None,
            lacked: false,
            asked: None,
            pattern: None,
            alternative: None,
            deep: Vec::new(),
            failing: None,
            noted: Vec::new(),
            held: 0,
            most_params,
            handed: Handed::default(),
            calls_outside: BTreeSet::new(),
            abandoned: Vec::new(),
            functions: FxHashMap::default(),
            fresh: FxHashMap::default(),
            once: FxHashSet::default(),
            by_zero: None,
            types: 0,
            inputs: 0,
        }
    }

    /// A step begins.
    pub fn begin_step(&mut self) {
        self.taken = 0;
        self.ways = 0;
        self.wanted = None;
        self.opened = None;
        self.entered = None;
        self.restarted = false;
        self.chosen = None;
        self.given = 0;
        self.left_over = None;
        self.lacked = false;
        self.pattern = None;
        self.alternative = None;
        self.failing = None;
        self.held = 0;
        self.params.clear();
    }

    /// The address of a place, in the context at hand; a new one each time if addresses are concrete.
    fn allocate(&mut self, place: Place) -> Addr {
        match self.known.components.allocation {
            Allocation::Concrete => self.known.new_addr(place, Context::EMPTY),
            _ => self.known.addr_in(place, self.context),
        }
    }

    fn is_concrete(&self) -> bool {
        self.known.components.allocation == Allocation::Concrete
    }

    /// The context of what is called here.
    fn callee_context(&mut self, body: BodyId) -> Context {
        let (context, node) = (self.context, self.node);
        self.known.contexts.call(context, node, body)
    }

    /// The entry of a suspension or a call in the store at hand.
    fn locate(&mut self, work: EntryId) -> EntryId {
        if self.known.local.is_none() {
            return work;
        }
        let params = std::mem::take(&mut self.params);
        let env = match &self.known.known(work).work {
            Work::Body(_, _, env, _) => env.clone(),
            Work::Deep(addr, _) => [*addr].into(),
            Work::Root => Box::default(),
        };
        if let Some(alike) = self.known.alike(work, &params) {
            self.params = params;
            return alike;
        }
        let input = self.known.handed(&env, &params);
        let located = self.known.located(work, &params, input);
        self.params = params;
        located
    }

    /// The entry that forces everything below an address in the store at hand.
    pub fn deep_entry(&mut self, addr: Addr) -> EntryId {
        let work = self.known.entry(Work::Deep(addr, StoreKey::NONE));
        self.params.clear();
        self.locate(work)
    }

    /// The entry of a suspension in the store at hand.
    pub fn locate_thunk(&mut self, thunk: EntryId) -> EntryId {
        self.params.clear();
        self.locate(thunk)
    }

    /// Has everything below some addresses forced before the step goes on, where that changes the store at hand.
    fn force_first(&mut self, addrs: &[Addr]) -> Answer<()> {
        if self.known.local.is_none() || self.inline {
            return Ok(());
        }
        for &addr in addrs {
            let entry = self.deep_entry(addr);
            if !self.known.known(entry).begun {
                self.wanted = Some(entry);
                return Err(Stop::Decide);
            }
            self.take_deep(entry);
        }
        Ok(())
    }

    /// Joins what forcing everything below an address did into the store at hand.
    pub fn take_deep(&mut self, entry: EntryId) {
        if self.known.local.is_some() {
            for Outcome { delta, .. } in self.known.consult(entry).outcomes.clone() {
                self.known.merge(&delta);
            }
        }
    }

    /// The path is left for another one.
    pub fn leave_path(&mut self) {
        self.script.clear();
        self.run = None;
        self.asked = None;
        self.deep.clear();
    }

    /// Picks one of so many ways: the one that the script says, or else somebody has to decide.
    ///
    /// Between the decision and the step, what the step reads may have grown, and with it the ways: then the script
    /// may mean another way or none. Nothing is lost, since growth has the current entry run again.
    fn choose(&mut self, ways: usize) -> Answer<usize> {
        match ways {
            0 => Err(Stop::Dead),
            1 => Ok(0),
            _ => match self.script.get(self.taken) {
                Some(&way) => {
                    self.taken += 1;
                    if (way as usize) < ways { Ok(way as usize) } else { Err(Stop::Dead) }
                }
                None => {
                    (self.ways, self.parted) = (ways as u32, true);
                    Err(Stop::Decide)
                }
            },
        }
    }

    /// Gives a value, if there is any, or fails: all of it can happen.
    fn settle(&mut self, value: Option<Value>, faults: &[Fault<()>], node: NodeId) -> Answer<Value> {
        if !self.known.catches && value.is_some() && !self.known.components.symbolic {
            self.noted.extend(faults.iter().map(|&fault| (fault, node)));
            self.parted |= !faults.is_empty();
            return value.ok_or(Stop::Dead);
        }
        let way = self.choose(usize::from(value.is_some()) + faults.len())?;
        let by_zero = self.by_zero.take();
        match value {
            Some(value) if way == 0 => {
                let divides = by_zero.map(|by_zero| self.known.symbols.terms.not(by_zero));
                self.learn(divides)?;
                Ok(value)
            }
            _ => {
                let fault = faults[way - usize::from(value.is_some())];
                self.learn(by_zero.filter(|_| fault == Fault::DivideByZero))?;
                Err(Stop::Fail(carry(fault)))
            }
        }
    }

    /// The addresses of what something is built from.
    fn parts(&mut self, site: SiteId, count: u32, fields: impl Iterator<Item = Value>) -> Box<[Addr]> {
        let mut parts = Vec::new();
        for (at, field) in fields.enumerate() {
            parts.push(match field {
                // One address for one variable, evaluated or not.
                Value::Ref(addr) => self.known.unforced(addr),
                Value::Set(element) => {
                    let addr = self.allocate(Place::Part(site, count, at as u32));
                    self.known.grow(addr, element);
                    addr
                }
            });
        }
        parts.into()
    }

    /// The arguments that a function is given first are joined as its parameters are: there are as many calls that give the
    /// first as there are that give the second, and so on, but not as many partial applications as ways to combine them.
    fn gather(&mut self, site: SiteId, parts: &mut [Addr]) {
        let count = parts.len() as u32;
        for (at, part) in parts.iter_mut().enumerate().skip(1) {
            let joined = self.allocate(Place::Part(site, count, at as u32));
            if joined != *part {
                self.known.flow(Value::Ref(*part), joined);
                *part = joined;
            }
        }
    }

    fn shape(&mut self, shape: Shape, parts: Box<[Addr]>) -> Value {
        let object = match shape {
            Shape::Con(con) => Object::Con(con, parts),
            Shape::Closure(body) => Object::Closure(body, parts),
            Shape::Partial => Object::Partial(parts),
            Shape::Thunk(body) => {
                let thunk = self.known.entry(Work::Body(body, self.context, parts, StoreKey::NONE));
                return self.known.set(Heads { thunks: FiniteSet::one(thunk), ..Heads::default() });
            }
        };
        self.object(object)
    }

    /// The set of one object.
    pub(crate) fn object(&mut self, object: Object) -> Value {
        let object = self.known.object(object);
        self.known.set(Heads::object(object))
    }

    /// The evaluated part of a value that the machine has evaluated.
    fn heads(&mut self, value: Value) -> Arc<Heads> {
        let content = self.known.settled(value);
        self.known.sets.share(content)
    }

    pub(crate) fn constant(literal: &Literal) -> Heads {
        match literal {
            Literal::Int(n) => Heads::integer((*n).into()),
            Literal::Integer(n) => Heads::integer(n.clone()),
            Literal::Double(d) => Heads { double: Flat::Exactly(d.to_bits()), ..Heads::default() },
            Literal::Char(c) => Heads { char: Flat::Exactly(*c), ..Heads::default() },
            Literal::Str(text) => Heads { text: Flat::Exactly(text.clone()), ..Heads::default() },
        }
    }
}

impl Values for Abstract {
    type Value = Value;

    type Stored = Value;

    fn store(&mut self, value: Value) -> Value {
        value
    }

    fn view(&self, stored: Value) -> Value {
        stored
    }

    fn literal(&mut self, literal: &Literal) -> Value {
        self.known.set(Abstract::constant(literal))
    }

    fn build(&mut self, shape: Shape, site: SiteId, fields: impl ExactSizeIterator<Item = Value>) -> Value {
        let parts = match (shape, self.chosen) {
            // Of all the functions that could be applied here, this is the one that has too few arguments.
            (Shape::Partial, Some(function)) => {
                let function = self.known.set(Heads::object(function));
                let count = fields.len() as u32;
                let mut parts = self.parts(site, count, std::iter::once(function).chain(fields.skip(1)));
                if self.known.local.is_none() && !self.is_concrete() {
                    self.gather(site, &mut parts);
                }
                let value = self.shape(shape, parts);
                return self.lacking(value);
            }
            (Shape::Partial, None) => {
                let count = fields.len() as u32;
                self.parts(site, count, fields)
            }
            _ => self.parts(site, 0, fields),
        };
        self.shape(shape, parts)
    }

    fn reserve(&mut self, _shape: Shape, site: SiteId, _fields: usize) -> Value {
        Value::Ref(self.allocate(Place::Site(site)))
    }

    fn fill(&mut self, target: Value, shape: Shape, fields: impl ExactSizeIterator<Item = Value>) {
        let Value::Ref(addr) = target else { return };
        let &(Place::Site(site), _) = self.known.place(addr) else { return };
        let parts = self.parts(site, 0, fields);
        let value = self.shape(shape, parts);
        let content = self.known.content(value);
        self.known.grow(addr, content);
    }

    fn unpack(&mut self, value: Value, into: &mut [Value]) {
        if let Some(site) = self.pattern {
            for (at, place) in into.iter_mut().enumerate() {
                *place = Value::Ref(self.known.addr_in(Place::Site(SiteId(site.0 + at as u32)), self.context));
            }
            return;
        }
        let Some(object) = self.chosen.or_else(|| self.only_object(value)) else { return };
        let object = self.known.get(object).clone();
        match &*object {
            Object::Closure(body, parts) if self.copies() => self.copy_captured(*body, parts, into),
            Object::Con(_, parts) | Object::Closure(_, parts) | Object::Partial(parts) => {
                for (place, &part) in into.iter_mut().zip(parts) {
                    *place = Value::Ref(part);
                }
            }
            Object::Array(_, elements) => into.fill(Value::Ref(*elements)),
            _ => {}
        }
    }

    fn bind(&mut self, site: SiteId, value: Value) -> Value {
        if self.is_concrete() {
            return self.share(site, value);
        }
        let callee = self.params_of.get(site.0 as usize).copied().flatten();
        if callee.is_some() && self.target.is_some() {
            return value;
        }
        let place = match self.alternative {
            Some((binder, case)) if binder == site => Place::Alternative(site, case),
            _ => Place::Site(site),
        };
        let context = callee.map_or(self.context, |body| self.callee_context(body));
        let addr = self.known.addr_in(place, context);
        if callee.is_some() && self.known.local.is_some() && !self.inline {
            let content = self.known.content(value);
            self.params.push((addr, content));
        } else {
            self.known.flow(value, addr);
        }
        Value::Ref(addr)
    }
}

impl Memory for Abstract {
    fn demand(&mut self, value: Value) -> Answer<Demand<Value>> {
        if let (Value::Ref(addr), None) = (value, &self.known.local) {
            return match self.run.take_if(|thunk| self.known.thunks_at(addr).contains(thunk.0)) {
                Some(thunk) => self.open_thunk(thunk),
                None => self.demand_everywhere(addr),
            };
        }
        let content = match value {
            Value::Ref(addr) => self.known.read_in_store(addr),
            Value::Set(element) => element,
        };
        if self.known.sets.get(content).thunks.is_empty() {
            return match content {
                Element::LEAST => Err(Stop::Dead),
                _ if self.inline => match self.unfinished(content) {
                    Some(fault) => Err(Stop::Fail(fault)),
                    None => Ok(Demand::Ready(Value::Set(content))),
                },
                _ => Ok(Demand::Ready(Value::Set(content))),
            };
        }
        let heads = self.known.sets.share(content);
        if let Some(thunk) = self.run.take_if(|thunk| heads.thunks.contains(*thunk)) {
            return self.open_thunk(thunk);
        }
        match self.inline {
            true => self.demand_inline(&heads),
            false => self.demand_in_store(&heads),
        }
    }

    fn observe(&mut self, value: Value) -> Answer<Demand<Value>> {
        match self.demand(value)? {
            Demand::Ready(Value::Set(element)) if self.inline => self.pick_head(element),
            demand => Ok(demand),
        }
    }

    fn is_evaluated(&self, value: Value) -> bool {
        match value {
            Value::Ref(_) => false,
            Value::Set(element) => element != Element::LEAST && self.known.sets.get(element).thunks.is_empty(),
        }
    }

    fn open(&mut self, thunk: Value, into: &mut [Value]) {
        let Some(opened) = self.opened else { return };
        if let Work::Body(_, _, parts, _) = &self.known.known(opened).work {
            for (place, &part) in into.iter_mut().zip(parts) {
                *place = Value::Ref(part);
            }
        }
        if let (true, Value::Ref(addr)) = (self.is_concrete(), thunk) {
            let running = self.known.object(Object::Running(opened));
            let running = self.known.sets.intern(Heads::object(running));
            self.known.replace(addr, running);
        }
    }

    /// Where an address has one value, this is it from now on. Else results are kept in the entry, where everybody who
    /// has the computation finds them.
    fn update(&mut self, thunk: Value, value: Value) {
        if let (true, Value::Ref(addr)) = (self.is_concrete(), thunk) {
            let content = self.known.content(value);
            self.known.replace(addr, content);
        }
    }

    fn abandon(&mut self, thunk: Value, fault: Fault<Value>) {
        if let (true, Value::Ref(addr)) = (self.is_concrete(), thunk) {
            self.abandoned.push(fault);
            let failed = self.known.object(Object::Abandoned(self.abandoned.len() as u32 - 1));
            let failed = self.known.sets.intern(Heads::object(failed));
            self.known.replace(addr, failed);
        }
    }
}
