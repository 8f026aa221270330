//! Spans: each node has that of its text.

use snell_front_haskell::parse::{parse, parse_statements};
use snell_front_haskell::syntax::{Decl, ExprKind, Stmt};
use snell_source::{FileId, Names, Span};

fn text(source: &str, span: Span) -> &str {
    &source[span.start as usize..span.end as usize]
}

#[test]
fn spans_cover_the_text() {
    let source = "module M where\n\nf x = do\n    g (x + 1)  -- c\n  where g = id\n\nh = 2\n";
    let parsed = parse(FileId(3), "a.hs", source, &mut Names::default());
    let [Decl::Clause(f), Decl::Clause(h)] = &parsed.module.decls[..] else { panic!("{parsed:?}") };
    assert_eq!(text(source, parsed.module.span), "module M where");
    assert_eq!(text(source, f.span), "f x = do\n    g (x + 1)  -- c\n  where g = id");
    assert_eq!((text(source, h.span), text(source, h.name.span), h.span.file), ("h = 2", "h", FileId(3)));
    let body = &f.rhs.bodies[0];
    assert_eq!((text(source, body.span), text(source, body.body.span)), ("= do\n    g (x + 1)", "do\n    g (x + 1)"));
    let ExprKind::Do(stmts) = &body.body.kind else { panic!("{body:?}") };
    let Stmt::Expr(call) = &stmts[0] else { panic!("{stmts:?}") };
    let ExprKind::App(_, argument) = &call.kind else { panic!("{call:?}") };
    assert_eq!((text(source, call.span), text(source, argument.span)), ("g (x + 1)", "(x + 1)"));
}

#[test]
fn statements_for_a_prompt() {
    let mut names = Names::default();
    let (stmts, diagnostics) = parse_statements(FileId(0), "let x = 1; y = 2\nz <- f x\nprint z", &mut names);
    assert!(matches!(&stmts[..], [Stmt::Let(..), Stmt::Bind(..), Stmt::Expr(_)]), "{stmts:?}");
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let (stmts, diagnostics) = parse_statements(FileId(0), "let x = 1", &mut names);
    assert!(stmts.len() == 1 && diagnostics.is_empty());
}
