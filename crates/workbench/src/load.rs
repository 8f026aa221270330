//! From bytes to a program that can be run.

use crate::codes::loading;
use crate::entry::{is_form, said};
use crate::files::{Files, NoFiles};
use crate::languages::{Language, extensions, language_of};
use snell_core_ir::{
    Claim, ConId, DataId, Global, Lowered, MAIN, Marks, Program, Property, PropertyKind, Query, Request, Written,
    check, core_branches, print, print_part,
};
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
    /// How values of some data types are written.
    pub written: Vec<(DataId, Written)>,
    /// The places of the fields that constructors evaluate.
    pub strict: Vec<(ConId, Vec<usize>)>,
    /// What gives the content of a value of a transparent type.
    pub selectors: Vec<(DataId, String)>,
    /// What is to be said of an exploration of a definition, by its name.
    pub remarks: Vec<(String, String)>,
    /// What the front end found odd.
    pub warnings: Vec<Diagnostic>,
    /// Claims of [`Wish::Check`] that can't be read, by their numbers, and why.
    pub refused_claims: Vec<(usize, String)>,
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
            written: self.written.clone(),
            strict: self.strict.clone(),
            selectors: self.selectors.clone(),
            remarks: self.remarks.clone(),
            warnings: Vec::new(),
            refused_claims: Vec::new(),
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
    /// The methods of its instances as functions.
    Functions,
    /// An expression to evaluate in place of its main program.
    Expression(&'t str),
    /// To be run, or an expression to be evaluated in place of its main program: failures say which calls led to them.
    Run(Option<&'t str>),
    /// A query, and what its text is called in diagnostics.
    Query(&'t str, &'t str),
    /// All answers of a computation with choices, and what its text is called in diagnostics.
    Choices(&'t str, &'t str),
    /// Marks around what is to be found again in Core.
    Marked(Marks),
    /// Its properties with their parts, and these claims besides.
    Check(&'t [ClaimText]),
}

/// A claim about a program that is not part of its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimText {
    /// What its text is called in diagnostics.
    pub path: String,
    /// An expression that holds, or that has the text below.
    pub text: String,
    /// The text that the value of the expression has.
    pub shows: Option<String>,
    /// Whether names that are not defined are inputs.
    pub open: bool,
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
    let mut request = Request {
        expression: None,
        query: None,
        choices: matches!(wish, Wish::Choices(..)),
        claims: Vec::new(),
        parts: false,
        methods: matches!(wish, Wish::Functions | Wish::Marked(Marks::Branches | Marks::At { .. })),
        generated: false,
        calls: matches!(wish, Wish::Run(_)),
        extensions: files.default_extensions(),
        searched: files.searched(),
        marks: Marks::None,
    };
    let marks = if let Wish::Marked(marks) = wish { marks } else { Marks::None };
    request.marks = marks;
    let mut refused_claims = Vec::new();
    let mut lowered = match wish {
        Wish::Program | Wish::Functions | Wish::Marked(_) | Wish::Run(None) => language.lower_with(&sources, &request),
        Wish::Expression(text) | Wish::Run(Some(text)) => {
            request.expression = Some(sources.add("-e", text));
            language.lower_with(&sources, &request)
        }
        Wish::Query(text, name) | Wish::Choices(text, name) => {
            request.query = Some(sources.add(name, text));
            language.lower_with(&sources, &request)
        }
        Wish::Check(claims) => claimed(language, &mut sources, request, claims, &mut refused_claims),
    };
    sort(&mut lowered.diagnostics);
    if lowered.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return refused(sources, lowered.diagnostics);
    }
    // Interpretations rely on it, so that no front end is taken at its word.
    let broken = check(&lowered.program);
    if !broken.is_empty() {
        return refused(sources, broken);
    }
    // A language that marks its branches may have a program without any.
    let unmarked = language.notation().is_none() || matches!(marks, Marks::At { .. });
    if marks != Marks::None && unmarked && lowered.program.branches.is_empty() && !lowered.program.has_names() {
        let all = marks == Marks::All;
        let own = |span: Span| span.file == FileId(0) || all && sources.file(span.file).is_some();
        let mut branches = core_branches(&lowered.program, own);
        // What is called from outside leads there.
        for name in branches.iter_mut().filter_map(|branch| branch.top.as_mut()) {
            if is_form(&lowered.program, name) {
                *name = said(name).to_owned();
            }
        }
        lowered.program.branches = branches;
    }
    let Lowered { program, properties, query, written, strict, selectors, remarks, diagnostics: warnings } = lowered;
    let program = Arc::new(program);
    let code = Arc::new(resolve(program.clone()));
    Ok(Loaded {
        sources,
        program,
        code,
        path: path.to_owned(),
        properties,
        query,
        language,
        written,
        strict,
        selectors,
        remarks,
        warnings,
        refused_claims,
    })
}

/// More names that are not defined are no inputs.
const MAX_INPUTS: usize = 6;

/// Lowers a program with claims about it. A claim that is wrong in itself is set aside, and does not keep the program from
/// being checked.
fn claimed(
    language: Language,
    sources: &mut SourceSet,
    mut request: Request,
    claims: &[ClaimText],
    refused: &mut Vec<(usize, String)>,
) -> Lowered {
    let program = sources.clone();
    (request.parts, request.generated) = (true, true);
    let mut kept: Vec<usize> = (0..claims.len()).collect();
    let mut texts: Vec<String> = claims.iter().map(|claim| claim.text.clone()).collect();
    let mut inputs = vec![0; claims.len()];
    loop {
        *sources = program.clone();
        let add = |&at: &usize| {
            let ClaimText { path, shows, .. } = &claims[at];
            Claim { file: sources.add(path, &texts[at]), shows: shows.clone() }
        };
        request.claims = kept.iter().map(add).collect();
        let mut lowered = language.lower_with(sources, &request);
        let errors = || lowered.diagnostics.iter().filter(|one| one.severity == Severity::Error);
        let of = |file: FileId| errors().find(|error| error.span.file == file).map(|error| error.message.clone());
        let wrong: Vec<(usize, String)> =
            kept.iter().zip(&request.claims).filter_map(|(&at, claim)| Some((at, of(claim.file)?))).collect();
        let missing = |at: usize, file: FileId| {
            let named = errors().find(|error| error.span.file == file)?.span;
            let name = texts[at].get(named.start as usize..named.end as usize)?;
            let is_name = name.starts_with(|c: char| c.is_lowercase() || c == '_');
            (claims[at].open && is_name && inputs[at] < MAX_INPUTS).then(|| name.to_owned())
        };
        let wrapped: Vec<(usize, String)> = kept
            .iter()
            .zip(&request.claims)
            .filter_map(|(&at, claim)| Some((at, format!("\\{} -> {}", missing(at, claim.file)?, texts[at]))))
            .collect();
        if !wrapped.is_empty() {
            for (at, text) in wrapped {
                (texts[at], inputs[at]) = (text, inputs[at] + 1);
            }
        } else if !wrong.is_empty() {
            kept.retain(|at| wrong.iter().all(|(other, _)| other != at));
            refused.extend(wrong);
        } else if request.parts && errors().next().is_some() {
            // What is wrong with the program is said once, and not of the parts of its properties.
            request.parts = false;
        } else {
            for property in &mut lowered.properties {
                if let PropertyKind::Claim(number) = &mut property.kind {
                    *number = kept[*number];
                }
            }
            return lowered;
        }
    }
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

/// The module that a file is: as it says, or as it is called.
pub fn module_of(path: &str, bytes: &[u8]) -> String {
    let said = language_of(path).zip(std::str::from_utf8(bytes).ok());
    said.and_then(|(language, text)| language.module_name(path, text)).unwrap_or_else(|| {
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        name.split_once('.').map_or(name, |(stem, _)| stem).to_owned()
    })
}

/// How many definitions the files of a program have; what front ends and libraries add is not counted.
pub fn own_definitions(loaded: &Loaded) -> usize {
    let program = &loaded.program;
    let own = |global: &&Global| {
        loaded.sources.file(global.span.file).is_some() && !program.name(global.name).starts_with('%')
    };
    program.globals.iter().filter(own).count()
}

/// The program as Core text: with `all` the whole, which reads back, else what the files of the user define. That is without
/// the libraries, and without what front ends add.
pub fn core_text(loaded: &Loaded, all: bool) -> String {
    let own = |span: Span| loaded.sources.file(span.file).is_some();
    match all {
        true => print(&loaded.program),
        false => print_part(&loaded.program, &|data| own(data.span), &|global| {
            own(global.span) && !loaded.program.name(global.name).starts_with('%')
        }),
    }
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
