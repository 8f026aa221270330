//! The folder of saved counterexamples, `snell-corpus/<Module>/<property>-<number>.hs`.

use snell_workbench::{ClaimText, SavedCall};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder; it belongs into version control.
pub const FOLDER: &str = "snell-corpus";

/// A saved counterexample.
#[derive(Clone, Debug)]
pub struct SavedFile {
    /// Where it is.
    pub path: String,
    /// What it says, unless it is none of ours.
    pub call: Option<SavedCall>,
    /// Its text.
    pub text: String,
}

/// Reads what is saved of a module, in the order of the names of files; the second list says what can't be used.
pub fn read(module: &str) -> (Vec<SavedFile>, Vec<String>) {
    let (mut found, mut unusable) = (Vec::new(), Vec::new());
    let Ok(entries) = fs::read_dir(folder(module)) else { return (found, unusable) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    // By property, then by number.
    paths.sort_by_key(|path| (split(path), path.clone()));
    for path in paths {
        let shown = path.display().to_string();
        if path.extension().is_none_or(|extension| extension != "hs") {
            unusable.push(format!("{shown}: no saved counterexample"));
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => match SavedCall::read(&text) {
                call @ Some(_) => found.push(SavedFile { path: shown, call, text }),
                None => unusable.push(format!("{shown}: not a call of a property with each argument on its own line")),
            },
            Err(error) => unusable.push(format!("{shown}: {error}")),
        }
    }
    (found, unusable)
}

/// The claims that saved counterexamples are.
pub fn claims(saved: &[SavedFile]) -> Vec<ClaimText> {
    saved
        .iter()
        .map(|file| ClaimText { path: file.path.clone(), text: file.text.clone(), shows: None, open: false })
        .collect()
}

/// Saves a counterexample, unless it is there already; gives its path.
pub fn save(module: &str, call: &SavedCall, file: &str) -> io::Result<PathBuf> {
    let folder = folder(module);
    fs::create_dir_all(&folder)?;
    let name = |number: u32| folder.join(format!("{}-{number}.hs", call.name()));
    let mut number = 1;
    while name(number).exists() {
        let known = fs::read_to_string(name(number)).ok().and_then(|text| SavedCall::read(&text));
        if known.as_ref() == Some(call) {
            return Ok(name(number));
        }
        number += 1;
    }
    fs::write(name(number), call.text(file))?;
    Ok(name(number))
}

/// The saved counterexamples of this name, with the modules they belong to.
pub fn named(name: &str) -> Vec<(String, SavedFile)> {
    let mut modules: Vec<PathBuf> = fs::read_dir(FOLDER)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    modules.sort();
    let mut found = Vec::new();
    for module in modules {
        let module = module.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
        let (files, _) = read(&module);
        let is_named = |file: &SavedFile| Path::new(&file.path).file_stem().is_some_and(|stem| stem == name);
        found.extend(files.into_iter().filter(is_named).map(|file| (module.clone(), file)));
    }
    found
}

fn folder(module: &str) -> PathBuf {
    Path::new(FOLDER).join(module)
}

fn split(path: &Path) -> (String, u32) {
    let stem = path.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned());
    match stem.rsplit_once('-') {
        Some((name, number)) => (name.to_owned(), number.parse().unwrap_or(0)),
        None => (stem, 0),
    }
}
