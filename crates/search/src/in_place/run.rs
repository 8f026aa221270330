//! Sweep after sweep until nothing is left or a limit says stop.

use super::diver::Diver;
use super::gather::{Gather, Next};
use super::plan::{From, Plan};
use super::task::{Suspended, TaskList, TaskQueue};
use crate::crew::{RunPass, with_crew};
use crate::delivery::Delivery;
use crate::meter::Totals;
use crate::outlet::News;
use crate::pool::{Halt, Pool};
use crate::tally::Tally;
use crate::{DecisionPath, Flow, Options, Process, Reason, SavedFrontier, Status, Summary};
use serde::{Deserialize, Serialize};
use std::sync::atomic::Ordering::Relaxed;

/// Where a search by sweeps stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InPlaceState {
    plan: Plan,
    /// The part of the current sweep that is done.
    tally: Tally,
    /// The part that is not.
    tasks: TaskList,
    suspended: Suspended,
}

impl InPlaceState {
    pub(crate) fn new(deepening: bool) -> Self {
        InPlaceState {
            plan: Plan::new(deepening),
            tally: Tally::default(),
            tasks: TaskList::default(),
            suspended: Suspended::default(),
        }
    }

    pub(crate) fn is_valid(&self) -> bool {
        self.tasks.is_valid() && self.suspended.paths.is_valid()
    }

    fn start(&mut self, from: From) {
        let suspended = std::mem::take(&mut self.suspended);
        self.tally = Tally::default();
        self.tasks = match from {
            From::Suspended => suspended.paths,
            From::Root => {
                let mut root = TaskList::default();
                root.push(DecisionPath::new().bytes(), 0);
                root
            }
        };
    }
}

/// Searches from a state on.
pub(crate) fn run<P: Process>(
    make: &(impl Fn(usize) -> P + Sync),
    options: &Options,
    mut state: InPlaceState,
    mut delivery: Delivery<'_, P::Outcome>,
    wrap: impl FnOnce(InPlaceState) -> SavedFrontier,
) -> Summary {
    let totals = Totals::new();
    let jobs = options.jobs.max(1);
    let queue = TaskQueue::new(TaskList::default(), Suspended::default(), options.limits.max_frontier);
    let pool = Pool::new(jobs, queue);
    let mut passes = 0;
    let status = match delivery.stopped() {
        Some(reason) => Status::Stopped(reason),
        None => with_crew::<P, Diver<P>, _>(make, options, &pool, &totals, |run_pass| {
            loop {
                if state.plan.is_between() {
                    match plan_next(&mut state.plan, &state.suspended, options, &totals) {
                        Ok(from) => state.start(from),
                        Err(status) => return status,
                    }
                }
                passes += 1;
                if let Some(reason) = sweep(&mut state, options, &totals, &pool, &mut delivery, run_pass) {
                    return stopped(&state, reason, options, &totals);
                }
            }
        }),
    };
    let tally =
        if state.plan.is_between() { *state.plan.settled() } else { state.plan.settled().at_least(&state.tally) };
    Summary {
        status,
        complete_to_cost: state.plan.complete_to(),
        complete_below: state.plan.complete_below(),
        cut: tally.cut,
        suspended: tally.suspended,
        fuel: state.plan.fuel(),
        unknown: tally.unknown,
        infeasible: tally.infeasible,
        dead: tally.dead,
        delivered: delivery.delivered(),
        decisions: totals.decisions(),
        steps: totals.steps(),
        replayed_steps: totals.replayed(),
        passes,
        peak_choice_points: totals.peak_choice_points(),
        peak_frontier: 0,
        frontier: wrap(state),
    }
}

/// One sweep, or what is left of it; gives the reason if the search has to stop.
fn sweep<O>(
    state: &mut InPlaceState,
    options: &Options,
    totals: &Totals,
    pool: &Pool<TaskQueue>,
    delivery: &mut Delivery<'_, O>,
    run_pass: &mut RunPass<'_, O>,
) -> Option<Reason> {
    let pass = state.plan.pass();
    options.progress.passes.fetch_add(1, Relaxed);
    options.progress.bound.store(u64::from(pass.bound), Relaxed);
    let (tasks, suspended) = (std::mem::take(&mut state.tasks), std::mem::take(&mut state.suspended));
    pool.with_queue(|queue| *queue = TaskQueue::new(tasks, suspended, options.limits.max_frontier));
    totals.begin_pass(state.tally.work);
    pool.begin(pass, state.tally);

    let before = delivery.delivered();
    let all_wanted = options.limits.max_outcomes.is_none() && !options.limits.some_suffice;
    let order = state.plan.order(options.jobs, all_wanted);
    let mut gather = Gather::new(delivery, order);
    run_pass(&mut |news| {
        let next = match news {
            News::Found(found) => gather.receive(found),
            News::Settled => gather.settle(),
        };
        let halt = match next {
            Next::GoOn => return Flow::Continue,
            Next::Stop(reason) => Halt::Stop(reason),
            Next::Abandon => Halt::Abandon,
        };
        pool.halt(halt);
        Flow::Stop
    });
    let (halt, tally) = pool.end();
    (state.tasks, state.suspended) = pool.with_queue(TaskQueue::take_lists);

    // Where the bound was raised, what was found has been handed over: there is no going back.
    let too_large = halt.is_none() && tally.raised == 0 && tally.work > pass.allowance;
    if halt == Some(Halt::Abandon) || too_large {
        state.plan.abandon();
        state.tasks = TaskList::default();
        state.suspended = Suspended { paths: TaskList::default(), incomplete: true };
        return None;
    }
    state.plan.raise(tally.raised, tally.raised_below);
    for path in gather.finish() {
        state.tasks.push(path.bytes(), 0);
    }
    state.tally = tally;
    if state.tasks.is_empty() {
        state.plan.complete(&tally, delivery.delivered() - before);
    } else {
        state.plan.interrupt();
    }
    match halt {
        Some(Halt::Stop(reason)) => Some(reason),
        _ => delivery.stopped(),
    }
}

/// A limit that is reached with the very last path leaves nothing open.
fn stopped(state: &InPlaceState, reason: Reason, options: &Options, totals: &Totals) -> Status {
    if state.plan.is_between() {
        let next = plan_next(&mut state.plan.clone(), &state.suspended, options, totals);
        if next == Err(Status::Exhausted) {
            return Status::Exhausted;
        }
    }
    Status::Stopped(reason)
}

fn plan_next(plan: &mut Plan, suspended: &Suspended, options: &Options, totals: &Totals) -> Result<From, Status> {
    let limits = &options.limits;
    let steps_left = limits.max_steps.unwrap_or(u64::MAX).saturating_sub(totals.work());
    plan.next(limits, steps_left, !suspended.incomplete)
}
