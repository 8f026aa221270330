//! Disequalities: pairs of which at least one must differ, looked at again when a variable among them is bound.

use crate::state::{Attribute, Link, Symbolic};
use snell_graph::{Word, equal_words};
use snell_logic::TermId;
use snell_semantics::Equality;

/// What is left of a disequality.
enum Rest {
    /// Some pair differs for sure.
    Satisfied,
    /// Pairs that may still differ; none means that it is violated.
    Open(Vec<(Word, Word)>),
}

impl Symbolic {
    /// Demands that at least one of these pairs differs; false if that is impossible.
    pub(crate) fn differ(&mut self, pairs: Vec<(Word, Word)>) -> bool {
        match self.reduce(pairs) {
            Rest::Satisfied => true,
            Rest::Open(pairs) => self.post(pairs),
        }
    }

    /// Looks again at a disequality one of whose variables was bound.
    pub(crate) fn recheck(&mut self, disequality: u32) -> bool {
        self.differ(self.disequalities[disequality as usize].clone())
    }

    /// Walks both sides as far as they are known, from left to right.
    fn reduce(&mut self, mut todo: Vec<(Word, Word)>) -> Rest {
        let mut open = Vec::new();
        todo.reverse();
        while let Some((left, right)) = todo.pop() {
            let (left, right) = (self.current(left), self.current(right));
            match (left, right) {
                (Word::Lazy(a), Word::Lazy(b)) if a == b => {
                    if self.may_differ_from_itself(left) {
                        open.push((left, right));
                    }
                }
                (Word::Lazy(_), _) | (_, Word::Lazy(_)) => open.push((left, right)),
                (Word::Term(..) | Word::Chars(_), _) | (_, Word::Term(..) | Word::Chars(_)) => {
                    match self.equation(left, right) {
                        Some(equation) => match self.known(equation) {
                            Some(true) => {}
                            Some(false) => return self.satisfied(&open),
                            None => open.push((left, right)),
                        },
                        None => return self.satisfied(&open),
                    }
                }
                (Word::Con(_, a), Word::Con(_, b)) => match equal_words(&self.heap, left, right) {
                    Ok(Equality::Fields(width)) => {
                        let (lefts, rights) = (self.heap.slice(a, width), self.heap.slice(b, width));
                        todo.extend(lefts.zip(rights).rev());
                    }
                    Ok(Equality::Same) => {}
                    _ => return self.satisfied(&open),
                },
                _ => match equal_words(&self.heap, left, right) {
                    Ok(Equality::Same) => {}
                    _ => return self.satisfied(&open),
                },
            }
        }
        Rest::Open(open)
    }

    /// A difference is found. Whoever compares meets what comes before it first, so that it must have a value.
    fn satisfied(&mut self, before: &[(Word, Word)]) -> Rest {
        for word in before.iter().flat_map(|&(left, right)| [left, right]) {
            if let Some((addr, _, attribute)) = self.unbound(word) {
                let known = self.attributes[attribute as usize];
                if !known.compared {
                    self.set_attribute(addr, Attribute { compared: true, ..known });
                }
            }
        }
        Rest::Satisfied
    }

    /// Keeps a reduced disequality where it will be noticed.
    fn post(&mut self, pairs: Vec<(Word, Word)>) -> bool {
        let variable = pairs.iter().find_map(|&(left, right)| self.unbound(left).or_else(|| self.unbound(right)));
        match (&pairs[..], variable) {
            ([], _) => false,
            // One pair left, and it says which constructor a variable is not.
            (&[(left, right)], Some((addr, ..))) => {
                let other = if self.unbound(left).is_some() { right } else { left };
                match other {
                    Word::Con(con, _) if self.heap.width(other) == 0 => match self.bit(con) {
                        Some(bit) => self.exclude(addr, bit),
                        None => self.watch(addr, pairs),
                    },
                    _ => self.watch(addr, pairs),
                }
            }
            (_, Some((addr, ..))) => self.watch(addr, pairs),
            // Only numbers are left: the solver takes over.
            (_, None) => {
                let mut different: Vec<TermId> = Vec::with_capacity(pairs.len());
                for &(left, right) in &pairs {
                    if let Some(equation) = self.equation(left, right) {
                        different.push(self.terms.not(equation));
                    }
                }
                let condition = self.terms.or(&different);
                self.assume(condition)
            }
        }
    }

    fn watch(&mut self, addr: snell_graph::Addr, pairs: Vec<(Word, Word)>) -> bool {
        let Word::Unbound(_, attribute) = self.heap.get(addr) else { return false };
        let known = self.attributes[attribute as usize];
        self.disequalities.push(pairs);
        self.links.push(Link { disequality: self.disequalities.len() as u32 - 1, next: known.links });
        self.set_attribute(addr, Attribute { links: self.links.len() as u32 - 1, ..known });
        true
    }

    /// The disequalities that are still open, reduced.
    pub(crate) fn open_disequalities(&mut self) -> Vec<Vec<(Word, Word)>> {
        let mut open: Vec<Vec<(Word, Word)>> = Vec::new();
        for at in 0..self.disequalities.len() {
            if let Rest::Open(pairs) = self.reduce(self.disequalities[at].clone())
                && pairs.iter().any(|&(left, right)| self.unbound(left).or(self.unbound(right)).is_some())
                && !open.contains(&pairs)
            {
                open.push(pairs);
            }
        }
        open
    }
}
