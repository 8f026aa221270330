//! `snell diff`: whether two functions do the same.

use super::effort::{effort, limits};
use super::load_file;
use crate::args::{DiffArgs, Plain};
use crate::exit::Exit;
use crate::files::read_program;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::project::Disk;
use crate::{bug, complaints, corpus, differences};
use snell_report::{DiffReport, LedgerEntry, Likeness, Record, Versioned};
use snell_workbench::{
    Diagnostic, DiffRequest, FileId, LEFT_SIDE, Program, RIGHT_SIDE, Refused, SavedCall, Span, Trouble, are_defined,
    diff as diff_functions, load_sides, loading, module_of, shell_word,
};

/// Compares two functions, and prints where they differ.
pub fn diff(args: &DiffArgs, paint: &Paint, output: &mut Output) -> Exit {
    match compare(args, paint) {
        Ok(report) => {
            let exit = match report.likeness {
                Likeness::Differ => Exit::Failing,
                Likeness::AgreeProved | Likeness::AgreeBounded => Exit::Good,
                Likeness::Open if args.allow_open => Exit::Good,
                Likeness::Open => Exit::Open,
            };
            let bug = report.bug.clone();
            output.line(&match args.format {
                Plain::Text => differences::report(&report, paint.stdout),
                // Records are plain data; if one could not be written, an empty line says less than a wrong one.
                Plain::Json => serde_json::to_string(&Versioned::from(Record::Diff(report))).unwrap_or_default(),
            });
            match bug {
                Some(text) => bug::report(&text),
                None => exit,
            }
        }
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse(&refused, paint);
            if args.format == Plain::Json {
                complaints::record(&refused.sources, &refused.path, &refused.diagnostics, output);
            }
            Exit::NotLoaded
        }
    }
}

fn compare(args: &DiffArgs, paint: &Paint) -> Result<DiffReport, Trouble> {
    let mut one = load_file(&args.file, paint)?;
    let mut shown = None;
    let (other, left, right) = match (&args.entry, &args.second) {
        (Some(entry), _) => (Some(load_file(&args.first, paint)?), entry.as_str(), entry.as_str()),
        (None, Some(second)) if !are_defined(&one, [&args.first, second]) => {
            let bytes = read_program(&one.path)?;
            let sides = load_sides(&one, &bytes, Disk::default, [&args.first, second])?;
            (one, shown) = (sides.loaded, Some(sides.shown));
            (None, LEFT_SIDE, RIGHT_SIDE)
        }
        (None, Some(second)) => (None, args.first.as_str(), second.as_str()),
        (None, None) => {
            let error = Diagnostic::error(loading::NO_DEFINITION, Span::NONE, "two functions are wanted");
            let hint = "snell diff FILE F G, or snell diff FILE1 FILE2 --entry F";
            return Err(Refused::of(&args.file, error.with_note(Span::NONE, hint)).into());
        }
    };
    let is_haskell = one.path.ends_with(".hs") || one.path.ends_with(".lhs");
    let text = one.sources.file(FileId(0)).map_or("", |file| &*file.text);
    let module = is_haskell.then(|| module_of(&one.path, text.as_bytes()));
    let request = DiffRequest {
        left: left.to_owned(),
        right: right.to_owned(),
        differences: args.differences,
        effort: effort(&args.effort, limits::of_diff(args), &args.file)?,
    };
    let live = Live::show(request.effort.progress.clone());
    let program = one.program.clone();
    let report = diff_functions(one, other.as_ref(), &request);
    drop(live);
    let mut report = report.map_err(|trouble| match &shown {
        Some(shown) => in_words(trouble, shown),
        None => trouble,
    })?;
    if let Some([left, right]) = shown {
        (report.left, report.right) = (left, right);
    }
    if args.entry.is_some() {
        report.left = format!("{left} ({})", args.file);
        report.right = format!("{right} ({})", args.first);
    }
    report.next = next(args, &report);
    if let (false, Some(module)) = (args.no_save || args.entry.is_some(), module) {
        save(&module, &program, args, &mut report);
    }
    Ok(report)
}

/// What is wrong with sides that are expressions, said of the expressions.
fn in_words(trouble: Trouble, [left, right]: &[String; 2]) -> Trouble {
    let said = |text: &str| text.replace(LEFT_SIDE, left).replace(RIGHT_SIDE, right);
    match trouble {
        Trouble::Refused(mut refused) => {
            for diagnostic in &mut refused.diagnostics {
                diagnostic.message = said(&diagnostic.message);
                for note in &mut diagnostic.notes {
                    note.text = said(&note.text);
                }
            }
            Trouble::Refused(refused)
        }
        Trouble::Bug(text) => Trouble::Bug(text),
    }
}

/// Keeps the differences; what can't be written down, or can't be saved, is only shown.
fn save(module: &str, program: &Program, args: &DiffArgs, report: &mut DiffReport) {
    for found in &report.differences {
        let Some(call) = SavedCall::difference(program, &report.left, &report.right, found) else { continue };
        match corpus::save(module, &call, &args.file) {
            Ok(path) => report.saved.push(path.display().to_string()),
            Err(error) => {
                report.ledger.push(LedgerEntry::Note { text: format!("a difference can't be saved: {error}") })
            }
        }
    }
}

/// The command that goes further.
fn next(args: &DiffArgs, report: &DiffReport) -> Option<String> {
    let slow = report.ledger.iter().any(|entry| matches!(entry, LedgerEntry::OutOfFuel { .. }));
    let further = match report.likeness {
        Likeness::Differ => format!("-n {}", args.differences.max(1).saturating_mul(10)),
        Likeness::AgreeProved => return None,
        // All was seen, from what loading leaves.
        Likeness::AgreeBounded if report.complete_to_size.is_none() => return None,
        Likeness::Open if slow => format!("--fuel {}", args.fuel.max(1).saturating_mul(16)),
        Likeness::AgreeBounded | Likeness::Open => match (args.effort.max_size, args.max_steps) {
            (Some(size), _) => format!("--max-size {}", size.saturating_add((size / 2).max(1))),
            (None, steps) => format!("--max-steps {}", steps.unwrap_or(50_000_000).max(1).saturating_mul(10)),
        },
    };
    let mut words = vec!["snell diff".to_owned(), shell_word(&args.file), shell_word(&args.first)];
    words.extend(args.second.as_deref().map(shell_word));
    words.extend(args.entry.as_deref().map(|entry| format!("--entry {}", shell_word(entry))));
    words.push(further);
    Some(words.join(" "))
}
