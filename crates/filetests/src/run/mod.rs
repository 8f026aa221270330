//! What a directive does: from a program to the lines below it.

mod analyse;
mod diagnose;
mod eval;
mod explore;

use crate::testfile::Command;
use snell_workbench::{Loaded, Refused, core_text};

/// Runs a command on a file that was loaded, or refused.
pub fn run(command: &Command, loaded: &Result<Loaded, Refused>) -> Result<Vec<String>, String> {
    match (command, loaded) {
        (Command::Diagnose, Err(refused)) => Ok(diagnose::lines(refused)),
        (Command::Diagnose, Ok(_)) => Err("the file is not refused".into()),
        (_, Err(refused)) => Err(format!("the file is refused:\n  {}", diagnose::lines(refused).join("\n  "))),
        (Command::Eval(name), Ok(loaded)) => eval::lines(loaded, name),
        (Command::Explore(command), Ok(loaded)) => explore::lines(loaded, command),
        (Command::Abstract { name, with: None, .. }, Ok(loaded)) => analyse::lines(loaded, name),
        (Command::Abstract { name, with: Some(with), paper }, Ok(loaded)) => {
            analyse::lines_with(loaded, name, with, *paper)
        }
        (Command::Core, Ok(loaded)) => Ok(core_text(loaded, true).lines().map(str::to_owned).collect()),
    }
}

/// The text of complaints about an input.
fn refusal(refused: &Refused) -> String {
    refused.diagnostics.iter().map(|diagnostic| diagnostic.message.as_str()).collect::<Vec<_>>().join("; ")
}
