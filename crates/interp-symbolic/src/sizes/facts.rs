//! What is known of functions: their result is at least as large as some of their arguments together.
//!
//! At first every function is taken for one that never gives anything, of which everything is true. What does not hold as long
//! as everything else does is given up, until the rest holds together.

use super::Sizes;
use super::look::{Closure, ENDLESS, Look, Value};
use super::measure::Measure;
use snell_semantics::{BodyId, Code};
use std::rc::Rc;

/// Functions that are looked at together.
const MOST: usize = 64;

/// A result that is smaller than the arguments by more than this will turn out to be smaller by any number.
const LOWEST: i64 = -4;

/// Rounds after which nothing is claimed that has changed in the last one.
const ROUNDS: u32 = 32;

/// Functions inside of functions that are told apart.
const DEEPEST: u32 = 3;

/// A function in the place of an argument or a captured variable: what is known of it is its code.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct FnKey {
    body: BodyId,
    slots: Vec<Option<FnKey>>,
    own: u64,
}

impl FnKey {
    pub fn of(look: &Look<'_>, closure: &Closure, depth: u32) -> Option<FnKey> {
        if depth > DEEPEST {
            return None;
        }
        let inner = |(at, slot): (usize, &Value)| match at < 64 && closure.own >> at & 1 == 1 {
            true => None,
            false => look.function(slot, 0).and_then(|inner| FnKey::of(look, &inner, depth + 1)),
        };
        let slots = closure.slots.iter().enumerate().map(inner).collect();
        Some(FnKey { body: closure.body, slots, own: closure.own })
    }

    /// The function, of whose other captured variables nothing is known.
    pub fn value(&self) -> Value {
        let inner = |slot: &Option<FnKey>| slot.as_ref().map_or(Value::UNKNOWN, FnKey::value);
        let slots = self.slots.iter().map(inner).collect();
        Value::Function(Rc::new(Closure { body: self.body, slots, own: self.own }))
    }
}

/// A function, with the functions that it is given.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    pub measure: Measure,
    pub body: BodyId,
    /// Captured variables, then arguments.
    pub functions: Vec<Option<FnKey>>,
}

/// The result is at least as large as these arguments together, and so much more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bound {
    pub of: u64,
    pub low: i64,
}

/// What is known of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    /// It gives nothing.
    pub never: bool,
    pub bounds: Vec<Bound>,
}

impl Facts {
    /// Nothing.
    fn none() -> Facts {
        Facts { never: false, bounds: Vec::new() }
    }

    /// Everything that may turn out to be true.
    fn all(key: &Key) -> Facts {
        let data: Vec<u64> = (0..).zip(&key.functions).filter(|(_, f)| f.is_none()).map(|(at, _)| 1 << at).collect();
        let mut sets: Vec<u64> = vec![0];
        sets.extend(&data);
        if data.len() <= 6 {
            sets.extend(
                (1..data.len())
                    .flat_map(|at| data[..at].iter().map(move |one| (one, at)))
                    .map(|(one, at)| one | data[at]),
            );
        }
        if data.len() > 2 {
            sets.push(data.iter().fold(0, |all, one| all | one));
        }
        Facts { never: true, bounds: sets.into_iter().map(|of| Bound { of, low: ENDLESS }).collect() }
    }
}

impl Sizes {
    /// Finds out what is to be known of functions, and of those that they call.
    pub(super) fn learn(&mut self, code: &Code, mut keys: Vec<Key>) {
        for key in &keys {
            self.facts.insert(key.clone(), Facts::all(key));
        }
        for _ in 0..ROUNDS {
            let mut changed = false;
            let mut at = 0;
            while let Some(key) = keys.get(at).cloned() {
                at += 1;
                let before = self.facts[&key].clone();
                let mut facts = Facts { never: before.never, bounds: Vec::new() };
                for bound in &before.bounds {
                    let (value, met) = self.value_of(code, &key, bound.of);
                    for new in met {
                        changed = true;
                        if keys.len() >= MOST {
                            self.facts.insert(new, Facts::none());
                        } else if !self.facts.contains_key(&new) {
                            self.facts.insert(new.clone(), Facts::all(&new));
                            keys.push(new);
                        }
                    }
                    facts.never &= matches!(value, Value::Never);
                    facts.bounds.extend(weakened(*bound, &value));
                }
                changed |= facts != before;
                self.facts.insert(key, facts);
            }
            if !changed {
                return;
            }
        }
        for key in keys {
            self.facts.insert(key, Facts::none());
        }
    }

    /// What a function gives, and the functions that were met for the first time.
    fn value_of(&mut self, code: &Code, key: &Key, of: u64) -> (Value, Vec<Key>) {
        let mut look = Look::new(code, key.measure, &self.measures, &self.facts);
        let value = look.of_body(key, of);
        // Of functions that are new nothing is known, so that they may give anything.
        match look.missing.is_empty() {
            true => (value, Vec::new()),
            false => (Value::Never, look.missing),
        }
    }
}

/// What is left of a bound.
fn weakened(bound: Bound, value: &Value) -> Option<Bound> {
    let (of, low) = match value {
        Value::Never => return Some(bound),
        Value::Size(size) => (size.of, size.low),
        Value::Known(_) | Value::Function(_) => (0, 0),
    };
    // What has no end is larger than anything.
    if low > ENDLESS / 2 {
        return Some(bound);
    }
    let low = low.min(bound.low);
    (of & bound.of == bound.of && low >= LOWEST).then_some(Bound { low, ..bound })
}
