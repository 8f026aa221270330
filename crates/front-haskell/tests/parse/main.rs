//! The parser: what it makes of every corner of the language, what it says about mistakes, and that nothing breaks it.

mod corners;
mod corpus;
mod decls;
mod errors;
mod exprs;
mod layout;
mod lexical;
mod robust;
mod show;
mod show_decls;
mod show_exprs;
mod tree_sitter;

use expect_test::Expect;
use snell_front_haskell::parse::{parse, parse_expression};
use snell_source::{Diagnostic, Names, Severity, SourceSet};

/// Diagnostics, one a line with its notes.
fn report(set: &SourceSet, diagnostics: &[Diagnostic]) -> String {
    let place = |span| match set.positions(span) {
        Some((from, to)) if from.line == to.line => format!("{}:{}-{}", from.line, from.column, to.column),
        Some((from, to)) => format!("{}:{}-{}:{}", from.line, from.column, to.line, to.column),
        None => "-".into(),
    };
    let mut out = String::new();
    for diagnostic in diagnostics {
        let warning = if diagnostic.severity == Severity::Warning { "warning " } else { "" };
        out += &format!("{} {warning}{}: {}\n", place(diagnostic.span), diagnostic.code, diagnostic.message);
        for note in &diagnostic.notes {
            out += &format!("    {}: {}\n", place(note.span), note.text);
        }
    }
    out
}

/// Compares what a file is read as.
fn check(text: &str, expected: Expect) {
    check_path("test.hs", text, expected);
}

fn check_path(path: &str, text: &str, expected: Expect) {
    let mut set = SourceSet::default();
    let file = set.add(path, text);
    let mut names = Names::default();
    let parsed = parse(file, path, text, &mut names);
    expected.assert_eq(&(report(&set, &parsed.diagnostics) + &show::module(&parsed.module, &names)));
}

/// Compares what expressions, one a line, are read as.
fn check_exprs(lines: &str, expected: Expect) {
    let mut out = String::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut set = SourceSet::default();
        let file = set.add("test.hs", line);
        let mut names = Names::default();
        let (expr, diagnostics) = parse_expression(file, line, &mut names);
        out += &report(&set, &diagnostics);
        out += &format!("{}\n", show::expr(&expr, &names));
    }
    expected.assert_eq(&out);
}
