//! A list that shares its tail with others, so that a copy costs nothing.

use std::rc::Rc;

/// What was added last comes first.
#[derive(Debug)]
pub struct Chain<T>(Option<Rc<(T, Chain<T>)>>);

impl<T> Chain<T> {
    /// Adds one.
    pub fn push(&mut self, one: T) {
        let rest = Chain(self.0.take());
        self.0 = Some(Rc::new((one, rest)));
    }

    /// All, the last one first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        std::iter::successors(self.0.as_deref(), |link| link.1.0.as_deref()).map(|link| &link.0)
    }
}

impl<T> Extend<T> for Chain<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, all: I) {
        all.into_iter().for_each(|one| self.push(one));
    }
}

impl<T> Clone for Chain<T> {
    fn clone(&self) -> Self {
        Chain(self.0.clone())
    }
}

impl<T> Default for Chain<T> {
    fn default() -> Self {
        Chain(None)
    }
}
