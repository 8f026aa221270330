//! A measurement in a process of its own: started here, made here, and read back as one line of JSON.

use serde_json::{Value, json};
use snell_core_ir::{GlobalId, check, read};
use snell_interp_concrete::{Ended, Run};
use snell_interp_symbolic::{Explore, Explored};
use snell_search::{Flow, Limits, Options};
use snell_semantics::Code;
use std::process::Command;
use std::sync::{Arc, atomic::AtomicBool};
use std::time::{Duration, Instant};

/// What a child found out.
pub struct Measured {
    /// CPU seconds of the main thread in the fastest of several runs; of no meaning with several workers.
    pub cpu: f64,
    /// Seconds on the clock of the same run.
    pub wall: f64,
    /// CPU seconds of all threads in all runs and in loading the program, in the coarse ticks of the system.
    pub total_cpu: f64,
    /// The largest resident set of the process, in KiB.
    pub peak_kib: u64,
    /// Steps of a run, or paths of an exploration.
    pub count: u64,
    /// How it ended, in a word or the value.
    pub end: String,
    /// Who settled the questions about numbers: the counters of `snell_smt::Stats` by name.
    pub shares: Vec<(String, u64)>,
}

/// Runs a definition; the fastest of `times`.
pub fn run(file: &str, entry: &str, times: u32) -> Result<Measured, String> {
    start(&["run", file, entry, &times.to_string()])
}

/// Explores a definition up to so many paths with so many workers; the fastest of `times`.
pub fn explore(file: &str, entry: &str, paths: u64, jobs: usize, times: u32) -> Result<Measured, String> {
    start(&["explore", file, entry, &times.to_string(), &paths.to_string(), &jobs.to_string()])
}

/// Explores a definition completely up to a size of inputs with so many workers; the fastest of `times`.
pub fn explore_to(file: &str, entry: &str, size: u32, jobs: usize, times: u32) -> Result<Measured, String> {
    start(&["explore-to", file, entry, &times.to_string(), &size.to_string(), &jobs.to_string()])
}

/// Runs a Haskell program, whose output must be what is recorded beside it; the fastest of `times`.
pub fn haskell(file: &str, times: u32) -> Result<Measured, String> {
    start(&["haskell", file, "main", &times.to_string()])
}

/// The first so many answers of a query, a function of the examples that must be true; the fastest of `times`.
pub fn solve(file: &str, entry: &str, answers: u64, times: u32) -> Result<Measured, String> {
    start(&["solve", file, entry, &times.to_string(), &answers.to_string()])
}

/// Analyses a definition of a Scheme program, or all of it, with these components; the fastest of `times`.
pub fn analyse(file: &str, entry: &str, components: &str, times: u32) -> Result<Measured, String> {
    start(&["analyse", file, entry, &times.to_string(), components])
}

fn start(args: &[&str]) -> Result<Measured, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program)
        .arg("measure")
        .args(args)
        .current_dir(crate::root())
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let (true, Ok(found)) = (output.status.success(), serde_json::from_str::<Value>(&text)) else {
        return Err(format!("measuring {args:?} failed: {}", String::from_utf8_lossy(&output.stderr)));
    };
    let number = |key: &str| found[key].as_f64().unwrap_or(f64::NAN);
    let shares = found["shares"].as_object().into_iter().flatten();
    Ok(Measured {
        cpu: number("cpu"),
        wall: number("wall"),
        total_cpu: number("total_cpu"),
        peak_kib: found["peak_kib"].as_u64().unwrap_or(0),
        count: found["count"].as_u64().unwrap_or(0),
        end: found["end"].as_str().unwrap_or_default().to_owned(),
        shares: shares.map(|(name, count)| (name.clone(), count.as_u64().unwrap_or(0))).collect(),
    })
}

/// The child's side: measures what `args` say and prints it.
pub fn measure(args: &[&str]) -> Result<(), String> {
    let (&[kind, file, entry, times], rest) = args.split_first_chunk().ok_or("too little to measure")?;
    let times: u32 = parse(times)?;
    if kind == "haskell" {
        return report(fastest(times, super::haskell::once(file)?, Value::clone)?);
    }
    if kind == "analyse" {
        let components = rest.first().ok_or("with which components?")?;
        return report(fastest(times, super::analysis::once(file, entry, components)?, Value::clone)?);
    }
    if kind == "solve" {
        let answers = parse(rest.first().ok_or("how many answers?")?)?;
        let (code, entry) = super::backwards::load(file, entry)?;
        return report(fastest(times, || explore_once(&code, entry, Some(answers), None, 1, true), explored)?);
    }
    let (code, entry) = load(file, entry)?;
    let found = match (kind, rest) {
        ("run", []) => fastest(times, || run_once(&code, entry), Value::clone)?,
        ("explore", [paths, jobs]) => {
            let (paths, jobs) = (parse(paths)?, parse(jobs)?);
            fastest(times, || explore_once(&code, entry, Some(paths), None, jobs, false), explored)?
        }
        ("explore-to", [size, jobs]) => {
            let (size, jobs) = (parse(size)?, parse(jobs)?);
            fastest(times, || explore_once(&code, entry, None, Some(size), jobs, false), explored)?
        }
        _ => return Err(format!("no such measurement: {args:?}")),
    };
    report(found)
}

fn report(mut found: Value) -> Result<(), String> {
    found["peak_kib"] = json!(peak_kib());
    found["total_cpu"] = json!(total_cpu_seconds());
    println!("{found}");
    Ok(())
}

fn parse<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

fn load(path: &str, entry: &str) -> Result<(Arc<Code>, GlobalId), String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    if path.ends_with(".hs") {
        let loaded = snell_workbench::load(path, text.as_bytes()).map_err(|_| format!("{path} can't be loaded"))?;
        let entry = loaded.program.find_global(entry).ok_or_else(|| format!("{path} has no {entry}"))?;
        return Ok((loaded.code.clone(), entry));
    }
    let mut sources = snell_source::SourceSet::default();
    let file = sources.add(path, &text);
    let lowered = read(&sources, file);
    if let Some(complaint) = lowered.diagnostics.iter().chain(&check(&lowered.program)).next() {
        return Err(format!("{path}: {} {}", complaint.code, complaint.message));
    }
    let entry = lowered.program.find_global(entry).ok_or_else(|| format!("{path} has no {entry}"))?;
    Ok((Arc::new(snell_semantics::resolve(Arc::new(lowered.program))), entry))
}

fn run_once(code: &Arc<Code>, entry: GlobalId) -> Result<Value, String> {
    let (ended, steps, ()) = snell_interp_concrete::run(code, &Run::of(entry), (), &AtomicBool::new(false));
    match ended {
        Ended::Value(value) => Ok(json!({ "count": steps, "end": format!("{value:?}") })),
        other => Err(format!("the run ended with {other:?}")),
    }
}

fn explore_once(
    code: &Arc<Code>,
    entry: GlobalId,
    paths: Option<u64>,
    size: Option<u32>,
    jobs: usize,
    goal: bool,
) -> Result<Explored, String> {
    let limits = Limits { max_outcomes: paths, max_cost: size, ..Limits::default() };
    let limits = match goal {
        true => snell_interp_symbolic::query_limits(limits),
        // Fuel enough for every path here: a path that is cut short and taken up again would be measured twice.
        false => Limits { fuel_per_path: 1 << 40, max_fuel_per_path: 1 << 40, ..limits },
    };
    let request = Explore {
        entry,
        search: Options { limits, jobs, ..Options::default() },
        observe: 10_000,
        solver: Default::default(),
        max_bytes: 4 << 30,
        conditions: false,
        answers: goal,
        reserved: Vec::new(),
        goal,
        patience: None,
    };
    let explored = snell_interp_symbolic::explore(code, &request, None, &mut |found| {
        std::hint::black_box(found);
        Flow::Continue
    });
    explored.map_err(|error| error.to_string())
}

/// What an exploration has to say; put into words after it was timed.
fn explored(explored: &Explored) -> Value {
    let stats = &explored.solver;
    json!({
        "steps": explored.summary.steps,
        "decisions": explored.summary.decisions,
        "passes": explored.summary.passes,
        "count": explored.summary.delivered,
        "end": format!("{:?}", explored.summary.status),
        "shares": {
            "syntax": stats.syntax,
            "model": stats.model,
            "fast path": stats.fast_path,
            "cache": stats.cache,
            "embedded": stats.embedded,
            "candidates": stats.candidates,
            "external": stats.external,
            "unknown": stats.unknown,
        },
    })
}

/// The scheduler's count of CPU time moves in ticks of milliseconds: shorter runs are timed so many at once.
const BATCH: Duration = Duration::from_millis(200);

/// Measures so many times, and keeps what took the least CPU time; short runs are repeated and averaged.
fn fastest<T>(
    times: u32,
    mut once: impl FnMut() -> Result<T, String>,
    tell: impl Fn(&T) -> Value,
) -> Result<Value, String> {
    let mut best: Option<(f64, Value)> = None;
    for _ in 0..times {
        let (cpu, clock) = (cpu_seconds(), Instant::now());
        let mut found = once()?;
        let mut runs = 1.0;
        while times > 1 && clock.elapsed() < BATCH {
            found = once()?;
            runs += 1.0;
        }
        let (cpu, wall) = ((cpu_seconds() - cpu) / runs, clock.elapsed().as_secs_f64() / runs);
        let mut found = tell(&found);
        found["cpu"] = json!(cpu);
        found["wall"] = json!(wall);
        if best.as_ref().is_none_or(|(least, _)| cpu < *least) {
            best = Some((cpu, found));
        }
    }
    best.map(|(_, found)| found).ok_or_else(|| "nothing was measured".into())
}

/// CPU time of this thread, from the scheduler's own count of nanoseconds.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
    nanoseconds.map_or(f64::NAN, |nanoseconds| nanoseconds / 1e9)
}

/// CPU time of all threads, those that ended as well, user's and system's; in ticks of 10 ms.
fn total_cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, in parentheses, may contain anything; the 12th and 13th word after it are wanted.
    let words = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    words.skip(11).take(2).filter_map(|word| word.parse::<f64>().ok()).sum::<f64>() / 100.0
}

fn peak_kib() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
