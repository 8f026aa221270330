//! The meaning of a construct is written in one place.

use super::code_only::code_only;
use super::tree::{File, Tree};

const MACHINE: &str = "crates/semantics/src/machine/";
const INTERPRETATIONS: &str = "crates/interp-";

/// `Node::Case` is interpreted by one file of the machine, and by no interpretation.
pub fn case_is_interpreted_once(tree: &Tree) -> Vec<String> {
    let mentions = |file: &&File| code_only(&file.text).contains("Node::Case");
    let sources = || tree.rust().filter(|file| !file.path.contains("/tests/"));
    let machine: Vec<_> = sources().filter(|file| file.path.starts_with(MACHINE)).filter(mentions).collect();
    let mut complaints = Vec::new();
    if machine.len() != 1 {
        let paths: Vec<_> = machine.iter().map(|file| file.path.as_str()).collect();
        complaints.push(format!("one file below {MACHINE} interprets `Node::Case`, not {}: {paths:?}", paths.len()));
    }
    let elsewhere = sources().filter(|file| file.path.starts_with(INTERPRETATIONS)).filter(mentions);
    complaints.extend(elsewhere.map(|file| {
        format!("{} looks at `Node::Case`: an interpretation answers questions, the machine asks them", file.path)
    }));
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(paths: &[&str]) -> usize {
        let file = |path: &&str| File { path: path.to_string(), text: "Node::Case(..) => f()".into() };
        case_is_interpreted_once(&Tree { crates: Vec::new(), files: paths.iter().map(file).collect() }).len()
    }

    #[test]
    fn a_second_meaning_is_noticed() {
        let eval = "crates/semantics/src/machine/eval.rs";
        assert_eq!(complaints(&[eval]), 0);
        assert_eq!(complaints(&[]), 1);
        assert_eq!(complaints(&[eval, "crates/semantics/src/machine/resume.rs"]), 1);
        assert_eq!(complaints(&[eval, "crates/interp-symbolic/src/state.rs"]), 1);
        assert_eq!(complaints(&[eval, "crates/semantics/src/resolve/emit.rs"]), 0);
    }
}
