//! Cells and arrays: one address for what is stored in all that are made at a node; writes join.

use super::super::Abstract;
use crate::knowledge::Place;
use crate::value::{Addr, Heads, Object, Value};
use crate::whole::Whole;
use snell_core_ir::{Prim, builtin};
use snell_integer::Integer;
use snell_lattice::Element;
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
                let content = self.store(node, *args.get(1)?);
                let length = self.known.addr(Place::Length(node));
                let given = self.known.sets.intern(strict.first()?.clone());
                self.known.grow(length, given);
                (!never).then(|| self.object(Object::Array(length, content)))
            }
            Prim::CellRead => self.fetch(strict.first()?, node),
            Prim::ArrayRead => {
                faults.extend(self.index_risk(strict));
                self.fetch(strict.first()?, node)
            }
            Prim::CellWrite => {
                self.write(strict.first()?, *args.get(1)?);
                Some(self.unit())
            }
            Prim::ArrayWrite => {
                faults.extend(self.index_risk(strict));
                self.write(strict.first()?, *args.get(2)?);
                Some(self.unit())
            }
            Prim::ArrayLength => {
                let lengths = self.lengths(strict.first()?);
                Some(Value::Set(lengths))
            }
            _ => Some(match strict.first()?.objects.meets(&strict.get(1)?.objects) {
                // One abstract object stands for many concrete ones.
                true => self.any_truth(),
                false => self.object(Object::Con(builtin::FALSE, Box::default())),
            }),
        }
    }

    fn store(&mut self, node: NodeId, value: Value) -> Addr {
        let addr = self.known.addr(Place::Content(node));
        let content = self.known.content(value);
        self.known.grow(addr, content);
        addr
    }

    fn contents(&self, storage: &Heads) -> Vec<Addr> {
        let content = |object| match **self.known.get(object) {
            Object::Cell(content) | Object::Array(_, content) => Some(content),
            _ => None,
        };
        storage.objects.iter().filter_map(content).collect()
    }

    fn fetch(&mut self, storage: &Heads, node: NodeId) -> Option<Value> {
        let contents = self.contents(storage);
        if let &[content] = &contents[..] {
            return Some(Value::Ref(content));
        }
        let all = self.known.addr(Place::Made(node, 0));
        for content in contents {
            let content = self.known.read(content);
            self.known.grow(all, content);
        }
        Some(Value::Ref(all))
    }

    fn write(&mut self, storage: &Heads, value: Value) {
        let content = self.known.content(value);
        for addr in self.contents(storage) {
            self.known.grow(addr, content);
        }
    }

    fn lengths(&mut self, arrays: &Heads) -> Element {
        let mut all = Element::LEAST;
        for object in arrays.objects.iter() {
            if let Object::Array(length, _) = **self.known.get(object) {
                let length = self.known.read(length);
                all = self.known.sets.join(all, length);
            }
        }
        all
    }

    /// An index is out of range unless it and the length are known and it is below.
    fn index_risk(&mut self, strict: &[Heads]) -> Option<Fault<()>> {
        let lengths = strict.first().map(|arrays| self.lengths(arrays));
        let length = lengths.map(|lengths| self.known.sets.get(lengths).whole.clone());
        let index = strict.get(1).map(|index| &index.whole);
        let (Some(Whole::Exactly(length)), Some(Whole::Exactly(index))) = (length, index) else {
            return Some(Fault::OutOfRange);
        };
        (index.is_negative() || *index >= length).then_some(Fault::OutOfRange)
    }
}
