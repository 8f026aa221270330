//! What a language must answer to be lowered to Core.

use crate::{ConId, DataId, Marks, Notation, Program, Property, Query, Written, codes};
use snell_source::{Code, Diagnostic, FileId, SourceSet, Span};

/// A language. Lowering never fails: what could not be lowered is left out and said in the diagnostics.
pub trait FrontEnd {
    /// A word for messages: `haskell`.
    fn name(&self) -> &'static str;
    /// File extensions without the dot.
    fn extensions(&self) -> &'static [&'static str];
    /// Text to Core. All files make one program; the first is the one that was asked for.
    fn lower(&self, sources: &SourceSet) -> Lowered;

    /// As [`FrontEnd::lower`], with wishes. A language that does not know of expressions says so.
    fn lower_with(&self, sources: &SourceSet, request: &Request) -> Lowered {
        match request.expression.or(request.query) {
            None => self.lower(sources),
            file => Lowered::no_expressions(self.name(), file),
        }
    }

    /// The modules that a file imports, with the places of their names; the file of the spans does not matter.
    fn imports(&self, _path: &str, _text: &str) -> Vec<(String, Span)> {
        Vec::new()
    }

    /// The module that a file says it is: `A.B`. It tells the folder that other modules are looked for in.
    fn module_name(&self, _path: &str, _text: &str) -> Option<String> {
        None
    }

    /// How values are written; in the syntax of Core by default.
    fn notation(&self) -> Option<&'static dyn Notation> {
        None
    }

    /// The codes of its diagnostics, a table for each part of it.
    fn codes(&self) -> &'static [&'static [Page]] {
        &[]
    }
}

/// A code, its title, and what it means and what to do about it. Paragraphs are separated by empty lines.
pub type Page = (Code, &'static str, &'static str);

/// The name of the definition that runs a whole program: it has no parameters, talks to the console while it is
/// evaluated, and its value is the program's exit code, an `Int`.
pub const MAIN: &str = "%main";

/// The name of the definition that says what was raised, if the language has one: applied to a value that nobody handled,
/// it gives a list of the name of the value's type, a string, and then the characters of its text.
pub const RAISED: &str = "%raised";

/// What [`RAISED`] calls the type of a value that ends the program when nobody handles it; its text is the exit code.
pub const EXIT: &str = "%exit";

/// What an error says first that stands for a definition that could not be lowered: to get there is no failure of the
/// program, but the end of what is known of it.
pub const LEFT_OUT: &str = "left out: ";

/// What to lower, besides the files.
#[derive(Clone, Default, Debug)]
pub struct Request {
    /// A file that is no module but an expression, which [`MAIN`] is to evaluate and show, or run if it is an action.
    pub expression: Option<FileId>,
    /// A file that is no module but a query: an expression that gives a truth value, whose variables that are not
    /// defined are unknowns.
    pub query: Option<FileId>,
    /// Whether the query is no truth value but a computation that has any number of answers, which are wanted. A
    /// language whose choices are inputs of the program evaluates and shows it instead.
    pub choices: bool,
    /// Files that are no modules but claims about the program, each an expression that is checked like a property.
    pub claims: Vec<Claim>,
    /// Whether the parts of properties are wanted.
    pub parts: bool,
    /// Whether the methods of instances are wanted as functions of their own.
    pub methods: bool,
    /// Whether the inputs of properties are made as the program says, where it does.
    pub generated: bool,
    /// Whether failures say which calls led to them, where the language has that.
    pub calls: bool,
    /// Extensions of the language that are on in all files, by name.
    pub extensions: Vec<String>,
    /// The folders that modules were looked for in, for messages about those that were not found.
    pub searched: Vec<String>,
    /// What of the text is to be found again in Core. A language that marks nothing has the branches of its Core.
    pub marks: Marks,
}

/// A claim about a program that is not part of its text.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The file with the expression.
    pub file: FileId,
    /// The text that its value must have; without one, the expression itself must hold.
    pub shows: Option<String>,
}

/// A program and what was wrong with the text it came from.
pub struct Lowered {
    /// What could be lowered; passes [`crate::check()`].
    pub program: Program,
    /// Errors and warnings, in source order.
    pub diagnostics: Vec<Diagnostic>,
    /// The properties of the file that was asked for, in the order of its text.
    pub properties: Vec<Property>,
    /// The query, if one was asked.
    pub query: Option<Query>,
    /// How values of some data types are written.
    pub written: Vec<(DataId, Written)>,
    /// The places of the fields that constructors evaluate, for those that do.
    pub strict: Vec<(ConId, Vec<usize>)>,
    /// For transparent types, what gives the content of a value: a name, or an expression in parentheses.
    pub selectors: Vec<(DataId, String)>,
    /// What is to be said of an exploration of a definition, by its name.
    pub remarks: Vec<(String, String)>,
}

impl Lowered {
    /// Nothing but what is wrong.
    pub fn refused(diagnostics: Vec<Diagnostic>) -> Lowered {
        Lowered::plain(Program::new(), diagnostics, Vec::new())
    }

    /// A language of this name has no expressions that stand alone, as in this file.
    pub fn no_expressions(language: &str, file: Option<FileId>) -> Lowered {
        let span = file.map_or(Span::NONE, |file| Span { file, start: 0, end: 0 });
        let message = format!("an expression can't be evaluated in a program of this language ({language})");
        let error = Diagnostic::error(codes::NO_EXPRESSIONS, span, message);
        Lowered::refused(vec![error.with_note(Span::NONE, "name a definition instead")])
    }

    /// A program that nothing else is to be said of.
    pub fn plain(program: Program, diagnostics: Vec<Diagnostic>, properties: Vec<Property>) -> Lowered {
        Lowered {
            program,
            diagnostics,
            properties,
            query: None,
            written: Vec::new(),
            strict: Vec::new(),
            selectors: Vec::new(),
            remarks: Vec::new(),
        }
    }
}
