//! A symbolic run as a process that can be searched.

use crate::growth::Growth;
use crate::instance::{Instance, Unknowns};
use crate::labelling::Labels;
use crate::lookahead::{Ahead, Place, Prospect, Shown, Step as Taken};
use crate::magnitude::Measures;
use crate::outcome::{End, PathEnd};
use crate::sizes::{Outlook, Sizes};
use crate::state::{Mark, Symbolic};
use rustc_hash::FxHashMap;
use snell_core_ir::{GlobalId, LEFT_OUT, LabelId, Type};
use snell_graph::{Datum, Packed, Word};
use snell_search::{
    Alternative, Chosen, Decision, DecisionPath, Ending, Flow, Found, Limits, Magnitude, Options, Process, ResumeError,
    SavedFrontier, SmallList, Step, Summary,
};
use snell_semantics::{Code, Event, Fault, Machine, Snapshot};
use snell_smt::{ChainConfig, Stats};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// What to explore, and how.
#[derive(Clone)]
pub struct Explore {
    /// The function.
    pub entry: GlobalId,
    /// Strategy, budgets, workers.
    pub search: Options,
    /// How many nodes of a result are evaluated.
    pub observe: u32,
    /// The solver chain of each worker.
    pub solver: ChainConfig,
    /// Heap of each worker.
    pub max_bytes: usize,
    /// Whether path conditions are put into words.
    pub conditions: bool,
    /// Whether paths are answers: unknown numbers get values unless bounds say enough, parts that are shared have names.
    pub answers: bool,
    /// Names that parts must not have, because they mean something else to the reader.
    pub reserved: Vec<String>,
    /// Whether this is a query: only the inputs on which the function is true are wanted. Its parts then run as
    /// coroutines; failing or not ending is no answer.
    pub goal: bool,
    /// A path that takes so many steps is an outcome by itself.
    pub patience: Option<u64>,
}

/// What an exploration did.
pub struct Explored {
    /// What was seen and what was not.
    pub summary: Summary,
    /// How questions were settled, over all workers.
    pub solver: Stats,
    /// What paths relied on without exploring it.
    pub ledger: Vec<String>,
    /// Of a query, some of the paths on which a part of it fails: whether all of it does is for a run to say.
    pub failures: Vec<PathEnd>,
}

/// Deeper parts of a value with unknowns are not shown.
const DEEPEST: u32 = 2000;

/// Nodes of a raised value that are read.
const MAX_RAISED: usize = 1000;

/// Failing paths of a query that are kept.
const MAX_FAILURES: usize = 8;
/// Of shorter paths, what running them again costs is not counted.
const LONG_PATH: u64 = 2000;

/// What it costs to try values for a question that the solver does not answer, in steps.
const CANDIDATES_STEPS: u64 = 10_000;

/// What a question to another process costs, in steps.
const EXTERNAL_STEPS: u64 = 100_000;

/// What a question costs that another process was given seconds for, in vain.
const TIMEOUT_STEPS: u64 = 100_000_000;

/// What one number costs.
const LABEL_STEPS: u64 = 100;

/// The limits of a query. Programs that are made up may not end: a path gets little fuel at first, and more whenever it
/// comes to a decision.
pub fn query_limits(limits: Limits) -> Limits {
    let fuel_per_path = limits.fuel_per_path.min(QUERY_FUEL);
    Limits { fuel_per_path, fuel_per_decision: QUERY_FUEL / 4, wide_bands: true, ..limits }
}

/// After so many steps without a decision, a part of a query lets the others run.
const SLICE: u64 = 1000;

/// What a path of a query gets at first.
const QUERY_FUEL: u64 = 4000;

/// Explores all paths of a function on unknown inputs.
pub fn explore(
    code: &Arc<Code>,
    request: &Explore,
    resume: Option<SavedFrontier>,
    sink: &mut dyn FnMut(Found<PathEnd>) -> Flow,
) -> Result<Explored, ResumeError> {
    let shared = Arc::new(Mutex::new(Shared::default()));
    let mut own = request.clone();
    if let (Some(external), Some(limit)) = (&mut own.solver.external, request.search.limits.deadline) {
        external.deadline = Instant::now().checked_add(limit);
    }
    let make = |_worker: usize| Explorer::new(code.clone(), own.clone(), shared.clone());
    let summary = match resume {
        None => snell_search::explore(make, &request.search, sink),
        Some(saved) => snell_search::resume(make, &request.search, saved, sink)?,
    };
    let shared = std::mem::take(&mut *shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    Ok(Explored { summary, solver: shared.solver, ledger: shared.ledger, failures: shared.failures })
}

/// Follows the decisions of one path again, asking no solver whether they are feasible. Nothing if the path is not one of
/// this function, or `fuel` does not suffice.
pub fn replay(code: &Arc<Code>, request: &Explore, path: &DecisionPath, fuel: u64) -> Option<Ending<PathEnd>> {
    let mut explorer = Explorer::new(code.clone(), request.clone(), Arc::default());
    snell_search::replay(&mut explorer, path, fuel)
}

/// What workers leave when they are done.
#[derive(Default)]
struct Shared {
    solver: Stats,
    ledger: Vec<String>,
    failures: Vec<PathEnd>,
}

/// One worker's run.
pub struct Explorer {
    pub(crate) machine: Machine<Symbolic>,
    request: Explore,
    /// The state before the first step.
    start: Mark,
    inputs: Vec<Type>,
    shared: Arc<Mutex<Shared>>,
    ledger: Vec<String>,
    failures: Vec<PathEnd>,
    /// How the path that just finished ended.
    end: EndWord,
    /// The result of a path whose numbers are being given values.
    labelling: Option<Word>,
    /// Steps of the path so far.
    spent: u64,
    /// What the solver has cost that was charged.
    asked: u64,
    /// Steps since the last decision.
    stretch: u64,
    /// Decisions that are asked for besides the one that waits.
    demanded: u32,
    /// What looking ahead has taught on this path.
    pub(crate) ahead: Ahead,
    /// What looking ahead has shown elsewhere.
    pub(crate) shown: FxHashMap<Place, Shown>,
    /// Alternatives below which all was searched in vain, by the decision.
    pub(crate) closed: FxHashMap<Place, u64>,
    /// Room for measuring inputs.
    measures: Measures,
    /// What is known of numbers that only grow.
    pub(crate) growth: Growth,
    /// What is known of structures that only grow.
    pub(crate) bulk: Sizes,
    /// Parts of each argument at the end of the path before: one path is often like the next.
    sizes: Vec<usize>,
    /// The last alternative that was taken, until there is another decision.
    pub(crate) step: Option<Taken>,
}

/// A decision to come back to.
#[derive(Clone, Copy)]
pub struct Choice {
    snapshot: Snapshot<Packed>,
    mark: Mark,
    /// The result, if only numbers are still to be decided.
    labelling: Option<Word>,
    /// Steps up to here.
    spent: u64,
    demanded: u32,
    ahead: Ahead,
}

impl Explorer {
    fn new(code: Arc<Code>, request: Explore, shared: Arc<Mutex<Shared>>) -> Explorer {
        let symbolic = Symbolic::new(code.clone(), request.solver.clone(), request.max_bytes);
        let mut machine = Machine::new(code.clone(), symbolic, ());
        let start = machine.interp.mark();
        let inputs = input_types(&code, request.entry);
        let mut explorer = Explorer {
            machine,
            request,
            start,
            inputs,
            shared,
            ledger: Vec::new(),
            failures: Vec::new(),
            end: EndWord::Abandoned,
            labelling: None,
            spent: 0,
            asked: 0,
            stretch: 0,
            demanded: 0,
            ahead: Ahead::default(),
            shown: FxHashMap::default(),
            closed: FxHashMap::default(),
            measures: Measures::default(),
            growth: Growth::default(),
            bulk: Sizes::default(),
            sizes: Vec::new(),
            step: None,
        };
        if !explorer.request.goal {
            explorer.machine.interp.count_growth(&explorer.inputs);
        }
        explorer.restart();
        explorer
    }

    /// Gives a path up without claiming anything of it.
    fn abandon(&mut self, why: &str) -> Step {
        let assumed = self.machine.interp.assumed.clone();
        match assumed.is_empty() {
            true => self.note(why),
            false => assumed.into_iter().for_each(|what| self.note(what)),
        }
        self.end = EndWord::Abandoned;
        Step::Finished
    }

    /// Runs so many steps at most, and not more than there is fuel.
    fn run(&mut self, fuel: &mut u64, most: u64) -> Event<Word> {
        let given = most.min(*fuel);
        let mut left = given;
        let event = self.machine.run(&mut left);
        let spent = given - left;
        (*fuel, self.spent, self.stretch) = (*fuel - spent, self.spent + spent, self.stretch + spent);
        event
    }

    /// Gives values to the numbers of a path that has its result.
    fn label(&mut self, value: Word, fuel: &mut u64) -> Step {
        self.labelling = Some(value);
        // Questions to the solver are work, which limits must bound. Who has just enough for it must not be told to come
        // back with more: what a path spends is what says whether it was delivered before.
        let Some(left) = fuel.checked_sub(LABEL_STEPS) else {
            *fuel = 0;
            return Step::OutOfFuel;
        };
        *fuel = left;
        match self.machine.interp.label() {
            Labels::Decide => return Step::Decision(self.charged_decision(0)),
            Labels::Impossible => return Step::Dead,
            Labels::Done => {}
        }
        self.end = EndWord::Value(value);
        Step::Finished
    }

    /// The decision that waits, with its costs. In a query all decisions count that some part of it asks for, from when it
    /// asks: a path that leaves much open is as far from an answer as one that has decided it. `dead`: alternatives that
    /// are known to be contradicted.
    fn charged_decision(&mut self, dead: u64) -> Decision {
        let decision = self.machine.interp.decision();
        if !self.request.goal {
            return decision;
        }
        self.demanded = self.machine.demanded();
        let mut alternatives = SmallList::new();
        for (at, alternative) in decision.alternatives.iter().enumerate() {
            let is_dead = dead.checked_shr(at as u32).is_some_and(|bits| bits & 1 == 1);
            let cost = if is_dead { Alternative::DEAD } else { self.charge(at as u32) };
            alternatives.push(Alternative { cost, ..*alternative });
        }
        Decision { alternatives, ..decision }
    }

    /// What an alternative of the decision that waits adds to the cost of the path.
    fn charge(&self, alternative: u32) -> u32 {
        let symbolic = &self.machine.interp;
        let due = symbolic.decided_cost + self.demanded + symbolic.alternative_cost(alternative);
        due.saturating_sub(symbolic.charged_cost)
    }

    /// The end in plain data.
    fn read_end(&mut self) -> Ending<PathEnd> {
        let node = self.machine.place();
        let failure = match self.end {
            EndWord::Failed(fault) => self.machine.code().describe(&fault),
            _ => String::new(),
        };
        let symbolic = &mut self.machine.interp;
        let mut unknowns = Unknowns::default();
        let (mut patterns, mut condition, mut residual) = (Vec::new(), Vec::new(), Vec::new());
        let mut known: Vec<Option<Datum>> = Vec::new();
        if self.request.conditions {
            let mark = symbolic.mark();
            symbolic.restore_rows();
            let expected = self.sizes.iter().copied().chain(std::iter::repeat(0));
            known = symbolic.args.iter().zip(expected).map(|(&arg, size)| symbolic.known_in_full(arg, size)).collect();
            let is_open = |(_, known): &(&Word, &Option<Datum>)| known.is_none();
            let open: Vec<Word> = symbolic.args.iter().zip(&known).filter(is_open).map(|(&arg, _)| arg).collect();
            if self.request.answers {
                unknowns = symbolic.named(&self.request.reserved, &open);
            }
            residual = symbolic.residual(self.request.goal, &open, &mut unknowns);
            for (&arg, known) in symbolic.args.iter().zip(&known) {
                patterns.push(known.is_none().then(|| symbolic.pattern(arg, &mut unknowns, DEEPEST)));
            }
            condition = symbolic.condition_text(&mut unknowns);
            symbolic.undo(&mark);
            symbolic.forget(&mark);
        }
        let model = match symbolic.instantiate() {
            Instance::Found(model) => model,
            Instance::Impossible => return Ending::Dead,
            Instance::Unknown => {
                self.note("the end of a path for which no instance was found");
                return Ending::Unknown;
            }
        };
        let end = match self.end {
            EndWord::Abandoned => return Ending::Unknown,
            EndWord::Endless => End::Endless,
            EndWord::Value(value) => End::Value(symbolic.part(value, self.request.observe as usize, 0, &model)),
            EndWord::Failed(fault) => End::Failed {
                text: failure,
                raised: match fault {
                    Fault::Raised(value) => Some(symbolic.part(value, MAX_RAISED, 0, &model)),
                    _ => None,
                },
                fault: fault.forget(),
                node,
            },
        };
        symbolic.restore_rows();
        self.sizes.resize(symbolic.args.len(), 0);
        let mut known = known.into_iter();
        let args = symbolic.args.iter().zip(&mut self.sizes).map(|(&arg, size)| {
            let known = known.next().flatten();
            let datum = known.unwrap_or_else(|| symbolic.input_datum(arg, *size, &model));
            *size = datum.parts().len() + 2;
            datum
        });
        Ending::Outcome(PathEnd {
            args: args.collect(),
            fresh: symbolic.inputs.iter().map(|&input| symbolic.input_datum(input, 0, &model)).collect(),
            end,
            condition,
            residual,
            patterns,
            unless_wrapping: symbolic.ranges.iter().any(|(_, in_range)| *in_range),
            overflows: symbolic.ranges.iter().any(|(_, in_range)| !in_range),
            assumed: symbolic.assumed.clone(),
        })
    }

    /// A part of a query has failed, so that no answer lies here. Some such paths are kept, for people to see.
    pub(crate) fn keep_failure(&mut self, fault: Fault<Word>) {
        if self.failures.len() >= MAX_FAILURES {
            return;
        }
        let notes = self.ledger.len();
        self.end = EndWord::Failed(fault);
        if let Ending::Outcome(end) = self.outcome() {
            self.failures.push(end);
        }
        self.ledger.truncate(notes);
    }

    fn label_text(&self, label: LabelId) -> &str {
        &self.machine.code().program.label(label).text
    }

    fn note(&mut self, what: &str) {
        if !self.ledger.iter().any(|known| known == what) {
            self.ledger.push(what.to_string());
        }
    }
}

/// The types of the inputs: from the signature, or unknown.
fn input_types(code: &Code, entry: GlobalId) -> Vec<Type> {
    let global = code.program.global(entry);
    match &global.ty {
        Some(ty) => code.program.arguments(ty).0,
        None => vec![Type::Any; global.params.len()],
    }
}

/// How a path ended, on the heap.
#[derive(Clone, Copy)]
enum EndWord {
    Value(Word),
    Failed(Fault<Word>),
    /// It goes on and on.
    Endless,
    /// It was given up.
    Abandoned,
}

impl Process for Explorer {
    type Outcome = PathEnd;
    type Mark = Choice;

    fn restart(&mut self) {
        (self.labelling, self.spent, self.stretch, self.ahead) = (None, 0, 0, Ahead::default());
        let symbolic = &mut self.machine.interp;
        symbolic.undo(&self.start);
        let args = symbolic.variables_of(&self.inputs);
        symbolic.args.clone_from(&args);
        let function = self.machine.global(self.request.entry);
        match self.request.goal {
            true => self.machine.seek(function, &args),
            false => self.machine.start(function, &args, self.request.observe),
        }
    }

    fn advance(&mut self, fuel: &mut u64) -> Step {
        if let Some(value) = self.labelling {
            return self.label(value, fuel);
        }
        let event = match self.request.goal {
            false => self.run(fuel, u64::MAX),
            true => loop {
                match self.run(fuel, SLICE - self.stretch % SLICE) {
                    Event::Decide => self.stretch = 0,
                    Event::OutOfFuel if *fuel > 0 => {
                        self.machine.give_way();
                        continue;
                    }
                    event => break event,
                }
                match self.outlook() {
                    Outlook::Open => {}
                    Outlook::Outgrown => break Event::Dead,
                    Outlook::Waits(value) => {
                        self.hurry(value);
                        continue;
                    }
                }
                match self.look_ahead(fuel) {
                    Prospect::None => break Event::Dead,
                    Prospect::Taken => {}
                    Prospect::Open { dead } => {
                        self.step = None;
                        let dead = dead | self.closed();
                        return Step::Decision(self.charged_decision(dead));
                    }
                }
            },
        };
        self.end = match event {
            Event::Decide => return Step::Decision(self.machine.interp.decision()),
            Event::Done(value) if self.request.answers => return self.label(value, fuel),
            Event::Done(value) => EndWord::Value(value),
            // Limits of ours are no failures of the program.
            Event::Failed(Fault::OutOfMemory) => return self.abandon("a path that needs more memory"),
            Event::Failed(Fault::StackOverflow) => return self.abandon("a path that needs a deeper stack"),
            Event::Failed(Fault::Unsupported(what)) => return self.abandon(what),
            Event::Failed(Fault::Error(label)) if self.label_text(label).starts_with(LEFT_OUT) => {
                let text = self.label_text(label).to_owned();
                return self.abandon(&text);
            }
            Event::Failed(fault) if self.request.goal && fault != Fault::FunctionsCompared => {
                self.keep_failure(fault);
                self.remember_dead();
                return Step::Dead;
            }
            Event::Failed(fault) => EndWord::Failed(fault),
            Event::OutOfFuel if self.request.patience.is_some_and(|patience| self.spent >= patience) => {
                EndWord::Endless
            }
            Event::OutOfFuel => return Step::OutOfFuel,
            Event::Dead if self.machine.interp.unknown => {
                return self.abandon("a condition the solver could not decide");
            }
            Event::Dead | Event::Exit(..) => {
                self.remember_dead();
                return Step::Dead;
            }
        };
        // It is run again from its beginning before it is shown, which limits must bound, too: of a recursion that adds
        // a few steps to each path, that is most of the work.
        if self.spent > LONG_PATH {
            *fuel = fuel.saturating_sub(self.spent);
        }
        Step::Finished
    }

    fn outcome(&mut self) -> Ending<PathEnd> {
        let mark = self.machine.interp.mark();
        let ending = self.read_end();
        self.machine.interp.undo(&mark);
        self.machine.interp.forget(&mark);
        ending
    }

    fn magnitude(&mut self, least: Magnitude) -> Magnitude {
        // The bound of a query is on its answers.
        match self.request.goal {
            true => Magnitude::ZERO,
            false => self.machine.interp.magnitude(&mut self.measures, least),
        }
    }

    fn work_aside(&mut self) -> u64 {
        let stats = self.machine.interp.solver.stats();
        let tried = stats.candidates + stats.unknown;
        let asked = (stats.external + stats.restarts) * EXTERNAL_STEPS + stats.timeouts * TIMEOUT_STEPS;
        let spent = stats.work / 4 + tried * CANDIDATES_STEPS + asked + self.machine.interp.row_work;
        // A solver that starts anew counts anew.
        spent.saturating_sub(std::mem::replace(&mut self.asked, spent))
    }

    fn look_closer(&mut self) -> Option<Decision> {
        if !self.request.goal || self.labelling.is_some() {
            return None;
        }
        let dead = self.look_at_rest()? | self.closed();
        Some(self.charged_decision(dead))
    }

    fn close(&mut self, alternative: u32) {
        if self.request.goal && self.labelling.is_none() {
            self.remember_closed(alternative);
        }
    }

    fn mark(&mut self) -> Choice {
        Choice {
            snapshot: self.machine.save(),
            mark: self.machine.interp.mark(),
            labelling: self.labelling,
            spent: self.spent,
            demanded: self.demanded,
            ahead: self.ahead,
        }
    }

    fn backtrack(&mut self, choice: Choice) {
        self.machine.restore(&choice.snapshot);
        self.machine.interp.undo(&choice.mark);
        let Choice { labelling, spent, demanded, ahead, .. } = choice;
        (self.labelling, self.spent, self.demanded, self.ahead) = (labelling, spent, demanded, ahead);
        self.stretch = 0;
    }

    fn choose(&mut self, alternative: u32, trusted: bool) -> Chosen {
        if !self.machine.interp.is_pending() {
            // Set back to the decision: doing the step again asks the same question.
            match self.labelling {
                Some(_) => drop(self.machine.interp.label()),
                None => drop(self.machine.run(&mut 1)),
            }
        }
        if self.request.goal {
            self.step(alternative);
            let (own, charge) = (self.machine.interp.alternative_cost(alternative), self.charge(alternative));
            self.machine.interp.decided_cost += own;
            self.machine.interp.charged_cost += charge;
        }
        let chosen = self.machine.interp.choose(alternative, trusted);
        if chosen == Chosen::Infeasible {
            self.remember_dead();
        }
        chosen
    }

    fn discard(&mut self, choice: Choice) {
        self.machine.release(&choice.snapshot);
        self.machine.interp.forget(&choice.mark);
    }
}

impl Drop for Explorer {
    fn drop(&mut self) {
        let mut shared = self.shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        shared.solver.merge(self.machine.interp.solver.stats());
        shared.failures.append(&mut self.failures);
        for note in self.ledger.drain(..) {
            if !shared.ledger.contains(&note) {
                shared.ledger.push(note);
            }
        }
    }
}
