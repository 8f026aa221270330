//! The two ways in: a new search and a saved one.

use crate::delivery::Delivery;
use crate::saved::Engine;
use crate::{
    Chosen, DecisionPath, Ending, Flow, Found, Options, Process, ResumeError, SavedFrontier, Step, Summary, frontier,
    in_place,
};

/// Explores a process and hands each outcome to `sink`, on the calling thread.
///
/// `make` builds a worker's own process, on that worker's thread; it is given the worker's number. The calling thread is
/// worker 0. All strategies promise the same set of outcomes for any number of workers, and the same order for one. With
/// deepening, the order is by cost whatever the number of workers (only paths that had to wait for more fuel come later),
/// and by decision path among those of the same cost if there is one worker or if `max_outcomes` is set: which ones are
/// the first must not depend on who found them. Without it, several workers hand the outcomes of a level over as they
/// find them.
pub fn explore<P: Process>(
    make: impl Fn(usize) -> P + Sync,
    options: &Options,
    sink: &mut dyn FnMut(Found<P::Outcome>) -> Flow,
) -> Summary {
    run(&make, options, SavedFrontier::start(&options.strategy), sink)
}

/// Goes on where a search stopped: what it delivers and what was delivered before is, together and without repetition,
/// what one call would have delivered.
///
/// Limits count anew. The strategy must be of the same kind; the limits and the number of workers may differ.
pub fn resume<P: Process>(
    make: impl Fn(usize) -> P + Sync,
    options: &Options,
    saved: SavedFrontier,
    sink: &mut dyn FnMut(Found<P::Outcome>) -> Flow,
) -> Result<Summary, ResumeError> {
    saved.check(&options.strategy)?;
    Ok(run(&make, options, saved, sink))
}

/// Follows a known path to its end, which may be one that nobody can say to be feasible: what was decided bit by bit is
/// then asked at once. Nothing if the process does not follow or `fuel` does not suffice.
pub fn replay<P: Process>(process: &mut P, path: &DecisionPath, mut fuel: u64) -> Option<Ending<P::Outcome>> {
    process.restart();
    for index in path {
        let Step::Decision(decision) = process.advance(&mut fuel) else {
            return None;
        };
        decision.alternatives.get(index as usize)?;
        if process.choose(index, true) != Chosen::Taken {
            return None;
        }
    }
    match process.advance(&mut fuel) {
        Step::Finished => Some(process.outcome()),
        _ => None,
    }
}

fn run<P: Process>(
    make: &(impl Fn(usize) -> P + Sync),
    options: &Options,
    saved: SavedFrontier,
    sink: &mut dyn FnMut(Found<P::Outcome>) -> Flow,
) -> Summary {
    let before = saved.delivered();
    let delivery = Delivery::new(options, sink);
    let mut summary = match saved.engine {
        Engine::InPlace(state) => in_place::run(make, options, state, delivery, |state| {
            SavedFrontier::new(&options.strategy, Engine::InPlace(state), before)
        }),
        Engine::Frontier(state) => frontier::run(make, options, state, delivery, |state| {
            SavedFrontier::new(&options.strategy, Engine::Frontier(state), before)
        }),
    };
    summary.frontier.delivered = before.saturating_add(summary.delivered);
    summary
}
