//! The suite of what was covered.

use super::case::Cases;
use super::{Expected, Suite, reserved};
use crate::codes::loading;
use crate::cover::{Cover, Kept};
use crate::imports::needed;
use crate::load::{Loaded, Refused};
use snell_report::LedgerEntry;
use snell_source::{Diagnostic, FileId, Span};

/// The tests of a set of inputs, and what could not be made a test. `command` is what the first line of the file says.
pub fn suite(loaded: &Loaded, cover: &Cover, command: &str) -> Result<(Suite, Vec<LedgerEntry>), Refused> {
    let interface = &loaded.program.interface;
    let Some(subject) = &interface.module else {
        let span = Span { file: FileId(0), start: 0, end: 0 };
        let error =
            Diagnostic::error(loading::NO_MODULE, span, "a file without a module name can't be tested from another");
        let note = "write `module Name where` at its beginning";
        let diagnostics = vec![error.with_note(Span::NONE, note)];
        return Err(Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics });
    };
    let cases = Cases::new(loaded, subject);
    let (mut made, mut left) = (Vec::new(), Vec::new());
    for kept in &cover.kept {
        match cases.case(kept) {
            Ok(case) => made.push(case),
            Err(reason) => left.push(LedgerEntry::Skipped { definition: call(kept), reason: reason.into() }),
        }
    }
    let hidden: Vec<String> = interface.values.iter().filter(|name| reserved(name)).cloned().collect();
    let texts = made.iter().flat_map(|case| match &case.expected {
        Expected::Equals(text) | Expected::ShowsAs(text) => vec![&case.call, text],
        _ => vec![&case.call],
    });
    // Constructors come from the module itself, else there is no test.
    let mut imports = needed(&loaded.program, texts);
    imports.retain(|line| line.starts_with("import qualified ") || line.ends_with(')'));
    imports.retain(|line| *line != format!("import qualified {subject}"));
    Ok((Suite { subject: subject.clone(), hidden, imports, command: command.into(), cases: made }, left))
}

fn call(kept: &Kept) -> String {
    [vec![kept.report.function.clone()], kept.report.args.clone()].concat().join(" ")
}
