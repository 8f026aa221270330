//! Functions that get out of the program: whoever has its results, or is one of its inputs, may call them.

use crate::knowledge::{Knowledge, ROOT, Work};
use crate::value::{Addr, Object};
use rustc_hash::FxHashSet;
use snell_lattice::Element;
use snell_semantics::BodyId;
use std::collections::BTreeSet;

/// The bodies of all functions in the program's result, or in what was given to functions that came from outside.
pub(crate) fn escaped(known: &mut Knowledge, handed: FxHashSet<Element>) -> BTreeSet<BodyId> {
    let mut todo: Vec<Addr> = Vec::new();
    let result = known.result(ROOT);
    let mut elements = vec![known.read(result)];
    elements.extend(handed);
    // What is forced as a whole is what others look at.
    todo.extend(known.entries().iter().filter_map(|entry| match entry.work {
        Work::Deep(addr, _) if entry.begun => Some(addr),
        _ => None,
    }));
    let (mut bodies, mut seen, mut met) = (BTreeSet::new(), FxHashSet::default(), FxHashSet::default());
    loop {
        while let Some(element) = elements.pop() {
            if !met.insert(element) {
                continue;
            }
            for object in known.sets.get(element).objects.iter() {
                match &**known.get(object) {
                    Object::Closure(body, _) => {
                        bodies.insert(*body);
                    }
                    Object::Partial(parts) | Object::Con(_, parts) => todo.extend(parts),
                    Object::Cell(content) | Object::Array(_, content) => todo.push(*content),
                    _ => {}
                }
            }
        }
        let Some(addr) = todo.pop() else { return bodies };
        if seen.insert(addr) {
            let forced = known.forced(addr);
            known.spread_all();
            elements.extend([known.read(addr), known.read(forced)]);
        }
    }
}
