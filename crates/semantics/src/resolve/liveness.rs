//! The third pass: which slots a suspended activation still needs.
//!
//! The collector keeps only these, so that a value is dropped as soon as no code can mention it: `sum [1..n]` runs in
//! constant space although the caller's activation once held the list.

use crate::code::*;
use snell_core_ir::ExprId;
use std::ops::Range;

/// Fills the live lists of bodies, alternatives and conditions. `order` lists parents before children.
pub fn fill(code: &mut Code, order: &[ExprId]) {
    let mut sets: Vec<Vec<Slot>> = vec![Vec::new(); code.nodes.len()];
    for &expr in order.iter().rev() {
        let set = match code.nodes[expr.index()] {
            Node::Case(scrutinee, alts) => {
                let after = branches(code, alts, &mut sets);
                let range = store(code, &after);
                code.alts[alts.0 as usize].live = range;
                union(take(&mut sets, scrutinee), after)
            }
            Node::Let { first, count, body, .. } => {
                let mut set = take(&mut sets, body);
                let bindings = &code.bindings[first as usize..(first + count) as usize];
                for bind in bindings {
                    set.extend(locals(code, bind.fields));
                }
                normalise(&mut set);
                set.retain(|slot| bindings.iter().all(|bind| bind.slot != *slot));
                set
            }
            Node::Assume(condition, body) | Node::Assert(_, condition, body) => {
                let set = union(take(&mut sets, body), local(condition).into_iter().collect());
                let range = store(code, &set);
                code.live_at.insert(NodeId(expr.0), range);
                set
            }
            node => leaf(code, node),
        };
        sets[expr.index()] = set;
    }
    for id in 0..code.bodies.len() {
        let set = take(&mut sets, code.bodies[id].entry);
        code.bodies[id].live = store(code, &set);
    }
}

/// What a node without continuation mentions.
pub(crate) fn leaf(code: &Code, node: Node) -> Vec<Slot> {
    let mut set: Vec<Slot> = match node {
        Node::Atom(operand) => local(operand).into_iter().collect(),
        Node::Call(function, args) => locals(code, args).chain(local(function)).collect(),
        Node::CallKnown(_, args) | Node::Construct(_, args) | Node::Prim(_, args) => locals(code, args).collect(),
        Node::Binary(_, left, right) => local(left).into_iter().chain(local(right)).collect(),
        _ => Vec::new(),
    };
    normalise(&mut set);
    set
}

fn branches(code: &Code, alts: AltsId, sets: &mut [Vec<Slot>]) -> Vec<Slot> {
    let alts = code.alternatives(alts);
    let mut after = alts.default.map_or(Vec::new(), |body| take(sets, body));
    for case in &alts.cases {
        let fields = match case.test {
            Test::Con(_, count) => case.fields..case.fields + count,
            Test::Lit(_) => 0..0,
        };
        after.extend(take(sets, case.body).into_iter().filter(|slot| !fields.contains(slot)));
    }
    normalise(&mut after);
    after.retain(|&slot| slot != alts.binder);
    after
}

fn take(sets: &mut [Vec<Slot>], node: NodeId) -> Vec<Slot> {
    std::mem::take(&mut sets[node.0 as usize])
}

fn union(mut one: Vec<Slot>, other: Vec<Slot>) -> Vec<Slot> {
    one.extend(other);
    normalise(&mut one);
    one
}

fn normalise(set: &mut Vec<Slot>) {
    set.sort_unstable();
    set.dedup();
}

fn store(code: &mut Code, set: &[Slot]) -> Range<u32> {
    let start = code.live.len() as u32;
    code.live.extend_from_slice(set);
    start..code.live.len() as u32
}

fn locals(code: &Code, run: Operands) -> impl Iterator<Item = Slot> + '_ {
    code.run(run).iter().filter_map(|&operand| local(operand))
}

fn local(operand: Operand) -> Option<Slot> {
    match operand {
        Operand::Local(slot) => Some(slot),
        _ => None,
    }
}
