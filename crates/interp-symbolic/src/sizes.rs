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

use crate::process::Explorer;
use crate::state::Symbolic;
use facts::Facts;
use look::{Look, Value};
use measure::{Measure, Measures};
use rustc_hash::FxHashMap;
use snell_graph::Word;
use snell_semantics::{After, Machine, Pending};

/// Frames that are looked at for one coroutine: a look at each decision must not take longer than what leads to it.
const MOST_FRAMES: usize = 256;

/// Of values with more constructors nothing is said.
const LARGEST: usize = 4096;

/// What is known of the functions that somebody asked about.
#[derive(Default)]
pub(crate) struct Sizes {
    facts: FxHashMap<facts::Key, Facts>,
    measures: Measures,
}

impl Explorer {
    /// Whether something that must be equal to a value cannot, because it has grown larger.
    pub(crate) fn has_outsized(&mut self) -> bool {
        let Explorer { machine, bulk, .. } = self;
        machine.pending().any(|pending| bulk.is_refuted(machine, pending))
    }
}

impl Sizes {
    fn is_refuted(&mut self, machine: &Machine<Symbolic>, pending: Pending) -> bool {
        let Some([left, right]) = machine.equated(&pending) else { return false };
        let known = match (machine.interp.current(left), machine.interp.current(right)) {
            (known @ Word::Con(..), Word::Lazy(_)) | (Word::Lazy(_), known @ Word::Con(..)) => known,
            _ => return false,
        };
        let (spine, whole) = self.measures.fitting(&machine.interp, known);
        [spine, whole].into_iter().flatten().any(|measure| {
            let least = self.least(machine, pending, measure);
            least > 0 && self.measures.is_below(&machine.interp, measure, known, least.min(LARGEST as i64) as usize)
        })
    }

    /// The least size of what a coroutine computes.
    fn least(&mut self, machine: &Machine<Symbolic>, mut pending: Pending, measure: Measure) -> i64 {
        let code = machine.code().clone();
        let mut value = match pending.node {
            Some(node) => self.look(machine, measure, |look| look.at(pending.activation, None, node)),
            None => Value::UNKNOWN,
        };
        for _ in 0..MOST_FRAMES {
            let Some(after) = machine.after(&mut pending) else { return 0 };
            value = match after {
                After::Same | After::Wanted(_) => value,
                After::Branch(alts, activation) => {
                    self.look(machine, measure, |look| look.after_branch(activation, alts, value.clone()))
                }
                After::Operand(slot, node, activation) => {
                    self.look(machine, measure, |look| look.at(activation, Some((slot, value.clone())), node))
                }
                After::Equated(..) => {
                    let mut look = Look::new(&code, measure, &self.measures, &self.facts, Some(machine));
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
        mut at: impl FnMut(&mut Look<'_>) -> Value,
    ) -> Value {
        loop {
            self.measures.prepare(machine.code(), measure);
            let mut look = Look::new(machine.code(), measure, &self.measures, &self.facts, Some(machine));
            let value = at(&mut look);
            let missing = std::mem::take(&mut look.missing);
            if missing.is_empty() {
                return value;
            }
            self.learn(machine.code(), missing);
        }
    }
}
