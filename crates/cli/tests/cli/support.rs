//! A folder of its own for each test, and the program run in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder with some files.
pub struct Folder {
    path: PathBuf,
}

/// What a command left.
pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Folder {
    /// An empty folder; the name must be that of the test.
    pub fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder { path }
    }

    /// A folder with one program, `p.core`.
    pub fn with(test: &str, program: &str) -> Folder {
        Folder::new(test).file("p.core", program)
    }

    pub fn file(self, name: &str, bytes: impl AsRef<[u8]>) -> Folder {
        fs::write(self.path.join(name), bytes).unwrap();
        self
    }

    pub fn folder(self, name: &str) -> Folder {
        fs::create_dir_all(self.path.join(name)).unwrap();
        self
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The program with these words as arguments, quiet surroundings, and nothing on its standard input.
    pub fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_snell"));
        command.args(arguments(words)).current_dir(&self.path).stdin(Stdio::null());
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env_remove("COLUMNS");
        command
    }

    pub fn run(&self, words: &str) -> Ran {
        Ran::from(self.command(words).output().unwrap())
    }

    /// Everything a user sees, for comparison with an expectation.
    pub fn transcript(&self, commands: &[&str]) -> String {
        let mut text = String::new();
        for words in commands {
            let ran = self.run(words);
            text.push_str(&format!("$ snell {words}\n{}", without_work(&ran.stdout)));
            if !ran.stderr.is_empty() {
                text.push_str(&format!("--- stderr\n{}", ran.stderr));
            }
            text.push_str(&format!("--- exit {}\n", ran.code.unwrap_or(-1)));
        }
        text
    }
}

/// Words as a shell reads them: what is in single quotes is one.
fn arguments(words: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (at, piece) in words.split('\'').enumerate() {
        match at % 2 {
            0 => all.extend(piece.split_whitespace().map(str::to_owned)),
            _ => all.push(piece.to_owned()),
        }
    }
    all
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// The text without the figures that say how much work was done: they change whenever an engine gets better.
fn without_work(text: &str) -> String {
    let mask = |part: &str| part.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect::<String>();
    let mut out = String::new();
    for line in text.lines() {
        let masked = match line.rsplit_once(" · ") {
            Some((head, work)) if work.contains(" step") => format!("{head} · {}", mask(work)),
            _ if line.starts_with("solver ") || line.starts_with("search ") => mask(line),
            _ => line.to_owned(),
        };
        out.push_str(&squeeze(&masked));
        out.push('\n');
    }
    out
}

/// `##` and `###` as `#`.
fn squeeze(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c != '#' || !out.ends_with('#') {
            out.push(c);
        }
    }
    out
}
