//! `snell check`: whether properties hold on every input.

mod saved;

use super::explore::{limits, solver};
use super::load_checked;
use crate::args::{CheckArgs, Format};
use crate::exit::Exit;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, corpus, crash_text, findings, interrupt, verdicts};
use saved::Saved;
use snell_report::{CheckSummary, CrashReport, PropertyReport, Record, Versioned};
use snell_workbench::{
    CancelToken, CheckRequest, Loaded, Progress, Refused, Trouble, check as check_property, crashes, functions,
    properties,
};
use std::sync::Arc;

/// Checks the properties of a program, and prints each verdict when it is found.
pub fn check(args: &CheckArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut printer = Printer { args, paint, findings: Findings::new("check", args.format), output, width: 0 };
    match check_file(args, &mut printer) {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => printer.refuse(&refused),
    }
}

fn check_file(args: &CheckArgs, printer: &mut Printer) -> Result<Exit, Trouble> {
    let mut saved = Saved::read(args)?;
    let loaded = load_checked(&args.file, &corpus::claims(&saved.files), printer.paint)?;
    saved.settle(&loaded);
    let name = args.property.as_deref();
    let functions = functions(&loaded, name, args.crashes)?;
    let wanted = match properties(&loaded, name) {
        _ if args.crashes => Vec::new(),
        // Functions with assertions are something to check, too.
        Err(_) if !functions.is_empty() => Vec::new(),
        found => found?,
    };
    let names = wanted.iter().chain(&functions).map(|property| property.name.chars().count());
    printer.width = names.max().unwrap_or(0);
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
        let report = match saved.again(&loaded, property, &request)? {
            Some(report) => report,
            None => check_property(&loaded, property, &request)?,
        };
        let report = saved.keep(&loaded, property, report);
        summary.add(&report);
        live.aside(printer.output.is_terminal(), || printer.property(&loaded, report));
        if !printer.output.is_open() {
            break;
        }
    }
    for function in functions {
        if !printer.output.is_open() {
            break;
        }
        let report = crashes(&loaded, function, !args.crashes, &request)?;
        summary.add_crashes(&report);
        live.aside(printer.output.is_terminal(), || printer.function(&loaded, report));
    }
    drop(live);
    summary.ledger = saved.ledger();
    (summary.saved, summary.next) = saved.last_lines();
    let exit = Exit::of(summary.verdict(), args.allow_open);
    printer.summary(summary);
    Ok(exit)
}

/// Writes results in the format that is asked for.
struct Printer<'a> {
    args: &'a CheckArgs,
    paint: &'a Paint,
    findings: Findings,
    output: &'a mut Output,
    width: usize,
}

impl Printer<'_> {
    fn property(&mut self, loaded: &Loaded, report: PropertyReport) {
        match self.args.format {
            Format::Text => {
                self.output.line(&verdicts::property(&report, &loaded.sources, self.width, self.paint.stdout));
            }
            Format::Json => self.record(Record::Property(report)),
            _ => self.findings.add(findings::of_property(&report, &loaded.path), self.output),
        }
    }

    fn function(&mut self, loaded: &Loaded, report: CrashReport) {
        match self.args.format {
            Format::Text => {
                self.output.line(&crash_text::function(&report, &loaded.sources, self.width, self.paint.stdout));
            }
            Format::Json => self.record(Record::Crashes(report)),
            _ => {
                for finding in findings::of_crashes(&report, &loaded.path) {
                    self.findings.add(finding, self.output);
                }
            }
        }
    }

    fn summary(&mut self, summary: CheckSummary) {
        match self.args.format {
            Format::Text => self.output.line(&verdicts::summary(&summary, self.paint.stdout)),
            Format::Json => self.record(Record::CheckSummary(summary)),
            _ => self.findings.finish(self.output),
        }
    }

    fn record(&mut self, record: Record) {
        // Records are plain data; if one could not be written, an empty line says less than a wrong one.
        self.output.line(&serde_json::to_string(&Versioned::from(record)).unwrap_or_default());
    }

    fn refuse(&mut self, refused: &Refused) -> Exit {
        complaints::refuse_in(self.args.format, &mut self.findings, refused, self.paint, self.output);
        Exit::NotLoaded
    }
}
