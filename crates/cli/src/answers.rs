//! Answers of queries, in words.

mod listing;

pub use listing::Listing;

use crate::paint::{Tone, paint};
use crate::text::{count, is_said_twice, labelled, ledger_line, reason};
use snell_report::{Answer, Bound, LedgerEntry, Outcome, QueryFailure, SolveSummary, Status};

/// Wider values don't move the column after them.
const WIDEST: usize = 48;

/// Answers in columns.
#[derive(Default)]
pub struct Columns {
    widths: Vec<usize>,
}

impl Columns {
    /// Makes the columns wide enough for an answer.
    pub fn fit(&mut self, answer: &Answer) {
        self.widths.resize(self.widths.len().max(answer.values.len()), 0);
        for (width, solved) in self.widths.iter_mut().zip(&answer.values) {
            let cell = solved.name.chars().count() + 3 + solved.value.chars().count();
            if cell <= WIDEST {
                *width = cell.max(*width);
            }
        }
    }

    /// One line.
    pub fn line(&self, answer: &Answer) -> String {
        if answer.values.is_empty() {
            return "True".into();
        }
        let mut line = String::new();
        for (at, solved) in answer.values.iter().enumerate() {
            let cell = format!("{} = {}", solved.name, solved.value);
            let width = self.widths.get(at).copied().unwrap_or(0);
            let last = at + 1 == answer.values.len() && answer.constraints.is_empty();
            line.push_str(&if last { cell } else { format!("{cell:<width$}    ") });
        }
        if !answer.constraints.is_empty() {
            line.push_str(&format!("where {}", answer.constraints.join(", ")));
            line.push_str(&example(answer));
            if answer.unless_wrapping {
                line.push_str(" (unless an Int wraps around)");
            }
        }
        line
    }
}

/// Values that make the constraints true, where nobody sees them at a glance.
fn example(answer: &Answer) -> String {
    let is_plain = |constraint: &String| constraint.split(" || ").all(|part| part.split(' ').count() <= 3);
    let shown: Vec<String> = (answer.values.iter())
        .filter_map(|solved| Some(format!("{} = {}", solved.name, solved.instance.as_ref()?)))
        .collect();
    let shown = shown.join(", ");
    match answer.constraints.iter().all(is_plain) || shown.is_empty() || shown.chars().count() > WIDEST {
        true => String::new(),
        false => format!(", such as {shown}"),
    }
}

/// An answer that has no name.
pub fn bare(answer: &Answer) -> String {
    let mut line = answer.values.iter().map(|solved| &*solved.value).collect::<Vec<_>>().join(" ");
    if !answer.constraints.is_empty() {
        line.push_str(&format!("    where {}", answer.constraints.join(", ")));
    }
    line
}

/// The end of a query: how many answers, whether there are others, what was not seen.
pub fn summary(summary: &SolveSummary, colours: bool) -> String {
    let mut lines = vec![paint(colours, Tone::Strong, &headline(summary))];
    for entry in summary.ledger.iter().filter(|entry| !is_said_twice(entry, &summary.ledger)) {
        if !matches!(entry, LedgerEntry::Stopped { bound: Bound::Paths { .. } }) {
            lines.push(ledger_line(entry));
        }
    }
    lines.extend(summary.failure.as_ref().map(|failure| labelled("note", &failed(failure))));
    lines.extend(summary.next.as_ref().map(|command| labelled("next", command)));
    lines.join("\n")
}

fn headline(summary: &SolveSummary) -> String {
    let answers = match summary.answers {
        0 => "no answers".to_owned(),
        number => count(number, "answer"),
    };
    let bound = summary.ledger.iter().find_map(|entry| match entry {
        LedgerEntry::Stopped { bound } => Some(bound),
        _ => None,
    });
    match (summary.status, bound) {
        (Status::Exhausted, _) if !summary.is_complete() => format!("{answers}, no others but for what was not seen"),
        (Status::Exhausted, _) if summary.answers == 0 => "no answers: there are none (search exhausted)".into(),
        (Status::Exhausted, _) => format!("{answers}, no others (search exhausted)"),
        (Status::Stopped, Some(Bound::Paths { limit })) => format!("{answers} so far (bound: -n {limit})"),
        (Status::Stopped, bound) => {
            let why = bound.map_or(String::new(), |bound| format!(" ({})", reason(bound)));
            let complete = match summary.complete_to_size {
                Some(size) => format!(", complete up to size {size}"),
                None => String::new(),
            };
            format!("{answers} so far{why}{complete}")
        }
    }
}

fn failed(failure: &QueryFailure) -> String {
    let inputs: Vec<String> = failure.inputs.iter().map(|input| format!("{} = {}", input.name, input.value)).collect();
    let how = match &failure.outcome {
        Outcome::Fails { text, raised: Some(raised), .. } => format!("{text}: {raised}"),
        Outcome::Fails { text, .. } => text.clone(),
        Outcome::Value { value } => value.clone(),
    };
    let inputs = if inputs.is_empty() { String::new() } else { format!(", as for {}", inputs.join("    ")) };
    format!("the query fails on some values, which are no answers{inputs}: {how}")
}
