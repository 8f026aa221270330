//! `package.yaml` and `hie.yaml`, as much of them as says where sources are: a tolerant reader of keys and short lists.

use super::{Description, Executable};

/// A key with the values after it or in the list below it, and how far it is indented.
struct Entry {
    indent: usize,
    key: String,
    values: Vec<String>,
}

/// What hpack would make a `.cabal` file of.
pub fn package(text: &str) -> Description {
    let mut description = Description::default();
    // Inside of `executables:` each key of the next level is the name of a program.
    let mut inside: Option<usize> = None;
    let mut single = false;
    for entry in entries(text) {
        if inside.is_some_and(|indent| entry.indent <= indent) {
            inside = None;
        }
        match entry.key.as_str() {
            "executables" | "executable" if inside.is_none() => {
                inside = Some(entry.indent);
                single = entry.key == "executable";
                if single {
                    description.executables.push(Executable::default());
                }
            }
            "source-dirs" => {
                if let (Some(_), Some(program)) = (inside, description.executables.last_mut()) {
                    program.source_dirs.extend(entry.values.iter().cloned());
                }
                description.add(Description { source_dirs: entry.values, ..Description::default() });
            }
            "default-extensions" | "language" => {
                description.add(Description { extensions: entry.values, ..Description::default() });
            }
            "main" => {
                if let (Some(_), Some(program)) = (inside, description.executables.last_mut()) {
                    program.main = entry.values.into_iter().next();
                }
            }
            _ if inside.is_some() && !single && entry.values.is_empty() && !is_known(&entry.key) => {
                description.executables.push(Executable { name: entry.key, ..Executable::default() });
            }
            _ => {}
        }
    }
    description
}

/// Keys of a program that have a list or keys below them, so that they look like the name of one.
fn is_known(key: &str) -> bool {
    ["dependencies", "ghc-options", "other-modules", "when", "generated-other-modules", "build-tools"].contains(&key)
}

/// The paths that `hie.yaml` mentions.
pub fn paths(text: &str) -> Vec<String> {
    let paths = entries(text).into_iter().filter(|entry| entry.key == "path").flat_map(|entry| entry.values);
    paths.map(|path| path.strip_prefix("./").unwrap_or(&path).to_owned()).collect()
}

fn entries(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in text.lines() {
        let line = match line.find(" #") {
            Some(comment) => &line[..comment],
            None => line,
        };
        let content = line.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let (item, content) = match content.strip_prefix("- ") {
            Some(content) => (true, content.trim()),
            None => (false, content),
        };
        let indent = line.len() - line.trim_start().len();
        match content.split_once(':').filter(|(_, rest)| rest.is_empty() || rest.starts_with([' ', '\t'])) {
            Some((key, value)) => {
                entries.push(Entry { indent, key: bare(key).to_owned(), values: values(value) });
            }
            None if item => {
                if let Some(entry) = entries.last_mut().filter(|entry| entry.indent <= indent) {
                    entry.values.push(bare(content).to_owned());
                }
            }
            None => {}
        }
    }
    entries
}

/// `a`, `"a"`, or `[a, b]`.
fn values(text: &str) -> Vec<String> {
    let text = text.trim();
    let list = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let items = match list {
        Some(list) => list.split(',').collect(),
        None => vec![text],
    };
    items.into_iter().map(bare).filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

fn bare(text: &str) -> &str {
    text.trim().trim_matches(['"', '\''])
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
name: demo
default-extensions:
- LambdaCase
- TupleSections # two
library:
  source-dirs: src
executables:
  demo-exe:
    main: Main.hs
    source-dirs: [app, \"extra\"]
    ghc-options:
    - -threaded
tests:
  demo-test:
    main: Spec.hs
    source-dirs:
      - test
";

    #[test]
    fn folders_extensions_and_programs_are_found() {
        let description = package(FILE);
        assert_eq!(description.source_dirs, ["src", "app", "extra", "test"]);
        assert_eq!(description.extensions, ["LambdaCase", "TupleSections"]);
        let source_dirs = vec!["app".into(), "extra".into()];
        let program = Executable { name: "demo-exe".into(), main: Some("Main.hs".into()), source_dirs };
        assert_eq!(description.executables, [program]);
    }

    #[test]
    fn paths_are_found() {
        let text = "cradle:\n  stack:\n    - path: \"./src\"\n      component: \"a:lib\"\n    - path: ./app\n";
        assert_eq!(paths(text), ["src", "app"]);
    }

    #[test]
    fn nonsense_says_nothing() {
        for text in ["", ":", "- ", "- - -", "executables", "[", "source-dirs: []", "a: [", "\u{0}"] {
            assert_eq!(package(text), Description::default());
        }
    }
}
