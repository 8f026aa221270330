//! Haskell programs that compute for a while, against GHC's bytecode interpreter; and how long it takes to begin.

use super::table::{Table, memory, ratio, time};
use super::{child, ghc};
use serde_json::{Value, json};
use snell_workbench::{Ran, Recorder, RunRequest, load, run};
use std::sync::atomic::AtomicBool;

const FOLDER: &str = "corpus/haskell/slow";

/// Prints the tables.
pub fn section() -> Result<(), String> {
    let baseline = ghc::run("empty");
    let mut table = Table::new(&["program", "steps", "snell", "per step", "peak memory", "runghc", "snell / runghc"]);
    for path in programs()? {
        let own = child::haskell(&path, 3)?;
        let other = baseline.and_then(|empty| Some(ghc::run_file(&path)? - empty)).unwrap_or(f64::NAN);
        let name = path.rsplit('/').next().unwrap_or(&path).trim_end_matches(".hs");
        table.row([
            name.to_owned(),
            format!("{:.1} M", own.count as f64 / 1e6),
            time(own.cpu),
            format!("{:.1} ns", own.cpu * 1e9 / own.count as f64),
            memory(own.peak_kib),
            time(other),
            ratio(own.cpu, other),
        ]);
    }
    table.print("Running Haskell");
    match baseline {
        Some(empty) => println!("\nrunghc: CPU time less that of an empty program ({}).", time(empty)),
        None => println!("\nrunghc is not installed: nothing to compare with."),
    }
    Ok(())
}

fn programs() -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(crate::root().join(FOLDER)).map_err(|error| format!("{FOLDER}: {error}"))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut paths: Vec<String> =
        names.filter(|name| name.ends_with(".hs")).map(|name| format!("{FOLDER}/{name}")).collect();
    paths.sort();
    Ok(paths)
}

/// What runs a program once and checks its output. Loading is not part of it.
pub fn once(path: &str) -> Result<impl FnMut() -> Result<Value, String>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let expected =
        std::fs::read_to_string(path.replace(".hs", ".stdout")).map_err(|error| format!("{path}: {error}"))?;
    let loaded = load(path, &bytes).map_err(|refused| {
        let first = refused.diagnostics.first();
        format!("{path}: {}", first.map_or("refused", |diagnostic| &diagnostic.message))
    })?;
    Ok(move || {
        let (console, written) = Recorder::new("", "", Vec::new());
        let request = RunRequest { entry: None, max_steps: None, max_bytes: 8 << 30, observe: 10 };
        let report = run(&loaded, &request, Box::new(console), &AtomicBool::new(false));
        match report {
            Ok(report) if matches!(report.ran, Ran::Exit(0)) => {
                let same = written.lock().is_ok_and(|text| *text == expected);
                if same { Ok(json!({ "count": report.steps, "end": "as GHC" })) } else { Err("other output".into()) }
            }
            _ => Err("the program failed".into()),
        }
    })
}
