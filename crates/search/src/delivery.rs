//! The last metres of an outcome: counting it, handing it over, and keeping what nobody wants any more.

use crate::{DecisionPath, Flow, Found, Options, Reason};
use std::sync::atomic::Ordering::Relaxed;

pub(crate) struct Delivery<'a, O> {
    sink: &'a mut dyn FnMut(Found<O>) -> Flow,
    options: &'a Options,
    delivered: u64,
    stopped: Option<Reason>,
    undelivered: Vec<(DecisionPath, u32)>,
}

impl<'a, O> Delivery<'a, O> {
    pub(crate) fn new(options: &'a Options, sink: &'a mut dyn FnMut(Found<O>) -> Flow) -> Self {
        let mut delivery = Delivery { sink, options, delivered: 0, stopped: None, undelivered: Vec::new() };
        delivery.stop_if_full();
        delivery
    }

    /// Hands an outcome over. After a stop its path is kept instead, so that a resumed search finds it again.
    pub(crate) fn deliver(&mut self, found: Found<O>) -> Flow {
        if self.stopped.is_some() {
            self.undelivered.push((found.path, found.cost));
            return Flow::Stop;
        }
        self.delivered += 1;
        self.options.progress.outcomes.fetch_add(1, Relaxed);
        if (self.sink)(found) == Flow::Stop {
            self.stopped = Some(Reason::Sink);
        }
        self.stop_if_full();
        self.flow()
    }

    pub(crate) fn delivered(&self) -> u64 {
        self.delivered
    }

    /// How many more outcomes are wanted, if that is known.
    pub(crate) fn room(&self) -> Option<usize> {
        let limit = self.options.limits.max_outcomes?;
        Some(usize::try_from(limit.saturating_sub(self.delivered)).unwrap_or(usize::MAX))
    }

    pub(crate) fn stopped(&self) -> Option<Reason> {
        self.stopped
    }

    /// The ends of paths, with their costs, that were found but not handed over.
    pub(crate) fn take_undelivered(&mut self) -> Vec<(DecisionPath, u32)> {
        std::mem::take(&mut self.undelivered)
    }

    fn flow(&self) -> Flow {
        match self.stopped {
            None => Flow::Continue,
            Some(_) => Flow::Stop,
        }
    }

    fn stop_if_full(&mut self) {
        let limit = self.options.limits.max_outcomes;
        if limit.is_some_and(|limit| self.delivered >= limit) {
            self.stopped.get_or_insert(Reason::Outcomes);
        }
    }
}
