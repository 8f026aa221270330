//! The tree as data, so that checks can be tried on trees that don't exist.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// All that is checked.
#[derive(Default)]
pub struct Tree {
    /// The crates of the workspace, by name.
    pub crates: Vec<Crate>,
    /// Text files, by path.
    pub files: Vec<File>,
}

/// A crate.
#[derive(Clone, Default)]
pub struct Crate {
    /// The name of the package.
    pub name: String,
    /// The name of its folder.
    pub folder: String,
    /// `[package.metadata] layer`.
    pub layer: Option<u64>,
    /// What it depends on.
    pub dependencies: Vec<Dependency>,
}

/// An edge.
#[derive(Clone)]
pub struct Dependency {
    /// The package depended on.
    pub name: String,
    /// Whether only tests, examples and benches do.
    pub dev: bool,
}

/// A text file.
pub struct File {
    /// From the root, with slashes.
    pub path: String,
    /// Its contents.
    pub text: String,
}

/// Extensions and names of files whose text is checked.
const TEXTS: [&str; 8] = ["rs", "md", "toml", "core", "hs", "yml", "sh", "run"];
const SKIPPED: [&str; 4] = ["target", ".git", ".snell", "node_modules"];

impl Tree {
    /// Reads the workspace.
    pub fn read() -> Result<Tree, String> {
        let mut files = Vec::new();
        collect(crate::root(), "", &mut files).map_err(|error| error.to_string())?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { crates: crates()?, files })
    }

    /// The text of a file; empty if there is none.
    pub fn text(&self, path: &str) -> &str {
        self.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
    }

    /// The Rust files.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.ends_with(".rs"))
    }

    /// A crate by the name of its package.
    pub fn find(&self, name: &str) -> Option<&Crate> {
        self.crates.iter().find(|found| found.name == name)
    }
}

fn collect(directory: &Path, prefix: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(directory)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                collect(&entry.path(), &format!("{path}/"), files)?;
            }
        } else if TEXTS.contains(&name.rsplit('.').next().unwrap_or_default()) {
            // A file may be gone by now, or be something else than text.
            if let Ok(text) = std::fs::read_to_string(entry.path()) {
                files.push(File { path, text });
            }
        }
    }
    Ok(())
}

/// What cargo says about the workspace.
fn crates() -> Result<Vec<Crate>, String> {
    let cargo = option_env!("CARGO").unwrap_or("cargo");
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(crate::root())
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}\n{}", String::from_utf8_lossy(&output.stderr)))?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut crates: Vec<Crate> = list(&metadata["packages"])
        .iter()
        .map(|package| Crate {
            name: text(&package["name"]),
            folder: text(&package["manifest_path"]).rsplit('/').nth(1).unwrap_or_default().to_owned(),
            layer: package["metadata"]["layer"].as_u64(),
            dependencies: list(&package["dependencies"])
                .iter()
                .map(|edge| Dependency { name: text(&edge["name"]), dev: edge["kind"] == "dev" })
                .collect(),
        })
        .collect();
    crates.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(crates)
}
