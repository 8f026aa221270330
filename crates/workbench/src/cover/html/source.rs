//! The source, coloured by what is known of its branches.

use super::words;
use crate::cover::Cover;
use crate::load::Loaded;
use crate::page::{self, Stretch};
use snell_report::{BranchCoverage, BranchStatus};
use snell_source::FileId;

/// Tests that are named when a branch is pointed at.
const NAMED: usize = 4;

/// The lines of the file, with a tag around each branch.
pub(super) fn annotated(loaded: &Loaded, cover: &Cover) -> String {
    let Some(file) = loaded.sources.file(FileId(0)) else { return String::new() };
    page::annotated(&file.text, "L", stretches(loaded, cover))
}

/// The branches.
fn stretches(loaded: &Loaded, cover: &Cover) -> Vec<Stretch> {
    let all = cover.functions.iter().flat_map(|function| &function.branches);
    let mut found: Vec<Stretch> = Vec::new();
    for branch in all {
        let span = loaded.program.branches.iter().map(|known| known.span).find(|&span| {
            loaded.sources.positions(span).is_some_and(|(from, to)| {
                let place = &branch.place;
                span.file == FileId(0)
                    && (from.line, from.column) == (place.line, place.column)
                    && (to.line, to.column) == (place.end_line, place.end_column)
            })
        });
        if let Some(span) = span {
            let (class, lines) = hint(cover, branch);
            found.push(Stretch::new(span.start as usize, span.end as usize, class, &lines));
        }
    }
    found
}

fn hint(cover: &Cover, branch: &BranchCoverage) -> (&'static str, Vec<String>) {
    let class = match branch.status {
        BranchStatus::Covered => "covered",
        BranchStatus::Dead => "dead",
        BranchStatus::Open => "open",
    };
    let mut lines: Vec<String> = match &branch.reason {
        Some(reason) => vec![format!("{class}: {reason}")],
        None => Vec::new(),
    };
    let tests = branch.tests.iter().filter_map(|&number| cover.tests.get(number - 1));
    lines.extend(tests.take(NAMED).map(words));
    if branch.tests.len() > NAMED {
        lines.push(format!("and {} more", branch.tests.len() - NAMED));
    }
    (class, lines)
}
