//! `cargo xtask bench`: one run, tables with ratios, ready for `docs/performance.md`.
//!
//! Each figure is taken by a process of its own, which times the library calls and reads its peak memory. Times are
//! CPU time (a busy machine then disturbs least) except where two workers are compared.

mod analysis;
mod backwards;
mod child;
mod concrete;
mod explore;
mod ghc;
mod haskell;
mod integers;
mod lifted;
mod redblack;
mod splits;
mod table;

pub use child::measure;

/// A name and what prints its table.
type Section = (&'static str, fn() -> Result<(), String>);

/// In the order in which they are printed.
const SECTIONS: [Section; 9] = [
    ("concrete", concrete::section),
    ("haskell", haskell::section),
    ("lifted", lifted::section),
    ("redblack", redblack::section),
    ("explore", explore::section),
    ("splits", splits::section),
    ("backwards", backwards::section),
    ("integers", integers::section),
    ("abstract", analysis::section),
];

/// Runs the sections whose name contains `filter`.
pub fn run(filter: &str) -> Result<(), String> {
    let chosen: Vec<_> = SECTIONS.iter().filter(|(name, _)| name.contains(filter)).collect();
    if chosen.is_empty() {
        let names = SECTIONS.map(|(name, _)| name).join(", ");
        return Err(format!("no section is called `{filter}`; there are {names}"));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("commit {}, {cores} cores, {}", commit(), processor());
    let failures: Vec<String> = chosen.into_iter().filter_map(|(_, section)| section().err()).collect();
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The commit, and whether the tree differs from it.
fn commit() -> String {
    let output =
        std::process::Command::new("git").args(["describe", "--always", "--dirty"]).current_dir(crate::root()).output();
    match output {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        _ => "unknown".into(),
    }
}

fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    model.map_or("unknown processor", |(_, name)| name).to_owned()
}
