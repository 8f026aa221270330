//! Structures that only grow: of `reverse xs == [3,2,1]`, no answer lies beyond three elements, though the accumulator could
//! grow for ever.
//!
//! The size of a value is the number of its constructors, by a [`Measure`]. What a function gives is often known to be at least
//! as large as some of its arguments together: it puts constructors on them and calls itself, and nothing else. Where such a
//! value must be equal to another one of which everything is known, and is already larger before it is there, no answer
//! lies ahead.
//!
//! All that is said of sizes is said of values that are there in the end: one that fails, or does not end, is larger than any
//! other.

mod facts;
mod look;
mod measure;

use crate::decision::Pending;
use crate::process::Explorer;
use crate::state::Symbolic;
use facts::Facts;
use look::{Look, OnItsWay, Value};
pub(crate) use measure::spine_fields;
use measure::{Compared, Measure, Measures, is_ground};
use rustc_hash::FxHashMap;
use snell_core_ir::{GlobalId, Prim, builtin};
use snell_graph::Word;
use snell_semantics::{Activation, After, AltsId, Code, Machine, Node, Operand, Pending as Awaiting};

/// Frames that are looked at for one coroutine: a look at each decision must not take longer than what leads to it.
const MOST_FRAMES: usize = 256;

/// At the first decisions of a path a look is always worth its while. What has grown too large then stays so: later on, now and
/// then will do.
const ALL_LOOKS: u32 = 12;
const SOME_LOOKS: u32 = 4;

/// Values that are evaluated early on one path.
const MOST_HURRIED: u32 = 4;

/// Of values with more constructors nothing is said.
const LARGEST: usize = 4096;

/// What is known of the functions that somebody asked about.
#[derive(Default)]
pub(crate) struct Sizes {
    facts: FxHashMap<facts::Key, Facts>,
    measures: Measures,
    /// Whether the program has equations whose sides are evaluated first, once somebody has asked.
    strict_equations: Option<bool>,
}

/// What can be said of a path at a decision.
pub(crate) enum Outlook {
    /// Nothing.
    Open,
    /// No answer lies ahead.
    Outgrown,
    /// More, once this value is evaluated, which depends on no decision.
    Waits(Word),
}

impl Explorer {
    /// Whether something that must come true cannot, because a number or a structure in it has grown too large.
    pub(crate) fn outlook(&mut self) -> Outlook {
        let Explorer { machine, bulk, growth, ahead, .. } = self;
        ahead.looks += 1;
        if ahead.looks > ALL_LOOKS && ahead.looks % SOME_LOOKS != 0 {
            return Outlook::Open;
        }
        let may_hurry = ahead.hurried < MOST_HURRIED;
        for pending in machine.pending() {
            let equated = machine.equated(&pending);
            if growth.compares(machine, pending, equated) {
                let lengths = bulk.along(machine, pending);
                if growth.is_refuted(machine, pending, &lengths) {
                    return Outlook::Outgrown;
                }
            }
            match bulk.outlook(machine, pending, equated, may_hurry) {
                Outlook::Open => {}
                outlook => return outlook,
            }
        }
        Outlook::Open
    }

    /// Evaluates a value before the decision at hand.
    pub(crate) fn hurry(&mut self, value: Word) {
        self.ahead.hurried += 1;
        self.machine.interp.pending = Pending::None;
        self.machine.hurry(value, LARGEST as u32);
    }
}

impl Sizes {
    fn outlook(
        &mut self,
        machine: &Machine<Symbolic>,
        pending: Awaiting,
        equated: Option<[Word; 2]>,
        may_hurry: bool,
    ) -> Outlook {
        let symbolic = &machine.interp;
        let is_suspended = |at| matches!(symbolic.heap.get(at), Word::Suspended(_));
        let (known, until) = match equated {
            Some([left, right]) => match (symbolic.current(left), symbolic.current(right)) {
                (known @ Word::Con(..), Word::Lazy(_)) | (Word::Lazy(_), known @ Word::Con(..)) => (known, None),
                (Word::Lazy(at), Word::Lazy(_)) if is_suspended(at) && is_ground(symbolic, left) => (left, None),
                (Word::Lazy(_), Word::Lazy(at)) if is_suspended(at) && is_ground(symbolic, right) => (right, None),
                _ => return Outlook::Open,
            },
            None => match self.strict_equation(machine, pending) {
                Some((known, branch)) => (symbolic.current(known), Some(branch)),
                None => return Outlook::Open,
            },
        };
        match known {
            Word::Con(..) => {}
            Word::Lazy(at) if may_hurry && is_suspended(at) && is_ground(symbolic, known) => {
                return Outlook::Waits(known);
            }
            _ => return Outlook::Open,
        }
        let (spine, whole) = self.measures.fitting(symbolic, known);
        for measure in [spine, whole].into_iter().flatten() {
            let least = self.least(machine, pending, until, measure, None);
            if least <= 0 {
                continue;
            }
            match self.measures.compare(symbolic, measure, known, least.min(LARGEST as i64) as usize) {
                Compared::Below => return Outlook::Outgrown,
                Compared::Waits if may_hurry && is_ground(symbolic, known) => return Outlook::Waits(known),
                _ => {}
            }
        }
        Outlook::Open
    }

    /// Where a language evaluates both sides of an equation first: what the value of a coroutine will be compared with, and the
    /// branch after which it is.
    fn strict_equation(
        &mut self,
        machine: &Machine<Symbolic>,
        mut pending: Awaiting,
    ) -> Option<(Word, (AltsId, Activation))> {
        let code = machine.code();
        let any = || (0..code.alts.len()).any(|alts| compared_with(code, AltsId(alts as u32)).is_some());
        if !*self.strict_equations.get_or_insert_with(any) {
            return None;
        }
        let mut found = None;
        for _ in 0..MOST_FRAMES {
            match machine.after(&mut pending)? {
                After::Wanted(builtin::TRUE) if found.is_some() => return found,
                After::Updated(_) => {}
                After::Branch(alts, activation) => {
                    found = compared_with(code, alts).and_then(|operand| {
                        let word = match operand {
                            Operand::Local(slot) => machine.slot_of(activation, slot)?,
                            Operand::Global(global) => machine.global(GlobalId(global)),
                            Operand::Literal(_) => return None,
                        };
                        Some((word, (alts, activation)))
                    });
                }
                _ => found = None,
            }
        }
        None
    }

    /// The least lengths of what comes to each frame of a coroutine.
    fn along(&mut self, machine: &Machine<Symbolic>, pending: Awaiting) -> Vec<i64> {
        let mut lengths = Vec::new();
        self.least(machine, pending, None, Measure::Spine, Some(&mut lengths));
        lengths
    }

    /// The least size of what a coroutine computes. `seen` gets that of what comes to each frame.
    fn least(
        &mut self,
        machine: &Machine<Symbolic>,
        mut pending: Awaiting,
        until: Option<(AltsId, Activation)>,
        measure: Measure,
        mut seen: Option<&mut Vec<i64>>,
    ) -> i64 {
        let mut on_its_way = OnItsWay::default();
        let mut value = match pending.node {
            Some(node) => self.look(machine, measure, &on_its_way, |look| look.at(pending.activation, None, node)),
            None => Value::UNKNOWN,
        };
        let mut frames = 0;
        loop {
            frames += 1;
            if let Some(lengths) = &mut seen {
                lengths.push(self.low(machine, measure, &on_its_way, &value));
            }
            let Some(after) = machine.after(&mut pending).filter(|_| frames <= MOST_FRAMES) else { return 0 };
            value = match after {
                After::Wanted(_) => value,
                After::Updated(thunk) => {
                    if let Word::Lazy(cell) = machine.interp.current(thunk) {
                        on_its_way.push((cell, value.clone()));
                    }
                    value
                }
                After::Branch(alts, activation) if until == Some((alts, activation)) => break,
                After::Branch(alts, activation) => {
                    let given = || value.clone();
                    self.look(machine, measure, &on_its_way, |look| look.after_branch(activation, alts, given()))
                }
                After::Operand(slot, node, activation) => {
                    let replaced = || Some((slot, value.clone()));
                    self.look(machine, measure, &on_its_way, |look| look.at(activation, replaced(), node))
                }
                After::Equated(..) => break,
                After::Other => Value::UNKNOWN,
            };
        }
        self.low(machine, measure, &on_its_way, &value)
    }

    fn low(&mut self, machine: &Machine<Symbolic>, measure: Measure, on_its_way: &OnItsWay, value: &Value) -> i64 {
        match self.look(machine, measure, on_its_way, |look| Value::Size(look.size(value))) {
            Value::Size(size) => size.low,
            _ => 0,
        }
    }

    /// What a look finds, once everything is known of the functions that it meets.
    fn look(
        &mut self,
        machine: &Machine<Symbolic>,
        measure: Measure,
        on_its_way: &OnItsWay,
        mut at: impl FnMut(&mut Look<'_>) -> Value,
    ) -> Value {
        loop {
            self.measures.prepare(machine.code(), measure);
            let mut look = Look::new(machine.code(), measure, &self.measures, &self.facts);
            look.run = Some((machine, on_its_way));
            let value = at(&mut look);
            let missing = std::mem::take(&mut look.missing);
            if missing.is_empty() {
                return value;
            }
            self.learn(machine.code(), missing);
        }
    }
}

/// What a value is compared with that comes to a branch, if it is compared at once.
fn compared_with(code: &Code, alts: AltsId) -> Option<Operand> {
    let alternatives = code.alternatives(alts);
    let Node::Prim(Prim::DataEqual, args) = code.node(alternatives.default?) else { return None };
    let own = Operand::Local(alternatives.binder);
    match *code.run(args) {
        _ if !alternatives.cases.is_empty() => None,
        [left, right] if left == own && right != own => Some(right),
        [left, right] if right == own && left != own => Some(left),
        _ => None,
    }
}
