//! Two texts, line by line: what only one of them has.

/// Texts of more lines are not aligned but shown one after the other.
const MAX_LINES: usize = 2_000;

/// Lines of the old text alone start with `-`, of the new one with `+`; a few equal ones around them with a space.
pub fn diff(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let mut lines: Vec<(char, &str)> = Vec::new();
    if old.len().max(new.len()) > MAX_LINES {
        lines.extend(old.iter().map(|line| ('-', *line)).chain(new.iter().map(|line| ('+', *line))));
    } else {
        align(&old, &new, &mut lines);
    }
    let near = |at: usize| {
        let from = at.saturating_sub(2);
        lines[from..lines.len().min(at + 3)].iter().any(|(sign, _)| *sign != ' ')
    };
    let shown = (0..lines.len()).filter(|&at| near(at));
    shown.map(|at| format!("  {} {}\n", lines[at].0, lines[at].1)).collect()
}

/// By the longest common subsequence.
fn align<'t>(old: &[&'t str], new: &[&'t str], lines: &mut Vec<(char, &'t str)>) {
    let width = new.len() + 1;
    let mut common = vec![0u32; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i * width + j] = match old[i] == new[j] {
                true => common[(i + 1) * width + j + 1] + 1,
                false => common[(i + 1) * width + j].max(common[i * width + j + 1]),
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            lines.push((' ', old[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || i < old.len() && common[(i + 1) * width + j] >= common[i * width + j + 1] {
            lines.push(('-', old[i]));
            i += 1;
        } else {
            lines.push(('+', new[j]));
            j += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::diff;

    #[test]
    fn only_what_differs_is_marked() {
        assert_eq!(diff("a\nb\nc", "a\nx\nc"), "    a\n  - b\n  + x\n    c\n");
        assert_eq!(diff("a", "a"), "");
        assert_eq!(diff("", "a"), "  + a\n");
    }
}
