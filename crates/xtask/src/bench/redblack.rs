//! Symbolic execution of red-black insertion: paths per second, flat memory, a second worker.

use super::child::{Measured, explore, explore_to};
use super::table::{Table, memory, ratio, time};

const FILE: &str = "examples/redblack.core";

/// Every input up to this size is explored when workers are compared: the same work for any number of them.
const SIZE: u32 = 24;
const ROUNDS: u32 = 5;

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
    workers()
}

/// One worker, two, and two processes of one worker each: what the machine gives at best. All by turns, so that a
/// neighbour's noise meets all of them.
fn workers() -> Result<(), String> {
    let (mut one, mut two, mut pair) = (None, None, None);
    for _ in 0..ROUNDS {
        keep_faster(&mut one, explore_to(FILE, "insert", SIZE, 1, 1)?);
        keep_faster(&mut two, explore_to(FILE, "insert", SIZE, 2, 1)?);
        keep_faster(&mut pair, side_by_side()?);
    }
    let (Some(one), Some(two), Some(pair)) = (one, two, pair) else { return Err("nothing was measured".into()) };
    if one.count != two.count {
        return Err(format!("one worker finds {} paths, two find {}", one.count, two.count));
    }
    let mut table = Table::new(&["workers", "paths", "time", "CPU time", "peak memory", "speed-up"]);
    let mut row = |who: &str, found: &Measured, speed_up: String| {
        let (wall, cpu) = (time(found.wall), time(found.total_cpu));
        table.row([who.into(), found.count.to_string(), wall, cpu, memory(found.peak_kib), speed_up]);
    };
    row("1", &one, "1.00".into());
    row("2", &two, ratio(one.wall, two.wall));
    row("1 + 1", &pair, ratio(2.0 * one.wall, pair.wall));
    table.print(&format!("The same, completely up to size {SIZE}, by one worker and by two"));
    println!(
        "\nTime is that of the clock here, the least of {ROUNDS} rounds; instances of all paths are computed, none is"
    );
    println!("printed. 1 + 1 is two processes with one worker each, which share nothing but the machine: about");
    println!("what it gives at best.");
    Ok(())
}

/// Two processes at once; the figures of the slower one.
fn side_by_side() -> Result<Measured, String> {
    let once = || explore_to(FILE, "insert", SIZE, 1, 1);
    let (left, right) = std::thread::scope(|scope| {
        let other = scope.spawn(once);
        (once(), other.join())
    });
    let right = right.map_err(|_| "a measurement panicked".to_string())?;
    let (left, right) = (left?, right?);
    Ok(if left.wall > right.wall { left } else { right })
}

fn keep_faster(best: &mut Option<Measured>, found: Measured) {
    if best.as_ref().is_none_or(|best| found.wall < best.wall) {
        *best = Some(found);
    }
}
