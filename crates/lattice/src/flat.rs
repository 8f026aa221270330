//! Flat domains: nothing, exactly one element, or any.

use crate::{Join, Widen};

/// Nothing below, any above, and the elements side by side in between: height two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Flat<T> {
    /// No element.
    #[default]
    Nothing,
    /// This element.
    Exactly(T),
    /// Any element.
    Any,
}

impl<T> Flat<T> {
    /// Whether it is no element.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Flat::Nothing)
    }

    /// The element, if it is just one.
    pub fn exactly(&self) -> Option<&T> {
        match self {
            Flat::Exactly(element) => Some(element),
            _ => None,
        }
    }
}

impl<T: PartialEq> Flat<T> {
    /// Whether this may be `element`.
    pub fn may_be(&self, element: &T) -> bool {
        match self {
            Flat::Nothing => false,
            Flat::Exactly(known) => known == element,
            Flat::Any => true,
        }
    }
}

impl<T: Clone + PartialEq> Join for Flat<T> {
    fn join(&mut self, other: &Self) -> bool {
        match (&*self, other) {
            (_, Flat::Nothing) | (Flat::Any, _) => return false,
            (Flat::Nothing, _) => *self = other.clone(),
            (Flat::Exactly(a), Flat::Exactly(b)) if a == b => return false,
            _ => *self = Flat::Any,
        }
        true
    }
}

impl<T: Clone + PartialEq> Widen for Flat<T> {}
