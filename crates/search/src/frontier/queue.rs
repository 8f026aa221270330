//! The open places of all workers.

use super::node::Node;
use super::order::Order;
use crate::pool::Queue;

/// Places that can be explored now, and those that have to wait for another limit.
pub(crate) struct Frontier {
    pub(crate) order: Order,
    /// Paths that ran out of fuel.
    pub(crate) suspended: Vec<Node>,
    /// Alternatives above the cost limit; a resumed search may have a higher one.
    pub(crate) beyond: Vec<Node>,
    pub(crate) sequence: u64,
    pub(crate) peak: usize,
}

impl Frontier {
    /// Takes in the alternatives of a decision and those above the cost limit; gives the next thing to do.
    pub(crate) fn branch(&mut self, children: &mut Vec<Node>, beyond: &mut Vec<Node>) -> Option<Node> {
        for child in children.iter_mut() {
            child.step.sequence = self.sequence;
            self.sequence = self.sequence.saturating_add(1);
        }
        self.beyond.append(beyond);
        let next = self.order.branch(children);
        self.peak = self.peak.max(self.size());
        next
    }

    /// Everything kept in memory.
    pub(crate) fn size(&self) -> usize {
        self.order.len() + self.suspended.len() + self.beyond.len()
    }
}

impl Queue for Frontier {
    type Task = Node;

    fn pop(&mut self) -> Option<Node> {
        self.order.pop()
    }

    fn len(&self) -> usize {
        self.order.len()
    }
}
