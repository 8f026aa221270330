//! Which functions copy the cells of a parameter; see [`Spine`].

use crate::code::{Alternatives, BodyId, Case, Code, Node, NodeId, Operand, Shape, Slot, Test};
use crate::instr::{Place, Spine};

/// The `let` nodes of a body that suspend nothing but copying on.
pub fn find(code: &Code, id: BodyId, literals: usize) -> Vec<(NodeId, Spine)> {
    let body = code.body(id);
    let Node::Case(scrutinee, alts) = code.node(body.entry) else { return Vec::new() };
    let Node::Atom(Operand::Local(param)) = code.node(scrutinee) else { return Vec::new() };
    if body.suspended || body.captured > 0 || param >= body.arity {
        return Vec::new();
    }
    let alts = code.alternatives(alts);
    let end = end(code, alts, body.arity).map(|(con, slot)| (con, Place::of(Operand::Local(slot), literals)));
    let spine = |case| spine(code, id, param, case).map(|spine| (case.body, Spine { end, ..spine }));
    alts.cases.iter().filter_map(spine).collect()
}

/// The constructor without fields for which a parameter is given.
fn end(code: &Code, alts: &Alternatives, arity: u32) -> Option<(snell_core_ir::ConId, Slot)> {
    alts.cases.iter().find_map(|case| match (&case.test, code.node(case.body)) {
        (&Test::Con(con, 0), Node::Atom(Operand::Local(slot))) if slot < arity => Some((con, slot)),
        _ => None,
    })
}

/// `x : xs` to `let rest = suspended f .. xs .. in x : rest`, all other arguments being the parameters.
fn spine(code: &Code, id: BodyId, param: Slot, case: &Case) -> Option<Spine> {
    let Test::Con(con, width @ 1..) = case.test else { return None };
    let Node::Let { first, count: 1, recursive: false, body } = code.node(case.body) else { return None };
    let Node::Construct(given, fields) = code.node(body) else { return None };
    let binding = &code.bindings[first as usize];
    let Shape::Thunk(thunk) = binding.shape else { return None };
    let Node::CallKnown(callee, args) = code.node(code.body(thunk).entry) else { return None };
    let tail = case.fields + width - 1;
    let same = code.run(fields).iter().enumerate().all(|(at, field)| {
        let slot = case.fields + at as u32;
        *field == Operand::Local(if slot == tail { binding.slot } else { slot })
    });
    let captured = code.run(binding.fields);
    let on = code.run(args).iter().enumerate().all(|(at, arg)| {
        let Operand::Local(slot) = *arg else { return false };
        captured.get(slot as usize) == Some(&Operand::Local(if at as u32 == param { tail } else { at as u32 }))
    });
    (given == con && callee == id && same && on).then_some(Spine { binding: first, con, tail, end: None, body })
}
