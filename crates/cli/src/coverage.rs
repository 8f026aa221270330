//! Branches, tests and ways to a place, in words.

use crate::paint::{Tone, paint};
use crate::text::{count, ledger_line};
use snell_report::{
    BranchStatus, CoverSummary, CoverTest, FunctionCoverage, LedgerEntry, Outcome, Reach, ReachReport, call,
};

/// A line for each function.
pub fn table(functions: &[FunctionCoverage], colours: bool) -> String {
    let names = functions.iter().map(|function| function.function.chars().count());
    let width = names.max().unwrap_or(0).max(11);
    let header = format!("{:width$}  branches  covered  dead (proved)  open", "");
    let mut lines = vec![paint(colours, Tone::Quiet, &header)];
    for function in functions {
        let number = |status| function.branches.iter().filter(|branch| branch.status == status).count();
        let (covered, dead, open) =
            (number(BranchStatus::Covered), number(BranchStatus::Dead), number(BranchStatus::Open));
        let row = format!(
            "{:<width$}  {:^8}  {covered:^7}  {dead:^13}  {open:^4}",
            function.function,
            function.branches.len()
        );
        lines.push(row.trim_end().to_owned());
    }
    lines.join("\n")
}

/// The branches that are dead or open, with the reason.
pub fn gaps(functions: &[FunctionCoverage], colours: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for function in functions {
        for branch in &function.branches {
            let (word, tone) = match branch.status {
                BranchStatus::Covered => continue,
                BranchStatus::Dead => ("dead", Tone::Strong),
                BranchStatus::Open => ("open", Tone::Bad),
            };
            let head = format!("{}  {}  ", paint(colours, tone, word), branch.place.line);
            lines.push(format!("{head}{}: {}", function.function, branch.text));
            let indent = 8 + branch.place.line.to_string().len();
            lines.extend(branch.reason.iter().map(|reason| format!("{:indent$}{reason}", "")));
        }
    }
    lines
}

/// An input that was kept.
pub fn test(test: &CoverTest, colours: bool) -> String {
    let mut text = format!("test {}  {}", test.number, call(&test.function, &test.args, test.enclosed));
    if !test.inputs.is_empty() {
        text.push_str(&format!("  inputs ({})", test.inputs.join(" ")));
    }
    match &test.outcome {
        Outcome::Value { value } => text.push_str(&format!(" = {value}")),
        Outcome::Fails { text: what, raised, .. } => {
            text.push_str(&format!(" {} {what}", paint(colours, Tone::Bad, "fails:")));
            text.extend(raised.iter().map(|value| format!(": {value}")));
        }
    }
    let lines: Vec<String> = test.lines.iter().map(u32::to_string).collect();
    let noun = if lines.len() == 1 { "line" } else { "lines" };
    format!("{text}  {}", paint(colours, Tone::Quiet, &format!("{noun} {}", lines.join(", "))))
}

/// The last lines.
pub fn summary(summary: &CoverSummary, colours: bool) -> String {
    let counts = format!(
        "{} of {} covered, {} dead, {} open",
        summary.covered,
        count(summary.branches, "branch"),
        summary.dead,
        summary.open
    );
    let mut lines = vec![format!(
        "{} · {} · {} · {}",
        paint(colours, Tone::Strong, &counts),
        count(summary.tests, "test"),
        count(summary.paths, "path"),
        count(summary.steps, "step")
    )];
    lines.extend(summary.ledger.iter().map(ledger_line));
    lines.join("\n")
}

/// Whether a place can be reached.
pub fn reach(report: &ReachReport, colours: bool) -> String {
    match &report.answer {
        Reach::Reached { function, args, inputs, condition, enclosed } => {
            let word = paint(colours, Tone::Strong, "REACHED");
            let called = call(function, args, *enclosed);
            // A whole program is named by what it reads.
            let called = match (inputs.is_empty(), args.is_empty()) {
                (true, _) => called,
                (false, true) => format!("inputs ({})", inputs.join(" ")),
                (false, false) => format!("{called}  inputs ({})", inputs.join(" ")),
            };
            match condition {
                Some(condition) => format!("{word}  {called}      whenever {condition}"),
                None => format!("{word}  {called}"),
            }
        }
        Reach::Unreachable { reason } => {
            let head = format!("{} (proved)  {}", paint(colours, Tone::Strong, "UNREACHABLE"), report.text);
            format!("{head}\n  {reason}")
        }
        Reach::Open { reason, nearest } => {
            let mut lines = vec![format!("{}  {}", paint(colours, Tone::Strong, "OPEN"), report.text)];
            lines.push(format!("  {reason}"));
            lines.extend(nearest.iter().map(|nearest| format!("  nearest: {nearest}")));
            lines.extend(report.ledger.iter().filter(|entry| is_news(entry)).map(ledger_line));
            lines.join("\n")
        }
    }
}

fn is_news(entry: &LedgerEntry) -> bool {
    !matches!(entry, LedgerEntry::CutResults { .. })
}
