//! The fourth pass: which alternatives plainly give a constructor.

use crate::code::{Code, Node, NodeId};
use snell_core_ir::ConId;

/// Fills `gives` of alternatives.
pub fn fill(code: &mut Code) {
    for at in 0..code.alts.len() {
        for case in 0..code.alts[at].cases.len() {
            code.alts[at].cases[case].gives = plain(code, code.alts[at].cases[case].body);
        }
        code.alts[at].default_gives = code.alts[at].default.and_then(|body| plain(code, body));
    }
}

fn plain(code: &Code, mut node: NodeId) -> Option<ConId> {
    loop {
        match code.node(node) {
            Node::Let { body, .. } => node = body,
            Node::Construct(con, _) => return Some(con),
            _ => return None,
        }
    }
}
