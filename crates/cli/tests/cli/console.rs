//! Whole programs: what they write, what they read, their arguments and their exit codes.

use crate::support::{Folder, Ran};
use expect_test::expect;
use std::io::{Read, Write};
use std::process::Stdio;

/// Words to build programs of: `put handle text`, `echo n`.
const WORDS: &str = r#"
put handle text = from handle text 0 (str.length text);
from handle text at end = case int.lt at end of {
  True -> case io.put-char handle (str.index text at) of { _ -> from handle text (int.add at 1) end };
  False -> Unit
};
echo n = case io.get-char 0 of c {
  -1 -> n;
  _ -> case io.put-char 1 (int.to-char c) of { _ -> echo (int.add n 1) }
};
endless n = case io.put-char 1 'x' of { _ -> endless (int.add n 1) };
spin n = spin (int.add n 1);
"#;

fn folder(test: &str, main: &str) -> Folder {
    Folder::with(test, &format!("{WORDS}`%main` = {main};\n"))
}

fn feed(folder: &Folder, words: &str, input: &[u8]) -> Ran {
    let mut command = folder.command(words);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Both pipes may be full at the same time.
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).unwrap());
    let ran = Ran::from(child.wait_with_output().unwrap());
    writer.join().unwrap();
    ran
}

#[test]
fn output_goes_to_its_streams_and_the_exit_code_is_the_programs() {
    let main =
        r#"case put 1 "to grö\u{df}e\n" of { _ -> case put 2 "no line" of { _ -> case put 1 "end" of { _ -> 7 } } }"#;
    let folder = folder("output_goes_to_its_streams", main);
    let ran = folder.run("run p.core");
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(7), "to größe\nend", "no line"));
    // A definition is still a value.
    assert_eq!(folder.run("run p.core echo").code, Some(3));
    for (code, seen) in [("0", 0), ("256", 255), ("-1", 255), ("300", 44)] {
        let folder = folder.with_main(code);
        assert_eq!(folder.run("run p.core").code, Some(seen), "{code}");
    }
    let nothing = folder.with_main("Unit").run("run p.core");
    assert!(nothing.code == Some(1) && nothing.stderr.contains("SN-0016"), "{}", nothing.stderr);
}

#[test]
fn input_is_read_as_text() {
    let folder = folder("input_is_read_as_text", "echo 0");
    let ran = feed(&folder, "run p.core", "größe\n".as_bytes());
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(6), "größe\n", ""));
    let ran = feed(&folder, "run p.core", b"a\xffb\xe4");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(4), "a\u{fffd}b\u{fffd}"));
    let long = "0123456789".repeat(50_000);
    let ran = feed(&folder, "run p.core", long.as_bytes());
    assert!(ran.stdout == long);
    assert_eq!(folder.run("run p.core").code, Some(0));
}

#[test]
fn looking_takes_nothing() {
    let folder = folder(
        "looking_takes_nothing",
        "case io.peek-char 0 of a { _ -> case io.get-char 0 of b { _ -> int.sub a b } }",
    );
    assert_eq!(feed(&folder, "run p.core", b"xy").code, Some(0));
    assert_eq!(folder.run("run p.core").code, Some(0));
}

#[test]
fn arguments_come_after_two_dashes() {
    let all = "case io.argument-count 0 of { 0 -> put 1 (io.program-name 0); _ -> put 1 (io.argument 0) }";
    let folder = folder("arguments_come_after", &format!("case {all} of {{ _ -> io.argument-count 0 }}"));
    let ran = folder.run("run p.core -- --stats -x y");
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(3), "--stats", ""));
    let ran = folder.run("run p.core");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), "p"));
}

#[test]
fn what_was_written_before_a_failure_is_seen() {
    let folder = folder("what_was_written_before", r#"case put 1 "before" of { _ -> int.quot 1 0 }"#);
    let ran = folder.run("run p.core");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), "before"));
    assert!(ran.stderr.contains("[SN-0023] divide by zero"), "{}", ran.stderr);
    let ran = folder.with_main("spin 0").run("run p.core --max-steps 1000");
    assert!(ran.code == Some(2) && ran.stderr.contains("SN-0031"), "{}", ran.stderr);
}

#[test]
fn output_is_seen_before_input_is_waited_for() {
    let folder = folder("output_is_seen_before_input", r#"case put 1 "name? " of { _ -> echo 0 }"#);
    let mut command = folder.command("run p.core");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut prompt = [0; 6];
    child.stdout.as_mut().unwrap().read_exact(&mut prompt).unwrap();
    assert_eq!(&prompt, b"name? ");
    child.stdin.take().unwrap().write_all(b"me").unwrap();
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), "me"));
}

#[test]
fn a_program_ends_when_its_reader_leaves() {
    let folder = folder("a_program_ends_when_its_reader_leaves", "endless 0");
    let mut child = folder.command("run p.core").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut head = [0; 100];
    child.stdout.as_mut().unwrap().read_exact(&mut head).unwrap();
    drop(child.stdout.take());
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(141), ""));
}

#[cfg(unix)]
#[test]
fn an_interrupted_program_ends() {
    let interrupt = |child: &std::process::Child| {
        let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(killed.success());
    };
    let folder =
        folder("an_interrupted_program_ends", r#"case put 1 "on" of { _ -> case io.flush 1 of { _ -> spin 0 } }"#);
    for main in
        [r#"case put 1 "on" of { _ -> case io.flush 1 of { _ -> spin 0 } }"#, r#"case put 1 "on" of { _ -> echo 0 }"#]
    {
        let folder = folder.with_main(main);
        let mut command = folder.command("run p.core");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut seen = [0; 2];
        child.stdout.as_mut().unwrap().read_exact(&mut seen).unwrap();
        interrupt(&child);
        let stdin = child.stdin.take();
        let ran = Ran::from(child.wait_with_output().unwrap());
        drop(stdin);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(130), ""), "{main}");
    }
}

#[test]
fn exploring_writes_nothing_and_says_what_it_can_not_read() {
    let program = format!(
        "{WORDS}f x = case int.lt x 0 of {{ True -> case put 1 \"no\" of {{ _ -> 1 }}; False -> io.get-char 0 }};\n"
    );
    let folder = Folder::with("exploring_writes_nothing", &program);
    expect![[r#"
        $ snell explore p.core f --solver none
        f -1 = 1
        1 path so far (the rest could not be decided) · none fails · complete up to size 0 · # steps
        not seen  1 branch that could not be decided
        note      the standard input, which is not explored
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core f --solver none"]));
}

#[test]
fn expressions_need_a_language_that_has_them() {
    let folder = folder("expressions_need_a_language", "0");
    let ran = Ran::from(folder.command("run p.core -e").arg("1 + 1").output().unwrap());
    assert_eq!(ran.code, Some(3));
    expect![[r#"
        -e:1:1-1: error: [SN-0109] an expression can't be evaluated in a program of this language (core)
          |
        1 | 1 + 1
          | ^
          name a definition instead
    "#]]
    .assert_eq(&ran.stderr);
}

impl Folder {
    /// The same folder, with another main program.
    fn with_main(&self, main: &str) -> &Folder {
        std::fs::write(self.path("p.core"), format!("{WORDS}`%main` = {main};\n")).unwrap();
        self
    }
}
