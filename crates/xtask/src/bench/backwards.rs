//! Functions run backwards, against SWI-Prolog on the same tasks in the same run.

use super::child;
use super::table::{Table, memory, ratio, time};
use snell_core_ir::GlobalId;
use snell_semantics::Code;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The examples that are asked.
const FOLDER: &str = "examples/backwards";

/// The same tasks as relational programs.
const PROLOG: &str = "benches/prolog/backwards.pl";

/// A task is given up when Prolog takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A question of an example, how many answers are wanted, the task in Prolog, and CPU milliseconds of faster-miniKanren as
/// once recorded on a like machine.
struct Task(&'static str, &'static str, u64, &'static str, Option<f64>);

const TASKS: [Task; 16] = [
    Task("Lists.hs", "splits200", 201, "splits(200)", Some(7.1)),
    Task("Lists.hs", "splits1000", 1001, "splits(1000)", Some(190.0)),
    Task("Scope.hs", "differ", 1, "scope", Some(14.0)),
    Task("Scope.hs", "differ", 100, "scope", Some(1000.0)),
    Task("Scope.hs", "differ", 1000, "scope", Some(11338.0)),
    Task("Quines.hs", "quine", 1, "quine", Some(3.3)),
    Task("Quines.hs", "twine", 1, "twine", Some(39.0)),
    Task("Quines.hs", "thrine", 1, "thrine", Some(289.0)),
    Task("Interpreter.hs", "splits5", 5, "interpreter(4)", Some(3.6)),
    Task("Interpreter.hs", "splits50", 50, "interpreter(49)", Some(37.0)),
    Task("Lists.hs", "palindrome", 10, "palindromes", None),
    Task("Lists.hs", "palindrome", 20, "palindromes", None),
    Task("Numbers.hs", "factors120", 16, "peano120", None),
    Task("Numbers.hs", "product120", 8, "product120", None),
    Task("Types.hs", "composes", 1, "composition", None),
    Task("Types.hs", "composes", 10, "composition", None),
];

/// Prints the table.
pub fn section() -> Result<(), String> {
    let installed = Command::new("swipl").arg("--version").stdout(Stdio::null()).status().is_ok();
    let mut table = Table::new(&[
        "question",
        "answers",
        "snell",
        "peak memory",
        "SWI-Prolog",
        "snell / Prolog",
        "recorded",
        "snell / recorded",
    ]);
    let mut missing = Vec::new();
    for Task(file, entry, answers, prolog, recorded) in TASKS {
        let path = format!("{FOLDER}/{file}");
        let own = match child::solve(&path, entry, answers, 3) {
            Ok(own) if own.count == answers => own,
            Ok(own) => {
                missing.push(format!("{entry}: {} answers instead of {answers}", own.count));
                own
            }
            Err(error) => {
                missing.push(error);
                continue;
            }
        };
        let other = if installed { run_prolog(prolog, answers)? } else { None };
        let slower = other.map_or_else(|| "—".into(), |other| ratio(own.cpu, other));
        let other = match other {
            Some(other) => time(other),
            None if installed => format!("> {} s", PATIENCE.as_secs()),
            None => "not installed".into(),
        };
        table.row([
            entry.to_owned(),
            own.count.to_string(),
            time(own.cpu),
            memory(own.peak_kib),
            other,
            slower,
            recorded.map_or_else(|| "—".into(), |recorded| time(recorded / 1e3)),
            recorded.map_or_else(|| "—".into(), |recorded| ratio(own.cpu, recorded / 1e3)),
        ]);
    }
    table.print("Functions run backwards");
    println!("\nRecorded: CPU time of faster-miniKanren on Chez Scheme on a like machine, not measured in this run.");
    if missing.is_empty() { Ok(()) } else { Err(missing.join("\n")) }
}

/// CPU seconds of a task in Prolog, as it measures them itself; nothing if it takes too long.
fn run_prolog(task: &str, answers: u64) -> Result<Option<f64>, String> {
    let mut child = Command::new("swipl")
        .args([PROLOG, task, &answers.to_string()])
        .current_dir(crate::root())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let started = Instant::now();
    while child.try_wait().map_err(|error| error.to_string())?.is_none() {
        if started.elapsed() > PATIENCE {
            child.kill().and_then(|()| child.wait()).map_err(|error| error.to_string())?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [count, seconds] if count == answers.to_string() => Ok(seconds.parse().ok()),
        _ => Err(format!("{PROLOG} {task} {answers} answered {text:?}")),
    }
}

/// A definition of an example.
pub fn load(path: &str, entry: &str) -> Result<(Arc<Code>, GlobalId), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let loaded = snell_workbench::load(path, &bytes).map_err(|refused| {
        let first = refused.diagnostics.first();
        format!("{path}: {}", first.map_or("refused", |diagnostic| &diagnostic.message))
    })?;
    let found = loaded.program.find_global(entry).ok_or_else(|| format!("{path} has no {entry}"))?;
    Ok((loaded.code.clone(), found))
}
