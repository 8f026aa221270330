//! Differences between functions, in words.

use crate::paint::{Tone, paint};
use crate::text::{count, is_said_twice, labelled, ledger_line};
use snell_report::{DiffReport, Difference, Likeness, Observation, Outcome};

/// A comparison: where the functions differ, where they agree, what was not seen.
pub fn report(report: &DiffReport, colours: bool) -> String {
    let mut lines = Vec::new();
    for (at, difference) in report.differences.iter().enumerate() {
        let verdict = paint(colours, Tone::Bad, "DIFFER");
        let what = match at {
            0 if report.smallest => "smallest input, ",
            _ => "",
        };
        lines.push(format!("{verdict}   {what}size {}", difference.size));
        lines.extend(difference.args.iter().map(|arg| format!("    {arg}")));
        lines.extend(sides(report, difference));
    }
    let agreement = match report.likeness {
        Likeness::Differ if report.smallest => {
            Some(format!("AGREE    on all smaller inputs ({})", count(report.smaller, "path")))
        }
        Likeness::Differ => Some(format!("AGREE    on {} of smaller inputs", count(report.smaller, "path"))),
        Likeness::AgreeProved => {
            Some(format!("AGREE    on every input ({})  (proved)", count(report.agreeing, "path")))
        }
        Likeness::AgreeBounded => {
            let paths = count(report.agreeing, "path");
            let seen = match &report.seen {
                Some(seen) => format!("every {seen}"),
                None => format!("every input up to size {}", report.complete_to_size.unwrap_or(0)),
            };
            Some(format!("AGREE    on {seen} ({paths})  (bounded)"))
        }
        Likeness::Open => {
            let reason = report.reason.as_deref().unwrap_or("not decided");
            lines.push(format!("OPEN     {reason}"));
            (report.agreeing > 0).then(|| format!("AGREE    on {} so far", count(report.agreeing, "path")))
        }
    };
    lines.extend(agreement.map(|text| paint(colours, Tone::Strong, &text)));
    for entry in report.ledger.iter().filter(|entry| !is_said_twice(entry, &report.ledger)) {
        lines.push(ledger_line(entry));
    }
    lines.extend(report.saved.iter().map(|path| labelled("saved", path)));
    lines.extend(report.next.as_ref().map(|command| labelled("next", command)));
    lines.join("\n")
}

fn sides(report: &DiffReport, difference: &Difference) -> Vec<String> {
    let width = report.left.chars().count().max(report.right.chars().count());
    let side = |name: &str, seen: &Observation| format!("      {name:<width$}   {}", observed(seen));
    let mut lines = vec![side(&report.left, &difference.left), side(&report.right, &difference.right)];
    lines.extend(difference.parting.as_ref().map(|(one, other)| format!("      they part at {one} and {other}")));
    lines
}

fn observed(seen: &Observation) -> String {
    match seen {
        Observation::Ended(Outcome::Value { value }) => value.clone(),
        Observation::Ended(Outcome::Fails { text, raised, place, .. }) => {
            let raised = raised.as_ref().map_or(String::new(), |raised| format!(": {raised}"));
            let at = place.as_ref().map_or(String::new(), |place| format!("      {}:{}", place.file, place.line));
            format!("fails: {text}{raised}{at}")
        }
        Observation::Endless { steps } => format!("no end within {steps} steps"),
    }
}
