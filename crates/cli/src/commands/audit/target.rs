//! Which programs an audit is about: files as they are named, and of folders the files that no other file there imports.

use snell_workbench::{front_ends, module_of};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The first file of each program.
pub fn targets(named: &[String]) -> Vec<String> {
    let mut all = Vec::new();
    for name in named {
        let path = Path::new(name);
        if !path.is_dir() {
            all.push(name.clone());
            continue;
        }
        let mut files = Vec::new();
        below(path, &mut files);
        files.sort();
        match files.is_empty() {
            // Loading says what is wrong with it.
            true => all.push(name.clone()),
            false => all.extend(roots(&files)),
        }
    }
    let mut seen = BTreeSet::new();
    all.retain(|file| seen.insert(file.clone()));
    all
}

/// Files that no other file imports; what is imported is part of the programs that import it.
fn roots(files: &[PathBuf]) -> Vec<String> {
    let mut imported = BTreeSet::new();
    let mut modules = Vec::new();
    for file in files {
        let path = file.to_string_lossy().into_owned();
        let bytes = fs::read(file).unwrap_or_default();
        let module = module_of(&path, &bytes);
        let text = String::from_utf8_lossy(&bytes);
        let extension = file.extension().map_or(String::new(), |extension| extension.to_string_lossy().into_owned());
        let language = front_ends().iter().find(|language| language.extensions().contains(&&*extension));
        let imports = language.map_or(Vec::new(), |language| language.imports(&path, &text));
        imported.extend(imports.into_iter().map(|(name, _)| name).filter(|name| *name != module));
        modules.push((path, module));
    }
    let roots: Vec<String> =
        modules.iter().filter(|(_, module)| !imported.contains(module)).map(|(path, _)| path.clone()).collect();
    // Modules that import each other in a circle have no first one.
    if roots.is_empty() { modules.into_iter().map(|(path, _)| path).collect() } else { roots }
}

/// Source files, but for those of hidden folders, of builds and of saved counterexamples.
fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    let known = |name: &str| {
        let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
        front_ends().iter().any(|language| language.extensions().contains(&extension))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let skipped = name.starts_with('.') || name.starts_with("dist") || name == crate::corpus::FOLDER;
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            if !skipped {
                below(&path, files);
            }
        } else if known(&name) {
            files.push(path);
        }
    }
}
