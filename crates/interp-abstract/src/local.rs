//! The store of one state: a sorted list of cells that is shared until it changes.

use crate::value::Addr;
use snell_lattice::Element;
use std::sync::Arc;

/// What addresses hold in one state. Addresses that are not in it hold what they held before the program started.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Local {
    cells: Arc<Vec<(Addr, Element)>>,
}

impl Local {
    /// Cells in order of their addresses.
    pub fn new(cells: Vec<(Addr, Element)>) -> Local {
        debug_assert!(cells.is_sorted_by_key(|cell| cell.0));
        Local { cells: Arc::new(cells) }
    }

    /// The content of an address.
    pub fn get(&self, addr: Addr) -> Option<Element> {
        self.cells.binary_search_by_key(&addr, |cell| cell.0).ok().map(|at| self.cells[at].1)
    }

    /// Replaces the content of an address.
    pub fn set(&mut self, addr: Addr, element: Element) {
        let cells = Arc::make_mut(&mut self.cells);
        match cells.last() {
            Some(last) if last.0 < addr => cells.push((addr, element)),
            _ => match cells.binary_search_by_key(&addr, |cell| cell.0) {
                Ok(at) => cells[at].1 = element,
                Err(at) => cells.insert(at, (addr, element)),
            },
        }
    }

    /// The cells in order.
    pub fn cells(&self) -> &[(Addr, Element)] {
        &self.cells
    }
}

/// What a run did to the store it was given.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Delta {
    /// Contents, and whether they differ from those the run was given.
    pub cells: Box<[(Addr, Element, bool)]>,
}
