//! The command line: arguments in, text or JSON out.
//!
//! What Snell finds out is found out in `workbench`; here files are read, reports are put into words, and the process
//! ends with one of five codes.

#![allow(clippy::disallowed_methods, reason = "this is the program at the top: it reads, writes and exits")]

mod answers;
mod args;
mod audit_text;
mod bug;
mod commands;
mod complaints;
mod console;
mod corpus;
mod coverage;
mod crash_text;
mod differences;
mod exit;
mod files;
mod findings;
mod formats;
mod interrupt;
mod live;
mod memory;
mod output;
mod paint;
mod project;
mod settings;
mod text;
mod validate;
mod verdicts;

use args::{Cli, Command};
use clap::Parser;
use clap::error::ErrorKind;
use exit::Exit;
use output::Output;
use paint::Paint;
use settings::Settings;
use std::ffi::OsString;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    bug::report_panics();
    let settings = match Settings::read() {
        Ok(settings) => settings,
        Err(refused) => {
            complaints::refuse(&refused, &Paint::new(false, false));
            return Exit::NotLoaded.into();
        }
    };
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let cli = match Cli::try_parse_from(settings.added(arguments.clone())) {
        Ok(cli) => cli,
        Err(error) => match settings.blamed(&error, &arguments) {
            Some(refused) => {
                complaints::refuse(&refused, &Paint::new(false, false));
                return Exit::NotLoaded.into();
            }
            None => return usage(&error).into(),
        },
    };
    let paint = Paint::new(cli.no_color, cli.all_errors);
    let mut output = Output::new();
    let exit = match cli.command {
        Command::Run(args) => commands::run(&args, &paint, &mut output),
        Command::Core(args) => commands::core(&args, &paint, &mut output),
        Command::CheckTypes(args) => commands::check_types(&args, &paint, &mut output),
        Command::Check(args) => commands::check(&args, &settings.suppressed(), &paint, &mut output),
        Command::Explore(args) => commands::explore(&args, &paint, &mut output),
        Command::Solve(args) => commands::solve(&args, &paint, &mut output),
        Command::Eval(args) => commands::eval(&args, &paint, &mut output),
        Command::Cover(args) => commands::cover(&args, &paint, &mut output),
        Command::Reach(args) => commands::reach(&args, &paint, &mut output),
        Command::Audit(args) => commands::audit(&args, &settings.suppressed(), &paint, &mut output),
        Command::Emit(args) => commands::emit(&args, &paint, &mut output),
        Command::Diff(args) => commands::diff(&args, &paint, &mut output),
        Command::Explain(args) => commands::explain(&args, &mut output),
        Command::Crash => panic!("asked to"),
    };
    output.finish(exit).into()
}

/// Prints what the argument parser has to say. Its own exit code 2 means something else here.
fn usage(error: &clap::Error) -> Exit {
    // Nobody may be listening.
    let _ = error.print();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Exit::Good
        }
        _ => Exit::NotLoaded,
    }
}
