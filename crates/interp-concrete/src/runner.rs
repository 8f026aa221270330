//! Many short runs of one program on one machine, each from the same beginning.

use crate::interpretation::Concrete;
use crate::run::{Ended, drive, frames};
use snell_core_ir::GlobalId;
use snell_graph::{Datum, Mark, Word};
use snell_semantics::{Code, Layer, Machine};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A machine that is set back after each run: constants are evaluated anew, as if the run were the first.
///
/// Building a machine allocates every global and a heap; replaying hundreds of thousands of paths must not.
pub struct Runner<L: Layer = ()> {
    machine: Machine<Concrete, L>,
    beginning: Mark,
}

impl<L: Layer> Runner<L> {
    /// A machine for this code with a heap of at most `max_bytes`, and what watches its runs.
    pub fn new(code: &Arc<Code>, max_bytes: usize, layer: L) -> Runner<L> {
        let mut machine = Machine::new(code.clone(), Concrete::new(code.clone(), max_bytes), layer);
        machine.limit_stack(frames(max_bytes));
        // Everything allocated so far lies below the mark: it is never moved, and changes to it are undone.
        machine.interp.heap.push_mark();
        let beginning = machine.interp.heap.mark();
        Runner { machine, beginning }
    }

    /// What watches the runs.
    pub fn layer(&mut self) -> &mut L {
        &mut self.machine.layer
    }

    /// Applies a definition to `args` and evaluates up to `observe` nodes of the result, in at most `fuel` steps;
    /// `inputs` is what `fresh` gives. Gives the end and the number of steps taken.
    pub fn run(
        &mut self,
        entry: GlobalId,
        args: &[Datum],
        inputs: Vec<Datum>,
        observe: u32,
        fuel: u64,
        cancel: &AtomicBool,
    ) -> (Ended, u64) {
        let machine = &mut self.machine;
        let args: Vec<Word> = args.iter().map(|arg| machine.interp.load(arg)).collect();
        machine.interp.feed(inputs);
        machine.start(machine.global(entry), &args, observe);
        let ended = drive(machine, fuel, observe, cancel);
        machine.interp.heap.undo(self.beginning);
        machine.interp.tables.clear();
        ended
    }
}
