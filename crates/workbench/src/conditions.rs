//! Conditions as people would write them: of several bounds on one name, those that say something.

use std::collections::{BTreeMap, BTreeSet};

/// What is known of a name that is compared with numbers.
#[derive(Default)]
struct Bounds {
    low: Option<i128>,
    high: Option<i128>,
    equated: bool,
}

/// Drops what other conditions imply. Only comparisons of a name with a number are understood; all others stay.
pub(crate) fn simplified(conditions: &[String]) -> Vec<String> {
    // There may be thousands: a loop leaves one for each round.
    let parsed: Vec<Option<(&str, &str, i128)>> = conditions.iter().map(|text| simple(text)).collect();
    let mut bounds: BTreeMap<&str, Bounds> = BTreeMap::new();
    for &(name, op, number) in parsed.iter().flatten() {
        let known = bounds.entry(name).or_default();
        let (low, high) = match op {
            "==" => (Some(number), Some(number)),
            ">=" => (Some(number), None),
            ">" => (Some(number + 1), None),
            "<=" => (None, Some(number)),
            "<" => (None, Some(number - 1)),
            _ => (None, None),
        };
        known.equated |= op == "==";
        known.low = known.low.max(low);
        known.high = match (known.high, high) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }
    let (mut said, mut seen) = (Vec::new(), BTreeSet::new());
    for (text, parsed) in conditions.iter().zip(&parsed) {
        let needed = match *parsed {
            Some((name, op, number)) => {
                let Bounds { low, high, equated } = &bounds[name];
                match op {
                    "==" => true,
                    _ if low.is_some() && low == high => !equated,
                    ">=" => *low == Some(number),
                    ">" => *low == Some(number + 1),
                    "<=" => *high == Some(number),
                    "<" => *high == Some(number - 1),
                    _ => low.is_none_or(|low| low <= number) && high.is_none_or(|high| number <= high),
                }
            }
            None => true,
        };
        if needed && seen.insert(text) {
            said.push(text.clone());
        }
    }
    said
}

/// Whether the conditions allow one input only, so that they say no more than the input.
pub(crate) fn is_single(conditions: &[String]) -> bool {
    let is_constant = |text: &str| text.starts_with('\'') || text.parse::<i128>().is_ok();
    conditions
        .iter()
        .all(|text| text.split_once(" == ").is_some_and(|(name, value)| is_name(name) && is_constant(value)))
}

/// `name op number`.
fn simple(text: &str) -> Option<(&str, &str, i128)> {
    let mut words = text.split(' ');
    let (name, op, number) = (words.next()?, words.next()?, words.next()?);
    if words.next().is_some() || !is_name(name) || !["==", "/=", "<", "<=", ">", ">="].contains(&op) {
        return None;
    }
    // Beyond 64 bits nothing is said, so that neighbours exist.
    let number: i64 = number.parse().ok()?;
    Some((name, op, number.into()))
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simplify(conditions: &[&str]) -> String {
        simplified(&conditions.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).join(" && ")
    }

    #[test]
    fn what_others_imply_is_dropped() {
        assert_eq!(simplify(&["b /= -1", "b == 0"]), "b == 0");
        assert_eq!(simplify(&["a > 0", "a >= 3", "a /= 2", "a < 10", "a <= 12"]), "a >= 3 && a < 10");
        assert_eq!(simplify(&["a >= 3", "a /= 4", "a /= 4"]), "a >= 3 && a /= 4");
        assert_eq!(simplify(&["a + b > 0", "a > 0", "x == 'a'"]), "a + b > 0 && a > 0 && x == 'a'");
        assert_eq!(simplify(&["a > 2", "a > 2"]), "a > 2");
        // Of two bounds that leave one number, both are needed.
        assert_eq!(simplify(&["a >= 3", "a <= 3"]), "a >= 3 && a <= 3");
    }

    #[test]
    fn one_input_is_no_class_of_inputs() {
        let all =
            |conditions: &[&str]| is_single(&conditions.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>());
        assert!(all(&["a == 3", "b == 'x'"]));
        assert!(!all(&["a == 3", "b > 3"]) && !all(&["a == b"]));
    }
}
