//! Running programs, against GHC's bytecode interpreter.

use super::table::{Table, memory, ratio, time};
use super::{child, ghc};

/// Title, program, how often ours runs, and how many times more our program does than GHC's.
const PROGRAMS: [(&str, &str, u32, f64); 4] = [
    ("nfib 27", "nfib", 5, 1.0),
    ("all solutions of 8 queens", "queens", 5, 1.0),
    ("sum of a lazy list of 10^6", "sum", 5, 1.0),
    ("tail loop of 10^8 rounds", "loop", 1, 10.0),
];

/// Prints the table.
pub fn section() -> Result<(), String> {
    let baseline = ghc::run("empty");
    let mut table = Table::new(&["program", "steps", "snell", "per step", "peak memory", "runghc", "snell / runghc"]);
    for (title, program, times, scale) in PROGRAMS {
        let own = child::run(&format!("benches/programs/{program}.core"), "main", times)?;
        let other = baseline.and_then(|empty| Some((ghc::run(program)? - empty) * scale)).unwrap_or(f64::NAN);
        table.row([
            title.to_owned(),
            format!("{:.1} M", own.count as f64 / 1e6),
            time(own.cpu),
            format!("{:.1} ns", own.cpu * 1e9 / own.count as f64),
            memory(own.peak_kib),
            time(other),
            ratio(own.cpu, other),
        ]);
    }
    table.print("Running programs");
    match baseline {
        Some(empty) => println!(
            "\nrunghc: CPU time less that of an empty program ({}), which starts and loads the same way; its tail loop \
             has 10^7 rounds and is scaled by 10.",
            time(empty)
        ),
        None => println!("\nrunghc is not installed: nothing to compare with."),
    }
    Ok(())
}
