//! Analysing a program: what is asked, and what is answered.

use crate::components::Components;
use crate::context::Step;
use crate::knowledge::{Knowledge, ROOT, Work};
use crate::local::{Local, Path};
use crate::solver::{Answer, Limits, Solver};
use crate::value::{EntryId, Value};
use snell_core_ir::{GlobalId, Prim, Type};
use snell_graph::Datum;
use snell_lattice::Element;
use snell_semantics::{AltsId, BodyId, Code, Fault, Node, NodeId, Selected};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;

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
    /// Facts after which it does: addresses, units of work, objects, sets of values, flows, and cells of stores. What is known of
    /// a program is made of these, so that this bounds memory.
    pub facts: u64,
    /// When it does, whatever it has.
    pub deadline: Option<Instant>,
    /// Whether all of the result is looked at, so that failures inside it count.
    pub observe: bool,
    /// Whether others have the results and go on: then they may change the cells and arrays in them.
    pub open: bool,
    /// What the analysis is linked from.
    pub components: Components,
}

impl Default for Options {
    fn default() -> Self {
        let components = Components::default();
        Options { budget: 50_000_000, facts: Options::FACTS, deadline: None, observe: true, open: false, components }
    }
}

impl Options {
    /// So many facts take some gigabytes.
    pub const FACTS: u64 = 20_000_000;

    /// The usual, linked from these.
    pub fn with(components: Components) -> Options {
        Options { components, ..Options::default() }
    }
}

/// What an analysis ran out of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// Steps.
    Steps,
    /// Facts.
    Facts,
    /// Time.
    Time,
}

/// Where no cache ends a walk through a result, it goes so far.
const WALKED: u32 = 10_000;

/// What any run of the program can do. Everything here is an over-approximation, if `complete`.
#[derive(Debug)]
pub struct Analysis {
    /// How the program may fail, and where; in the order of the nodes. A computation that depends on itself is named by
    /// the node it starts at.
    pub failures: Vec<(Fault<()>, NodeId)>,
    /// The same with the call whose context it happens in, where calls have contexts of their own ([`analyse_apart`]).
    pub origins: BTreeSet<(NodeId, Option<NodeId>)>,
    /// The bodies that may run.
    pub bodies: BTreeSet<BodyId>,
    /// The alternatives that may be taken: positions, or [`Selected::DEFAULT`].
    pub alternatives: BTreeSet<(AltsId, u32)>,
    /// What may be called at each node that calls: all of it.
    pub calls: BTreeMap<NodeId, BTreeSet<BodyId>>,
    /// Nodes that may call a function that came from outside.
    pub calls_outside: BTreeSet<NodeId>,
    /// Functions that get out of the program, in its result or as arguments of functions from outside: with one store
    /// for all, these bodies may be called by others with anything.
    pub escaped: BTreeSet<BodyId>,
    /// Whether the end was reached. If not, nothing is claimed.
    pub complete: bool,
    /// Why the end was not reached.
    pub stopped: Option<Stopped>,
    /// Steps of the machine.
    pub steps: u64,
    /// What it was linked from.
    pub components: Components,
    pub(crate) code: Arc<Code>,
    pub(crate) known: Knowledge,
    pub(crate) answers: Vec<Answer>,
    /// Failures with the stores they happened in, if these are kept.
    pub(crate) failed_in: Vec<(Fault<()>, NodeId, Local)>,
    /// Failures with the paths they happened on, where values are symbolic.
    pub(crate) failed_on: Vec<(Fault<()>, NodeId, Path)>,
    /// The symbols that stand for the arguments, where values are symbolic and there is one entry point.
    pub(crate) given: Vec<Value>,
}

impl Analysis {
    /// Whether no run can take this alternative: a position in `cases`, or [`Selected::DEFAULT`].
    pub fn is_dead(&self, alts: AltsId, case: u32) -> bool {
        self.complete && !self.alternatives.contains(&(alts, case))
    }

    /// Whether no run ends with a value.
    pub fn has_no_result(&self) -> bool {
        self.complete && self.answers.iter().all(|answer| answer.value == Element::LEAST)
    }

    /// How many answers there are; one, if there is one store for all.
    pub fn count(&self) -> usize {
        self.answers.iter().filter(|answer| answer.value != Element::LEAST).count()
    }
}

/// Analyses `entry` applied to `args`; a function needs one for each parameter.
pub fn analyse(code: &Arc<Code>, entry: GlobalId, args: &[AbstractInput], options: Options) -> Analysis {
    analyse_all(code, &[(entry, args.to_vec())], options)
}

/// Analyses a program that may be entered in any of these ways, each any number of times.
pub fn analyse_all(code: &Arc<Code>, entries: &[(GlobalId, Vec<AbstractInput>)], options: Options) -> Analysis {
    analyse_with(code, entries, options, None)
}

/// As [`analyse_all`], where each node says what a call there means for the context: `steps` is parallel to the nodes.
/// There must be one store. A failure is then known with the call that led to it.
pub fn analyse_apart(
    code: &Arc<Code>,
    entries: &[(GlobalId, Vec<AbstractInput>)],
    options: Options,
    steps: Vec<Step>,
) -> Analysis {
    analyse_with(code, entries, options, Some(steps.into()))
}

fn analyse_with(
    code: &Arc<Code>,
    entries: &[(GlobalId, Vec<AbstractInput>)],
    options: Options,
    steps: Option<Box<[Step]>>,
) -> Analysis {
    let (Some(components), [_], None, false) = (options.components.unrolled(), entries, &steps, options.open) else {
        return link(code, entries, options, steps, false).0;
    };
    let budget = options.budget.min(options.components.unroll.into());
    let unrolled = Options { budget, components, ..options };
    // A program that goes one way only needs no preparation.
    let (mut tried, parted) = link(code, entries, unrolled, None, true);
    let mut taken = 0;
    if parted {
        taken = tried.steps;
        tried = link(code, entries, unrolled, None, false).0;
    }
    if !tried.complete {
        taken += tried.steps;
        tried = link(code, entries, options, None, false).0;
    }
    tried.steps += taken;
    tried
}

/// Runs the evaluator that is linked from the components, from its start to its end, or to the first place where there are several ways
/// if it is to go one way; says whether it came to such a place.
fn link(
    code: &Arc<Code>,
    entries: &[(GlobalId, Vec<AbstractInput>)],
    options: Options,
    steps: Option<Box<[Step]>>,
    one_way: bool,
) -> (Analysis, bool) {
    let components = options.components;
    let observe = if options.observe { WALKED } else { 0 };
    let limits = Limits { steps: options.budget, facts: options.facts, deadline: options.deadline };
    let starts = entries.iter().map(|entry| entry.0);
    let mut solver = Solver::new(code.clone(), components, limits, observe, starts, one_way);
    solver.open = options.open;
    if let Some(steps) = steps {
        solver.known().contexts.follow(steps);
    }
    let mut starts = Vec::new();
    for (entry, args) in entries {
        if let ([_], true) = (entries, components.symbolic) {
            solver.machine.interp.starts_at(*entry);
        }
        let args: Vec<Value> = args.iter().enumerate().map(|(at, arg)| load(&mut solver, *entry, at, arg)).collect();
        starts.push((solver.machine.global(*entry), args));
    }
    let given = match &starts[..] {
        [(_, args)] if components.symbolic => args.clone(),
        _ => Vec::new(),
    };
    let stopped = solver.solve(starts);
    let alternatives = solver.alternatives().into_iter().filter(|&(alts, case)| exists(code, alts, case)).collect();
    let (steps, calls) = (solver.steps, std::mem::take(&mut solver.calls));
    let (mut bodies, mut answers) = (std::mem::take(&mut solver.entered), std::mem::take(&mut solver.answers));
    let (failed_in, failed_on) = (std::mem::take(&mut solver.failed_in), std::mem::take(&mut solver.failed_on));
    let calls_outside = std::mem::take(&mut solver.machine.interp.calls_outside);
    let handed = std::mem::take(&mut solver.machine.interp.handed);
    let parted = solver.machine.interp.parted;
    let mut known = solver.machine.interp.known;
    let mut failures: Vec<_> = known.known(ROOT).failures.iter().map(|id| known.failure_of(id)).collect();
    failures.sort_by_cached_key(|(fault, node)| (*node, code.describe(fault)));
    failures.dedup();
    let origins = known.known(ROOT).failures.iter().map(|id| (known.failure_of(id).1, known.blamed(id))).collect();
    let failed_in = failed_in.into_iter().map(|(failure, store)| {
        let (fault, node) = known.failure_of(failure);
        (fault, node, store)
    });
    let failed_in = failed_in.collect();
    let failed_on = failed_on.into_iter().map(|(failure, path)| {
        let (fault, node) = known.failure_of(failure);
        (fault, node, path)
    });
    let failed_on = failed_on.collect();
    for (at, entry) in known.entries().iter().enumerate() {
        if let Work::Body(body, ..) = entry.work
            && known.was_wanted(EntryId(at as u32))
        {
            bodies.insert(body);
        }
    }
    let mut escaped = BTreeSet::new();
    if !components.is_per_state() {
        escaped = crate::escaped::escaped(&mut known, &handed);
        let result = known.result(ROOT);
        answers = vec![Answer { value: known.read(result), store: None, trace: Vec::new() }];
    }
    let analysis = Analysis {
        failures,
        origins,
        bodies,
        alternatives,
        calls,
        calls_outside,
        escaped,
        // What a thread does after it was set aside is not followed.
        complete: stopped.is_none()
            && !code.nodes.iter().any(|node| matches!(node, Node::Prim(Prim::Suspend | Prim::Resume, _))),
        stopped,
        steps,
        components,
        code: code.clone(),
        known,
        answers,
        failed_in,
        failed_on,
        given,
    };
    (analysis, parted)
}

fn load(solver: &mut Solver, entry: GlobalId, at: usize, arg: &AbstractInput) -> Value {
    let interp = &mut solver.machine.interp;
    match arg {
        AbstractInput::OfType(ty) if interp.known.components.symbolic => {
            let program = interp.code.program.clone();
            let name = program.global(entry).params.get(at).map(|&param| program.name(program.vars[param.index()]));
            interp.symbol(ty, name.unwrap_or("x"))
        }
        AbstractInput::OfType(ty) => Value::Ref(interp.of_type(ty)),
        AbstractInput::Exactly(datum) => interp.load(datum),
    }
}

/// A missing default is no alternative: taking it is a failure.
fn exists(code: &Code, alts: AltsId, case: u32) -> bool {
    case != Selected::<Value>::DEFAULT || code.alternatives(alts).default.is_some()
}
