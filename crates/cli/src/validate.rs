//! `--validate-with ghc`: every result that was printed, run by a real GHC.

use crate::files::find_program;
use snell_workbench::validate::{Claimed, Opinion, opinion, script};
use snell_workbench::{Diagnostic, Loaded, Refused, Span, Trouble, loading};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Asks GHC; the line to print, or why there is none.
pub fn with_ghc(loaded: &Loaded, claims: &[Claimed], printed: usize) -> Result<String, Trouble> {
    let refuse = |message: String| Refused::of(&loaded.path, Diagnostic::error(loading::NO_GHC, Span::NONE, message));
    let Some(ghci) = find_program("ghci") else {
        return Err(refuse("ghci was not found, so that no result can be validated".into()).into());
    };
    let folder = Path::new(&loaded.path).parent().filter(|folder| !folder.as_os_str().is_empty());
    let include = format!("-i{}", folder.unwrap_or(Path::new(".")).display());
    let mut child = Command::new(ghci)
        .args(["-v0", "-ignore-dot-ghci", &include, &loaded.path])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| refuse(format!("ghci can't be started: {error}")))?;
    let text = script(claims);
    let stdin = child.stdin.take();
    let writer = std::thread::spawn(move || {
        // If GHC ends early, its answers say so.
        let _ = stdin.map(|mut stdin| stdin.write_all(text.as_bytes()));
    });
    let output = child.wait_with_output().map_err(|error| refuse(format!("ghci: {error}")))?;
    let _ = writer.join();
    match opinion(claims, &String::from_utf8_lossy(&output.stdout)) {
        Opinion::Agrees(count) if count == printed => Ok(format!("ghc confirms all results ({count})")),
        Opinion::Agrees(count) => {
            Ok(format!("ghc confirms {count} of {printed} results; the others it could not be asked, or not read"))
        }
        Opinion::Disagrees(wrong) => {
            Err(Trouble::Bug(format!("GHC does not confirm what was printed\n  {}", wrong.join("\n  "))))
        }
    }
}
