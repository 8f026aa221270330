//! The fixpoint: runs whatever waits, until nothing does.

mod deep;
mod explore;
mod loops;
mod points;
mod trace;

use crate::analysis::Stopped;
use crate::components::{Cache, Components};
use crate::context::Context;
use crate::escaped;
use crate::interpretation::Abstract;
use crate::knowledge::{FailureId, Knowledge, Place, ROOT, Work};
use crate::local::{Local, Path};
use crate::narrowing::{Narrowings, rename};
use crate::value::{Addr, EntryId, Heads, Object, Value};
use crate::whole::Numbers;
use points::Point;
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::GlobalId;
use snell_lattice::{BitSet, Element, FiniteSet};
use snell_semantics::{AltsId, BodyId, Code, Machine, NodeId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use trace::Trace;

/// So much passed on from address to address counts as a step.
const PASSED_ON: u64 = 64;

/// So many steps are taken before the clock is looked at again.
const STEPS_A_LOOK: u64 = 1 << 10;

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Steps.
    pub steps: u64,
    /// What is known.
    pub facts: u64,
    /// Until when.
    pub deadline: Option<std::time::Instant>,
}

/// One way for the program to end well.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The result.
    pub value: Element,
    /// The store it is to be seen in, if states have their own.
    pub store: Option<Local>,
    /// The nodes on the way, if they are observed.
    pub trace: Vec<NodeId>,
}

/// Explores a program to a fixpoint.
pub struct Solver {
    /// The machine under the abstract interpretation.
    pub machine: Machine<Abstract, Trace>,
    /// What alternatives say of variables.
    narrowings: Narrowings,
    /// What the program is started on.
    starts: Vec<(Value, Vec<Value>)>,
    /// Whether all of the result is forced, and how much of it where that is done without a cache.
    observe: u32,
    limits: Limits,
    one_way: bool,
    /// Whether others go on with the results.
    pub open: bool,
    /// The contents of cells and arrays that others have got.
    written: FxHashSet<Addr>,
    /// When the clock was last looked at, in steps.
    looked: u64,
    /// Steps taken.
    pub steps: u64,
    /// Where exploration goes on when a path ends, the youngest last.
    points: Vec<Point>,
    /// The entries being explored, the innermost last, with the number of the run.
    active: Vec<(EntryId, u32)>,
    runs: u32,
    /// The last run of an entry that took an alternative. With one store, every variable of an activation has one
    /// address, so that two paths of one run that take the same alternative go on alike: the second one ends there.
    branches: FxHashMap<(EntryId, AltsId, u32), u32>,
    /// The last run of an entry that went on after a call, with so many arguments left over. All functions called there
    /// return to one address, so that the others of the run need not go on.
    continued: FxHashMap<(EntryId, NodeId, usize), u32>,
    /// The objects whose fields a unit of work has had forced.
    walked: FxHashMap<EntryId, BitSet>,
    /// Bodies that were entered without a cache.
    pub entered: BTreeSet<BodyId>,
    /// Who is called where.
    pub calls: BTreeMap<NodeId, BTreeSet<BodyId>>,
    /// How the program may end well, where states have their own stores.
    pub answers: Vec<Answer>,
    /// Stores in which the program fails.
    pub failed_in: Vec<(FailureId, Local)>,
    /// The paths on which it fails, where values are symbolic.
    pub failed_on: Vec<(FailureId, Path)>,
    /// The nodes on the path at hand, if they are observed.
    trace: Vec<NodeId>,
}

impl Solver {
    /// A solver that knows nothing. One that goes one way only stops where there are several.
    pub fn new(
        code: Arc<Code>,
        components: Components,
        limits: Limits,
        observe: u32,
        entries: impl IntoIterator<Item = GlobalId>,
        one_way: bool,
    ) -> Solver {
        // What runs on known numbers, or goes one way only, needs no narrowing.
        let known = components.values == Numbers::Concrete || one_way;
        let (code, narrowings) = match known {
            true => (code, Narrowings::default()),
            false => {
                let (renamed, narrowings) = rename(&code, entries);
                (Arc::new(renamed), narrowings)
            }
        };
        let interp = Abstract::new(code.clone(), components, &narrowings);
        let machine = Machine::new(code, interp, Trace::default());
        Solver {
            machine,
            narrowings,
            starts: Vec::new(),
            observe,
            limits,
            one_way,
            open: false,
            written: FxHashSet::default(),
            looked: 0,
            steps: 0,
            points: Vec::new(),
            active: Vec::new(),
            runs: 0,
            branches: FxHashMap::default(),
            continued: FxHashMap::default(),
            walked: FxHashMap::default(),
            entered: BTreeSet::new(),
            calls: BTreeMap::new(),
            answers: Vec::new(),
            failed_in: Vec::new(),
            failed_on: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// Runs to the fixpoint; says what it ran out of if that was not reached.
    pub fn solve(&mut self, starts: Vec<(Value, Vec<Value>)>) -> Option<Stopped> {
        self.machine.interp.known.deadline = self.limits.deadline;
        self.starts = starts;
        self.known().start();
        let naive = self.components().cache == Cache::Naive;
        loop {
            while let Some(entry) = self.known().next() {
                if naive && self.known().known(entry).begun {
                    continue;
                }
                self.run(entry);
                if let Some(stopped) = self.is_spent() {
                    return Some(stopped);
                }
            }
            if let Some(stopped) = self.is_spent() {
                return Some(stopped);
            }
            if naive || self.machine.interp.inline || !(self.others_write() || self.find_loops()) {
                return None;
            }
        }
    }

    /// Cells and arrays that others have got may hold anything; says whether there are new ones.
    fn others_write(&mut self) -> bool {
        let interp = &mut self.machine.interp;
        if interp.known.local.is_some() {
            return false;
        }
        let contents = escaped::contents(&mut interp.known, &interp.handed, self.open);
        // Every value of a type is there already.
        let written = contents.into_iter().filter(|&content| !matches!(interp.known.place(content).0, Place::Type(_)));
        let new: Vec<Addr> = written.filter(|&content| self.written.insert(content)).collect();
        if new.is_empty() {
            return false;
        }
        for &content in &new {
            for ty in self.machine.interp.storable(content) {
                let values = self.machine.interp.of_type(&ty);
                self.known().flow(Value::Ref(values), content);
            }
        }
        true
    }

    /// What was run out of: steps, or passing on what they found; facts; time.
    fn is_spent(&mut self) -> Option<Stopped> {
        let known = &mut self.machine.interp.known;
        if self.steps > self.limits.steps || known.passed_on() / PASSED_ON > self.limits.steps {
            return Some(Stopped::Steps);
        }
        if self.one_way && self.machine.interp.parted {
            return Some(Stopped::Steps);
        }
        let known = &mut self.machine.interp.known;
        if known.facts() > self.limits.facts {
            return Some(Stopped::Facts);
        }
        if self.steps - self.looked >= STEPS_A_LOOK {
            self.looked = self.steps;
            known.look_at_clock();
        }
        known.expired.then_some(Stopped::Time)
    }

    fn components(&self) -> Components {
        self.machine.interp.known.components
    }

    /// What is known.
    pub fn known(&mut self) -> &mut Knowledge {
        &mut self.machine.interp.known
    }

    /// The alternatives that were ever taken.
    pub fn alternatives(&self) -> BTreeSet<(AltsId, u32)> {
        self.branches.keys().map(|&(_, alts, case)| (alts, case)).collect()
    }

    fn run(&mut self, entry: EntryId) {
        self.steps += 1;
        self.known().current = entry;
        self.known().begin(entry);
        match self.known().known(entry).work.clone() {
            Work::Root => self.run_root(),
            Work::Body(body, _, env, _) => {
                let code = self.machine.code().clone();
                let (captured, params) = env.split_at(code.body(body).captured as usize);
                if code.body(body).suspended {
                    let thunk = self.known().set(Heads { thunks: FiniteSet::one(entry), ..Heads::default() });
                    self.machine.interp.run = Some(entry);
                    self.machine.start(thunk, &[], 0);
                } else {
                    let closure = self.machine.interp.object(Object::Closure(body, captured.into()));
                    let args: Vec<Value> = params.iter().map(|&addr| Value::Ref(addr)).collect();
                    self.machine.start(closure, &args, 0);
                }
                self.machine.interp.target = Some(entry);
                self.explore_run(entry);
            }
            Work::Deep(..) => self.run_deep(entry),
        }
    }

    fn run_root(&mut self) {
        self.known().begin_anew(ROOT);
        self.answers.clear();
        for (function, args) in self.starts.clone() {
            let walk = if self.machine.interp.inline { self.observe } else { 0 };
            self.machine.start(function, &args, walk);
            self.explore_run(ROOT);
        }
        if self.known().local.is_none() {
            self.observe_result();
        }
    }

    /// The context of an entry.
    fn context_of(&self, entry: EntryId) -> Context {
        match self.machine.interp.known.known(entry).work {
            Work::Body(_, context, ..) => context,
            _ => Context::EMPTY,
        }
    }
}
