//! Cells and arrays: one address for what is stored in all that are made at a node; writes join.

use super::super::Abstract;
use crate::knowledge::Place;
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use crate::whole::Whole;
use snell_core_ir::{Prim, builtin};
use snell_integer::Integer;
use snell_lattice::{Element, FiniteSet};
use snell_semantics::{Control, Fault, NodeId};

/// Arrays up to this length can surely be made.
const SURE_LENGTH: i64 = 1 << 20;

/// Whether a primitive is about cells or arrays.
pub(super) fn is_storage(op: Prim) -> bool {
    matches!(op, Prim::CellNew | Prim::CellRead | Prim::CellWrite | Prim::CellSame)
        || matches!(op, Prim::ArrayNew | Prim::ArrayLength | Prim::ArrayRead | Prim::ArrayWrite | Prim::ArraySame)
}

impl Abstract {
    /// `strict` are the arguments that are evaluated, restricted to what fits.
    pub(super) fn storage(
        &mut self,
        op: Prim,
        args: &[Value],
        strict: &[Heads],
        node: NodeId,
        faults: &mut Vec<Fault<()>>,
    ) -> Option<Value> {
        match op {
            Prim::CellNew => {
                let content = self.store(node, *args.first()?);
                Some(self.object(Object::Cell(content)))
            }
            Prim::ArrayNew => {
                let (sure, never) = match &strict.first()?.whole {
                    Whole::Exactly(Integer::Small(0..=SURE_LENGTH)) => (true, false),
                    Whole::Exactly(length) => (false, length.is_negative()),
                    _ => (false, false),
                };
                if !sure {
                    faults.push(Fault::OutOfRange);
                }
                let content = match (self.is_concrete(), strict.first()?.whole.exactly()) {
                    (true, Some(Integer::Small(length @ 1..=SURE_LENGTH))) => {
                        self.store_all(node, *args.get(1)?, *length)
                    }
                    _ => self.store(node, *args.get(1)?),
                };
                let length = self.allocate(Place::Length(node));
                let (whole, _) = strict.first()?.whole.bounded();
                let never = never || whole.is_nothing();
                let given = self.known.sets.intern(Heads { whole, ..strict.first()?.clone() });
                self.known.grow(length, given);
                (!never).then(|| self.object(Object::Array(length, content)))
            }
            Prim::CellRead => self.fetch(strict.first()?, node),
            Prim::ArrayRead => {
                let risk = self.index_risk(strict);
                faults.extend(risk);
                match self.element(strict) {
                    Some(_) if risk.is_some() => None,
                    Some(element) => Some(self.stored(element)),
                    None => self.fetch(strict.first()?, node),
                }
            }
            Prim::CellWrite => {
                self.write(strict.first()?, *args.get(1)?);
                Some(self.unit())
            }
            Prim::ArrayWrite => {
                let risk = self.index_risk(strict);
                faults.extend(risk);
                match self.element(strict) {
                    Some(_) if risk.is_some() => return None,
                    Some(element) => {
                        let content = self.shared_content(*args.get(2)?);
                        self.known.replace(element, content);
                    }
                    None => self.write(strict.first()?, *args.get(2)?),
                }
                Some(self.unit())
            }
            Prim::ArrayLength => {
                let lengths = self.lengths(strict.first()?);
                Some(Value::Set(lengths))
            }
            _ => Some(match self.may_meet(&strict.first()?.objects, &strict.get(1)?.objects) {
                // One abstract object stands for many concrete ones.
                true => self.any_truth(),
                false => self.object(Object::Con(builtin::FALSE, Box::default())),
            }),
        }
    }

    /// Whether a cell or an array of one set may be one of another.
    fn may_meet(&self, a: &FiniteSet<ObjectId>, b: &FiniteSet<ObjectId>) -> bool {
        a.iter().any(|a| b.iter().any(|b| self.known.may_be_same(a, b)))
    }

    fn store(&mut self, node: NodeId, value: Value) -> Addr {
        let addr = self.allocate(Place::Content(node));
        match self.is_concrete() {
            true => {
                let content = self.shared_content(value);
                self.known.replace(addr, content);
            }
            false => self.known.flow(value, addr),
        }
        addr
    }

    /// What a cell holds where every address has one value: a suspended computation stays where it is.
    fn shared_content(&mut self, value: Value) -> Element {
        let content = self.known.content(value);
        match value {
            Value::Ref(addr) if !self.known.sets.get(content).thunks.is_empty() => {
                let same = self.known.object(Object::Same(addr));
                self.known.sets.intern(Heads::object(same))
            }
            _ => content,
        }
    }

    /// What is in a cell or an element.
    fn stored(&self, addr: Addr) -> Value {
        if !self.is_concrete() {
            return Value::Ref(addr);
        }
        let content = self.known.peek(addr, self.known.local.as_ref());
        match self.known.sets.get(content).objects.as_slice() {
            &[object] => match **self.known.get(object) {
                Object::Same(origin) => Value::Ref(origin),
                _ => Value::Ref(addr),
            },
            _ => Value::Ref(addr),
        }
    }

    /// Elements with addresses of their own, one after the other.
    fn store_all(&mut self, node: NodeId, value: Value, length: i64) -> Addr {
        let first = self.store(node, value);
        for _ in 1..length {
            self.store(node, value);
        }
        first
    }

    /// The address of an element, where elements have their own.
    fn element(&mut self, strict: &[Heads]) -> Option<Addr> {
        let [arrays, index, ..] = strict else { return None };
        let (&[array], Some(Integer::Small(index))) = (arrays.objects.as_slice(), index.whole.exactly()) else {
            return None;
        };
        let Object::Array(length, first) = **self.known.get(array) else { return None };
        let count = self.own_elements(length)?;
        Some(Addr(first.0 + u32::try_from(*index).unwrap_or(0).min(count - 1)))
    }

    /// How many elements of an array have addresses of their own: all, where addresses are concrete and the length is known.
    fn own_elements(&self, length: Addr) -> Option<u32> {
        let length = self.known.peek(length, self.known.local.as_ref());
        match self.known.sets.get(length).whole.exactly() {
            Some(Integer::Small(length @ 1..=SURE_LENGTH)) if self.is_concrete() => u32::try_from(*length).ok(),
            _ => None,
        }
    }

    fn contents(&self, storage: &Heads) -> Vec<Addr> {
        let content = |object| match **self.known.get(object) {
            Object::Cell(content) => content.0..content.0 + 1,
            Object::Array(length, first) => first.0..first.0 + self.own_elements(length).unwrap_or(1),
            _ => 0..0,
        };
        storage.objects.iter().flat_map(content).map(Addr).collect()
    }

    fn fetch(&mut self, storage: &Heads, node: NodeId) -> Option<Value> {
        let contents = self.contents(storage);
        if let &[content] = &contents[..] {
            return Some(self.stored(content));
        }
        let all = self.allocate(Place::Made(node, 0));
        for content in contents {
            self.known.flow(Value::Ref(content), all);
        }
        Some(Value::Ref(all))
    }

    fn write(&mut self, storage: &Heads, value: Value) {
        let contents = self.contents(storage);
        let one = |object| match **self.known.get(object) {
            Object::Array(length, _) => self.own_elements(length).is_some(),
            _ => true,
        };
        if let (true, &[only]) = (self.is_concrete() && storage.objects.iter().all(one), &contents[..]) {
            let content = self.shared_content(value);
            return self.known.replace(only, content);
        }
        for addr in contents {
            self.known.flow(value, addr);
        }
    }

    fn lengths(&mut self, arrays: &Heads) -> Element {
        let mut all = Element::LEAST;
        for object in arrays.objects.iter() {
            if let Object::Array(length, _) = **self.known.get(object) {
                let length = self.known.read(length);
                all = self.known.join(all, length);
            }
        }
        all
    }

    /// An index is out of range unless it is surely at least zero and below the length of each array that it may be for.
    fn index_risk(&mut self, strict: &[Heads]) -> Option<Fault<()>> {
        let [arrays, index, ..] = strict else { return Some(Fault::OutOfRange) };
        let Some(index) = index.whole.bounds() else { return Some(Fault::OutOfRange) };
        let at_least_zero = index.low.is_some_and(|low| !low.is_negative());
        let (Some(high), true) = (index.high, at_least_zero) else { return Some(Fault::OutOfRange) };
        for object in arrays.objects.iter() {
            let Object::Array(length, _) = **self.known.get(object) else { continue };
            let length = self.known.read(length);
            // Nothing yet: this is looked at again.
            if length == Element::LEAST {
                continue;
            }
            let length = self.known.sets.get(length).whole.bounds();
            if length.and_then(|length| length.low).is_none_or(|length| high >= length) {
                return Some(Fault::OutOfRange);
            }
        }
        None
    }
}
