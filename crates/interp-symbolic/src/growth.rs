//! Numbers that only grow: of `length xs == 3`, no answer lies beyond three elements, though counting would go on for ever.
//!
//! What a function gives is often known to be at least zero, or at least what one of its arguments is: it adds to it and
//! calls itself, and nothing else. Where such a number must be equal to another one, or less, it may have grown beyond that
//! before it is there. Then no answer lies ahead.
//!
//! Nothing is claimed of numbers that could wrap around, unless that takes more steps than any input has parts: what is
//! added are small constants and what other calls have counted, each once. (Who adds a number to itself doubles it.)

mod comparisons;

use crate::state::Symbolic;
use comparisons::{Order, is_comparison, is_comparison_of, order};
use rustc_hash::FxHashMap;
use snell_core_ir::{Literal, Prim, builtin};
use snell_graph::Word;
use snell_semantics::{Activation, After, AltsId, BodyId, Code, Machine, Node, NodeId, Operand, Pending, Slot, Test};

/// Numbers further from zero are not reasoned about.
const LARGE: i128 = 1 << 62;

/// Constants that may be added again and again.
const SMALL: i128 = 1 << 16;

/// Functions that are looked at together.
const MOST_BODIES: usize = 32;

/// Expressions deeper than this are not looked into.
const DEEPEST: u32 = 256;

/// Structures that are longer count as this long.
const LONGEST: i64 = 64;

/// Calls that a look goes into.
const MOST_ENTERED: u32 = 96;

/// The source of a number that was on its way before a look began; the bits below are those of calls.
const BEFORE: u32 = 63;

/// Frames that are looked at for one coroutine: a look at each decision must not take longer than what leads to it.
const MOST_FRAMES: usize = 1024;

/// What is known of the result of a function.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Facts {
    /// It is at least what these arguments are, by position.
    arguments: u64,
    /// It is at least zero.
    natural: bool,
}

/// What is known of the functions that somebody asked about.
#[derive(Default)]
pub(crate) struct Growth {
    facts: FxHashMap<BodyId, Facts>,
    /// Whether the program compares numbers at all, once somebody has asked.
    compares: Option<bool>,
}

/// A number between bounds, above an argument if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Number {
    above: Option<u32>,
    low: i128,
    high: Option<i128>,
    /// The calls that it was counted by, a bit each.
    sources: u64,
}

/// What an expression gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Unknown,
    /// Nothing: it fails.
    Never,
    Number(Number),
    Truth(bool),
    /// A structure of at least this length, as [`crate::sizes`] measures a spine.
    Structure(i64),
}

/// Where variables have their values from.
enum Scope<'m> {
    /// The arguments of this function are compared with: one of them, or none.
    Argument { parameters: u32, above: Option<u32> },
    /// An activation.
    Run(&'m Machine<Symbolic>, Activation),
}

/// A look at an expression.
struct Look<'l> {
    code: &'l Code,
    facts: &'l FxHashMap<BodyId, Facts>,
    scope: Scope<'l>,
    /// What was bound on the way; it hides what the scope says.
    bound: Vec<(Slot, Value)>,
    /// Calls that were met.
    calls: u32,
    /// Calls that were looked into.
    entered: u32,
}

impl Growth {
    /// Whether what a coroutine computes is compared with a number. `equated`: what must be equal to what.
    pub(crate) fn compares(
        &mut self,
        machine: &Machine<Symbolic>,
        pending: Pending,
        equated: Option<[Word; 2]>,
    ) -> bool {
        let is_number = |word: Word| matches!(machine.interp.current(word), Word::Int(_));
        if equated.is_some_and(|[left, right]| is_number(left) || is_number(right)) {
            return true;
        }
        let code = machine.code();
        let any = || (0..code.nodes.len()).any(|node| is_comparison(code, NodeId(node as u32)));
        if !*self.compares.get_or_insert_with(any) {
            return false;
        }
        let mut ahead = pending;
        let (mut frames, mut compares) = (0, false);
        while let Some(after) = machine.after(&mut ahead) {
            frames += 1;
            if frames > MOST_FRAMES {
                return false;
            }
            match after {
                After::Wanted(_) if compares => break,
                After::Branch(alts, _) => compares = is_comparison_of(code, alts),
                After::Operand(_, node, _) => compares = is_comparison(code, node),
                After::Updated(_) => {}
                _ => compares = false,
            }
        }
        compares
    }

    /// Whether a comparison cannot come true, because a number in it has grown too large. `lengths`: the least ones of what comes
    /// to each frame, where it is a structure.
    pub(crate) fn is_refuted(&mut self, machine: &Machine<Symbolic>, mut pending: Pending, lengths: &[i64]) -> bool {
        let code = machine.code().clone();
        let mut value = match pending.node {
            Some(node) => self.value(&code, node, machine, pending.activation, None),
            None => Value::Unknown,
        };
        let mut lengths = lengths.iter();
        while let Some(after) = machine.after(&mut pending) {
            if let (Value::Unknown, Some(&length @ 1..)) = (value, lengths.next()) {
                value = Value::Structure(length.min(LONGEST));
            }
            value = match after {
                After::Updated(_) => value,
                After::Branch(alts, activation) => {
                    self.learn_branch(&code, alts);
                    let scope = Scope::Run(machine, activation);
                    let mut look = Look::new(&code, &self.facts, scope, Vec::new());
                    look.branch(alts, value.known_before(), 0)
                }
                After::Operand(slot, node, activation) => {
                    self.value(&code, node, machine, activation, Some((slot, value)))
                }
                After::Wanted(con) => match value {
                    Value::Truth(truth) if con == if truth { builtin::FALSE } else { builtin::TRUE } => return true,
                    // Who must be one constructor is no number.
                    Value::Structure(_) => value,
                    _ => Value::Unknown,
                },
                After::Equated(left, right) => {
                    let known = [left, right].into_iter().find_map(|side| match machine.interp.current(side) {
                        Word::Int(n) => Some(i128::from(n)),
                        _ => None,
                    });
                    return matches!((value, known), (Value::Number(number), Some(known)) if number.low > known);
                }
                After::Other => Value::Unknown,
            };
        }
        false
    }

    fn value(
        &mut self,
        code: &Code,
        node: NodeId,
        machine: &Machine<Symbolic>,
        activation: Activation,
        bound: Option<(Slot, Value)>,
    ) -> Value {
        self.learn(code, node);
        let bound = bound.into_iter().map(|(slot, value)| (slot, value.known_before())).collect();
        Look::new(code, &self.facts, Scope::Run(machine, activation), bound).value(node, 0)
    }

    fn learn_branch(&mut self, code: &Code, alts: AltsId) {
        let alternatives = code.alternatives(alts);
        for case in &alternatives.cases {
            self.learn(code, case.body);
        }
        if let Some(default) = alternatives.default {
            self.learn(code, default);
        }
    }

    /// Finds out what is to be known of the functions that an expression calls.
    fn learn(&mut self, code: &Code, node: NodeId) {
        let mut bodies = Vec::new();
        callees(code, node, &mut |body| {
            if !self.facts.contains_key(&body) && !bodies.contains(&body) {
                bodies.push(body);
            }
        });
        let mut at = 0;
        while let Some(&body) = bodies.get(at) {
            at += 1;
            if bodies.len() > MOST_BODIES {
                break;
            }
            callees(code, code.body(body).entry, &mut |body| {
                if !self.facts.contains_key(&body) && !bodies.contains(&body) {
                    bodies.push(body);
                }
            });
        }
        let hopeful = bodies.len() <= MOST_BODIES;
        for &id in &bodies {
            let body = code.body(id);
            let plain = hopeful && !body.suspended && body.captured == 0 && body.arity < u64::BITS;
            let all = Facts { arguments: (1 << body.arity.min(u64::BITS - 1)) - 1, natural: true };
            self.facts.insert(id, if plain { all } else { Facts::default() });
        }
        // What does not hold as long as everything else does is given up, until the rest holds together.
        loop {
            let before: Vec<Facts> = bodies.iter().map(|body| self.facts[body]).collect();
            for &body in &bodies {
                let mut facts = self.facts[&body];
                for argument in 0..code.body(body).arity.min(u64::BITS) {
                    if facts.arguments >> argument & 1 == 1 && !self.holds(code, body, Some(argument)) {
                        facts.arguments &= !(1 << argument);
                    }
                }
                facts.natural = facts.natural && self.holds(code, body, None);
                self.facts.insert(body, facts);
            }
            if bodies.iter().zip(before).all(|(body, before)| self.facts[body] == before) {
                return;
            }
        }
    }

    /// Whether a function gives at least what an argument is, or at least zero.
    fn holds(&self, code: &Code, body: BodyId, above: Option<u32>) -> bool {
        let scope = Scope::Argument { parameters: code.body(body).arity, above };
        let mut look = Look::new(code, &self.facts, scope, Vec::new());
        match look.value(code.body(body).entry, 0) {
            Value::Never => true,
            Value::Number(number) => number.above == above && number.low >= 0,
            Value::Unknown | Value::Truth(_) | Value::Structure(_) => false,
        }
    }
}

impl Value {
    fn known_before(self) -> Value {
        match self {
            Value::Number(number @ Number { high: None, .. }) => {
                Value::Number(Number { sources: 1 << BEFORE, ..number })
            }
            value => value,
        }
    }
}

impl<'l> Look<'l> {
    fn new(
        code: &'l Code,
        facts: &'l FxHashMap<BodyId, Facts>,
        scope: Scope<'l>,
        bound: Vec<(Slot, Value)>,
    ) -> Look<'l> {
        Look { code, facts, scope, bound, calls: 0, entered: 0 }
    }

    /// What a function gives for arguments of which one is a structure that it takes apart.
    fn enter(&mut self, body: BodyId, args: Vec<Value>, depth: u32) -> Value {
        self.entered += 1;
        let bound = std::mem::replace(&mut self.bound, (0..).zip(args).collect());
        let scope = std::mem::replace(&mut self.scope, Scope::Argument { parameters: 0, above: None });
        let value = self.value(self.code.body(body).entry, depth + 1);
        (self.bound, self.scope) = (bound, scope);
        value
    }

    fn value(&mut self, node: NodeId, depth: u32) -> Value {
        if depth > DEEPEST {
            return Value::Unknown;
        }
        match self.code.node(node) {
            Node::Atom(operand) => self.operand(operand),
            Node::Binary(op, left, right) => binary(op, self.operand(left), self.operand(right)),
            Node::CallKnown(body, args) => {
                let Some(facts) = self.facts.get(&body) else { return Value::Unknown };
                let code = self.code;
                let args_here: Vec<Value> = code.run(args).iter().map(|&operand| self.operand(operand)).collect();
                let is_structure = |value: &Value| matches!(value, Value::Structure(_));
                if args_here.iter().any(is_structure) && self.entered < MOST_ENTERED {
                    return self.enter(body, args_here, depth);
                }
                let above = match self.scope {
                    Scope::Argument { above, .. } => above,
                    Scope::Run(..) => None,
                };
                let mut low = (facts.natural && above.is_none()).then_some(0);
                // What it is given it may give back.
                let mut sources = 0;
                for (position, &operand) in code.run(args).iter().enumerate() {
                    let Value::Number(number) = self.operand(operand) else { continue };
                    sources |= number.sources;
                    let is_less = position < u64::BITS as usize && facts.arguments >> position & 1 == 1;
                    if is_less && number.above == above && number.low.abs() <= LARGE {
                        low = low.max(Some(number.low));
                    }
                }
                self.calls += 1;
                match low {
                    Some(low) if self.calls < BEFORE => {
                        Value::Number(Number { above, low, high: None, sources: sources | 1 << self.calls })
                    }
                    _ => Value::Unknown,
                }
            }
            Node::Case(scrutinee, alts) => {
                let value = self.value(scrutinee, depth + 1);
                if let Value::Unknown = value
                    && let Node::Binary(op, left, right) = self.code.node(scrutinee)
                    && let Some(order) = order(op)
                {
                    return self.compared(order, [left, right], alts, depth + 1);
                }
                self.branch(alts, value, depth + 1)
            }
            Node::Let { first, count, body, .. } => {
                let before = self.bound.len();
                let bindings = &self.code.bindings[first as usize..(first + count) as usize];
                self.bound.extend(bindings.iter().map(|binding| (binding.slot, Value::Unknown)));
                let value = self.value(body, depth + 1);
                self.bound.truncate(before);
                value
            }
            Node::Construct(builtin::TRUE, _) => Value::Truth(true),
            Node::Construct(builtin::FALSE, _) => Value::Truth(false),
            Node::Error(_) => Value::Never,
            _ => Value::Unknown,
        }
    }

    /// What any of the alternatives may give.
    fn branch(&mut self, alts: AltsId, value: Value, depth: u32) -> Value {
        if value == Value::Never {
            return Value::Never;
        }
        let code = self.code;
        let alternatives = code.alternatives(alts);
        let before = self.bound.len();
        self.bound.push((alternatives.binder, value));
        let mut joined = Value::Never;
        let known = match value {
            Value::Truth(truth) => alternatives.case_of(if truth { builtin::TRUE } else { builtin::FALSE }),
            _ => None,
        };
        if let Some(case) = known {
            joined = self.value(alternatives.cases[case].body, depth + 1);
            self.bound.truncate(before);
            return joined;
        }
        for case in &alternatives.cases {
            let inside = self.bound.len();
            if let Test::Con(con, fields) = case.test {
                self.bound.extend((case.fields..case.fields + fields).map(|slot| (slot, Value::Unknown)));
                if let Value::Structure(length) = value {
                    match crate::sizes::spine_fields(&code.program, con)[..] {
                        // It would be longer.
                        [] => {
                            self.bound.truncate(inside);
                            continue;
                        }
                        [field] if length > 1 => self.bound[inside + field as usize].1 = Value::Structure(length - 1),
                        _ => {}
                    }
                }
            }
            joined = join(joined, self.value(case.body, depth + 1));
            self.bound.truncate(inside);
            if joined == Value::Unknown {
                break;
            }
        }
        if let Some(default) = alternatives.default
            && joined != Value::Unknown
        {
            joined = join(joined, self.value(default, depth + 1));
        }
        self.bound.truncate(before);
        joined
    }

    /// What a branch on a comparison may give: where one number is known to be at least another, it is at least what that one
    /// is, as in `if x <= y then y else x`.
    fn compared(&mut self, order: Order, [left, right]: [Operand; 2], alts: AltsId, depth: u32) -> Value {
        let code = self.code;
        let alternatives = code.alternatives(alts);
        let mut joined = Value::Never;
        for truth in [true, false] {
            let con = if truth { builtin::TRUE } else { builtin::FALSE };
            let body = alternatives.case_of(con).map(|case| alternatives.cases[case].body).or(alternatives.default);
            let Some(body) = body else { continue };
            let (least, most) = match (order, truth) {
                (Order::Less, true) | (Order::Greater, false) => (left, right),
                (Order::Less, false) | (Order::Greater, true) => (right, left),
            };
            let before = self.bound.len();
            self.bound.push((alternatives.binder, Value::Truth(truth)));
            if let (Value::Number(number), Operand::Local(slot)) = (self.operand(least), most) {
                let larger = match self.operand(most) {
                    Value::Unknown => Some(Number { high: None, ..number }),
                    Value::Number(own) if own.above == number.above => {
                        Some(Number { low: own.low.max(number.low), sources: own.sources | number.sources, ..own })
                    }
                    _ => None,
                };
                self.bound.extend(larger.map(|larger| (slot, Value::Number(larger))));
            }
            joined = join(joined, self.value(body, depth + 1));
            self.bound.truncate(before);
        }
        joined
    }

    fn operand(&self, operand: Operand) -> Value {
        match operand {
            Operand::Local(slot) => match self.bound.iter().rev().find(|(bound, _)| *bound == slot) {
                Some(&(_, value)) => value,
                None => self.variable(slot),
            },
            Operand::Literal(at) => {
                let known = match &self.code.literals[at as usize] {
                    Literal::Int(n) => Some(*n),
                    Literal::Integer(n) => n.to_i64(),
                    _ => None,
                };
                // What a function gives may be added up by others.
                let is_fit = |n: &i128| n.abs() <= SMALL || matches!(self.scope, Scope::Run(..));
                known.map(i128::from).filter(is_fit).map_or(Value::Unknown, exact)
            }
            Operand::Global(_) => Value::Unknown,
        }
    }

    fn variable(&self, slot: Slot) -> Value {
        match &self.scope {
            Scope::Argument { parameters, above } => match *above == Some(slot) && slot < *parameters {
                true => Value::Number(Number { above: *above, low: 0, high: Some(0), sources: 0 }),
                false => Value::Unknown,
            },
            Scope::Run(machine, activation) => match machine.slot_of(*activation, slot) {
                Some(word) => match machine.interp.current(word) {
                    Word::Int(n) => exact(i128::from(n)),
                    _ => Value::Unknown,
                },
                None => Value::Unknown,
            },
        }
    }
}

fn exact(n: i128) -> Value {
    Value::Number(Number { above: None, low: n, high: Some(n), sources: 0 })
}

/// The functions that an expression may call for its value.
fn callees(code: &Code, node: NodeId, found: &mut dyn FnMut(BodyId)) {
    let mut todo = vec![node];
    while let Some(node) = todo.pop() {
        match code.node(node) {
            Node::CallKnown(body, _) => found(body),
            Node::Let { body, .. } => todo.push(body),
            Node::Case(scrutinee, alts) => {
                let alternatives = code.alternatives(alts);
                todo.push(scrutinee);
                todo.extend(alternatives.default.into_iter().chain(alternatives.cases.iter().map(|case| case.body)));
            }
            _ => {}
        }
    }
}

fn join(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Never, value) | (value, Value::Never) => value,
        (Value::Number(a), Value::Number(b)) if a.above == b.above => {
            let high = a.high.zip(b.high).map(|(a, b)| a.max(b));
            Value::Number(Number { above: a.above, low: a.low.min(b.low), high, sources: a.sources | b.sources })
        }
        (Value::Truth(a), Value::Truth(b)) if a == b => one,
        (Value::Structure(a), Value::Structure(b)) => Value::Structure(a.min(b)),
        _ => Value::Unknown,
    }
}

fn binary(op: Prim, left: Value, right: Value) -> Value {
    let (Value::Number(a), Value::Number(b)) = (left, right) else { return Value::Unknown };
    match op {
        Prim::IntAdd | Prim::IntegerAdd => sum(a, b, op == Prim::IntegerAdd),
        Prim::IntSub | Prim::IntegerSub => match b {
            Number { above: None, low, high: Some(high), .. } if low == high => {
                sum(a, Number { low: -low, high: Some(-low), ..b }, op == Prim::IntegerSub)
            }
            _ => Value::Unknown,
        },
        _ if a.above.is_some() || b.above.is_some() => Value::Unknown,
        Prim::IntEq | Prim::IntegerEq if is_below(a, b) || is_below(b, a) => Value::Truth(false),
        Prim::IntLt | Prim::IntegerLt if is_at_most(b, a) => Value::Truth(false),
        Prim::IntLe | Prim::IntegerLe if is_below(b, a) => Value::Truth(false),
        Prim::IntGt | Prim::IntegerGt if is_at_most(a, b) => Value::Truth(false),
        Prim::IntGe | Prim::IntegerGe if is_below(a, b) => Value::Truth(false),
        _ => Value::Unknown,
    }
}

fn is_below(a: Number, b: Number) -> bool {
    a.high.is_some_and(|high| high < b.low)
}

fn is_at_most(a: Number, b: Number) -> bool {
    a.high.is_some_and(|high| high <= b.low)
}

fn sum(a: Number, b: Number, unbounded: bool) -> Value {
    let is_constant = |n: &Number| n.above.is_none() && n.high == Some(n.low) && n.low.abs() <= SMALL;
    if a.low.abs() > LARGE || b.low.abs() > LARGE || a.above.is_some() && b.above.is_some() {
        return Value::Unknown;
    }
    let are_counted = a.high.is_none() && b.high.is_none() && a.sources & b.sources == 0;
    if !is_constant(&a) && !is_constant(&b) && !are_counted && !unbounded {
        return Value::Unknown;
    }
    let high = a.high.zip(b.high).map(|(a, b)| a + b);
    if high.is_some_and(|high| high.abs() > LARGE) {
        return Value::Unknown;
    }
    Value::Number(Number { above: a.above.or(b.above), low: a.low + b.low, high, sources: a.sources | b.sources })
}
