//! `.cabal` files, as much of them as says where sources are.

use super::{Description, Executable};

/// Reads what it understands; all stanzas and both sides of conditions count.
pub fn read(text: &str) -> Description {
    let mut description = Description::default();
    let mut program: Option<Executable> = None;
    for line in logical_lines(text) {
        match line {
            Line::Heading(words) => {
                // A condition belongs to the stanza that it stands in.
                let mut words = words.split_whitespace();
                match words.next().unwrap_or_default().to_ascii_lowercase().as_str() {
                    "if" | "elif" | "else" => {}
                    kind => {
                        description.executables.extend(program.take());
                        let name = words.next().unwrap_or_default().to_owned();
                        program = (kind == "executable").then(|| Executable { name, ..Executable::default() });
                    }
                }
            }
            Line::Field(name, value) => match name.to_ascii_lowercase().as_str() {
                "hs-source-dirs" | "hs-source-dir" => {
                    let folders = words(&value);
                    if let Some(program) = &mut program {
                        program.source_dirs.extend(folders.iter().cloned());
                    }
                    description.add(Description { source_dirs: folders, ..Description::default() });
                }
                "default-extensions" | "extensions" | "default-language" => {
                    description.add(Description { extensions: words(&value), ..Description::default() });
                }
                "main-is" => {
                    if let Some(program) = &mut program {
                        program.main = words(&value).pop();
                    }
                }
                _ => {}
            },
        }
    }
    description.executables.extend(program);
    description
}

enum Line {
    Heading(String),
    Field(String, String),
}

/// Fields with the lines that continue them, which are indented further.
fn logical_lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut field_indent = None;
    for line in text.lines() {
        let content = line.trim();
        if content.is_empty() || content.starts_with("--") {
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        if field_indent.is_some_and(|field| indent > field) {
            if let Some(Line::Field(_, value)) = lines.last_mut() {
                value.push(' ');
                value.push_str(content);
            }
            continue;
        }
        let is_name = |name: &str| name.trim_end().chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        match content.split_once(':') {
            Some((name, value)) if is_name(name) => {
                lines.push(Line::Field(name.trim().to_owned(), value.trim().to_owned()));
                field_indent = Some(indent);
            }
            _ => {
                lines.push(Line::Heading(content.to_owned()));
                field_indent = None;
            }
        }
    }
    lines
}

/// A list with commas, spaces or both; items may be quoted.
fn words(value: &str) -> Vec<String> {
    let items = value.split(|c: char| c == ',' || c.is_whitespace()).map(|item| item.trim_matches('"'));
    items.filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
cabal-version: 2.4
name:          demo
-- hs-source-dirs: wrong
common shared
  default-language: Haskell2010
  default-extensions:
      LambdaCase
    , TupleSections

library
    import: shared
    HS-Source-Dirs: src, \"lib\"
    if os(windows)
        hs-source-dirs: windows
    exposed-modules: A
                     B: no field
executable demo
    main-is:        Main.hs
    hs-source-dirs: app
test-suite spec
    type: exitcode-stdio-1.0
    hs-source-dirs:
        test
        app
    main-is: Spec.hs
";

    #[test]
    fn folders_extensions_and_programs_are_found() {
        let description = read(FILE);
        assert_eq!(description.source_dirs, ["src", "lib", "windows", "app", "test"]);
        assert_eq!(description.extensions, ["Haskell2010", "LambdaCase", "TupleSections"]);
        let program = Executable { name: "demo".into(), main: Some("Main.hs".into()), source_dirs: vec!["app".into()] };
        assert_eq!(description.executables, [program]);
    }

    #[test]
    fn nonsense_says_nothing() {
        for text in ["", ":", "executable", "::\n  x", "\u{0}:\u{0}", "hs-source-dirs:", "a\n\tb\nc:"] {
            assert_eq!(read(text).source_dirs, [""; 0]);
        }
    }
}
