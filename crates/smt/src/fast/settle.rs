//! Disequalities: when a repair lands on one, the model is pushed to either side of it, by search.

use super::differences::{Apart, Differences, NIL, Outcome, Undo};
use super::fragment::Atom;
use super::repair::Run;

/// How many sides may be tried for one new constraint.
const MAX_SPLITS: u32 = 64;

impl Differences {
    /// Adds the constraint and mends the model, leaving the clean-up after a failure to the caller.
    pub(super) fn add_repairing(&mut self, atom: &Atom) -> Outcome {
        let run = match *atom {
            Atom::AtMost { var, bound } => self.bound_above(var, bound),
            Atom::AtLeast { var, bound } => self.bound_below(var, bound),
            Atom::Difference { to, from, weight } => self.constrain(to, from, weight),
            Atom::Equal { a, b: NIL, offset } => match self.bound_above(a, offset) {
                Run::Mended => self.bound_below(a, offset),
                run => run,
            },
            Atom::Equal { a, b, offset } => match self.constrain(a, b, offset) {
                Run::Mended => self.constrain(b, a, -offset),
                run => run,
            },
            Atom::Apart { a, b, offset } => {
                self.separate(a, b, offset);
                Run::Mended
            }
            Atom::Known(true) => return Outcome::Agreed,
            Atom::Known(false) => return Outcome::Conflict,
            Atom::Outside => return Outcome::GaveUp,
        };
        if run != Run::Mended {
            return Outcome::Conflict;
        }
        let kept = self.trail.len();
        let mut splits = MAX_SPLITS;
        let outcome = match *atom {
            Atom::Apart { .. } if self.aparts.last().is_some_and(|apart| self.touching(apart)) => {
                let last = self.aparts[self.aparts.len() - 1];
                self.split(last, &mut splits)
            }
            _ => self.settle(&mut splits),
        };
        if outcome == Outcome::Agreed {
            // The sides that the search took are not part of the path; the model stays on them all the same.
            self.pop_to(kept);
            return if self.log.is_empty() { Outcome::Agreed } else { Outcome::Repaired };
        }
        outcome
    }

    fn separate(&mut self, a: u32, b: u32, offset: i128) {
        let id = self.aparts.len() as u32;
        let next_a = self.nodes[a as usize].apart;
        let next_b = if b == NIL { NIL } else { self.nodes[b as usize].apart };
        self.aparts.push(Apart { a, b, offset, next_a, next_b });
        self.nodes[a as usize].apart = id;
        if b != NIL {
            self.nodes[b as usize].apart = id;
        }
        self.trail.push(Undo::Apart);
    }

    /// The nearest number on one side of a forbidden one that is not forbidden itself. Values that are tried one after the
    /// other leave long runs of forbidden numbers, of which each would cost a split.
    fn allowed(&self, node: u32, forbidden: i128, step: i128) -> i128 {
        let constants = self.aparts_of(node).filter(|apart| apart.b == NIL).map(|apart| apart.offset);
        let mut ahead: Vec<i128> = constants.map(|offset| (offset - forbidden) * step).filter(|&far| far > 0).collect();
        ahead.sort_unstable();
        ahead.dedup();
        let run = ahead.iter().zip(1..).take_while(|&(&far, expected)| far == expected).count();
        forbidden + (run as i128 + 1) * step
    }

    fn touching(&self, apart: &Apart) -> bool {
        self.nodes[apart.a as usize].value == self.base(apart.b) + apart.offset
    }

    /// Looks for a disequality that the moved variables violate, and splits on it.
    fn settle(&mut self, splits: &mut u32) -> Outcome {
        for i in 0..self.log.len() {
            let node = self.log[i].0;
            let violated = self.aparts_of(node).find(|apart| self.touching(apart)).copied();
            if let Some(apart) = violated {
                return self.split(apart, splits);
            }
        }
        Outcome::Agreed
    }

    /// Tries `a` below and then above what it must differ from. Both in conflict is a conflict: one of them must hold.
    fn split(&mut self, apart: Apart, splits: &mut u32) -> Outcome {
        let Apart { a, b, offset, .. } = apart;
        for above in [false, true] {
            if *splits == 0 {
                return Outcome::GaveUp;
            }
            *splits -= 1;
            let (trail, log) = (self.trail.len(), self.log.len());
            let run = match (above, b) {
                (false, NIL) => self.bound_above(a, self.allowed(a, offset, -1)),
                (true, NIL) => self.bound_below(a, self.allowed(a, offset, 1)),
                (false, b) => self.constrain(a, b, offset - 1),
                (true, b) => self.constrain(b, a, -offset - 1),
            };
            if run == Run::Mended {
                match self.settle(splits) {
                    Outcome::Conflict => {}
                    outcome => return outcome,
                }
            }
            self.restore(log);
            self.pop_to(trail);
        }
        Outcome::Conflict
    }
}
