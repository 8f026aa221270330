//! From Core to code: variables become slots, lambdas and thunks become bodies with flat closures.
//!
//! Three passes, each over an explicit stack, so that no nesting of the program can exhaust the host's:
//! scopes (who binds, who captures), emission (slots and nodes), liveness (what a suspended activation still needs).

mod assemble;
mod emit;
mod liveness;
mod plain;
mod scope;
mod spine;

use crate::code::{BodyId, Code, Node, NodeId, Slot};
use snell_core_ir::Program;
use std::sync::Arc;

/// Resolves a program that passed [`snell_core_ir::check()`].
pub fn resolve(program: Arc<Program>) -> Code {
    let scopes = scope::Scopes::of(&program);
    let (mut code, order) = emit::emit(program, scopes);
    liveness::fill(&mut code, &order);
    plain::fill(&mut code);
    assemble::fill(&mut code);
    code
}

impl Code {
    /// Makes the instructions of some bodies anew, after their nodes or operands were changed.
    pub fn assemble(&mut self, bodies: &[BodyId]) {
        assemble::refill(self, bodies);
    }
}

/// The slots that evaluating a node may still mention.
pub(crate) fn live_slots(code: &Code, node: NodeId) -> Vec<Slot> {
    match code.live_at.get(&node) {
        Some(range) => code.live(range).to_vec(),
        None => match code.node(node) {
            Node::Case(scrutinee, alts) => {
                let mut slots = liveness::leaf(code, code.node(scrutinee));
                slots.extend_from_slice(code.live(&code.alternatives(alts).live));
                slots
            }
            leaf => liveness::leaf(code, leaf),
        },
    }
}
