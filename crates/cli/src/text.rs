//! Reports in words.

use crate::paint::{Tone, paint};
use snell_report::{Bound, LedgerEntry, Outcome, PathReport, Status, Summary, Verdict};

/// A path: one line, and with `verbose` a second one with its condition.
pub fn path(path: &PathReport, verbose: bool, colours: bool) -> String {
    let mut text = path.call();
    if !path.inputs.is_empty() {
        text.push_str(&format!("  inputs ({})", path.inputs.join(" ")));
    }
    match &path.outcome {
        Outcome::Value { value } => text.push_str(&format!(" = {value}")),
        Outcome::Fails { text: what, raised, place, .. } => {
            text.push_str(&format!(" {} {what}", paint(colours, Tone::Bad, "fails:")));
            if let Some(value) = raised {
                text.push_str(&format!(": {value}"));
            }
            if let Some(place) = place {
                let at = format!("{}:{}:{}", place.file, place.line, place.column);
                text.push_str(&format!("  {}", paint(colours, Tone::Quiet, &at)));
            }
        }
    }
    if verbose {
        let mut more: Vec<String> = Vec::new();
        if !path.condition.is_empty() {
            let when = format!("when {}", path.condition.join(" and "));
            // The condition speaks of names, which the patterns introduce.
            let named = !path.patterns.is_empty() && path.patterns != path.args;
            more.push(if named { format!("{} {when}", path.named_call()) } else { when });
        }
        if path.overflows {
            more.push("an Int wraps around".into());
        }
        if !more.is_empty() {
            text.push_str(&format!("\n    {}", paint(colours, Tone::Quiet, &more.join("; "))));
        }
    }
    text
}

/// The end of an exploration: what was found, what was not seen, what comes next.
pub fn summary(summary: &Summary, verbose: bool, colours: bool) -> String {
    let mut parts = vec![paint(colours, Tone::Strong, &headline(summary))];
    if summary.verdict != Verdict::Vacuous {
        parts.push(failures(summary.failing + summary.earlier_failing));
    }
    match (summary.status, &summary.seen, summary.complete_to_size) {
        (Status::Stopped, Some(seen), _) => parts.push(format!("complete for every {seen}")),
        (Status::Stopped, None, Some(size)) => parts.push(format!("complete up to size {size}")),
        _ => {}
    }
    parts.push(count(summary.steps, "step"));
    let mut lines = vec![parts.join(" · ")];
    if verbose {
        lines.push(labelled("solver", &solver(summary)));
        let dropped = format!("{}, {} dropped by assumptions", count(summary.decisions, "decision"), summary.dropped);
        lines.push(labelled("search", &dropped));
    }
    for entry in summary.ledger.iter().filter(|entry| !is_said_twice(entry, &summary.ledger)) {
        lines.push(ledger_line(entry));
    }
    lines.extend(summary.saved.as_ref().map(|file| labelled("saved", file)));
    lines.extend(summary.next.as_ref().map(|command| labelled("next", command)));
    lines.join("\n")
}

/// An entry of the ledger: what it is about, and what it says.
pub fn ledger_line(entry: &LedgerEntry) -> String {
    let label = match entry {
        LedgerEntry::Assumed { .. } | LedgerEntry::AsLoaded { .. } => "assumed",
        LedgerEntry::Note { .. } => "note",
        _ => "not seen",
    };
    labelled(label, &ledger(entry))
}

/// Whether another entry says what a bound left, with a number.
pub fn is_said_twice(entry: &LedgerEntry, ledger: &[LedgerEntry]) -> bool {
    let other = |wanted: fn(&LedgerEntry) -> bool| ledger.iter().any(wanted);
    match entry {
        LedgerEntry::Stopped { bound: Bound::Size { .. } } => {
            other(|entry| matches!(entry, LedgerEntry::TooLarge { .. }))
        }
        LedgerEntry::Stopped { bound: Bound::Fuel { .. } } => {
            other(|entry| matches!(entry, LedgerEntry::OutOfFuel { .. }))
        }
        LedgerEntry::Stopped { bound: Bound::Undecided } => {
            other(|entry| matches!(entry, LedgerEntry::Undecided { .. }))
        }
        _ => false,
    }
}

/// A line with a label before it.
pub fn labelled(label: &str, text: &str) -> String {
    format!("{label:<9} {text}")
}

fn headline(summary: &Summary) -> String {
    let paths = match summary.earlier_paths {
        0 => count(summary.paths, "path"),
        earlier => format!("{} ({} in all)", count(summary.paths, "more path"), summary.paths + earlier),
    };
    let bound = summary.ledger.iter().find_map(|entry| match entry {
        LedgerEntry::Stopped { bound } => Some(bound),
        _ => None,
    });
    match (summary.status, summary.verdict, bound) {
        (Status::Exhausted, Verdict::Vacuous, _) => "0 paths: no input meets the assumptions (exhausted)".into(),
        (Status::Exhausted, _, _) if summary.ledger.iter().any(LedgerEntry::is_gap) => {
            format!("{paths}, no others but for what was not seen")
        }
        (Status::Exhausted, ..) => format!("{paths}, no others (exhausted)"),
        (Status::Stopped, _, Some(bound)) => format!("{paths} so far ({})", reason(bound)),
        (Status::Stopped, _, None) => format!("{paths} so far"),
    }
}

fn failures(number: u64) -> String {
    match number {
        0 => "none fails".into(),
        1 => "1 fails".into(),
        number => format!("{number} fail"),
    }
}

/// Which bound ended a search.
pub fn reason(bound: &Bound) -> String {
    match bound {
        Bound::Interrupted => "interrupted".into(),
        Bound::ReaderGone => "nobody reads on".into(),
        Bound::Undecided => "the rest could not be decided".into(),
        Bound::Frontier { limit } => format!("bound: {limit} open places in memory"),
        Bound::Time { seconds } => format!("bound: --time {seconds}, decided by the clock"),
        Bound::Paths { limit } => format!("bound: --max-paths {limit}"),
        Bound::Size { limit } => format!("bound: --max-size {limit}"),
        Bound::Steps { limit } => format!("bound: --max-steps {limit}"),
        Bound::Fuel { limit } => format!("bound: --fuel {limit}"),
    }
}

fn ledger(entry: &LedgerEntry) -> String {
    match entry {
        LedgerEntry::Stopped { bound } => stopped(bound),
        LedgerEntry::TooLarge { branches, size: Some(size) } => {
            format!("{} to inputs larger than {size}", count(*branches, "branch"))
        }
        LedgerEntry::TooLarge { branches, size: None } => {
            format!("{} to larger inputs", count(*branches, "branch"))
        }
        LedgerEntry::OutOfFuel { paths, fuel } => {
            format!("{} of more than {fuel} steps, perhaps without an end", count(*paths, "path"))
        }
        LedgerEntry::Undecided { branches } => {
            format!("{} that could not be decided", count(*branches, "branch"))
        }
        LedgerEntry::OutOfMemory { paths } => format!("{} that reached the memory limit", count(*paths, "path")),
        LedgerEntry::Unsupported { what, paths } => format!("{what}, needed on {}", count(*paths, "path")),
        LedgerEntry::CutResults { paths, nodes } => {
            format!("results beyond {nodes} nodes, on {} (--max-result)", count(*paths, "path"))
        }
        LedgerEntry::NotReplayed { paths } => {
            format!("{} that took too long to confirm", count(*paths, "path"))
        }
        LedgerEntry::Assumed { what } => what.clone(),
        LedgerEntry::AsLoaded { variables, changed_by } => LedgerEntry::as_loaded(variables, changed_by),
        LedgerEntry::Skipped { definition, reason } => format!("{definition}: {reason}"),
        LedgerEntry::Note { text } => text.clone(),
    }
}

fn stopped(bound: &Bound) -> String {
    match bound {
        Bound::Paths { .. } => "paths after these".into(),
        Bound::Size { limit } => format!("inputs larger than {limit}"),
        Bound::Steps { .. } => "what more steps would have reached".into(),
        Bound::Fuel { limit } => format!("what comes after {limit} steps of a path"),
        Bound::Frontier { .. } => "what did not fit into memory; --strategy deepening needs little".into(),
        Bound::Time { .. } => "what more time would have reached; another machine may get further".into(),
        Bound::Interrupted | Bound::ReaderGone => "paths after the interruption".into(),
        Bound::Undecided => "what lies behind branches that could not be decided".into(),
    }
}

fn solver(summary: &Summary) -> String {
    let asked: Vec<String> = summary
        .solver
        .named()
        .into_iter()
        .filter(|&(_, share)| share > 0)
        .map(|(name, share)| format!("{name} {share}"))
        .collect();
    let mut text = if asked.is_empty() { "no questions".into() } else { asked.join(", ") };
    if !summary.solver.relied_on.is_empty() {
        text.push_str(&format!("; relies on {}", summary.solver.relied_on.join(", ")));
    }
    text
}

/// A number of things.
pub fn count(number: u64, what: &str) -> String {
    let plural = match what {
        _ if number == 1 => "",
        what if what.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{number} {what}{plural}")
}

/// Fills lines up to a width.
pub fn wrap(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out
}
