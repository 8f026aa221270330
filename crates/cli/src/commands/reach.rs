//! `snell reach`: inputs that lead to a line.

use super::cover::json;
use super::effort::{effort, limits};
use super::load_marked_file;
use crate::args::{Format, ReachArgs};
use crate::exit::Exit;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, coverage, findings};
use snell_report::{Reach, Record};
use snell_workbench::{Diagnostic, Loaded, Marks, ReachRequest, Refused, Span, Trouble, loading, reach as reach_place};

/// Looks for inputs that lead to a place.
pub fn reach(args: &ReachArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut findings = Findings::new("reach", args.work.format);
    let outcome = place(&args.place).map_err(Trouble::from).and_then(|(file, line, column)| {
        let loaded = load_marked_file(file, Marks::At { line, column }, paint)?;
        reach_loaded(&loaded, (line, column), args, paint, &mut findings, output)
    });
    match outcome {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => {
            complaints::refuse_in(args.work.format, &mut findings, &refused, paint, output);
            Exit::NotLoaded
        }
    }
}

/// `FILE:LINE` or `FILE:LINE:COLUMN`.
fn place(text: &str) -> Result<(&str, u32, Option<u32>), Refused> {
    let number = |part: &str| part.parse::<u32>().ok().filter(|_| part.chars().all(|c| c.is_ascii_digit()));
    let wrong = || {
        let error =
            Diagnostic::error(loading::NO_PLACE, Span::NONE, "a place is wanted: FILE:LINE or FILE:LINE:COLUMN");
        Refused::of(text, error)
    };
    let (before, last) = text.rsplit_once(':').ok_or_else(wrong)?;
    let last = number(last).ok_or_else(wrong)?;
    match before.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() => match number(line) {
            Some(line) => Ok((file, line, Some(last))),
            None => Ok((before, last, None)),
        },
        _ if before.is_empty() => Err(wrong()),
        _ => Ok((before, last, None)),
    }
}

fn reach_loaded(
    loaded: &Loaded,
    (line, column): (u32, Option<u32>),
    args: &ReachArgs,
    paint: &Paint,
    found: &mut Findings,
    output: &mut Output,
) -> Result<Exit, Trouble> {
    let work = &args.work;
    let request = ReachRequest {
        line,
        column,
        from: args.from.clone(),
        effort: effort(&work.effort, limits::of_work(work), &loaded.path)?,
    };
    let live = Live::show(request.effort.progress.clone());
    let report = reach_place(loaded, &request);
    drop(live);
    let report = report?;
    let exit = match report.answer {
        Reach::Open { .. } if !work.allow_open => Exit::Open,
        _ => Exit::Good,
    };
    match work.format {
        Format::Text => output.line(&coverage::reach(&report, paint.stdout)),
        Format::Json => output.line(&json(Record::Reach(report))),
        _ => {
            found.add(findings::of_reach(&report), output);
            found.finish(output);
        }
    }
    Ok(exit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_a_line_and_perhaps_a_column() {
        let read = |text| place(text).ok();
        assert_eq!(read("src/A.hs:12"), Some(("src/A.hs", 12, None)));
        assert_eq!(read("src/A.hs:12:3"), Some(("src/A.hs", 12, Some(3))));
        assert_eq!(read("C:/A.hs:12"), Some(("C:/A.hs", 12, None)));
        assert_eq!([read("A.hs"), read("A.hs:x"), read(":3"), read("A.hs:+3")], [None; 4]);
    }
}
