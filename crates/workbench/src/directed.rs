//! How far each place of a program is from one that is looked for, for the directed strategy.

use snell_semantics::{Code, Node, NodeId, Operand, Shape};

/// No failure can be reached, as far as this can tell.
const FAR: u32 = u32::MAX;

/// The least number of nodes from each node to an `error`, an `assert`, or a `case` that may not match.
pub(crate) fn distances_to_failures(code: &Code) -> Vec<u32> {
    distances(code, |node| can_fail(code, node))
}

/// The least number of nodes from each node to one of some, going into functions that are called by name and into what
/// `let` suspends. An estimate: it orders the search and decides nothing.
pub(crate) fn distances(code: &Code, is_there: impl Fn(NodeId) -> bool) -> Vec<u32> {
    let count = code.nodes.len();
    // Backwards: `from[starts[n]..starts[n + 1]]` lead to n.
    let edges = edges(code);
    let mut starts = vec![0usize; count + 1];
    for &(_, to) in &edges {
        starts[to as usize + 1] += 1;
    }
    for at in 0..count {
        starts[at + 1] += starts[at];
    }
    let mut next = starts.clone();
    let mut from = vec![0u32; edges.len()];
    for &(source, to) in &edges {
        from[next[to as usize]] = source;
        next[to as usize] += 1;
    }
    let mut distance = vec![FAR; count];
    let mut queue: Vec<u32> = (0..count as u32).filter(|&node| is_there(NodeId(node))).collect();
    for &node in &queue {
        distance[node as usize] = 0;
    }
    let mut at = 0;
    while let Some(&node) = queue.get(at) {
        at += 1;
        for &source in &from[starts[node as usize]..starts[node as usize + 1]] {
            if distance[source as usize] == FAR {
                distance[source as usize] = distance[node as usize] + 1;
                queue.push(source);
            }
        }
    }
    distance
}

fn can_fail(code: &Code, node: NodeId) -> bool {
    match code.node(node) {
        Node::Error(_) | Node::Assert(..) => true,
        Node::Case(_, alts) => {
            let alts = code.alternatives(alts);
            let wanted = alts.cases.first().map_or(1, |case| match case.test {
                snell_semantics::Test::Con(con, _) => code.program.data(code.program.con(con).data).cons.len(),
                snell_semantics::Test::Lit(_) => usize::MAX,
            });
            alts.default.is_none() && alts.cases.len() < wanted
        }
        _ => false,
    }
}

fn edges(code: &Code) -> Vec<(u32, u32)> {
    let mut edges = Vec::new();
    for (at, &node) in code.nodes.iter().enumerate() {
        let at = at as u32;
        let mut edge = |to: NodeId| edges.push((at, to.0));
        let entry = |operand: Operand| match operand {
            Operand::Global(global) => Some(code.body(code.globals[global as usize].body).entry),
            _ => None,
        };
        match node {
            Node::Atom(operand) => entry(operand).into_iter().for_each(&mut edge),
            Node::Call(function, args) => {
                entry(function).into_iter().chain(code.run(args).iter().filter_map(|&arg| entry(arg))).for_each(edge);
            }
            Node::CallKnown(body, args) => {
                edge(code.body(body).entry);
                code.run(args).iter().filter_map(|&arg| entry(arg)).for_each(edge);
            }
            Node::Let { first, count, body, .. } => {
                for bind in &code.bindings[first as usize..][..count as usize] {
                    if let Shape::Closure(body) | Shape::Thunk(body) = bind.shape {
                        edge(code.body(body).entry);
                    }
                }
                edge(body);
            }
            Node::Case(scrutinee, alts) => {
                edge(scrutinee);
                let alts = code.alternatives(alts);
                alts.cases.iter().map(|case| case.body).chain(alts.default).for_each(edge);
            }
            Node::Assume(_, body) | Node::Assert(_, _, body) => edge(body),
            Node::Construct(..) | Node::Binary(..) | Node::Prim(..) | Node::Fresh(_) | Node::Error(_) => {}
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    #[test]
    fn failures_are_near_to_what_leads_there() {
        let text = b"f x = case x of { 0 -> g x; _ -> x }; g x = error \"no\"; h x = x;";
        let loaded = load("t.core", text).unwrap_or_else(|refused| panic!("{refused:?}"));
        let distance = distances_to_failures(&loaded.code);
        let entry = |name: &str| loaded.program.find_global(name).unwrap();
        let of = |name: &str| distance[loaded.program.global(entry(name)).body.index()];
        assert_eq!((of("g"), of("f"), of("h")), (0, 2, FAR));
    }
}
