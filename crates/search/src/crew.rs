//! The workers: one on the calling thread, or several on their own.

use crate::meter::{Meter, Totals};
use crate::pool::{Pass, Pool, Queue, Taken};
use crate::tally::Tally;
use crate::{Flow, Found, Options, Process};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;

/// Outcomes on their way to the calling thread; a full channel slows the workers down.
const CHANNEL: usize = 1024;
/// So long the calling thread lets outcomes gather: being woken for each would cost more than finding it did.
const GATHER: Duration = Duration::from_micros(200);

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
    pub(crate) emit: &'a mut dyn FnMut(Found<O>) -> Flow,
}

/// Runs the pass that the pool was told to begin, giving what it finds to the receiver.
pub(crate) type RunPass<'a, O> = dyn FnMut(&mut dyn FnMut(Found<O>) -> Flow) + 'a;

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
        return body(&mut |emit| work(&mut walker, pool, options, totals, emit, &mut || Flow::Stop));
    }
    let (sender, receiver) = sync_channel(CHANNEL);
    std::thread::scope(|scope| {
        for index in 0..jobs {
            let sender = sender.clone();
            scope.spawn(move || {
                // Only a panic gets here with the pool open: let nobody wait for this worker.
                let _guard = Guard { pool, sender: Some(&sender) };
                let mut walker = W::new(make(index));
                let mut emit = |found| match sender.send(Event::Found(found)) {
                    Ok(()) if !pool.is_halting() => Flow::Continue,
                    _ => Flow::Stop,
                };
                let mut pass_over = || match sender.send(Event::PassOver) {
                    Ok(()) => Flow::Continue,
                    Err(_) => Flow::Stop,
                };
                work(&mut walker, pool, options, totals, &mut emit, &mut pass_over);
            });
        }
        drop(sender);
        let receiver = receiver;
        let _guard = Guard::<W::Queue, P::Outcome> { pool, sender: None };
        body(&mut |emit| {
            while let Ok(Event::Found(found)) = receiver.recv() {
                emit(found);
                loop {
                    match receiver.try_recv() {
                        Ok(Event::Found(found)) => emit(found),
                        Ok(Event::PassOver) => return,
                        Err(_) => break,
                    };
                }
                std::thread::sleep(GATHER);
            }
        })
    })
}

enum Event<O> {
    Found(Found<O>),
    PassOver,
}

/// Works until there is no more, or until the end of a pass if `pass_over` says so.
fn work<P: Process, W: Walker<P>>(
    walker: &mut W,
    pool: &Pool<W::Queue>,
    options: &Options,
    totals: &Totals,
    emit: &mut dyn FnMut(Found<P::Outcome>) -> Flow,
    pass_over: &mut dyn FnMut() -> Flow,
) {
    let mut env = Env {
        pass: Pass::default(),
        pool,
        options,
        sharing: options.jobs > 1,
        meter: Meter::new(options, totals, W::CHARGE_REPLAYS),
        tally: Tally::default(),
        emit,
    };
    loop {
        match pool.take(&mut env.tally) {
            Taken::Task(task, pass) => {
                env.pass = pass;
                walker.run(task, &mut env);
                env.tally.work += env.meter.settle();
            }
            Taken::PassOver if pass_over() == Flow::Continue => {}
            Taken::PassOver | Taken::Closed => return,
        }
    }
}

/// Closes the pool when its owner is gone, however it went.
struct Guard<'a, Q: Queue, O> {
    pool: &'a Pool<Q>,
    sender: Option<&'a SyncSender<Event<O>>>,
}

impl<Q: Queue, O> Drop for Guard<'_, Q, O> {
    fn drop(&mut self) {
        self.pool.close();
        if let Some(sender) = self.sender
            && std::thread::panicking()
        {
            let _ = sender.send(Event::PassOver);
        }
    }
}
