//! What an address holds where there is one store for all: sets that grow in place, and what of them is new.

use super::Knowledge;
use crate::value::{Addr, EntryId, Heads, ObjectId};
use snell_lattice::{BitSet, Element, FiniteSet};

/// The content of an address, and who wants to know.
#[derive(Debug)]
pub(super) struct Cell {
    /// Numbers, characters and strings.
    pub atoms: Element,
    /// Constructors, functions, cells and arrays.
    pub objects: BitSet,
    /// Suspended computations.
    pub thunks: BitSet,
    /// What was not passed on yet; if there is any, the cell waits in the queue.
    pub pending: Option<Box<Growth>>,
    /// All of it as one interned set, as it was when last asked for.
    pub content: Element,
    /// Whether that is out of date.
    pub outdated: bool,
    /// The numbers of the summaries among the objects, see [`super::crowds`].
    pub summaries: Vec<u32>,
    /// With more objects than this, those that are alike are looked for.
    pub limit: u32,
    /// Who is run again when it grows.
    pub readers: FiniteSet<EntryId>,
    /// Who is run again when it holds anything.
    pub waiting: Vec<EntryId>,
    /// Where its content goes, too.
    pub flows: Vec<Addr>,
    /// Where its content goes once it is evaluated.
    pub forced: Option<Addr>,
    /// Who wants its content evaluated.
    pub users: FiniteSet<EntryId>,
    /// Which branches are taken on it.
    pub cases: Vec<u32>,
    /// What flows on through filters, or is compared with it.
    pub filters: Vec<u32>,
    /// How often its numbers grew.
    pub growths: u8,
}

/// What is new at an address.
#[derive(Default, Debug)]
pub(super) struct Growth {
    /// Whether its numbers, characters or strings are.
    pub atoms: bool,
    /// New objects.
    pub objects: BitSet,
    /// New suspended computations.
    pub thunks: BitSet,
}

impl Growth {
    /// Whether nothing is.
    pub fn is_nothing(&self) -> bool {
        !self.atoms && self.objects.is_empty() && self.thunks.is_empty()
    }
}

impl Cell {
    /// Nothing, for nobody; so many objects are no crowd.
    pub fn new(limit: u32) -> Cell {
        Cell {
            atoms: Element::LEAST,
            objects: BitSet::default(),
            thunks: BitSet::default(),
            pending: None,
            content: Element::LEAST,
            outdated: false,
            summaries: Vec::new(),
            limit,
            readers: FiniteSet::default(),
            waiting: Vec::new(),
            flows: Vec::new(),
            forced: None,
            users: FiniteSet::default(),
            cases: Vec::new(),
            filters: Vec::new(),
            growths: 0,
        }
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.atoms == Element::LEAST && self.objects.is_empty() && self.thunks.is_empty()
    }
}

impl Knowledge {
    /// Joins a set into an address, without passing it on.
    pub(super) fn add_set(&mut self, addr: Addr, element: Element) {
        let heads = self.sets.share(element);
        let atoms = match (heads.objects.is_empty() && heads.thunks.is_empty(), heads.has_atoms()) {
            (true, _) => element,
            (false, false) => Element::LEAST,
            (false, true) => {
                let atoms =
                    Heads { objects: FiniteSet::default(), thunks: FiniteSet::default(), ..Heads::clone(&heads) };
                self.sets.intern(atoms)
            }
        };
        let objects: BitSet = heads.objects.iter().map(|object| object.0).collect();
        let mut thunks = BitSet::default();
        for thunk in heads.thunks.iter() {
            match self.is_plain(thunk) {
                true => {
                    self.constants.insert(addr, thunk);
                    if !self.known(thunk).begun {
                        self.queue(thunk);
                    }
                    let result = self.result(thunk);
                    self.connect(result, addr);
                }
                false => _ = thunks.insert(thunk.0),
            }
        }
        self.add(addr, atoms, &objects, &thunks);
    }

    /// Joins into an address, and has it wait for what is new to be passed on.
    pub(super) fn add(&mut self, addr: Addr, atoms: Element, objects: &BitSet, thunks: &BitSet) {
        let addr = self.find(addr);
        self.moved += 1 + objects.chunks().len() as u64;
        let grew = self.grow_atoms(addr, atoms);
        let cell = &mut self.cells[addr.0 as usize];
        let waits = cell.pending.is_some();
        let mut pending = cell.pending.take().unwrap_or_default();
        pending.atoms |= grew;
        let rest;
        // What a summary stands for that is there already is nothing new.
        let members = cell.summaries.iter().map(|&summary| self.crowds.members(summary));
        let mut members = members.filter(|members| objects.meets(members)).peekable();
        let objects = match members.peek() {
            None => objects,
            Some(_) => {
                let mut left = objects.clone();
                members.for_each(|members| left.remove(members));
                rest = left;
                &rest
            }
        };
        let mut crowded = false;
        if cell.objects.absorb(objects, &mut pending.objects) {
            crowded = !cell.summaries.is_empty() || cell.objects.len() > cell.limit as usize;
            for summary in self.crowds.among(objects) {
                if !cell.summaries.contains(&summary) {
                    cell.summaries.push(summary);
                }
            }
        }
        if self.lazy[addr.0 as usize] {
            cell.thunks.absorb(thunks, &mut pending.thunks);
        }
        if pending.is_nothing() {
            return;
        }
        cell.outdated = true;
        cell.pending = Some(pending);
        if !waits {
            self.wait(addr);
        }
        if crowded {
            self.crowded.push(addr);
        }
    }

    fn grow_atoms(&mut self, addr: Addr, atoms: Element) -> bool {
        let (before, growths) = {
            let cell = &self.cells[addr.0 as usize];
            (cell.atoms, cell.growths)
        };
        if atoms == before || atoms == Element::LEAST {
            return false;
        }
        let mut joined = self.joined_at_address(before, atoms);
        if joined == before {
            return false;
        }
        if growths >= super::PATIENCE {
            joined = self.widened(before, joined);
        }
        let cell = &mut self.cells[addr.0 as usize];
        cell.atoms = joined;
        cell.growths = growths.saturating_add(1);
        true
    }

    /// Whether a suspended computation only builds a value from constants.
    fn is_plain(&self, thunk: EntryId) -> bool {
        matches!(self.known(thunk).work, super::Work::Body(body, ..) if self.plain[body.0 as usize])
    }

    /// Somebody looks at an address, perhaps of a constant.
    pub(super) fn look_at(&mut self, addr: Addr) {
        if let Some(&constant) = self.constants.get(&addr) {
            self.looked_at.insert(constant);
        }
    }

    /// Whether an entry was entered because somebody wanted it: constants are built in any case.
    pub fn was_wanted(&self, entry: EntryId) -> bool {
        self.known(entry).begun && (!self.is_plain(entry) || self.looked_at.contains(&entry))
    }

    /// All that an address holds, as an interned set.
    pub(super) fn content_at(&mut self, addr: Addr) -> Element {
        let addr = self.find(addr);
        if !self.cells[addr.0 as usize].outdated {
            return self.cells[addr.0 as usize].content;
        }
        let heads = self.held(addr);
        let content = self.sets.intern(heads);
        let cell = &mut self.cells[addr.0 as usize];
        (cell.content, cell.outdated) = (content, false);
        content
    }

    /// All that an address holds in the store for all.
    pub fn held(&self, addr: Addr) -> Heads {
        let cell = &self.cells[self.find(addr).0 as usize];
        Heads {
            objects: cell.objects.iter().map(ObjectId).collect(),
            thunks: cell.thunks.iter().map(EntryId).collect(),
            ..self.sets.get(cell.atoms).clone()
        }
    }

    /// The suspended computations at an address, in the store for all.
    pub fn thunks_at(&self, addr: Addr) -> &BitSet {
        &self.cells[self.find(addr).0 as usize].thunks
    }

    /// The objects at an address, in the store for all. The entry at hand is run again when there are more.
    pub fn read_objects(&mut self, addr: Addr) -> &BitSet {
        let addr = self.find(addr);
        let cell = &mut self.cells[addr.0 as usize];
        cell.readers.insert(self.current);
        &cell.objects
    }

    /// Whether an address holds nothing yet, in the store for all.
    pub fn is_empty(&mut self, addr: Addr) -> bool {
        if self.cells[self.find(addr).0 as usize].is_empty() {
            self.spread_all();
        }
        self.cells[self.find(addr).0 as usize].is_empty()
    }
}
