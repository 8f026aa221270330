//! Programs with mistakes, and what is said about them.

use super::{Beside, main_files};
use crate::diff::diff;
use snell_workbench::{Severity, load_with, place};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Every program that must be refused.
pub fn rejected(folder: &Path) -> Vec<PathBuf> {
    main_files(&folder.join("rejected"))
}

/// Loads a program and compares the diagnostics with the `.diagnostics` file beside it, which is written anew on
/// demand. Gives whether it was.
pub fn refused_as_recorded(path: &Path, update: bool) -> Result<bool, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let found = match load_with(&name, &bytes, &mut Beside::of(path), None) {
        Ok(loaded) if loaded.is_program() => return Err("is accepted".to_owned()),
        // A module without `main` can be explored, but not run.
        Ok(_) => "nothing to run: there is no `main`\n".to_owned(),
        Err(refused) => {
            let mut text = String::new();
            for diagnostic in &refused.diagnostics {
                let word = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
                let at = heading(&refused.sources, diagnostic.span);
                let _ = writeln!(text, "{at}: {word}: [{}] {}", diagnostic.code, diagnostic.message);
                for note in &diagnostic.notes {
                    let at = heading(&refused.sources, note.span);
                    let _ = writeln!(text, "  {at}: {}", note.text);
                }
            }
            text
        }
    };
    let golden = path.with_extension("diagnostics");
    let recorded = std::fs::read_to_string(&golden).unwrap_or_default();
    if recorded == found {
        return Ok(false);
    }
    if update {
        std::fs::write(&golden, &found).map_err(|error| error.to_string())?;
        return Ok(true);
    }
    Err(format!("the diagnostics differ from those recorded:\n{}", diff(&recorded, &found)))
}

fn heading(sources: &snell_workbench::SourceSet, span: snell_workbench::Span) -> String {
    match place(sources, span) {
        Some(at) if at.line == at.end_line => format!("{}:{}:{}-{}", at.file, at.line, at.column, at.end_column),
        Some(at) => format!("{}:({},{})-({},{})", at.file, at.line, at.column, at.end_line, at.end_column),
        None => "-".to_owned(),
    }
}
