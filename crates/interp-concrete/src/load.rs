//! Bringing trees and tables into the heap, for replays.

use crate::interpretation::Concrete;
use snell_graph::{Datum, Part, Table, Word};
use snell_semantics::{Demand, Fault, Stop};

impl Concrete {
    /// What `fresh` will give, in order.
    pub fn feed(&mut self, inputs: Vec<Datum>) {
        self.inputs = inputs.into_iter();
    }

    /// A word for a tree. What the tree does not say may be passed on; branching on it fails.
    pub fn load(&mut self, datum: &Datum) -> Word {
        let mut done: Vec<Word> = Vec::new();
        // From the back, so that the fields of a constructor are there before it is.
        for part in datum.parts().iter().rev() {
            let word = match part {
                Part::Con(con, _) => {
                    let first = done.len() - part.width();
                    done[first..].reverse();
                    Word::Con(*con, self.heap.alloc(done.drain(first..)))
                }
                Part::Array(_) => {
                    let elements = done.split_off(done.len() - part.width());
                    let array = self.heap.alloc([Word::Int(elements.len() as i64)]);
                    self.heap.alloc(elements.into_iter().rev());
                    Word::Array(array)
                }
                Part::Cell(_) => {
                    let content = done.pop().unwrap_or(Word::Running);
                    Word::Cell(self.heap.alloc([content]))
                }
                Part::Integer(n) => self.heap.integer(n.clone()),
                Part::Double(d) => Word::Double(*d),
                Part::Char(c) => Word::Char(*c),
                Part::Str(text) => self.heap.string(text.clone()),
                Part::Function(table) => {
                    self.tables.push((**table).clone());
                    Word::Table(self.tables.len() as u32 - 1)
                }
                Part::Hole | Part::More | Part::Closure | Part::Storage => self.hole(),
            };
            done.push(word);
        }
        done.pop().unwrap_or(Word::Running)
    }

    /// A value that can be passed around and returned; whatever depends on what it is fails.
    fn hole(&mut self) -> Word {
        Word::Lazy(self.heap.alloc([Word::Unbound(0, 0)]))
    }

    /// What happens when something depends on a part that the input does not say.
    pub(crate) fn looked_at_hole<T>() -> Result<T, Stop<Word>> {
        Err(Stop::Fail(Fault::Unsupported("a part of the input that was never looked at")))
    }

    /// Looks an argument up in a table. An unknown function looks at all of its argument or at nothing, so a known table
    /// does too.
    pub(crate) fn ask_table(&mut self, function: Word, arg: Word) -> Result<Word, Stop<Word>> {
        let Word::Table(table) = function else { return Err(Stop::Fail(Fault::NotAFunction(function))) };
        let table: Table = self.tables[table as usize].clone();
        if table.looks || !table.entries.is_empty() {
            self.heap.evaluated(arg)?;
        }
        for (key, result) in &table.entries {
            if self.matches(key, arg)? {
                return Ok(self.load(result));
            }
        }
        Ok(self.load(&table.default))
    }

    /// Whether an argument is the one of an entry. A part that the input does not say matters only if no other differs.
    fn matches(&self, key: &Datum, arg: Word) -> Result<bool, Stop<Word>> {
        let mut todo = vec![(key.root(), arg)];
        let mut unsaid = false;
        while let Some((key, arg)) = todo.pop() {
            let part = key.head();
            if matches!(part, Part::Hole | Part::Closure) {
                continue;
            }
            let word = match self.heap.demand(arg)? {
                Demand::Ready(word) => word,
                Demand::Run(_) => return Err(Stop::Demand(arg)),
            };
            let same = match (part, word) {
                // Another constructor may have fewer fields.
                (Part::Con(con, _), Word::Con(other, addr)) if *con == other => {
                    let fields: Vec<_> = key.fields().zip(self.heap.slice(addr, part.width())).collect();
                    todo.extend(fields.into_iter().rev());
                    true
                }
                (Part::Integer(n), Word::Int(m)) => n.to_i64() == Some(m),
                (Part::Integer(n), Word::Big(at)) => n == self.heap.big(at),
                // A function gives the same for a NaN each time, though it is not equal to itself.
                (Part::Double(a), Word::Double(b)) => *a == b || (a.is_nan() && b.is_nan()),
                (Part::Char(a), Word::Char(b)) => *a == b,
                (Part::Str(a), Word::Str(at)) => a == self.heap.text(at),
                (_, Word::Lazy(_)) => {
                    unsaid = true;
                    true
                }
                _ => false,
            };
            if !same {
                return Ok(false);
            }
        }
        if unsaid { Self::looked_at_hole() } else { Ok(true) }
    }
}
