//! Finite sets under union, as sorted vectors: small, ordered, cheap to hash.

use crate::{Join, Widen};
use std::cmp::Ordering;

/// A finite set; iteration is in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FiniteSet<T>(Vec<T>);

impl<T> Default for FiniteSet<T> {
    fn default() -> Self {
        FiniteSet(Vec::new())
    }
}

impl<T: Ord + Copy> FiniteSet<T> {
    /// The set of one element.
    pub fn one(element: T) -> Self {
        FiniteSet(vec![element])
    }

    /// The elements in order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().copied()
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether `element` is among them.
    pub fn contains(&self, element: T) -> bool {
        self.0.binary_search(&element).is_ok()
    }

    /// Adds an element; says whether it is new.
    pub fn insert(&mut self, element: T) -> bool {
        match self.0.binary_search(&element) {
            Ok(_) => false,
            Err(at) => {
                self.0.insert(at, element);
                true
            }
        }
    }

    /// Whether some element is in both.
    pub fn meets(&self, other: &Self) -> bool {
        let (mut left, mut right) = (&self.0[..], &other.0[..]);
        while let ([a, lefts @ ..], [b, rights @ ..]) = (left, right) {
            match a.cmp(b) {
                Ordering::Less => left = lefts,
                Ordering::Greater => right = rights,
                Ordering::Equal => return true,
            }
        }
        false
    }
}

impl<T: Ord + Copy> FromIterator<T> for FiniteSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut elements: Vec<T> = elements.into_iter().collect();
        elements.sort_unstable();
        elements.dedup();
        FiniteSet(elements)
    }
}

impl<T: Ord + Copy> Join for FiniteSet<T> {
    fn join(&mut self, other: &Self) -> bool {
        if other.iter().all(|element| self.contains(element)) {
            return false;
        }
        let mut union = Vec::with_capacity(self.len() + other.len());
        let (mut left, mut right) = (&self.0[..], &other.0[..]);
        while let ([a, lefts @ ..], [b, rights @ ..]) = (left, right) {
            let order = a.cmp(b);
            union.push(if order == Ordering::Greater { *b } else { *a });
            if order != Ordering::Greater {
                left = lefts;
            }
            if order != Ordering::Less {
                right = rights;
            }
        }
        union.extend_from_slice(left);
        union.extend_from_slice(right);
        self.0 = union;
        true
    }
}

impl<T: Ord + Copy> Widen for FiniteSet<T> {}
