//! Primitives: folded through their concrete meaning where all arguments are known, else any result of their kind
//! and every failure they can have.

mod arguments;
mod fold;
mod risks;
mod storage;

use super::{Abstract, Answer};
use crate::knowledge::Place;
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use crate::whole::arithmetic;
use crate::whole::compare::narrowed;
use crate::whole::{Numbers, Whole};
use arguments::restrict;
use snell_core_ir::{Prim, PrimType, builtin};
use snell_lattice::{Element, Flat};
use snell_semantics::{Fault, NodeId, Stop};

impl Abstract {
    pub(super) fn apply(&mut self, op: Prim, args: &[Value], node: NodeId) -> Answer<Value> {
        let mut heads = Vec::with_capacity(args.len());
        let mut faults = Vec::new();
        self.by_zero = None;
        for (&value, &wanted) in args.iter().zip(op.signature().args) {
            if wanted == PrimType::Lazy {
                continue;
            }
            let given = self.heads(value);
            let (fitting, others) = restrict(&self.known, &given, wanted, op);
            if others && !faults.contains(&Fault::WrongKind(op)) {
                faults.push(Fault::WrongKind(op));
            }
            if fitting == Heads::default() {
                // Whatever the others are, this primitive fails.
                return self.settle(None, &[Fault::WrongKind(op)], node);
            }
            heads.push(fitting);
        }
        let value = match op {
            Prim::StrPack => {
                let parts: Vec<_> = heads[0].objects.iter().flat_map(|object| self.fields_of(object)).collect();
                self.force_first(&parts)?;
                match self.inline {
                    true => self.pack_inline(heads[0].clone(), &mut faults)?,
                    false => Some(self.pack(&heads[0], &mut faults)),
                }
            }
            Prim::StrUnpack => {
                let nil = self.object(Object::Con(builtin::NIL, Box::default()));
                Some(self.unpack_text(&heads[0], nil, node))
            }
            Prim::StrOnto => Some(self.unpack_text(&heads[0], args[1], node)),
            Prim::DataTag => Some(self.tags(&heads[0])),
            // Nothing is unknown when a program runs.
            Prim::DataUnknown => Some(snell_semantics::Control::truth_value(self, false)),
            _ if storage::is_storage(op) => self.storage(op, args, &heads, node, &mut faults),
            _ if self.known.components.symbolic => self.compute_symbolic(op, &heads, &mut faults),
            _ => self.compute(op, &heads, &mut faults),
        };
        self.settle(value, &faults, node)
    }

    pub(super) fn compute(&mut self, op: Prim, args: &[Heads], faults: &mut Vec<Fault<()>>) -> Option<Value> {
        if let Some(lists) = combinations(args) {
            return self.compute_each(op, &lists, faults);
        }
        let any = self.known.components.values == Numbers::Any;
        let number = matches!(op.signature().result, PrimType::Int | PrimType::Integer);
        let folded = if any && number { None } else { fold::fold(&self.code, op, args) };
        if let Some(folded) = folded {
            return match folded {
                fold::Folded::Atom(heads) => Some(self.known.set(heads)),
                fold::Folded::Truth(truth) => Some(snell_semantics::Control::truth_value(self, truth)),
                fold::Folded::Fails(fault) => {
                    faults.push(fault);
                    None
                }
            };
        }
        faults.extend(risks::risks(op, args));
        if let Some(truths) = self.compared(op, args) {
            return Some(truths);
        }
        let mut result = Heads::default();
        let numbers: Vec<&Whole> = args.iter().map(|arg| &arg.whole).collect();
        if let Some(whole) = arithmetic::compute(op, &numbers).filter(|_| !any) {
            // All of them fail, if there is none.
            return (!whole.is_nothing()).then(|| self.known.set(Heads { whole, ..result }));
        }
        match op.signature().result {
            PrimType::Int => result.whole = Whole::int(),
            PrimType::Integer if op == Prim::IntToInteger => result.whole = Whole::int(),
            PrimType::Integer => result.whole = Whole::integer(),
            PrimType::Double => result.double = Flat::Any,
            PrimType::Char => result.char = Flat::Any,
            PrimType::Str => result.text = Flat::Any,
            PrimType::Bool => return Some(self.any_truth()),
            PrimType::Unit => return Some(snell_semantics::Control::unit(self)),
            // No other primitive gives anything else.
            _ => return Some(Value::Ref(self.of_type(&snell_core_ir::Type::Any))),
        }
        Some(self.known.set(result))
    }

    /// Numbers that are known one by one are computed with one by one.
    fn compute_each(&mut self, op: Prim, lists: &[Vec<Heads>], faults: &mut Vec<Fault<()>>) -> Option<Value> {
        let mut all = Element::LEAST;
        for args in lists {
            if let Some(value) = self.compute(op, args, faults) {
                let element = self.known.content(value);
                all = self.known.join(all, element);
            }
        }
        faults.dedup();
        (all != Element::LEAST).then_some(Value::Set(all))
    }

    /// The outcomes that a comparison of numbers may have.
    fn compared(&mut self, op: Prim, args: &[Heads]) -> Option<Value> {
        let [left, right] = args else { return None };
        let may = |outcome| Some(!narrowed(op, &left.whole, &right.whole, outcome)?.0.is_nothing());
        Some(match (may(true)?, may(false)?) {
            (true, false) => snell_semantics::Control::truth_value(self, true),
            (false, true) => snell_semantics::Control::truth_value(self, false),
            _ => self.any_truth(),
        })
    }

    fn fields_of(&self, object: ObjectId) -> Vec<Addr> {
        match &**self.known.get(object) {
            Object::Con(_, fields) => fields.to_vec(),
            _ => Vec::new(),
        }
    }

    fn any_truth(&mut self) -> Value {
        let truths = [builtin::TRUE, builtin::FALSE].map(|con| self.known.object(Object::Con(con, Box::default())));
        self.known.set(Heads { objects: truths.into_iter().collect(), ..Heads::default() })
    }

    fn tags(&mut self, given: &Heads) -> Value {
        let mut all = Element::LEAST;
        for object in given.objects.iter() {
            if let Some(con) = self.known.get(object).con() {
                let Value::Set(tag) = self.known.set(Heads::integer(self.code.program.con(con).index.into())) else {
                    continue;
                };
                all = self.known.join(all, tag);
            }
        }
        Value::Set(all)
    }

    /// The characters of a text, in front of a list: one cell that stands for all of them.
    fn unpack_text(&mut self, text: &Heads, rest: Value, node: NodeId) -> Value {
        let known = text.text.exactly();
        if known.is_some_and(|text| text.is_empty()) {
            return rest;
        }
        if let (true, Some(text)) = (self.is_concrete(), known) {
            return self.list_of(text, rest);
        }
        let (head, tail) = (self.allocate(Place::Made(node, 0)), self.allocate(Place::Made(node, 1)));
        let cons = self.object(Object::Con(builtin::CONS, [head, tail].into()));
        match known {
            None => {
                let any = self.known.sets.intern(Heads { char: Flat::Any, ..Heads::default() });
                self.known.grow(head, any);
            }
            Some(text) => {
                for c in text.chars() {
                    let one = self.known.sets.intern(Heads { char: Flat::Exactly(c), ..Heads::default() });
                    self.known.grow(head, one);
                }
            }
        }
        let (rest, cons) = (self.known.content(rest), self.known.content(cons));
        let list = self.known.join(rest, cons);
        self.known.grow(tail, list);
        Value::Set(if known.is_some() { cons } else { list })
    }

    /// A list, character by character.
    fn list_of(&mut self, text: &str, rest: Value) -> Value {
        let mut list = rest;
        for c in text.chars().rev() {
            let head = self.known.set(Heads { char: Flat::Exactly(c), ..Heads::default() });
            let fields = [head, list].map(|field| match field {
                Value::Ref(addr) => addr,
                Value::Set(element) => {
                    let addr = self.allocate(Place::Text(0));
                    self.known.grow(addr, element);
                    addr
                }
            });
            list = self.object(Object::Con(builtin::CONS, fields.into()));
        }
        list
    }

    /// Any string; the list is forced to its end, and may turn out to be none of characters.
    fn pack(&mut self, list: &Heads, faults: &mut Vec<Fault<()>>) -> Value {
        let mut tails = Vec::new();
        let mut seen = Vec::new();
        let mut proper = true;
        let mut todo: Vec<_> = list.objects.iter().collect();
        loop {
            for object in todo.drain(..) {
                if let Object::Con(builtin::CONS, fields) = &*self.known.get(object).clone() {
                    let head = self.heads(Value::Ref(fields[0]));
                    let chars = Heads { char: head.char, ..Heads::default() };
                    proper &= *head == chars;
                    self.deep.push(fields[0]);
                    tails.push(fields[1]);
                }
            }
            let Some(tail) = tails.pop() else { break };
            if seen.contains(&tail) {
                continue;
            }
            seen.push(tail);
            self.deep.push(tail);
            let heads = self.heads(Value::Ref(tail));
            let (fitting, others) = restrict(&self.known, &heads, PrimType::Chars, Prim::StrPack);
            proper &= !others;
            todo.extend(fitting.objects.iter());
        }
        if !proper && !faults.contains(&Fault::WrongKind(Prim::StrPack)) {
            faults.push(Fault::WrongKind(Prim::StrPack));
        }
        let only_nil = seen.is_empty();
        let text = if only_nil { Flat::Exactly("".into()) } else { Flat::Any };
        self.known.set(Heads { text, ..Heads::default() })
    }
}

impl Abstract {
    /// Without a cache: the list is forced part by part, and read if it is one list.
    fn pack_inline(&mut self, mut list: Heads, faults: &mut Vec<Fault<()>>) -> Answer<Option<Value>> {
        let mut text = Some(String::new());
        loop {
            let object = match list.objects.as_slice() {
                &[object] if !list.has_atoms() => self.known.get(object).clone(),
                _ => return Ok(Some(self.pack(&list, faults))),
            };
            let Object::Con(builtin::CONS, fields) = &*object else { break };
            for &field in fields {
                let content = self.known.read(field);
                if !self.known.sets.get(content).thunks.is_empty() {
                    return Err(Stop::Demand(Value::Ref(field)));
                }
            }
            let head = self.heads(Value::Ref(fields[0]));
            let chars = Heads { char: head.char, ..Heads::default() };
            if *head != chars {
                faults.push(Fault::WrongKind(Prim::StrPack));
                if chars == Heads::default() {
                    return Ok(None);
                }
            }
            text = text.zip(head.char.exactly()).map(|(text, c)| text + c.encode_utf8(&mut [0; 4]));
            let rest = self.heads(Value::Ref(fields[1]));
            let (fitting, others) = restrict(&self.known, &rest, PrimType::Chars, Prim::StrPack);
            if others {
                faults.push(Fault::WrongKind(Prim::StrPack));
            }
            if fitting == Heads::default() {
                return Ok(None);
            }
            list = fitting;
        }
        faults.dedup();
        let text = text.map_or(Flat::Any, |text| Flat::Exactly(text.into()));
        Ok(Some(self.known.set(Heads { text, ..Heads::default() })))
    }
}

/// The combinations of numbers that are known one by one, if there are several and not too many.
fn combinations(args: &[Heads]) -> Option<Vec<Vec<Heads>>> {
    const MOST: usize = 256;
    if !args.iter().any(|arg| matches!(arg.whole, Whole::Few(_))) {
        return None;
    }
    let mut all: Vec<Vec<Heads>> = vec![Vec::new()];
    for arg in args {
        let choices: Vec<Heads> = match &arg.whole {
            Whole::Few(numbers) => numbers.iter().cloned().map(Heads::integer).collect(),
            _ => vec![arg.clone()],
        };
        if all.len() * choices.len() > MOST {
            return None;
        }
        all = all
            .iter()
            .flat_map(|list| choices.iter().map(|choice| [&list[..], std::slice::from_ref(choice)].concat()))
            .collect();
    }
    Some(all)
}
