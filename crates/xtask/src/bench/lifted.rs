//! What the symbolic interpretation costs where nothing is unknown.

use super::child;
use super::table::{Table, ratio, time};

/// Prints the table.
pub fn section() -> Result<(), String> {
    let mut table = Table::new(&["program", "run", "explore", "explore / run"]);
    for (title, program) in [("nfib 27", "nfib"), ("all solutions of 8 queens", "queens"), ("sum of 10^6", "sum")] {
        let file = format!("benches/programs/{program}.core");
        let run = child::run(&file, "main", 5)?;
        let explore = child::explore(&file, "main", u64::MAX, 1, 5)?;
        if explore.end != "Exhausted" || explore.count != 1 {
            return Err(format!("{program}: {} paths, {}", explore.count, explore.end));
        }
        table.row([title.to_owned(), time(run.cpu), time(explore.cpu), ratio(explore.cpu, run.cpu)]);
    }
    table.print("Symbolic evaluation of programs without unknowns");
    Ok(())
}
