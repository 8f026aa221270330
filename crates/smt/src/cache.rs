//! Remembered answers. Keys are fingerprints of formulas, which survive the truncation of the arena.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use snell_logic::{Answer, Assignment, Model, TermId, Terms, Value, VarId, VarScan, Why};

/// How many models are tried on a new question.
const RECENT: usize = 12;

/// A question as a set: sorted fingerprints.
type Key = Arc<[u128]>;

#[derive(Clone)]
enum Entry {
    Sat(Model),
    Unsat,
    Unknown(Why),
}

/// Answers by question, unsatisfiable sets by element, and recent models.
pub struct Cache {
    capacity: usize,
    /// Two generations: when the young one is full it becomes the old one, and the old one is forgotten.
    young: Generation,
    old: Generation,
    recent: VecDeque<Model>,
    scan: VarScan,
}

#[derive(Default)]
struct Generation {
    answers: FxHashMap<Key, Entry>,
    /// Unsatisfiable sets under their least fingerprint: a superset contains it, wherever else they differ.
    unsat: FxHashMap<u128, Vec<Key>>,
}

impl Cache {
    /// A cache of up to about `capacity` answers; none if it is zero.
    pub fn new(capacity: usize) -> Cache {
        let (young, old) = Default::default();
        Cache { capacity, young, old, recent: VecDeque::new(), scan: VarScan::new() }
    }

    /// The answer to a question, if it follows from remembered ones. A model is evaluated before it is returned.
    pub fn get(&mut self, terms: &Terms, question: &[TermId]) -> Option<Answer> {
        if self.capacity == 0 {
            return None;
        }
        let key = key(terms, question);
        match self.young.answers.get(&key).or_else(|| self.old.answers.get(&key)) {
            Some(Entry::Sat(model)) if terms.satisfied(question, model) => return Some(Answer::Sat(model.clone())),
            Some(Entry::Unsat) => return Some(Answer::Unsat),
            Some(Entry::Unknown(why)) => return Some(Answer::Unknown(*why)),
            _ => {}
        }
        if self.young.contains_unsat_part(&key) || self.old.contains_unsat_part(&key) {
            return Some(Answer::Unsat);
        }
        self.recent_model(terms, question).map(Answer::Sat)
    }

    /// Any recent model may fit: that of a superset does for sure. Only the question's variables are taken from it,
    /// for the others may have been given to other variables since.
    fn recent_model(&mut self, terms: &Terms, question: &[TermId]) -> Option<Model> {
        let mut vars = Vec::new();
        for condition in question {
            self.scan.scan(terms, *condition, &mut vars);
        }
        let found = self.recent.iter().position(|model| terms.satisfied(question, &Admitted { terms, model }))?;
        let mut model = Model::new();
        for var in vars {
            if let Some(value) = (Admitted { terms, model: &self.recent[found] }).value(var) {
                model.set(var, value);
            }
        }
        Some(model)
    }

    /// Remembers an answer.
    pub fn put(&mut self, terms: &Terms, question: &[TermId], answer: &Answer) {
        if self.capacity == 0 {
            return;
        }
        if self.young.answers.len() > self.capacity / 2 {
            self.old = std::mem::take(&mut self.young);
        }
        let key = key(terms, question);
        let entry = match answer {
            Answer::Sat(model) => {
                self.recent.push_front(model.clone());
                self.recent.truncate(RECENT);
                Entry::Sat(model.clone())
            }
            Answer::Unsat => {
                if let Some(least) = key.first() {
                    self.young.unsat.entry(*least).or_default().push(Arc::clone(&key));
                }
                Entry::Unsat
            }
            Answer::Unknown(why) => Entry::Unknown(*why),
        };
        self.young.answers.insert(key, entry);
    }
}

impl Generation {
    fn contains_unsat_part(&self, key: &[u128]) -> bool {
        let subset = |part: &[u128]| part.iter().all(|element| key.binary_search(element).is_ok());
        key.iter().filter_map(|element| self.unsat.get(element)).flatten().any(|part| subset(part))
    }
}

/// A model restricted to values that the present variables admit.
struct Admitted<'a> {
    terms: &'a Terms,
    model: &'a Model,
}

impl Assignment for Admitted<'_> {
    fn value(&self, var: VarId) -> Option<Value> {
        self.model.value(var).filter(|value| self.terms.admits(var, value))
    }
}

fn key(terms: &Terms, question: &[TermId]) -> Key {
    let mut prints: Vec<u128> = question.iter().map(|condition| terms.fingerprint(*condition)).collect();
    prints.sort_unstable();
    prints.dedup();
    prints.into()
}
