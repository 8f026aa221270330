//! `cargo xtask oracle [FILTER]`: records what the Haskell programs of the corpus print when GHC has compiled them;
//! `cargo xtask oracle scheme [FILTER]` does so for the Scheme programs and Chez Scheme.
//!
//! GHC is the judge of what a Haskell program means, so the recorded files are written by this and never by hand.

mod scheme;

pub use scheme::run as run_scheme;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The version whose answers are recorded; another one may word its errors and show its numbers differently.
const VERSION: &str = "9.0.2";

/// A program that takes longer has no place in the corpus.
const LIMIT: Duration = Duration::from_secs(10);

/// The folder of programs that GHC must not accept: they have no output.
const REJECTED: &str = "rejected";

/// Records the programs whose path contains `filter`, and prints which recorded files changed.
pub fn run(filter: &str) -> Result<(), String> {
    let version = version()?;
    if version != VERSION {
        println!("this is GHC {version}; the recorded outputs are from GHC {VERSION}");
    }
    let corpus = crate::root().join("corpus/haskell");
    let mut programs = Vec::new();
    collect(&corpus, &mut programs).map_err(|error| format!("the corpus cannot be read: {error}"))?;
    programs.sort();
    let programs: Vec<_> =
        programs.into_iter().map(|path| Program::new(&corpus, path)).filter(|one| one.name.contains(filter)).collect();
    if programs.is_empty() {
        return Err(format!("no program of the corpus has `{filter}` in its path"));
    }
    let scratch = Scratch::new().map_err(|error| error.to_string())?;
    let mut changed = 0;
    let mut complaints = Vec::new();
    for program in &programs {
        match program.record(&scratch.0) {
            Ok(files) => {
                files.iter().for_each(|file| println!("changed {file}"));
                changed += files.len();
            }
            Err(complaint) => complaints.push(format!("{}: {complaint}", program.name)),
        }
    }
    println!("{} programs, {changed} recorded files changed", programs.len());
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

/// What `ghc` calls itself.
pub(crate) fn version() -> Result<String, String> {
    let output = Command::new("ghc").arg("--numeric-version").output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            format!("GHC is not installed: the oracle needs `ghc` (version {VERSION}) in the PATH")
        }
        _ => format!("ghc cannot be started: {error}"),
    })?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Finds the main files below a folder. One that holds a `Main.hs` is a program: all else there are its modules.
fn collect(folder: &Path, programs: &mut Vec<PathBuf>) -> io::Result<()> {
    let main = folder.join("Main.hs");
    if main.exists() {
        programs.push(main);
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, programs)?;
        } else if path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs") {
            programs.push(path);
        }
    }
    Ok(())
}

/// A program of the corpus.
struct Program {
    /// Its main file.
    path: PathBuf,
    /// The same from the corpus on, with slashes, for people.
    name: String,
}

impl Program {
    fn new(corpus: &Path, path: PathBuf) -> Program {
        let inner = path.strip_prefix(corpus).unwrap_or(&path);
        let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
        let name = parts.join("/");
        Program { path, name }
    }

    /// Compiles, runs and compares; the answer names the recorded files that are different now.
    fn record(&self, scratch: &Path) -> Result<Vec<String>, String> {
        let accepted = self.compile(scratch)?;
        if self.name.split('/').next() == Some(REJECTED) {
            return match accepted {
                Ok(()) => Err("GHC accepts this".into()),
                Err(_) => Ok(Vec::new()),
            };
        }
        accepted.map_err(|message| format!("GHC rejects this\n{message}"))?;
        let (stdout, code) = self.execute(scratch)?;
        let exit = (code != 0).then(|| format!("{code}\n").into_bytes());
        let files = [("stdout", Some(stdout)), ("exit", exit)];
        let mut changed = Vec::new();
        for (extension, contents) in files {
            let path = self.path.with_extension(extension);
            if replace(&path, contents).map_err(|error| format!("{extension} cannot be written: {error}"))? {
                changed.push(Path::new(&self.name).with_extension(extension).display().to_string());
            }
        }
        Ok(changed)
    }

    /// Leaves `x` in the scratch folder, or says why GHC does not like the program.
    fn compile(&self, scratch: &Path) -> Result<Result<(), String>, String> {
        // Interfaces of an earlier program would be taken for modules of this one.
        let objects = scratch.join("objects");
        let _ = fs::remove_dir_all(&objects);
        let output = Command::new("ghc")
            .args(["-O0", "-v0", "-outputdir"])
            .arg(&objects)
            .arg("-o")
            .arg(scratch.join("x"))
            .args(self.path.file_name())
            .current_dir(self.folder())
            .env("LC_ALL", "C.UTF-8")
            .output()
            .map_err(|error| format!("ghc cannot be started: {error}"))?;
        if output.status.success() { Ok(Ok(())) } else { Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned())) }
    }

    /// What the compiled program prints, and its exit code.
    fn execute(&self, scratch: &Path) -> Result<(Vec<u8>, i32), String> {
        let said = |error: io::Error| format!("it cannot be run: {error}");
        // To a file and not to a pipe: nobody has to read along, and GHC buffers as it did for the recorded ones.
        let written = scratch.join("stdout");
        let stdin = match File::open(self.path.with_extension("stdin")) {
            Ok(file) => Stdio::from(file),
            Err(_) => Stdio::null(),
        };
        let args = fs::read_to_string(self.path.with_extension("args")).unwrap_or_default();
        let mut child = Command::new(scratch.join("x"))
            .args(args.lines())
            .current_dir(self.folder())
            .env("LC_ALL", "C.UTF-8")
            .stdin(stdin)
            .stdout(File::create(&written).map_err(said)?)
            .stderr(Stdio::null())
            .spawn()
            .map_err(said)?;
        let started = Instant::now();
        let status: ExitStatus = loop {
            if let Some(status) = child.try_wait().map_err(said)? {
                break status;
            }
            if started.elapsed() > LIMIT {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it runs for more than {} seconds", LIMIT.as_secs()));
            }
            sleep(Duration::from_millis(2));
        };
        let code = status.code().ok_or("it was killed")?;
        Ok((fs::read(&written).map_err(said)?, code))
    }

    fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(&self.path)
    }
}

/// Makes a file have these contents, or be gone; whether that was a change.
fn replace(path: &Path, contents: Option<Vec<u8>>) -> io::Result<bool> {
    let before = fs::read(path).ok();
    if before == contents {
        return Ok(false);
    }
    match contents {
        Some(bytes) => fs::write(path, bytes)?,
        None => fs::remove_file(path)?,
    }
    Ok(true)
}

/// A folder for what GHC makes, so that none of it gets into the tree; gone when this is dropped.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new() -> io::Result<Scratch> {
        let path = std::env::temp_dir().join(format!("snell-oracle-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corpus() -> Vec<Program> {
        let corpus = crate::root().join("corpus/haskell");
        let mut programs = Vec::new();
        collect(&corpus, &mut programs).expect("the corpus can be read");
        programs.into_iter().map(|path| Program::new(&corpus, path)).collect()
    }

    #[test]
    fn a_folder_with_a_main_is_one_program() {
        let names: Vec<String> = corpus().into_iter().map(|program| program.name).collect();
        let layered: Vec<&String> = names.iter().filter(|name| name.starts_with("modules/layered/")).collect();
        assert_eq!(layered, ["modules/layered/Main.hs"]);
        assert!(names.contains(&"literate/bird.lhs".to_owned()));
    }

    #[test]
    fn every_program_has_a_recorded_output() {
        for program in corpus().iter().filter(|program| !program.name.starts_with(REJECTED)) {
            assert!(
                program.path.with_extension("stdout").exists(),
                "`cargo xtask oracle {}` was not run",
                program.name
            );
        }
    }
}
