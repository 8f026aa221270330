//! No prefix of a file makes the front end panic.

use crate::crew::guarded;
use crate::subject::Subject;
use snell_core_ir::{check as well_formed, print, read};
use snell_source::{Severity, SourceSet};

/// Reads prefixes: all of them for a small file, evenly spread ones for a large one.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let text = &subject.text;
    let stride = text.len().div_ceil(subject.effort.prefixes).max(1);
    let mut seen = 0;
    for end in (subject.effort.salt % stride..text.len()).step_by(stride) {
        let prefix = &text[..text.floor_char_boundary(end)];
        guarded(|| prefix_is_fine(prefix)).map_err(|why| format!("{why}\n  on the prefix:\n{prefix}"))?;
        seen += 1;
    }
    Ok(seen)
}

/// Errors are reported, or else the program is well formed and can be printed.
fn prefix_is_fine(prefix: &str) -> Result<(), String> {
    let mut sources = SourceSet::default();
    let file = sources.add("prefix.core", prefix);
    let lowered = read(&sources, file);
    let refused = lowered.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    match well_formed(&lowered.program).first() {
        Some(complaint) if !refused => Err(format!("read without an error but {}:\n{prefix}", complaint.message)),
        _ => {
            print(&lowered.program);
            Ok(())
        }
    }
}
