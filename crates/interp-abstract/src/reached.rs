//! Which code may run, and which never does.

use crate::analysis::Analysis;
use snell_semantics::{AltsId, BodyId, Node, NodeId, Selected, Shape};
use std::collections::BTreeSet;

/// Code that may run, and the outermost pieces of code that never do.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reached {
    /// Nodes that may be evaluated.
    pub nodes: BTreeSet<NodeId>,
    /// Definitions, functions and suspended computations that are never entered, although the code around them may run.
    pub never_entered: Vec<BodyId>,
    /// Alternatives that are never taken, although their `case` may be reached: a position, or [`Selected::DEFAULT`];
    /// and the code they lead to.
    pub never_taken: Vec<(AltsId, u32, NodeId)>,
}

impl Analysis {
    /// Sorts all code into what may run and what never does. What never runs within what never runs is not listed.
    pub fn reached(&self) -> Reached {
        let mut reached = Reached::default();
        for global in &self.code.globals {
            if !self.bodies.contains(&global.body) {
                reached.never_entered.push(global.body);
            }
        }
        for &body in &self.bodies {
            self.walk(self.code.body(body).entry, &mut reached);
        }
        reached.never_entered.sort_unstable();
        reached.never_entered.dedup();
        reached.never_taken.sort_unstable();
        reached
    }

    fn walk(&self, entry: NodeId, reached: &mut Reached) {
        let mut todo = vec![entry];
        while let Some(node) = todo.pop() {
            if !reached.nodes.insert(node) {
                continue;
            }
            match self.code.node(node) {
                Node::Let { first, count, body, .. } => {
                    for binding in &self.code.bindings[first as usize..(first + count) as usize] {
                        if let Shape::Closure(inner) | Shape::Thunk(inner) = binding.shape
                            && !self.bodies.contains(&inner)
                        {
                            reached.never_entered.push(inner);
                        }
                    }
                    todo.push(body);
                }
                Node::Case(scrutinee, alts) => {
                    todo.push(scrutinee);
                    let alternatives = self.code.alternatives(alts);
                    let cases = alternatives.cases.iter().enumerate().map(|(at, case)| (at as u32, case.body));
                    let default = alternatives.default.map(|body| (Selected::<()>::DEFAULT, body));
                    for (case, body) in cases.chain(default) {
                        match self.alternatives.contains(&(alts, case)) {
                            true => todo.push(body),
                            false => reached.never_taken.push((alts, case, body)),
                        }
                    }
                }
                Node::Assume(_, body) | Node::Assert(_, _, body) => todo.push(body),
                _ => {}
            }
        }
    }
}
