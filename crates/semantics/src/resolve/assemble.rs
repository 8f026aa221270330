//! The last pass: instructions.

use crate::code::{Alternatives, AltsId, Code, Node, Test};
use crate::instr::{Instr, NO_CASE, Place};
use snell_core_ir::{ConId, Prim, PrimType, builtin};

/// Fills the instructions and the places of operand runs.
pub fn fill(code: &mut Code) {
    let literals = code.literals.len();
    code.places = code.operands.iter().map(|&operand| Place::of(operand, literals)).collect();
    code.instrs = code.nodes.iter().map(|&node| instr(code, node, literals)).collect();
}

fn instr(code: &Code, node: Node, literals: usize) -> Instr {
    let place = |operand| Place::of(operand, literals);
    match node {
        Node::Atom(operand) => Instr::Atom(place(operand)),
        Node::Call(function, args) => Instr::Call(place(function), args),
        Node::CallKnown(body, args) => Instr::CallKnown(body, args),
        Node::Construct(con, args) => Instr::Construct(con, args),
        Node::Binary(op, left, right) => Instr::Binary(op, place(left), place(right)),
        Node::Prim(op, args) => Instr::Prim(op, args),
        Node::Let { first, count, recursive: false, body } => Instr::Let { first, count, body },
        Node::Let { first, count, recursive: true, body } => Instr::LetRec { first, count, body },
        Node::Case(scrutinee, alts) => match code.node(scrutinee) {
            Node::Atom(operand) => of_atom(code, place(operand), alts),
            Node::Binary(op, left, right) => of_binary(code, op, [place(left), place(right)], alts),
            _ => Instr::Case(alts),
        },
        Node::Fresh(ty) => Instr::Fresh(ty),
        Node::Assume(condition, body) => Instr::Assume(place(condition), body),
        Node::Assert(label, condition, body) => Instr::Assert(label, place(condition), body),
        Node::Error(label) => Instr::Error(label),
    }
}

fn of_atom(code: &Code, value: Place, id: AltsId) -> Instr {
    let alts = code.alternatives(id);
    match alts.default {
        Some(body) if alts.cases.is_empty() => Instr::Force { value, slot: alts.binder, alts: id, body },
        _ => Instr::CaseAtom(value, id),
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
