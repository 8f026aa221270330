//! What a check is about: a file, a line of it, a definition of a module, or all files below a folder.

use crate::args::CheckArgs;
use snell_workbench::{Loaded, Property, SourceSet, place};
use std::fs;
use std::path::{Path, PathBuf};

/// Where modules are looked for.
const ROOTS: [&str; 6] = ["", "src", "lib", "app", "test", "tests"];

/// One file to check, and the line that is meant.
pub struct Target {
    pub args: CheckArgs,
    pub line: Option<u32>,
}

/// The files that are meant.
pub fn targets(args: &CheckArgs) -> Vec<Target> {
    let target = |file: String, property: Option<String>, line| Target {
        args: CheckArgs { file, property: property.or_else(|| args.property.clone()), ..args.clone() },
        line,
    };
    let path = Path::new(&args.file);
    if path.is_dir() {
        let mut files = Vec::new();
        below(path, &mut files);
        files.sort();
        let files: Vec<PathBuf> = files.into_iter().filter(|file| has_claims(file, args.crashes)).collect();
        if !files.is_empty() {
            return files.iter().map(|file| target(file.to_string_lossy().into_owned(), None, None)).collect();
        }
    } else if !path.exists() {
        if let Some((file, line)) = args.file.split_once(':')
            && let Ok(line) = line.split(':').next().unwrap_or(line).parse()
        {
            return vec![target(file.to_owned(), None, Some(line))];
        }
        if let Some((module, name)) = args.file.rsplit_once('.')
            && name.starts_with(|c: char| c.is_lowercase() || c == '_')
            && let Some(file) = file_of(module)
        {
            return vec![target(file, Some(name.to_owned()), None)];
        }
    }
    vec![target(args.file.clone(), None, None)]
}

/// The definition that a line belongs to: the last that begins before it.
pub fn at_line<'p>(loaded: &Loaded, line: u32, all: impl Iterator<Item = &'p Property>) -> Option<String> {
    let begins = |sources: &SourceSet, property: &Property| {
        place(sources, property.span).filter(|place| place.file == loaded.path).map(|place| place.line)
    };
    let lines = all.filter_map(|property| Some((begins(&loaded.sources, property)?, property)));
    lines.filter(|(begin, _)| *begin <= line).max_by_key(|(begin, _)| *begin).map(|(_, property)| property.name.clone())
}

fn file_of(module: &str) -> Option<String> {
    let name = format!("{}.hs", module.replace('.', "/"));
    ROOTS
        .iter()
        .map(|root| Path::new(root).join(&name))
        .find(|path| path.is_file())
        .map(|path| path.display().to_string())
}

fn has_claims(file: &Path, any: bool) -> bool {
    let text = fs::read_to_string(file).unwrap_or_default();
    any || text.lines().any(|line| line.starts_with("prop_") || line.starts_with("unit_") || has_example(line))
}

/// Whether an example may stand on a line.
fn has_example(line: &str) -> bool {
    let words = line.trim_start().trim_start_matches("--").trim_start();
    words.starts_with(">>>") || words.starts_with("prop>")
}

/// Haskell files, but for those of hidden folders, of builds and of saved counterexamples.
fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let skipped = name.starts_with('.') || name.starts_with("dist") || name == crate::corpus::FOLDER;
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            if !skipped {
                below(&path, files);
            }
        } else if name.ends_with(".hs") || name.ends_with(".lhs") {
            files.push(path);
        }
    }
}
