//! Making a list of choices smaller while something still holds of it.

/// The smallest list found for which `holds`, which it must for `choices`; `tries` bounds the work.
pub fn shrink(choices: Vec<u32>, mut tries: usize, mut holds: impl FnMut(&[u32]) -> bool) -> Vec<u32> {
    let mut best = choices;
    loop {
        let before = best.clone();
        let mut width = best.len().next_power_of_two();
        while width > 0 {
            let mut at = 0;
            while at < best.len() {
                let end = (at + width).min(best.len());
                let removed: Vec<u32> = best[..at].iter().chain(&best[end..]).copied().collect();
                let mut zeroed = best.clone();
                zeroed[at..end].fill(0);
                let mut halved = best.clone();
                halved[at..end].iter_mut().for_each(|choice| *choice /= 2);
                let candidate = [removed, zeroed, halved].into_iter().find(|candidate| {
                    let smaller = candidate.len() < best.len() || *candidate < best;
                    smaller && tries > 0 && {
                        tries -= 1;
                        holds(candidate)
                    }
                });
                match candidate {
                    Some(candidate) => best = candidate,
                    None => at += width,
                }
            }
            width /= 2;
        }
        if best == before || tries == 0 {
            return best;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shrink;

    #[test]
    fn only_what_matters_is_left() {
        let choices: Vec<u32> = (0..100).collect();
        let found = shrink(choices, 10_000, |list| list.iter().any(|&n| n >= 17) && list.contains(&3));
        assert_eq!(found.len(), 2);
        assert!(found.contains(&3) && found.iter().any(|&n| (17..40).contains(&n)));
    }
}
