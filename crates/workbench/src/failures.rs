//! Failures that a program raised itself, by what they say: their codes, and their words without the place, which is known.

use crate::codes::loading;
use snell_report::Outcome;
use snell_source::Code;

/// A failure under the code of its kind, without the place in its words.
pub(crate) fn plainly(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Fails { code, text, raised, place } => {
            let words = without_place(&text);
            let known = kind(words);
            let code = known.map_or(code, |code| code.to_string());
            // What `error` says is the program's own.
            let text = if known.is_some() { words.to_owned() } else { text };
            Outcome::Fails { code, text, raised, place }
        }
        value => value,
    }
}

/// The code of a failure by what it says; what `error` says begins with that word.
pub(crate) fn kind(text: &str) -> Option<Code> {
    let text = without_place(text);
    let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    if starts(&["divide by zero", "Ratio has zero denominator"]) {
        Some(loading::DIVIDE_BY_ZERO)
    } else if starts(&["Assertion failed"]) {
        Some(loading::ASSERTION)
    } else if starts(&["Non-exhaustive", "Irrefutable", "Missing field", "No match"]) {
        Some(loading::NO_MATCH)
    } else {
        None
    }
}

/// What follows a place as GHC writes it: `M.hs:3:1-20: text`, `M.hs:(3,1)-(4,20): text`.
fn without_place(text: &str) -> &str {
    let Some((place, words)) = text.split_once(": ") else { return text };
    let Some((file, rest)) = place.split_once(':') else { return text };
    let is_place = !file.contains('"')
        && rest.starts_with(|c: char| c.is_ascii_digit() || c == '(')
        && rest.chars().all(|c| c.is_ascii_digit() || "(),-:".contains(c));
    if is_place { words } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_cut_off() {
        assert_eq!(without_place("A.hs:3:1-20: Non-exhaustive"), "Non-exhaustive");
        assert_eq!(without_place("src/A.hs:(3,1)-(4,20): Non-exhaustive"), "Non-exhaustive");
        assert_eq!(without_place("no: colon: here"), "no: colon: here");
        assert_eq!(without_place("a:b: c"), "a:b: c");
    }

    #[test]
    fn the_program_s_own_words_are_left_alone() {
        let of = |text: &str| {
            let outcome = Outcome::Fails { code: "SN-0020".into(), text: text.into(), raised: None, place: None };
            match plainly(outcome) {
                Outcome::Fails { code, text, .. } => (code, text),
                Outcome::Value { value } => (value, String::new()),
            }
        };
        assert_eq!(of("A.hs:3:1-20: Non-exhaustive guards in"), ("SN-0022".into(), "Non-exhaustive guards in".into()));
        let own = "error \"A.hs:3:1: Non-exhaustive\"";
        assert_eq!(of(own), ("SN-0020".into(), own.into()));
    }
}
