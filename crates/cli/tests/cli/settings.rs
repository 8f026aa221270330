//! `snell.toml`: options that are given unless others are, and crashes that are known.

use crate::support::Folder;
use expect_test::expect;

const PROGRAM: &str = "module P where

f :: Maybe Int -> Int
f (Just n) = n

g :: Int -> Int
g n = 10 `div` n

prop_small :: [Int] -> Bool
prop_small xs = length xs < 1000
";

const SETTINGS: &str = r#"# What this project wants.
[all]
solver = "none"

[check]
max-size = 3
no-save = true

[explore]
max-paths = 1

[[ignore]]
code = "SN-0022"
path = "P.hs"
reason = "callers look first"
"#;

#[test]
fn settings_are_options() {
    let folder = Folder::new("settings_are_options").file("P.hs", PROGRAM).file("snell.toml", SETTINGS);
    expect![[r#"
        $ snell check P.hs
        HOLDS    prop_small  every list of up to 2 elements  (bounded)
          not seen  larger inputs (bound: --max-size 3)
        1 holds, 0 fail, 0 open · 3 paths · # steps
        --- exit 0
        $ snell check P.hs --max-size 5
        HOLDS    prop_small  every list of up to 4 elements  (bounded)
          not seen  larger inputs (bound: --max-size 5)
        1 holds, 0 fail, 0 open · 5 paths · # steps
        --- exit 0
        $ snell check P.hs --crashes
        HOLDS    f  never crashes elsewhere  (proved)
          note      SN-0022 in line 4 is ignored: callers look first
        FAILS    g  P.hs:7
          P.hs:7:7  [SN-0023] divide by zero
            |
          7 | g n = 10 `div` n
            |       ^^^^^^^^^^
            g 0
        1 holds, 1 fails, 0 open · 5 paths · # steps
        --- exit 1
        $ snell explore P.hs g
        g (-1) = -10
        1 path so far (bound: --max-paths 1) · none fails · complete up to size 0 · # steps
        not seen  paths after these
        saved     .snell/explore-P-g.frontier
        next      snell explore P.hs g --resume --max-paths 1 --solver none
        --- exit 2
        $ snell explore P.hs g --max-paths 2
        g (-1) = -10
        g 0 fails: divide by zero  P.hs:7:7
        2 paths so far (bound: --max-paths 2) · 1 fails · complete up to size 1 · # steps
        not seen  paths after these
        saved     .snell/explore-P-g.frontier
        next      snell explore P.hs g --resume --max-paths 2 --solver none
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&[
        "check P.hs",
        "check P.hs --max-size 5",
        "check P.hs --crashes",
        "explore P.hs g",
        "explore P.hs g --max-paths 2",
    ]));
}

#[test]
fn mistakes_in_settings_have_places() {
    let refused = |name: &str, text: &str| {
        let folder = Folder::new(name).file("P.hs", PROGRAM).file("snell.toml", text);
        folder.transcript(&["check P.hs"])
    };
    expect![[r#"
        $ snell check P.hs
        --- stderr
        snell.toml:2:1-8: error: [SN-0019] `snell check` has no option `--max-stps`
          |
        2 | max-stps = 3
          | ^^^^^^^^
        --- exit 3
    "#]]
    .assert_eq(&refused("settings_unknown_option", "[check]\nmax-stps = 3\n"));
    expect![[r#"
        $ snell check P.hs
        --- stderr
        snell.toml:2:1-9: error: [SN-0019] there is no command `chek`; tables are [all], [ignore] and those of commands
          |
        2 | max-steps = 3
          | ^^^^^^^^^
        --- exit 3
    "#]]
    .assert_eq(&refused("settings_unknown_command", "[chek]\nmax-steps = 3\n"));
    expect![[r#"
        $ snell check P.hs
        --- stderr
        snell.toml:2:1-16: error: [SN-0019] a value is a "text", a whole number, true, false or a list of texts on one line
          |
        2 | max-steps = many
          | ^^^^^^^^^^^^^^^^
        --- exit 3
    "#]].assert_eq(&refused("settings_no_value", "[check]\nmax-steps = many\n"));
    expect![[r#"
        $ snell check P.hs
        --- stderr
        snell.toml:2:1-9: error: [SN-0019] invalid value 'many' for '--max-steps <N>': invalid digit found in string
          |
        2 | max-steps = "many"
          | ^^^^^^^^^
        --- exit 3
    "#]]
    .assert_eq(&refused("settings_wrong_value", "[check]\nmax-steps = \"many\"\n"));
}
