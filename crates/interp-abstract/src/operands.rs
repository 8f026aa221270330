//! What the code of a body mentions.

use crate::narrowing::{Fact, Narrowings};
use rustc_hash::FxHashMap;
use snell_core_ir::{GlobalId, Prim};
use snell_lattice::BitSet;
use snell_semantics::{Body, BodyId, Code, Node, Operand, Shape, Slot};
use std::cell::OnceCell;

/// Shows every operand of a body, and every global that it calls by name.
pub fn operands(code: &Code, body: &Body, mut operand: impl FnMut(Operand)) {
    let mut todo = vec![body.entry];
    while let Some(node) = todo.pop() {
        match code.node(node) {
            Node::Atom(one) => operand(one),
            Node::Call(function, args) => {
                operand(function);
                code.run(args).iter().copied().for_each(&mut operand);
            }
            Node::CallKnown(callee, args) => {
                code.run(args).iter().copied().for_each(&mut operand);
                operand(Operand::Global(global_of(code, callee).0));
            }
            Node::Construct(_, args) | Node::Prim(_, args) => code.run(args).iter().copied().for_each(&mut operand),
            Node::Binary(_, left, right) => [left, right].into_iter().for_each(&mut operand),
            Node::Let { first, count, body, .. } => {
                for binding in &code.bindings[first as usize..(first + count) as usize] {
                    code.run(binding.fields).iter().copied().for_each(&mut operand);
                }
                todo.push(body);
            }
            Node::Case(scrutinee, alts) => {
                todo.push(scrutinee);
                todo.extend(code.alternatives(alts).cases.iter().map(|case| case.body));
                todo.extend(code.alternatives(alts).default);
            }
            Node::Assume(condition, body) | Node::Assert(_, condition, body) => {
                operand(condition);
                todo.push(body);
            }
            Node::Fresh(_) | Node::Error(_) => {}
        }
    }
}

fn global_of(code: &Code, body: BodyId) -> GlobalId {
    code.body(body).global
}

/// Whether the body of a global only builds a value from constants: it cannot fail, calls nothing and looks at nothing. Such a
/// value is there from the start.
pub fn is_plain(code: &Code, body: &Body) -> bool {
    let mut todo = vec![body.entry];
    let mut suspended: Vec<Slot> = Vec::new();
    while let Some(node) = todo.pop() {
        match code.node(node) {
            Node::Atom(Operand::Local(slot)) if !suspended.contains(&slot) => {}
            Node::Atom(Operand::Literal(_)) | Node::Construct(..) | Node::Prim(Prim::CellNew, _) => {}
            Node::Let { first, count, body, .. } => {
                let bindings = &code.bindings[first as usize..(first + count) as usize];
                let thunks = bindings.iter().filter(|binding| matches!(binding.shape, Shape::Thunk(_)));
                suspended.extend(thunks.map(|binding| binding.slot));
                todo.push(body);
            }
            Node::Case(scrutinee, alts) if code.alternatives(alts).cases.is_empty() => {
                todo.push(scrutinee);
                todo.extend(code.alternatives(alts).default);
            }
            _ => return false,
        }
    }
    body.suspended && code.body(code.globals[body.global.index()].body).entry == body.entry
}

/// For each body, the slots that it ever reads: nothing has to flow to the others. Most bodies of libraries are never asked about.
#[derive(Debug)]
pub struct Reads {
    bodies: Vec<OnceCell<BitSet>>,
    /// Slots that narrowings look at.
    tested: FxHashMap<BodyId, BitSet>,
}

impl Reads {
    /// What is read in a program.
    pub fn of(code: &Code, narrowings: &Narrowings) -> Reads {
        let mut tested: FxHashMap<BodyId, BitSet> = FxHashMap::default();
        for ((alts, _), narrowings) in narrowings {
            let body = tested.entry(code.alternatives(*alts).body).or_default();
            for narrowing in narrowings {
                body.insert(narrowing.from);
                let facts = narrowing.ways.iter().flatten();
                facts.filter_map(Fact::slot).for_each(|slot| _ = body.insert(slot));
            }
        }
        Reads { bodies: vec![OnceCell::new(); code.bodies.len()], tested }
    }

    /// Whether a body of this program ever reads a slot.
    pub fn reads(&self, code: &Code, body: BodyId, slot: Slot) -> bool {
        let found = self.bodies[body.0 as usize].get_or_init(|| {
            let mut read: Vec<Slot> = Vec::new();
            operands(code, code.body(body), |operand| {
                if let Operand::Local(slot) = operand {
                    read.push(slot);
                }
            });
            read.sort_unstable();
            read.into_iter().collect()
        });
        found.contains(slot) || self.tested.get(&body).is_some_and(|tested| tested.contains(slot))
    }
}
