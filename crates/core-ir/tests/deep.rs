//! Depth and size: nothing recurses on the host stack, everything takes linear time.

mod support;

use snell_core_ir::{Builder, Type, check, print, print_expr};
use std::fmt::Write;
use support::{read_text, snippets};

/// Reads, checks and prints on a small stack.
fn survives(text: String) {
    let run = move || {
        let read = read_text(&text);
        assert_eq!(snippets(&text, &read.diagnostics), "");
        assert_eq!(check(&read.program), []);
        let printed = print(&read.program);
        let again = read_text(&printed);
        assert_eq!(again.diagnostics, []);
        assert_eq!(print(&again.program), printed);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(run).unwrap().join().unwrap();
}

const DEPTH: usize = 20_000;

#[test]
fn every_nesting_may_be_deep() {
    let nested =
        |open: &str, inner: &str, close: &str| format!("f x = {}{inner}{};", open.repeat(DEPTH), close.repeat(DEPTH));
    survives(nested("(", "x", ")"));
    survives(nested("f (", "x", ")"));
    survives(nested("int.add 1 (", "x", ")"));
    survives(nested("Cons 1 (", "Nil", ")"));
    survives(nested("case ", "x", " of { Nil -> 1 }"));
    survives(nested("case x of y { _ -> ", "y", " }"));
    survives(nested("case x of { Cons x _ -> ", "x", "; Nil -> x }"));
    survives(nested("let y = thunk ", "x", " in y"));
    survives(nested("let y = thunk x in ", "y", ""));
    survives(nested("(\\y -> ", "y", ")"));
    survives(nested("if x then x else ", "x", ""));
    survives(nested("if ", "x", " then x else x"));
    survives(nested("assume (", "x", ") in x"));
    survives(nested("assert \"l\" x in ", "x", ""));
}

#[test]
fn unclosed_nesting_is_reported() {
    for open in ["(", "f (", "case ", "case x of { _ -> ", "let x = thunk ", "\\x -> ", "if ", "{-", "assume ("] {
        let text = format!("f x = {}", open.repeat(DEPTH));
        assert_eq!(read_text(&text).diagnostics.len(), 1, "{open}");
    }
}

#[test]
fn mistakes_take_linear_time() {
    let read = read_text(&"x = let\n".repeat(200_000));
    assert_eq!(read.diagnostics.len(), 1);
    let read = read_text(&"x = case x of { Nil -> (\n".repeat(200_000));
    assert!(read.diagnostics.len() > 100);
}

#[test]
fn large_files_are_read() {
    let mut text = String::new();
    for index in 0..20_000 {
        let next = (index + 1) % 20_000;
        writeln!(text, "f{index} : Int -> List Int -> Int;").unwrap();
        writeln!(text, "f{index} x xs = case xs of {{ Nil -> f{next} (int.add x 1) xs; Cons y _ -> int.add x y }};")
            .unwrap();
    }
    survives(text);
    let list: String = (0..50_000).map(|index| format!("x{index} = Cons {index} x{index}; ")).collect();
    survives(format!("f = let {list} in x7;"));
    let alts: String = (0..50_000).map(|index| format!("{index} -> {index}; ")).collect();
    survives(format!("f x = case x of {{ {alts} }};"));
}

#[test]
fn types_too_deep_for_the_text_are_cut_off() {
    let mut b = Builder::new();
    let deep = (0..5_000).fold(Type::Int, |of, _| Type::Cell(Box::new(of)));
    let expr = b.fresh(deep);
    assert!(print_expr(b.program(), expr).contains("..."));
}
