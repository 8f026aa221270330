//! Chores of the project: `cargo xtask tidy`, `cargo xtask bench [FILTER]`, `cargo xtask oracle [FILTER]`, ..

#![allow(clippy::disallowed_methods, reason = "a program at the top: it reads the tree and starts processes")]

mod bench;
mod emitted;
mod oracle;
mod profile;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "usage: cargo xtask tidy             check what no compiler checks (also a test)
       cargo xtask bench [FILTER]   measure; the sections are concrete, haskell, lifted, redblack, explore,
                                    splits, backwards, integers
       cargo xtask profile FILE     say in which definitions a program spends its steps
       cargo xtask oracle [FILTER]  record what GHC makes of the Haskell programs of the corpus
       cargo xtask oracle explore [FILTER]  let GHC judge what explorations of the corpus say, and record it
       cargo xtask oracle scheme [FILTER]  record what Chez Scheme makes of the Scheme programs of the corpus
       cargo xtask emitted [FILTER] record the tests that `snell cover --emit` writes and that pass under GHC";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["tidy"] => tidy::report(),
        ["bench"] => bench::run(""),
        ["bench", filter] => bench::run(filter),
        ["profile", file] => profile::run(file),
        ["oracle"] => oracle::run(""),
        ["oracle", "explore"] => oracle::explore::run(""),
        ["oracle", "explore", filter] => oracle::explore::run(filter),
        ["oracle", "scheme"] => oracle::run_scheme(""),
        ["oracle", "scheme", filter] => oracle::run_scheme(filter),
        ["oracle", filter] => oracle::run(filter),
        ["emitted"] => emitted::run(""),
        ["emitted", filter] => emitted::run(filter),
        // What `bench` calls in a process of its own.
        ["measure", ..] => bench::measure(&words[1..]),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace, as it was when this was built.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
