//! Comparisons of numbers in code.

use snell_core_ir::Prim;
use snell_semantics::{AltsId, Code, Node, NodeId};

/// Which of two numbers is the larger one, or as large, if a comparison is true; otherwise it is the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Less,
    Greater,
}

pub(super) fn order(op: Prim) -> Option<Order> {
    match op {
        Prim::IntLt | Prim::IntLe | Prim::IntegerLt | Prim::IntegerLe => Some(Order::Less),
        Prim::IntGt | Prim::IntGe | Prim::IntegerGt | Prim::IntegerGe => Some(Order::Greater),
        _ => None,
    }
}

/// Whether an expression begins with a comparison of numbers.
pub(super) fn is_comparison(code: &Code, mut node: NodeId) -> bool {
    while let Node::Case(scrutinee, _) = code.node(node) {
        node = scrutinee;
    }
    match code.node(node) {
        Node::Binary(op, ..) => matches!(
            op,
            Prim::IntEq
                | Prim::IntLt
                | Prim::IntLe
                | Prim::IntGt
                | Prim::IntGe
                | Prim::IntegerEq
                | Prim::IntegerLt
                | Prim::IntegerLe
                | Prim::IntegerGt
                | Prim::IntegerGe
        ),
        _ => false,
    }
}

pub(super) fn is_comparison_of(code: &Code, alts: AltsId) -> bool {
    let alternatives = code.alternatives(alts);
    let compares = |node| is_comparison(code, node) || ends_in_comparison(code, node);
    alternatives.cases.is_empty() && alternatives.default.is_some_and(compares)
}

/// Whether what an expression gives in the end is a comparison of numbers.
fn ends_in_comparison(code: &Code, mut node: NodeId) -> bool {
    loop {
        node = match code.node(node) {
            Node::Let { body, .. } => body,
            Node::Case(_, alts) => match (&code.alternatives(alts).cases[..], code.alternatives(alts).default) {
                ([], Some(default)) => default,
                _ => return false,
            },
            _ => return is_comparison(code, node),
        }
    }
}
