//! `snell run` and `snell core`.

use crate::support::Folder;
use expect_test::expect;

#[test]
fn values_are_printed_as_core() {
    let program = r#"
data Tree a = Leaf | Node (Tree a) a (Tree a);
main = Node Leaf "a\"b" (Node Leaf 'c' Leaf);
numbers : List Integer;
numbers = Cons 1n (Cons -2n (Cons 99999999999999999999n Nil));
doubles = Cons 0.5 (Cons NaN Nil);
function = Cons (\x -> x) Nil;
`odd name` = Unit;
"#;
    let folder = Folder::with("values_are_printed_as_core", program);
    let commands = ["run p.core", "run p.core numbers", "run p.core doubles", "run p.core function"];
    expect![[]].assert_eq(&folder.transcript(&commands));
    let odd = folder.command("run p.core").arg("odd name").output().unwrap();
    assert_eq!(odd.stdout, b"Unit\n");
}

#[test]
fn core_text_is_normalised_and_reads_back() {
    let folder =
        Folder::with("core_text_is_normalised", "-- a comment\nf x = int.add (f x) 1; main = if True then f 2 else 0;");
    let once = folder.run("core p.core");
    expect![[]].assert_eq(&once.stdout);
    let folder = folder.file("again.core", &once.stdout);
    assert_eq!(folder.run("core again.core").stdout, once.stdout);
}

#[test]
fn failures_have_places() {
    let program = r#"first xs = case xs of {
  Cons x _ -> x
};
main = first Nil;
half = int.quot 1 0;
wrong = error "it went wrong";
claim = assert "two is one" (int.eq 2 1) in 0;
loop = let x = thunk int.add x 1 in x;
kind = int.add 'a' 1;
raised = control.raise (Cons 1 Nil);
input = fresh Int;
assumed = assume False in 1;
"#;
    let folder = Folder::with("failures_have_places", program);
    let entries = ["main", "half", "wrong", "claim", "loop", "kind", "raised", "input", "assumed"];
    let commands: Vec<String> = entries.iter().map(|entry| format!("run p.core {entry}")).collect();
    let commands: Vec<&str> = commands.iter().map(String::as_str).collect();
    expect![[]].assert_eq(&folder.transcript(&commands));
}

#[test]
fn statistics_go_to_stderr() {
    let folder = Folder::with("statistics_go_to_stderr", "main = 1;");
    let ran = folder.run("run p.core --stats");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), "1\n"));
    assert!(ran.stderr.contains(" steps in "), "{}", ran.stderr);
}

#[test]
fn long_lists_are_printed_to_their_ends() {
    let program = "list n = case n of { 0 -> Nil; _ -> Cons n (list (int.sub n 1)) }; main = list 1000000;";
    let folder = Folder::with("long_lists_are_printed", program);
    let ran = folder.run("run p.core");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.starts_with("Cons 1000000 (Cons 999999 (") && ran.stdout.contains("Cons 1 Nil)"));
}

#[test]
fn codes_are_explained() {
    let folder = Folder::new("codes_are_explained");
    expect![[]].assert_eq(&folder.transcript(&["explain SN-0008", "explain 110", "explain SN-9999", "explain x"]));
}
