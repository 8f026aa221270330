//! The source, coloured by what is known of its branches.

use super::{escaped, words};
use crate::cover::Cover;
use crate::load::Loaded;
use snell_report::{BranchCoverage, BranchStatus};
use snell_source::FileId;

/// Tests that are named when a branch is pointed at.
const NAMED: usize = 4;

/// A branch as a stretch of the text.
struct Stretch {
    start: usize,
    end: usize,
    tag: String,
}

/// The lines of the file, with a tag around each branch. Tags are closed at the end of a line and opened again on the next.
pub(super) fn annotated(loaded: &Loaded, cover: &Cover) -> String {
    let Some(file) = loaded.sources.file(FileId(0)) else { return String::new() };
    let stretches = stretches(loaded, cover);
    let mut out = String::from("<pre>");
    let (mut next, mut open): (usize, Vec<&Stretch>) = (0, Vec::new());
    let mut at = 0;
    for (number, line) in file.text.split_inclusive('\n').enumerate() {
        let number = number + 1;
        out.push_str(&format!("<span class=\"line\" id=\"L{number}\"><span class=\"number\">{number}</span>"));
        open.iter().for_each(|stretch| out.push_str(&stretch.tag));
        let mut from = at;
        let end = at + line.trim_end_matches(['\n', '\r']).len();
        for (offset, _) in line.char_indices().chain([(line.len(), ' ')]) {
            let here = at + offset;
            let closes = open.last().is_some_and(|stretch| stretch.end <= here);
            let opens = stretches.get(next).is_some_and(|stretch| stretch.start <= here && here < at + line.len());
            if !closes && !opens {
                continue;
            }
            out.push_str(&escaped(&file.text[from..here.min(end).max(from)]));
            from = here.min(end).max(from);
            while open.last().is_some_and(|stretch| stretch.end <= here) {
                open.pop();
                out.push_str("</span>");
            }
            while let Some(stretch) = stretches.get(next).filter(|stretch| stretch.start <= here) {
                out.push_str(&stretch.tag);
                open.push(stretch);
                next += 1;
            }
        }
        out.push_str(&escaped(&file.text[from..end.max(from)]));
        open.iter().for_each(|_| out.push_str("</span>"));
        out.push_str("</span>");
        at += line.len();
    }
    out + "</pre>\n"
}

/// The branches, outer ones first. They nest.
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
            found.push(Stretch { start: span.start as usize, end: span.end as usize, tag: tag(cover, branch) });
        }
    }
    found.sort_by_key(|stretch| (stretch.start, std::cmp::Reverse(stretch.end)));
    found
}

fn tag(cover: &Cover, branch: &BranchCoverage) -> String {
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
    format!("<span class=\"{class}\" title=\"{}\">", escaped(&lines.join("\n")))
}
