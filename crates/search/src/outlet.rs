//! How an outcome gets from the worker that found it to the receiver, which is called on the calling thread only.

use crate::pool::{Pool, Queue};
use crate::{Flow, Found};
use std::sync::mpsc::{Receiver, SyncSender};

/// Outcomes on their way to the calling thread; a full channel slows the workers down, so that memory stays flat.
pub(crate) const CHANNEL: usize = 1024;

/// What the receiver is told.
pub(crate) enum News<O> {
    Found(Found<O>),
    /// Whatever is found from now on is larger than what was found before.
    Settled,
}

/// Where a worker leaves what it finds.
pub(crate) trait Outlet<O> {
    /// Hands an outcome over.
    fn emit(&mut self, found: Found<O>) -> Flow;
    /// Says that whatever comes from now on is larger. Only for a worker that works alone.
    fn settle(&mut self) -> Flow;
    /// Passes on what others have found; called now and then by every worker.
    fn poll(&mut self);
}

/// The calling thread's: it is a worker like the others, but hands outcomes to the receiver itself, its own at once
/// and those of the others whenever it looks. So nothing is woken for an outcome and no thread waits for any.
pub(crate) struct Lead<'a, O> {
    pub(crate) sink: &'a mut dyn FnMut(News<O>) -> Flow,
    /// From the other workers, if there are any.
    pub(crate) receiver: Option<&'a Receiver<Found<O>>>,
}

impl<O> Outlet<O> for Lead<'_, O> {
    fn emit(&mut self, found: Found<O>) -> Flow {
        (self.sink)(News::Found(found))
    }

    fn settle(&mut self) -> Flow {
        (self.sink)(News::Settled)
    }

    fn poll(&mut self) {
        let Some(receiver) = self.receiver else { return };
        // No more at once than were waiting: others must not keep this worker from its own work for ever.
        for found in receiver.try_iter().take(CHANNEL) {
            (self.sink)(News::Found(found));
        }
    }
}

/// Another worker's: the channel to the calling thread.
pub(crate) struct Remote<'a, Q, O> {
    pub(crate) sender: SyncSender<Found<O>>,
    pub(crate) pool: &'a Pool<Q>,
}

impl<Q: Queue, O> Outlet<O> for Remote<'_, Q, O> {
    fn emit(&mut self, found: Found<O>) -> Flow {
        match self.sender.send(found) {
            Ok(()) if !self.pool.is_halting() => Flow::Continue,
            _ => Flow::Stop,
        }
    }

    fn settle(&mut self) -> Flow {
        Flow::Continue
    }

    fn poll(&mut self) {}
}
