//! `snell run --all`: every answer of a computation with choices, or every run of a program that has some.

use super::effort::limits;
use super::load_wished;
use super::solve::{ALL, choose};
use crate::args::{Effort, FUEL, Plain, RunArgs, SolveArgs};
use crate::exit::Exit;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, interrupt, text};
use snell_report::{LedgerEntry, Status};
use snell_workbench::{
    CancelToken, Diagnostic, Flow, Loaded, Refused, RunsRequest, Span, StrategyName, Trouble, Wish, has_choices,
    loading, runs,
};

/// What the text of a computation is called in diagnostics.
const EXPRESSION: &str = "-e";

/// Prints what each way gives.
pub fn run(args: &RunArgs, paint: &Paint, output: &mut Output) -> Exit {
    match run_all(args, paint, output) {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse(&refused, paint);
            Exit::NotLoaded
        }
    }
}

fn run_all(args: &RunArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Trouble> {
    let text = args.expression.as_deref().or(args.entry.as_deref());
    let loaded = load_wished(&args.file, text.map_or(Wish::Program, |text| Wish::Choices(text, EXPRESSION)))?;
    complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
    let search = search(args, text);
    if loaded.query.is_some() {
        return choose(&loaded, &search, paint, output);
    }
    if !has_choices(&loaded) {
        let error = Diagnostic::error(loading::NO_CHOICES, Span::NONE, "there is nothing to choose");
        let hint = "name a computation of type Search, or give one: snell run --all FILE -e EXPR";
        return Err(Refused::of(&loaded.path, error.with_note(Span::NONE, hint)).into());
    }
    list_runs(&loaded, &search, paint, output)
}

fn search(args: &RunArgs, text: Option<&str>) -> SolveArgs {
    SolveArgs {
        file: args.file.clone(),
        query: text.map(str::to_owned),
        answers: args.answers.unwrap_or(ALL),
        strategy: args.strategy,
        seed: args.seed,
        max_steps: args.max_steps,
        // Depth first may stay on a path for ever.
        fuel: if args.strategy == Some(StrategyName::Depth) { u64::MAX } else { FUEL },
        format: Plain::Text,
        effort: Effort { max_size: None, time: None, max_memory: args.max_memory, jobs: 1, solver: None },
        allow_open: args.allow_open,
    }
}

/// The output of each run.
fn list_runs(loaded: &Loaded, args: &SolveArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Trouble> {
    let cancel = CancelToken::new();
    interrupt::listen(cancel.clone());
    let request = RunsRequest {
        strategy: args.strategy.unwrap_or_default(),
        seed: args.seed.unwrap_or(0),
        limits: limits::of_solve(args),
        cancel,
        max_bytes: args.effort.max_memory,
    };
    let mut sink = |text: &str| {
        output.text(text);
        if !text.is_empty() && !text.ends_with('\n') {
            output.text("\n");
        }
        output.flush();
        if output.is_open() { Flow::Continue } else { Flow::Stop }
    };
    let summary = runs(loaded, &request, &mut sink)?;
    output.line(&text::summary(&summary, false, paint.stdout));
    let gaps = summary.status != Status::Exhausted || summary.ledger.iter().any(LedgerEntry::is_gap);
    let enough = !gaps || summary.paths >= args.answers || args.allow_open;
    Ok(match (summary.failing, enough) {
        (0, true) => Exit::Good,
        (0, false) => Exit::Open,
        _ => Exit::Failing,
    })
}
