//! The part of the C preprocessor that Haskell files use: conditions, flags, constants, simple macros.
//!
//! Lines that are left out become spaces, so that places stay what they are.

mod conditions;
mod macros;

use super::codes;
use super::lexer::Extensions;
use super::literate::blank;
use conditions::Definitions;
use macros::Macros;
use snell_source::{Diagnostic, FileId, Names, Span};
use std::borrow::Cow;

/// A text without directives.
pub(super) struct Preprocessed<'a> {
    pub text: Cow<'a, str>,
    /// What names are to be replaced with.
    pub macros: Macros,
}

/// Follows the directives of a text, if its extensions say so.
pub(super) fn preprocess<'a>(
    file: FileId,
    text: &'a str,
    extensions: Extensions,
    names: &mut Names,
    diagnostics: &mut Vec<Diagnostic>,
) -> Preprocessed<'a> {
    if !extensions.cpp {
        return Preprocessed { text: Cow::Borrowed(text), macros: Macros::default() };
    }
    let mut state = State { file, out: String::with_capacity(text.len()), open: Vec::new(), diagnostics };
    let mut definitions = Definitions::new();
    let mut lines = text.split_inclusive('\n');
    while let Some(line) = lines.next() {
        let start = state.out.len();
        let directive = line.strip_prefix('#').map(str::trim_start).filter(|rest| is_directive(rest));
        let Some(directive) = directive else {
            if state.taken() {
                state.out.push_str(line)
            } else {
                blank(line, &mut state.out)
            }
            continue;
        };
        blank(line, &mut state.out);
        let mut end = start + line.len();
        let mut directive = directive.to_owned();
        while directive.trim_end_matches(['\n', '\r']).ends_with('\\') {
            let Some(more) = lines.next() else { break };
            blank(more, &mut state.out);
            end += more.len();
            directive = format!("{} {more}", directive.trim_end_matches(['\n', '\r']).trim_end_matches('\\'));
        }
        state.directive(directive.trim(), start..end, &mut definitions);
    }
    for open in state.open {
        let message = "this condition has no #endif";
        state.diagnostics.push(Diagnostic::error(codes::PREPROCESSOR, open.span, message));
    }
    let macros = Macros::new(file, text, &definitions, extensions, names);
    Preprocessed { text: Cow::Owned(state.out), macros }
}

fn is_directive(rest: &str) -> bool {
    const WORDS: [&str; 12] =
        ["if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "error", "warning", "line"];
    let word = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    WORDS.contains(&&rest[..word])
}

/// A condition that is open.
struct Open {
    span: Span,
    /// Whether this branch is taken.
    taken: bool,
    /// Whether a branch was taken before.
    done: bool,
}

struct State<'d> {
    file: FileId,
    out: String,
    open: Vec<Open>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl State<'_> {
    fn taken(&self) -> bool {
        self.open.last().is_none_or(|open| open.taken)
    }

    fn directive(&mut self, text: &str, range: std::ops::Range<usize>, definitions: &mut Definitions) {
        let (word, rest) = text.split_at(text.bytes().take_while(u8::is_ascii_alphabetic).count());
        let rest = rest.trim();
        let span = Span { file: self.file, start: range.start as u32, end: range.end as u32 };
        let outer = self.taken();
        let mut open = |taken: bool| {
            self.open.push(Open { span, taken: outer && taken, done: !outer || taken });
        };
        match word {
            "if" => {
                let condition = definitions.holds(rest);
                open(condition.unwrap_or(false));
                if condition.is_none() && outer {
                    self.warn(span, "this condition is not understood, and taken as false");
                }
            }
            "ifdef" => open(definitions.is_defined(rest)),
            "ifndef" => open(!definitions.is_defined(rest)),
            "elif" | "else" => match self.open.last_mut() {
                Some(open) => {
                    open.taken = !open.done && (word == "else" || definitions.holds(rest).unwrap_or(false));
                    open.done |= open.taken;
                }
                None => self.warn(span, "this belongs to no #if"),
            },
            "endif" => {
                let open = self.open.pop();
                if open.is_none() {
                    self.warn(span, "this belongs to no #if");
                }
            }
            _ if !self.taken() => {}
            "define" => {
                let defined = definitions.define(rest, range);
                if !defined {
                    self.warn(span, "this macro is not understood, and left out");
                }
            }
            "undef" => definitions.undefine(rest),
            "include" => self.warn(span, "#include is not supported: this line is left out"),
            "error" => {
                let message = format!("#error {rest}");
                self.diagnostics.push(Diagnostic::error(codes::PREPROCESSOR, span, message));
            }
            _ => {}
        }
    }

    fn warn(&mut self, span: Span, message: &str) {
        self.diagnostics.push(Diagnostic::warning(codes::PREPROCESSOR, span, message));
    }
}
