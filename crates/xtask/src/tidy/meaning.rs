//! The meaning of a construct is written in one place.

use super::code_only::code_only;
use super::tree::{File, Tree};

const MACHINE: &str = "crates/semantics/src/machine/";

/// `Node::Case` is interpreted by one file of the machine. (Others may look at it to compile it or to measure code.)
pub fn case_is_interpreted_once(tree: &Tree) -> Vec<String> {
    let machine = tree.rust().filter(|file| file.path.starts_with(MACHINE));
    let paths: Vec<&str> = machine.filter(mentions_case).map(|file| file.path.as_str()).collect();
    match paths[..] {
        [_] => Vec::new(),
        _ => vec![format!("one file below {MACHINE} interprets `Node::Case`, not {}: {paths:?}", paths.len())],
    }
}

fn mentions_case(file: &&File) -> bool {
    code_only(&file.text).contains("Node::Case")
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
        assert_eq!(complaints(&[eval, "crates/semantics/src/resolve/emit.rs"]), 0);
    }
}
