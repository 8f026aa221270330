//! `cargo xtask emitted [FILTER]`: writes the tests that `snell cover --emit` makes of some modules, has GHC compile and run
//! them (doctest: runs the examples), and records those that pass. A test of the command line compares what is written today with what is recorded.

use crate::oracle::{Scratch, version};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The frameworks that GHC has packages for.
const COMPILED: [&str; 3] = ["tasty", "hspec", "hunit"];

/// Writes, compiles, runs and records the tests of the modules whose name contains `filter`.
pub fn run(filter: &str) -> Result<(), String> {
    println!("this is GHC {}", version()?);
    let folder = crate::root().join("crates/cli/tests");
    let mut modules: Vec<PathBuf> = fs::read_dir(folder.join("cover"))
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "hs") && name(path) != "Main")
        .filter(|path| name(path).contains(filter))
        .collect();
    modules.sort();
    let scratch = Scratch::new().map_err(|error| error.to_string())?;
    let (mut passed, mut complaints) = (0, Vec::new());
    for module in &modules {
        for style in COMPILED.into_iter().chain(["doctest"]) {
            match check(module, style, &scratch.0) {
                Ok(text) => {
                    let file = folder.join("emitted").join(format!("{}.{style}.hs", name(module)));
                    fs::create_dir_all(folder.join("emitted")).map_err(|error| error.to_string())?;
                    fs::write(file, text).map_err(|error| error.to_string())?;
                    passed += 1;
                }
                Err(complaint) => complaints.push(format!("{} {style}: {complaint}", name(module))),
            }
        }
    }
    println!("{passed} files of tests pass");
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn name(path: &Path) -> String {
    path.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned())
}

/// The tests of a module, if they pass.
fn check(module: &Path, style: &str, scratch: &Path) -> Result<String, String> {
    let _ = fs::remove_dir_all(scratch);
    fs::create_dir_all(scratch).map_err(|error| error.to_string())?;
    let file = format!("{}.hs", name(module));
    fs::copy(module, scratch.join(&file)).map_err(|error| error.to_string())?;
    let manifest = crate::root().join("Cargo.toml");
    let mut snell = Command::new(env!("CARGO"));
    snell.args(["run", "-q", "-p", "snell-cli", "--manifest-path"]).arg(manifest);
    snell.args(["--", "cover", &file, "--solver", "none", "--allow-open", "--emit", style, "-o", "Tests.hs"]);
    succeed(snell.current_dir(scratch))?;
    let text = fs::read_to_string(scratch.join("Tests.hs")).map_err(|error| error.to_string())?;
    if style == "doctest" {
        succeed(Command::new("doctest").args(["-i.", "Tests.hs"]).current_dir(scratch))?;
    } else {
        succeed(Command::new("ghc").args(["-O0", "-v0", "Tests.hs", "-o", "tests"]).current_dir(scratch))?;
        succeed(Command::new("./tests").current_dir(scratch))?;
    }
    Ok(text)
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!(
            "{command:?} fails\n{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}
