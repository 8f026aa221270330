//! Structural equality of sets of values.

use super::{Abstract, Answer};
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use crate::whole::Whole;
use crate::whole::compare::narrowed;
use rustc_hash::FxHashSet;
use snell_core_ir::Prim;
use snell_lattice::Flat;
use snell_semantics::{Equality, Fault, Stop};

impl Abstract {
    /// Both outcomes, unless the heads decide. Fields are not followed but forced as a unit of work of their own,
    /// since abstract data may be cyclic.
    pub(super) fn compare(&mut self, left: Value, right: Value) -> Answer<Equality> {
        if let (true, Some(a), Some(b)) = (self.inline, self.only_object(left), self.only_object(right))
            && let (Object::Con(a, fields), Object::Con(b, _)) = (&**self.known.get(a), &**self.known.get(b))
        {
            return Ok(if a == b { Equality::Fields(fields.len()) } else { Equality::Different });
        }
        let (left, right) = (self.heads(left), self.heads(right));
        let common = self.common_fields(&left, &right);
        self.force_first(&common)?;
        let functions = self.has_functions(&left) || self.has_functions(&right) || self.reach_functions(&common);
        let mut ways = Vec::new();
        if self.may_be_equal(&left, &right) {
            ways.push(Ok(Equality::Same));
        }
        if self.may_differ(&left, &right) {
            ways.push(Ok(Equality::Different));
        }
        if functions {
            ways.push(Err(Stop::Fail(Fault::FunctionsCompared)));
        }
        let way = self.choose(ways.len())?;
        if let (Some(equal), Ok(found)) = (self.equal_when(&left, &right), &ways[way]) {
            let differ = self.known.symbols.terms.not(equal);
            self.learn(Some(if *found == Equality::Same { equal } else { differ }))?;
        }
        self.deep.extend(common);
        ways[way]
    }

    fn has_functions(&self, heads: &Heads) -> bool {
        heads.objects.iter().any(|object| self.known.get(object).is_function())
    }

    fn may_be_equal(&self, left: &Heads, right: &Heads) -> bool {
        let equal = narrowed(Prim::IntegerEq, &left.whole, &right.whole, true);
        let whole = equal.is_some_and(|(left, _)| !left.is_nothing());
        let double = match (left.double, right.double) {
            (Flat::Exactly(a), Flat::Exactly(b)) => f64::from_bits(a) == f64::from_bits(b),
            (a, b) => !a.is_nothing() && !b.is_nothing(),
        };
        let same = |a: ObjectId, b: ObjectId| match (&**self.known.get(a), &**self.known.get(b)) {
            (Object::Con(a, _), Object::Con(b, _)) => a == b,
            (Object::Cell(_), Object::Cell(_)) | (Object::Array(..), Object::Array(..)) => self.known.may_be_same(a, b),
            _ => false,
        };
        let pairs = left.objects.iter().flat_map(|a| right.objects.iter().map(move |b| (a, b)));
        whole
            || double
            || meets(&left.char, &right.char)
            || meets(&left.text, &right.text)
            || pairs.into_iter().any(|(a, b)| same(a, b))
    }

    /// Only one known head on both sides, the same, and without parts, cannot differ.
    fn may_differ(&self, left: &Heads, right: &Heads) -> bool {
        let single = |heads: &Heads| heads.atom_kinds() + heads.objects.len() == 1;
        if !single(left) || !single(right) {
            return true;
        }
        if let (&[a], &[b]) = (left.objects.as_slice(), right.objects.as_slice()) {
            return !matches!(&**self.known.get(a), Object::Con(_, fields) if a == b && fields.is_empty());
        }
        let whole = matches!((&left.whole, &right.whole), (Whole::Exactly(a), Whole::Exactly(b)) if a == b);
        let double = matches!((left.double, right.double), (Flat::Exactly(a), Flat::Exactly(b))
            if f64::from_bits(a) == f64::from_bits(b));
        let char = matches!((&left.char, &right.char), (Flat::Exactly(a), Flat::Exactly(b)) if a == b);
        let text = matches!((&left.text, &right.text), (Flat::Exactly(a), Flat::Exactly(b)) if a == b);
        !(whole || double || char || text)
    }

    /// Fields are compared, and thus forced, where both sides may have the same constructor.
    fn common_fields(&self, left: &Heads, right: &Heads) -> Vec<Addr> {
        let mut common = Vec::new();
        for (one, other) in [(left, right), (right, left)] {
            for object in one.objects.iter() {
                let Object::Con(con, fields) = &**self.known.get(object) else { continue };
                if other.objects.iter().any(|object| self.known.get(object).con() == Some(*con)) {
                    common.extend(fields);
                }
            }
        }
        common
    }

    /// Whether a function can be met on the way through data.
    fn reach_functions(&mut self, from: &[Addr]) -> bool {
        let mut todo = from.to_vec();
        let mut seen: FxHashSet<Addr> = todo.iter().copied().collect();
        while let Some(addr) = todo.pop() {
            let heads = self.heads(Value::Ref(addr));
            if self.has_functions(&heads) {
                return true;
            }
            for object in heads.objects.iter() {
                if let Object::Con(_, fields) = &**self.known.get(object) {
                    todo.extend(fields.iter().filter(|&&field| seen.insert(field)));
                }
            }
        }
        false
    }
}

fn meets<T: PartialEq>(a: &Flat<T>, b: &Flat<T>) -> bool {
    match (a, b) {
        (Flat::Exactly(a), b) => b.may_be(a),
        (a, b) => !a.is_nothing() && !b.is_nothing(),
    }
}
