//! The command that goes on where this one ended.

use crate::args::ExploreArgs;
use snell_report::{Bound, LedgerEntry, Status, Summary};
use snell_workbench::shell_word;

/// What to type next, if there is more to see.
pub fn command(summary: &Summary, args: &ExploreArgs, function: &str, has_external: bool) -> Option<String> {
    if summary.status == Status::Exhausted {
        return None;
    }
    let bound = summary.ledger.iter().find_map(|entry| match entry {
        LedgerEntry::Stopped { bound } => Some(bound),
        _ => None,
    })?;
    let mut words = vec!["snell explore".to_owned(), shell_word(&args.file), shell_word(function)];
    let mut add = |text: String| words.push(text);
    if summary.saved.is_some() {
        add("--resume".into());
    }
    match bound {
        // Limits count anew with each call, so that the same ones lead further.
        Bound::Paths { .. } | Bound::Steps { .. } | Bound::Time { .. } | Bound::Interrupted => {
            add_given("--max-paths", args.max_paths, &mut add);
            add_given("--max-steps", args.max_steps, &mut add);
            add_given("--max-size", args.effort.max_size, &mut add);
            add_given("--time", args.effort.time, &mut add);
        }
        Bound::Size { limit } => add(format!("--max-size {}", limit.saturating_add((limit / 2).max(1)))),
        Bound::Fuel { limit } => add(format!("--fuel {}", limit.max(&1).saturating_mul(16))),
        Bound::Frontier { .. } => add("--strategy deepening".into()),
        Bound::Undecided if !has_external && args.effort.solver.is_none() => add("--solver z3".into()),
        Bound::Undecided | Bound::ReaderGone => return None,
    }
    add_given("--solver", args.effort.solver.as_deref().map(shell_word), &mut add);
    add_given("--jobs", (args.effort.jobs != 1).then_some(args.effort.jobs), &mut add);
    if args.allow_open {
        add("--allow-open".into());
    }
    Some(words.join(" "))
}

fn add_given<T: std::fmt::Display>(option: &str, value: Option<T>, add: &mut impl FnMut(String)) {
    // A limit of nothing leads nowhere.
    if let Some(value) = value.map(|value| value.to_string()).filter(|value| value != "0" || option == "--jobs") {
        add(format!("{option} {value}"));
    }
}
