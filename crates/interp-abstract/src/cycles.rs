//! Strongly connected components of a graph, after Tarjan; iterative, since chains can be long.

const NEW: u32 = u32::MAX;

/// The number of the component of each node `0..count`.
pub fn components<'g, T: Copy + 'g>(
    count: usize,
    next: impl Fn(usize) -> &'g [T],
    index: impl Fn(T) -> usize,
) -> Vec<u32> {
    let mut number = vec![NEW; count];
    let mut low = vec![NEW; count];
    let mut component = vec![NEW; count];
    let mut stack: Vec<usize> = Vec::new();
    let mut path: Vec<(usize, usize)> = Vec::new();
    let (mut numbered, mut found) = (0, 0);
    for root in 0..count {
        if number[root] != NEW {
            continue;
        }
        path.push((root, 0));
        while let Some(top) = path.last_mut() {
            let at = top.0;
            if number[at] == NEW {
                (number[at], low[at]) = (numbered, numbered);
                numbered += 1;
                stack.push(at);
            }
            if let Some(&to) = next(at).get(top.1) {
                top.1 += 1;
                let to = index(to);
                if number[to] == NEW {
                    path.push((to, 0));
                } else if component[to] == NEW {
                    low[at] = low[at].min(number[to]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[at]);
            }
            if low[at] == number[at] {
                while let Some(node) = stack.pop() {
                    component[node] = found;
                    if node == at {
                        break;
                    }
                }
                found += 1;
            }
        }
    }
    component
}

/// For each node `0..count`, whether it can reach itself.
pub fn on_cycles<'g>(count: usize, next: impl Fn(usize) -> &'g [u32]) -> Vec<bool> {
    let component = components(count, &next, |to| to as usize);
    let mut size = vec![0u32; count];
    component.iter().for_each(|&at| size[at as usize] += 1);
    (0..count).map(|at| size[component[at] as usize] > 1 || next(at).contains(&(at as u32))).collect()
}

#[cfg(test)]
mod tests {
    use super::on_cycles;

    #[test]
    fn agrees_with_reachability() {
        let mut seed = 1u32;
        for _ in 0..200 {
            let mut graph = vec![Vec::new(); 7];
            for _ in 0..8 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                graph[(seed >> 8) as usize % 7].push((seed >> 16) % 7);
            }
            let cyclic = on_cycles(7, |node| &graph[node]);
            for (node, &found) in cyclic.iter().enumerate() {
                let mut reached = [false; 7];
                let mut todo = graph[node].clone();
                while let Some(at) = todo.pop() {
                    if !std::mem::replace(&mut reached[at as usize], true) {
                        todo.extend(&graph[at as usize]);
                    }
                }
                assert_eq!(found, reached[node]);
            }
        }
    }
}
