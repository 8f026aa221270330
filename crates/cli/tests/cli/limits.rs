//! Programs without an end: limits are said, and exit 2.

use crate::support::Folder;
use expect_test::expect;

const PROGRAM: &str = "loop x = loop x;
forever = loop 1;
ones = Cons 1 ones;
length xs n = case xs of { Nil -> n; Cons _ rest -> case int.add n 1 of m { _ -> length rest m } };
numbers n = let rest = thunk numbers (int.add n 1) in Cons n rest;
keep = let all = thunk numbers 0 in case length all 0 of n { _ -> length all n };
deep n = int.add 1 (deep n);
stack = deep 1;
";

#[test]
fn a_diverging_program_stops_at_its_steps() {
    let folder = Folder::with("a_diverging_program", PROGRAM);
    let commands = ["run p.core forever --max-steps 100000", "run p.core forever --max-steps 1000 --allow-open"];
    expect![[r#"
        $ snell run p.core forever --max-steps 100000
        --- stderr
        p.core: error: [SN-0031] stopped after 100000 steps (--max-steps 100000); there is no result
        --- exit 2
        $ snell run p.core forever --max-steps 1000 --allow-open
        --- stderr
        p.core: error: [SN-0031] stopped after 1000 steps (--max-steps 1000); there is no result
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn a_greedy_program_stops_at_its_memory() {
    let folder = Folder::with("a_greedy_program", PROGRAM);
    let ran = folder.run("run p.core keep --max-memory 64M");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.contains("[SN-0029] the memory limit was reached (64 MiB)"), "{}", ran.stderr);
}

#[test]
fn a_deep_program_stops_at_its_stack() {
    let folder = Folder::with("a_deep_program", PROGRAM);
    let ran = folder.run("run p.core stack --max-memory 256M");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
    assert!(ran.stderr.contains("[SN-0030]") || ran.stderr.contains("[SN-0029]"), "{}", ran.stderr);
}

#[test]
fn an_endless_value_is_cut_off() {
    let folder = Folder::with("an_endless_value", PROGRAM);
    let ran = folder.run("run p.core ones");
    assert_eq!(ran.code, Some(2));
    assert!(ran.stdout.contains("Cons 1 ...") || ran.stdout.contains("Cons ... "), "{}", ran.stdout.len());
    assert!(ran.stderr.contains("[SN-0033]"), "{}", ran.stderr);
}
