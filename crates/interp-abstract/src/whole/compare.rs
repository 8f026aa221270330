//! Comparisons of sets of numbers, and what each outcome leaves of them.

use super::{Between, Whole};
use snell_core_ir::Prim;
use snell_integer::Integer;

/// How two numbers are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// `=`.
    Equal,
    /// `<`.
    Less,
    /// `≤`.
    AtMost,
}

/// What a primitive compares: the relation, whether its arguments are exchanged, whether it is negated.
pub fn relation(op: Prim) -> Option<(Relation, bool, bool)> {
    Some(match op {
        Prim::IntEq | Prim::IntegerEq => (Relation::Equal, false, false),
        Prim::IntNe | Prim::IntegerNe => (Relation::Equal, false, true),
        Prim::IntLt | Prim::IntegerLt => (Relation::Less, false, false),
        Prim::IntLe | Prim::IntegerLe => (Relation::AtMost, false, false),
        Prim::IntGt | Prim::IntegerGt => (Relation::Less, true, false),
        Prim::IntGe | Prim::IntegerGe => (Relation::AtMost, true, false),
        _ => return None,
    })
}

/// What is left of both sides if a comparison has this outcome; nothing on both sides if it cannot have it.
pub fn narrowed(op: Prim, left: &Whole, right: &Whole, outcome: bool) -> Option<(Whole, Whole)> {
    let (relation, exchanged, negated) = relation(op)?;
    let (a, b) = if exchanged { (right, left) } else { (left, right) };
    let (a, b) = match (relation, outcome != negated) {
        (Relation::Equal, true) => equal(a, b),
        (Relation::Equal, false) => different(a, b),
        (Relation::Less, true) => below(a, b, true),
        (Relation::AtMost, true) => below(a, b, false),
        (Relation::Less, false) => swap(below(b, a, false)),
        (Relation::AtMost, false) => swap(below(b, a, true)),
    };
    let (a, b) = match a.is_nothing() || b.is_nothing() {
        true => (Whole::Nothing, Whole::Nothing),
        false => (a, b),
    };
    Some(if exchanged { (b, a) } else { (a, b) })
}

fn swap((a, b): (Whole, Whole)) -> (Whole, Whole) {
    (b, a)
}

fn equal(a: &Whole, b: &Whole) -> (Whole, Whole) {
    let known = a.exactly().map(|number| (number, b)).or_else(|| b.exactly().map(|number| (number, a)));
    if let Some((number, other)) = known {
        let both = if other.may_be(number) { Whole::Exactly(number.clone()) } else { Whole::Nothing };
        return (both.clone(), both);
    }
    let (Some(left), Some(right)) = (a.bounds(), b.bounds()) else { return (Whole::Nothing, Whole::Nothing) };
    (cut(a, &right), cut(b, &left))
}

fn cut(set: &Whole, bounds: &Between) -> Whole {
    let inside = set.within(bounds.low.as_ref(), bounds.high.as_ref());
    if bounds.nonzero { inside.without(&Integer::Small(0)) } else { inside }
}

fn different(a: &Whole, b: &Whole) -> (Whole, Whole) {
    let without = |set: &Whole, other: &Whole| match other.exactly() {
        Some(number) => set.without(number),
        None => set.clone(),
    };
    (without(a, b), without(b, a))
}

/// `a < b`, or `a ≤ b`.
fn below(a: &Whole, b: &Whole, strictly: bool) -> (Whole, Whole) {
    let (Some(left), Some(right)) = (a.bounds(), b.bounds()) else { return (Whole::Nothing, Whole::Nothing) };
    let one = Integer::Small(i64::from(strictly));
    let high = right.high.map(|high| &high - &one);
    let low = left.low.map(|low| &low + &one);
    (a.within(None, high.as_ref()), b.within(low.as_ref(), None))
}
