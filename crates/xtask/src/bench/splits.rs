//! `append` run backwards: all splits of a list, and the proof that there are no others.

use super::child;
use super::table::{Table, ratio, time};

/// Length of the list, and CPU milliseconds of faster-miniKanren on Chez Scheme as once recorded on a like machine.
const SPLITS: [(u64, f64); 4] = [(5, 0.018), (50, 0.49), (200, 7.1), (1000, 190.0)];

/// Prints the table.
pub fn section() -> Result<(), String> {
    let mut table =
        Table::new(&["n", "answers", "others", "snell", "faster-miniKanren (recorded)", "snell / recorded"]);
    for (n, recorded) in SPLITS {
        let own = child::explore("benches/programs/splits.core", &format!("splits{n}"), u64::MAX, 1, 5)?;
        if own.end != "Exhausted" || own.count != n + 1 {
            return Err(format!("splits of {n}: {} answers, {}", own.count, own.end));
        }
        table.row([
            n.to_string(),
            own.count.to_string(),
            "none (exhausted)".into(),
            time(own.cpu),
            time(recorded / 1e3),
            ratio(own.cpu, recorded / 1e3),
        ]);
    }
    table.print("All splits of a list of n numbers");
    println!("\nThe figures of faster-miniKanren are a recorded reference, not measured in this run.");
    Ok(())
}
