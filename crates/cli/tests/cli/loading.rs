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
    expect![[r#"
        $ snell run nope.core
        --- stderr
        nope.core: error: [SN-0001] no such file
        --- exit 3
        $ snell run d.core
        --- stderr
        d.core: error: [SN-0002] there is no program in this directory; a file is wanted
          looked for Main.hs, app/Main.hs, src/Main.hs, and an executable of a .cabal file or package.yaml
        --- exit 3
        $ snell run empty.core
        --- stderr
        empty.core:1:1-1: error: [SN-0005] the file is empty
        --- exit 3
        $ snell core blank.core
        --- stderr
        blank.core:1:1-1: error: [SN-0005] the file is empty
        --- exit 3
        $ snell explore a.txt
        --- stderr
        a.txt: error: [SN-0007] the extension of this file belongs to no language that can be read
          known extensions: .core, .hs, .lhs, .scm, .ss, .sld, .sps, .sls, .rkt
        --- exit 3
        $ snell run a
        --- stderr
        a: error: [SN-0001] no such file
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn bytes_that_are_no_text() {
    let folder = Folder::new("bytes_that_are_no_text").file("latin.core", b"main = 1;\n-- gr\xf6\xdfe\n");
    let folder = folder.file("binary.core", [0x7f, b'E', b'L', b'F', 0, 0xff, 0xfe]);
    expect![[r#"
        $ snell run latin.core
        --- stderr
        latin.core:2:6-6: error: [SN-0004] byte 0xf6 is no UTF-8 text
          |
        2 | -- gr��e
          |      ^
        --- exit 3
        $ snell run binary.core
        --- stderr
        binary.core:1:6-6: error: [SN-0004] byte 0xff is no UTF-8 text
          |
        1 | ␡ELF␀��
          |      ^
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["run latin.core", "run binary.core"]));
}

#[test]
fn malformed_text() {
    let folder = Folder::with("malformed_text", "main = case 1 of { 1 -> ;\nother = \"open\n");
    expect![[r#"
        $ snell run p.core
        --- stderr
        p.core:1:25-25: error: [SN-0105] expected an expression, found `;`
          |
        1 | main = case 1 of { 1 -> ;
          |                         ^

        p.core:2:9-9: error: [SN-0102] this string is not closed on its line
          |
        2 | other = "open
          |         ^
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["run p.core"]));
}

#[test]
fn names_that_nothing_binds() {
    let folder =
        Folder::with("names_that_nothing_binds", "main = apend Nil Nil;\nappend xs ys = xs;\n\tf = Kons 1 größe;\n");
    expect![[r#"
        $ snell explore p.core
        --- stderr
        p.core:1:8-12: error: [SN-0110] `apend` is not defined
          |
        1 | main = apend Nil Nil;
          |        ^^^^^
          did you mean `append`?

        p.core:3:13-17: error: [SN-0101] `größe` is no plain identifier
          |
        3 |     f = Kons 1 größe;
          |                ^^^^^
          write it in backticks: `größe`
        --- exit 3
        $ snell core p.core
        --- stderr
        p.core:1:8-12: error: [SN-0110] `apend` is not defined
          |
        1 | main = apend Nil Nil;
          |        ^^^^^
          did you mean `append`?

        p.core:3:13-17: error: [SN-0101] `größe` is no plain identifier
          |
        3 |     f = Kons 1 größe;
          |                ^^^^^
          write it in backticks: `größe`
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core", "core p.core"]));
}

#[test]
fn entries_that_are_missing() {
    let folder = Folder::with("entries_that_are_missing", "insert x y = x;\nsize = 3;\n");
    let commands = ["run p.core", "run p.core siez", "run p.core insert", "explore p.core inser", "run p.core `size`"];
    expect![[r#"
        $ snell run p.core
        --- stderr
        p.core: error: [SN-0008] no definition is called `main`
          the file defines insert, size
        --- exit 3
        $ snell run p.core siez
        --- stderr
        p.core: error: [SN-0008] no definition is called `siez`
          did you mean `size`?
        --- exit 3
        $ snell run p.core insert
        --- stderr
        p.core:1:1-14: error: [SN-0009] `insert` wants 2 arguments, so that it can't be run by itself
          |
        1 | insert x y = x;
          | ^^^^^^^^^^^^^^
          to see what it does on every input: snell explore p.core insert
        --- exit 3
        $ snell explore p.core inser
        --- stderr
        p.core: error: [SN-0008] no definition is called `inser`
          did you mean `insert`?
        --- exit 3
        $ snell run p.core `size`
        3
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn nothing_to_explore() {
    let folder = Folder::with("nothing_to_explore", "data T = A;\n");
    expect![[r#"
        $ snell explore p.core
        --- stderr
        p.core: error: [SN-0014] there is no function to explore
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core"]));
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
    text.push_str("main = f1 1;\n");
    let folder = Folder::new("a_large_file_ends_in_reasonable_time").file("good.core", text);
    let folder = folder.file("bad.core", ") ".repeat(25 << 20)).file("huge.core", vec![b' '; (256 << 20) + 1]);
    let began = Instant::now();
    let good = folder.run("run good.core");
    assert_eq!((good.code, good.stdout.as_str(), good.stderr.as_str()), (Some(0), "2\n", ""));
    let bad = folder.run("run bad.core");
    assert!(bad.code == Some(3) && bad.stderr.len() < 100_000, "{}", bad.stderr.len());
    let huge = folder.run("run huge.core");
    assert_eq!(huge.stderr, "huge.core: error: [SN-0006] the file has more than 256 MiB\n");
    assert!(began.elapsed() < Duration::from_secs(300), "{:?}", began.elapsed());
    std::fs::remove_dir_all(folder.path("")).unwrap();
}
