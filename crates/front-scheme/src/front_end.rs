//! Scheme as one of the languages: read, expand, lower.

use crate::codes::{CODES, DISCARDED};
use crate::expand::{Expander, Features};
use crate::included;
use crate::lower::{Asked, NEEDED, lower};
use crate::notation::Scheme;
use crate::read::read;
use crate::symbols::Symbols;
use rustc_hash::FxHashMap;
use snell_core_ir::{FrontEnd, Lowered, Marks, Notation, Page, Request};
use snell_source::{Diagnostic, FileId, Severity, SourceSet, Span};
use std::collections::BTreeSet;

/// R7RS-small as programs use it, and what the common dialects add.
pub struct SchemeFrontEnd;

/// The phases follow the nesting of programs on the stack.
const STACK: usize = 1 << 30;

/// The library: definitions that are expanded and lowered only when something uses them.
const LIBRARY: &[&str] = &[
    include_str!("../library/syntax.scm"),
    include_str!("../library/numbers.scm"),
    include_str!("../library/fixed.scm"),
    include_str!("../library/lists.scm"),
    include_str!("../library/text.scm"),
    include_str!("../library/vectors.scm"),
    include_str!("../library/output.scm"),
    include_str!("../library/ports.scm"),
    include_str!("../library/tables.scm"),
    include_str!("../library/dialects.scm"),
];
/// Control, where continuations are not captured.
const DIRECT: &str = include_str!("../library/direct.scm");
/// Exceptions, where nobody handles any.
const UNHANDLED: &str = "(define (raise x) (%raise x)) (define (raise-continuable x) (%raise x))";
/// Control, where they are.
const CAPTURED: &str = include_str!("../library/captured.scm");

impl FrontEnd for SchemeFrontEnd {
    fn name(&self) -> &'static str {
        "scheme"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["scm", "ss", "sld", "sps", "sls", "rkt"]
    }

    fn lower(&self, sources: &SourceSet) -> Lowered {
        self.lower_with(sources, &Request::default())
    }

    fn lower_with(&self, sources: &SourceSet, request: &Request) -> Lowered {
        std::thread::scope(|scope| {
            let worker = std::thread::Builder::new().stack_size(STACK);
            let compiling = worker.spawn_scoped(scope, || compile(sources, request));
            match compiling.map(|thread| thread.join()) {
                Ok(Ok(lowered)) => lowered,
                // A bug of ours goes on its way.
                Ok(Err(panic)) => std::panic::resume_unwind(panic),
                // No room for a large stack: the ordinary one has to do.
                Err(_) => compile(sources, request),
            }
        })
    }

    fn imports(&self, _path: &str, text: &str) -> Vec<(String, Span)> {
        included::named(text)
    }

    fn notation(&self) -> Option<&'static dyn Notation> {
        Some(&Scheme)
    }

    fn codes(&self) -> &'static [&'static [Page]] {
        &[CODES]
    }
}

fn compile(sources: &SourceSet, request: &Request) -> Lowered {
    let mut symbols = Symbols::default();
    let (mut forms, mut diagnostics) = (Vec::new(), Vec::new());
    let (mut shown, mut asked) = (Vec::new(), Vec::new());
    let names: BTreeSet<String> =
        sources.files().flat_map(|(_, source)| included::named(&source.text)).map(|(name, _)| name).collect();
    let mut files = Vec::new();
    for (file, source) in sources.files() {
        diagnostics.extend(other_language(&source.text, file));
        let (mut data, mut wrong) = read(&source.text, file, &mut symbols);
        diagnostics.append(&mut wrong);
        let into = match Some(file) {
            file if file == request.expression => &mut shown,
            // Choices are inputs of a program: each gives another run of it.
            file if file == request.query && request.choices => &mut shown,
            file if file == request.query => &mut asked,
            file if file != Some(FileId(0)) && names.iter().any(|name| included::is_file(&source.path, name)) => {
                files.push((source.path.to_string(), data));
                continue;
            }
            _ => &mut forms,
        };
        into.append(&mut data);
    }
    let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
    if diagnostics.iter().any(is_error) {
        return Lowered::refused(diagnostics);
    }
    let features = features(&symbols);
    let mut library = Vec::new();
    let control = if features.continuations { &CAPTURED } else { &DIRECT };
    let unhandled = (!features.handlers).then_some(&UNHANDLED);
    // What is defined twice is what the last one says.
    for text in LIBRARY.iter().chain([control]).chain(unhandled) {
        // Places in the library are nobody's.
        let (data, wrong) = read(text, Span::NONE.file, &mut symbols);
        debug_assert!(wrong.is_empty(), "{wrong:?}");
        library.extend(data.into_iter().map(|form| form.nowhere()));
    }
    let mut expander = Expander::new(symbols, features);
    expander.add_library(library);
    expander.files = files;
    expander.marks = matches!(request.marks, Marks::Branches | Marks::All);
    expander.program(&forms);
    let shown = match &shown[..] {
        [] => None,
        [form] => Some(expander.expression(form)),
        [first, .., last] => {
            let span = first.span.to(last.span);
            Some(expander.sequence(span, &shown))
        }
    };
    let query = asked.first().map(|form| {
        let (expr, unknowns) = expander.query(form);
        Asked { expr, unknowns }
    });
    let needed: FxHashMap<&'static str, _> =
        NEEDED.iter().filter_map(|&name| Some((name, expander.builtin(name)?))).collect();
    diagnostics.append(&mut expander.diagnostics);
    if diagnostics.iter().any(is_error) {
        return Lowered::refused(diagnostics);
    }
    let mut lowered = lower(&expander, needed, shown, query);
    lowered.diagnostics.append(&mut diagnostics);
    lowered
}

/// What the program mentions anywhere decides how all of it is lowered.
fn features(symbols: &Symbols) -> Features {
    let any = |names: &[&str]| names.iter().any(|name| symbols.find(name).is_some());
    Features {
        continuations: any(&[
            "call/cc",
            "call-with-current-continuation",
            "let/cc",
            "call-with-escape-continuation",
            "call/ec",
            "let/ec",
        ]),
        mutable_pairs: any(&["set-car!", "set-cdr!", "append!", "list-set!"]),
        handlers: any(&["guard", "with-exception-handler"]),
        mutable_strings: any(&["string-set!", "string-fill!", "string-copy!"]),
    }
}

/// What is wrong with a `#lang` line: it must name a Scheme.
fn other_language(text: &str, file: FileId) -> Option<Diagnostic> {
    let rest = text.strip_prefix("#lang")?;
    let end = rest.find('\n').unwrap_or(rest.len());
    let language = rest[..end].trim();
    if ["racket", "racket/base", "scheme", "scheme/base", "r7rs", "sicp", "r6rs"].contains(&language) {
        return None;
    }
    let span = Span { file, start: 0, end: (end + 5) as u32 };
    Some(Diagnostic::error(DISCARDED, span, format!("`{language}` is not a language that can be read")))
}
