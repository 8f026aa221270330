//! The main file of a directory.

use super::{Executable, described_in};
use snell_workbench::{Diagnostic, Refused, Span, loading};
use std::path::Path;

/// Where a program usually is.
const USUAL: [&str; 6] = ["Main.hs", "Main.lhs", "app/Main.hs", "app/Main.lhs", "src/Main.hs", "src/Main.lhs"];

/// The path of a program: that of a file as it is, the main file of a directory.
pub fn program_of(path: &str) -> Result<String, Refused> {
    let folder = Path::new(path);
    if !folder.is_dir() {
        return Ok(path.to_owned());
    }
    // Paths in messages are shorter without it.
    let folder = if folder == Path::new(".") { Path::new("") } else { folder };
    if let Some(usual) = USUAL.iter().map(|name| folder.join(name)).find(|path| path.is_file()) {
        return Ok(usual.to_string_lossy().into_owned());
    }
    let programs: Vec<String> = described_in(folder)
        .unwrap_or_default()
        .executables
        .iter()
        .filter_map(|executable| main_of(folder, executable))
        .collect();
    match &programs[..] {
        [one] => Ok(one.clone()),
        [] => Err(refuse(path, "there is no program in this directory; a file is wanted", looked())),
        several => Err(refuse(path, "there are several programs in this directory", several.join(", "))),
    }
}

fn main_of(folder: &Path, executable: &Executable) -> Option<String> {
    let main = executable.main.as_ref()?;
    let folders = executable.source_dirs.iter().map(String::as_str).chain(["."]);
    let path = folders.map(|dir| join(folder, dir).join(main)).find(|path| path.is_file())?;
    Some(path.to_string_lossy().into_owned())
}

fn join(folder: &Path, dir: &str) -> std::path::PathBuf {
    if dir == "." { folder.to_owned() } else { folder.join(dir) }
}

fn looked() -> String {
    "looked for Main.hs, app/Main.hs, src/Main.hs, and an executable of a .cabal file or package.yaml".into()
}

fn refuse(path: &str, message: &str, note: String) -> Refused {
    Refused::of(path, Diagnostic::error(loading::DIRECTORY, Span::NONE, message).with_note(Span::NONE, note))
}
