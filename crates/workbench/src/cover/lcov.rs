//! Coverage in the format of lcov, which editors and coverage services read.

use super::Cover;
use crate::load::Loaded;
use snell_report::{BranchCoverage, BranchStatus};
use std::collections::BTreeMap;

/// One record for the file. A branch counts as often as there are tests that take it.
pub fn lcov(loaded: &Loaded, cover: &Cover) -> String {
    let mut out = format!("TN:\nSF:{}\n", loaded.path);
    let taken = |branch: &BranchCoverage| branch.tests.len();
    for function in &cover.functions {
        let Some(first) = function.branches.first() else { continue };
        out.push_str(&format!("FN:{},{}\n", first.place.line, function.function));
    }
    let mut hit = 0;
    for function in &cover.functions {
        let count = function.branches.iter().map(taken).max().unwrap_or(0);
        hit += usize::from(count > 0);
        out.push_str(&format!("FNDA:{count},{}\n", function.function));
    }
    out.push_str(&format!("FNF:{}\nFNH:{hit}\n", cover.functions.len()));
    // What no input can take is nothing that a test could cover.
    let counted = |branch: &&BranchCoverage| branch.status != BranchStatus::Dead;
    let mut lines: BTreeMap<u32, (u32, usize)> = BTreeMap::new();
    let (mut found, mut hit) = (0, 0);
    for (block, function) in cover.functions.iter().enumerate() {
        for (at, branch) in function.branches.iter().filter(counted).enumerate() {
            found += 1;
            hit += usize::from(taken(branch) > 0);
            out.push_str(&format!("BRDA:{},{block},{at},{}\n", branch.place.line, taken(branch)));
            // The innermost branch of a line says how often the line is reached.
            let length = branch.place.end_line - branch.place.line;
            for line in branch.place.line..=branch.place.end_line {
                let entry = lines.entry(line).or_insert((length, taken(branch)));
                if length < entry.0 || (length == entry.0 && taken(branch) > entry.1) {
                    *entry = (length, taken(branch));
                }
            }
        }
    }
    out.push_str(&format!("BRF:{found}\nBRH:{hit}\n"));
    for (line, (_, count)) in &lines {
        out.push_str(&format!("DA:{line},{count}\n"));
    }
    let reached = lines.values().filter(|(_, count)| *count > 0).count();
    out.push_str(&format!("LF:{}\nLH:{reached}\nend_of_record\n", lines.len()));
    out
}
