//! `snell solve`: values that make a query true.

use super::effort::{effort, limits};
use super::{load_file, load_wished};
use crate::answers::{self, Columns, Listing};
use crate::args::{Plain, SolveArgs};
use crate::exit::Exit;
use crate::live::Live;
use crate::output::Output;
use crate::paint::Paint;
use crate::{bug, complaints};
use snell_report::{Answer, Bound, LedgerEntry, Record, SolveSummary, Versioned};
use snell_workbench::{
    Diagnostic, Loaded, Refused, SolveRequest, Span, Trouble, Wish, loading, queries_of, shell_word,
    solve as solve_query,
};

/// Answers of a computation with choices, when nothing else is said: more than anybody reads.
pub const ALL: u64 = 1000;

/// What the text of a query is called in diagnostics.
const QUERY: &str = "query";

/// Answers a query, or all queries of a file.
pub fn solve(args: &SolveArgs, paint: &Paint, output: &mut Output) -> Exit {
    match solve_all(args, paint, output) {
        Ok(exit) => exit,
        Err(Trouble::Bug(text)) => bug::report(&text),
        Err(Trouble::Refused(refused)) => refuse(args, &refused, paint, output),
    }
}

fn refuse(args: &SolveArgs, refused: &Refused, paint: &Paint, output: &mut Output) -> Exit {
    output.flush();
    complaints::refuse(refused, paint);
    if args.format == Plain::Json {
        complaints::record(&refused.sources, &refused.path, &refused.diagnostics, output);
    }
    Exit::NotLoaded
}

/// The answers of a computation with choices.
pub fn choose(loaded: &Loaded, args: &SolveArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Trouble> {
    Job { args, paint, request: &request(args)? }.run(loaded, output)
}

fn request(args: &SolveArgs) -> Result<SolveRequest, Trouble> {
    let request = SolveRequest {
        strategy: args.strategy.unwrap_or_default(),
        seed: args.seed.unwrap_or(0),
        effort: effort(&args.effort, limits::of_solve(args), &args.file)?,
    };
    Ok(request)
}

fn solve_all(args: &SolveArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Trouble> {
    let request = request(args)?;
    if let Some(text) = &args.query {
        let loaded = load_wished(&args.file, Wish::Query(text, QUERY))?;
        complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
        if args.format == Plain::Json {
            complaints::record(&loaded.sources, &loaded.path, &loaded.warnings, output);
        }
        return Job { args, paint, request: &request }.run(&loaded, output);
    }
    let file = load_file(&args.file, paint)?;
    let queries = queries_of(&file);
    if queries.is_empty() {
        let error = Diagnostic::error(loading::NO_QUERY, Span::NONE, "the file asks nothing");
        let error = error.with_note(Span::NONE, "give a query, or write one in the file: -- ? f x == 1");
        return Err(Refused::of(&file.path, error).into());
    }
    let mut worst = Exit::Good;
    for (at, query) in queries.iter().enumerate() {
        if args.format == Plain::Text {
            output.line(&format!("{}{}", if at > 0 { "\n" } else { "" }, format_args!("? {}", query.text.trim())));
        }
        let exit = match load_wished(&args.file, Wish::Query(&query.text, &file.path)) {
            Ok(loaded) => Job { args, paint, request: &request }.run(&loaded, output)?,
            // The others can be answered all the same.
            Err(refused) => refuse(args, &refused, paint, output),
        };
        worst = match (worst, exit) {
            (_, Exit::Bug) => exit,
            (Exit::NotLoaded | Exit::Bug, _) | (_, Exit::Good) => worst,
            _ => exit,
        };
        if !output.is_open() {
            break;
        }
    }
    Ok(worst)
}

/// One query after the other, in the same way.
struct Job<'a> {
    args: &'a SolveArgs,
    paint: &'a Paint,
    request: &'a SolveRequest,
}

impl Job<'_> {
    fn run(&self, loaded: &Loaded, output: &mut Output) -> Result<Exit, Trouble> {
        let Some(query) = &loaded.query else {
            return Err(Trouble::Bug("the front end made nothing of the query".into()));
        };
        let text = self.args.format == Plain::Text;
        let live = Live::show(self.request.effort.progress.clone());
        let line: fn(&Columns, &Answer) -> String = match (text, query.choices) {
            (true, false) => Columns::line,
            (true, true) => |_, answer| answers::bare(answer),
            (false, _) => |_, answer| json(Record::Answer(answer.clone())),
        };
        let solved = Listing::new(output, line)
            .while_solving(&live, &self.request.effort.progress, |sink| solve_query(loaded, query, self.request, sink));
        drop(live);
        let mut summary = solved?;
        summary.next = self.next(&summary, query.choices);
        let (exit, bug) = (self.exit(&summary), summary.bug.clone());
        output.line(&match text {
            true => answers::summary(&summary, self.paint.stdout),
            false => json(Record::SolveSummary(summary)),
        });
        output.flush();
        Ok(bug.map_or(exit, |text| bug::report(&text)))
    }

    fn exit(&self, summary: &SolveSummary) -> Exit {
        let satisfied = summary.is_complete() || summary.answers >= self.args.answers;
        if satisfied || self.args.allow_open { Exit::Good } else { Exit::Open }
    }

    /// The command that goes further.
    fn next(&self, summary: &SolveSummary, choices: bool) -> Option<String> {
        let args = self.args;
        let bound = summary.ledger.iter().find_map(|entry| match entry {
            LedgerEntry::Stopped { bound } => Some(bound),
            _ => None,
        })?;
        let mut further = match bound {
            Bound::Paths { limit } => format!("-n {}", limit.max(&1).saturating_mul(10)),
            Bound::Steps { limit } => format!("--max-steps {}", limit.max(&1).saturating_mul(10)),
            Bound::Size { limit } => format!("--max-size {}", limit.saturating_add((limit / 2).max(1))),
            Bound::Fuel { limit } => format!("--fuel {}", limit.max(&1).saturating_mul(16)),
            Bound::Time { seconds } => format!("--time {}", seconds * 10.0),
            Bound::Frontier { .. } => "--strategy deepening".into(),
            Bound::Undecided | Bound::ReaderGone | Bound::Interrupted => return None,
        };
        if args.answers != if choices { ALL } else { 10 } && !matches!(bound, Bound::Paths { .. }) {
            further = format!("-n {} {further}", args.answers);
        }
        let file = shell_word(&args.file);
        let query = args.query.as_ref().map(|query| shell_word(query)).unwrap_or_default();
        Some(match choices {
            true => format!("snell run --all {file} -e {query} {further}"),
            false => format!("snell solve {file}{}{query} {further}", if query.is_empty() { "" } else { " " }),
        })
    }
}

fn json(record: Record) -> String {
    // Records are plain data; if one could not be written, an empty line says less than a wrong one.
    serde_json::to_string(&Versioned::from(record)).unwrap_or_default()
}
