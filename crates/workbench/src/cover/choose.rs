//! A small set of inputs that takes all branches that any of them takes.

/// What an input is worth.
pub(crate) struct Worth {
    /// The branches it takes that count.
    pub covers: Vec<u32>,
    /// Whether the program fails on it: then another one says more.
    pub fails: bool,
    /// Its size.
    pub size: u32,
}

/// Greedy: the input that takes most of what is left; of those one that does not fail, the smallest, the first; then
/// without those that the others make needless. Gives positions, in order.
pub(crate) fn choose(inputs: &[Worth], branches: usize) -> Vec<usize> {
    let mut count = vec![0u32; branches];
    let mut chosen: Vec<usize> = Vec::new();
    loop {
        let gain = |input: &Worth| input.covers.iter().filter(|&&branch| count[branch as usize] == 0).count();
        let best = (0..inputs.len())
            .filter(|at| !chosen.contains(at))
            .map(|at| (std::cmp::Reverse(gain(&inputs[at])), inputs[at].fails, inputs[at].size, at))
            .min();
        let Some((std::cmp::Reverse(1..), _, _, at)) = best else { break };
        inputs[at].covers.iter().for_each(|&branch| count[branch as usize] += 1);
        chosen.push(at);
    }
    // The largest first, so that a small one stays.
    let mut order = chosen.clone();
    order.sort_by_key(|&at| std::cmp::Reverse((inputs[at].fails, inputs[at].size, at)));
    for at in order {
        if inputs[at].covers.iter().all(|&branch| count[branch as usize] > 1) {
            inputs[at].covers.iter().for_each(|&branch| count[branch as usize] -= 1);
            chosen.retain(|&other| other != at);
        }
    }
    chosen.sort_unstable();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(inputs: &[(&[u32], u32)]) -> Vec<usize> {
        let inputs: Vec<Worth> =
            inputs.iter().map(|&(covers, size)| Worth { covers: covers.to_vec(), fails: size > 90, size }).collect();
        choose(&inputs, 8)
    }

    #[test]
    fn one_input_that_takes_all_is_enough() {
        assert_eq!(chosen(&[(&[0], 1), (&[1], 1), (&[0, 1, 2], 5)]), [2]);
    }

    #[test]
    fn the_smaller_of_equals_is_taken() {
        assert_eq!(chosen(&[(&[0, 1], 3), (&[0, 1], 2), (&[2], 1)]), [1, 2]);
    }

    #[test]
    fn what_does_not_fail_says_more() {
        assert_eq!(chosen(&[(&[0, 1], 99), (&[0, 1], 2)]), [1]);
        assert_eq!(chosen(&[(&[0], 1), (&[0, 1], 99)]), [1]);
    }

    #[test]
    fn what_others_make_needless_is_dropped() {
        // The first is taken first, but the other two take all that it takes.
        assert_eq!(chosen(&[(&[0, 1, 2, 3], 9), (&[0, 1, 4], 2), (&[2, 3, 5], 2)]), [1, 2]);
    }
}
