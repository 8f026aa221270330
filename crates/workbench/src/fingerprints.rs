//! What a property depends on, as one number: it changes when some code changes that the property can reach.

use crate::load::Loaded;
use crate::saved::fingerprint;
use snell_core_ir::{Property, print};
use std::collections::{BTreeMap, BTreeSet};

/// A number for each property, in their order. Comments, layout and code that it can't reach do not change it.
pub fn fingerprints(loaded: &Loaded, properties: &[&Property]) -> Vec<u64> {
    let text = print(&loaded.program);
    let mut definitions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for block in text.split("\n\n") {
        if let Some(name) = words(block).next() {
            definitions.entry(name).or_default().push(block);
        }
    }
    let of = |property: &&Property| {
        let entry = property.check.map(|check| loaded.program.name(loaded.program.global(check).name));
        let mut todo: Vec<&str> = entry.into_iter().collect();
        let mut seen: BTreeSet<&str> = todo.iter().copied().collect();
        while let Some(name) = todo.pop() {
            // A word may be that of a local variable, too: then a little more is looked at.
            for word in definitions.get(name).into_iter().flatten().flat_map(|block| words(block)) {
                if definitions.contains_key(word) && seen.insert(word) {
                    todo.push(word);
                }
            }
        }
        let blocks = seen.iter().filter_map(|name| definitions.get(name)).flatten();
        fingerprint(blocks.copied().collect::<Vec<_>>().join("\n").as_bytes())
    };
    properties.iter().map(of).collect()
}

/// The names in a text; those in backquotes may hold anything.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || "(){}=;\\@".contains(c));
        if let Some(quoted) = rest.strip_prefix('`') {
            let (word, after) = quoted.split_once('`')?;
            rest = after;
            return Some(word);
        }
        let end = rest.find(|c: char| c.is_whitespace() || "(){}=;\\@`".contains(c)).unwrap_or(rest.len());
        if end == 0 {
            return None;
        }
        let word = &rest[..end];
        rest = &rest[end..];
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    fn of(text: &str) -> Vec<u64> {
        let loaded = load("t.core", text.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}"));
        let all: Vec<&Property> =
            loaded.properties.iter().filter(|property| property.name.starts_with("prop_")).collect();
        fingerprints(&loaded, &all)
    }

    #[test]
    fn only_what_is_reached_matters() {
        let program = "prop_a x = f x; prop_b x = g x; f x = h x; g x = x; h x = int.eq x 1;";
        let (before, same) = (of(program), of(&program.replace("; ", ";\n  ")));
        assert_eq!(before, same);
        let after = of(&program.replace("int.eq x 1", "int.eq x 2"));
        assert!(before[0] != after[0] && before[1] == after[1]);
    }
}
