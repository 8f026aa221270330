//! Strongly connected components, by Tarjan's algorithm without recursion.

/// The components of a graph whose node `n` has edges to `edges[starts[n]..starts[n + 1]]`; what a component has edges
/// to comes before it. Nodes of a component are in order.
pub(crate) fn components(starts: &[u32], edges: &[u32]) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let count = starts.len().saturating_sub(1);
    let mut index = vec![UNSEEN; count];
    let mut low = vec![0u32; count];
    let mut on_stack = vec![false; count];
    let (mut stack, mut work, mut out) = (Vec::new(), Vec::new(), Vec::new());
    let mut next = 0;
    for root in 0..count as u32 {
        if index[root as usize] != UNSEEN {
            continue;
        }
        work.push((root, starts[root as usize]));
        while let Some(&mut (node, ref mut at)) = work.last_mut() {
            let here = node as usize;
            if index[here] == UNSEEN {
                index[here] = next;
                low[here] = next;
                next += 1;
                stack.push(node);
                on_stack[here] = true;
            }
            if *at < starts[here + 1] {
                let target = edges[*at as usize];
                *at += 1;
                let there = target as usize;
                if index[there] == UNSEEN {
                    work.push((target, starts[there]));
                } else if on_stack[there] {
                    low[here] = low[here].min(index[there]);
                }
                continue;
            }
            work.pop();
            if let Some(&(parent, _)) = work.last() {
                low[parent as usize] = low[parent as usize].min(low[here]);
            }
            if low[here] == index[here] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member as usize] = false;
                    component.push(member);
                    if member == node {
                        break;
                    }
                }
                component.sort_unstable();
                out.push(component);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn graph(count: usize, pairs: &[(u32, u32)]) -> (Vec<u32>, Vec<u32>) {
        let (mut starts, mut edges) = (vec![0], Vec::new());
        for node in 0..count as u32 {
            edges.extend(pairs.iter().filter(|pair| pair.0 == node).map(|pair| pair.1));
            starts.push(edges.len() as u32);
        }
        (starts, edges)
    }

    #[test]
    fn dependencies_come_first() {
        let (starts, edges) = graph(5, &[(0, 1), (1, 2), (2, 1), (2, 3)]);
        assert_eq!(components(&starts, &edges), [vec![3], vec![1, 2], vec![0], vec![4]]);
    }

    #[test]
    fn long_chains_need_no_stack() {
        let count = 200_000;
        let starts: Vec<u32> = (0..=count).map(|n: u32| n.min(count - 1)).collect();
        let edges: Vec<u32> = (1..count).collect();
        assert_eq!(components(&starts, &edges).len(), count as usize);
    }

    proptest! {
        #[test]
        fn components_are_mutual_reachability(pairs in proptest::collection::vec((0u32..8, 0u32..8), 0..24)) {
            let mut reach = [[false; 8]; 8];
            (0..8).for_each(|n| reach[n][n] = true);
            pairs.iter().for_each(|&(a, b)| reach[a as usize][b as usize] = true);
            for via in 0..8 {
                for a in 0..8 {
                    for b in 0..8 {
                        reach[a][b] |= reach[a][via] && reach[via][b];
                    }
                }
            }
            let (starts, edges) = graph(8, &pairs);
            let found = components(&starts, &edges);
            let place = |n: u32| found.iter().position(|c| c.contains(&n)).unwrap();
            for a in 0..8u32 {
                for b in 0..8u32 {
                    let both = reach[a as usize][b as usize] && reach[b as usize][a as usize];
                    prop_assert_eq!(place(a) == place(b), both);
                    prop_assert!(!reach[a as usize][b as usize] || place(b) <= place(a));
                }
            }
        }
    }
}
