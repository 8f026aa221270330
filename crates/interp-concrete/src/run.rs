//! Running an entry point to its end.

use crate::console::{Console, Silent};
use crate::interpretation::Concrete;
use snell_core_ir::{GlobalId, RAISED};
use snell_graph::{Datum, Part, Word};
use snell_semantics::{Code, Event, Fault, Layer, Machine, NodeId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What to run, and how far.
pub struct Run {
    /// The definition to evaluate.
    pub entry: GlobalId,
    /// What it is applied to.
    pub args: Vec<Datum>,
    /// What `fresh` gives.
    pub inputs: Vec<Datum>,
    /// How many nodes of the result to evaluate and give back.
    pub observe: u32,
    /// How many steps to take.
    pub fuel: u64,
    /// How large the heap may grow; the stack is limited in proportion.
    pub max_bytes: usize,
}

impl Run {
    /// Runs `entry` without arguments under generous limits.
    pub fn of(entry: GlobalId) -> Run {
        Run { entry, args: Vec::new(), inputs: Vec::new(), observe: 10_000_000, fuel: u64::MAX, max_bytes: 8 << 30 }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Ended {
    /// With a value.
    Value(Datum),
    /// With a failure at a node.
    Failed {
        /// What went wrong.
        fault: Fault<()>,
        /// What it says.
        text: String,
        /// The raised value, if one was raised.
        raised: Option<Datum>,
        /// What the program says of it, as [`RAISED`] gives it and as far as that could be evaluated.
        says: Option<Datum>,
        /// Where.
        node: Option<NodeId>,
    },
    /// An assumption does not hold.
    Assumption,
    /// The fuel is spent.
    OutOfFuel,
    /// Somebody asked to stop.
    Cancelled,
}

/// Steps between looks at the cancel flag.
const CHUNK: u64 = 1 << 20;

/// A frame with the activation it keeps, about.
const FRAME_BYTES: usize = 128;

/// How deep the stack may be for the memory that was asked for; never so flat that ordinary recursion fails.
pub(crate) fn frames(max_bytes: usize) -> u32 {
    (max_bytes / FRAME_BYTES).clamp(100_000, 20_000_000) as u32
}

/// Runs without a console; gives the end and the number of steps taken.
pub fn run<L: Layer>(code: &Arc<Code>, run: &Run, layer: L, cancel: &AtomicBool) -> (Ended, u64, L) {
    run_with(code, run, Box::new(Silent), layer, cancel)
}

/// As [`run()`], with a console; it is dropped when the run has ended.
pub fn run_with<L: Layer>(
    code: &Arc<Code>,
    run: &Run,
    console: Box<dyn Console>,
    layer: L,
    cancel: &AtomicBool,
) -> (Ended, u64, L) {
    let mut machine = Machine::new(code.clone(), Concrete::new(code.clone(), run.max_bytes), layer);
    machine.interp.console = console;
    machine.interp.heap.reserve_much();
    machine.limit_stack(frames(run.max_bytes));
    let args: Vec<Word> = run.args.iter().map(|arg| machine.interp.load(arg)).collect();
    machine.interp.feed(run.inputs.clone());
    machine.start(machine.global(run.entry), &args, run.observe);
    let (ended, steps) = drive(&mut machine, run.fuel, run.observe, cancel);
    (ended, steps, machine.layer)
}

/// Runs a machine that was started; gives the end and the number of steps taken.
pub(crate) fn drive<L: Layer>(
    machine: &mut Machine<Concrete, L>,
    max_steps: u64,
    observe: u32,
    cancel: &AtomicBool,
) -> (Ended, u64) {
    let mut steps = 0;
    let ended = loop {
        if cancel.load(Ordering::Relaxed) {
            break Ended::Cancelled;
        }
        let chunk = CHUNK.min(max_steps - steps);
        let mut fuel = chunk;
        let event = machine.run(&mut fuel);
        steps += chunk - fuel;
        match event {
            Event::OutOfFuel if steps < max_steps => {}
            Event::OutOfFuel => break Ended::OutOfFuel,
            Event::Done(value) => break Ended::Value(read(&machine.interp, value, observe)),
            Event::Dead => break Ended::Assumption,
            Event::Failed(fault) => break failed(machine, fault),
            // Nothing is ever undecided here, and nothing is watched.
            Event::Decide | Event::Exit(..) => break Ended::Cancelled,
        }
    };
    (ended, steps)
}

fn read(concrete: &Concrete, value: Word, observe: u32) -> Datum {
    concrete.heap.datum(value, observe as usize, 0, |_, word, parts| {
        parts.push(match word {
            Word::Table(table) => Part::Function(concrete.tables[table as usize].clone().into()),
            _ => Part::Hole,
        });
    })
}

/// Nodes of a raised value and of its description that are read.
const MAX_RAISED: u32 = 1000;

/// Steps that a description may take: it is for people, and may be without an end.
const DESCRIBE: u64 = 1 << 20;

fn failed<L: Layer>(machine: &mut Machine<Concrete, L>, fault: Fault<Word>) -> Ended {
    let (text, node) = (machine.code().describe(&fault), machine.place());
    let (raised, says) = match fault {
        Fault::Raised(value) => (Some(read(&machine.interp, value, MAX_RAISED)), describe(machine, value)),
        _ => (None, None),
    };
    Ended::Failed { text, raised, says, node, fault: fault.forget() }
}

/// Evaluates the description of a raised value; its beginning if it fails on the way. The run is over, so that the
/// machine may be used for it.
fn describe<L: Layer>(machine: &mut Machine<Concrete, L>, raised: Word) -> Option<Datum> {
    let describer = machine.code().program.find_global(RAISED)?;
    // What lies below a mark does not move.
    machine.interp.heap.push_mark();
    machine.start(machine.global(describer), &[raised], 0);
    let Event::Done(cell) = machine.run(&mut { DESCRIBE }) else { return None };
    machine.interp.heap.push_mark();
    machine.start(cell, &[], 2 * MAX_RAISED);
    machine.run(&mut { DESCRIBE });
    Some(read(&machine.interp, cell, 2 * MAX_RAISED))
}
