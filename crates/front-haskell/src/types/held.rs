//! Constraints that types stand for: `Holds# (Show a)` is `Show a`, as soon as that is known.

use super::Checker;
use super::ty::{Node, Pred};

impl Checker<'_> {
    /// The constraint itself in place of one that says that it holds.
    pub fn held(&mut self, mut pred: Pred) -> Pred {
        while pred.class == self.hir.wired.holds {
            self.normalise_args(&mut pred);
            let (head, args) = self.store.spine(pred.args[0]);
            let Node::Con(con) = self.store.head(head).1 else { return pred };
            let wired = &self.hir.wired;
            let tuple = wired.tuples.iter().position(|&tuple| tuple == con).map(|place| place + 2);
            let (class, args) = match (self.hir.class_types.get(&con), tuple) {
                (Some(&class), _) => (Some(class), args),
                (None, Some(size)) if size == args.len() => (wired.held.get(size - 1).copied(), args),
                _ if con == wired.unit => (wired.held.first().copied(), vec![pred.args[0]]),
                _ => return pred,
            };
            let Some(class) = class.filter(|&class| self.hir.class(class).params.len() == args.len()) else {
                return pred;
            };
            pred = Pred { class, args };
        }
        pred
    }

    /// What was given before it was known what it is, and is known by now, is given again.
    pub fn give_held(&mut self, scope: u32) {
        let (current, mut at) = (self.scope, scope);
        loop {
            if self.scopes[at as usize].holds {
                let holds = self.hir.wired.holds;
                let givens = self.scopes[at as usize].givens.clone();
                for (place, (given, evidence)) in givens.into_iter().enumerate().rev() {
                    let known = if given.class == holds { self.held(given) } else { continue };
                    if known.class != holds {
                        self.scopes[at as usize].givens.remove(place);
                        self.scope = at;
                        self.give(known, evidence);
                    }
                }
                let givens = &self.scopes[at as usize].givens;
                let open = givens.iter().any(|(given, _)| given.class == holds);
                self.scopes[at as usize].holds = open;
            }
            if at == 0 {
                break;
            }
            at = self.scopes[at as usize].parent;
        }
        self.scope = current;
    }
}
