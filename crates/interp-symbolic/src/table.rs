//! Unknown functions: tables filled as they are applied. Equal arguments give equal results.

use crate::decision::Pending;
use crate::state::{Answer, Entry, Symbolic};
use crate::types::{Sort, TypeId, Types};
use snell_graph::{Addr, Word, equal_words};
use snell_semantics::{Equality, Fault, Stop};

/// How two evaluated arguments relate.
enum Relation {
    Same,
    Different,
    Open,
}

impl Symbolic {
    /// An unknown function. Its cell holds the newest entry; the next one its type.
    pub(crate) fn table(&mut self, ty: TypeId) -> Word {
        Word::Table(self.heap.alloc([Word::Int(0), Word::Int(i64::from(ty.0))]))
    }

    /// Applies an unknown function to an argument.
    pub(crate) fn apply_table(&mut self, table: Addr, arg: Word) -> Answer<Word> {
        if let Err(stop) = self.heap.evaluated(arg) {
            self.note("unknown functions look at all of their argument");
            return Err(stop);
        }
        let (from, _) = self.table_type(table);
        if matches!(self.types.sort(from), Sort::Function(..)) {
            self.note("unknown functions treat all functions given to them alike");
            return match self.entries_of(table).first() {
                Some(&entry) => Ok(self.entries[entry as usize].result),
                None => Ok(self.add_entry(table, Word::Running)),
            };
        }
        let mut open = Vec::new();
        for entry in self.entries_of(table) {
            match self.relation(self.entries[entry as usize].arg, arg) {
                Relation::Same => return Ok(self.entries[entry as usize].result),
                Relation::Different => {}
                Relation::Open => open.push(entry),
            }
        }
        if open.is_empty() {
            return Ok(self.add_entry(table, arg));
        }
        self.pending = Pending::Lookup { table, arg, candidates: open };
        Err(Stop::Decide)
    }

    /// Makes an argument equal to that of one entry, or different from all.
    pub(crate) fn choose_entry(&mut self, table: Addr, arg: Word, candidates: &[u32], alternative: u32) -> bool {
        match candidates.get(alternative as usize) {
            Some(&entry) => self.unify(self.entries[entry as usize].arg, arg),
            None => {
                let distinct = candidates.iter().all(|&entry| {
                    let other = self.entries[entry as usize].arg;
                    self.differ(vec![(other, arg)])
                });
                if distinct {
                    self.add_entry(table, arg);
                }
                distinct
            }
        }
    }

    fn table_type(&self, table: Addr) -> (TypeId, TypeId) {
        let Word::Int(ty) = self.heap.get(table + 1) else { return (Types::ANY, Types::ANY) };
        match self.types.sort(TypeId(ty as u32)) {
            Sort::Function(from, to) => (*from, *to),
            _ => (Types::ANY, Types::ANY),
        }
    }

    /// The entries of a table, oldest first.
    pub(crate) fn entries_of(&self, table: Addr) -> Vec<u32> {
        let Word::Int(newest) = self.heap.get(table) else { return Vec::new() };
        let mut at = newest as u32;
        let mut entries = Vec::new();
        while at != 0 {
            entries.push(at);
            at = self.entries[at as usize].next;
        }
        entries.reverse();
        entries
    }

    fn add_entry(&mut self, table: Addr, arg: Word) -> Word {
        let (_, to) = self.table_type(table);
        let result = self.variable(to);
        let next = match self.heap.get(table) {
            Word::Int(newest) => newest as u32,
            _ => 0,
        };
        self.entries.push(Entry { arg, result, next });
        self.heap.set(table, Word::Int(self.entries.len() as i64 - 1));
        result
    }

    fn relation(&mut self, left: Word, right: Word) -> Relation {
        let mut todo = vec![(left, right)];
        let mut relation = Relation::Same;
        while let Some((left, right)) = todo.pop() {
            let (left, right) = (self.current(left), self.current(right));
            match (left, right) {
                (Word::Lazy(a), Word::Lazy(b)) if a == b => {}
                (Word::Lazy(_), _) | (_, Word::Lazy(_)) => relation = Relation::Open,
                (Word::Term(..), _) | (_, Word::Term(..)) => {
                    match self.equation(left, right).map(|equation| self.known(equation)) {
                        Some(Some(true)) => {}
                        Some(None) => relation = Relation::Open,
                        _ => return Relation::Different,
                    }
                }
                (Word::Con(_, a), Word::Con(_, b)) => match equal_words(&self.heap, left, right) {
                    Ok(Equality::Fields(width)) => {
                        let (lefts, rights) = (self.heap.slice(a, width), self.heap.slice(b, width));
                        todo.extend(lefts.iter().copied().zip(rights.iter().copied()));
                    }
                    Ok(Equality::Same) => {}
                    _ => return Relation::Different,
                },
                _ => match equal_words(&self.heap, left, right) {
                    Ok(Equality::Same) | Err(Stop::Fail(Fault::FunctionsCompared)) => {}
                    _ => return Relation::Different,
                },
            }
        }
        relation
    }

    /// Makes two evaluated values equal.
    fn unify(&mut self, left: Word, right: Word) -> bool {
        let mut todo = vec![(left, right)];
        while let Some((left, right)) = todo.pop() {
            let (left, right) = (self.current(left), self.current(right));
            let done = match (self.unbound(left), self.unbound(right)) {
                (Some((a, ..)), Some((b, ..))) => a == b || self.alias(a, b),
                (Some((addr, ..)), None) => self.bind(addr, right),
                (None, Some((addr, ..))) => self.bind(addr, left),
                (None, None) => match (left, right) {
                    (Word::Term(..), _) | (_, Word::Term(..)) => match self.equation(left, right) {
                        Some(equation) => self.assume(equation),
                        None => false,
                    },
                    (Word::Con(_, a), Word::Con(_, b)) => match equal_words(&self.heap, left, right) {
                        Ok(Equality::Fields(width)) => {
                            let (lefts, rights) = (self.heap.slice(a, width), self.heap.slice(b, width));
                            todo.extend(lefts.iter().copied().zip(rights.iter().copied()));
                            true
                        }
                        Ok(equality) => equality == Equality::Same,
                        Err(_) => false,
                    },
                    _ => !matches!(equal_words(&self.heap, left, right), Ok(Equality::Different)),
                },
            };
            if !done {
                return false;
            }
        }
        true
    }
}
