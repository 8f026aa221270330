//! Names that are spelled nearly alike, for "did you mean ..?".

/// Longer names are not worth the time.
const LONGEST: usize = 64;

/// The names that are spelled nearly like a mistyped one, nearest first and in the order of the alphabet where that is the same.
///
/// Insertions, deletions, replacements and swaps of neighbours are counted. The case of letters costs nothing: a name that is
/// too short to be mistyped otherwise is often written in the wrong one.
pub fn near<'t>(wrong: &str, known: impl IntoIterator<Item = &'t str>) -> Vec<&'t str> {
    ranked(wrong, known.into_iter().map(|name| (name, name)))
}

/// The name that is spelled most like a mistyped one, if any is near enough.
pub fn nearest<'t>(wrong: &str, known: impl IntoIterator<Item = &'t str>) -> Option<&'t str> {
    near(wrong, known).into_iter().next()
}

/// The thing whose name is spelled most like a mistyped one.
pub fn nearest_of<'t, T>(wrong: &str, known: impl IntoIterator<Item = (&'t str, T)>) -> Option<T> {
    ranked(wrong, known).into_iter().next()
}

fn ranked<'t, T>(wrong: &str, known: impl IntoIterator<Item = (&'t str, T)>) -> Vec<T> {
    let folded = wrong.to_lowercase();
    let length = folded.chars().count();
    if length > LONGEST {
        return Vec::new();
    }
    let limit = match length {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let mut found: Vec<((usize, usize, &str), T)> = Vec::new();
    for (name, what) in known {
        // A letter has at most four bytes, in either case.
        if name == wrong || name.len() > 4 * (length + limit) {
            continue;
        }
        let other = name.to_lowercase();
        if other.chars().count().abs_diff(length) > limit {
            continue;
        }
        let distance = strsim::osa_distance(&folded, &other);
        if distance <= limit {
            found.push(((distance, strsim::osa_distance(wrong, name), name), what));
        }
    }
    found.sort_by_key(|&(key, _)| key);
    found.dedup_by_key(|&mut (key, _)| key);
    found.into_iter().map(|(_, what)| what).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn among<'n>(wrong: &str, known: &[&'n str]) -> Vec<&'n str> {
        near(wrong, known.iter().copied())
    }

    #[test]
    fn slips_are_found_nearest_first() {
        let known = ["inserts", "insert", "inset", "balance", "putStrLn", "lines"];
        assert_eq!(among("insrt", &known), ["insert", "inset"]);
        assert_eq!(among("inserr", &known), ["insert", "inserts", "inset"]);
        assert_eq!(among("putstrln", &known), ["putStrLn"]);
        assert_eq!(among("lisne", &known), [""; 0]);
        assert_eq!(among("ilnes", &known), ["lines"]);
    }

    #[test]
    fn the_case_that_was_written_is_nearer() {
        assert_eq!(among("mapm", &["mapM", "Mapm", "map"]), ["Mapm", "mapM", "map"]);
    }

    #[test]
    fn short_names_differ_in_case_only() {
        assert_eq!(among("x", &["y", "X", "xs"]), ["X"]);
        assert_eq!(among("zip", &["append", "apply", "x"]), [""; 0]);
    }

    #[test]
    fn a_name_is_said_once_and_never_for_itself() {
        assert_eq!(among("append", &["append", "append'", "append'"]), ["append'"]);
    }

    #[test]
    fn long_and_foreign_names_do_no_harm() {
        assert_eq!(among(&"a".repeat(10_000), &["a"]), [""; 0]);
        assert_eq!(among("größe", &["größr", "ab"]), ["größr"]);
    }
}
