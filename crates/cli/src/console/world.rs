//! What a program asks of the world outside: the clock, variables, folders.

use snell_workbench::Refusal;
use std::io::ErrorKind;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// Between two parts of what a request is about, and between parts of an answer.
const BETWEEN: char = '\0';

type Answer = Result<String, Refusal>;

/// Answers one request.
pub fn ask(request: &str, about: &str) -> Answer {
    let (first, second) = about.split_once(BETWEEN).unwrap_or((about, ""));
    match request {
        "clock" => Ok(since_epoch(SystemTime::now())),
        "cpu-time" => Ok(cpu_time().to_string()),
        "variable" => std::env::var(about).map_err(|_| Refusal::NotThere),
        "variables" => {
            let all = std::env::vars().map(|(name, value)| format!("{name}={value}"));
            Ok(all.collect::<Vec<_>>().join(&BETWEEN.to_string()))
        }
        "kind" => Ok(match std::fs::metadata(about) {
            Ok(data) if data.is_dir() => "directory".to_owned(),
            Ok(_) => "file".to_owned(),
            Err(_) => String::new(),
        }),
        "size" => Ok(done(std::fs::metadata(about))?.len().to_string()),
        "changed" => Ok(since_epoch(done(done(std::fs::metadata(about))?.modified())?)),
        "list" => {
            let entries = done(std::fs::read_dir(about))?.flatten();
            let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
            Ok(names.collect::<Vec<_>>().join(&BETWEEN.to_string()))
        }
        "make-directory" => nothing(std::fs::create_dir(about)),
        "make-directories" => nothing(std::fs::create_dir_all(about)),
        "remove-file" => nothing(std::fs::remove_file(about)),
        "remove-directory" => nothing(std::fs::remove_dir(about)),
        "remove-all" => nothing(remove_all(Path::new(about))),
        "rename" => nothing(std::fs::rename(first, second)),
        "copy" => nothing(std::fs::copy(first, second).map(drop)),
        "current" => Ok(done(std::env::current_dir())?.to_string_lossy().into_owned()),
        "enter" => nothing(std::env::set_current_dir(about)),
        "whole" => Ok(done(std::fs::canonicalize(about))?.to_string_lossy().into_owned()),
        "temporary" => Ok(std::env::temp_dir().to_string_lossy().into_owned()),
        "executable" => match find_executable(about) {
            Some(path) => Ok(path),
            None => Err(Refusal::NotThere),
        },
        _ => Err(Refusal::Other(format!("nobody knows how to answer `{request}`"))),
    }
}

fn nothing(result: std::io::Result<()>) -> Answer {
    done(result).map(|()| String::new())
}

fn done<T>(result: std::io::Result<T>) -> Result<T, Refusal> {
    result.map_err(|error| match error.kind() {
        ErrorKind::NotFound => Refusal::NotThere,
        ErrorKind::AlreadyExists => Refusal::Exists,
        ErrorKind::PermissionDenied => Refusal::Denied,
        _ => Refusal::Other(error.to_string()),
    })
}

/// Nanoseconds.
fn since_epoch(time: SystemTime) -> String {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos()).to_string()
}

/// Nanoseconds that this process has used, as far as the system says.
fn cpu_time() -> u128 {
    let Ok(text) = std::fs::read_to_string("/proc/self/schedstat") else { return 0 };
    text.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0)
}

fn remove_all(path: &Path) -> std::io::Result<()> {
    if std::fs::symlink_metadata(path)?.is_dir() { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) }
}

fn find_executable(name: &str) -> Option<String> {
    let folders = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())?;
    Some(found.to_string_lossy().into_owned())
}
