//! A look at an expression: the least size that its value may have.

use super::facts::{Facts, FnKey, Key};
use super::measure::{Measure, Measures};
use crate::state::Symbolic;
use rustc_hash::FxHashMap;
use snell_core_ir::Prim;
use snell_graph::Word;
use snell_semantics::{Activation, AltsId, BodyId, Code, Machine, Node, NodeId, Operand, Shape, Slot, Test};
use std::rc::Rc;

/// Expressions deeper than this are not looked into.
const DEEPEST: u32 = 96;

/// Nodes and parts of values that one look goes through.
const MOST_WORK: u32 = 4096;

/// Larger than any size.
pub(super) const ENDLESS: i64 = 1 << 40;

/// What a look assumes of the size of a symbol that somebody wants to have in the bound.
pub(super) const LIKELY: i64 = 1 << 20;

/// At least the sizes that these symbols stand for, together, and so much more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    pub of: u64,
    pub low: i64,
}

/// What an expression gives.
#[derive(Clone, Debug)]
pub(super) enum Value {
    /// Nothing: it fails, or does not end.
    Never,
    /// Something of this size at least.
    Size(Size),
    /// A word of the heap.
    Known(Word),
    /// A function.
    Function(Rc<Closure>),
}

/// A function, with what it captured and the arguments that it has so far.
#[derive(Debug)]
pub(super) struct Closure {
    pub body: BodyId,
    pub slots: Vec<Value>,
    /// The slots that hold the function itself.
    pub own: u64,
}

impl Size {
    const ZERO: Size = Size { of: 0, low: 0 };
    const ENDLESS: Size = Size { of: u64::MAX, low: ENDLESS };

    /// Of two parts together. A symbol counts once: what it stands for is not negative.
    fn and(self, other: Size) -> Size {
        // What is added to, or taken from, what has no end makes no difference.
        match self.low + other.low {
            low if low > ENDLESS / 2 => Size::ENDLESS,
            low => Size { of: self.of | other.of, low },
        }
    }

    /// Without some symbols.
    fn without(self, symbols: u64) -> Size {
        if self == Size::ENDLESS { self } else { Size { of: self.of & !symbols, ..self } }
    }

    /// Of one or the other.
    fn or(self, other: Size) -> Size {
        Size { of: self.of & other.of, low: self.low.min(other.low) }
    }
}

impl Value {
    pub const UNKNOWN: Value = Value::Size(Size::ZERO);
}

/// Cells that are being evaluated, and what they will hold.
pub(super) type OnItsWay = Vec<(u32, Value)>;

/// A look, in a run or at the code of a function.
pub(super) struct Look<'l> {
    code: &'l Code,
    measure: Measure,
    measures: &'l Measures,
    facts: &'l FxHashMap<Key, Facts>,
    /// The run that is looked at, if it is one.
    pub run: Option<(&'l Machine<Symbolic>, &'l OnItsWay)>,
    /// Where variables are that were not bound on the way.
    activation: Option<Activation>,
    bound: Vec<(Slot, Value)>,
    /// What symbols stand for, at a guess: it decides between bounds, of which each holds.
    guesses: Vec<i64>,
    /// For each value that was taken apart on the way, the symbols of its parts, and how large they are together.
    parts: Vec<(u64, Size)>,
    work: u32,
    /// Functions of which nobody knows anything yet.
    pub missing: Vec<Key>,
}

impl<'l> Look<'l> {
    pub fn new(code: &'l Code, measure: Measure, measures: &'l Measures, facts: &'l FxHashMap<Key, Facts>) -> Look<'l> {
        let (bound, guesses, parts, missing) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Look { code, measure, measures, facts, run: None, activation: None, bound, guesses, parts, work: 0, missing }
    }

    /// What a node of an activation gives, with one variable replaced.
    pub fn at(&mut self, activation: Activation, replaced: Option<(Slot, Value)>, node: NodeId) -> Value {
        self.activation = Some(activation);
        self.bound.extend(replaced);
        self.value(node, 0)
    }

    /// What a branch of an activation gives for a value.
    pub fn after_branch(&mut self, activation: Activation, alts: AltsId, value: Value) -> Value {
        self.activation = Some(activation);
        self.branch(alts, value, 0)
    }

    /// What the body of a function gives, the symbols of whose arguments are those of `of`.
    pub fn of_body(&mut self, key: &Key, of: u64) -> Value {
        self.guesses = (0..key.functions.len()).map(|at| if of >> at & 1 == 1 { LIKELY } else { 0 }).collect();
        let slots = (0..).zip(&key.functions).map(|(at, function)| match function {
            Some(function) => function.value(),
            None => Value::Size(Size { of: of & 1 << at, low: 0 }),
        });
        let slots = slots.collect();
        self.enter(key.body, slots, 0)
    }

    /// The body of a function or a thunk, with its first variables.
    fn enter(&mut self, body: BodyId, slots: Vec<Value>, depth: u32) -> Value {
        let bound = std::mem::replace(&mut self.bound, (0..).zip(slots).collect());
        let activation = self.activation.take();
        let value = self.value(self.code.body(body).entry, depth + 1);
        (self.bound, self.activation) = (bound, activation);
        value
    }

    fn value(&mut self, node: NodeId, depth: u32) -> Value {
        self.work += 1;
        if depth > DEEPEST || self.work > MOST_WORK {
            return Value::UNKNOWN;
        }
        let code = self.code;
        match code.node(node) {
            Node::Atom(operand) => self.operand(operand),
            Node::Construct(con, args) => {
                let operands = code.run(args);
                let counted = self.measures.of(self.measure, con);
                let mut size = Size { of: 0, low: counted.weight };
                for &field in &counted.fields {
                    let part = self.operand(operands[field as usize]);
                    size = size.and(self.size_at(&part, depth));
                }
                Value::Size(size)
            }
            Node::CallKnown(body, args) => {
                let slots: Vec<Value> = code.run(args).iter().map(|&operand| self.operand(operand)).collect();
                self.call(body, slots, depth)
            }
            Node::Call(function, args) => {
                let function = self.operand(function);
                let args: Vec<Value> = code.run(args).iter().map(|&operand| self.operand(operand)).collect();
                self.apply(function, args, depth)
            }
            Node::Case(scrutinee, alts) => {
                let value = self.value(scrutinee, depth + 1);
                self.branch(alts, value, depth + 1)
            }
            Node::Let { first, count, body, .. } => {
                let before = self.bound.len();
                let bindings = &code.bindings[first as usize..(first + count) as usize];
                // What they mention of each other is not known yet.
                self.bound.extend(bindings.iter().map(|binding| (binding.slot, Value::UNKNOWN)));
                for (at, binding) in bindings.iter().enumerate() {
                    let operands = code.run(binding.fields);
                    let fields: Vec<Value> = operands.iter().map(|&field| self.operand(field)).collect();
                    let own = own_slots(operands.iter().map(|&field| field == Operand::Local(binding.slot)));
                    self.bound[before + at].1 = self.built(binding.shape, fields, own, depth);
                }
                let value = self.value(body, depth + 1);
                self.bound.truncate(before);
                value
            }
            Node::Assume(_, node) | Node::Assert(_, _, node) => self.value(node, depth + 1),
            Node::Error(_) | Node::Prim(Prim::Raise, _) => Value::Never,
            Node::Prim(..) | Node::Binary(..) | Node::Fresh(_) => Value::UNKNOWN,
        }
    }

    /// What a `let` allocates.
    fn built(&mut self, shape: Shape, mut fields: Vec<Value>, own: u64, depth: u32) -> Value {
        match shape {
            Shape::Con(con) => {
                let counted = self.measures.of(self.measure, con);
                let mut size = Size { of: 0, low: counted.weight };
                for &field in &counted.fields {
                    size = size.and(self.size_at(&fields[field as usize], depth));
                }
                Value::Size(size)
            }
            Shape::Closure(body) => Value::Function(Rc::new(Closure { body, slots: fields, own })),
            // A suspended value that is never there is larger than any other.
            Shape::Thunk(body) => match self.enter(body, fields, depth) {
                Value::Never => Value::Size(Size::ENDLESS),
                value => value,
            },
            Shape::Partial => {
                let function = fields.remove(0);
                self.apply(function, fields, depth)
            }
        }
    }

    fn apply(&mut self, function: Value, args: Vec<Value>, depth: u32) -> Value {
        let Some(closure) = self.function(&function, depth) else { return Value::UNKNOWN };
        let body = self.code.body(closure.body);
        let wanted = (body.captured + body.arity) as usize;
        let mut slots = closure.slots.clone();
        slots.extend(args);
        if slots.len() < wanted {
            return Value::Function(Rc::new(Closure { body: closure.body, slots, own: closure.own }));
        }
        for (_, slot) in (0..u64::BITS).zip(&mut slots).filter(|(at, _)| closure.own >> at & 1 == 1) {
            *slot = Value::Function(closure.clone());
        }
        let rest = slots.split_off(wanted);
        let value = self.call(closure.body, slots, depth);
        if rest.is_empty() || matches!(value, Value::Never) || depth > DEEPEST {
            return value;
        }
        self.apply(value, rest, depth + 1)
    }

    /// What is known of a call.
    fn call(&mut self, body: BodyId, slots: Vec<Value>, depth: u32) -> Value {
        let functions: Option<Vec<Option<FnKey>>> = (slots.len() < 48)
            .then(|| slots.iter().map(|slot| self.function(slot, 0).and_then(|f| FnKey::of(self, &f, 0))).collect());
        let Some(functions) = functions else { return Value::UNKNOWN };
        let key = Key { measure: self.measure, body, functions };
        let facts = self.facts;
        let Some(facts) = facts.get(&key) else {
            if !self.missing.contains(&key) {
                self.missing.push(key);
            }
            return Value::UNKNOWN;
        };
        if facts.never {
            return Value::Never;
        }
        let mut sizes: Vec<Option<Size>> = vec![None; slots.len()];
        let mut best = ((0, 0), Size::ZERO);
        for bound in &facts.bounds {
            let mut size = Size::ZERO.and(Size { of: 0, low: bound.low });
            for (at, slot) in slots.iter().enumerate().filter(|(at, _)| bound.of >> at & 1 == 1) {
                let argument = *sizes[at].get_or_insert_with(|| self.size_at(slot, depth));
                size = size.and(argument);
            }
            let rank = (self.guess(size), size.of.count_ones());
            if rank > best.0 {
                best = (rank, size);
            }
        }
        Value::Size(best.1)
    }

    /// About how large something is.
    fn guess(&self, size: Size) -> i64 {
        let symbols = (0..).zip(&self.guesses).filter(|(at, _)| size.of >> *at & 1 == 1);
        symbols.fold(size.low, |sum: i64, (_, guess)| sum.saturating_add(*guess))
    }

    /// What any of the alternatives may give.
    fn branch(&mut self, alts: AltsId, value: Value, depth: u32) -> Value {
        let code = self.code;
        let alternatives = code.alternatives(alts);
        let before = self.bound.len();
        if let Value::Never = value {
            return Value::Never;
        }
        if let Some((con, at)) = self.constructor(&value) {
            self.bound.push((alternatives.binder, value));
            let body = match alternatives.case_of(con) {
                Some(case) => {
                    let case = &alternatives.cases[case];
                    let width = code.con_arity[con.index()];
                    let field = |field| {
                        (
                            case.fields + field,
                            Value::Known(
                                self.symbolic().map_or(Word::Running, |symbolic| symbolic.heap.get(at + field)),
                            ),
                        )
                    };
                    let fields: Vec<(Slot, Value)> = (0..width).map(field).collect();
                    self.bound.extend(fields);
                    Some(case.body)
                }
                None => alternatives.default,
            };
            let value = body.map_or(Value::Never, |body| self.value(body, depth + 1));
            self.bound.truncate(before);
            return value;
        }
        let size = match &value {
            Value::Function(_) => Size::ZERO,
            value => self.size_at(value, depth),
        };
        self.bound.push((alternatives.binder, value));
        let mut joined = Value::Never;
        for case in &alternatives.cases {
            let taken = match case.test {
                Test::Con(con, width) => self.case(con, case.fields..case.fields + width, case.body, size, depth),
                Test::Lit(_) => self.value(case.body, depth + 1),
            };
            joined = self.join(joined, taken, depth);
        }
        if let Some(default) = alternatives.default {
            let taken = self.value(default, depth + 1);
            joined = self.join(joined, taken, depth);
        }
        self.bound.truncate(before);
        joined
    }

    /// What an alternative gives for a value of which the size is known.
    fn case(
        &mut self,
        con: snell_core_ir::ConId,
        slots: std::ops::Range<Slot>,
        body: NodeId,
        size: Size,
        depth: u32,
    ) -> Value {
        let counted = self.measures.of(self.measure, con);
        let (weight, fields) = (counted.weight, &counted.fields);
        let before = self.bound.len();
        self.bound.extend(slots.clone().map(|slot| (slot, Value::UNKNOWN)));
        if fields.is_empty() {
            // It is as large as its constructor: so is what it is at least as large as.
            if size.low > weight {
                self.bound.truncate(before);
                return Value::Never;
            }
            let value = self.value(body, depth + 1);
            self.bound.truncate(before);
            let none = if size.low == weight { size.of } else { 0 };
            return match value {
                Value::Size(found) => Value::Size(Size { of: found.of | none, ..found }),
                value => value,
            };
        }
        // The fields together are as large as the value, but for its constructor.
        let first = self.guesses.len();
        let rest = Size { of: size.of, low: size.low - weight };
        let room = first + fields.len() <= u64::BITS as usize;
        let mut symbols = 0;
        if room {
            let guess = self.guess(rest).max(0) / fields.len() as i64;
            for (at, &field) in (first..).zip(fields) {
                self.guesses.push(guess);
                symbols |= 1 << at;
                self.bound[before + field as usize].1 = Value::Size(Size { of: 1 << at, low: 0 });
            }
        }
        self.parts.push((symbols, rest));
        let value = self.value(body, depth + 1);
        self.bound.truncate(before);
        self.guesses.truncate(first);
        self.parts.pop();
        match value {
            Value::Size(found) => {
                Value::Size(self.put_together(found, symbols, rest).unwrap_or(found.without(symbols)))
            }
            // What it captured has symbols that mean nothing outside.
            Value::Function(closure) => match FnKey::of(self, &closure, 0) {
                Some(key) => key.value(),
                None => Value::UNKNOWN,
            },
            value => value,
        }
    }

    /// The same with a value in place of all of its parts.
    fn put_together(&self, found: Size, symbols: u64, rest: Size) -> Option<Size> {
        let all = symbols != 0 && found.of & symbols == symbols && self.guess(rest) >= 0;
        all.then(|| found.without(symbols).and(rest))
    }

    /// The same with values in place of all of their parts, wherever they were taken apart.
    fn whole(&self, size: Size) -> Size {
        let outward = self.parts.iter().rev();
        outward.fold(size, |size, &(symbols, rest)| self.put_together(size, symbols, rest).unwrap_or(size))
    }

    fn join(&mut self, one: Value, other: Value, depth: u32) -> Value {
        match (one, other) {
            (Value::Never, value) | (value, Value::Never) => value,
            (one, other) => {
                let (one, other) = (self.size_at(&one, depth), self.size_at(&other, depth));
                let (apart, whole) = (one.or(other), self.whole(one).or(self.whole(other)));
                Value::Size(if self.guess(whole) > self.guess(apart) { whole } else { apart })
            }
        }
    }

    fn operand(&self, operand: Operand) -> Value {
        match operand {
            Operand::Local(slot) => match self.bound.iter().rev().find(|(bound, _)| *bound == slot) {
                Some((_, value)) => value.clone(),
                None => match (self.run, self.activation) {
                    (Some((machine, _)), Some(activation)) => {
                        machine.slot_of(activation, slot).map_or(Value::UNKNOWN, Value::Known)
                    }
                    _ => Value::UNKNOWN,
                },
            },
            Operand::Global(global) => {
                let body = self.code.globals[global as usize].body;
                match self.code.body(body).arity {
                    0 => Value::UNKNOWN,
                    _ => Value::Function(Rc::new(Closure { body, slots: Vec::new(), own: 0 })),
                }
            }
            Operand::Literal(_) => Value::UNKNOWN,
        }
    }

    fn symbolic(&self) -> Option<&'l Symbolic> {
        self.run.map(|(machine, _)| &machine.interp)
    }

    /// The constructor of a word that has one.
    fn constructor(&self, value: &Value) -> Option<(snell_core_ir::ConId, u32)> {
        let Value::Known(word) = value else { return None };
        match self.symbolic()?.current(*word) {
            Word::Con(con, at) => Some((con, at)),
            _ => None,
        }
    }

    /// The function that a value is.
    pub fn function(&self, value: &Value, depth: u32) -> Option<Rc<Closure>> {
        let word = match value {
            Value::Function(closure) => return Some(closure.clone()),
            Value::Known(word) => *word,
            _ => return None,
        };
        let symbolic = self.symbolic()?;
        match symbolic.current(word) {
            word @ Word::Fun(body, at) => {
                let captured = || symbolic.heap.slice(at, self.code.body(body).captured as usize);
                let own = own_slots(captured().map(|inner| symbolic.current(inner) == word));
                Some(Rc::new(Closure { body, slots: captured().map(Value::Known).collect(), own }))
            }
            Word::Partial(len, at) if depth < 8 => {
                let mut words = symbolic.heap.slice(at, len as usize).map(Value::Known);
                let function = self.function(&words.next()?, depth + 1)?;
                let mut slots = function.slots.clone();
                slots.extend(words);
                Some(Rc::new(Closure { body: function.body, slots, own: function.own }))
            }
            _ => None,
        }
    }

    /// The least size of a value.
    pub fn size(&mut self, value: &Value) -> Size {
        self.size_at(value, 0)
    }

    fn size_at(&mut self, value: &Value, depth: u32) -> Size {
        match value {
            Value::Never => Size::ENDLESS,
            Value::Size(size) => *size,
            Value::Known(word) => self.size_of_word(*word, depth),
            Value::Function(_) => Size::ZERO,
        }
    }

    fn size_of_word(&mut self, word: Word, depth: u32) -> Size {
        let Some((machine, on_its_way)) = self.run else { return Size::ZERO };
        let symbolic = &machine.interp;
        let (mut size, mut todo) = (Size::ZERO, vec![word]);
        while let Some(word) = todo.pop() {
            self.work += 1;
            if self.work > MOST_WORK {
                break;
            }
            match symbolic.current(word) {
                Word::Con(con, at) => {
                    let counted = self.measures.of(self.measure, con);
                    size.low += counted.weight;
                    todo.extend(counted.fields.iter().map(|&field| symbolic.heap.get(at + field)));
                }
                Word::Lazy(at) => {
                    if depth > DEEPEST {
                        continue;
                    }
                    if let Some((_, value)) = on_its_way.iter().find(|(cell, _)| *cell == at) {
                        let part = self.size_at(value, depth + 1);
                        size = size.and(part);
                    }
                    let Word::Suspended(body) = symbolic.heap.get(at) else { continue };
                    let captured = self.code.body(body).captured as usize;
                    let slots = symbolic.heap.slice(at + 1, captured).map(Value::Known).collect();
                    let value = self.enter(body, slots, depth + 1);
                    let part = self.size_at(&value, depth + 1);
                    size = size.and(part);
                }
                _ => {}
            }
        }
        size
    }
}

/// The places at which something is so.
fn own_slots(is_own: impl Iterator<Item = bool>) -> u64 {
    (0..u64::BITS).zip(is_own).filter(|(_, own)| *own).fold(0, |bits, (at, _)| bits | 1 << at)
}
