//! The strategies: which open place comes next.

use super::node::Node;
use crate::Strategy;
use crate::rng::Rng;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::sync::Arc;

/// A unit of distance outweighs being met this much earlier. Any finite weight keeps the search fair.
const WEIGHT: u64 = 1024;
/// Targets farther away than this are all alike.
const FAR: u64 = 1 << 20;

/// The open places in the order of a strategy.
pub(crate) enum Order {
    Breadth(VecDeque<Node>),
    Random {
        rng: Rng,
        nodes: Vec<Node>,
    },
    Coverage {
        taken: FxHashMap<Edge, u32>,
        /// Nodes whose edge was not taken when they were met; the youngest is nearest to where the search is.
        fresh: Vec<Node>,
        stale: VecDeque<Node>,
    },
    Directed {
        distance: Arc<[u32]>,
        nodes: BinaryHeap<Reverse<Ranked>>,
    },
}

/// A decision's site and an alternative's target.
pub(crate) type Edge = (u32, u32);

/// What a strategy remembers beside the open places.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Memory {
    Nothing,
    Random(Rng),
    Taken(Vec<(Edge, u32)>),
}

impl Memory {
    pub(crate) fn new(strategy: &Strategy) -> Self {
        match strategy {
            Strategy::Random { seed } => Memory::Random(Rng::new(*seed)),
            _ => Memory::Nothing,
        }
    }
}

impl Order {
    pub(crate) fn new(strategy: &Strategy, memory: Memory) -> Self {
        match (strategy, memory) {
            (Strategy::Random { .. }, Memory::Random(rng)) => Order::Random { rng, nodes: Vec::new() },
            (Strategy::Random { seed }, _) => Order::Random { rng: Rng::new(*seed), nodes: Vec::new() },
            (Strategy::Coverage, memory) => Order::Coverage {
                taken: match memory {
                    Memory::Taken(taken) => taken.into_iter().collect(),
                    _ => FxHashMap::default(),
                },
                fresh: Vec::new(),
                stale: VecDeque::new(),
            },
            (Strategy::Directed { distance }, _) => {
                Order::Directed { distance: Arc::clone(distance), nodes: BinaryHeap::new() }
            }
            // The other two have no frontier of their own and never get here.
            (Strategy::BreadthFirst | Strategy::DepthFirst | Strategy::Deepening, _) => Order::Breadth(VecDeque::new()),
        }
    }

    pub(crate) fn push(&mut self, node: Node) {
        match self {
            Order::Breadth(nodes) => nodes.push_back(node),
            Order::Random { nodes, .. } => nodes.push(node),
            Order::Coverage { taken, fresh, stale } => {
                if taken.contains_key(&edge(&node)) {
                    stale.push_back(node);
                } else {
                    fresh.push(node);
                }
            }
            Order::Directed { distance, nodes } => {
                let far = distance.get(node.step.target as usize).map_or(FAR, |&d| u64::from(d).min(FAR));
                let rank = (far * WEIGHT).saturating_add(node.step.sequence);
                nodes.push(Reverse(Ranked { rank, node }));
            }
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Node> {
        match self {
            Order::Breadth(nodes) => nodes.pop_front(),
            Order::Random { rng, nodes } => {
                let index = rng.below(nodes.len());
                (index < nodes.len()).then(|| nodes.swap_remove(index))
            }
            Order::Coverage { taken, fresh, stale } => {
                let node = if has_fresh(taken, fresh, stale) { fresh.pop() } else { stale.pop_front() }?;
                count(taken, &node);
                Some(node)
            }
            Order::Directed { nodes, .. } => nodes.pop().map(|Reverse(ranked)| ranked.node),
        }
    }

    /// Takes back what was popped last and not worked on.
    pub(crate) fn put_back(&mut self, node: Node) {
        match self {
            Order::Breadth(nodes) => nodes.push_front(node),
            Order::Coverage { taken, fresh, stale } => match taken.get_mut(&edge(&node)) {
                Some(times) if *times > 1 => {
                    *times -= 1;
                    stale.push_front(node);
                }
                _ => {
                    taken.remove(&edge(&node));
                    fresh.push(node);
                }
            },
            Order::Random { .. } | Order::Directed { .. } => self.push(node),
        }
    }

    /// Takes in the alternatives of the decision that a worker stands at and gives back what it should do next: one of
    /// them where the strategy has no reason to leave, since going elsewhere means a replay.
    pub(crate) fn branch(&mut self, children: &mut Vec<Node>) -> Option<Node> {
        let stay = match self {
            Order::Breadth(_) | Order::Directed { .. } => None,
            Order::Random { rng, .. } => {
                let index = rng.below(children.len());
                (index < children.len()).then_some(index)
            }
            Order::Coverage { taken, fresh, stale } => {
                let times = |index: &usize| taken.get(&edge(&children[*index])).copied().unwrap_or(0);
                let rarest = (0..children.len()).min_by_key(times);
                let is_new = rarest.is_some_and(|index| times(&index) == 0);
                if !is_new && has_fresh(taken, fresh, stale) { None } else { rarest }
            }
        };
        let next = stay.map(|index| children.remove(index));
        if let (Order::Coverage { taken, .. }, Some(node)) = (&mut *self, &next) {
            count(taken, node);
        }
        for node in children.drain(..) {
            self.push(node);
        }
        next.or_else(|| self.pop())
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Order::Breadth(nodes) => nodes.len(),
            Order::Random { nodes, .. } => nodes.len(),
            Order::Coverage { fresh, stale, .. } => fresh.len() + stale.len(),
            Order::Directed { nodes, .. } => nodes.len(),
        }
    }

    pub(crate) fn iter(&self) -> Box<dyn Iterator<Item = &Node> + '_> {
        match self {
            Order::Breadth(nodes) => Box::new(nodes.iter()),
            Order::Random { nodes, .. } => Box::new(nodes.iter()),
            Order::Coverage { fresh, stale, .. } => Box::new(fresh.iter().chain(stale)),
            Order::Directed { nodes, .. } => Box::new(nodes.iter().map(|Reverse(ranked)| &ranked.node)),
        }
    }

    pub(crate) fn memory(&self) -> Memory {
        match self {
            Order::Breadth(_) | Order::Directed { .. } => Memory::Nothing,
            Order::Random { rng, .. } => Memory::Random(rng.clone()),
            Order::Coverage { taken, .. } => {
                let mut taken: Vec<_> = taken.iter().map(|(edge, times)| (*edge, *times)).collect();
                taken.sort_unstable();
                Memory::Taken(taken)
            }
        }
    }
}

fn edge(node: &Node) -> Edge {
    (node.step.site, node.step.target)
}

fn count(taken: &mut FxHashMap<Edge, u32>, node: &Node) {
    let times = taken.entry(edge(node)).or_default();
    *times = times.saturating_add(1);
}

/// Whether the youngest of the fresh nodes has an edge that is still not taken; those that have become stale are moved.
fn has_fresh(taken: &FxHashMap<Edge, u32>, fresh: &mut Vec<Node>, stale: &mut VecDeque<Node>) -> bool {
    while let Some(node) = fresh.pop_if(|node| taken.contains_key(&edge(node))) {
        stale.push_back(node);
    }
    !fresh.is_empty()
}

/// A node by its rank; equal ranks by age, so that the order is fixed.
pub(crate) struct Ranked {
    rank: u64,
    node: Node,
}

impl Ranked {
    fn key(&self) -> (u64, u64, Option<u32>) {
        (self.rank, self.node.step.sequence, self.node.step.alternative)
    }
}

impl PartialEq for Ranked {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Ranked {}

impl PartialOrd for Ranked {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ranked {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}
