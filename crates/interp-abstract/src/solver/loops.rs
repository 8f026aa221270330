//! Computations that may depend on themselves.
//!
//! Whether one run of a suspended computation demands the very same run is not known; that it may demand one with the
//! same body and environment is: then they lie on a cycle of entries that consult each other. That alone is every lazy
//! recursion. But what is allocated refers only to what is older, so a computation can meet itself only with the help
//! of a *knot*: a computation of a recursive `let`, a constant that mentions itself, or a mutable cell.

use super::Solver;
use crate::cycles::on_cycles;
use crate::knowledge::{Knowledge, ROOT, Work};
use crate::operands::operands;
use crate::value::EntryId;
use rustc_hash::FxHashSet;
use snell_core_ir::Prim;
use snell_semantics::{BodyId, Code, Fault, Node, Operand, Shape};

/// Where a program may tie knots.
pub struct Knots {
    bodies: FxHashSet<BodyId>,
    everywhere: bool,
}

impl Knots {
    /// Looks through a program.
    pub fn of(code: &Code) -> Knots {
        let writes = |node: &Node| matches!(node, Node::Prim(Prim::CellWrite | Prim::ArrayWrite, _));
        let mut bodies = FxHashSet::default();
        for node in &code.nodes {
            let Node::Let { first, count, recursive: true, .. } = *node else { continue };
            for binding in &code.bindings[first as usize..(first + count) as usize] {
                if let Shape::Thunk(body) = binding.shape {
                    bodies.insert(body);
                }
            }
        }
        let mentions = mentions(code);
        let cyclic = on_cycles(mentions.len(), |global| &mentions[global]);
        for (global, code_of) in code.globals.iter().enumerate() {
            if cyclic[global] && code.body(code_of.body).suspended {
                bodies.insert(code_of.body);
            }
        }
        Knots { bodies, everywhere: code.nodes.iter().any(writes) }
    }
}

/// The globals that the code of each global mentions.
fn mentions(code: &Code) -> Vec<Vec<u32>> {
    let mut mentions = vec![Vec::new(); code.globals.len()];
    for body in &code.bodies {
        operands(code, body, |operand| {
            if let Operand::Global(global) = operand {
                mentions[body.global.index()].push(global);
            }
        });
    }
    mentions
}

impl Solver {
    /// Records the failure for every such computation; says whether there is more to run.
    pub(super) fn find_loops(&mut self) -> bool {
        let code = self.machine.code().clone();
        let catches = self.known().catches;
        let known = self.known();
        let count = known.entries().len();
        let cyclic = on_cycles(count, |entry| known.users_of(entry));
        let mut suspended = Vec::new();
        for at in (0..count).filter(|&at| cyclic[at]) {
            match known.known(EntryId(at as u32)).work {
                Work::Body(body, context, ..) if code.body(body).suspended => suspended.push((at, body, context)),
                _ => {}
            }
        }
        if suspended.is_empty() {
            return false;
        }
        let knotted = dependants(known, &Knots::of(&code));
        let mut grew = false;
        for (at, body, context) in suspended.into_iter().filter(|&(at, ..)| knotted[at]) {
            let failure = known.failure(Fault::Loop, code.body(body).entry, context);
            grew |= known.fails(if catches { EntryId(at as u32) } else { ROOT }, failure);
        }
        grew && catches
    }
}

/// The entries that consult a knot, directly or not.
fn dependants(known: &Knowledge, knots: &Knots) -> Vec<bool> {
    let is_knot = |work: &Work| knots.everywhere || matches!(work, Work::Body(body, ..) if knots.bodies.contains(body));
    let mut found: Vec<bool> = known.entries().iter().map(|entry| is_knot(&entry.work)).collect();
    let mut todo: Vec<usize> = (0..found.len()).filter(|&at| found[at]).collect();
    while let Some(at) = todo.pop() {
        for &reader in known.users_of(at) {
            if !std::mem::replace(&mut found[reader as usize], true) {
                todo.push(reader as usize);
            }
        }
    }
    found
}
