//! `snell cover`: inputs that take every branch that can be taken.

use super::effort::{effort, limits};
use super::load_marked_file;
use crate::args::{CoverArgs, Format};
use crate::exit::Exit;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, coverage, findings};
use snell_report::{BranchStatus, Record, Versioned};
use snell_workbench::{Cover, CoverRequest, Loaded, Marks, Trouble, cover as cover_program};

mod write;

/// Paths of a function that a page shows.
const TRACES: usize = 60;

/// Covers the branches of a program, and writes tests if they are wanted.
pub fn cover(args: &CoverArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut findings = Findings::new("cover", args.work.format);
    let outcome = load_marked_file(&args.file, Marks::Branches, paint)
        .map_err(Trouble::from)
        .and_then(|loaded| cover_loaded(&loaded, args, paint, &mut findings, output));
    match outcome {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse_in(args.work.format, &mut findings, &refused, paint, output);
            Exit::NotLoaded
        }
    }
}

fn cover_loaded(
    loaded: &Loaded,
    args: &CoverArgs,
    paint: &Paint,
    found: &mut Findings,
    output: &mut Output,
) -> Result<Exit, Trouble> {
    let work = &args.work;
    let request = CoverRequest {
        function: args.function.clone(),
        effort: effort(&work.effort, limits::of_work(work), &args.file)?,
        traces: if args.html.is_some() { TRACES } else { 0 },
    };
    let live = Live::show(request.effort.progress.clone());
    let covered = cover_program(loaded, &request);
    drop(live);
    let mut covered = covered?;
    let written = write::all(loaded, &mut covered, args)?;
    let open = covered.summary.open > 0 && !work.allow_open;
    print(loaded, covered, work.format, paint, found, output);
    if work.format == Format::Text {
        written.iter().for_each(|line| output.line(line));
    }
    Ok(if open { Exit::Open } else { Exit::Good })
}

fn print(loaded: &Loaded, covered: Cover, format: Format, paint: &Paint, found: &mut Findings, output: &mut Output) {
    let Cover { functions, tests, summary, .. } = covered;
    match format {
        Format::Text => {
            output.line(&coverage::table(&functions, paint.stdout));
            coverage::gaps(&functions, paint.stdout).iter().for_each(|line| output.line(line));
            tests.iter().for_each(|test| output.line(&coverage::test(test, paint.stdout)));
            output.line(&coverage::summary(&summary, paint.stdout));
        }
        Format::Json => {
            functions.into_iter().for_each(|function| output.line(&json(Record::Function(function))));
            tests.into_iter().for_each(|test| output.line(&json(Record::Test(test))));
            output.line(&json(Record::CoverSummary(summary)));
        }
        _ => {
            for function in &functions {
                for branch in function.branches.iter().filter(|branch| branch.status != BranchStatus::Covered) {
                    found.add(findings::of_branch(function, branch, &loaded.path), output);
                }
            }
            found.finish(output);
        }
    }
}

pub(super) fn json(record: Record) -> String {
    // Records are plain data; if one could not be written, an empty line says less than a wrong one.
    serde_json::to_string(&Versioned::from(record)).unwrap_or_default()
}
