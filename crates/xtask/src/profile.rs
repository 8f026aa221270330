//! `cargo xtask profile FILE`: in which definitions a program spends its steps.

use snell_core_ir::MAIN;
use snell_interp_concrete::{Ended, Run, run_with};
use snell_semantics::{AltsId, BodyId, Code, Layer, NodeId};
use snell_workbench::{Recorder, load};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Definitions that are listed.
const LISTED: usize = 40;

/// What happened in a body.
#[derive(Clone, Copy, Default)]
struct Counts {
    entered: u64,
    branched: u64,
    called: u64,
}

/// Counts by bodies.
struct Counter {
    code: Arc<Code>,
    bodies: Vec<Counts>,
    current: BodyId,
}

impl Layer for Counter {
    fn enter(&mut self, body: BodyId) {
        self.bodies[body.0 as usize].entered += 1;
        self.current = body;
    }

    fn call(&mut self, _node: NodeId, _depth: u32) {
        self.bodies[self.current.0 as usize].called += 1;
    }

    fn branch(&mut self, alts: AltsId, _case: u32) {
        self.current = self.code.alternatives(alts).body;
        self.bodies[self.current.0 as usize].branched += 1;
    }
}

/// Runs a program and prints its busiest definitions.
pub fn run(path: &str) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let loaded = load(path, &bytes).map_err(|_| format!("{path}: refused"))?;
    let code = loaded.code.clone();
    let entry = code.program.find_global(MAIN).ok_or("no `main`")?;
    let counter =
        Counter { bodies: vec![Counts::default(); code.bodies.len()], current: BodyId(0), code: code.clone() };
    let (console, _) = Recorder::new("", "", Vec::new());
    let never = AtomicBool::new(false);
    let (ended, steps, counter) = run_with(&code, &Run::of(entry), Box::new(console), counter, &never);
    println!("{steps} steps, {}", if matches!(ended, Ended::Value(_)) { "to the end" } else { "and a failure" });
    let mut globals: BTreeMap<&str, (Counts, Counts)> = BTreeMap::new();
    for (body, counts) in code.bodies.iter().zip(&counter.bodies) {
        let (functions, suspended) =
            globals.entry(code.program.name(code.program.global(body.global).name)).or_default();
        let sum = if body.suspended { suspended } else { functions };
        sum.entered += counts.entered;
        sum.branched += counts.branched;
        sum.called += counts.called;
    }
    let total = |(f, s): &(Counts, Counts)| f.entered + f.branched + f.called + s.entered + s.branched + s.called;
    let mut sorted: Vec<_> = globals.into_iter().collect();
    sorted.sort_by_key(|(_, counts)| std::cmp::Reverse(total(counts)));
    println!("{:>12} {:>12} {:>12} {:>12}  definition", "calls", "suspensions", "branches", "all");
    for (name, counts) in sorted.iter().take(LISTED) {
        let (functions, suspended) = counts;
        let branched = functions.branched + suspended.branched;
        println!("{:>12} {:>12} {branched:>12} {:>12}  {name}", functions.entered, suspended.entered, total(counts));
    }
    Ok(())
}
