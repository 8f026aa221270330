//! The abstract interpretation: the classics of the field, and growth with the size of programs.

use super::child;
use super::table::{Table, memory, time};
use serde_json::{Value, json};
use snell_interp_abstract::{Components, Notation, Options, analyse};
use snell_workbench::Loaded;

const CLASSICS: [&str; 9] = ["mj09", "eta", "kcfa2", "kcfa3", "blur", "loop2", "sat", "church", "ack"];
const WORST: [u32; 4] = [4, 16, 64, 256];
const LINES: [usize; 6] = [500, 1_000, 2_000, 4_000, 8_000, 12_000];

/// Beyond so many lines, keeping calls apart takes minutes.
const MOST_APART: usize = 4_000;

/// The pieces that programs are made of, with `@` in the names that are their own.
const PIECES: [&str; 4] = [
    include_str!("../../../../benches/programs/scheme/evaluator.scm"),
    include_str!("../../../../benches/programs/scheme/trees.scm"),
    include_str!("../../../../benches/programs/scheme/objects.scm"),
    include_str!("../../../../benches/programs/scheme/text.scm"),
];

/// Prints the tables.
pub fn section() -> Result<(), String> {
    let mut table = Table::new(&["program", "0cfa", "answers", "fine", "answers ", "gc", "answers  "]);
    let classics = CLASSICS.iter().map(|name| (format!("corpus/scheme/classics/{name}.scm"), (*name).to_owned()));
    let worst = WORST.iter().map(|n| (format!("worst:{n}"), format!("kCFA's worst case, {n}")));
    for (file, name) in classics.chain(worst) {
        let mut row = vec![name];
        for components in ["0cfa", "fine", "gc"] {
            match child::analyse(&file, "answer", components, 3) {
                // A bar would end the cell.
                Ok(found) => row.extend([time(found.cpu), found.end.replace('|', "or")]),
                Err(_) => row.extend(["–".into(), "–".into()]),
            }
        }
        table.row(row);
    }
    table.print("The classics, in Scheme: CPU time of the analysis alone, and its answers");
    let columns = ["lines", "0cfa", "peak", "steps", "mcfa(1)", "peak ", "steps "];
    let mut table = Table::new(&columns);
    for lines in LINES {
        let mut row = vec![lines.to_string()];
        for components in ["0cfa", "1mcfa"] {
            if components == "1mcfa" && lines > MOST_APART {
                row.extend(["–".into(), "–".into(), "–".into()]);
                continue;
            }
            let found = child::analyse(&format!("lines:{lines}"), "", components, 1)?;
            let end = if found.end == "cut off" { " (cut off)" } else { "" };
            row.extend([time(found.cpu) + end, memory(found.peak_kib), found.count.to_string()]);
        }
        table.row(row);
    }
    table.print("Growth with the size of a Scheme program: CPU time of the analysis, peak memory of all");
    Ok(())
}

/// Loads a file or what its name says is to be made, and gives what analyses a definition of it, or all of it.
pub(super) fn once(file: &str, entry: &str, with: &str) -> Result<impl FnMut() -> Result<Value, String>, String> {
    let text = match file.split_once(':') {
        Some(("lines", lines)) => program(lines.parse().map_err(|_| "how many lines?")?),
        Some(("worst", depth)) => worst_case(depth.parse().map_err(|_| "how deep?")?),
        _ => std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?,
    };
    let name = if file.ends_with(".scm") { file } else { "made.scm" };
    let loaded: Loaded = snell_workbench::load(name, text.as_bytes()).map_err(|_| format!("{file} can't be loaded"))?;
    let entry = if entry.is_empty() { snell_core_ir::MAIN } else { entry };
    let entry = loaded.program.find_global(entry).ok_or_else(|| format!("{file} has no {entry}"))?;
    let components: Components = with.parse().map_err(|wrong| format!("{wrong}"))?;
    Ok(move || {
        let found = analyse(&loaded.code, entry, &snell_workbench::inputs(&loaded, entry), Options::with(components));
        let answers: Vec<String> = found.answers(Notation::Snell).into_iter().map(|answer| answer.value).collect();
        let end = if found.complete { answers.join(", ") } else { "cut off".into() };
        Ok(json!({ "count": found.steps, "end": end }))
    })
}

/// A program of about so many lines: pieces in turn, each with names of its own, and all of them run.
fn program(lines: usize) -> String {
    let mut text = String::new();
    let mut runs = Vec::new();
    for at in 0.. {
        if text.lines().count() >= lines {
            break;
        }
        let mark = format!("-{at}");
        text.push_str(&PIECES[at % PIECES.len()].replace('@', &mark));
        runs.push(format!("run{mark}"));
    }
    // What real programs have: one list of all functions, and one function that applies them.
    text.push_str(&format!("(define tests (list {}))\n", runs.join(" ")));
    text.push_str("(for-each (lambda (test) (display (test 5)) (newline)) tests)\n");
    text
}

/// So many nested functions, each called with both truth values.
fn worst_case(depth: u32) -> String {
    let open: String = (1..=depth).map(|n| format!("((lambda (f{n}) (f{n} #t) (f{n} #f)) (lambda (x{n})\n")).collect();
    let all: Vec<String> = (1..=depth).map(|n| format!("x{n}")).collect();
    format!("(define (answer)\n{open}((lambda (z) (or {})) 0){})\n", all.join(" "), "))".repeat(depth as usize))
}
