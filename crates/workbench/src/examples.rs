//! Examples in comments, as doctest has them: `>>> expression` with its value on the next lines, and `prop> property`.

use crate::load::ClaimText;

/// An example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its line, counted from 1.
    pub line: u32,
    /// What is written after the mark.
    pub text: String,
    /// What it claims; nothing if that can't be checked, for this reason.
    pub claim: Result<ClaimText, &'static str>,
}

/// The examples of a file of Haskell, in order. Names that `$setup` or earlier examples of a comment define are known.
pub fn examples(path: &str, text: &str) -> Vec<Example> {
    let mut found = Vec::new();
    let lines = comments(text);
    let (mut setup, mut known): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let (mut in_setup, mut at) = (false, 0);
    while at < lines.len() {
        let (line, words) = &lines[at];
        at += 1;
        let Some(words) = words else {
            (known, in_setup) = (Vec::new(), false);
            continue;
        };
        let words = words.trim();
        if words == "$setup" {
            in_setup = true;
            continue;
        }
        if let Some(claim) = words.strip_prefix("prop>") {
            let claim = claim.trim().to_owned();
            found.push(example(path, *line, &claim, &[&setup[..], &known].concat(), None, true));
            continue;
        }
        let Some(first) = words.strip_prefix(">>>") else { continue };
        let mut input = first.trim().to_owned();
        if input == ":{" {
            input.clear();
            while let Some((_, Some(more))) = lines.get(at) {
                at += 1;
                let more = more.trim_start().strip_prefix(">>>").unwrap_or(more);
                if more.trim() == ":}" {
                    break;
                }
                input = format!("{input}{}{more}", if input.is_empty() { "" } else { "\n" });
            }
        }
        let mut output: Vec<&str> = Vec::new();
        while let Some((_, Some(more))) = lines.get(at) {
            let more = more.trim();
            if more.is_empty() || more.starts_with(">>>") || more.starts_with("prop>") {
                break;
            }
            output.push(if more == "<BLANKLINE>" { "" } else { more });
            at += 1;
        }
        match definition(&input) {
            Some(definition) if in_setup => setup.push(definition),
            Some(definition) => known.push(definition),
            None if is_command(&input) => {}
            None if output.is_empty() && in_setup => {}
            None => {
                let shows = output.join("\n");
                found.push(example(path, *line, &input, &[&setup[..], &known].concat(), Some(shows), false));
            }
        }
    }
    found
}

fn example(path: &str, line: u32, input: &str, known: &[String], shows: Option<String>, open: bool) -> Example {
    let claim = if input.is_empty() {
        Err("nothing is written there")
    } else if shows.as_deref() == Some("") {
        Err("it says nothing of its value")
    } else if input.starts_with(':') {
        Err("commands of a prompt are not run")
    } else if input.split_whitespace().any(|word| word == "<-") && !input.starts_with(['[', '(']) {
        Err("actions are not run")
    } else {
        let text = match known {
            [] => input.to_owned(),
            // On a line of its own, so that its layout is what it was.
            known => format!("let {{ {} }} in\n{input}", known.join("; ")),
        };
        Ok(ClaimText { path: format!("{path}:{line}"), text, shows, open })
    };
    Example { line, text: input.to_owned(), claim }
}

/// What a line of a prompt defines: `let x = 1`, `x = 1`.
fn definition(input: &str) -> Option<String> {
    let input = input.trim();
    let words = input.strip_prefix("let ").unwrap_or(input);
    if input.starts_with("let ") && words.split_whitespace().any(|word| word == "in") {
        return None;
    }
    let is_name = |word: &str| {
        word.starts_with(|c: char| c.is_lowercase() || c == '_') && !["let", "if", "case", "do"].contains(&word)
    };
    let (left, _) = words.split_once(" = ")?;
    let plain = left.split_whitespace().next().is_some_and(is_name) && !left.contains(['"', '{']);
    (input.starts_with("let ") || plain).then(|| words.trim().to_owned())
}

/// What changes a prompt and claims nothing.
fn is_command(input: &str) -> bool {
    [":set", ":m", "import "].iter().any(|command| input.starts_with(command))
}

/// The lines of a file with the words of comments; between two comments is one without.
fn comments(text: &str) -> Vec<(u32, Option<&str>)> {
    let mut lines = Vec::new();
    let mut inside = false;
    for (at, line) in text.lines().enumerate() {
        let number = at as u32 + 1;
        let trimmed = line.trim_start();
        if inside {
            let (words, ends) = line.split_once("-}").map_or((line, false), |(words, _)| (words, true));
            inside = !ends;
            lines.push((number, Some(words)));
        } else if let Some(words) = trimmed.strip_prefix("--") {
            let marked = words.strip_prefix(" |").or(words.strip_prefix(" ^"));
            lines.push((number, Some(marked.unwrap_or(words))));
        } else if let Some(words) = trimmed.strip_prefix("{-").filter(|words| !words.starts_with('#')) {
            inside = !words.contains("-}");
            let words = words.trim_start().trim_start_matches(['|', '^']);
            lines.push((number, Some(words.split("-}").next().unwrap_or(words))));
        } else {
            lines.push((number, None));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is claimed, and the value that is shown.
    type Claimed = Result<(String, Option<String>), &'static str>;

    fn found(text: &str) -> Vec<(u32, Claimed)> {
        let claim = |example: Example| {
            let claim = example.claim.map(|claim| (claim.text, claim.shows));
            (example.line, claim)
        };
        examples("A.hs", text).into_iter().map(claim).collect()
    }

    fn shows(text: &str, value: &str) -> Claimed {
        Ok((text.into(), Some(value.into())))
    }

    #[test]
    fn an_example_has_its_value_on_the_next_lines() {
        let text =
            "-- | Adds.\n--\n-- >>> add 1 2\n-- 3\n--\n-- >>> add 1\n--   0\n-- prop> \\x -> add x 0 == x\nadd = 1\n";
        let property = Ok(("\\x -> add x 0 == x".into(), None));
        assert_eq!(found(text), [(3, shows("add 1 2", "3")), (6, shows("add 1", "0")), (8, property)]);
    }

    #[test]
    fn names_are_known_in_their_comment() {
        let text = "-- $setup\n-- >>> let y = 1\n-- >>> import Data.List\n\n-- >>> x = 2\n-- >>> x + y\n-- 3\nf = 1\n-- >>> y\n-- 1\n";
        let first = shows("let { y = 1; x = 2 } in\nx + y", "3");
        assert_eq!(found(text), [(6, first), (9, shows("let { y = 1 } in\ny", "1"))]);
    }

    #[test]
    fn several_lines_belong_together() {
        let text = "{- |\n>>> :{\n  f 1\n    2\n:}\na\n<BLANKLINE>\nb\n-}\n";
        assert_eq!(found(text), [(2, shows("  f 1\n    2", "a\n\nb"))]);
    }

    #[test]
    fn what_is_not_checked_has_a_reason() {
        let text = "-- >>> :t f\n-- f :: Int\n-- >>> f\n\n-- >>>\n";
        let reasons: Vec<bool> = found(text).into_iter().map(|(_, claim)| claim.is_err()).collect();
        assert_eq!(reasons, [true, true, true]);
    }
}
