//! The last pass: instructions.

use super::spine;
use crate::code::{Alternatives, AltsId, Body, BodyId, Code, Node, NodeId, Operand, Operands, Test};
use crate::instr::{Arm, Branch, Instr, Key, KeyedCase, Keys, Known, NO_CASE, NOWHERE, Place, Ways};
use crate::interpretation::Selected;
use snell_core_ir::{ConId, Literal, Prim, PrimType, builtin};

/// Fills the instructions and the places of operand runs.
pub fn fill(code: &mut Code) {
    let literals = code.literals.len();
    code.places = code.operands.iter().map(|&operand| Place::of(operand, literals)).collect();
    fill_branches(code);
    code.instrs = code.nodes.iter().map(|&node| instr(code, node, literals)).collect();
    fill_compares(code);
    for id in 0..code.bodies.len() {
        code.bodies[id].forward = forward(code, &code.bodies[id]);
    }
    code.spines.clear();
    for id in 0..code.bodies.len() {
        for (node, spine) in spine::find(code, BodyId(id as u32), literals) {
            code.instrs[node.0 as usize] = Instr::Spine(code.spines.len() as u32);
            code.spines.push(spine);
        }
    }
}

/// The same, of some bodies whose nodes or operands were changed; alternatives are as they were.
pub fn refill(code: &mut Code, bodies: &[BodyId]) {
    let literals = code.literals.len();
    for &body in bodies {
        let nodes = code.nodes_of(body);
        for &node in &nodes {
            for run in runs(code, code.node(node)) {
                for at in run.start..run.start + run.len {
                    code.places[at as usize] = Place::of(code.operands[at as usize], literals);
                }
            }
            code.instrs[node.0 as usize] = instr(code, code.node(node), literals);
        }
        nodes.iter().for_each(|node| fill_compare(code, node.0 as usize));
        code.bodies[body.0 as usize].forward = forward(code, code.body(body));
    }
    for &body in bodies {
        for (node, spine) in spine::find(code, body, literals) {
            code.instrs[node.0 as usize] = Instr::Spine(code.spines.len() as u32);
            code.spines.push(spine);
        }
    }
}

/// The operands of a node that are kept in runs.
fn runs(code: &Code, node: Node) -> Vec<Operands> {
    match node {
        Node::Call(_, args) | Node::CallKnown(_, args) | Node::Construct(_, args) | Node::Prim(_, args) => vec![args],
        Node::Let { first, count, .. } => {
            code.bindings[first as usize..(first + count) as usize].iter().map(|binding| binding.fields).collect()
        }
        _ => Vec::new(),
    }
}

/// Puts two tests of the same operands together, where a test for less is followed by one for equal: `compare`.
fn fill_compares(code: &mut Code) {
    (0..code.instrs.len()).for_each(|at| fill_compare(code, at));
}

fn fill_compare(code: &mut Code, at: usize) {
    let Instr::Test { op, left, right, bodies: [less, other], .. } = code.instrs[at] else { return };
    let second = code.instrs[other.0 as usize];
    let Instr::Test { op: then, left: also, right: again, bodies: [same, greater], .. } = second else { return };
    if also == left && again == right && are_of_one_order(op, then) {
        code.instrs[at] = Instr::Compare { op, left, right, bodies: [less, same, greater] };
    }
}

/// Whether the first says what is less and the second what is equal, of the same kind of values.
fn are_of_one_order(less: Prim, equal: Prim) -> bool {
    let kinds = (less.text().strip_suffix(".lt"), equal.text().strip_suffix(".eq"));
    matches!(kinds, (Some(one), Some(other)) if one == other)
}

/// The function that a thunk calls with what it captures, if it does nothing else.
fn forward(code: &Code, body: &Body) -> Option<BodyId> {
    let Node::CallKnown(callee, args) = code.node(body.entry) else { return None };
    let args = code.run(args);
    let plain = args.iter().enumerate().all(|(at, arg)| *arg == Operand::Local(at as u32));
    (body.suspended && plain && args.len() == body.captured as usize && !args.is_empty()).then_some(callee)
}

fn fill_branches(code: &mut Code) {
    code.branches.clear();
    code.arms.clear();
    code.keyed.clear();
    for alts in &code.alts {
        let binder = if alts.binder_used { alts.binder } else { NOWHERE };
        let only = alts.default.filter(|_| alts.cases.is_empty()).unwrap_or(NodeId(NOWHERE));
        let (arms, count) = (code.arms.len() as u32, alts.jump.len() as u32);
        let start = code.keyed.len() as u32;
        code.keyed.extend(keyed(alts).unwrap_or_default());
        let keys = Keys { start, len: code.keyed.len() as u32 - start };
        code.branches.push(Branch { ways: Ways { arms, first: alts.first, count, binder }, only, keys });
        code.arms.extend(alts.jump.iter().map(|&case| arm(alts, case)));
    }
}

/// Where numbers and characters lead, if all alternatives are such.
fn keyed(alts: &Alternatives) -> Option<Vec<KeyedCase>> {
    let key = |test: &Test| match test {
        Test::Lit(Literal::Int(n)) => Some(Key::Int(*n)),
        Test::Lit(Literal::Integer(n)) => n.to_i64().map(Key::Int),
        Test::Lit(Literal::Char(c)) => Some(Key::Char(*c)),
        _ => None,
    };
    (0..).zip(&alts.cases).map(|(case, one)| Some(KeyedCase { key: key(&one.test)?, case })).collect()
}

fn arm(alts: &Alternatives, at: u32) -> Arm {
    let Some(case) = alts.cases.get(at as usize) else {
        let body = alts.default.unwrap_or(NodeId(NOWHERE));
        return Arm { body, case: Selected::<()>::DEFAULT, fields: 0, first: 0, count: 0 };
    };
    let (first, count) = match case.test {
        Test::Con(_, width) if case.used == u64::MAX => (0, width),
        Test::Con(..) if case.used != 0 => {
            let first = case.used.trailing_zeros();
            (first, u64::BITS - case.used.leading_zeros() - first)
        }
        _ => (0, 0),
    };
    Arm { body: case.body, case: at, fields: case.fields + first, first, count }
}

fn instr(code: &Code, node: Node, literals: usize) -> Instr {
    let place = |operand| Place::of(operand, literals);
    match node {
        Node::Atom(operand) => Instr::Atom(place(operand)),
        Node::Call(function, args) => Instr::Call(place(function), args),
        Node::CallKnown(body, args) => Instr::CallKnown(known(code, body, args)),
        Node::Construct(con, args) => Instr::Construct(con, args),
        Node::Binary(op, left, right) => Instr::Binary(op, place(left), place(right)),
        Node::Prim(op, args) => Instr::Prim(op, args),
        Node::Let { first, count: 1, recursive: false, body } => of_binding(code, first, body, literals),
        Node::Let { first, count, recursive: false, body } => Instr::Let { first, count, body },
        Node::Let { first, count, recursive: true, body } => Instr::LetRec { first, count, body },
        Node::Case(scrutinee, alts) => match code.node(scrutinee) {
            Node::Atom(operand) => of_atom(code, place(operand), alts),
            Node::Binary(op, left, right) => of_binary(code, op, [place(left), place(right)], alts),
            Node::CallKnown(body, args) => Instr::CaseCall { alts, known: known(code, body, args), call: scrutinee },
            Node::Prim(op, args) if is_storage(op) => Instr::CasePrim { alts, op, args },
            _ => Instr::Case(alts),
        },
        Node::Fresh(ty) => Instr::Fresh(ty),
        Node::Assume(condition, body) => Instr::Assume(place(condition), body),
        Node::Assert(label, condition, body) => Instr::Assert(label, place(condition), body),
        Node::Error(label) => Instr::Error(label),
    }
}

/// Whether a primitive may be done where its operands are.
fn is_storage(op: Prim) -> bool {
    use Prim::*;
    matches!(op, ArrayRead | ArrayWrite | ArrayLength | CellRead | CellWrite)
}

/// One binding, and what follows.
fn of_binding(code: &Code, binding: u32, body: NodeId, literals: usize) -> Instr {
    let bound = Operand::Local(code.bindings[binding as usize].slot);
    if let Node::Construct(con, args) = code.node(body) {
        match *code.run(args) {
            [last] if last == bound => return Instr::LetConstruct { binding, body, con, first: None },
            [first, last] if last == bound && first != bound => {
                let first = Some(Place::of(first, literals));
                return Instr::LetConstruct { binding, body, con, first };
            }
            _ => {}
        }
    }
    Instr::Let { first: binding, count: 1, body }
}

fn known(code: &Code, body: BodyId, args: Operands) -> Known {
    let callee = code.body(body);
    Known { body, args, entry: callee.entry, size: callee.size }
}

fn of_atom(code: &Code, value: Place, id: AltsId) -> Instr {
    let alts = code.alternatives(id);
    match alts.default {
        Some(body) if alts.cases.is_empty() => Instr::Force { value, slot: alts.binder, alts: id, body },
        _ => Instr::CaseAtom { value, alts: id, branch: code.branches[id.0 as usize].ways },
    }
}

fn of_binary(code: &Code, op: Prim, [left, right]: [Place; 2], id: AltsId) -> Instr {
    let alts = code.alternatives(id);
    match alts.default {
        Some(body) if alts.cases.is_empty() => Instr::Compute { op, left, right, slot: alts.binder, alts: id, body },
        _ => test(alts, op, [left, right], id).unwrap_or(Instr::CaseBinary(op, left, right, id)),
    }
}

fn test(alts: &Alternatives, op: Prim, [left, right]: [Place; 2], id: AltsId) -> Option<Instr> {
    let plain = |test: &Test| matches!(test, Test::Con(builtin::TRUE | builtin::FALSE, 0));
    let truth = op.signature().result == PrimType::Bool && alts.cases.iter().all(|case| plain(&case.test));
    if alts.binder_used || !truth {
        return None;
    }
    let way = |con: ConId| match alts.case_of(con) {
        Some(at) => Some((at as u8, alts.cases[at].body)),
        None => alts.default.map(|body| (NO_CASE, body)),
    };
    let (yes, no) = (way(builtin::TRUE)?, way(builtin::FALSE)?);
    Some(Instr::Test { op, cases: [yes.0, no.0], left, right, alts: id, bodies: [yes.1, no.1] })
}
