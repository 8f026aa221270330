//! The frontier as data.

use super::link::Places;
use super::node::{Node, NodeList, load, save};
use super::order::{Memory, Order};
use super::queue::Frontier;
use crate::Strategy;
use crate::tally::Tally;
use serde::{Deserialize, Serialize};

/// Where a search with a frontier stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FrontierState {
    /// What a path may spend; 0 before the search has begun.
    pub(crate) fuel: u64,
    pub(crate) tally: Tally,
    memory: Memory,
    sequence: u64,
    open: NodeList,
    suspended: NodeList,
    beyond: NodeList,
}

impl FrontierState {
    /// A search that has not begun: the root is open.
    pub(crate) fn new(strategy: &Strategy) -> Self {
        FrontierState {
            fuel: 0,
            tally: Tally::default(),
            memory: Memory::new(strategy),
            sequence: 0,
            open: save([&Node::running(None, 0)]),
            suspended: NodeList::default(),
            beyond: NodeList::default(),
        }
    }

    pub(crate) fn is_valid(&self) -> bool {
        [&self.open, &self.suspended, &self.beyond].iter().all(|list| list.is_valid())
    }

    pub(crate) fn save(frontier: &Frontier, fuel: u64, tally: Tally) -> Self {
        FrontierState {
            fuel,
            tally,
            memory: frontier.order.memory(),
            sequence: frontier.sequence,
            open: save(frontier.order.iter()),
            suspended: save(&frontier.suspended),
            beyond: save(&frontier.beyond),
        }
    }

    /// The frontier again. Alternatives that a higher cost limit allows are open now.
    pub(crate) fn load(self, strategy: &Strategy, max_cost: u32) -> Frontier {
        let mut places = Places::default();
        let mut order = Order::new(strategy, self.memory);
        for node in load(self.open, &mut places) {
            order.push(node);
        }
        let mut beyond = Vec::new();
        for node in load(self.beyond, &mut places) {
            if node.step.cost > max_cost {
                beyond.push(node);
            } else {
                order.push(node);
            }
        }
        Frontier { order, suspended: load(self.suspended, &mut places), beyond, sequence: self.sequence, peak: 0 }
    }
}
