//! Dependencies go down.

use super::tree::Tree;

/// Every crate has a layer, and depends on lower ones only; tests may compare neighbours.
pub fn edges_go_down(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for from in &tree.crates {
        let Some(layer) = from.layer else {
            complaints.push(format!("{} has no `[package.metadata] layer`", from.name));
            continue;
        };
        for edge in &from.dependencies {
            let Some(below) = tree.find(&edge.name).and_then(|to| to.layer) else { continue };
            let fine = if edge.dev { below <= layer } else { below < layer };
            if !fine {
                let how = if edge.dev { "in its tests " } else { "" };
                complaints.push(format!(
                    "{} (layer {layer}) depends {how}on {} (layer {below}): move what is shared to a lower layer, or \
                     let the upper crate inject it",
                    from.name, edge.name
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Crate, Dependency};
    use super::*;

    fn crate_at(name: &str, layer: Option<u64>, on: &str, dev: bool) -> Crate {
        let dependencies = vec![Dependency { name: on.into(), dev }];
        Crate { name: name.into(), folder: name.into(), layer, dependencies }
    }

    fn complaints(crates: Vec<Crate>) -> usize {
        edges_go_down(&Tree { crates, files: Vec::new() }).len()
    }

    #[test]
    fn up_and_sideways_are_noticed() {
        let low = crate_at("low", Some(1), "serde", false);
        assert_eq!(complaints(vec![low.clone(), crate_at("high", Some(2), "low", false)]), 0);
        assert_eq!(complaints(vec![low.clone(), crate_at("side", Some(1), "low", false)]), 1);
        assert_eq!(complaints(vec![low.clone(), crate_at("side", Some(1), "low", true)]), 0);
        assert_eq!(complaints(vec![low.clone(), crate_at("under", Some(0), "low", true)]), 1);
        assert_eq!(complaints(vec![low, crate_at("nowhere", None, "low", false)]), 1);
    }
}
