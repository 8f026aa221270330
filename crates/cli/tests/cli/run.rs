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
    expect![[r#"
        $ snell run p.core
        Node Leaf "a\"b" (Node Leaf 'c' Leaf)
        --- exit 0
        $ snell run p.core numbers
        Cons 1n (Cons -2n (Cons 99999999999999999999n Nil))
        --- exit 0
        $ snell run p.core doubles
        Cons 0.5 (Cons NaN Nil)
        --- exit 0
        $ snell run p.core function
        Cons <function> Nil
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&commands));
    let odd = folder.command("run p.core").arg("odd name").output().unwrap();
    assert_eq!(odd.stdout, b"Unit\n");
}

#[test]
fn core_text_is_normalised_and_reads_back() {
    let folder =
        Folder::with("core_text_is_normalised", "-- a comment\nf x = int.add (f x) 1; main = if True then f 2 else 0;");
    let once = folder.run("core p.core");
    expect![[r#"
        f x =
          case f x of t {
            _ -> int.add t 1
          };

        main =
          case True of {
            True -> f 2;
            False -> 0
          };
    "#]]
    .assert_eq(&once.stdout);
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
    expect![[r#"
        $ snell run p.core main
        --- stderr
        p.core:(1,12)-(3,1): error: [SN-0022] no alternative matches
          |
        1 | first xs = case xs of {
          |            ^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core half
        --- stderr
        p.core:5:8-19: error: [SN-0023] divide by zero
          |
        5 | half = int.quot 1 0;
          |        ^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core wrong
        --- stderr
        p.core:6:9-29: error: [SN-0020] it went wrong
          |
        6 | wrong = error "it went wrong";
          |         ^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core claim
        --- stderr
        p.core:7:9-45: error: [SN-0021] assertion failed: two is one
          |
        7 | claim = assert "two is one" (int.eq 2 1) in 0;
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core loop
        --- stderr
        p.core:8:22-32: error: [SN-0026] <<loop>>
          |
        8 | loop = let x = thunk int.add x 1 in x;
          |                      ^^^^^^^^^^^
        --- exit 1
        $ snell run p.core kind
        --- stderr
        p.core:9:8-20: error: [SN-0027] int.add was given a value of the wrong kind
          |
        9 | kind = int.add 'a' 1;
          |        ^^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core raised
        --- stderr
        p.core:10:10-35: error: [SN-0020] an exception nobody handles: Cons 1 Nil
           |
        10 | raised = control.raise (Cons 1 Nil);
           |          ^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run p.core input
        --- stderr
        p.core:11:9-17: error: [SN-0028] not supported here: an input (`fresh`) where none was given
           |
        11 | input = fresh Int;
           |         ^^^^^^^^^
          to see what the program does on every input: snell explore p.core
        --- exit 3
        $ snell run p.core assumed
        --- stderr
        p.core:12:1-27: error: [SN-0032] an assumption does not hold, so that this run has no result
           |
        12 | assumed = assume False in 1;
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&commands));
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
    expect![[r#"
        $ snell explain SN-0008
        SN-0008

        The program has no definition of this name. Without a name, `snell run` runs
        main, and `snell explore` takes main if the program asks for inputs with
        fresh, or else the first function.
        --- exit 0
        $ snell explain 110
        SN-0110

        A variable that is neither bound locally nor defined at top level. Variables
        start with a small letter or an underscore; a name in backticks without @ is a
        variable too.
        --- exit 0
        $ snell explain SN-9999
        --- stderr
        snell: there is no code SN-9999; codes look like SN-0110
        --- exit 3
        $ snell explain x
        --- stderr
        snell: there is no code x; codes look like SN-0110
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["explain SN-0008", "explain 110", "explain SN-9999", "explain x"]));
}
