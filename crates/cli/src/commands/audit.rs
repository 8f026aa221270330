//! `snell audit`: what may crash, what never runs, and who may be called where.

use super::cover::json;
use super::effort::{self, limits, solver};
use super::load_marked_file;
use crate::args::{AuditArgs, Format};
use crate::audit_text::{self, Shown};
use crate::exit::Exit;
use crate::files;
use crate::formats::Findings;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints, findings, interrupt};
use snell_report::{Record, SiteStatus};
use snell_workbench::{
    Audit, AuditRequest, CancelToken, ChainConfig, CheckRequest, Effort, Loaded, Marks, Progress, Suppressed, Trouble,
    audit as audit_program, audit_html,
};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

mod target;

/// What one question about numbers may cost the embedded solver: there are many functions, and an audit is to be quick.
const QUESTION: u64 = 50_000;

/// Audits programs, and prints what is found.
pub fn audit(args: &AuditArgs, suppressed: &[Suppressed], paint: &Paint, output: &mut Output) -> Exit {
    let mut found = Findings::new("audit", args.format);
    let mut worst = Worst::default();
    let cancel = CancelToken::new();
    interrupt::listen(cancel.clone());
    let targets = target::targets(&args.files);
    for (at, file) in targets.iter().enumerate() {
        if at > 0 && args.format == Format::Text {
            output.line("");
        }
        let outcome = load_marked_file(file, Marks::All, paint).map_err(Trouble::from).and_then(|loaded| {
            audit_loaded(&loaded, args, suppressed, targets.len() > 1, &cancel, paint, &mut found, output)
        });
        match outcome {
            Ok(open) => worst.add(open),
            Err(Trouble::Bug(text)) => return bug::report(&text),
            Err(Trouble::Refused(refused)) => {
                complaints::refuse_in(args.format, &mut found, &refused, paint, output);
                worst.refused = true;
            }
        }
    }
    found.finish(output);
    worst.exit(args.allow_open)
}

/// What is worst of all that was found.
#[derive(Default)]
struct Worst {
    crashes: bool,
    open: bool,
    refused: bool,
}

impl Worst {
    fn add(&mut self, other: Worst) {
        self.crashes |= other.crashes;
        self.open |= other.open;
    }

    fn exit(&self, allow_open: bool) -> Exit {
        match self {
            Worst { refused: true, .. } => Exit::NotLoaded,
            Worst { crashes: true, .. } => Exit::Failing,
            Worst { open: true, .. } if !allow_open => Exit::Open,
            _ => Exit::Good,
        }
    }
}

#[allow(clippy::too_many_arguments)] // all of it is state of the one caller
fn audit_loaded(
    loaded: &Loaded,
    args: &AuditArgs,
    suppressed: &[Suppressed],
    several: bool,
    cancel: &CancelToken,
    paint: &Paint,
    found: &mut Findings,
    output: &mut Output,
) -> Result<Worst, Trouble> {
    let progress = Arc::new(Progress::default());
    let request = AuditRequest {
        entries: args.entry.clone(),
        library: args.library,
        budget: args.budget,
        explore: CheckRequest {
            suppressed: suppressed.to_vec(),
            effort: Effort {
                limits: limits::of_audit(args),
                jobs: effort::jobs(args.jobs),
                cancel: cancel.clone(),
                progress: progress.clone(),
                solver: ChainConfig {
                    embedded_budget: QUESTION,
                    ..solver::configure(Some(args.solver.as_deref().unwrap_or("none")), &loaded.path)?
                },
                max_bytes: args.max_memory,
            },
        },
        total: args.max_steps.is_none().then_some(limits::AUDITED_IN_ALL),
        // A claim that a run contradicts must not be shown.
        compare: true,
        time: args.time.map(Duration::from_secs_f64),
    };
    let live = Live::show(progress);
    let audited = audit_program(loaded, &request);
    drop(live);
    let mut audited = audited?;
    if let Some(path) = &args.html {
        let path = if several { numbered(path, &loaded.path) } else { path.clone() };
        files::write_result(Path::new(&path), &audit_html(loaded, &audited))?;
        audited.summary.wrote.push(path);
    }
    let worst = Worst {
        crashes: audited.summary.crashes > 0,
        open: audited.summary.open > 0 || !audited.summary.complete,
        refused: false,
    };
    print(audited, args, paint, found, output);
    Ok(worst)
}

/// One page for each program: `page.html` becomes `page-Main.html`.
fn numbered(page: &str, file: &str) -> String {
    let stem = Path::new(file).file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned());
    match page.rsplit_once('.') {
        Some((before, extension)) => format!("{before}-{stem}.{extension}"),
        None => format!("{page}-{stem}"),
    }
}

fn print(audited: Audit, args: &AuditArgs, paint: &Paint, found: &mut Findings, output: &mut Output) {
    let Audit { sites, dead, calls, summary, .. } = audited;
    match args.format {
        Format::Text => {
            let shown = Shown { all: args.all, calls: args.calls, colours: paint.stdout };
            audit_text::sites(&sites, shown).iter().for_each(|line| output.line(line));
            audit_text::dead(&dead, paint.stdout).iter().for_each(|line| output.line(line));
            audit_text::calls(&calls, shown).iter().for_each(|line| output.line(line));
            output.line(&audit_text::summary(&summary, paint.stdout));
        }
        Format::Json => {
            sites.into_iter().for_each(|site| output.line(&json(Record::Site(site))));
            dead.into_iter().for_each(|code| output.line(&json(Record::Dead(code))));
            calls.into_iter().for_each(|call| output.line(&json(Record::Call(call))));
            output.line(&json(Record::AuditSummary(summary)));
        }
        _ => {
            for site in sites.iter().filter(|site| args.all || site.status != SiteStatus::Safe) {
                found.add(findings::of_site(site), output);
            }
            dead.iter().for_each(|code| found.add(findings::of_dead(code), output));
        }
    }
}
