//! The order in which the bindings of a `letrec*` are made: procedures that mention each other together, values in the
//! order in which they are written, and cells only for values that are mentioned before they are there.

use super::mentioned;
use crate::ast::{Expr, Kind, Var};
use rustc_hash::FxHashMap;

/// Bindings that are made together, by position.
pub(crate) enum Group {
    /// Procedures, which may mention each other.
    Procedures(Vec<usize>),
    /// A value that nothing before it mentions.
    Value(usize),
    /// Values and procedures that mention each other: the values live in cells.
    Tangled(Vec<usize>),
}

/// The groups in the order of evaluation. `is_procedure` says which bindings are procedures that are never assigned.
pub(crate) fn groups(bindings: &[(Var, Expr)], is_procedure: impl Fn(Var, &Expr) -> bool) -> Vec<Group> {
    let procedures: Vec<bool> = bindings.iter().map(|(var, value)| is_procedure(*var, value)).collect();
    let place: FxHashMap<Var, usize> = bindings.iter().enumerate().map(|(at, (var, _))| (*var, at)).collect();
    let mut edges: Vec<Vec<usize>> = Vec::with_capacity(bindings.len());
    let mut last_value = None;
    for (at, (_, value)) in bindings.iter().enumerate() {
        let mut to: Vec<usize> = mentioned(value).iter().filter_map(|var| place.get(var).copied()).collect();
        to.sort_unstable();
        if !procedures[at] {
            to.extend(last_value);
            last_value = Some(at);
        }
        edges.push(to);
    }
    let mut groups = Vec::new();
    for mut component in components(&edges) {
        component.sort_unstable();
        let recursive = component.len() > 1 || edges[component[0]].contains(&component[0]);
        groups.push(if component.iter().all(|&at| procedures[at]) {
            Group::Procedures(component)
        } else if recursive {
            Group::Tangled(component)
        } else {
            Group::Value(component[0])
        });
    }
    groups
}

/// Strongly connected components, each after those it leads to, without recursion.
fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const NEW: usize = usize::MAX;
    let count = edges.len();
    let (mut index, mut low) = (vec![NEW; count], vec![0; count]);
    let mut on_stack = vec![false; count];
    let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0);
    for root in 0..count {
        if index[root] != NEW {
            continue;
        }
        let mut work = vec![(root, 0)];
        while let Some(&mut (at, ref mut edge)) = work.last_mut() {
            if *edge == 0 {
                index[at] = next;
                low[at] = next;
                next += 1;
                stack.push(at);
                on_stack[at] = true;
            }
            if let Some(&to) = edges[at].get(*edge) {
                *edge += 1;
                if index[to] == NEW {
                    work.push((to, 0));
                } else if on_stack[to] {
                    low[at] = low[at].min(index[to]);
                }
                continue;
            }
            work.pop();
            if let Some(&(parent, _)) = work.last() {
                low[parent] = low[parent].min(low[at]);
            }
            if low[at] == index[at] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    component.push(member);
                    if member == at {
                        break;
                    }
                }
                found.push(component);
            }
        }
    }
    found
}

/// Whether an expression is a procedure.
pub(crate) fn is_lambda(expr: &Expr) -> bool {
    matches!(expr.kind, Kind::Lambda(_))
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn components_come_after_what_they_need() {
        let found = components(&[vec![1], vec![2, 0], vec![], vec![0, 3]]);
        assert_eq!(found, [vec![2], vec![1, 0], vec![3]]);
    }
}
