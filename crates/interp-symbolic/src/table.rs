//! Unknown functions: tables filled as they are applied. Equal arguments give equal results.
//!
//! A function that is applied to something unevaluated may look at it or not, which is decided then, once for each
//! function: one that does not look gives the same result for every argument.

use crate::decision::Pending;
use crate::state::{Answer, Entry, Looks, Symbolic, Table};
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
    /// An unknown function.
    pub(crate) fn table(&mut self, ty: TypeId) -> Word {
        self.tables.push(Table { ty, newest: 0, looks: Looks::Undecided });
        Word::Table(self.tables.len() as u32 - 1)
    }

    /// Applies an unknown function to an argument.
    pub(crate) fn apply_table(&mut self, table: u32, arg: Word) -> Answer<Word> {
        let looks = self.tables[table as usize].looks;
        if looks == Looks::No {
            return Ok(self.any_result(table));
        }
        if let Err(stop) = self.heap.evaluated(arg) {
            if looks == Looks::Undecided {
                self.pending = Pending::Looks { table };
                return Err(Stop::Decide);
            }
            if matches!(self.current(arg), Word::Con(..)) {
                self.note("unknown functions that look at their argument look at all of it");
            }
            return Err(stop);
        }
        let (from, _) = self.table_type(table);
        if matches!(self.types.sort(from), Sort::Function(..)) {
            self.note("unknown functions treat all functions given to them alike");
            return Ok(self.any_result(table));
        }
        if self.holds_function(arg) {
            self.note("unknown functions treat all functions given to them alike");
        }
        if self.holds_storage(arg) {
            self.note("unknown functions change nothing that they are given");
            if self.tables[table as usize].newest != 0 {
                return self.give_up("unknown functions that are called more than once with what can be changed");
            }
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

    /// The result of a function that gives the same for every argument.
    fn any_result(&mut self, table: u32) -> Word {
        match self.entries_of(table).first() {
            Some(&entry) => self.entries[entry as usize].result,
            None => self.add_entry(table, Word::Running),
        }
    }

    /// The function does not look at its argument: what it has given so far is all the same.
    pub(crate) fn ignore_argument(&mut self, table: u32) -> bool {
        self.decide_looks(table, Looks::No);
        let results: Vec<Word> =
            self.entries_of(table).into_iter().map(|entry| self.entries[entry as usize].result).collect();
        if results.len() > 1 && results.iter().any(|&result| self.holds_function(result)) {
            // Two functions that were applied on their own would have to become one.
            self.note("unknown functions of several arguments that ignore the first after it was looked at");
            self.unknown = true;
            return false;
        }
        results.windows(2).all(|pair| self.unify(pair[0], pair[1]))
    }

    fn holds_storage(&self, value: Word) -> bool {
        let mut todo = vec![value];
        while let Some(word) = todo.pop() {
            match self.current(word) {
                Word::Cell(_) | Word::Array(_) => return true,
                word => todo.extend(self.parts_of(word)),
            }
        }
        false
    }

    fn holds_function(&self, value: Word) -> bool {
        let mut todo = vec![value];
        while let Some(word) = todo.pop() {
            match self.current(word) {
                Word::Table(_) | Word::Fun(..) | Word::Partial(..) => return true,
                word @ Word::Con(_, at) => todo.extend(self.heap.slice(at, self.heap.width(word))),
                _ => {}
            }
        }
        false
    }

    /// The function looks at its argument.
    pub(crate) fn look_at_argument(&mut self, table: u32) -> bool {
        self.decide_looks(table, Looks::Yes);
        true
    }

    fn decide_looks(&mut self, table: u32, looks: Looks) {
        self.tables[table as usize].looks = looks;
        self.decided.push(table);
    }

    /// Sets tables back to how they were with so many tables, entries and decisions.
    pub(crate) fn undo_tables(&mut self, tables: u32, entries: u32, decided: u32) {
        for table in self.decided.drain(decided as usize..) {
            self.tables[table as usize].looks = Looks::Undecided;
        }
        for entry in self.entries.drain(entries as usize..).rev() {
            self.tables[entry.table as usize].newest = entry.next;
        }
        self.tables.truncate(tables as usize);
    }

    /// Makes an argument equal to that of one entry, or different from all.
    pub(crate) fn choose_entry(&mut self, table: u32, arg: Word, candidates: &[u32], alternative: u32) -> bool {
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

    fn table_type(&mut self, table: u32) -> (TypeId, TypeId) {
        match *self.types.sort(self.tables[table as usize].ty) {
            Sort::Function(from, to) => (self.types.looked_through(from), self.types.looked_through(to)),
            _ => (Types::ANY, Types::ANY),
        }
    }

    /// The entries of a table, oldest first.
    pub(crate) fn entries_of(&self, table: u32) -> Vec<u32> {
        let mut at = self.tables[table as usize].newest;
        let mut entries = Vec::new();
        while at != 0 {
            entries.push(at);
            at = self.entries[at as usize].next;
        }
        entries.reverse();
        entries
    }

    fn add_entry(&mut self, table: u32, arg: Word) -> Word {
        let (_, to) = self.table_type(table);
        let result = self.variable(to);
        let newest = &mut self.tables[table as usize].newest;
        let next = std::mem::replace(newest, self.entries.len() as u32);
        self.entries.push(Entry { table, arg, result, next });
        result
    }

    fn relation(&mut self, left: Word, right: Word) -> Relation {
        let mut todo = vec![(left, right)];
        let mut relation = Relation::Same;
        while let Some((left, right)) = todo.pop() {
            let (left, right) = (self.current(left), self.current(right));
            match (left, right) {
                // One argument, whether or not it is equal to itself.
                (left, right) if left == right => {}
                (Word::Lazy(_), _) | (_, Word::Lazy(_)) => relation = Relation::Open,
                (Word::Term(..) | Word::Chars(_), _) | (_, Word::Term(..) | Word::Chars(_)) => {
                    match self.equation(left, right).map(|equation| self.known(equation)) {
                        Some(Some(true)) => {}
                        Some(None) => relation = Relation::Open,
                        _ => return Relation::Different,
                    }
                }
                (Word::Con(_, a), Word::Con(_, b)) => match equal_words(&self.heap, left, right) {
                    Ok(Equality::Fields(width)) => {
                        let (lefts, rights) = (self.heap.slice(a, width), self.heap.slice(b, width));
                        todo.extend(lefts.zip(rights));
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
                (Some((addr, ..)), None) => !self.occurs(addr, right) && self.bind(addr, right),
                (None, Some((addr, ..))) => !self.occurs(addr, left) && self.bind(addr, left),
                (None, None) => match (left, right) {
                    (Word::Term(..) | Word::Chars(_), _) | (_, Word::Term(..) | Word::Chars(_)) => {
                        match self.equation(left, right) {
                            Some(equation) => self.assume(equation),
                            None => false,
                        }
                    }
                    (Word::Con(_, a), Word::Con(_, b)) => match equal_words(&self.heap, left, right) {
                        Ok(Equality::Fields(width)) => {
                            let (lefts, rights) = (self.heap.slice(a, width), self.heap.slice(b, width));
                            todo.extend(lefts.zip(rights));
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

    /// Whether a variable is a part of a value: no input is a part of itself.
    fn occurs(&self, addr: Addr, value: Word) -> bool {
        let mut todo = vec![value];
        while let Some(word) = todo.pop() {
            match self.current(word) {
                Word::Lazy(other) if other == addr => return true,
                word => todo.extend(self.parts_of(word)),
            }
        }
        false
    }
}
