//! From bytes to a program that can be run.

use crate::codes::loading;
use crate::files::{Files, NoFiles};
use crate::languages::{Language, extensions, language_of};
use snell_core_ir::{Global, Lowered, MAIN, Marks, Program, Property, Query, Request, check, core_branches, print};
use snell_semantics::{Code, resolve};
use snell_source::{Diagnostic, FileId, Severity, SourceSet, Span};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Larger files are refused.
pub const MAX_FILE: usize = 256 << 20;

/// A program of more bytes in all its files is refused.
const MAX_PROGRAM: usize = 1 << 30;

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
    /// What it claims of itself.
    pub properties: Vec<Property>,
    /// What was asked of it.
    pub query: Option<Query>,
    /// The language of its first file.
    pub language: Language,
    /// What the front end found odd.
    pub warnings: Vec<Diagnostic>,
}

impl Loaded {
    /// Whether there is a whole program to run: it talks to the console and has an exit code.
    pub fn is_program(&self) -> bool {
        self.program.find_global(MAIN).is_some_and(|main| self.program.global(main).params.is_empty())
    }
}

impl Loaded {
    /// Whether tests in another file can import it.
    pub fn can_be_imported(&self) -> bool {
        self.program.interface.module.is_some()
    }

    /// The same files with another program in place of this one, with the same tables.
    pub(crate) fn with_program(&self, program: Arc<Program>) -> Loaded {
        Loaded {
            sources: self.sources.clone(),
            code: Arc::new(resolve(program.clone())),
            program,
            path: self.path.clone(),
            properties: Vec::new(),
            query: None,
            language: self.language,
            warnings: Vec::new(),
        }
    }
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

/// Reads a program from the bytes of one file. The extension of its path decides on the language.
pub fn load(path: &str, bytes: &[u8]) -> Result<Loaded, Refused> {
    load_for(path, bytes, &mut NoFiles, Wish::Program)
}

/// What is wanted of a program besides its definitions.
#[derive(Clone, Copy, Debug)]
pub enum Wish<'t> {
    /// Nothing.
    Program,
    /// An expression to evaluate in place of its main program.
    Expression(&'t str),
    /// A query, and what its text is called in diagnostics.
    Query(&'t str, &'t str),
    /// Marks around what is to be found again in Core.
    Marked(Marks),
}

impl<'t> From<Option<&'t str>> for Wish<'t> {
    fn from(expression: Option<&'t str>) -> Self {
        expression.map_or(Wish::Program, Wish::Expression)
    }
}

/// As [`load`], with the files that it imports, and an expression to evaluate in place of its main program.
pub fn load_with(path: &str, bytes: &[u8], files: &mut dyn Files, expression: Option<&str>) -> Result<Loaded, Refused> {
    load_for(path, bytes, files, expression.into())
}

/// As [`load`], with the files that it imports, and a wish.
pub fn load_for(path: &str, bytes: &[u8], files: &mut dyn Files, wish: Wish<'_>) -> Result<Loaded, Refused> {
    match language_of(path) {
        Some(language) => load_in(language, path, bytes, files, wish),
        None => {
            let message = "the extension of this file belongs to no language that can be read";
            let error = Diagnostic::error(loading::UNKNOWN_EXTENSION, Span::NONE, message);
            Err(Refused::of(path, error.with_note(Span::NONE, format!("known extensions: {}", extensions()))))
        }
    }
}

/// As [`load_with`], in a given language.
pub fn load_as(
    language: Language,
    path: &str,
    bytes: &[u8],
    files: &mut dyn Files,
    expression: Option<&str>,
) -> Result<Loaded, Refused> {
    load_in(language, path, bytes, files, expression.into())
}

fn load_in(
    language: Language,
    path: &str,
    bytes: &[u8],
    files: &mut dyn Files,
    wish: Wish<'_>,
) -> Result<Loaded, Refused> {
    let mut sources = SourceSet::default();
    let text = text_of(path, bytes)?;
    sources.add(path, text);
    let refused = |sources, diagnostics| Err(Refused { path: path.to_owned(), sources, diagnostics });
    if text.trim().is_empty() {
        let span = Span { file: FileId(0), start: 0, end: 0 };
        return refused(sources, vec![Diagnostic::error(loading::EMPTY_FILE, span, "the file is empty")]);
    }
    files.begin(path, language.module_name(path, text).as_deref());
    add_imports(language, &mut sources, files)?;
    let (mut expression, mut query, mut marks) = (None, None, Marks::None);
    match wish {
        Wish::Program => {}
        Wish::Expression(text) => expression = Some(sources.add("-e", text)),
        Wish::Query(text, name) => query = Some(sources.add(name, text)),
        Wish::Marked(wanted) => marks = wanted,
    }
    let (extensions, searched) = (files.default_extensions(), files.searched());
    let request = Request { expression, query, extensions, searched, marks };
    let mut lowered = language.lower_with(&sources, &request);
    sort(&mut lowered.diagnostics);
    if lowered.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return refused(sources, lowered.diagnostics);
    }
    // Interpretations rely on it, so that no front end is taken at its word.
    let broken = check(&lowered.program);
    if !broken.is_empty() {
        return refused(sources, broken);
    }
    if marks != Marks::None && lowered.program.branches.is_empty() && !lowered.program.has_names() {
        let own = |span: Span| span.file == FileId(0);
        lowered.program.branches = core_branches(&lowered.program, own);
    }
    let Lowered { program, properties, query, diagnostics: warnings } = lowered;
    let program = Arc::new(program);
    let code = Arc::new(resolve(program.clone()));
    Ok(Loaded { sources, program, code, path: path.to_owned(), properties, query, language, warnings })
}

/// Adds the files of all modules that are imported, directly or not, each once, in the order in which they are met.
/// Modules that have no file may be in the libraries of the language, which says so if they are not.
fn add_imports(language: Language, sources: &mut SourceSet, files: &mut dyn Files) -> Result<(), Refused> {
    let mut asked = BTreeSet::new();
    let mut paths: BTreeSet<String> = sources.files().map(|(_, file)| file.path.to_string()).collect();
    let mut bytes = 0;
    let mut at = 0;
    while let Some(file) = sources.file(FileId(at)) {
        bytes += file.text.len();
        let (path, span) = (file.path.clone(), Span { file: FileId(at), start: 0, end: 0 });
        if bytes > MAX_PROGRAM {
            let message = format!("the program has more than {} MiB", MAX_PROGRAM >> 20);
            let diagnostics = vec![Diagnostic::error(loading::TOO_LARGE, span, message)];
            return Err(Refused { path: path.to_string(), sources: sources.clone(), diagnostics });
        }
        for (module, _) in language.imports(&path, &file.text.clone()) {
            if !asked.insert(module.clone()) {
                continue;
            }
            // The file that the program begins with may be imported again.
            let Some((path, bytes)) = files.find(&module, language.extensions()) else { continue };
            if paths.insert(path.clone()) {
                sources.add(&path, text_of(&path, &bytes)?);
            }
        }
        at += 1;
    }
    Ok(())
}

/// Errors before warnings; each by file and place, those without a place last.
fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by_key(|diagnostic| (diagnostic.severity, diagnostic.span));
}

/// How many definitions the files of a program have; what front ends and libraries add is not counted.
pub fn own_definitions(loaded: &Loaded) -> usize {
    let program = &loaded.program;
    let own = |global: &&Global| {
        loaded.sources.file(global.span.file).is_some() && !program.name(global.name).starts_with('%')
    };
    program.globals.iter().filter(own).count()
}

/// The program as Core text.
pub fn core_text(loaded: &Loaded) -> String {
    print(&loaded.program)
}

fn text_of<'b>(path: &str, bytes: &'b [u8]) -> Result<&'b str, Refused> {
    if bytes.len() > MAX_FILE {
        let message = format!("the file has more than {} MiB", MAX_FILE >> 20);
        return Err(Refused::of(path, Diagnostic::error(loading::TOO_LARGE, Span::NONE, message)));
    }
    std::str::from_utf8(bytes).map_err(|error| not_utf8(path, bytes, error.valid_up_to()))
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

#[cfg(test)]
mod tests;
