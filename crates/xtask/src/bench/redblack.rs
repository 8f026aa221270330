//! Symbolic execution of red-black insertion: paths per second, flat memory, a second worker.

use super::child::explore;
use super::table::{Table, memory, ratio, time};

const FILE: &str = "examples/redblack.core";

/// Prints the table.
pub fn section() -> Result<(), String> {
    let mut table =
        Table::new(&["paths", "time", "paths/s", "peak memory", "2 workers", "peak memory", "1 / 2 workers"]);
    for paths in [1_000, 10_000, 100_000] {
        let times = if paths < 100_000 { 3 } else { 1 };
        let one = explore(FILE, "insert", paths, 1, times)?;
        let two = explore(FILE, "insert", paths, 2, times)?;
        if one.count != paths || two.count != paths {
            return Err(format!("{paths} paths wanted, {} and {} found", one.count, two.count));
        }
        table.row([
            paths.to_string(),
            time(one.wall),
            format!("{:.0}", paths as f64 / one.wall),
            memory(one.peak_kib),
            time(two.wall),
            memory(two.peak_kib),
            ratio(one.wall, two.wall),
        ]);
    }
    table.print("Red-black insertion on every key and tree (`explore examples/redblack.core insert`)");
    println!("\nTime is that of the clock here; instances of all paths are computed, none is printed.");
    Ok(())
}
