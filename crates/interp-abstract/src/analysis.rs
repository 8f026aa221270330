//! Analysing a program: what is asked, and what is answered.

use crate::knowledge::{Knowledge, ROOT, Work};
use crate::solver::Solver;
use crate::value::Value;
use snell_core_ir::{GlobalId, Type};
use snell_graph::Datum;
use snell_lattice::Element;
use snell_semantics::{AltsId, BodyId, Code, Fault, NodeId, Selected};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What an entry point is applied to.
#[derive(Clone, Debug)]
pub enum AbstractInput {
    /// Every value of a type; a type variable stands for any type.
    OfType(Type),
    /// This value.
    Exactly(Datum),
}

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Steps after which the analysis gives up and claims nothing.
    pub budget: u64,
    /// Whether all of the result is looked at, so that failures inside it count.
    pub observe: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { budget: 50_000_000, observe: true }
    }
}

/// What any run of the program can do. Everything here is an over-approximation, if `complete`.
#[derive(Debug)]
pub struct Analysis {
    /// How the program may fail, and where; in the order of the nodes. A computation that depends on itself is named by
    /// the node it starts at.
    pub failures: Vec<(Fault<()>, NodeId)>,
    /// The bodies that may run.
    pub bodies: BTreeSet<BodyId>,
    /// The alternatives that may be taken: positions, or [`Selected::DEFAULT`].
    pub alternatives: BTreeSet<(AltsId, u32)>,
    /// What may be called at each node that calls.
    pub calls: BTreeMap<NodeId, BTreeSet<BodyId>>,
    /// Whether the fixpoint was reached. If not, nothing is claimed.
    pub complete: bool,
    /// Steps of the machine.
    pub steps: u64,
    pub(crate) code: Arc<Code>,
    pub(crate) known: Knowledge,
    pub(crate) result: Element,
}

impl Analysis {
    /// Whether no run can take this alternative: a position in `cases`, or [`Selected::DEFAULT`].
    pub fn is_dead(&self, alts: AltsId, case: u32) -> bool {
        self.complete && !self.alternatives.contains(&(alts, case))
    }

    /// Whether no run ends with a value.
    pub fn has_no_result(&self) -> bool {
        self.complete && self.result == Element::LEAST
    }
}

/// Analyses `entry` applied to `args`; a function needs one for each parameter.
pub fn analyse(code: &Arc<Code>, entry: GlobalId, args: &[AbstractInput], options: Options) -> Analysis {
    let mut solver = Solver::new(code.clone(), options.budget, options.observe);
    let args: Vec<Value> = args.iter().map(|arg| load(&mut solver, arg)).collect();
    let function = solver.machine.global(entry);
    let complete = solver.solve(function, args);
    let alternatives = solver.alternatives().into_iter().filter(|&(alts, case)| exists(code, alts, case)).collect();
    let (steps, calls) = (solver.steps, std::mem::take(&mut solver.calls));
    let known = solver.machine.interp.known;
    let mut failures: Vec<_> = known.known(ROOT).failures.iter().map(|id| known.failure_of(id)).collect();
    failures.sort_by_cached_key(|(fault, node)| (*node, code.describe(fault)));
    let begun = known.entries().iter().filter(|entry| entry.begun);
    let bodies = begun.filter_map(|entry| match entry.work {
        Work::Body(body, _) => Some(body),
        _ => None,
    });
    Analysis {
        failures,
        bodies: bodies.collect(),
        alternatives,
        calls,
        complete,
        steps,
        code: code.clone(),
        result: known.known(ROOT).result,
        known,
    }
}

fn load(solver: &mut Solver, arg: &AbstractInput) -> Value {
    let interp = &mut solver.machine.interp;
    match arg {
        AbstractInput::OfType(ty) => Value::Ref(interp.of_type(ty)),
        AbstractInput::Exactly(datum) => interp.load(datum),
    }
}

/// A missing default is no alternative: taking it is a failure.
fn exists(code: &Code, alts: AltsId, case: u32) -> bool {
    case != Selected::<Value>::DEFAULT || code.alternatives(alts).default.is_some()
}
