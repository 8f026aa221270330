//! Haskell programs: those that real GHC ran must do the same here, those that it refused must be refused with the
//! diagnostics recorded beside them, and nothing that is done to their text makes the front end panic.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

mod mutants;
mod programs;
mod rejected;
mod unsupported;

pub use mutants::survives;
pub use programs::{Program, programs, same_as_ghc};
pub use rejected::{refused_as_recorded, rejected};
pub use unsupported::{fails_as_recorded, unsupported};

use std::path::{Path, PathBuf};

/// Files below a folder with these extensions, in order.
fn files_below(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|own| extensions.iter().any(|extension| own == *extension)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The main files of programs: of a folder with a `Main`, only that.
fn main_files(folder: &Path) -> Vec<PathBuf> {
    let all = files_below(folder, &["hs", "lhs"]);
    let is_main = |path: &Path| path.file_stem().is_some_and(|stem| stem == "Main");
    let roots: Vec<PathBuf> =
        all.iter().filter(|path| is_main(path)).filter_map(|path| path.parent().map(Path::to_owned)).collect();
    let belongs = |path: &PathBuf| !is_main(path) && roots.iter().any(|root| path.starts_with(root));
    all.into_iter().filter(|path| !belongs(path)).collect()
}

/// The modules of a program are beside its main file.
struct Beside {
    folder: PathBuf,
}

impl Beside {
    fn of(main: &Path) -> Beside {
        Beside { folder: main.parent().unwrap_or(Path::new("")).to_owned() }
    }
}

impl snell_workbench::Files for Beside {
    fn begin(&mut self, _path: &str, _module: Option<&str>) {}

    fn find(&mut self, module: &str, extensions: &[&str]) -> Option<(String, Vec<u8>)> {
        let stem = module.replace('.', "/");
        extensions.iter().find_map(|extension| {
            let name = format!("{stem}.{extension}");
            let bytes = std::fs::read(self.folder.join(&name)).ok()?;
            Some((name, bytes))
        })
    }

    fn searched(&self) -> Vec<String> {
        vec![".".to_owned()]
    }

    fn default_extensions(&self) -> Vec<String> {
        Vec::new()
    }
}
