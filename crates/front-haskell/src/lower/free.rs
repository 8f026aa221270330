//! Free variables of terms, and `let` groups split by what depends on what.

use super::term::{Local, Term, TermId, Terms, Test, children};
use rustc_hash::FxHashSet;

/// The free variables of a term, in order of appearance.
pub(super) fn free(terms: &Terms, root: TermId) -> Vec<Local> {
    let (mut mentioned, mut order, mut bound) = (FxHashSet::default(), Vec::new(), FxHashSet::default());
    // Variables are bound once, so what is bound anywhere inside is not free.
    let mut todo = vec![root];
    while let Some(id) = todo.pop() {
        let term = terms.get(id);
        match term {
            Term::Var(local) if mentioned.insert(*local) => order.push(*local),
            Term::Lam(params, _) => bound.extend(params.iter().copied()),
            Term::Let(bindings, _) => bound.extend(bindings.iter().map(|&(local, _)| local)),
            Term::Case(_, binder, alts, _) => {
                bound.insert(*binder);
                for alt in alts {
                    if let Test::Con(_, fields) = &alt.test {
                        bound.extend(fields.iter().copied());
                    }
                }
            }
            _ => {}
        }
        children(term, |child| todo.push(child));
    }
    order.retain(|local| !bound.contains(local));
    order
}

/// Nested `let`s of the bindings, each group as small as can be.
pub(super) fn let_groups(terms: &mut Terms, bindings: Vec<(Local, TermId)>, body: TermId) -> TermId {
    if bindings.len() <= 1 {
        return terms.let_(bindings, body);
    }
    let places: rustc_hash::FxHashMap<Local, usize> =
        bindings.iter().enumerate().map(|(at, &(local, _))| (local, at)).collect();
    let edges: Vec<Vec<usize>> = bindings
        .iter()
        .map(|&(_, rhs)| free(terms, rhs).iter().filter_map(|local| places.get(local).copied()).collect())
        .collect();
    let mut result = body;
    for group in components(&edges).into_iter().rev() {
        let group = group.into_iter().map(|at| bindings[at]).collect();
        result = terms.let_(group, result);
    }
    result
}

/// Strongly connected components, those depended on first; edges lead to what is depended on.
pub(super) fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const NEW: usize = usize::MAX;
    let (mut index, mut low) = (vec![NEW; edges.len()], vec![0; edges.len()]);
    let (mut on_stack, mut stack) = (vec![false; edges.len()], Vec::new());
    let (mut next, mut found) = (0, Vec::new());
    for root in 0..edges.len() {
        if index[root] != NEW {
            continue;
        }
        let mut path: Vec<(usize, usize)> = vec![(root, 0)];
        while let Some(&mut (at, ref mut edge)) = path.last_mut() {
            if *edge == 0 {
                (index[at], low[at]) = (next, next);
                next += 1;
                stack.push(at);
                on_stack[at] = true;
            }
            if let Some(&to) = edges[at].get(*edge) {
                *edge += 1;
                if index[to] == NEW {
                    path.push((to, 0));
                } else if on_stack[to] {
                    low[at] = low[at].min(index[to]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[at]);
            }
            if low[at] == index[at] {
                let start = stack.iter().rposition(|&other| other == at).unwrap_or(0);
                let mut group = stack.split_off(start);
                group.iter().for_each(|&member| on_stack[member] = false);
                group.sort_unstable();
                found.push(group);
            }
        }
    }
    found
}
