//! Inputs that can't be loaded: exit 3, and a message that says what to do.

use crate::support::Folder;
use expect_test::expect;
use std::time::{Duration, Instant};

#[test]
fn files_that_are_none() {
    let folder =
        Folder::new("files_that_are_none").file("empty.core", "").file("blank.core", " \n\n").file("a.txt", "x");
    std::fs::create_dir(folder.path("d.core")).unwrap();
    let commands = ["run nope.core", "run d.core", "run empty.core", "core blank.core", "explore a.txt", "run a"];
    expect![[]].assert_eq(&folder.transcript(&commands));
}

#[test]
fn bytes_that_are_no_text() {
    let folder = Folder::new("bytes_that_are_no_text").file("latin.core", b"main = 1;\n-- gr\xf6\xdfe\n");
    let folder = folder.file("binary.core", [0x7f, b'E', b'L', b'F', 0, 0xff, 0xfe]);
    expect![[]].assert_eq(&folder.transcript(&["run latin.core", "run binary.core"]));
}

#[test]
fn malformed_text() {
    let folder = Folder::with("malformed_text", "main = case 1 of { 1 -> ;\nother = \"open\n");
    expect![[]].assert_eq(&folder.transcript(&["run p.core"]));
}

#[test]
fn names_that_nothing_binds() {
    let folder =
        Folder::with("names_that_nothing_binds", "main = apend Nil Nil;\nappend xs ys = xs;\n\tf = Kons 1 größe;\n");
    expect![[]].assert_eq(&folder.transcript(&["explore p.core", "core p.core"]));
}

#[test]
fn entries_that_are_missing() {
    let folder = Folder::with("entries_that_are_missing", "insert x y = x;\nsize = 3;\n");
    let commands = ["run p.core", "run p.core siez", "run p.core insert", "explore p.core inser", "run p.core `size`"];
    expect![[]].assert_eq(&folder.transcript(&commands));
}

#[test]
fn nothing_to_explore() {
    let folder = Folder::with("nothing_to_explore", "data T = A;\n");
    expect![[]].assert_eq(&folder.transcript(&["explore p.core"]));
}

#[test]
fn long_lines_are_shown_in_part() {
    let folder = Folder::with("long_lines_are_shown_in_part", &format!("main = {}nope;\n", "f ".repeat(100_000)));
    let ran = folder.run("run p.core");
    assert_eq!(ran.code, Some(3));
    assert!(ran.stderr.lines().all(|line| line.len() < 200), "{}", ran.stderr.len());
}

#[test]
fn a_large_file_ends_in_reasonable_time() {
    let mut text = String::with_capacity(51 << 20);
    let mut number = 0;
    while text.len() < 50 << 20 {
        number += 1;
        text.push_str(&format!("f{number} x = case int.add x {number} of y {{ 0 -> x; _ -> int.mul x y }};\n"));
    }
    let broken = format!("{text}main = f1 nope;\n");
    text.push_str("main = f1 1;\n");
    let folder = Folder::new("a_large_file_ends_in_reasonable_time").file("good.core", text).file("bad.core", broken);
    let began = Instant::now();
    let good = folder.run("run good.core");
    assert_eq!((good.code, good.stdout.as_str(), good.stderr.as_str()), (Some(0), "2\n", ""));
    assert_eq!(folder.run("run bad.core").code, Some(3));
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    std::fs::remove_dir_all(folder.path("")).unwrap();
}
