//! `snell check`: whether properties hold on every input.

use super::explore::{limits, solver};
use super::load_file;
use crate::args::{CheckArgs, Format};
use crate::exit::Exit;
use crate::findings;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, crash_text, interrupt, verdicts};
use snell_report::{CheckSummary, Record, Versioned};
use snell_workbench::{CancelToken, CheckRequest, Loaded, Progress, Trouble, check as check_property, crashes, functions, properties};
use std::sync::Arc;

/// Checks the properties of a program, and prints each verdict when it is found.
pub fn check(args: &CheckArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut findings = Findings::new("check", args.format);
    let outcome = load_file(&args.file, paint)
        .map_err(Trouble::from)
        .and_then(|loaded| check_loaded(&loaded, args, paint, &mut findings, output));
    match outcome {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse_in(args.format, &mut findings, &refused, paint, output);
            Exit::NotLoaded
        }
    }
}

fn check_loaded(
    loaded: &Loaded,
    args: &CheckArgs,
    paint: &Paint,
    found: &mut Findings,
    output: &mut Output,
) -> Result<Exit, Trouble> {
    let name = args.property.as_deref();
    let functions = functions(loaded, name, args.crashes)?;
    let wanted = match properties(loaded, name) {
        _ if args.crashes => Vec::new(),
        // Functions with assertions are something to check, too.
        Err(_) if !functions.is_empty() => Vec::new(),
        found => found?,
    };
    let names = wanted.iter().chain(&functions).map(|property| property.name.chars().count());
    let width = names.max().unwrap_or(0);
    let (cancel, progress) = (CancelToken::new(), Arc::new(Progress::default()));
    let request = CheckRequest {
        limits: limits::of_check(args),
        jobs: limits::jobs(args.jobs),
        cancel: cancel.clone(),
        progress: progress.clone(),
        solver: solver::configure(args.solver.as_deref(), &args.file)?,
        max_bytes: args.max_memory,
    };
    interrupt::listen(cancel);
    let live = Live::show(progress);
    let mut summary = CheckSummary::default();
    for property in wanted {
        let report = check_property(loaded, property, &request)?;
        summary.add(&report);
        live.aside(output.is_terminal(), || match args.format {
            Format::Text => output.line(&verdicts::property(&report, width, paint.stdout)),
            Format::Json => output.line(&json(Record::Property(report))),
            _ => found.add(findings::of_property(&report, &loaded.path), output),
        });
        if !output.is_open() {
            break;
        }
    }
    for function in functions {
        if !output.is_open() {
            break;
        }
        let report = crashes(loaded, function, !args.crashes, &request)?;
        summary.add_crashes(&report);
        live.aside(output.is_terminal(), || match args.format {
            Format::Text => output.line(&crash_text::function(&report, &loaded.sources, width, paint.stdout)),
            Format::Json => output.line(&json(Record::Crashes(report))),
            _ => {
                for finding in findings::of_crashes(&report, &loaded.path) {
                    found.add(finding, output);
                }
            }
        });
    }
    drop(live);
    let exit = Exit::of(summary.verdict(), args.allow_open);
    match args.format {
        Format::Text => output.line(&verdicts::summary(&summary, paint.stdout)),
        Format::Json => output.line(&json(Record::CheckSummary(summary))),
        _ => found.finish(output),
    }
    Ok(exit)
}

fn json(record: Record) -> String {
    // Records are plain data; if one could not be written, an empty line says less than a wrong one.
    serde_json::to_string(&Versioned::from(record)).unwrap_or_default()
}
