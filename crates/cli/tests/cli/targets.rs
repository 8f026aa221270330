//! What a check is about: a line, a definition of a module, what changed; and files that are not supported in full.

use crate::support::Folder;
use expect_test::expect;
use std::fs;
use std::thread;
use std::time::Duration;

const BANK: &str = r#"module Bank where

balance :: [Int] -> Int
balance = sum

withdraw :: Int -> Int -> Int
withdraw n total = total - n

prop_empty :: Bool
prop_empty = balance [] == 0

prop_less :: Int -> Int -> Bool
prop_less n total = withdraw n total <= total
"#;

#[test]
fn a_line_or_a_name_says_what_is_checked() {
    let folder = Folder::new("a_line_or_a_name").folder("src").file("src/Bank.hs", BANK);
    expect![[r#"
        $ snell check src/Bank.hs:10 --solver none
        HOLDS    prop_empty  every input  (proved)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
        $ snell check src/Bank.hs:13 --solver none --no-save
        FAILS    prop_less  src/Bank.hs:13
            n     = -1
            total = 0
          withdraw n total  = 1
          fails for every  n < 0   (solved, not sampled; unless an Int wraps around)
        0 hold, 1 fails, 0 open · 2 paths · # steps
        --- exit 1
        $ snell check Bank.prop_empty --solver none
        HOLDS    prop_empty  every input  (proved)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
        $ snell check Bank.withdraw --crashes --solver none
        HOLDS    withdraw  never crashes  (proved)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
        $ snell check Bank.prop_emty --solver none
        --- stderr
        src/Bank.hs: error: [SN-0017] no property is called `prop_emty`
          did you mean `prop_empty`?
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "check src/Bank.hs:10 --solver none",
        "check src/Bank.hs:13 --solver none --no-save",
        "check Bank.prop_empty --solver none",
        "check Bank.withdraw --crashes --solver none",
        "check Bank.prop_emty --solver none",
    ]));
}

#[test]
fn only_what_changed_is_checked_again() {
    let folder = Folder::new("only_what_changed").file("Bank.hs", BANK);
    let mut command = folder.command("check Bank.hs --watch --rounds 2 --no-save --solver none");
    let child = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    // Long enough for the first round on a busy machine.
    thread::sleep(Duration::from_secs(4));
    fs::write(folder.path("Bank.hs"), BANK.replace("total - n", "total - abs n")).unwrap();
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let lines: Vec<&str> = output.lines().filter(|line| !line.starts_with(' ') && !line.contains("steps")).collect();
    expect![[r#"
        HOLDS    prop_empty  every input  (proved)
        FAILS    prop_less   Bank.hs:13
        note      Bank.hs changed
        note      1 of 2 properties to check again
        FAILS    prop_less  Bank.hs:13"#]]
    .assert_eq(&lines.join("\n"));
}

const PARTLY: &str = r#"{-# LANGUAGE ForeignFunctionInterface #-}
module Partly where

foreign import ccall "stdlib.h abs" cAbs :: Int -> Int

firstOf :: [Int] -> Int
firstOf xs = cAbs (length xs)

double :: Int -> Int
double n = n + n

prop_double :: Int -> Bool
prop_double n = double n == 2 * n

prop_first :: Bool
prop_first = firstOf [] == 0
"#;

#[test]
fn the_rest_of_a_file_works() {
    let folder = Folder::new("the_rest_of_a_file_works").file("Partly.hs", PARTLY);
    expect![[r#"
        $ snell check Partly.hs --solver none
        HOLDS    prop_double  every input  (proved)
        OPEN     prop_first   some conditions could not be decided
          not seen  1 branch that could not be decided
          note      left out: firstOf: it uses what is not supported: foreign imports
        1 holds, 0 fail, 1 open · 2 paths · # steps
        --- stderr
        Partly.hs:4:1-54: warning: [SN-1160] not supported: foreign imports; what uses it is left out
          |
        4 | foreign import ccall "stdlib.h abs" cAbs :: Int -> Int
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 2
        $ snell explore Partly.hs double --solver none
        double 0 = 0
        1 path, no others (exhausted) · none fails · # steps
        --- stderr
        Partly.hs:4:1-54: warning: [SN-1160] not supported: foreign imports; what uses it is left out
          |
        4 | foreign import ccall "stdlib.h abs" cAbs :: Int -> Int
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 0
        $ snell explore Partly.hs firstOf --solver none
        0 paths so far (the rest could not be decided) · none fails · # steps
        not seen  1 branch that could not be decided
        note      left out: firstOf: it uses what is not supported: foreign imports
        --- stderr
        Partly.hs:4:1-54: warning: [SN-1160] not supported: foreign imports; what uses it is left out
          |
        4 | foreign import ccall "stdlib.h abs" cAbs :: Int -> Int
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 2
        $ snell check Partly.hs --crashes --solver none
        OPEN     firstOf  it uses what is not supported: foreign imports
        HOLDS    double   never crashes  (proved)
        1 holds, 0 fail, 1 open · 1 path · # steps
        --- stderr
        Partly.hs:4:1-54: warning: [SN-1160] not supported: foreign imports; what uses it is left out
          |
        4 | foreign import ccall "stdlib.h abs" cAbs :: Int -> Int
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "check Partly.hs --solver none",
        "explore Partly.hs double --solver none",
        "explore Partly.hs firstOf --solver none",
        "check Partly.hs --crashes --solver none",
    ]));
}
