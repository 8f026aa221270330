//! What no compiler checks: layers, the map, headers, words, reasons, and one place for each meaning.
//!
//! Each check is a function from the tree, read once, to complaints. All are tests, and `cargo xtask tidy`.

mod code_only;
mod codes;
mod dependencies;
mod files;
mod layers;
mod map;
mod meaning;
mod tree;
mod words;

use tree::Tree;

/// A name that says what holds, and a function that says where it does not.
type Check = (&'static str, fn(&Tree) -> Vec<String>);

const CHECKS: [Check; 11] = [
    ("every dependency is in a lower layer", layers::edges_go_down),
    ("ARCHITECTURE.md names every crate with its layer", map::crates_are_listed),
    ("every Rust file begins with what it is", files::headers),
    ("a long file says why", files::lengths),
    ("no unsafe code", words::no_unsafe),
    ("nothing is left unfinished", words::nothing_unfinished),
    ("no place of one machine is mentioned", words::no_places),
    ("the meaning of `case` is written once", meaning::case_is_interpreted_once),
    ("every dependency is used", dependencies::are_used),
    ("every dependency has a reason", dependencies::have_reasons),
    ("every code is explained", codes::are_explained),
];

/// Runs all checks and prints what they say.
pub fn report() -> Result<(), String> {
    let tree = Tree::read()?;
    let mut bad = 0;
    for (name, check) in CHECKS {
        let complaints = check(&tree);
        println!("{} {name}", if complaints.is_empty() { "ok  " } else { "FAIL" });
        complaints.iter().for_each(|complaint| println!("       {complaint}"));
        bad += complaints.len();
    }
    if bad == 0 { Ok(()) } else { Err(format!("{bad} complaints")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let tree = Tree::read().expect("the tree can be read");
        let complaints: Vec<String> = CHECKS
            .iter()
            .flat_map(|(name, check)| check(&tree).into_iter().map(move |complaint| format!("{name}: {complaint}")))
            .collect();
        assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
    }

    #[test]
    fn the_whole_tree_is_read() {
        let tree = Tree::read().expect("the tree can be read");
        assert!(tree.crates.iter().any(|found| found.name == "snell-semantics" && found.layer == Some(2)));
        assert!(tree.rust().any(|file| file.path == "crates/semantics/src/machine/eval.rs"));
        assert!(tree.files.iter().any(|file| file.path == "docs/core.md"));
    }
}
