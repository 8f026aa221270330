//! Structures that only grow: of `reverse xs == [3,2,1]`, no answer lies beyond three elements, though the accumulator could
//! grow for ever.
//!
//! The size of a value is the number of its constructors, by a [`Measure`]. What a function gives is often known to be at least
//! as large as some of its arguments together: it puts constructors on them and calls itself, and nothing else. Where such a
//! value must be equal to another one of which everything is known, and is already larger before it is there, no answer
//! lies ahead.
//!
//! All that is said of sizes is said of values that are there in the end: one that fails, or does not end, is larger than any
//! other.

mod facts;
mod look;
mod measure;

use crate::decision::Pending;
use crate::process::Explorer;
use crate::state::Symbolic;
use facts::Facts;
use look::{Look, OnItsWay, Value};
use measure::{Compared, Measure, Measures, is_ground};
use rustc_hash::FxHashMap;
use snell_graph::Word;
use snell_semantics::{After, Machine, Pending as Awaiting};

/// Frames that are looked at for one coroutine: a look at each decision must not take longer than what leads to it.
const MOST_FRAMES: usize = 256;

/// Values that are evaluated early on one path.
const MOST_HURRIED: u32 = 4;

/// Of values with more constructors nothing is said.
const LARGEST: usize = 4096;

/// What is known of the functions that somebody asked about.
#[derive(Default)]
pub(crate) struct Sizes {
    facts: FxHashMap<facts::Key, Facts>,
    measures: Measures,
}

/// What can be said of a path at a decision.
pub(crate) enum Outlook {
    /// Nothing.
    Open,
    /// No answer lies ahead.
    Outgrown,
    /// More, once this value is evaluated, which depends on no decision.
    Waits(Word),
}

impl Explorer {
    /// Whether something that must come true cannot, because a number or a structure in it has grown too large.
    pub(crate) fn outlook(&mut self) -> Outlook {
        let Explorer { machine, bulk, growth, ahead, .. } = self;
        let may_hurry = ahead.hurried < MOST_HURRIED;
        for pending in machine.pending() {
            let equated = machine.equated(&pending);
            if growth.has_outgrown(machine, pending, equated) {
                return Outlook::Outgrown;
            }
            match equated.map_or(Outlook::Open, |equated| bulk.outlook(machine, pending, equated, may_hurry)) {
                Outlook::Open => {}
                outlook => return outlook,
            }
        }
        Outlook::Open
    }

    /// Evaluates a value before the decision at hand.
    pub(crate) fn hurry(&mut self, value: Word) {
        self.ahead.hurried += 1;
        self.machine.interp.pending = Pending::None;
        self.machine.hurry(value, LARGEST as u32);
    }
}

impl Sizes {
    fn outlook(
        &mut self,
        machine: &Machine<Symbolic>,
        pending: Awaiting,
        [left, right]: [Word; 2],
        may_hurry: bool,
    ) -> Outlook {
        let symbolic = &machine.interp;
        let is_suspended = |at| matches!(symbolic.heap.get(at), Word::Suspended(_));
        let known = match (symbolic.current(left), symbolic.current(right)) {
            (known @ Word::Con(..), Word::Lazy(_)) | (Word::Lazy(_), known @ Word::Con(..)) => known,
            (Word::Lazy(at), Word::Lazy(_)) if may_hurry && is_suspended(at) && is_ground(symbolic, left) => {
                return Outlook::Waits(left);
            }
            (Word::Lazy(_), Word::Lazy(at)) if may_hurry && is_suspended(at) && is_ground(symbolic, right) => {
                return Outlook::Waits(right);
            }
            _ => return Outlook::Open,
        };
        let (spine, whole) = self.measures.fitting(symbolic, known);
        for measure in [spine, whole].into_iter().flatten() {
            let least = self.least(machine, pending, measure);
            if least <= 0 {
                continue;
            }
            match self.measures.compare(symbolic, measure, known, least.min(LARGEST as i64) as usize) {
                Compared::Below => return Outlook::Outgrown,
                Compared::Waits if may_hurry && is_ground(symbolic, known) => return Outlook::Waits(known),
                _ => {}
            }
        }
        Outlook::Open
    }

    /// The least size of what a coroutine computes.
    fn least(&mut self, machine: &Machine<Symbolic>, mut pending: Awaiting, measure: Measure) -> i64 {
        let mut on_its_way = OnItsWay::default();
        let mut value = match pending.node {
            Some(node) => self.look(machine, measure, &on_its_way, |look| look.at(pending.activation, None, node)),
            None => Value::UNKNOWN,
        };
        for _ in 0..MOST_FRAMES {
            let Some(after) = machine.after(&mut pending) else { return 0 };
            value = match after {
                After::Wanted(_) => value,
                After::Updated(thunk) => {
                    if let Word::Lazy(cell) = machine.interp.current(thunk) {
                        on_its_way.push((cell, value.clone()));
                    }
                    value
                }
                After::Branch(alts, activation) => {
                    self.look(machine, measure, &on_its_way, |look| look.after_branch(activation, alts, value.clone()))
                }
                After::Operand(slot, node, activation) => {
                    let replaced = || Some((slot, value.clone()));
                    self.look(machine, measure, &on_its_way, |look| look.at(activation, replaced(), node))
                }
                After::Equated(..) => {
                    let mut look = Look::new(machine.code(), measure, &self.measures, &self.facts);
                    look.run = Some((machine, &on_its_way));
                    return look.size(&value).low;
                }
                After::Other => Value::UNKNOWN,
            };
        }
        0
    }

    /// What a look finds, once everything is known of the functions that it meets.
    fn look(
        &mut self,
        machine: &Machine<Symbolic>,
        measure: Measure,
        on_its_way: &OnItsWay,
        mut at: impl FnMut(&mut Look<'_>) -> Value,
    ) -> Value {
        loop {
            self.measures.prepare(machine.code(), measure);
            let mut look = Look::new(machine.code(), measure, &self.measures, &self.facts);
            look.run = Some((machine, on_its_way));
            let value = at(&mut look);
            let missing = std::mem::take(&mut look.missing);
            if missing.is_empty() {
                return value;
            }
            self.learn(machine.code(), missing);
        }
    }
}
