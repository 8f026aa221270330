//! What may crash, what never runs and who may be called, in words.

use crate::paint::{Tone, paint};
use crate::text::{count, labelled, ledger_line};
use snell_report::{AuditSummary, CallSite, Callee, CrashSite, DeadCode, DeadKind, Place, SiteStatus};
use std::collections::BTreeMap;

/// Places of a kind that are shown unless all are asked for.
const FEW: usize = 3;
/// A reason that so many places have is said once.
const OFTEN: usize = 4;
/// Calls that are shown unless all are asked for.
const FEW_CALLS: usize = 8;
/// Functions of a call that are named unless all are asked for.
const FEW_CALLEES: usize = 6;

/// How much is shown.
#[derive(Clone, Copy)]
pub struct Shown {
    /// Everything that is safe, too.
    pub all: bool,
    /// Every call.
    pub calls: bool,
    /// In colours.
    pub colours: bool,
}

/// Places that fail, then those that are safe, then those that are open.
pub fn sites(sites: &[CrashSite], shown: Shown) -> Vec<String> {
    let of = |status: SiteStatus| sites.iter().filter(move |site| site.status == status);
    let mut lines = Vec::new();
    let head = |word: &str, tone: Tone, number: usize, rest: &str| {
        format!("{} {number:<3} {rest}", paint(shown.colours, tone, &format!("{word:<7}"))).trim_end().to_owned()
    };
    let crashes = of(SiteStatus::Crashes).count();
    if crashes > 0 {
        lines.push(head("CRASHES", Tone::Bad, crashes, "(each replayed)"));
        lines.extend(table(of(SiteStatus::Crashes), |site| {
            site.crash.as_ref().map_or(String::new(), |crash| crash.call.clone())
        }));
    }
    let open = of(SiteStatus::Open).count();
    if open > 0 {
        let common = common_reason(of(SiteStatus::Open));
        let says = match common {
            Some((reason, true)) => format!("(may fail, or not)  {reason}"),
            Some((reason, false)) => format!("(may fail, or not)  where nothing is said: {reason}"),
            None => "(may fail, or not)".to_owned(),
        };
        lines.push(head("OPEN", Tone::Strong, open, &says));
        let common = common.map(|(reason, _)| reason);
        let reason = |site: &CrashSite| site.reason.clone().filter(|reason| Some(reason.as_str()) != common);
        lines.extend(table(of(SiteStatus::Open), |site| reason(site).unwrap_or_default()));
    }
    let safe = of(SiteStatus::Safe).count();
    if safe > 0 && shown.all {
        lines.push(head("SAFE", Tone::Strong, safe, "(proved)"));
        lines.extend(table(of(SiteStatus::Safe), |site| site.reason.clone().unwrap_or_default()));
    } else if safe > 0 {
        let named: Vec<String> = of(SiteStatus::Safe)
            .take(FEW)
            .map(|site| format!("{} {}", operation(&site.text), short(&site.place)))
            .collect();
        let more = if safe > FEW { format!(", {} more: --all", safe - FEW) } else { String::new() };
        lines.push(head("SAFE", Tone::Strong, safe, &format!("(proved)  {}{more}", named.join(", "))));
    }
    lines
}

/// The reason that most have, if it is said often enough to be said once; and whether all have it.
fn common_reason<'s>(sites: impl Iterator<Item = &'s CrashSite>) -> Option<(&'s str, bool)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut all = 0;
    for reason in sites.map(|site| site.reason.as_deref().unwrap_or_default()) {
        *counts.entry(reason).or_default() += 1;
        all += 1;
    }
    let (reason, count) = counts.into_iter().max_by_key(|&(_, count)| count)?;
    (count >= OFTEN && !reason.is_empty()).then_some((reason, count == all))
}

/// Lines with the place, the text and what it says, and what is to be said of it.
fn table<'s>(sites: impl Iterator<Item = &'s CrashSite>, rest: impl Fn(&CrashSite) -> String) -> Vec<String> {
    let rows: Vec<[String; 3]> = sites.map(|site| [position(&site.place), described(site), rest(site)]).collect();
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0).min(44);
    let (first, second) = (width(0), width(1));
    let row =
        |[place, text, rest]: &[String; 3]| format!("  {place:<first$}  {text:<second$}  {rest}").trim_end().to_owned();
    rows.iter().map(row).collect()
}

/// What fails there: its text, and what it says.
fn described(site: &CrashSite) -> String {
    if let Some((_, patterns)) = site.what.split_once("Non-exhaustive ") {
        return match patterns.strip_prefix("patterns in function ") {
            Some(function) => format!("no equation for {}", function.trim_end()),
            None => format!("{}: non-exhaustive {}", cut(&site.text, 28), patterns.trim_end()),
        };
    }
    match (site.what.as_str(), site.text.as_str()) {
        ("", text) => cut(text, 40),
        (what, text) if text.contains(what) => cut(text, 40),
        (what, text) => format!("{}: {}", cut(text, 28), cut(what, 40)),
    }
}

fn cut(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
        Some((at, _)) => format!("{}…", text[..at].trim_end()),
        None => text.to_owned(),
    }
}

fn position(place: &Place) -> String {
    format!("{}:{}:{}", place.file, place.line, place.column)
}

fn short(place: &Place) -> String {
    let file = place.file.rsplit(['/', '\\']).next().unwrap_or(&place.file);
    format!("{file}:{}", place.line)
}

/// The word that says what is done: an operator in quotes, or the first word.
fn operation(text: &str) -> String {
    if let Some(operator) = text.split('`').nth(1) {
        return operator.to_owned();
    }
    cut(text.trim_start_matches('(').split([' ', ')']).next().unwrap_or_default(), 20)
}

/// What never runs.
pub fn dead(dead: &[DeadCode], colours: bool) -> Vec<String> {
    let word = |at: usize| match at {
        0 => format!("{} {:<3} ", paint(colours, Tone::Strong, "DEAD   "), dead.len()),
        _ => " ".repeat(12),
    };
    let line = |(at, code): (usize, &DeadCode)| match code.kind {
        DeadKind::Function => format!("{}{}  {}: {}", word(at), position(&code.place), code.function, code.reason),
        DeadKind::Branch => {
            format!(
                "{}{}  {}: {} — {}",
                word(at),
                position(&code.place),
                code.function,
                cut(&code.text, 40),
                code.reason
            )
        }
    };
    dead.iter().enumerate().map(line).collect()
}

/// Calls that may enter more than what the text names; or all of them.
pub fn calls(calls: &[CallSite], shown: Shown) -> Vec<String> {
    let wanted: Vec<&CallSite> =
        calls.iter().filter(|call| shown.calls || !call.direct && !call.callees.is_empty()).collect();
    let few = if shown.calls { wanted.len() } else { wanted.len().min(FEW_CALLS) };
    let mut lines = Vec::new();
    for (at, call) in wanted[..few].iter().enumerate() {
        let word = match at {
            0 => paint(shown.colours, Tone::Strong, "CALLS  "),
            _ => "       ".into(),
        };
        lines.push(format!(
            "{word} {}  `{}` may enter  {}",
            position(&call.place),
            cut(&call.text, 40),
            entered(call, shown.calls)
        ));
    }
    if few < wanted.len() {
        lines.push(format!("        {} more: --calls", wanted.len() - few));
    }
    lines
}

fn entered(call: &CallSite, all: bool) -> String {
    let named = |callee: &Callee| match &callee.place {
        Some(place) if !callee.name.starts_with("function at") => format!("{} (:{})", callee.name, place.line),
        _ => callee.name.clone(),
    };
    let few = if all { call.callees.len() } else { call.callees.len().min(FEW_CALLEES) };
    let mut names: Vec<String> = call.callees[..few].iter().map(named).collect();
    if few < call.callees.len() {
        names.push(format!("{} more", call.callees.len() - few));
    }
    if call.outside {
        names.push("whatever function it is given from outside".into());
    }
    names.join(", ")
}

/// The last lines.
pub fn summary(summary: &AuditSummary, colours: bool) -> String {
    let counts = format!(
        "{}, {} safe, {} open, {} dead",
        match summary.crashes {
            1 => "1 crashes".to_owned(),
            number => format!("{number} crash"),
        },
        summary.safe,
        summary.open,
        summary.dead
    );
    let mut entered = summary.entries.iter().take(4).cloned().collect::<Vec<_>>().join(", ");
    if summary.entries.len() > 4 {
        entered.push_str(&format!(" and {} more", summary.entries.len() - 4));
    }
    if entered.is_empty() {
        entered.push_str("nothing");
    }
    let mut lines = vec![format!(
        "{} · {} · entered by {entered} · {} · {}",
        paint(colours, Tone::Strong, &counts),
        count(summary.calls, "call"),
        count(summary.paths, "path"),
        count(summary.steps, "step"),
    )];
    lines.extend(summary.ledger.iter().map(ledger_line));
    if !summary.wrote.is_empty() {
        lines.push(labelled("wrote", &summary.wrote.join(" · ")));
    }
    lines.join("\n")
}
