//! `snell run`: the value of a definition.

use super::load_file;
use crate::args::RunArgs;
use crate::complaints;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::paint::Paint;
use snell_workbench::{CancelToken, Loaded, Ran, Refused, RunRequest, run as run_program};
use std::io::Write;
use std::time::{Duration, Instant};

/// Nodes of a value that are shown; more would fill any screen and most disks.
const NODES: u32 = 10_000_000;

/// Runs a definition and prints its value.
pub fn run(args: &RunArgs, paint: &Paint, output: &mut Output) -> Exit {
    load_file(&args.file, paint).and_then(|loaded| run_loaded(&loaded, args, paint, output)).unwrap_or_else(|refused| {
        complaints::refuse(&refused, paint);
        Exit::NotLoaded
    })
}

fn run_loaded(loaded: &Loaded, args: &RunArgs, paint: &Paint, output: &mut Output) -> Result<Exit, Refused> {
    let interrupted = interrupt::listen(CancelToken::new());
    let request = RunRequest {
        entry: Some(args.entry.clone()),
        max_steps: args.max_steps,
        max_bytes: args.max_memory,
        observe: NODES,
    };
    let began = Instant::now();
    let report = run_program(loaded, &request, interrupted)?;
    let time = began.elapsed();
    let complain = |diagnostic| complaints::print(&loaded.sources, &loaded.path, &[diagnostic], paint);
    let open = if args.allow_open { Exit::Good } else { Exit::Open };
    let exit = match report.ran {
        Ran::Value(text) => {
            output.line(&text);
            Exit::Good
        }
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

fn stats(steps: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let speed = if seconds > 0.0 { steps as f64 / seconds / 1e6 } else { 0.0 };
    format!("{steps} steps in {seconds:.3} s, {speed:.1} million a second")
}

fn say(text: &str) {
    // Nobody may be listening.
    let _ = writeln!(std::io::stderr(), "{text}");
}
