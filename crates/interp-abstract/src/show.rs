//! Showing results: `Int 5`, `Nil | Cons Int …`, `<function append>`; or in the notation of the literature.

mod paper;
mod snell;

use crate::analysis::Analysis;
use crate::local::Local;
use crate::names::Names;
use crate::value::{Addr, Heads};
use crate::whole::Whole;
use snell_logic::{Sort, TermId};
use snell_semantics::{Fault, NodeId};
use std::fmt;

/// How values are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Notation {
    /// As everywhere in Snell.
    #[default]
    Snell,
    /// As in papers on abstract interpretation: `N`, `#t`, closures with their environments.
    Paper,
}

/// A store in words: addresses and what they hold.
pub type Cells = Vec<(String, String)>;

/// One answer in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The value: alternatives.
    pub value: String,
    /// What is true of the symbols then, if values are symbolic.
    pub path: Vec<String>,
    /// The store, if it is observed: addresses and what they hold.
    pub store: Cells,
    /// The nodes on the way, if they are observed.
    pub trace: Vec<NodeId>,
}

/// The set of possible results.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.complete {
            return f.write_str("anything (not analysed to the end)");
        }
        let mut shown: Vec<String> = Vec::new();
        for answer in &self.answers {
            for way in self.alternatives_of(self.known.sets.get(answer.value), answer.store.as_ref(), true) {
                if !shown.contains(&way) {
                    shown.push(way);
                }
            }
        }
        match shown.is_empty() {
            true => f.write_str("nothing"),
            false => f.write_str(&shown.join(" | ")),
        }
    }
}

impl Analysis {
    /// The answers in words, each once.
    pub fn answers(&self, notation: Notation) -> Vec<Shown> {
        let names = Names::of(&self.code);
        let mut all: Vec<Shown> = Vec::new();
        for answer in &self.answers {
            let heads = self.known.sets.get(answer.value);
            let value = self.written(heads, answer.store.as_ref(), &names, notation);
            if value.is_empty() {
                continue;
            }
            let store = match self.components.observers.store {
                true => self.store(answer.store.as_ref(), &names, notation),
                false => Vec::new(),
            };
            let path = answer.store.as_ref().map(|store| self.known.symbols.path_written(&store.path));
            let (value, path) = (value.join(" | "), path.unwrap_or_default());
            let shown = Shown { value, path, store, trace: answer.trace.clone() };
            if !all.contains(&shown) {
                all.push(shown);
            }
        }
        all
    }

    /// What is true of the symbols where a failure may happen, path by path; nothing if values are not symbolic. A path
    /// without conditions leaves nothing to say.
    pub fn failing_paths(&self, fault: &Fault<()>, node: NodeId) -> Vec<Vec<String>> {
        let own = self.failed_on.iter().filter(|failed| failed.0 == *fault && failed.1 == node);
        let mut paths: Vec<Vec<String>> = own.map(|failed| self.known.symbols.path_written(&failed.2)).collect();
        if paths.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        paths.sort();
        paths.dedup();
        paths
    }

    /// The failures with the stores they happened in, if these are kept.
    pub fn failures_in_stores(&self, notation: Notation) -> Vec<(Fault<()>, NodeId, Cells)> {
        let names = Names::of(&self.code);
        let shown = self.failed_in.iter();
        shown.map(|(fault, node, store)| (*fault, *node, self.store(Some(store), &names, notation))).collect()
    }

    fn written(&self, heads: &Heads, store: Option<&Local>, names: &Names, notation: Notation) -> Vec<String> {
        if let Some(term) = self.term_of(heads) {
            return vec![self.known.symbols.written(term)];
        }
        match notation {
            Notation::Snell => self.alternatives_of(heads, store, true),
            Notation::Paper => self.on_paper(heads, store, names),
        }
    }

    /// The term that a set is equal to, if it says more than the set.
    fn term_of(&self, heads: &Heads) -> Option<TermId> {
        let exact = matches!(heads.whole, Whole::Exactly(_));
        if heads.objects.is_empty() && heads.atom_kinds() == 1 && !exact {
            return heads.number;
        }
        let tag = heads.tag.filter(|_| heads.objects.len() == 2 && !heads.has_atoms())?;
        (self.known.symbols.terms.sort(tag) == Sort::Bool).then_some(tag)
    }

    /// What addresses hold: those of a store, or all.
    fn store(&self, store: Option<&Local>, names: &Names, notation: Notation) -> Cells {
        let addrs: Vec<Addr> = match store {
            Some(store) => store.cells().iter().map(|cell| cell.0).collect(),
            None => self.known.all_addrs().collect(),
        };
        let mut all = Vec::new();
        for addr in addrs {
            if self.known.is_given(addr) {
                continue;
            }
            let heads = self.evaluated(addr, store);
            let mut written = self.written(&heads, store, names, notation);
            let suspended = self.sets_at(addr, store).last().is_some_and(|heads| !heads.thunks.is_empty());
            if suspended {
                written.push("<suspended>".into());
            }
            if !written.is_empty() {
                all.push((self.address(names, addr), written.join(" | ")));
            }
        }
        all
    }

    fn evaluated(&self, addr: Addr, store: Option<&Local>) -> Heads {
        let mut all = Heads::default();
        for heads in self.sets_at(addr, store) {
            all.join_keeping(&heads, self.components.values);
        }
        all
    }
}
