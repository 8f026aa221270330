//! The fixpoint: runs whatever waits, until nothing does.

mod cycles;
mod explore;
mod loops;
mod trace;

use crate::interpretation::Abstract;
use crate::knowledge::{FailureId, Knowledge, ROOT, Work};
use crate::value::{Addr, EntryId, Heads, Object, Value};
use explore::Point;
use rustc_hash::FxHashMap;
use snell_lattice::{Element, FiniteSet};
use snell_semantics::{AltsId, BodyId, Code, Machine, NodeId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use trace::Trace;

/// Explores a program to a fixpoint.
pub struct Solver {
    /// The machine under the abstract interpretation.
    pub machine: Machine<Abstract, Trace>,
    /// What the program is started on.
    start: (Value, Vec<Value>),
    /// Whether all of the result is forced.
    observe: bool,
    budget: u64,
    /// Steps taken.
    pub steps: u64,
    /// Where exploration goes on when a path ends, the youngest last.
    points: Vec<Point>,
    /// The entry that is run from scratch and was not entered yet.
    target: Option<EntryId>,
    /// The entries being explored, the innermost last, with the number of the run.
    active: Vec<(EntryId, u32)>,
    runs: u32,
    /// The last run of an entry that took an alternative. Since every variable of an activation has one address, two
    /// paths of one run that take the same alternative go on alike: the second one ends there.
    branches: FxHashMap<(EntryId, AltsId, u32), u32>,
    /// Who is called where.
    pub calls: BTreeMap<NodeId, BTreeSet<BodyId>>,
}

impl Solver {
    /// A solver that knows nothing.
    pub fn new(code: Arc<Code>, budget: u64, observe: bool) -> Solver {
        let interp = Abstract::new(code.clone());
        let machine = Machine::new(code, interp, Trace::default());
        Solver {
            machine,
            start: (Value::Set(Element::LEAST), Vec::new()),
            observe,
            budget,
            steps: 0,
            points: Vec::new(),
            target: None,
            active: Vec::new(),
            runs: 0,
            branches: FxHashMap::default(),
            calls: BTreeMap::new(),
        }
    }

    /// Runs to the fixpoint; says whether it was reached within the budget.
    pub fn solve(&mut self, function: Value, args: Vec<Value>) -> bool {
        self.start = (function, args);
        loop {
            while let Some(entry) = self.known().next() {
                self.run(entry);
                if self.steps > self.budget {
                    return false;
                }
            }
            if !self.find_loops() {
                return true;
            }
        }
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
            Work::Root => {
                let (function, args) = self.start.clone();
                self.machine.start(function, &args, 0);
                self.explore_run(entry);
                self.observe_result();
            }
            Work::Body(body, env) => {
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
                self.target = Some(entry);
                self.explore_run(entry);
            }
            Work::Deep(addr) => self.force_all(entry, addr),
        }
    }

    /// All of the program's result is forced by whoever looks at it.
    fn observe_result(&mut self) {
        if !self.observe {
            return;
        }
        let known = self.known();
        let result = known.known(ROOT).result;
        for field in fields(known, result) {
            self.deep(field, ROOT);
        }
    }

    /// Everything reachable from an address is forced: its computations run, its fields follow.
    fn force_all(&mut self, entry: EntryId, addr: Addr) {
        let known = self.known();
        let content = known.read(addr);
        let thunks = known.sets.share(content).thunks.clone();
        let mut failures = Vec::new();
        for thunk in thunks.iter() {
            if !known.known(thunk).begun {
                known.queue(thunk);
            }
            failures.extend(known.consult(thunk).failures.iter());
        }
        let settled = known.settled(Value::Ref(addr));
        for failure in failures {
            known.fails(entry, failure);
        }
        for field in fields(known, settled) {
            self.deep(field, entry);
        }
    }

    /// Has everything below an address forced on behalf of an entry, which fails as that does.
    fn deep(&mut self, addr: Addr, on_behalf: EntryId) {
        let known = self.known();
        let deep = known.entry(Work::Deep(addr));
        if !known.known(deep).begun {
            known.queue(deep);
        }
        let failures: Vec<FailureId> = known.consult(deep).failures.iter().collect();
        for failure in failures {
            known.fails(on_behalf, failure);
        }
    }
}

/// The addresses of the fields of a set's constructors.
fn fields(known: &Knowledge, element: Element) -> Vec<Addr> {
    let mut fields = Vec::new();
    for object in known.sets.get(element).objects.iter() {
        if let Object::Con(_, parts) = &**known.get(object) {
            fields.extend(parts);
        }
    }
    fields.sort_unstable();
    fields.dedup();
    fields
}
