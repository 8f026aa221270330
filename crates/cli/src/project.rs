//! Projects on disk: where the files of modules are, and which file is the main one. Nothing is ever executed.

mod cabal;
mod disk;
mod main_file;
mod yaml;

pub use disk::Disk;
pub use main_file::program_of;

use crate::files::read_limited;
use std::fs;
use std::path::{Path, PathBuf};

/// What the files that describe a project say.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Description {
    /// Folders with sources, relative to the description.
    pub source_dirs: Vec<String>,
    /// Extensions of the language that are on everywhere.
    pub extensions: Vec<String>,
    /// Programs.
    pub executables: Vec<Executable>,
}

/// A program of a project.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Executable {
    /// Its name.
    pub name: String,
    /// Its main file, relative to one of the folders.
    pub main: Option<String>,
    /// Its folders; if there are none, that of the description.
    pub source_dirs: Vec<String>,
}

impl Description {
    fn add(&mut self, other: Description) {
        let mut extend = |into: fn(&mut Description) -> &mut Vec<String>, from: Vec<String>| {
            for one in from {
                if !into(self).contains(&one) {
                    into(self).push(one);
                }
            }
        };
        extend(|all| &mut all.source_dirs, other.source_dirs);
        extend(|all| &mut all.extensions, other.extensions);
        for executable in other.executables {
            if self.executables.iter().all(|known| known.name != executable.name) {
                self.executables.push(executable);
            }
        }
    }
}

/// What is said in this folder, if anything is.
fn described_in(folder: &Path) -> Option<Description> {
    let mut all: Option<Description> = None;
    let mut add = |description: Description| all.get_or_insert_default().add(description);
    for path in cabal_files(folder) {
        read_text(&path).map(|text| cabal::read(&text)).into_iter().for_each(&mut add);
    }
    read_text(&folder.join("package.yaml")).map(|text| yaml::package(&text)).into_iter().for_each(&mut add);
    if let Some(text) = read_text(&folder.join("hie.yaml")) {
        let source_dirs = yaml::paths(&text).into_iter().filter(|path| folder.join(path).is_dir()).collect();
        add(Description { source_dirs, ..Description::default() });
    }
    all
}

/// In order of their names: what is found must not depend on the file system.
fn cabal_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    let paths = entries.into_iter().flatten().flatten().map(|entry| folder.join(entry.file_name()));
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "cabal") && path.is_file()).collect();
    paths.sort();
    paths
}

fn read_text(path: &Path) -> Option<String> {
    read_limited(path).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}
