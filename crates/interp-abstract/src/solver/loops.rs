//! Computations that may depend on themselves.
//!
//! Whether one run of a suspended computation demands the very same run is not known; that it demands one with the same
//! body and environment is: then they lie on a cycle of entries that consult each other.

use super::Solver;
use crate::knowledge::{Knowledge, ROOT, Work};
use crate::value::EntryId;
use snell_semantics::Fault;

impl Solver {
    /// Records the failure for every such computation; says whether there is more to run.
    pub(super) fn find_loops(&mut self) -> bool {
        let code = self.machine.code().clone();
        let catches = self.machine.interp.catches;
        let known = self.known();
        let mut grew = false;
        for entry in cyclic(known) {
            let Work::Body(body, _) = known.known(entry).work else { continue };
            if code.body(body).suspended {
                let failure = known.failure(Fault::Loop, code.body(body).entry);
                grew |= known.fails(if catches { entry } else { ROOT }, failure);
            }
        }
        grew && catches
    }
}

/// The entries on cycles, after Tarjan; iterative, since chains of entries can be long.
fn cyclic(known: &Knowledge) -> Vec<EntryId> {
    const NEW: u32 = u32::MAX;
    let count = known.entries().len();
    let mut number = vec![NEW; count];
    let mut low = vec![NEW; count];
    let mut open = vec![false; count];
    let mut stack: Vec<usize> = Vec::new();
    let mut found = Vec::new();
    let mut next = 0;
    for root in 0..count {
        if number[root] != NEW {
            continue;
        }
        let mut path: Vec<(usize, usize)> = vec![(root, 0)];
        while let Some(top) = path.last_mut() {
            let at = top.0;
            if top.1 == 0 && number[at] == NEW {
                (number[at], low[at], open[at]) = (next, next, true);
                next += 1;
                stack.push(at);
            }
            let readers = known.readers(EntryId(at as u32));
            if let Some(reader) = readers.get(top.1) {
                top.1 += 1;
                let to = reader.0 as usize;
                if number[to] == NEW {
                    path.push((to, 0));
                } else if open[to] {
                    low[at] = low[at].min(number[to]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[at]);
            }
            if low[at] == number[at] {
                let start = stack.iter().rposition(|&entry| entry == at).unwrap_or(0);
                let component = stack.split_off(start);
                let cycle = component.len() > 1 || readers.contains(&EntryId(at as u32));
                for &entry in &component {
                    open[entry] = false;
                }
                if cycle {
                    found.extend(component.iter().map(|&entry| EntryId(entry as u32)));
                }
            }
        }
    }
    found
}
