//! Bringing trees and tables into the heap, for replays.

use crate::interpretation::Concrete;
use snell_graph::{Datum, Table, Word};
use snell_semantics::{Demand, Fault, Shape, Stop};

impl Concrete {
    /// What `fresh` will give, in order.
    pub fn feed(&mut self, inputs: Vec<Datum>) {
        self.inputs = inputs.into_iter();
    }

    /// A word for a tree. What the tree does not say may be passed on; branching on it fails.
    pub fn load(&mut self, datum: &Datum) -> Word {
        enum Task<'d> {
            Load(&'d Datum),
            Close(snell_core_ir::ConId, usize),
        }
        let mut tasks = vec![Task::Load(datum)];
        let mut done: Vec<Word> = Vec::new();
        while let Some(task) = tasks.pop() {
            let word = match task {
                Task::Close(con, width) => {
                    let fields = done.split_off(done.len() - width);
                    self.heap.build(Shape::Con(con), fields.into_iter())
                }
                Task::Load(Datum::Con(con, fields)) => {
                    tasks.push(Task::Close(*con, fields.len()));
                    tasks.extend(fields.iter().rev().map(Task::Load));
                    continue;
                }
                Task::Load(Datum::Integer(n)) => self.heap.integer(n.clone()),
                Task::Load(Datum::Double(d)) => Word::Double(*d),
                Task::Load(Datum::Char(c)) => Word::Char(*c),
                Task::Load(Datum::Str(text)) => self.heap.string(text.clone()),
                Task::Load(Datum::Function(table)) => {
                    self.tables.push((**table).clone());
                    Word::Table(self.tables.len() as u32 - 1)
                }
                Task::Load(Datum::Hole | Datum::More | Datum::Closure | Datum::Storage) => self.hole(),
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

    /// Looks an argument up in a table. An unknown function looks at all of its argument, so a known table does too.
    pub(crate) fn ask_table(&mut self, function: Word, arg: Word) -> Result<Word, Stop<Word>> {
        let Word::Table(table) = function else { return Err(Stop::Fail(Fault::NotAFunction(function))) };
        self.heap.evaluated(arg)?;
        let table: Table = self.tables[table as usize].clone();
        for (key, result) in &table.entries {
            if self.matches(key, arg)? {
                return Ok(self.load(result));
            }
        }
        Ok(self.load(&table.default))
    }

    fn matches(&self, key: &Datum, arg: Word) -> Result<bool, Stop<Word>> {
        let mut pairs = vec![(key, arg)];
        while let Some((key, arg)) = pairs.pop() {
            if matches!(key, Datum::Hole | Datum::Closure) {
                continue;
            }
            let word = match self.heap.demand(arg)? {
                Demand::Ready(word) => word,
                Demand::Run(_) => return Err(Stop::Demand(arg)),
            };
            let same = match (key, word) {
                (Datum::Con(con, fields), Word::Con(other, addr)) => {
                    pairs.extend(fields.iter().zip(self.heap.slice(addr, fields.len()).iter().copied()).rev());
                    *con == other
                }
                (Datum::Integer(n), Word::Int(m)) => n.to_i64() == Some(m),
                (Datum::Integer(n), Word::Big(at)) => n == self.heap.big(at),
                (Datum::Double(a), Word::Double(b)) => *a == b,
                (Datum::Char(a), Word::Char(b)) => *a == b,
                (Datum::Str(a), Word::Str(at)) => a == self.heap.text(at),
                (_, Word::Lazy(_)) => return Self::looked_at_hole(),
                _ => false,
            };
            if !same {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
