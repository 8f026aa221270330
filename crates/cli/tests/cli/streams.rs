//! Pipes, colours, interruptions, and what happens when Snell itself is wrong.

use crate::explore::PROGRAM;
use crate::support::{Folder, Ran};
use expect_test::expect;
use std::io::Read;
use std::process::Stdio;

#[test]
fn a_reader_may_leave() {
    let folder = Folder::with("a_reader_may_leave", PROGRAM);
    for words in ["explore p.core length --max-paths 100000", "core p.core", "run p.core --help"] {
        let mut child = folder.command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // Closed before anything can be written.
        drop(child.stdout.take());
        let ran = Ran::from(child.wait_with_output().unwrap());
        assert!(!ran.stderr.contains("panicked") && ran.code.is_some_and(|code| code <= 2), "{words}: {}", ran.stderr);
    }
}

#[test]
fn the_head_of_a_long_output_is_enough() {
    let folder = Folder::with("the_head_of_a_long_output", PROGRAM);
    let words = "explore p.core length --max-paths 1000000 --max-steps 1000000000000";
    let mut child = folder.command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut head = [0; 200];
    child.stdout.as_mut().unwrap().read_exact(&mut head).unwrap();
    drop(child.stdout.take());
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(2), ""));
}

#[test]
fn colours_only_where_they_are_wanted() {
    let folder = Folder::with("colours", PROGRAM);
    let coloured = |words: &str, variables: &[(&str, &str)]| {
        let ran = Ran::from(folder.command(words).envs(variables.iter().copied()).output().unwrap());
        ran.stdout.contains('\x1b') || ran.stderr.contains('\x1b')
    };
    for words in ["explore p.core area", "run p.core area"] {
        assert!(!coloured(words, &[]));
        assert!(coloured(words, &[("CLICOLOR_FORCE", "1")]));
        assert!(!coloured(words, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
        assert!(!coloured(&format!("{words} --no-color"), &[("CLICOLOR_FORCE", "1")]));
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_gives_the_partial_result() {
    let folder = Folder::with("an_interruption", PROGRAM);
    let words = "explore p.core length --max-size 100000000 --max-result 1";
    let mut child = folder.command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let mut text = vec![0; 1000];
    stdout.read_exact(&mut text).unwrap();
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    stdout.read_to_end(&mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(2), ""));
    let tail: Vec<&str> = text.lines().rev().take(8).collect();
    assert!(tail.iter().any(|line| line.contains("paths so far (interrupted)")), "{tail:?}");
    assert!(tail[0].starts_with("next      snell explore p.core length --resume"), "{tail:?}");
    assert!(folder.path(".snell/explore-p-length.frontier").is_file());
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_the_search_at_hand_of_several() {
    let folder = Folder::new("an_interruption_of_several")
        .folder("src")
        .file("src/A.hs", "module A where\nprop_quick :: Bool -> Bool\nprop_quick b = b || not b\n")
        .file("src/B.hs", "module B where\nprop_long :: [Int] -> Bool\nprop_long xs = sum xs == foldr (+) 0 xs\n");
    let words = "check src --max-size 100000000";
    let mut child = folder.command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let (mut text, mut byte) = (Vec::new(), [0]);
    while !text.windows(10).any(|window| window == b"prop_quick") {
        stdout.read_exact(&mut byte).unwrap();
        text.push(byte[0]);
    }
    std::thread::sleep(std::time::Duration::from_millis(500));
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    stdout.read_to_end(&mut text).unwrap();
    let (text, ran) = (String::from_utf8(text).unwrap(), Ran::from(child.wait_with_output().unwrap()));
    assert!(text.contains("prop_long") && text.contains("interrupted"), "{text}");
    assert_eq!(ran.stderr, "");
}

#[test]
fn commands_that_are_none() {
    let folder = Folder::with("commands_that_are_none", PROGRAM);
    let commands =
        ["run p.core --no-such-option", "fly", "explore p.core --strategy best", "explore p.core --time soon"];
    expect![[r#"
        $ snell run p.core --no-such-option
        --- stderr
        error: unexpected argument '--no-such-option' found

          tip: a similar argument exists: '--no-color'
          tip: to pass '--no-such-option' as a value, use '-- --no-such-option'

        Usage: snell run --no-color <FILE> [ENTRY] [-- <ARGS>...]

        For more information, try '--help'.
        --- exit 3
        $ snell fly
        --- stderr
        error: unrecognized subcommand 'fly'

        Usage: snell [OPTIONS] <COMMAND>

        For more information, try '--help'.
        --- exit 3
        $ snell explore p.core --strategy best
        --- stderr
        error: invalid value 'best' for '--strategy <NAME>'
          [possible values: deepening, depth, breadth, random, coverage, directed]

          tip: a similar value exists: 'breadth'

        For more information, try '--help'.
        --- exit 3
        $ snell explore p.core --time soon
        --- stderr
        error: invalid value 'soon' for '--time <SECONDS>': a number of seconds is wanted

        For more information, try '--help'.
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn alone_it_helps() {
    let folder = Folder::new("alone_it_helps");
    let (alone, help) = (folder.run(""), folder.run("--help"));
    assert_eq!((alone.code, help.code), (Some(0), Some(0)));
    assert!(help.stdout.contains("explore") && help.stdout.contains("Exit codes"));
    assert!(folder.run("--version").stdout.starts_with("snell "));
}

#[test]
fn a_solver_must_exist() {
    let folder = Folder::with("a_solver_must_exist", PROGRAM);
    expect![[r#"
        $ snell explore p.core --solver no-such-solver
        --- stderr
        p.core: error: [SN-0013] the solver `no-such-solver` was not found
        --- exit 3
        $ snell explore p.core safe --solver none
        safe True _ = _
        safe False _ = False
        2 paths, no others (exhausted) · none fails · # steps
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core --solver no-such-solver", "explore p.core safe --solver none"]));
}

#[test]
fn a_bug_is_exit_70() {
    let folder = Folder::new("a_bug_is_exit_70");
    let ran = folder.run("crash");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(70), ""));
    assert!(ran.stderr.starts_with("snell: this is a bug in Snell"), "{}", ran.stderr);
    assert!(ran.stderr.contains("command ") && !ran.stderr.contains("RUST_BACKTRACE"), "{}", ran.stderr);
}
