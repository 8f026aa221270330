//! Symbolic execution of red-black insertion: paths per second, flat memory, a second worker.

use super::child::{explore, explore_to};
use super::table::{Table, memory, ratio, time};

const FILE: &str = "examples/redblack.core";

/// Every input up to this size is explored when workers are compared: the same work for any number of them.
const SIZE: u32 = 24;

/// Prints the tables.
pub fn section() -> Result<(), String> {
    let mut table = Table::new(&["paths", "time", "paths/s", "peak memory"]);
    for paths in [1_000, 10_000, 100_000] {
        let times = if paths < 100_000 { 3 } else { 2 };
        let one = explore(FILE, "insert", paths, 1, times)?;
        if one.count != paths {
            return Err(format!("{paths} paths wanted, {} found", one.count));
        }
        let rate = format!("{:.0}", paths as f64 / one.wall);
        table.row([paths.to_string(), time(one.wall), rate, memory(one.peak_kib)]);
    }
    table.print("Red-black insertion on every key and tree (`explore examples/redblack.core insert`)");
    let (one, two) = (explore_to(FILE, "insert", SIZE, 1, 3)?, explore_to(FILE, "insert", SIZE, 2, 3)?);
    if one.count != two.count {
        return Err(format!("one worker finds {} paths, two find {}", one.count, two.count));
    }
    let mut table = Table::new(&["workers", "paths", "time", "peak memory", "speed-up"]);
    table.row(["1".into(), one.count.to_string(), time(one.wall), memory(one.peak_kib), "1.00".into()]);
    let speed_up = ratio(one.wall, two.wall);
    table.row(["2".into(), two.count.to_string(), time(two.wall), memory(two.peak_kib), speed_up]);
    table.print(&format!("The same, completely up to size {SIZE}, by one worker and by two"));
    println!("\nTime is that of the clock here; instances of all paths are computed, none is printed.");
    Ok(())
}
