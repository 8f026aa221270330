//! "Did you mean ..?" for names on the command line.

/// The known names that are near to a mistyped one, nearest first, at most three.
pub(crate) fn nearest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let limit = (wrong.chars().count() / 3).clamp(1, 3);
    let mut near: Vec<(usize, &str)> = known
        .filter(|name| name.len().abs_diff(wrong.len()) <= 4 * limit && wrong.len() <= 200)
        .map(|name| (distance(wrong, name), name))
        .filter(|&(distance, _)| distance <= limit)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

/// How many insertions, deletions and replacements lead from one text to the other; the case of letters costs nothing.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().flat_map(char::to_lowercase).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, left) in a.chars().flat_map(char::to_lowercase).enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &right) in b.iter().enumerate() {
            let replace = diagonal + usize::from(left != right);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_come_nearest_first() {
        let known = ["insert", "inserts", "ins", "balance"];
        let near = |wrong| nearest(wrong, known.into_iter());
        assert_eq!(near("inser"), ["insert"]);
        assert_eq!(near("Insertt"), ["insert", "inserts"]);
        assert_eq!(near("zip"), [""; 0]);
        assert_eq!(distance("", "abc"), 3);
    }
}
