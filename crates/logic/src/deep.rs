//! Evaluation of deep or heavily shared terms: an explicit stack, and a memory of what is already known.

use rustc_hash::FxHashMap;

use crate::arena::Terms;
use crate::eval::{Children, Exhausted, step};
use crate::model::{Assignment, Value};
use crate::node::TermId;

struct Memory(FxHashMap<TermId, Option<Value>>);

impl Children for Memory {
    fn value(&mut self, term: TermId) -> Result<Option<Value>, Exhausted> {
        self.0.get(&term).cloned().ok_or(Exhausted)
    }
}

/// The value of a term, whatever its depth.
pub(crate) fn eval(terms: &Terms, root: TermId, assignment: &impl Assignment) -> Option<Value> {
    let mut memory = Memory(FxHashMap::default());
    let mut stack = vec![(root, false)];
    while let Some((term, ready)) = stack.pop() {
        if memory.0.contains_key(&term) {
            continue;
        }
        if ready {
            // All children are in the memory, so the step cannot be exhausted.
            let value = step(terms, term, assignment, &mut memory).unwrap_or(None);
            memory.0.insert(term, value);
        } else {
            stack.push((term, true));
            terms.for_each_child(term, |child| stack.push((child, false)));
        }
    }
    memory.0.remove(&root).flatten()
}
