//! Dependencies are chosen once, used, and have reasons.

use super::tree::Tree;

/// What the workspace manifest offers is taken by some crate.
pub fn are_used(tree: &Tree) -> Vec<String> {
    let used = |name: &str| tree.crates.iter().any(|found| found.dependencies.iter().any(|edge| edge.name == name));
    let crates = |name: &str| tree.find(name).is_some();
    offered(tree)
        .filter(|name| !used(name) && !crates(name))
        .map(|name| format!("`{name}` is in [workspace.dependencies], and no crate uses it"))
        .collect()
}

/// Each one from outside has a line in ARCHITECTURE.md: `` - `name`: reason `` or a row of a table.
pub fn have_reasons(tree: &Tree) -> Vec<String> {
    let map = tree.text("ARCHITECTURE.md");
    let reasoned = |name: &str| {
        let quoted = format!("`{name}`");
        map.lines().any(|line| line.starts_with(['-', '|']) && line.contains(&quoted))
    };
    offered(tree)
        .filter(|name| tree.find(name).is_none() && !reasoned(name))
        .map(|name| format!("`{name}` is depended on without a reason in ARCHITECTURE.md"))
        .collect()
}

/// The names in `[workspace.dependencies]`.
fn offered(tree: &Tree) -> impl Iterator<Item = &str> {
    let section = tree.text("Cargo.toml").lines().skip_while(|line| line.trim() != "[workspace.dependencies]").skip(1);
    section
        .take_while(|line| !line.starts_with('['))
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Crate, Dependency, File};
    use super::*;

    fn tree(manifest: &str, map: &str) -> Tree {
        let dependencies = vec![Dependency { name: "serde".into(), dev: false }];
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        Tree {
            crates: vec![Crate { name: "snell-report".into(), dependencies, ..Crate::default() }],
            files: vec![file("Cargo.toml", manifest), file("ARCHITECTURE.md", map)],
        }
    }

    #[test]
    fn unused_and_unexplained_ones_are_noticed() {
        let manifest =
            "[workspace.dependencies]\nsnell-report = {}\nserde = \"1\"\nrand = \"1\"\n\n[profile.dev]\na = 1";
        let found = tree(manifest, "serde is nice\n| `rand` | dice |");
        assert_eq!(are_used(&found), ["`rand` is in [workspace.dependencies], and no crate uses it"]);
        assert_eq!(have_reasons(&found), ["`serde` is depended on without a reason in ARCHITECTURE.md"]);
    }
}
