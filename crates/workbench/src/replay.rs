//! Replays: no path is shown before the concrete interpretation has confirmed it.

use crate::agree::agree;
use snell_core_ir::GlobalId;
use snell_graph::Datum;
use snell_interp_concrete::{Ended, Runner};
use snell_interp_symbolic::End;
use snell_semantics::{Code, Fault, Layer};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Replays the paths of one definition, one after the other on one machine.
pub struct Replayer<L: Layer = ()> {
    runner: Runner<L>,
    entry: GlobalId,
    observe: u32,
    fuel: u64,
    /// A replay is short and is not interrupted: half a confirmation is none.
    never: AtomicBool,
}

/// What a replay says of a path.
#[derive(Debug)]
pub enum Replay {
    /// The program does what the path says; of a raised value, what the program itself says of it.
    Agrees(Option<Datum>),
    /// The limits of the replay were reached first.
    Unfinished,
    /// The program does something else: one of the interpretations is wrong.
    Disagrees(Ended),
}

impl Replayer {
    /// Replays of a definition with this many nodes of its result, steps and bytes of heap.
    pub fn new(code: &Arc<Code>, entry: GlobalId, observe: u32, fuel: u64, max_bytes: usize) -> Replayer {
        Replayer::watched(code, entry, observe, fuel, max_bytes, ())
    }
}

impl<L: Layer> Replayer<L> {
    /// The same, watched.
    pub fn watched(
        code: &Arc<Code>,
        entry: GlobalId,
        observe: u32,
        fuel: u64,
        max_bytes: usize,
        layer: L,
    ) -> Replayer<L> {
        Replayer { runner: Runner::new(code, max_bytes, layer), entry, observe, fuel, never: AtomicBool::new(false) }
    }

    /// What watches the replays.
    pub(crate) fn layer(&mut self) -> &mut L {
        self.runner.layer()
    }

    /// Runs inputs, whatever comes of it.
    pub(crate) fn run(&mut self, args: &[Datum], inputs: Vec<Datum>) -> Ended {
        self.runner.run(self.entry, args, inputs, self.observe, self.fuel, &self.never).0
    }

    /// Runs the inputs of a path and compares what happens with what the path says.
    pub fn replay(&mut self, args: &[Datum], inputs: Vec<Datum>, claimed: &End) -> Replay {
        let (ended, _) = self.runner.run(self.entry, args, inputs, self.observe, self.fuel, &self.never);
        let agrees = match (claimed, &ended) {
            (_, Ended::OutOfFuel | Ended::Cancelled) => return Replay::Unfinished,
            (_, Ended::Failed { fault, .. }) if is_limit(fault) => return Replay::Unfinished,
            (End::Value(claimed), Ended::Value(value)) => agree(claimed, value),
            (
                End::Failed { fault: claimed, node: place, raised: thrown, .. },
                Ended::Failed { fault, node, raised, .. },
            ) => {
                let same_value = match (thrown, raised) {
                    (Some(thrown), Some(raised)) => agree(thrown, raised),
                    (thrown, raised) => thrown.is_none() && raised.is_none(),
                };
                claimed == fault && place == node && same_value
            }
            _ => false,
        };
        match ended {
            Ended::Failed { says, .. } if agrees => Replay::Agrees(says),
            _ if agrees => Replay::Agrees(None),
            ended => Replay::Disagrees(ended),
        }
    }
}

/// Whether a failure is that of the machine and says nothing about the program.
pub(crate) fn is_limit(fault: &Fault<()>) -> bool {
    matches!(fault, Fault::OutOfMemory | Fault::StackOverflow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;
    use snell_graph::Part;
    use snell_integer::Integer;

    const PROGRAM: &[u8] = b"double x = int.add x x;
half x = int.quot x (case x of { 4 -> 0; _ -> 2 });
forever x = forever x;
table = double 4;
keep x = int.add table x;
";

    fn int(n: i64) -> Datum {
        Integer::Small(n).into()
    }

    fn replay(name: &str, arg: Datum, claimed: End) -> Replay {
        let loaded = load("t.core", PROGRAM).unwrap_or_else(|refused| panic!("{refused:?}"));
        let entry = loaded.program.find_global(name).unwrap();
        let mut replayer = Replayer::new(&loaded.code, entry, 100, 10_000, 1 << 24);
        replayer.replay(&[arg], vec![], &claimed)
    }

    #[test]
    fn what_the_program_does_is_confirmed() {
        assert!(matches!(replay("double", int(3), End::Value(int(6))), Replay::Agrees(None)));
        assert!(matches!(replay("double", int(3), End::Value(Part::More.into())), Replay::Agrees(None)));
    }

    #[test]
    fn what_it_does_not_do_is_not() {
        assert!(matches!(replay("double", int(3), End::Value(int(7))), Replay::Disagrees(Ended::Value(_))));
        let failed = |fault| End::Failed { fault, text: String::new(), raised: None, node: None };
        assert!(matches!(replay("double", int(3), failed(Fault::NoMatch)), Replay::Disagrees(_)));
        // The right failure at the wrong place.
        assert!(matches!(replay("half", int(4), failed(Fault::DivideByZero)), Replay::Disagrees(_)));
        // Looks at a part of the input that the path says it does not look at.
        assert!(matches!(replay("double", Part::Hole.into(), End::Value(int(0))), Replay::Disagrees(_)));
        assert!(matches!(replay("forever", int(0), End::Value(int(0))), Replay::Unfinished));
    }

    #[test]
    fn one_machine_replays_many_paths() {
        let loaded = load("t.core", PROGRAM).unwrap_or_else(|refused| panic!("{refused:?}"));
        let entry = loaded.program.find_global("keep").unwrap();
        let mut replayer = Replayer::new(&loaded.code, entry, 100, 10_000, 1 << 24);
        for n in 0..100_000 {
            let outcome = replayer.replay(&[int(n)], vec![], &End::Value(int(n + 8)));
            assert!(matches!(outcome, Replay::Agrees(None)), "{n}: {outcome:?}");
        }
    }
}
