//! The abstract interpretation covers what whole programs do: every body that a run enters, every alternative that it takes,
//! everything that it calls, and how it ends.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

use crate::recorded::{Program, load_program};
use crate::subject::is_inconclusive;
use snell_core_ir::MAIN;
use snell_interp_abstract::{Analysis, Components, Options, analyse};
use snell_interp_concrete::{Ended, Run, run_with};
use snell_semantics::{AltsId, BodyId, Code, Layer, Node, NodeId, Selected};
use snell_workbench::{Loaded, Recorder, load};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// Steps of a run that are looked at: what it did up to there must be covered, too.
const FUEL: u64 = 2_000_000;

/// What a run did.
#[derive(Default)]
struct Taken {
    bodies: BTreeSet<BodyId>,
    alternatives: BTreeSet<(AltsId, u32)>,
    calls: BTreeSet<(NodeId, BodyId)>,
    calling: Option<NodeId>,
    /// What comes after a failure tells what it says, and is no part of the program.
    failed: bool,
}

impl Layer for Taken {
    fn failed(&mut self, _depth: u32) {
        self.failed = true;
    }

    fn enter(&mut self, body: BodyId) {
        if self.failed {
            return;
        }
        self.bodies.insert(body);
        if let Some(node) = self.calling.take() {
            self.calls.insert((node, body));
        }
    }

    fn call(&mut self, node: NodeId, _depth: u32) {
        self.calling = Some(node);
    }

    fn force(&mut self, _depth: u32) {
        self.calling = None;
    }

    fn back(&mut self, _depth: u32) {
        self.calling = None;
    }

    fn branch(&mut self, alts: AltsId, case: u32) {
        self.calling = None;
        if !self.failed {
            self.alternatives.insert((alts, case));
        }
    }
}

/// Runs a program and analyses it with these components within a budget of steps. Gives how many facts were compared; none,
/// if the analysis did not come to its end.
pub fn covers(program: &Program, components: Components, budget: u64) -> Result<u64, String> {
    let (console, _) = Recorder::new("program", &program.stdin, program.args.clone());
    covers_loaded(&load_program(program)?, console, components, budget)
}

/// The same of a program without input that is given as text.
pub fn covers_text(name: &str, text: &str, components: Components, budget: u64) -> Result<u64, String> {
    let loaded = load(name, text.as_bytes()).map_err(|refused| {
        let first = refused.diagnostics.first();
        format!("refused: {}", first.map_or("without a reason", |diagnostic| &diagnostic.message))
    })?;
    covers_loaded(&loaded, Recorder::new("program", "", Vec::new()).0, components, budget)
}

fn covers_loaded(loaded: &Loaded, console: Recorder, components: Components, budget: u64) -> Result<u64, String> {
    let Some(entry) = loaded.program.find_global(MAIN) else { return Ok(0) };
    let analysis = analyse(&loaded.code, entry, &[], Options { budget, ..Options::with(components) });
    if !analysis.complete {
        return Ok(0);
    }
    let job = Run { fuel: FUEL, max_bytes: 1 << 28, observe: 10, ..Run::of(entry) };
    let (ended, _, taken) = run_with(&loaded.code, &job, Box::new(console), Taken::default(), &AtomicBool::new(false));
    compare(&loaded.code, &analysis, &ended, &taken).map_err(|wrong| format!("with {components}: {wrong}"))
}

fn compare(code: &Code, analysis: &Analysis, ended: &Ended, taken: &Taken) -> Result<u64, String> {
    let name = |body: BodyId| code.program.name(code.program.global(code.body(body).global).name);
    if let Some(&body) = taken.bodies.iter().find(|body| !analysis.bodies.contains(body)) {
        return Err(format!("a body of {} is entered, which is said never to be", name(body)));
    }
    let exists = |alts: AltsId, case: u32| case != Selected::<()>::DEFAULT || code.alternatives(alts).default.is_some();
    let mut alternatives = taken.alternatives.iter().filter(|&&(alts, case)| exists(alts, case));
    if let Some((alts, case)) = alternatives.find(|&&(alts, case)| analysis.is_dead(alts, case)) {
        let body = code.alternatives(*alts).body;
        return Err(format!("alternative {case} of {alts:?} in {} is taken, which is said to be dead", name(body)));
    }
    for &(node, body) in &taken.calls {
        // A function that was given too few arguments there gets the others elsewhere, and is called there.
        let (Node::Call(_, args) | Node::CallKnown(_, args)) = code.node(node) else { continue };
        let exact = !code.body(body).suspended && code.body(body).arity as usize == code.run(args).len();
        if exact && !analysis.calls.get(&node).is_some_and(|callees| callees.contains(&body)) {
            return Err(format!("{} is called at {node:?}, which is said not to be", name(body)));
        }
    }
    let fine = match ended {
        ended if is_inconclusive(ended) => true,
        Ended::Value(value) => analysis.covers_value(value),
        // Where a library fails, a run names the node of the program that called it; an analysis names its own.
        Ended::Failed { fault, .. } => analysis.covers_failure(*fault, None),
        _ => true,
    };
    match fine {
        true => Ok((taken.bodies.len() + taken.alternatives.len() + taken.calls.len()) as u64 + 1),
        false => Err(format!("it ends with {ended:?}, which is not in {analysis}")),
    }
}
