//! `snell check`: whether properties hold on every input.

mod examples;
mod saved;
mod target;
mod watch;

use super::effort::{effort, limits};
use super::load_checked;
use crate::args::{CheckArgs, Format};
use crate::exit::Exit;
use crate::files::read_program;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::project::program_of;
use crate::{bug, complaints, corpus, crash_text, findings, validate, verdicts};
use examples::Examples;
use saved::Saved;
use snell_report::{CheckSummary, CrashReport, LedgerEntry, PropertyReport, Record, Versioned};
use snell_workbench::validate::Claimed;
use snell_workbench::{
    CheckRequest, Loaded, Property, PropertyKind, Refused, SavedCall, Suppressed, Trouble, check as check_property,
    crashes, fingerprints, functions, properties,
};
use target::{Target, at_line, targets};
use watch::Watched;

/// Checks the properties of a program, and prints each verdict when it is found.
pub fn check(args: &CheckArgs, suppressed: &[Suppressed], paint: &Paint, output: &mut Output) -> Exit {
    let mut printer = Printer {
        args,
        paint,
        findings: Findings::new("check", args.format),
        output,
        width: 0,
        suppressed,
        bug: false,
    };
    let mut watched = Watched::default();
    let mut round = 1;
    loop {
        let exit = check_targets(args, &mut printer, &mut watched);
        if !args.watch || round >= args.rounds || !printer.output.is_open() {
            return exit;
        }
        printer.output.flush();
        let path = watched.wait();
        printer.note(&format!("{path} changed"));
        round += 1;
    }
}

/// Checks everything that is meant; the worst end is the end.
fn check_targets(args: &CheckArgs, printer: &mut Printer, watched: &mut Watched) -> Exit {
    let mut total = CheckSummary::default();
    let mut refused = false;
    for target in targets(args) {
        match check_file(&target, printer, watched, &mut total) {
            Ok(()) => {}
            Err(Trouble::Bug(text)) => printer.bug(&text),
            Err(Trouble::Refused(why)) => {
                printer.refuse(&why);
                refused = true;
            }
        }
    }
    let nothing = total == CheckSummary::default();
    let exit = match refused {
        _ if printer.bug => Exit::Bug,
        true => Exit::NotLoaded,
        false => Exit::of(total.verdict(), args.allow_open),
    };
    if !(refused && nothing && args.format.is_lines()) {
        printer.summary(total);
    }
    exit
}

fn check_file(
    target: &Target,
    printer: &mut Printer,
    watched: &mut Watched,
    summary: &mut CheckSummary,
) -> Result<(), Trouble> {
    let args = &target.args;
    let mut saved = Saved::read(args)?;
    let mut claims = corpus::claims(&saved.files);
    let mut examples = Examples::default();
    if !args.crashes && args.property.is_none() && target.line.is_none() {
        let path = program_of(&args.file)?;
        let text = read_program(&path)?;
        examples = Examples::read(&path, &String::from_utf8_lossy(&text), &mut claims);
    }
    let loaded = load_checked(&args.file, (!args.crashes).then_some(&claims), printer.paint)?;
    saved.settle(&loaded);
    let sources = loaded.sources.files().map(|(_, file)| &*file.path);
    watched.files(sources.chain([&*loaded.path]));
    let meant = target.line.and_then(|line| {
        let all = loaded.properties.iter().filter(|one| match one.kind {
            PropertyKind::Property => !args.crashes,
            PropertyKind::Function { .. } => args.crashes,
            PropertyKind::Claim(_) => false,
        });
        at_line(&loaded, line, all)
    });
    let name = args.property.as_deref().or(meant.as_deref());
    let functions = functions(&loaded, name, args.crashes)?;
    let wanted = match properties(&loaded, name) {
        _ if args.crashes => Vec::new(),
        // Functions with assertions are something to check, too.
        Err(_) if !functions.is_empty() || !examples.is_empty() => Vec::new(),
        found => found?,
    };
    let marks = if args.watch { fingerprints(&loaded, &wanted) } else { Vec::new() };
    let all = wanted.len();
    let wanted: Vec<&Property> = wanted
        .into_iter()
        .enumerate()
        .filter(|(at, property)| marks.get(*at).is_none_or(|&mark| watched.is_new(&property.name, mark)))
        .map(|(_, property)| property)
        .collect();
    if wanted.len() < all {
        printer.note(&format!("{} of {all} properties to check again", wanted.len()));
    }
    let names = wanted.iter().chain(&functions).map(|property| property.name.chars().count());
    printer.width = names.max().unwrap_or(0);
    let request = CheckRequest {
        effort: effort(&args.effort, limits::of_check(args), &args.file)?,
        suppressed: printer.suppressed.to_vec(),
    };
    let live = Live::show(request.effort.progress.clone());
    let mut claims = Vec::new();
    for property in wanted {
        let report = match saved.again(&loaded, property, &request)? {
            Some(report) => report,
            None => match printer.spare(check_property(&loaded, property, &request))? {
                Some(report) => report,
                None => continue,
            },
        };
        let report = saved.keep(&loaded, property, report);
        if let Some(found) = &report.counterexample
            && let Some(call) = SavedCall::of(&loaded, property, found)
        {
            claims.push(Claimed::refutation(&call, found));
        }
        summary.add(&report);
        live.aside(printer.output.is_terminal(), || printer.property(&loaded, report));
        if !printer.output.is_open() {
            break;
        }
    }
    let unchecked = examples.check(&loaded, &request, &mut |report| {
        summary.add(&report);
        live.aside(printer.output.is_terminal(), || printer.property(&loaded, report));
        printer.output.is_open()
    })?;
    summary.ledger.extend(unchecked.into_iter().map(|text| LedgerEntry::Note { text }));
    for function in functions {
        if !printer.output.is_open() {
            break;
        }
        let Some(report) = printer.spare(crashes(&loaded, function, !args.crashes, &request))? else { continue };
        claims.extend(report.crashes.iter().filter_map(Claimed::crash));
        summary.add_crashes(&report);
        live.aside(printer.output.is_terminal(), || printer.function(&loaded, report));
    }
    drop(live);
    summary.ledger.extend(saved.ledger());
    if args.validate_with.is_some() {
        let text = validate::with_ghc(&loaded, &claims, claims.len().max(summary.fail as usize))?;
        summary.ledger.push(LedgerEntry::Note { text });
    }
    let (written, next) = saved.last_lines();
    summary.saved.extend(written);
    summary.next = summary.next.take().or(next);
    Ok(())
}

/// Writes results in the format that is asked for.
struct Printer<'a> {
    args: &'a CheckArgs,
    paint: &'a Paint,
    findings: Findings,
    output: &'a mut Output,
    width: usize,
    /// What the settings say is not reported.
    suppressed: &'a [Suppressed],
    /// Whether Snell was wrong somewhere.
    bug: bool,
}

impl Printer<'_> {
    /// A bug of Snell's about one function is no reason not to look at the others.
    fn spare<T>(&mut self, outcome: Result<T, Trouble>) -> Result<Option<T>, Trouble> {
        match outcome {
            Err(Trouble::Bug(text)) => {
                self.bug(&text);
                Ok(None)
            }
            outcome => outcome.map(Some),
        }
    }

    fn bug(&mut self, text: &str) {
        self.output.flush();
        bug::report(text);
        self.bug = true;
    }

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

    fn refuse(&mut self, refused: &Refused) {
        complaints::refuse_in(self.args.format, &mut self.findings, refused, self.paint, self.output);
    }

    /// A line for people who watch.
    fn note(&mut self, text: &str) {
        if self.args.format == Format::Text {
            self.output.line(&crate::text::labelled("note", text));
        }
    }
}
