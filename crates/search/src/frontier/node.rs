//! An open place: something that can be done next.

use super::link::{Place, Places, path_to};
use crate::DecisionPath;
use crate::path_list::{PathList, Reader};
use serde::{Deserialize, Serialize};

/// An alternative of a decision, not tried yet; or a place where a path was left in the middle of a run.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) place: Place,
    pub(crate) step: NodeStep,
}

/// What a node adds to its place, and what strategies need to know.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct NodeStep {
    /// The alternative to take at the decision that the place leads to; none to just run on.
    pub(crate) alternative: Option<u32>,
    /// The cost of the path including the alternative.
    pub(crate) cost: u32,
    pub(crate) site: u32,
    pub(crate) target: u32,
    /// When it was met: the age of the node.
    pub(crate) sequence: u64,
}

impl Node {
    /// Goes on from a place where nothing has to be decided yet.
    pub(crate) fn running(place: Place, cost: u32) -> Self {
        Node { place, step: NodeStep { alternative: None, cost, site: 0, target: 0, sequence: 0 } }
    }
}

/// Nodes as they are saved.
pub(crate) type NodeList = PathList<NodeStep>;

pub(crate) fn save<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> NodeList {
    let mut list = NodeList::default();
    for node in nodes {
        list.push(path_to(&node.place).bytes(), node.step);
    }
    list
}

pub(crate) fn load(list: NodeList, places: &mut Places) -> Vec<Node> {
    let mut nodes = Vec::with_capacity(list.len());
    let mut reader = Reader::new(list);
    while let Some((path, step)) = reader.next() {
        let place = places.place(&DecisionPath::from_bytes(path.to_vec()));
        nodes.push(Node { place, step });
    }
    nodes
}
