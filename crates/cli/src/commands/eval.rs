//! `snell eval`: the answers of an evaluator that is linked from components.

use super::load_file;
use crate::args::{EvalArgs, NotationName};
use crate::complaints;
use crate::exit::Exit;
use crate::output::Output;
use crate::paint::Paint;
use snell_workbench::{
    EvalReport, EvalRequest, Loaded, Notation, PRESETS, Refused, Span, Stopped, eval as evaluate, place,
};
use std::time::{Duration, Instant};

/// A piece of code is shown up to so many characters.
const SHOWN: usize = 60;

/// So many paths to a failure are shown.
const PATHS: usize = 4;

/// Prints the answers of a file, or the names of the evaluators there are.
pub fn eval(args: &EvalArgs, paint: &Paint, output: &mut Output) -> Exit {
    let Some(file) = args.file.as_ref().filter(|_| !args.list) else {
        list(output);
        return Exit::Good;
    };
    let done = load_file(file, paint).and_then(|loaded| eval_loaded(&loaded, args, output));
    done.unwrap_or_else(|refused: Refused| {
        complaints::refuse(&refused, paint);
        Exit::NotLoaded
    })
}

fn list(output: &mut Output) {
    for preset in PRESETS {
        output.line(&format!("{:14} {}", preset.name, preset.reason));
        output.line(&format!("{:14} {}", "", preset.components));
    }
}

fn eval_loaded(loaded: &Loaded, args: &EvalArgs, output: &mut Output) -> Result<Exit, Refused> {
    let notation = match args.notation {
        NotationName::Snell => Notation::Snell,
        NotationName::Paper => Notation::Paper,
    };
    let seconds = args.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let request = EvalRequest {
        entry: args.entry.clone(),
        with: args.with.clone(),
        notation,
        max_steps: args.max_steps,
        max_facts: args.max_facts,
        deadline: seconds.and_then(|seconds| Instant::now().checked_add(seconds)),
    };
    let report = evaluate(loaded, &request)?;
    print(loaded, &report, output);
    if args.stats {
        output.line(&format!("{}; {} steps", report.components, report.steps));
    }
    Ok(match (report.complete, report.failures.is_empty()) {
        (false, _) if !args.allow_open => Exit::Open,
        (_, true) => Exit::Good,
        (_, false) => Exit::Failing,
    })
}

fn print(loaded: &Loaded, report: &EvalReport, output: &mut Output) {
    for answer in &report.answers {
        match answer.path.is_empty() {
            true => output.line(&answer.value),
            false => output.line(&format!("{}   if {}", answer.value, answer.path.join(", "))),
        }
        store(&answer.store, output);
        for node in &answer.trace {
            output.line(&format!("    {}", code(loaded, loaded.code.span(*node))));
        }
    }
    if report.answers.is_empty() {
        output.line("no answer");
    }
    for (at, (failure, at_store)) in report.failures.iter().enumerate() {
        let place = match failure.notes.first() {
            Some(inside) => format!("in {}", inside.text),
            None => format!("at {}", code(loaded, failure.span)),
        };
        output.line(&format!("fails: {} {place}", failure.message));
        store(at_store, output);
        let conditions = report.conditions.get(at).map_or(&[][..], |conditions| conditions);
        for path in conditions.iter().take(PATHS) {
            output.line(&format!("    if {}", path.join(", ")));
        }
        if conditions.len() > PATHS {
            output.line(&format!("    or in {} other cases", conditions.len() - PATHS));
        }
    }
    for (kind, spans) in [("reachable", &report.reachable), ("dead", &report.dead)] {
        for span in spans.iter().flatten() {
            output.line(&format!("{kind}: {}", code(loaded, *span)));
        }
        if spans.as_ref().is_some_and(Vec::is_empty) {
            output.line(&format!("{kind}: nothing"));
        }
    }
    if let Some(stopped) = report.stopped {
        let bound = match stopped {
            Stopped::Steps => "--max-steps",
            Stopped::Facts => "--max-facts",
            Stopped::Time => "--time",
        };
        output.line(&format!(
            "OPEN   cut off by {bound} after {} steps: nothing is claimed, there may be other answers and failures",
            report.steps
        ));
    } else if !report.sound {
        output.line("UNSOUND   a variant for teaching: there may be other answers and failures");
    }
}

fn store(cells: &[(String, String)], output: &mut Output) {
    for (addr, content) in cells {
        output.line(&format!("    {addr} ↦ {content}"));
    }
}

/// Where a piece of code stands, and how it begins.
fn code(loaded: &Loaded, span: Span) -> String {
    let Some(place) = place(&loaded.sources, span) else { return "a library".into() };
    let file = loaded.sources.file(span.file);
    let text = file.and_then(|file| file.text.get(span.start as usize..span.end as usize)).unwrap_or_default();
    let mut words: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() > SHOWN {
        words = words.chars().take(SHOWN).chain(['…']).collect();
    }
    format!("{}:{}  {words}", place.line, place.column)
}
