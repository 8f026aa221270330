//! The workers: the calling thread, and as many others as make up the number.

use crate::meter::{Meter, Totals};
use crate::outlet::{CHANNEL, Lead, News, Outlet, Remote};
use crate::pool::{Pass, Pool, Queue, Role, Taken};
use crate::tally::Tally;
use crate::{Flow, Options, Process};
use std::sync::mpsc::sync_channel;

/// An engine's way of working on a task.
pub(crate) trait Walker<P: Process> {
    type Queue: Queue;
    /// Whether replays are a large part of the work and count against the limit on steps.
    const CHARGE_REPLAYS: bool;
    fn new(process: P) -> Self;
    /// Explores what the task stands for, or puts back the rest when the pool halts.
    fn run(&mut self, task: <Self::Queue as Queue>::Task, env: &mut Env<'_, Self::Queue, P::Outcome>);
}

/// What a walker works with.
pub(crate) struct Env<'a, Q, O> {
    pub(crate) pass: Pass,
    pub(crate) pool: &'a Pool<Q>,
    pub(crate) options: &'a Options,
    pub(crate) sharing: bool,
    pub(crate) meter: Meter<'a>,
    pub(crate) tally: Tally,
    pub(crate) outlet: &'a mut dyn Outlet<O>,
}

/// Runs the pass that the pool was told to begin, giving what it finds to the receiver.
pub(crate) type RunPass<'a, O> = dyn FnMut(&mut dyn FnMut(News<O>) -> Flow) + 'a;

/// Builds the workers, lets `body` run passes with them, and sends them home.
pub(crate) fn with_crew<P, W, R>(
    make: &(impl Fn(usize) -> P + Sync),
    options: &Options,
    pool: &Pool<W::Queue>,
    totals: &Totals,
    body: impl FnOnce(&mut RunPass<'_, P::Outcome>) -> R,
) -> R
where
    P: Process,
    W: Walker<P>,
{
    let jobs = options.jobs.max(1);
    if jobs == 1 {
        let mut walker = W::new(make(0));
        return body(&mut |sink| {
            work(&mut walker, pool, options, totals, &mut Lead { sink, receiver: None }, Role::Lead);
        });
    }
    let (sender, receiver) = sync_channel(CHANNEL);
    std::thread::scope(|scope| {
        for index in 1..jobs {
            let mut outlet = Remote { sender: sender.clone(), pool };
            scope.spawn(move || {
                // Only a panic gets here with the pool open: let nobody wait for this worker.
                let _guard = Guard { pool };
                let mut walker = W::new(make(index));
                work(&mut walker, pool, options, totals, &mut outlet, Role::Other);
            });
        }
        drop(sender);
        // Dropped before the threads are waited for: a worker that waits for room in the channel must not wait for ever.
        let receiver = receiver;
        let _guard = Guard { pool };
        let mut walker = W::new(make(0));
        body(&mut |sink| {
            let mut lead = Lead { sink, receiver: Some(&receiver) };
            work(&mut walker, pool, options, totals, &mut lead, Role::Lead);
            // The others have sent all they had before they ran dry.
            lead.poll();
        })
    })
}

/// Works until the end of a pass in the lead, else until there will be no other.
fn work<P: Process, W: Walker<P>>(
    walker: &mut W,
    pool: &Pool<W::Queue>,
    options: &Options,
    totals: &Totals,
    outlet: &mut dyn Outlet<P::Outcome>,
    role: Role,
) {
    let mut env = Env {
        pass: Pass::default(),
        pool,
        options,
        sharing: options.jobs > 1,
        meter: Meter::new(options, totals, W::CHARGE_REPLAYS),
        tally: Tally::default(),
        outlet,
    };
    loop {
        match pool.take(&mut env.tally, role) {
            Taken::Task(task, pass) => {
                env.pass = pass;
                walker.run(task, &mut env);
                env.tally.work += env.meter.settle();
            }
            Taken::Nothing => env.outlet.poll(),
            Taken::PassOver | Taken::Closed => return,
        }
    }
}

/// Closes the pool when its owner is gone, however it went.
struct Guard<'a, Q: Queue> {
    pool: &'a Pool<Q>,
}

impl<Q: Queue> Drop for Guard<'_, Q> {
    fn drop(&mut self) {
        self.pool.close();
    }
}
