//! Rounds over the frontier, each with more fuel for the paths that ran out of it.

use super::link::Places;
use super::node::Node;
use super::queue::Frontier;
use super::roamer::Roamer;
use super::state::FrontierState;
use crate::crew::with_crew;
use crate::delivery::Delivery;
use crate::meter::Totals;
use crate::outlet::News;
use crate::pool::{Halt, Pass, Pool, Queue};
use crate::tally::Tally;
use crate::{Flow, Magnitude, Options, Process, Reason, SavedFrontier, Status, Summary};
use std::sync::atomic::Ordering::Relaxed;

/// Searches from a state on.
pub(crate) fn run<P: Process>(
    make: &(impl Fn(usize) -> P + Sync),
    options: &Options,
    state: FrontierState,
    mut delivery: Delivery<'_, P::Outcome>,
    wrap: impl FnOnce(FrontierState) -> SavedFrontier,
) -> Summary {
    let bound = options.limits.max_cost.unwrap_or(u32::MAX);
    let totals = Totals::new();
    let mut fuel = match state.fuel {
        0 => options.limits.fuel_per_path.max(1),
        fuel => fuel,
    };
    let mut tally = state.tally;
    let mut passes = 0;
    let pool = Pool::new(options.jobs.max(1), state.load(&options.strategy, bound));
    let stop = match delivery.stopped() {
        Some(reason) => Some(reason),
        None => with_crew::<P, Roamer<P>, _>(make, options, &pool, &totals, |run_pass| {
            loop {
                if pool.with_queue(|frontier| frontier.len() == 0) {
                    match pool.with_queue(|frontier| refuel(frontier, fuel, options, &totals)) {
                        Ok(more) => fuel = more,
                        Err(reason) => return reason,
                    }
                }
                passes += 1;
                options.progress.passes.fetch_add(1, Relaxed);
                options.progress.bound.store(u64::from(bound), Relaxed);
                pool.begin(Pass { bound, ceiling: bound, fuel, seen: None, allowance: u64::MAX }, tally);
                run_pass(&mut |news| {
                    let News::Found(found) = news else { return Flow::Continue };
                    let flow = delivery.deliver(found);
                    if let Some(reason) = delivery.stopped() {
                        pool.halt(Halt::Stop(reason));
                    }
                    flow
                });
                let halt;
                (halt, tally) = pool.end();
                let mut places = Places::default();
                for (path, cost) in delivery.take_undelivered() {
                    let place = places.place(&path);
                    pool.with_queue(|frontier| frontier.order.push(Node::running(place, cost)));
                }
                if let Some(Halt::Stop(reason)) = halt {
                    return Some(reason);
                }
            }
        }),
    };
    pool.with_queue(|frontier| {
        let tree = with_waiting(frontier, &tally);
        let status = match (tree.status(), stop) {
            (Status::Stopped(_), Some(reason)) => Status::Stopped(reason),
            (Status::Exhausted, Some(reason)) if frontier.len() > 0 => Status::Stopped(reason),
            (status, _) => status,
        };
        Summary {
            status,
            complete_to_cost: with_open(frontier, &tree).complete_to(),
            complete_below: with_open(frontier, &tree).complete_below(),
            cut: tree.cut,
            suspended: tree.suspended,
            fuel,
            unknown: tree.unknown,
            infeasible: tree.infeasible,
            dead: tree.dead,
            delivered: delivery.delivered(),
            decisions: totals.decisions(),
            steps: totals.steps(),
            replayed_steps: totals.replayed(),
            passes,
            peak_choice_points: totals.peak_choice_points(),
            peak_frontier: frontier.peak,
            frontier: wrap(FrontierState::save(frontier, fuel, tally)),
        }
    })
}

/// Opens the suspended paths again with twice the fuel. An error, with the reason if it is a limit, if that can't be.
fn refuel(frontier: &mut Frontier, fuel: u64, options: &Options, totals: &Totals) -> Result<u64, Option<Reason>> {
    let limits = &options.limits;
    let more = fuel.saturating_mul(2).min(limits.max_fuel_per_path);
    if frontier.suspended.is_empty() || more <= fuel {
        return Err(None);
    }
    if more > limits.max_steps.unwrap_or(u64::MAX).saturating_sub(totals.steps() + totals.replayed()) {
        return Err(Some(Reason::Steps));
    }
    for node in std::mem::take(&mut frontier.suspended) {
        frontier.order.push(node);
    }
    Ok(more)
}

/// What was met in the tree, and what waits for other limits.
fn with_waiting(frontier: &Frontier, met: &Tally) -> Tally {
    let mut tally = *met;
    for node in &frontier.suspended {
        tally.suspended(node.step.cost, Magnitude::ZERO);
    }
    for node in &frontier.beyond {
        tally.cut(node.step.cost, Magnitude::ZERO);
    }
    tally
}

/// The same as if the search had ended here for lack of a higher cost limit.
fn with_open(frontier: &Frontier, tree: &Tally) -> Tally {
    let mut tally = *tree;
    for node in frontier.order.iter() {
        tally.cut(node.step.cost, Magnitude::ZERO);
    }
    tally
}
