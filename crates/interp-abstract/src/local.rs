//! The store of one state: a sorted list of cells that is shared until it changes, and the path condition.

use crate::value::Addr;
use snell_lattice::Element;
use snell_logic::TermId;
use std::sync::Arc;

/// What is true of the symbols on a path: conjuncts in order.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Path {
    conjuncts: Arc<[TermId]>,
}

impl Path {
    /// All conjuncts.
    pub fn conjuncts(&self) -> &[TermId] {
        &self.conjuncts
    }

    /// Whether this is said.
    pub fn contains(&self, condition: TermId) -> bool {
        self.conjuncts.binary_search(&condition).is_ok()
    }

    /// One conjunct more.
    pub fn with(&self, condition: TermId) -> Path {
        let mut conjuncts = self.conjuncts.to_vec();
        if let Err(at) = conjuncts.binary_search(&condition) {
            conjuncts.insert(at, condition);
        }
        Path { conjuncts: conjuncts.into() }
    }

    /// What both say.
    pub fn common(&self, other: &Path) -> Path {
        let both = self.conjuncts.iter().copied().filter(|&conjunct| other.contains(conjunct));
        Path { conjuncts: both.collect() }
    }

    /// Whether this says all that another one does.
    pub fn says(&self, other: &Path) -> bool {
        other.conjuncts.iter().all(|&conjunct| self.contains(conjunct))
    }
}

/// What addresses hold in one state. Addresses that are not in it hold what they held before the program started.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Local {
    cells: Arc<Vec<(Addr, Element)>>,
    /// What is true of the symbols, if values are symbolic.
    pub path: Path,
}

impl Local {
    /// Cells in order of their addresses, on a path.
    pub fn new(cells: Vec<(Addr, Element)>, path: Path) -> Local {
        debug_assert!(cells.is_sorted_by_key(|cell| cell.0));
        Local { cells: Arc::new(cells), path }
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
    /// What is true of the symbols at its end.
    pub path: Path,
}
