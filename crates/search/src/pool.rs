//! Work shared between workers: who has some, who waits for some, and when a pass is over.

use crate::Reason;
use crate::tally::Tally;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// So long the lead waits for a task before it looks for what the others have found.
const PATIENCE: Duration = Duration::from_micros(500);

/// What a worker can take.
pub(crate) trait Queue: Send {
    type Task: Send;
    fn pop(&mut self) -> Option<Self::Task>;
    fn len(&self) -> usize;
}

/// The bounds of a sweep over the tree.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pass {
    /// Alternatives that make a path cost more are cut.
    pub(crate) bound: u32,
    /// The bound may be raised up to this when nothing else is left within it.
    pub(crate) ceiling: u32,
    /// What each path may spend.
    pub(crate) fuel: u64,
    /// The bounds of the sweeps before: paths within both were delivered then.
    pub(crate) seen: Option<Seen>,
    /// Give the pass up when it takes more work than this.
    pub(crate) allowance: u64,
}

/// All paths of at most this cost that spend at most this fuel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Seen {
    pub(crate) cost: u32,
    pub(crate) fuel: u64,
}

/// Why workers stop in the middle of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    /// The search ends here for now.
    Stop(Reason),
    /// The pass turned out too large and will be done in smaller parts.
    Abandon,
}

/// What a worker gets when it asks for work.
pub(crate) enum Taken<T> {
    Task(T, Pass),
    /// None now; ask again. Only the lead is told.
    Nothing,
    /// All workers have run dry. Only the lead is told.
    PassOver,
    /// There will be no other pass.
    Closed,
}

/// Who asks for work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The calling thread, which begins and ends passes and must not sleep for long.
    Lead,
    Other,
}

pub(crate) struct Pool<Q> {
    jobs: usize,
    /// How many more tasks could be used at once; read without the lock by busy workers.
    hunger: AtomicUsize,
    halting: AtomicBool,
    state: Mutex<State<Q>>,
    wake: Condvar,
}

struct State<Q> {
    queue: Q,
    pass: Pass,
    tally: Tally,
    halt: Option<Halt>,
    waiting: usize,
    running: bool,
    closed: bool,
}

impl<Q: Queue> Pool<Q> {
    pub(crate) fn new(jobs: usize, queue: Q) -> Self {
        Pool {
            jobs,
            hunger: AtomicUsize::new(0),
            halting: AtomicBool::new(false),
            state: Mutex::new(State {
                queue,
                pass: Pass::default(),
                tally: Tally::default(),
                halt: None,
                waiting: 0,
                running: false,
                closed: false,
            }),
            wake: Condvar::new(),
        }
    }

    /// Opens a pass over what is in the queue, continuing a tally.
    pub(crate) fn begin(&self, pass: Pass, tally: Tally) {
        let mut state = self.lock();
        state.pass = pass;
        state.tally = tally;
        state.halt = None;
        state.running = true;
        self.halting.store(false, Relaxed);
        self.update_hunger(&state);
        drop(state);
        self.wake_all();
    }

    /// The result of a pass that is over.
    pub(crate) fn end(&self) -> (Option<Halt>, Tally) {
        let state = self.lock();
        // Closed in the middle of a pass: a worker has panicked, and its part of the tree was not seen.
        let broken = state.closed.then_some(Halt::Stop(Reason::Cancelled));
        (state.halt.or(broken), state.tally)
    }

    /// Hands in a tally and asks for a task. Waits for one; the lead waits only for a while, and until the pass is over.
    pub(crate) fn take(&self, tally: &mut Tally, role: Role) -> Taken<Q::Task> {
        let mut state = self.lock();
        state.tally.add(&std::mem::take(tally));
        state.waiting += 1;
        let taken = loop {
            if state.closed {
                break Taken::Closed;
            }
            if state.running {
                let task = if state.halt.is_none() { state.queue.pop() } else { None };
                if let Some(task) = task {
                    break Taken::Task(task, state.pass);
                }
                if state.waiting == self.jobs {
                    state.running = false;
                    self.wake_all();
                }
            }
            self.update_hunger(&state);
            match role {
                Role::Lead if !state.running => break Taken::PassOver,
                Role::Lead => {
                    let waited = self.wake.wait_timeout(state, PATIENCE).unwrap_or_else(PoisonError::into_inner);
                    state = waited.0;
                    if waited.1.timed_out() {
                        break Taken::Nothing;
                    }
                }
                Role::Other => state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        };
        state.waiting -= 1;
        self.update_hunger(&state);
        taken
    }

    /// Works on the queue and wakes whoever waits for what was added.
    pub(crate) fn with_queue<R>(&self, work: impl FnOnce(&mut Q) -> R) -> R {
        let mut state = self.lock();
        let result = work(&mut state.queue);
        self.update_hunger(&state);
        let wake = state.waiting > 0 && state.running;
        drop(state);
        if wake {
            self.wake_all();
        }
        result
    }

    /// Whether others could use some of a worker's work.
    #[inline]
    pub(crate) fn is_hungry(&self) -> bool {
        self.hunger.load(Relaxed) > 0
    }

    /// Asks all workers to put back what they have. The first reason counts.
    pub(crate) fn halt(&self, halt: Halt) {
        let mut state = self.lock();
        state.halt.get_or_insert(halt);
        self.halting.store(true, Relaxed);
        self.update_hunger(&state);
    }

    #[inline]
    pub(crate) fn is_halting(&self) -> bool {
        self.halting.load(Relaxed)
    }

    /// Sends all workers home.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.halting.store(true, Relaxed);
        self.wake_all();
    }

    /// Wakes whoever waits: nobody if there is one worker, and asking the system to wake nobody takes its time, too.
    fn wake_all(&self) {
        if self.jobs > 1 {
            self.wake.notify_all();
        }
    }

    fn update_hunger(&self, state: &State<Q>) {
        let hunger =
            if state.running && state.halt.is_none() { state.waiting.saturating_sub(state.queue.len()) } else { 0 };
        self.hunger.store(hunger, Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, State<Q>> {
        // A panic elsewhere is reported by its own thread; the counts here are still sound.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
