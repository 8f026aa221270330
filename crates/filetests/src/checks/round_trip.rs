//! Core text round-trips: what is printed reads back and prints the same, and is well formed.

use crate::diff::diff;
use crate::subject::Subject;
use snell_core_ir::{check as well_formed, print, read};
use snell_source::SourceSet;

/// Prints, reads, prints.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let program = &subject.loaded.program;
    if let Some(complaint) = well_formed(program).first() {
        return Err(format!("the program is not well formed: {}", complaint.message));
    }
    let once = print(program);
    let mut sources = SourceSet::default();
    let file = sources.add("printed.core", &once);
    let lowered = read(&sources, file);
    if let Some(complaint) = lowered.diagnostics.first().or(well_formed(&lowered.program).first()) {
        return Err(format!("what is printed does not read back: {}\n{once}", complaint.message));
    }
    let twice = print(&lowered.program);
    if once == twice { Ok(1) } else { Err(format!("printed twice, it differs:\n{}", diff(&once, &twice))) }
}
