//! What a variable can be in an alternative that was taken.

use super::Abstract;
use crate::knowledge::{Filter, Filtering, Place};
use crate::narrowing::{Fact, Narrowing, Other};
use crate::value::{Heads, Object, Value};
use snell_lattice::Element;
use snell_semantics::{AltsId, Slot};
use std::sync::Arc;

impl Abstract {
    /// What a variable with a value is where a branch is taken; nothing, if it cannot be taken. `others` says what the
    /// variables hold that it was compared with.
    pub(crate) fn narrow(
        &mut self,
        narrowing: &Narrowing,
        branch: (AltsId, u32),
        value: Value,
        others: &[(Slot, Value)],
    ) -> Option<Value> {
        if let (Value::Ref(addr), None) = (value, &self.known.local) {
            let place = Place::Narrowed(branch.0, branch.1, narrowing.to);
            let mut ways: Vec<Arc<[Filter]>> = Vec::new();
            for facts in &narrowing.ways {
                ways.push(facts.iter().map(|fact| self.filter_of(fact, others)).collect());
            }
            let context = self.context;
            return Some(self.known.narrow_flow(addr, place, context, &ways));
        }
        let content = self.known.content(value);
        if !self.known.sets.get(content).thunks.is_empty() {
            return Some(value);
        }
        let mut all = Element::LEAST;
        for facts in &narrowing.ways {
            let mut left = content;
            for fact in facts {
                left = self.narrow_set(left, fact, others);
            }
            all = self.known.join(all, left);
        }
        match all {
            Element::LEAST => None,
            all if all == content => Some(value),
            all => Some(Value::Set(all)),
        }
    }

    fn filter_of(&mut self, fact: &Fact, others: &[(Slot, Value)]) -> Filter {
        match fact {
            Fact::Takes(alts, case) => Filter::Takes(*alts, *case),
            Fact::Field(con, at, fact) => Filter::Field(*con, *at, Box::new(self.filter_of(fact, others))),
            Fact::Compared { op, other, left, outcome } => {
                let other = match other {
                    Other::Number(whole) => Filtering::Number(whole.clone()),
                    Other::Slot(slot) => match held(others, *slot) {
                        Value::Ref(addr) => Filtering::Addr(self.known.forced(addr)),
                        Value::Set(element) => match self.known.sets.get(element) {
                            heads if heads.thunks.is_empty() => Filtering::Number(heads.whole.clone()),
                            _ => Filtering::Number(crate::whole::Whole::integer()),
                        },
                    },
                };
                Filter::Compared(*op, other, *left, *outcome)
            }
        }
    }

    /// What of a set a fact leaves, where states have their own stores.
    fn narrow_set(&mut self, element: Element, fact: &Fact, others: &[(Slot, Value)]) -> Element {
        match fact {
            Fact::Takes(alts, case) => {
                let split = self.known.split(element, *alts);
                split.iter().find(|part| part.0 == *case).map_or(Element::LEAST, |part| part.1)
            }
            Fact::Compared { op, other, left, outcome } => {
                let other = match other {
                    Other::Number(whole) => whole.clone(),
                    Other::Slot(slot) => {
                        let content = self.known.content(held(others, *slot));
                        match self.known.sets.get(content) {
                            heads if heads.thunks.is_empty() => heads.whole.clone(),
                            _ => crate::whole::Whole::integer(),
                        }
                    }
                };
                let heads = self.known.sets.share(element);
                self.known.compared_with(*op, heads.whole.clone(), other, *left, *outcome, heads.number)
            }
            // Only the constructor: a field that was compared keeps all its numbers.
            Fact::Field(con, ..) => {
                let heads = self.known.sets.share(element);
                let is_con = |object: &_| matches!(&**self.known.get(*object), Object::Con(own, _) if own == con);
                let objects = heads.objects.iter().filter(is_con).collect();
                self.known.sets.intern(Heads { objects, ..Heads::default() })
            }
        }
    }
}

fn held(others: &[(Slot, Value)], slot: Slot) -> Value {
    others.iter().find(|other| other.0 == slot).map_or(Value::Set(Element::LEAST), |other| other.1)
}
