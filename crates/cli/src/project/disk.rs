//! The files of modules, below the source folders of a program.

use super::{Description, described_in};
use crate::files::read_limited;
use snell_workbench::Files;
use std::path::{Path, PathBuf};

/// Files on disk. Modules are looked for below the folder that the program's own file belongs to, then below the
/// source folders of the project around it, and below the project itself.
#[derive(Default)]
pub struct Disk {
    roots: Vec<PathBuf>,
    /// The file that the program begins with: as it was given, and as the operating system knows it.
    first: Option<(String, PathBuf)>,
    extensions: Vec<String>,
}

impl Files for Disk {
    fn begin(&mut self, path: &str, module: Option<&str>) {
        let file = Path::new(path);
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        self.first = file.canonicalize().ok().map(|known| (path.to_owned(), known));
        self.roots = vec![root_of(&folder, module.unwrap_or_default())];
        if let Some((folder, description)) = project_around(&folder) {
            // A stanza that names no folder means that of the project.
            for dir in description.source_dirs.iter().map(String::as_str).chain(["."]) {
                let root = if dir == "." { folder.clone() } else { folder.join(dir) };
                if !self.roots.contains(&root) {
                    self.roots.push(root);
                }
            }
            self.extensions = description.extensions;
        }
    }

    fn find(&mut self, module: &str, extensions: &[&str]) -> Option<(String, Vec<u8>)> {
        // A language without modules names files.
        let is_file = Path::new(module).extension().is_some_and(|end| extensions.iter().any(|one| end == *one));
        if is_file && Path::new(module).is_relative() {
            let path = self.roots.first()?.join(module);
            return Some((path.to_string_lossy().into_owned(), read_limited(&path).ok()?));
        }
        let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'');
        if !module.split('.').all(plain) {
            return None;
        }
        let name = module.replace('.', std::path::MAIN_SEPARATOR_STR);
        for root in &self.roots {
            for extension in extensions {
                let path = root.join(format!("{name}.{extension}"));
                let Ok(bytes) = read_limited(&path) else { continue };
                let first =
                    self.first.as_ref().filter(|(_, known)| path.canonicalize().is_ok_and(|path| path == *known));
                let path = first.map_or_else(|| path.to_string_lossy().into_owned(), |(given, _)| given.clone());
                return Some((path, bytes));
            }
        }
        None
    }

    fn searched(&self) -> Vec<String> {
        let shown =
            |root: &PathBuf| if root.as_os_str().is_empty() { ".".into() } else { root.to_string_lossy().into() };
        self.roots.iter().map(shown).collect()
    }

    fn default_extensions(&self) -> Vec<String> {
        self.extensions.clone()
    }
}

/// The folder that module names start from: that of `A.B` in `src/A/B.hs` is `src`.
fn root_of(folder: &Path, module: &str) -> PathBuf {
    let mut root = folder.to_owned();
    let mut parts: Vec<&str> = module.split('.').collect();
    parts.pop();
    while let Some(part) = parts.pop() {
        // Inside of the folders of the module, only the whole path shows them.
        if root.as_os_str().is_empty() || root == Path::new(".") {
            root = std::env::current_dir().unwrap_or_default();
        }
        if root.file_name().is_none_or(|name| name != part) || !root.pop() {
            return folder.to_owned();
        }
    }
    root
}

/// The nearest folder upwards that describes a project; not beyond the repository.
fn project_around(folder: &Path) -> Option<(PathBuf, Description)> {
    let mut folder = folder.to_owned();
    loop {
        if let Some(description) = described_in(&folder) {
            return Some((folder, description));
        }
        if folder.join(".git").exists() {
            return None;
        }
        if folder.as_os_str().is_empty() || folder == Path::new(".") {
            folder = std::env::current_dir().ok()?;
        }
        if !folder.pop() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests;
