//! `@run explore`: the paths of a definition, then what was not seen.

use super::refusal;
use crate::testfile::ExploreCommand;
use snell_report::{Bound, LedgerEntry, Outcome, PathReport, Status, Summary};
use snell_workbench::{Effort, ExploreRequest, Flow, Limits, Loaded, Trouble, explore};

/// One line for each path (a second one for its condition), then the account.
pub fn lines(loaded: &Loaded, command: &ExploreCommand) -> Result<Vec<String>, String> {
    let defaults = Limits::default();
    let fuel = command.fuel.unwrap_or(defaults.max_fuel_per_path);
    let limits = Limits {
        max_outcomes: Some(command.max),
        max_cost: command.cost,
        fuel_per_path: defaults.fuel_per_path.min(fuel),
        max_fuel_per_path: fuel,
        ..defaults
    };
    let request = ExploreRequest {
        function: Some(command.function.clone()),
        strategy: Some(command.strategy),
        seed: None,
        observe: Some(200),
        conditions: true,
        apart: false,
        effort: Effort::alone(limits, 2 << 30),
        resume: None,
    };
    let mut lines = Vec::new();
    let exploration = explore(loaded, request, &mut |path| {
        lines.extend(path_lines(&path));
        Flow::Continue
    });
    match exploration {
        Ok(exploration) => {
            lines.extend(account(&exploration.summary));
            Ok(lines)
        }
        Err(Trouble::Refused(refused)) => Err(refusal(&refused)),
        Err(Trouble::Bug(text)) => Err(text),
    }
}

fn path_lines(path: &PathReport) -> Vec<String> {
    let call = |args: &[String]| std::iter::once(&path.function).chain(args).cloned().collect::<Vec<_>>().join(" ");
    let mut line = call(&path.args);
    if !path.inputs.is_empty() {
        line = format!("{line} with inputs {}", path.inputs.join(" "));
    }
    line += &match &path.outcome {
        Outcome::Value { value } => format!(" = {value}"),
        Outcome::Fails { text, raised: Some(value), .. } => format!(" fails: {text}: {value}"),
        Outcome::Fails { text, .. } => format!(" fails: {text}"),
    };
    if path.overflows {
        line += " (wraps around)";
    }
    let mut lines = vec![line];
    if !path.condition.is_empty() {
        lines.push(format!("  {} when {}", call(&path.patterns), path.condition.join(", ")));
    }
    lines
}

fn account(summary: &Summary) -> Vec<String> {
    let status = match summary.status {
        Status::Exhausted => "exhausted",
        Status::Stopped => "stopped",
    };
    let paths = if summary.paths == 1 { "1 path".into() } else { format!("{} paths", summary.paths) };
    let mut lines = vec![format!("{status}: {paths}; {}", summary.verdict)];
    lines.extend(summary.ledger.iter().map(entry));
    lines
}

fn entry(entry: &LedgerEntry) -> String {
    match entry {
        LedgerEntry::Stopped { bound: Bound::Paths { limit } } => format!("bound: {limit} paths"),
        LedgerEntry::Stopped { bound } => format!("bound: {bound:?}"),
        LedgerEntry::Assumed { what } => format!("assumed: {what}"),
        LedgerEntry::Note { text } => format!("note: {text}"),
        other => format!("ledger: {other:?}"),
    }
}
