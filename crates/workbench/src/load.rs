//! From bytes to a program that can be run.

use crate::codes::loading;
use crate::languages::{extensions, language_of};
use snell_core_ir::{Program, check, print};
use snell_semantics::{Code, resolve};
use snell_source::{Diagnostic, FileId, Severity, SourceSet, Span};
use std::sync::Arc;

/// Larger files are refused.
pub const MAX_FILE: usize = 256 << 20;

/// A program that passed every check.
pub struct Loaded {
    /// Its files.
    pub sources: SourceSet,
    /// The program, as written.
    pub program: Arc<Program>,
    /// The program, ready to run.
    pub code: Arc<Code>,
    /// The path, as the user wrote it.
    pub path: String,
    /// What the front end found odd.
    pub warnings: Vec<Diagnostic>,
}

/// An input that can't be used, and why.
#[derive(Debug)]
pub struct Refused {
    /// The file it is about, for diagnostics that have no place.
    pub path: String,
    /// The files the diagnostics refer to.
    pub sources: SourceSet,
    /// At least one error.
    pub diagnostics: Vec<Diagnostic>,
}

impl Refused {
    /// A refusal that is about a file as a whole.
    pub fn of(path: &str, diagnostic: Diagnostic) -> Refused {
        Refused { path: path.to_owned(), sources: SourceSet::default(), diagnostics: vec![diagnostic] }
    }
}

/// Reads a program from the bytes of a file. The extension of its path decides on the language.
pub fn load(path: &str, bytes: &[u8]) -> Result<Loaded, Refused> {
    let Some(language) = language_of(path) else {
        let message = "the extension of this file belongs to no language that can be read";
        let error = Diagnostic::error(loading::UNKNOWN_EXTENSION, Span::NONE, message);
        return Err(Refused::of(path, error.with_note(Span::NONE, format!("known extensions: {}", extensions()))));
    };
    if bytes.len() > MAX_FILE {
        let message = format!("the file has more than {} MiB", MAX_FILE >> 20);
        return Err(Refused::of(path, Diagnostic::error(loading::TOO_LARGE, Span::NONE, message)));
    }
    let mut sources = SourceSet::default();
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return Err(not_utf8(path, bytes, error.valid_up_to())),
    };
    sources.add(path, text);
    let refused = |sources, diagnostics| Err(Refused { path: path.to_owned(), sources, diagnostics });
    if text.trim().is_empty() {
        let span = Span { file: FileId(0), start: 0, end: 0 };
        return refused(sources, vec![Diagnostic::error(loading::EMPTY_FILE, span, "the file is empty")]);
    }
    let lowered = language.lower(&sources);
    if lowered.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return refused(sources, lowered.diagnostics);
    }
    // Interpretations rely on it, so that no front end is taken at its word.
    let broken = check(&lowered.program);
    if !broken.is_empty() {
        return refused(sources, broken);
    }
    let program = Arc::new(lowered.program);
    let code = Arc::new(resolve(program.clone()));
    Ok(Loaded { sources, program, code, path: path.to_owned(), warnings: lowered.diagnostics })
}

/// The program as Core text.
pub fn core_text(loaded: &Loaded) -> String {
    print(&loaded.program)
}

fn not_utf8(path: &str, bytes: &[u8], at: usize) -> Refused {
    // Enough of the text to show the place.
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(at + 60)]).into_owned();
    let mut sources = SourceSet::default();
    let file = sources.add(path, &text);
    let span = Span { file, start: at as u32, end: at as u32 + 1 };
    let message = format!("byte 0x{:02x} is no UTF-8 text", bytes.get(at).copied().unwrap_or(0));
    let diagnostics = vec![Diagnostic::error(loading::NOT_UTF8, span, message)];
    Refused { path: path.to_owned(), sources, diagnostics }
}
