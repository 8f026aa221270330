//! Programs about numbers: who settles the questions whether a branch is feasible.

use super::child;
use super::table::{Table, time};

/// File, definition, paths.
const PROGRAMS: [(&str, &str, u64); 7] = [
    ("examples/redblack.core", "insert", 5_000),
    ("benches/programs/mccarthy.core", "mccarthy", 200),
    ("benches/programs/sort.core", "sort", 2_000),
    ("benches/programs/search.core", "search", 2_000),
    ("benches/programs/gcd.core", "gcd", 500),
    ("benches/programs/total.core", "total", 200),
    ("benches/programs/merge.core", "merge", 2_000),
];

/// Prints the table.
pub fn section() -> Result<(), String> {
    const ANSWERERS: [&str; 8] =
        ["syntax", "model", "fast path", "cache", "embedded", "candidates", "external", "unknown"];
    let mut heading = vec!["program", "paths", "ended", "time", "questions"];
    heading.extend(ANSWERERS);
    heading.push("without SMT");
    let mut table = Table::new(&heading);
    let mut totals = [0; ANSWERERS.len()];
    let mut failures = Vec::new();
    for (file, entry, paths) in PROGRAMS {
        let found = match child::explore(file, entry, paths, 1, 1) {
            Ok(found) => found,
            // One program that can't be measured hides nothing of the others, and is not hidden itself.
            Err(error) => {
                failures.push(format!("{entry}: {error}"));
                continue;
            }
        };
        let counts =
            ANSWERERS.map(|name| found.shares.iter().find(|(known, _)| known == name).map_or(0, |(_, count)| *count));
        totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        let ended = if found.end == "Exhausted" { "exhausted" } else { "bound" };
        let mut row = vec![entry.to_owned(), found.count.to_string(), ended.to_owned(), time(found.cpu)];
        row.extend(shares(&counts));
        table.row(row);
    }
    let mut row = vec!["all".to_owned(), String::new(), String::new(), String::new()];
    row.extend(shares(&totals));
    table.row(row);
    table.print("Questions about numbers, by who settled them");
    println!("\nWithout SMT: settled by syntax, the carried model, the fast path or the cache. No external solver.");
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The number of questions, the share of each answerer, and the share of the first four together.
fn shares(counts: &[u64]) -> Vec<String> {
    let all: u64 = counts.iter().sum();
    let share = |count: u64| match count {
        0 => "0".to_owned(),
        count => format!("{:.1} %", 100.0 * count as f64 / all as f64),
    };
    let mut cells = vec![all.to_string()];
    cells.extend(counts.iter().map(|&count| share(count)));
    cells.push(share(counts[..4].iter().sum()));
    cells
}
