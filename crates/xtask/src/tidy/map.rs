//! The map is true: ARCHITECTURE.md lists the crates that exist.

use super::tree::Tree;

/// Rows `` | 2 | `semantics` | .. | `` of the table and folders below `crates` are the same, layers included.
pub fn crates_are_listed(tree: &Tree) -> Vec<String> {
    let listed = rows(tree.text("ARCHITECTURE.md"));
    let mut complaints = Vec::new();
    for found in &tree.crates {
        match listed.iter().filter(|(_, name)| *name == found.folder).collect::<Vec<_>>()[..] {
            [(layer, _)] if Some(*layer) == found.layer => {}
            [(layer, _)] => {
                complaints.push(format!("{} is listed in layer {layer}, not {:?}", found.folder, found.layer))
            }
            [] => complaints.push(format!("crates/{} is not in the table of crates", found.folder)),
            _ => complaints.push(format!("{} is listed more than once", found.folder)),
        }
    }
    for (_, name) in listed {
        if !tree.crates.iter().any(|found| found.folder == name) {
            complaints.push(format!("`{name}` is in the table of crates, but crates/{name} is not there"));
        }
    }
    complaints
}

/// The layer and the crate of each row whose first cell is a number and whose second is code.
fn rows(text: &str) -> Vec<(u64, &str)> {
    text.lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
            let layer = cells.next()?.parse().ok()?;
            let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
            Some((layer, name))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Crate, File};
    use super::*;

    fn complaints(map: &str) -> usize {
        let found = Crate { name: "snell-logic".into(), folder: "logic".into(), layer: Some(1), ..Crate::default() };
        let files = vec![File { path: "ARCHITECTURE.md".into(), text: map.into() }];
        crates_are_listed(&Tree { crates: vec![found], files }).len()
    }

    #[test]
    fn absent_crates_and_wrong_layers_are_noticed() {
        assert_eq!(complaints("| 1 | `logic` | terms |"), 0);
        assert_eq!(complaints("| 2 | `logic` | terms |"), 1);
        assert_eq!(complaints("no table"), 1);
        assert_eq!(complaints("| 1 | `logic` | terms |\n| 2 | `gone` | nothing |"), 1);
        assert_eq!(complaints("| 1 | `logic` | terms |\n| 1 | `logic` | terms |"), 1);
    }
}
