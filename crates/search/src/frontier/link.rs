//! Places in the tree as chains towards the root, shared between all that begin alike.

use crate::DecisionPath;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Where a path is; the root is none.
pub(crate) type Place = Option<Arc<Link>>;

/// A place: the place before it and the alternative taken there.
#[derive(Debug)]
pub(crate) struct Link {
    parent: Place,
    alternative: u32,
    depth: usize,
}

impl Link {
    pub(crate) fn after(parent: &Place, alternative: u32) -> Arc<Link> {
        Arc::new(Link { parent: parent.clone(), alternative, depth: depth(parent) + 1 })
    }

    pub(crate) fn parent(&self) -> &Place {
        &self.parent
    }

    pub(crate) fn alternative(&self) -> u32 {
        self.alternative
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // One link after the other: a long chain would overflow the stack if each drop called the next.
        let mut next = self.parent.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.parent.take();
        }
    }
}

/// How many decisions lead to a place.
pub(crate) fn depth(place: &Place) -> usize {
    place.as_ref().map_or(0, |link| link.depth)
}

/// The decisions that lead to a place.
pub(crate) fn path_to(place: &Place) -> DecisionPath {
    let mut alternatives = Vec::with_capacity(depth(place));
    let mut at = place;
    while let Some(link) = at {
        alternatives.push(link.alternative);
        at = &link.parent;
    }
    alternatives.into_iter().rev().collect()
}

/// Whether two places are the same link; equal paths made apart count as different.
pub(crate) fn same(a: &Place, b: &Place) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => Arc::ptr_eq(a, b),
        _ => false,
    }
}

/// Turns paths into places and finds what they share.
#[derive(Default)]
pub(crate) struct Places(FxHashMap<(usize, u32), Arc<Link>>);

impl Places {
    pub(crate) fn place(&mut self, path: &DecisionPath) -> Place {
        let mut place: Place = None;
        for alternative in path {
            // The map keeps every link alive, so an address names one link.
            let parent = place.as_ref().map_or(0, |link| Arc::as_ptr(link) as usize);
            let link = self.0.entry((parent, alternative)).or_insert_with(|| Link::after(&place, alternative));
            place = Some(Arc::clone(link));
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::{Link, Place, Places, path_to, same};
    use crate::DecisionPath;

    #[test]
    fn a_long_chain_is_dropped_without_recursion() {
        let mut place: Place = None;
        for i in 0..1_000_000 {
            place = Some(Link::after(&place, i % 3));
        }
        drop(place);
    }

    #[test]
    fn equal_prefixes_are_shared() {
        let path = |alternatives: &[u32]| alternatives.iter().copied().collect::<DecisionPath>();
        let mut places = Places::default();
        let (a, b) = (places.place(&path(&[1, 2, 3])), places.place(&path(&[1, 2, 300])));
        assert_eq!(path_to(&b), path(&[1, 2, 300]));
        let parent = |place: &Place| place.as_ref().and_then(|link| link.parent().clone());
        assert!(same(&parent(&a), &parent(&b)) && !same(&a, &b));
    }
}
