//! What a sweep finds, on its way to the receiver: handed over at once, or held back until it can be sorted.

use crate::delivery::Delivery;
use crate::{DecisionPath, Found, Reason};

/// A band of several levels with more outcomes than this is done level by level, so that memory stays flat. Also, so
/// many outcomes are held back beyond those that will be wanted.
const LARGEST_BUFFER: usize = 4096;

/// Whether what is found can go to the receiver as it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// One worker finds a level in order; where all of a level is wanted, the order of several is as good as any.
    AsFound,
    /// A band of several levels, which may be given up as long as nothing was handed over.
    Band { may_abandon: bool },
    /// A level of which perhaps not all is wanted: which ones must not depend on which worker was first.
    FirstOfLevel,
}

/// Outcomes of one sweep.
pub(crate) struct Gather<'d, 's, O> {
    delivery: &'d mut Delivery<'s, O>,
    order: Order,
    buffer: Vec<Found<O>>,
    /// Outcomes that are not among the first of their level: paths for a later call.
    left: Vec<DecisionPath>,
}

/// What the sweep has to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    GoOn,
    Stop(Reason),
    Abandon,
}

impl<'d, 's, O> Gather<'d, 's, O> {
    pub(crate) fn new(delivery: &'d mut Delivery<'s, O>, order: Order) -> Self {
        Gather { delivery, order, buffer: Vec::new(), left: Vec::new() }
    }

    pub(crate) fn receive(&mut self, found: Found<O>) -> Next {
        if self.order == Order::AsFound {
            self.delivery.deliver(found);
            return self.delivery.stopped().map_or(Next::GoOn, Next::Stop);
        }
        self.buffer.push(found);
        match self.order {
            Order::Band { may_abandon: true } if self.buffer.len() > LARGEST_BUFFER => return Next::Abandon,
            Order::FirstOfLevel => self.keep_the_first(),
            _ => {}
        }
        Next::GoOn
    }

    /// Hands over what was held back, since nothing that is as small is to come, and goes on with what comes as it is
    /// found. The sweep can't be given up after this.
    pub(crate) fn settle(&mut self) -> Next {
        if let Order::Band { .. } = self.order {
            self.order = Order::AsFound;
            self.hand_over();
        }
        self.delivery.stopped().map_or(Next::GoOn, Next::Stop)
    }

    fn hand_over(&mut self) {
        self.buffer.sort_unstable_by(order);
        for found in self.buffer.drain(..) {
            self.delivery.deliver(found);
        }
    }

    /// Hands over what was held back; gives the paths that nobody wants now.
    pub(crate) fn finish(mut self) -> Vec<DecisionPath> {
        self.hand_over();
        self.left.extend(self.delivery.take_undelivered().into_iter().map(|(path, _)| path));
        self.left
    }

    fn keep_the_first(&mut self) {
        let Some(room) = self.delivery.room() else { return };
        if self.buffer.len() > room.saturating_mul(2).saturating_add(LARGEST_BUFFER) {
            self.buffer.select_nth_unstable_by(room, order);
            self.left.extend(self.buffer.drain(room..).map(|found| found.path));
        }
    }
}

fn order<O>(a: &Found<O>, b: &Found<O>) -> std::cmp::Ordering {
    (a.cost, &a.path).cmp(&(b.cost, &b.path))
}
