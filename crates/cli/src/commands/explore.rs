//! `snell explore`: what a function does on every input.

mod next;

use super::effort::{effort, limits};
use super::load_functions;
use crate::args::{ExploreArgs, Format};
use crate::exit::Exit;
use crate::findings;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, files, text, validate};
use snell_report::{Bound, LedgerEntry, PathReport, Record, Summary, Versioned};
use snell_workbench::validate::Claimed;
use snell_workbench::{
    Diagnostic, Exploration, ExploreRequest, Flow, Loaded, Refused, Span, Trouble, entry_to_explore,
    explore as explore_program, loading,
};
use std::path::Path;

/// Explores a function, and prints its paths as they are found and confirmed.
pub fn explore(args: &ExploreArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut findings = Findings::new("explore", args.format);
    let outcome = load_functions(&args.file, paint)
        .map_err(Trouble::from)
        .and_then(|loaded| explore_loaded(&loaded, args, paint, &mut findings, output));
    match outcome {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse_in(args.format, &mut findings, &refused, paint, output);
            findings.finish(output);
            Exit::NotLoaded
        }
    }
}

fn explore_loaded(
    loaded: &Loaded,
    args: &ExploreArgs,
    paint: &Paint,
    found: &mut Findings,
    output: &mut Output,
) -> Result<Exit, Trouble> {
    let entry = entry_to_explore(loaded, args.function.as_deref())?;
    let function = loaded.program.name(loaded.program.global(entry).name);
    let file = files::saved_search(&args.file, function);
    let resume = if args.resume { Some(read_saved(&file, &args.file, function)?) } else { None };
    let effort = effort(&args.effort, limits::of(args), &args.file)?;
    let has_external = effort.solver.external.is_some();
    let live = Live::show(effort.progress.clone());
    let request = ExploreRequest {
        function: Some(function.to_owned()),
        strategy: args.strategy,
        seed: args.seed,
        observe: args.max_result,
        conditions: args.verbose || args.format == Format::Json,
        apart: false,
        effort,
        resume,
    };
    let mut claims = Vec::new();
    let mut sink = |path: PathReport| {
        if args.validate_with.is_some() {
            claims.extend(Claimed::path(&path));
        }
        live.aside(output.is_terminal(), || match args.format {
            Format::Text => output.line(&text::path(&path, args.verbose, paint.stdout)),
            Format::Json => output.line(&json(Record::Path(path))),
            _ => found.add(findings::of_path(&path, &loaded.path), output),
        });
        if output.is_open() { Flow::Continue } else { Flow::Stop }
    };
    let explored = explore_program(loaded, request, &mut sink);
    drop(live);
    let Exploration { mut summary, saved } = explored?;
    if args.validate_with.is_some() {
        let text = validate::with_ghc(loaded, &claims, summary.paths as usize)?;
        summary.ledger.push(LedgerEntry::Note { text });
    }
    settle(&mut summary, saved, &file, args, paint);
    summary.next = next::command(&summary, args, function, has_external);
    let exit = Exit::of(summary.verdict, args.allow_open);
    match args.format {
        Format::Text => output.line(&text::summary(&summary, args.verbose, paint.stdout)),
        Format::Json => output.line(&json(Record::Summary(summary))),
        _ => found.finish(output),
    }
    Ok(exit)
}

fn json(record: Record) -> String {
    // Records are plain data; if one could not be written, an empty line says less than a wrong one.
    serde_json::to_string(&Versioned::from(record)).unwrap_or_default()
}

fn read_saved(file: &Path, path: &str, function: &str) -> Result<Vec<u8>, Refused> {
    let refuse = |message: String| {
        let hint = "explore again without --resume";
        let error = Diagnostic::error(loading::NOTHING_SAVED, Span::NONE, message);
        Refused::of(path, error.with_note(Span::NONE, hint))
    };
    match files::read_saved(file) {
        Ok(Some(bytes)) => Ok(bytes),
        Ok(None) => Err(refuse(format!("no search of `{function}` is saved in {}", file.display()))),
        Err(error) => Err(refuse(format!("{} can't be read: {error}", file.display()))),
    }
}

/// Saves a search that can go on, forgets one that is finished.
fn settle(summary: &mut Summary, saved: Option<Vec<u8>>, file: &Path, args: &ExploreArgs, paint: &Paint) {
    let Some(bytes) = saved else {
        return if args.resume {
            files::forget_saved(file)
        };
    };
    if !can_go_on(summary) {
        return;
    }
    match files::write_saved(file, &bytes) {
        Ok(()) => summary.saved = Some(file.display().to_string()),
        Err(error) => {
            let message = format!("the search can't be saved in {}: {error}", file.display());
            let warning = Diagnostic::warning(loading::NOT_SAVED, Span::NONE, message);
            complaints::print(&Default::default(), &args.file, &[warning], paint);
        }
    }
}

/// Whether resuming would show anything new; what was written to a reader who left was never seen.
fn can_go_on(summary: &Summary) -> bool {
    let hopeless = |entry: &LedgerEntry| {
        matches!(entry, LedgerEntry::Stopped { bound: Bound::Undecided | Bound::ReaderGone | Bound::Frontier { .. } })
    };
    !summary.ledger.iter().any(hopeless)
}
