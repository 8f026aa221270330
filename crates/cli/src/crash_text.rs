//! Functions that crash, in words.

use crate::complaints::excerpt;
use crate::paint::{Tone, paint};
use crate::verdicts::not_seen;
use snell_report::{Crash, CrashReport, Verdict};
use snell_workbench::SourceSet;

/// The verdict first; then each place that fails, with the smallest input for it.
pub fn function(report: &CrashReport, sources: &SourceSet, width: usize, colours: bool) -> String {
    let (word, tone) = match report.verdict {
        Verdict::HoldsProved | Verdict::HoldsBounded => ("HOLDS", Tone::Strong),
        Verdict::Fails => ("FAILS", Tone::Bad),
        Verdict::Open => ("OPEN", Tone::Strong),
        Verdict::Vacuous => ("VACUOUS", Tone::Strong),
    };
    let rest = match (&report.place, report.verdict) {
        (Some(place), Verdict::Fails) => paint(colours, Tone::Quiet, &format!("{}:{}", place.file, place.line)),
        _ => conclusion(report),
    };
    let word = paint(colours, tone, &format!("{word:<7}"));
    let mut lines = vec![format!("{word}  {:<width$}  {rest}", report.function)];
    for crash in &report.crashes {
        let at = crash.place.as_ref().map_or(String::new(), |at| format!("{}:{}:{}  ", at.file, at.line, at.column));
        lines.push(format!("  {}[{}] {}", paint(colours, Tone::Strong, &at), crash.code, crash.text));
        if let Some(place) = &crash.place {
            let shown = excerpt(sources, place, "", colours);
            lines.extend(shown.lines().map(|line| format!("  {line}")));
        }
        lines.push(format!("    {}", crash.call));
        lines.extend(more(crash));
    }
    lines.extend(not_seen(report.verdict, &report.ledger).map(|line| format!("  {line}")));
    lines.join("\n")
}

/// For which other inputs it is the same.
pub fn more(crash: &Crash) -> Vec<String> {
    if crash.condition.is_empty() {
        return Vec::new();
    }
    let unless = if crash.unless_wrapping { "; unless an Int wraps around" } else { "" };
    let pattern = crash.pattern.as_deref().unwrap_or(&crash.call);
    let condition = crash.condition.join(" && ");
    vec![format!("    fails for every  {pattern}  where {condition}   (solved, not sampled{unless})")]
}

/// The verdict as a sentence.
pub fn sentence(report: &CrashReport) -> String {
    match report.verdict {
        Verdict::Open => format!("{} is open: {}", report.function, conclusion(report)),
        _ => format!("{}: {}", report.function, conclusion(report)),
    }
}

fn conclusion(report: &CrashReport) -> String {
    let what = match (report.asserts_only, report.ignored) {
        (true, 0) => "no assertion fails",
        (true, _) => "no other assertion fails",
        (false, 0) => "never crashes",
        (false, _) => "never crashes elsewhere",
    };
    match report.verdict {
        Verdict::HoldsProved => format!("{what}  (proved)"),
        Verdict::HoldsBounded => match &report.seen {
            Some(seen) => format!("{what} on any {seen}  (bounded)"),
            None => format!("{what} on inputs up to size {}  (bounded)", report.complete_to_size.unwrap_or(0)),
        },
        Verdict::Open => report.reason.clone().unwrap_or_default(),
        Verdict::Vacuous => "no input meets its assumptions".into(),
        Verdict::Fails => "crashes".into(),
    }
}
