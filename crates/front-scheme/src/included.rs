//! The files that a program includes: `(include "a.scm")`, `(load "a.scm")`, `(require "a.rkt")`.

use crate::read::read;
use crate::symbols::Symbols;
use crate::syntax::{Datum, Syntax};
use snell_source::{FileId, Span};

/// The words that a form begins with which names files.
const WORDS: [&str; 4] = ["include", "include-ci", "load", "require"];

/// The files that a text names, in order.
pub(crate) fn named(text: &str) -> Vec<(String, Span)> {
    if !WORDS.iter().any(|word| text.contains(word)) {
        return Vec::new();
    }
    let mut symbols = Symbols::default();
    let (forms, _) = read(text, FileId(0), &mut symbols);
    let words: Vec<_> = WORDS.iter().filter_map(|word| symbols.find(word)).collect();
    let mut found = Vec::new();
    let mut todo: Vec<&Syntax> = forms.iter().rev().collect();
    while let Some(form) = todo.pop() {
        let Datum::List(items, _) = &form.datum else { continue };
        match form.head().is_some_and(|head| words.contains(&head)) {
            true => found.extend(items[1..].iter().filter_map(|item| Some((file_name(item)?.to_owned(), item.span)))),
            false => todo.extend(items.iter().rev()),
        }
    }
    found
}

/// The name of a file, if it is one.
pub(crate) fn file_name(datum: &Syntax) -> Option<&str> {
    match &datum.datum {
        Datum::Str(name) => Some(name.strip_prefix("./").unwrap_or(name)),
        _ => None,
    }
}

/// Whether a path is that of a file of this name.
pub(crate) fn is_file(path: &str, name: &str) -> bool {
    path.strip_suffix(name).is_some_and(|folder| folder.is_empty() || folder.ends_with(['/', '\\']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_wherever_they_are_named() {
        let text =
            "(define (include x) x) (begin (include \"./a.scm\" \"b/c.scm\")) (require racket/list \"d.rkt\") \"load\"";
        let names: Vec<String> = named(text).into_iter().map(|found| found.0).collect();
        assert_eq!(names, ["a.scm", "b/c.scm", "d.rkt"]);
        assert!(is_file("x/b/c.scm", "b/c.scm") && is_file("a.scm", "a.scm"));
        assert!(!is_file("x/ba.scm", "a.scm"));
    }
}
