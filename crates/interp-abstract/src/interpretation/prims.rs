//! Primitives: folded through their concrete meaning where all arguments are known, else any result of their kind
//! and every failure they can have.

mod arguments;
mod fold;
mod risks;
mod storage;

use super::{Abstract, Answer};
use crate::knowledge::Place;
use crate::value::{Heads, Object, Value};
use crate::whole::Whole;
use arguments::restrict;
use snell_core_ir::{Prim, PrimType, builtin};
use snell_lattice::{Element, Flat};
use snell_semantics::{Fault, NodeId};

impl Abstract {
    pub(super) fn apply(&mut self, op: Prim, args: &[Value], node: NodeId) -> Answer<Value> {
        let mut heads = Vec::with_capacity(args.len());
        let mut faults = Vec::new();
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
            Prim::StrPack => Some(self.pack(&heads[0], &mut faults)),
            Prim::StrUnpack => {
                let nil = self.object(Object::Con(builtin::NIL, Box::default()));
                Some(self.unpack_text(&heads[0], nil, node))
            }
            Prim::StrOnto => Some(self.unpack_text(&heads[0], args[1], node)),
            Prim::DataTag => Some(self.tags(&heads[0])),
            _ if storage::is_storage(op) => self.storage(op, args, &heads, node, &mut faults),
            _ => self.compute(op, &heads, &mut faults),
        };
        self.settle(value, &faults, node)
    }

    fn compute(&mut self, op: Prim, args: &[Heads], faults: &mut Vec<Fault<()>>) -> Option<Value> {
        if let Some(folded) = fold::fold(&self.code, op, args) {
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
        let mut result = Heads::default();
        match op.signature().result {
            PrimType::Int => result.whole = Whole::Int,
            PrimType::Integer if op == Prim::IntToInteger => result.whole = Whole::Int,
            PrimType::Integer => result.whole = Whole::Integer,
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

    fn any_truth(&mut self) -> Value {
        let truths = [builtin::TRUE, builtin::FALSE].map(|con| self.known.object(Object::Con(con, Box::default())));
        self.known.set(Heads { objects: truths.into_iter().collect(), ..Heads::default() })
    }

    fn tags(&mut self, given: &Heads) -> Value {
        let mut all = Element::LEAST;
        for object in given.objects.iter() {
            if let Some(con) = self.known.get(object).con() {
                let tag = self.known.sets.intern(Heads::integer(self.code.program.con(con).index.into()));
                all = self.known.sets.join(all, tag);
            }
        }
        Value::Set(all)
    }

    /// A list of characters: one cell that stands for all of them.
    /// The characters of a text, in front of a list.
    fn unpack_text(&mut self, text: &Heads, rest: Value, node: NodeId) -> Value {
        let known = text.text.exactly();
        if known.is_some_and(|text| text.is_empty()) {
            return rest;
        }
        let (head, tail) = (self.known.addr(Place::Made(node, 0)), self.known.addr(Place::Made(node, 1)));
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
        let list = self.known.sets.join(rest, cons);
        self.known.grow(tail, list);
        Value::Set(if known.is_some() { cons } else { list })
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
