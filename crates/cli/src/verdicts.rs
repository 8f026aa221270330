//! Verdicts on properties, in words.

use crate::complaints::excerpt;
use crate::paint::{Tone, paint};
use crate::text::{count, is_said_twice, labelled, ledger_line, reason};
use snell_report::{CheckSummary, Counterexample, LedgerEntry, Outcome, PropertyReport, Verdict};
use snell_workbench::SourceSet;

/// The verdict first, then what it rests on.
pub fn property(report: &PropertyReport, sources: &SourceSet, width: usize, colours: bool) -> String {
    let name = &report.property;
    let (word, tone, rest) = match report.verdict {
        Verdict::HoldsProved => {
            let on = report.reason.as_deref().unwrap_or("every input");
            ("HOLDS", Tone::Strong, format!("{on}  (proved)"))
        }
        Verdict::HoldsBounded => ("HOLDS", Tone::Strong, format!("{}  (bounded)", seen(report))),
        Verdict::Fails => ("FAILS", Tone::Bad, String::new()),
        Verdict::Open => ("OPEN", Tone::Strong, report.reason.clone().unwrap_or_default()),
        Verdict::Vacuous => ("VACUOUS", Tone::Strong, "no input meets its assumptions".into()),
    };
    let rest = match (&report.place, report.verdict) {
        (Some(place), Verdict::Fails) => paint(colours, Tone::Quiet, &format!("{}:{}", place.file, place.line)),
        _ => rest,
    };
    let mut lines = vec![format!("{}  {name:<width$}  {rest}", paint(colours, tone, &format!("{word:<7}")))];
    match (&report.counterexample, &report.reason) {
        (Some(found), _) => lines.extend(refutation_in(found, Some((sources, colours)))),
        (None, Some(reason)) if report.verdict == Verdict::Fails => lines.push(format!("  {reason}")),
        _ => {}
    }
    lines.extend(not_seen(report.verdict, &report.ledger).map(|line| format!("  {line}")));
    lines.join("\n")
}

/// The verdict as a sentence.
pub fn sentence(report: &PropertyReport) -> String {
    let name = &report.property;
    match report.verdict {
        Verdict::HoldsProved => match &report.reason {
            Some(reason) => format!("{name} holds: {reason} (proved)"),
            None => format!("{name} holds for every input (proved)"),
        },
        Verdict::HoldsBounded => format!("{name} holds for {} (bounded)", seen(report)),
        Verdict::Fails => format!("{name} fails"),
        Verdict::Open => format!("{name} is open: {}", report.reason.as_deref().unwrap_or("not decided")),
        Verdict::Vacuous => format!("{name} is vacuous: no input meets its assumptions"),
    }
}

/// The inputs that a bounded verdict is about.
fn seen(report: &PropertyReport) -> String {
    match &report.seen {
        Some(seen) => format!("every {seen}"),
        None => format!("every input up to size {}", report.complete_to_size.unwrap_or(0)),
    }
}

/// What the verdict does not cover. Of a bounded one, that is all beyond the bound.
pub fn not_seen(verdict: Verdict, ledger: &[LedgerEntry]) -> impl Iterator<Item = String> {
    let bounded = verdict == Verdict::HoldsBounded;
    ledger.iter().filter_map(move |entry| match entry {
        LedgerEntry::Stopped { bound } if bounded => {
            Some(labelled("not seen", &format!("larger inputs ({})", reason(bound))))
        }
        LedgerEntry::TooLarge { .. } if bounded => None,
        entry if is_said_twice(entry, ledger) => None,
        entry => Some(ledger_line(entry)),
    })
}

/// The inputs, what they lead to, and for which others it is the same.
pub fn refutation(found: &Counterexample) -> Vec<String> {
    refutation_in(found, None)
}

fn refutation_in(found: &Counterexample, shown: Option<(&SourceSet, bool)>) -> Vec<String> {
    let mut lines = Vec::new();
    let width = found.inputs.iter().map(|input| input.name.chars().count()).max().unwrap_or(0);
    lines.extend(found.inputs.iter().map(|input| format!("    {:<width$} = {}", input.name, input.value)));
    lines.extend(found.generated.iter().map(|value| format!("    generated {value}")));
    let width = found.parts.iter().map(|part| part.text.chars().count()).max().unwrap_or(0);
    lines.extend(found.parts.iter().map(|part| format!("  {:<width$}  = {}", part.text, part.value)));
    lines.extend(
        Some(match &found.outcome {
            Outcome::Value { .. } if !found.parts.is_empty() => String::new(),
            Outcome::Value { value } => format!("  gives {value}"),
            Outcome::Fails { text, raised, place, .. } => {
                let raised = raised.as_ref().map_or(String::new(), |value| format!(": {value}"));
                let at = place.as_ref().map_or(String::new(), |at| format!("  {}:{}:{}", at.file, at.line, at.column));
                format!("  fails: {text}{raised}{at}")
            }
        })
        .filter(|line| !line.is_empty()),
    );
    if let Some(why) = &found.why {
        let remark = match (why.taken_by, why.compared) {
            (0, 1) => "taken here, and not by the other input that was seen, which holds".to_owned(),
            (0, number) => format!("taken here, and by none of {number} inputs that hold"),
            (some, number) => format!("taken here, and by {some} of {number} inputs that hold"),
        };
        lines.push("  why".into());
        match shown {
            Some((sources, colours)) => {
                lines.extend(excerpt(sources, &why.place, &remark, colours).lines().map(|line| format!("  {line}")))
            }
            None => lines.push(format!("    {}:{}:{} {remark}", why.place.file, why.place.line, why.place.column)),
        }
    }
    if !found.condition.is_empty() {
        let unless = if found.unless_wrapping { "; unless an Int wraps around" } else { "" };
        lines.push(format!("  fails for every  {}   (solved, not sampled{unless})", condition(found)));
    }
    if found.from_corpus {
        lines.extend(found.saved.iter().map(|path| format!("  from the corpus: {path}")));
    }
    // What is built of a single constructor or number is as small as can be.
    if found.smallest && found.size > 1 {
        lines.push("  smallest: nothing of a smaller size fails".into());
    }
    lines
}

/// The condition in terms of the inputs: by their own names where an input is a single unknown.
fn condition(found: &Counterexample) -> String {
    let mut names = Vec::new();
    let mut forms = Vec::new();
    for input in &found.inputs {
        let Some(pattern) = input.pattern.as_deref() else { continue };
        let is_name = pattern.chars().all(|c| c.is_ascii_alphanumeric()) && pattern.starts_with(char::is_lowercase);
        let is_variable = !input.name.contains(|c: char| c.is_whitespace() || "()[]\",`;=".contains(c));
        match pattern {
            _ if is_name && is_variable => names.push((pattern, input.name.as_str())),
            "_" => {}
            _ => forms.push(format!("{} = {pattern}", input.name)),
        }
    }
    // Where some inputs keep the names of unknowns, other names could be taken for theirs.
    if !forms.is_empty() {
        forms.extend(names.drain(..).map(|(unknown, name)| format!("{name} = {unknown}")));
    }
    let renamed: Vec<String> = found.condition.iter().map(|text| rename(text, &names)).collect();
    let text = renamed.join(" && ");
    if forms.is_empty() { text } else { format!("{}  where {text}", forms.join(", ")) }
}

/// Replaces whole words.
fn rename(text: &str, names: &[(&str, &str)]) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let mut chars = text.chars().chain([' ']);
    while let Some(c) = chars.next() {
        if c == '\'' {
            // A character: no word.
            out.push(c);
            out.extend(chars.by_ref().take(2));
            continue;
        }
        if c == '\\' {
            // Also a character, in Scheme.
            out.push_str(&std::mem::take(&mut word));
            out.push(c);
            out.extend(chars.next());
            continue;
        }
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        let new = names.iter().find(|(unknown, _)| *unknown == word).map(|&(_, name)| name);
        out.push_str(new.unwrap_or(&word));
        out.push(c);
        word.clear();
    }
    out.pop();
    out
}

/// The last line.
pub fn summary(summary: &CheckSummary, colours: bool) -> String {
    let verb = |number: u64, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    let mut parts = vec![
        verb(summary.hold, "holds", "hold"),
        verb(summary.fail, "fails", "fail"),
        format!("{} open", summary.open),
    ];
    if summary.vacuous > 0 {
        parts.push(format!("{} vacuous", summary.vacuous));
    }
    let counts = paint(colours, Tone::Strong, &parts.join(", "));
    let mut lines = vec![format!("{counts} · {} · {}", count(summary.paths, "path"), count(summary.steps, "step"))];
    lines.extend(summary.ledger.iter().map(ledger_line));
    lines.extend(summary.saved.iter().map(|file| labelled("saved", file)));
    lines.extend(summary.next.iter().map(|command| labelled("next", command)));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_renamed() {
        assert_eq!(rename("a + 2*b <= ab", &[("a", "x"), ("b", "a")]), "x + 2*a <= ab");
        assert_eq!(rename("a == 'a'", &[("a", "x")]), "x == 'a'");
    }
}
