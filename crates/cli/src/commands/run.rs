//! `snell run`: a whole program, or the value of a definition.

use super::{choices, load_wished};
use crate::args::RunArgs;
use crate::complaints;
use crate::console::Streams;
use crate::exit::Exit;
use crate::interrupt::{self, INTERRUPTED};
use crate::output::Output;
use crate::paint::Paint;
use snell_workbench::{CancelToken, Loaded, Ran, Refused, RunRequest, Wish, run as run_program};
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Nodes of a value that are shown; more would fill any screen and most disks.
const NODES: u32 = 10_000_000;

/// What a shell says of a process that was ended by writing to nobody.
const READER_GONE: u8 = 141;

/// Runs a program, or a definition and prints its value.
pub fn run(args: &RunArgs, paint: &Paint, output: &mut Output) -> Exit {
    if args.all {
        return choices::run(args, paint, output);
    }
    load_wished(&args.file, Wish::Run(args.expression.as_deref()))
        .and_then(|loaded| {
            complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
            run_loaded(&loaded, args, paint, output)
        })
        .unwrap_or_else(|refused| {
            complaints::refuse(&refused, paint);
            Exit::NotLoaded
        })
}

fn run_loaded(loaded: &Loaded, args: &RunArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Refused> {
    let interrupted = interrupt::listen(CancelToken::new());
    let request =
        RunRequest { entry: args.entry.clone(), max_steps: args.max_steps, max_bytes: args.max_memory, observe: NODES };
    let began = Instant::now();
    let console = console(loaded, args, interrupted);
    let trouble = console.trouble();
    let report = run_program(loaded, &request, Box::new(console), interrupted)?;
    let time = began.elapsed();
    match trouble.get() {
        Some(ErrorKind::BrokenPipe) => return Ok(Exit::Program(READER_GONE)),
        Some(ErrorKind::Interrupted) => return Ok(Exit::Program(INTERRUPTED)),
        Some(kind) => {
            say(&format!("snell: the output of the program can't be written: {kind}"));
            return Ok(Exit::NotLoaded);
        }
        None => {}
    }
    let complain = |diagnostic| complaints::print(&loaded.sources, &loaded.path, &[diagnostic], paint);
    let open = if args.allow_open { Exit::Good } else { Exit::Open };
    let exit = match report.ran {
        Ran::Value(text) => {
            output.line(&text);
            Exit::Good
        }
        Ran::Exit(code) => Exit::of_program(code),
        Ran::Cut(text, diagnostic) => {
            output.line(&text);
            complain(diagnostic);
            open
        }
        Ran::Failed(diagnostic) => {
            complain(diagnostic);
            Exit::Failing
        }
        Ran::Open(diagnostic) => {
            complain(diagnostic);
            open
        }
        Ran::Unsupported(diagnostic) => {
            complain(diagnostic);
            Exit::NotLoaded
        }
        Ran::Interrupted if loaded.is_program() && args.entry.is_none() => Exit::Program(INTERRUPTED),
        Ran::Interrupted => {
            say(&format!("interrupted after {} steps; there is no result", report.steps));
            open
        }
    };
    if args.stats {
        say(&stats(report.steps, time));
    }
    Ok(exit)
}

/// The standard streams and the arguments after `--`; the program is called as its file is.
fn console(loaded: &Loaded, args: &RunArgs, cancel: &'static AtomicBool) -> Streams {
    let name = Path::new(&loaded.path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let arguments = args.arguments.iter().map(|argument| argument.to_string_lossy().into_owned()).collect();
    Streams::new(name, arguments, cancel)
}

fn stats(steps: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let speed = if seconds > 0.0 { steps as f64 / seconds / 1e6 } else { 0.0 };
    format!("{steps} steps in {seconds:.3} s, {speed:.1} million a second")
}

fn say(text: &str) {
    // Nobody may be listening.
    let _ = writeln!(std::io::stderr(), "{text}");
}
