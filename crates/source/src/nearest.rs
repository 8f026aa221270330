//! "Did you mean ..?" for names that nothing defines.

/// The known names that are near to a mistyped one, nearest first, at most three.
pub fn nearest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let limit = match wrong.chars().count() {
        0..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    let mut near: Vec<(usize, &str)> = known
        .filter(|name| name.len().abs_diff(wrong.len()) <= 4 * limit && wrong.len() <= 200)
        .map(|name| (distance(wrong, name), name))
        .filter(|&(distance, _)| distance <= limit)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from one text to the other; the case of
/// letters costs nothing.
fn distance(a: &str, b: &str) -> usize {
    let lower = |text: &str| text.chars().flat_map(char::to_lowercase).collect::<Vec<char>>();
    let (a, b) = (lower(a), lower(b));
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replace = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = replace.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_come_nearest_first() {
        let known = ["insert", "inserts", "ins", "balance"];
        let near = |wrong| nearest(wrong, known.into_iter());
        assert_eq!(near("inser"), ["insert", "ins", "inserts"]);
        assert_eq!(near("Insertt"), ["insert", "inserts"]);
        assert_eq!(near("isnert"), ["insert", "inserts"]);
        assert_eq!(near("zip"), [""; 0]);
        assert_eq!(distance("", "abc"), 3);
    }
}
