//! Conditional terms.

use crate::arena::Terms;
use crate::node::{Sort, TermId, View};

impl Terms {
    /// `if condition then a else b`, of any sort.
    pub fn ite(&mut self, condition: TermId, a: TermId, b: TermId) -> TermId {
        match self.as_bool(condition) {
            Some(true) => return a,
            Some(false) => return b,
            None if a == b => return a,
            None => {}
        }
        if let View::Not(inner) = self.view(condition) {
            return self.ite(inner, b, a);
        }
        match self.sort(a) {
            Sort::Bool => {
                let negated = self.not(condition);
                let left = self.and(&[condition, a]);
                let right = self.and(&[negated, b]);
                self.or(&[left, right])
            }
            Sort::Int => {
                let range = self.range(a).union(&self.range(b));
                self.intern(View::Ite(condition, a, b), Some(range))
            }
            Sort::Double => self.intern(View::Ite(condition, a, b), None),
        }
    }
}
