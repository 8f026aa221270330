//! Files say what they are, and stay small.

use super::tree::Tree;

/// A file with more lines than this says why.
const LONG: usize = 600;

/// Every Rust file begins with a `//!` line.
pub fn headers(tree: &Tree) -> Vec<String> {
    tree.rust()
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| format!("{} does not begin with a `//!` line that says what it is", file.path))
        .collect()
}

/// The header of a long file contains the word `long` in a sentence that says why it is.
pub fn lengths(tree: &Tree) -> Vec<String> {
    tree.rust()
        .filter(|file| file.text.lines().count() > LONG)
        .filter(|file| !file.text.lines().take_while(|line| line.starts_with("//!")).any(|line| line.contains("long")))
        .map(|file| {
            format!("{} has more than {LONG} lines; split it, or say in its `//!` why it is so long", file.path)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::*;

    fn tree(text: &str) -> Tree {
        Tree { crates: Vec::new(), files: vec![File { path: "a.rs".into(), text: text.into() }] }
    }

    #[test]
    fn a_missing_header_is_noticed() {
        assert_eq!(headers(&tree("//! It.\nfn f() {}")).len(), 0);
        assert_eq!(headers(&tree("fn f() {}")).len(), 1);
    }

    #[test]
    fn a_long_file_without_a_reason_is_noticed() {
        let body = "fn f() {}\n".repeat(LONG);
        assert_eq!(lengths(&tree(&format!("//! It.\n{body}"))).len(), 1);
        assert_eq!(lengths(&tree(&format!("//! It. One table, therefore long.\n{body}"))).len(), 0);
        assert_eq!(lengths(&tree("//! It.\n")).len(), 0);
    }
}
