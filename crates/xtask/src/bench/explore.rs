//! Symbolic execution of Haskell: red-black insertion, numbers, an evaluator, strings, boards.

use super::child::explore;
use super::table::{Table, memory, time};

const FILE: &str = "examples/Explore.hs";

/// What is explored, up to how many paths, and what it is for people.
const ROWS: [(&str, u64, &str); 17] = [
    ("insert", 400, "red-black insertion"),
    ("insert", 9_000, "red-black insertion"),
    ("insert", 25_000, "red-black insertion"),
    ("sumIs20", 441, "Peano numbers whose sum is 20"),
    ("productIs12", 400, "Peano numbers whose product is 12"),
    ("mul", 1_000, "Peano multiplication"),
    ("eval", 1_000, "lambda calculus"),
    ("eval", 10_000, "lambda calculus"),
    ("linesOf", 1_000, "`lines`"),
    ("wordsOf", 1_000, "`words`"),
    ("prefixOf", 1_000, "`isPrefixOf`"),
    ("spanOf", 1_000, "`span isAlpha`"),
    ("queens", 200, "queens that leave each other alone"),
    ("queens", 1_000, "queens that leave each other alone"),
    ("mc91", 100, "McCarthy's 91 function"),
    ("gcdOf", 50, "Euclid's algorithm"),
    ("collatz", 50, "Collatz"),
];

/// Prints the table.
pub fn section() -> Result<(), String> {
    let mut table = Table::new(&["function", "what", "paths", "time", "paths/s", "peak memory"]);
    for (function, paths, what) in ROWS {
        let found = explore(FILE, function, paths, 1, 2)?;
        let rate = format!("{:.0}", found.count as f64 / found.cpu);
        let (function, count) = (function.to_owned(), found.count.to_string());
        table.row([function, what.to_owned(), count, time(found.cpu), rate, memory(found.peak_kib)]);
    }
    table.print("Exploring Haskell (`examples/Explore.hs`)");
    println!(
        "\nTime is CPU time; loading the program, which takes about 60 ms, is not counted. Instances of all paths are"
    );
    println!("computed, none is printed or replayed.");
    Ok(())
}
