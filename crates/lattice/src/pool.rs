//! Lattice elements as numbers: each is stored once, and a join is computed once.

use crate::Join;
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::sync::Arc;

/// An element of a [`Pool`]; equal numbers are equal elements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Element(u32);

impl Element {
    /// The least element of every pool.
    pub const LEAST: Element = Element(0);

    /// Its position in its pool.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Hash-consed lattice elements with memoised joins.
#[derive(Debug)]
pub struct Pool<T> {
    elements: Vec<Arc<T>>,
    numbers: FxHashMap<Arc<T>, Element>,
    joins: FxHashMap<(Element, Element), Element>,
}

impl<T: Join + Clone + Eq + Hash> Default for Pool<T> {
    fn default() -> Self {
        let mut pool = Pool { elements: Vec::new(), numbers: FxHashMap::default(), joins: FxHashMap::default() };
        pool.intern(T::default());
        pool
    }
}

impl<T: Join + Clone + Eq + Hash> Pool<T> {
    /// The number of an element.
    pub fn intern(&mut self, element: T) -> Element {
        if let Some(&number) = self.numbers.get(&element) {
            return number;
        }
        let number = Element(self.elements.len() as u32);
        let element = Arc::new(element);
        self.elements.push(element.clone());
        self.numbers.insert(element, number);
        number
    }

    /// The element of a number.
    #[inline]
    pub fn get(&self, number: Element) -> &T {
        &self.elements[number.index()]
    }

    /// The element of a number, to be kept while the pool grows.
    pub fn share(&self, number: Element) -> Arc<T> {
        self.elements[number.index()].clone()
    }

    /// The least upper bound.
    pub fn join(&mut self, a: Element, b: Element) -> Element {
        self.join_by(a, b, |a, b| {
            a.join(b);
        })
    }

    /// An upper bound as `join` makes it, which must be the same function at every call: results are kept.
    pub fn join_by(&mut self, a: Element, b: Element, join: impl FnOnce(&mut T, &T)) -> Element {
        if a == b || b == Element::LEAST {
            return a;
        }
        if a == Element::LEAST {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.joins.get(&key) {
            return known;
        }
        let mut union = T::clone(self.get(a));
        join(&mut union, self.get(b));
        let result = self.intern(union);
        self.joins.insert(key, result);
        result
    }

    /// How many elements were ever made.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Never: the least element is always there.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }
}
