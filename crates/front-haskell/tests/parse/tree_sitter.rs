//! A second opinion: what the grammar of tree-sitter accepts, we accept.

use crate::corpus::programs;
use snell_front_haskell::parse::parse;
use snell_source::{FileId, Names, Severity};
use tree_sitter::Parser;

#[test]
fn what_tree_sitter_accepts_is_accepted() {
    let mut other = Parser::new();
    other.set_language(&tree_sitter_haskell::LANGUAGE.into()).unwrap();
    let mut accepted = 0;
    for (path, text) in programs() {
        let Some(tree) = other.parse(&text, None) else { continue };
        if path.extension().is_some_and(|extension| extension == "lhs") || tree.root_node().has_error() {
            continue;
        }
        accepted += 1;
        let parsed = parse(FileId(0), &path.to_string_lossy(), &text, &mut Names::default());
        let mistake = parsed.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
        assert!(mistake.is_none(), "{}: {mistake:?}", path.display());
    }
    assert!(accepted == 0 || accepted > 50, "tree-sitter understands {accepted} programs only");
}
