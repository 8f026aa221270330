//! `run`: the value of a definition.

use crate::agree::is_cut;
use crate::codes::{loading, of_fault};
use crate::entry::entry_to_run;
use crate::load::{Loaded, Refused};
use crate::replay::is_limit;
use crate::show::Show;
use snell_core_ir::MAIN;
use snell_graph::Part;
use snell_interp_concrete::{Console, Ended, Run, run_with};
use snell_semantics::Fault;
use snell_source::{Diagnostic, Span};
use std::sync::atomic::AtomicBool;

/// What to run, and how far.
pub struct RunRequest {
    /// The definition; the whole program if none is given, or `main`.
    pub entry: Option<String>,
    /// Steps it may take.
    pub max_steps: Option<u64>,
    /// Bytes its heap may have.
    pub max_bytes: usize,
    /// Nodes of the value that are evaluated and shown.
    pub observe: u32,
}

/// What became of a run.
pub struct RunReport {
    /// The end.
    pub ran: Ran,
    /// Steps taken.
    pub steps: u64,
}

/// How a run ended.
pub enum Ran {
    /// With a value, in the syntax of the program's language.
    Value(String),
    /// With the exit code of a whole program.
    Exit(i64),
    /// With a value of which only a part is shown; the diagnostic says so.
    Cut(String, Diagnostic),
    /// With a failure of the program.
    Failed(Diagnostic),
    /// At a limit, or at an assumption that does not hold: nothing is decided.
    Open(Diagnostic),
    /// It needs something that a plain run does not have.
    Unsupported(Diagnostic),
    /// The user interrupted it.
    Interrupted,
}

/// Runs a definition without arguments to its end. What it does while it is evaluated, it does to the console, which is
/// dropped at the end.
pub fn run(
    loaded: &Loaded,
    request: &RunRequest,
    console: Box<dyn Console>,
    cancel: &AtomicBool,
) -> Result<RunReport, Refused> {
    let entry = entry_to_run(loaded, request.entry.as_deref())?;
    let job = Run {
        fuel: request.max_steps.unwrap_or(u64::MAX),
        max_bytes: request.max_bytes,
        observe: request.observe,
        ..Run::of(entry)
    };
    let (ended, steps, ()) = run_with(&loaded.code, &job, console, (), cancel);
    let global = loaded.program.global(entry);
    let mut show = Show::of(loaded);
    let whole = loaded.is_program() && loaded.program.find_global(MAIN) == Some(entry);
    let ran = match ended {
        Ended::Value(value) if whole => match value.head() {
            Part::Integer(code) => Ran::Exit(code.wrap_i64()),
            _ => {
                let message = "the program ended without an exit code";
                Ran::Failed(Diagnostic::error(loading::NO_EXIT_CODE, global.span, message))
            }
        },
        Ended::Value(value) => {
            let text = show.value(&value, global.ty.as_ref());
            match is_cut(&value) {
                false => Ran::Value(text),
                true => {
                    let message = format!("only the first {} nodes of the value are shown", request.observe);
                    Ran::Cut(text, Diagnostic::warning(loading::CUT_RESULT, Span::NONE, message))
                }
            }
        }
        Ended::Failed { says: Some(says), .. } if whole && Show::exit(&says).is_some() => {
            Ran::Exit(Show::exit(&says).unwrap_or(1))
        }
        Ended::Failed { fault, text, raised, says, node } => {
            let span = node.map_or(Span::NONE, |node| loaded.code.span(node));
            let message = match (says.and_then(|says| show.raised(&says)), raised) {
                (Some(message), _) => message,
                (None, Some(value)) => format!("{text}: {}", show.value(&value, None)),
                (None, None) => text,
            };
            let error = Diagnostic::error(of_fault(&fault), span, message);
            match fault {
                fault if is_limit(&fault) => Ran::Open(limit(error, request)),
                Fault::Unsupported(_) => {
                    let hint = format!("to see what the program does on every input: snell explore {}", loaded.path);
                    Ran::Unsupported(error.with_note(Span::NONE, hint))
                }
                _ => Ran::Failed(error),
            }
        }
        Ended::Assumption => {
            let message = "an assumption does not hold, so that this run has no result";
            Ran::Open(Diagnostic::error(loading::ASSUMPTION, global.span, message))
        }
        Ended::OutOfFuel => {
            let message = format!("stopped after {steps} steps (--max-steps {steps}); there is no result");
            Ran::Open(Diagnostic::error(loading::STEPS, Span::NONE, message))
        }
        Ended::Cancelled => Ran::Interrupted,
    };
    Ok(RunReport { ran, steps })
}

fn limit(mut error: Diagnostic, request: &RunRequest) -> Diagnostic {
    if error.code == loading::MEMORY {
        error.message = format!("{} ({} MiB)", error.message, request.max_bytes >> 20);
        return error.with_note(Span::NONE, "--max-memory sets it");
    }
    error
}
