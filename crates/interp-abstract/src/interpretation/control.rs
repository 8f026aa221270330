//! Which ways control may go: calls, conditions, inputs, failures.

use super::{Abstract, Answer, Application};
use crate::knowledge::{Place, StoreKey, Work};
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use snell_core_ir::{Prim, Type, builtin};
use snell_lattice::{Element, Flat};
use snell_semantics::{
    Alternatives, BodyId, Callee, Control, Entry, Equality, Fault, Mode, Node, NodeId, Selected, Stop,
};
use std::collections::BTreeSet;
use std::sync::Arc;

impl Control for Abstract {
    fn select(&mut self, value: Value, alts: &Alternatives) -> Answer<Selected<Value>> {
        if alts.cases.is_empty() {
            return Ok(Selected { value, case: Selected::<Value>::DEFAULT });
        }
        self.select_case(value, alts)
    }

    fn callee(&mut self, function: Value) -> Answer<Callee> {
        if self.asked.is_some() {
            return Ok(Callee::Opaque);
        }
        let (mut functions, others) = self.functions(function);
        // The function of a partial application is asked for next, in the same step.
        if self.chosen.is_none() {
            self.given = match self.code.node(self.node) {
                Node::Call(_, args) if self.at_node => self.code.run(args).len(),
                Node::Call(..) => self.waiting,
                _ => 0,
            };
            functions = self.newly_applied(function, functions);
        }
        let way = self.choose(functions.len() + usize::from(others))?;
        let Some(&chosen) = functions.get(way) else { return Err(Stop::Fail(Fault::NotAFunction(function))) };
        self.chosen = Some(chosen);
        match &**self.known.get(chosen) {
            Object::Closure(body, _) => Ok(Callee::Code(*body)),
            Object::Partial(parts) => {
                let count = parts.len() - 1;
                self.given += count;
                // Joined, a partial application may be one of itself; but none has as many arguments as it waits for.
                self.held += count;
                match self.held < self.most_params {
                    true => Ok(Callee::Partial(count)),
                    false => Err(Stop::Dead),
                }
            }
            Object::Unknown(results) => {
                self.asked = Some(*results);
                self.calls_outside.insert(self.node);
                Ok(Callee::Opaque)
            }
            Object::Con(..) | Object::Cell(_) | Object::Array(..) => Err(Stop::Dead),
            Object::Running(_) | Object::Abandoned(_) | Object::Same(_) => Err(Stop::Dead),
        }
    }

    fn primitive(&mut self, op: Prim, args: &[Value], node: NodeId) -> Answer<Value> {
        self.apply(op, args, node)
    }

    fn fresh(&mut self, ty: &Type, node: NodeId) -> Answer<Value> {
        if self.known.components.symbolic {
            return Ok(self.fresh_symbol(ty, node));
        }
        Ok(Value::Ref(self.of_type(ty)))
    }

    fn truth(&mut self, value: Value) -> Answer<bool> {
        let heads = self.heads(value);
        let mut ways = Vec::new();
        for (con, truth) in [(builtin::TRUE, true), (builtin::FALSE, false)] {
            let is_con = |object| self.known.get(object).con() == Some(con);
            if heads.objects.iter().any(is_con) {
                ways.push(Ok(truth));
            }
        }
        let is_bool = |object| matches!(self.known.get(object).con(), Some(builtin::TRUE | builtin::FALSE));
        if heads.has_atoms() || !heads.objects.iter().all(is_bool) {
            ways.push(Err(Stop::Fail(Fault::NoMatch)));
        }
        let way = self.choose(ways.len())?;
        if let Ok(truth) = ways[way] {
            let condition = self.true_when(&heads, truth);
            self.learn(condition)?;
        }
        ways[way]
    }

    fn equal(&mut self, _mode: Mode, left: Value, right: Value) -> Answer<Equality> {
        self.compare(left, right)
    }

    /// A walk goes no further here: what lies below is forced as a unit of work of its own, since abstract data may be
    /// cyclic. Without a cache there is no such unit, and the walk goes on.
    fn width(&mut self, value: Value) -> usize {
        let heads = self.heads(value);
        if self.inline {
            let only = self.only_object(value).map(|object| self.known.get(object).clone());
            return match only.as_deref() {
                Some(Object::Con(_, fields)) => fields.len(),
                Some(Object::Array(..)) => 1,
                _ => 0,
            };
        }
        for object in heads.objects.iter() {
            match &**self.known.get(object) {
                Object::Con(_, fields) => self.deep.extend(fields),
                Object::Array(_, elements) => self.deep.extend([elements]),
                _ => {}
            }
        }
        0
    }

    fn truth_value(&mut self, truth: bool) -> Value {
        self.object(Object::Con(if truth { builtin::TRUE } else { builtin::FALSE }, Box::default()))
    }

    fn unit(&mut self) -> Value {
        self.object(Object::Con(builtin::UNIT, Box::default()))
    }

    fn caught(&mut self, fault: Fault<Value>) -> Value {
        self.failing = None;
        let (con, field) = match fault {
            Fault::Raised(Value::Ref(addr)) => (builtin::RAISED, addr),
            Fault::Raised(Value::Set(element)) => (builtin::RAISED, self.raised_here(element)),
            fault => {
                let text = self.code.describe(&fault);
                let text = self.known.sets.intern(Heads { text: Flat::Exactly(text.into()), ..Heads::default() });
                let addr = self.known.addr(Place::Text(text.index() as u32));
                self.known.found(addr, text);
                (builtin::FAILED, addr)
            }
        };
        self.object(Object::Con(con, [field].into()))
    }

    /// A function without code may look at all of its argument, and gives any of its results.
    fn ask(&mut self, _function: Value, arg: Value) -> Answer<Value> {
        let Some(results) = self.asked.take() else { return Err(Stop::Dead) };
        match arg {
            Value::Ref(addr) => {
                self.handed.addrs.insert(addr);
                self.deep.push(addr);
            }
            Value::Set(element) => {
                self.handed.elements.insert(element);
                self.width(arg);
            }
        }
        Ok(Value::Ref(results))
    }

    fn entering(&mut self, body: BodyId, activation: &[Value]) -> Entry<Value> {
        if self.inline {
            return Entry::Run;
        }
        if let Some(target) = self.target.take() {
            self.entered = Some(target);
            self.restarted = true;
            return Entry::Watch(target.0);
        }
        if let Some(thunk) = self.opened {
            let entry = self.locate(thunk);
            self.entered = Some(entry);
            return Entry::Watch(entry.0);
        }
        self.left_over = match self.code.node(self.node) {
            Node::CallKnown(..) if self.at_node => Some(0),
            // What is given nothing here was applied by something else.
            _ if self.given == 0 => None,
            _ => self.given.checked_sub(self.code.body(body).arity as usize),
        };
        let context = self.callee_context(body);
        let mut env = Vec::with_capacity(activation.len());
        for (at, &value) in activation.iter().enumerate() {
            env.push(match value {
                Value::Ref(addr) => addr,
                Value::Set(element) => {
                    let addr = self.known.addr_in(Place::Slot(body, at as u32), context);
                    match self.known.local.is_some() {
                        true => self.params.push((addr, element)),
                        false => self.known.grow(addr, element),
                    }
                    addr
                }
            });
        }
        let call = self.known.entry(Work::Body(body, context, env.into(), StoreKey::NONE));
        let entry = self.locate(call);
        self.entered = Some(entry);
        Entry::Watch(entry.0)
    }
}

impl Abstract {
    /// The functions of a set, and whether there is anything else in it. Kept, since each way of a call asks.
    fn functions(&mut self, value: Value) -> (Arc<[ObjectId]>, bool) {
        let element = self.known.settled(value);
        if let Some(known) = self.functions.get(&element) {
            return known.clone();
        }
        let heads = self.known.sets.share(element);
        let is_function = |object: &_| self.known.get(*object).is_function();
        let functions: Arc<[ObjectId]> = heads.objects.iter().filter(is_function).collect();
        let others = heads.has_atoms() || functions.len() < heads.objects.len();
        self.functions.insert(element, (functions.clone(), others));
        (functions, others)
    }

    /// Of the functions applied at a node, those that an earlier run of the entry did not apply, and of those that it did
    /// one for each number of arguments that they lack. What flows into the others flows there already, and their results go to one address.
    fn newly_applied(&mut self, function: Value, functions: Arc<[ObjectId]>) -> Arc<[ObjectId]> {
        if self.inline || self.known.local.is_some() || self.given == 0 || functions.len() < 2 {
            return functions;
        }
        let key = (self.known.current, self.node, self.given);
        if let Some((_, listed)) = self.listed.get(&key).filter(|listed| listed.0 == self.run_number) {
            return listed.clone();
        }
        let element = self.known.settled(function);
        let before = self.applied.insert(key, element).unwrap_or(Element::LEAST);
        let before = self.known.sets.share(before);
        let mut represented = BTreeSet::new();
        let mut listed = Vec::new();
        for &object in functions.iter() {
            let (lacks, grown) = self.lacks(key, object);
            let old = before.objects.contains(object) && !grown;
            if !old || lacks.is_none_or(|lacks| represented.insert(lacks)) {
                listed.push(object);
            }
        }
        let listed: Arc<[ObjectId]> = listed.into();
        self.listed.insert(key, (self.run_number, listed.clone()));
        listed
    }

    /// How many arguments a function lacks, if that is known; and whether there is more to apply than when the node last
    /// applied it, which may be so of a partial application.
    fn lacks(&mut self, key: Application, function: ObjectId) -> (Option<usize>, bool) {
        let arity = |body: &BodyId| self.code.body(*body).arity as usize;
        let partial = match &**self.known.get(function) {
            Object::Closure(body, _) => return (Some(arity(body)), false),
            Object::Partial(parts) => parts.clone(),
            _ => return (None, true),
        };
        let content = self.known.settled(Value::Ref(partial[0]));
        let heads = self.known.sets.share(content);
        let mut arities = heads.objects.iter().map(|object| match &**self.known.get(object) {
            Object::Closure(body, _) => Some(arity(body)),
            _ => None,
        });
        let first = arities.next().flatten();
        let lacks = first.filter(|_| arities.all(|other| other == first));
        let lacks = lacks.and_then(|arity| arity.checked_sub(partial.len() - 1)).filter(|&lacks| lacks > 0);
        let grown = self.partials.insert((key, function), content) != Some(content);
        (lacks, grown)
    }

    /// A function was given too few arguments by the node at hand: that is one of the things which the node returns.
    pub(super) fn lacking(&mut self, partial: Value) -> Value {
        if self.inline || self.known.local.is_some() || self.given == 0 {
            return partial;
        }
        let returned = self.known.addr_in(Place::Returned(self.node), self.context);
        self.known.flow(partial, returned);
        self.lacked = true;
        Value::Ref(returned)
    }

    /// Where what is raised at the current node is kept.
    pub fn raised_here(&mut self, element: Element) -> Addr {
        let addr = match self.is_concrete() {
            true => self.allocate(Place::Raised(self.node)),
            false => self.known.addr(Place::Raised(self.node)),
        };
        self.known.grow(addr, element);
        addr
    }
}
