//! "Did you mean ..?"

/// The known name that is nearest to a mistyped one, if any is near enough; the
/// alphabetically first of equals.
pub fn nearest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wrong: Vec<char> = wrong.chars().take(MAX_LEN + 1).collect();
    if wrong.len() > MAX_LEN {
        return None;
    }
    let limit = match wrong.len() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let mut best: Option<(usize, &str)> = None;
    for name in known {
        let bound = best.map_or(limit, |(distance, _)| distance);
        if name.len() > 4 * (wrong.len() + bound) {
            continue;
        }
        if let Some(distance) = distance(&wrong, name, bound)
            && distance < wrong.len()
            && best.is_none_or(|least| (distance, name) < least)
        {
            best = Some((distance, name));
        }
    }
    best.map(|(_, name)| name)
}

/// Longer names are not worth the time.
const MAX_LEN: usize = 64;

/// How many insertions, deletions, replacements and swaps of neighbours lead from one text to the other, if not more
/// than `bound`.
fn distance(a: &[char], b: &str, bound: usize) -> Option<usize> {
    let b: Vec<char> = b.chars().collect();
    if a.len().abs_diff(b.len()) > bound {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut previous: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let mut cost =
                (previous[j] + 1).min(row[j - 1] + 1).min(previous[j - 1] + usize::from(a[i - 1] != b[j - 1]));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(before[j - 2] + 1);
            }
            row.push(cost);
        }
        before = std::mem::replace(&mut previous, row);
    }
    previous.last().copied().filter(|&distance| distance <= bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        let known = ["append", "apply", "reverse", "x"];
        let near = |wrong| nearest(wrong, known.into_iter());
        assert_eq!(near("apend"), Some("append"));
        assert_eq!(near("appedn"), Some("append"));
        assert_eq!(near("revrese"), Some("reverse"));
        assert_eq!(near("zip"), None);
        assert_eq!(near("y"), None);
        assert_eq!(near("größe"), None);
    }
}
