//! The file system: programs, saved searches, solvers on the path.

use snell_workbench::{Diagnostic, MAX_FILE, Refused, Span, loading};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The folder of what can be made again.
const CACHE: &str = ".snell";

/// The bytes of a program.
pub fn read_program(path: &str) -> Result<Vec<u8>, Refused> {
    read_limited(Path::new(path)).map_err(|error| {
        let (code, message) = match error.kind() {
            ErrorKind::NotFound => (loading::NO_FILE, "no such file".to_owned()),
            ErrorKind::IsADirectory => (loading::DIRECTORY, "this is a directory; a file is wanted".to_owned()),
            _ => (loading::UNREADABLE, format!("the file can't be read: {error}")),
        };
        Refused::of(path, Diagnostic::error(code, Span::NONE, message))
    })
}

/// Not more than is accepted, and one byte: some files have no end.
pub fn read_limited(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::with_capacity((about.len() as usize).min(MAX_FILE));
    file.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Where the search of a function is saved.
pub fn saved_search(program: &str, function: &str) -> PathBuf {
    let stem = Path::new(program).file_stem().map_or("program".into(), |stem| stem.to_string_lossy());
    Path::new(CACHE).join(format!("explore-{}-{}.frontier", plain(&stem), plain(function)))
}

/// A name that every file system takes; different names stay different.
fn plain(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars().take(80) {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' => text.push(c),
            c => text.push_str(&format!("+{:x}", c as u32)),
        }
    }
    text
}

/// Reads a saved search, if there is one.
pub fn read_saved(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Saves a search: all of it, or what was there before stays.
pub fn write_saved(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if !Path::new(CACHE).is_dir() {
        fs::create_dir_all(CACHE)?;
        // The cache keeps itself out of version control; that it can't be said is no reason not to save.
        let _ = fs::write(Path::new(CACHE).join(".gitignore"), "*\n");
    }
    let unfinished = path.with_extension(format!("{}.tmp", std::process::id()));
    fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, path)).inspect_err(|_| {
        let _ = fs::remove_file(&unfinished);
    })
}

/// A file of the cache.
pub fn cache_file(name: &str) -> String {
    format!("{CACHE}/{name}")
}

/// Whether a file is there that does not begin with this.
pub fn is_foreign(path: &Path, signature: &str) -> bool {
    fs::read(path).is_ok_and(|bytes| !bytes.starts_with(signature.as_bytes()))
}

/// Writes a file, in a folder that need not be there.
pub fn write_text(path: &Path, text: &str) -> io::Result<()> {
    if path.starts_with(CACHE) {
        return write_saved(path, text.as_bytes());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// Writes a file that was asked for, or says why not.
pub fn write_result(path: &Path, text: &str) -> Result<(), Refused> {
    write_text(path, text).map_err(|error| {
        let message = format!("the file can't be written: {error}");
        Refused::of(&path.display().to_string(), Diagnostic::error(loading::NOT_WRITTEN, Span::NONE, message))
    })
}

/// Forgets a search that is finished.
pub fn forget_saved(path: &Path) {
    // If it stays, its next use shows nothing new.
    let _ = fs::remove_file(path);
}

/// A program on the PATH, or the path itself if it is one.
pub fn find_program(name: &str) -> Option<PathBuf> {
    if name.contains(std::path::MAIN_SEPARATOR) {
        let path = PathBuf::from(name);
        return is_program(&path).then_some(path);
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| is_program(path))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}
