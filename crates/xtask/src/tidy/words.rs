//! Words that should not occur.

use super::code_only::code_only;
use super::tree::{File, Tree};

/// Files in which `unsafe` is allowed, each with its reason beside it.
const UNSAFE_ALLOWED: [&str; 0] = [];

/// `unsafe` is forbidden but in the files listed here.
pub fn no_unsafe(tree: &Tree) -> Vec<String> {
    let files = tree.rust().filter(|file| !UNSAFE_ALLOWED.contains(&file.path.as_str()));
    files.flat_map(|file| uses(file, &["unsafe"], "is not allowed here")).collect()
}

/// Nothing that only a draft has.
pub fn nothing_unfinished(tree: &Tree) -> Vec<String> {
    let drafts = ["todo!", "unimplemented!", "dbg!", "#[ignore"];
    let why = "is for drafts; a known bug is a test with today's wrong answer";
    tree.rust().flat_map(|file| uses(file, &drafts, why)).collect()
}

/// Where words stand in code.
fn uses(file: &File, words: &[&str], why: &str) -> Vec<String> {
    let code = code_only(&file.text);
    let lines = code.lines().enumerate();
    lines
        .flat_map(|(at, line)| words.iter().filter(|word| has_word(line, word)).map(move |word| (at, word)))
        .map(|(at, word)| format!("{}:{}: `{word}` {why}", file.path, at + 1))
        .collect()
}

/// Whether a line has the word, not just as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let inner = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let goes_on = word.ends_with(inner) && line[at + word.len()..].starts_with(inner);
        !goes_on && !line[..at].ends_with(inner)
    })
}

/// Texts name no directory of somebody's machine and no ticket: who reads them has neither.
pub fn no_places(tree: &Tree) -> Vec<String> {
    // Put together here, so that this file does not contain them.
    let [slash, ticket] = ["/", "issue"];
    let places = [
        format!("{slash}work/"),
        format!("{slash}home/"),
        format!("{slash}root/"),
        format!("{slash}Users/"),
        format!("{slash}tmp/"),
        format!("{ticket} #"),
    ];
    let mut complaints = Vec::new();
    for file in &tree.files {
        for (at, line) in file.text.lines().enumerate() {
            for place in places.iter().filter(|place| line.contains(place.as_str())) {
                complaints.push(format!("{}:{}: `{place}` means nothing to a reader elsewhere", file.path, at + 1));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Tree {
        Tree { crates: Vec::new(), files: vec![File { path: "a.rs".into(), text: text.into() }] }
    }

    #[test]
    fn uses_are_noticed_and_mentions_are_not() {
        assert_eq!(no_unsafe(&tree("unsafe { f() }")).len(), 1);
        assert_eq!(no_unsafe(&tree("// unsafe\nlet s = \"unsafe\"; let unsafe_ = 1;")).len(), 0);
        assert_eq!(nothing_unfinished(&tree("fn f() { todo!() }\n#[ignore = \"x\"]")).len(), 2);
        assert_eq!(nothing_unfinished(&tree("// todo!")).len(), 0);
    }

    #[test]
    fn places_are_noticed() {
        let place = format!("see {}work/x", "/");
        assert_eq!(no_places(&tree(&place)).len(), 1);
        assert_eq!(no_places(&tree("a/workbench/b")).len(), 0);
    }
}
