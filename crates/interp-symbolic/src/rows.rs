//! Inputs that are strings, arrays or cells: made when they are first looked at, and remembered as they were.
//!
//! How long a string or an array is, a list decides that has its elements: each cell of the list is a decision. The
//! program may change arrays and cells afterwards, so that what an input was is read off these lists.

use crate::state::{Answer, Symbolic};
use crate::types::{Sort, TypeId};
use snell_core_ir::builtin;
use snell_graph::{Addr, Word};
use snell_semantics::Stop;

/// What is relied on without having been explored.
const NOT_SHARED: &str = "no two parts of the inputs are one object";

/// A string, array or cell that is an input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// The variable that stands for it.
    pub itself: Word,
    /// A list of its elements, or the content of a cell.
    pub parts: Word,
}

impl Symbolic {
    /// Makes an input of one of these types, as far as that is decided.
    pub(crate) fn make_row(&mut self, addr: Addr, ty: TypeId) -> Answer<Word> {
        let element = match *self.types.sort(ty) {
            Sort::Str => self.types.char(),
            Sort::Array(element) | Sort::Cell(element)
                if !matches!(self.types.sort(element), Sort::Any | Sort::Guarded(_)) =>
            {
                element
            }
            _ => {
                return self
                    .give_up("an unknown fraction, promise, bytevector, hash table, port or captured continuation");
            }
        };
        let is_cell = matches!(self.types.sort(ty), Sort::Cell(_));
        let parts = match self.row_of(addr) {
            Some(row) => row.parts,
            None => {
                let of = if is_cell { element } else { self.types.list(element) };
                let parts = self.variable(of);
                self.rows.push(Row { itself: Word::Lazy(addr), parts });
                // What was changed may have been this one.
                if self.changed && *self.types.sort(ty) != Sort::Str {
                    self.note(NOT_SHARED);
                }
                parts
            }
        };
        let value = match is_cell {
            true => Word::Cell(self.heap.alloc([parts])),
            false => {
                let elements = self.whole_list(parts)?;
                match self.types.sort(ty) {
                    Sort::Str => self.characters(elements)?,
                    _ => {
                        let array = self.heap.alloc([Word::Int(elements.len() as i64)]);
                        self.heap.alloc(elements);
                        Word::Array(array)
                    }
                }
            }
        };
        match self.bind(addr, value) {
            true => Ok(value),
            false => Err(Stop::Dead),
        }
    }

    /// What is known of the elements of an input that is not made yet.
    pub(crate) fn row_of(&self, addr: Addr) -> Option<Row> {
        let is_it = |row: &&Row| matches!(row.itself, Word::Lazy(at) if self.heap.resolve(at) == addr);
        self.rows.iter().rev().find(is_it).copied()
    }

    /// The elements of a list of unknowns; where it ends is a decision.
    fn whole_list(&mut self, list: Word) -> Answer<Vec<Word>> {
        let mut elements = Vec::new();
        let mut rest = list;
        loop {
            self.row_work += 1;
            match self.current(rest) {
                Word::Con(builtin::CONS, at) => {
                    elements.push(self.heap.get(at));
                    rest = self.heap.get(at + 1);
                }
                Word::Con(..) => return Ok(elements),
                word => match self.unbound(word) {
                    Some((addr, ty, attribute)) => {
                        self.narrow_fully(addr, ty, attribute)?;
                    }
                    None => return Err(Stop::Dead),
                },
            }
        }
    }

    /// Unknown characters as a string.
    fn characters(&mut self, elements: Vec<Word>) -> Answer<Word> {
        let mut characters = Vec::with_capacity(elements.len());
        for element in elements {
            characters.push(match self.unbound(element) {
                Some((addr, ..)) => self.demand_unbound(addr)?,
                None => self.current(element),
            });
        }
        Ok(self.text(characters))
    }

    /// Puts back what inputs were before the program changed them. Call between marks.
    pub(crate) fn restore_rows(&mut self) {
        for row in self.rows.clone() {
            match self.current(row.itself) {
                Word::Cell(addr) => self.heap.set(addr, row.parts),
                Word::Array(addr) => {
                    let (mut at, mut rest) = (addr + 1, row.parts);
                    while let Word::Con(builtin::CONS, cell) = self.current(rest) {
                        self.heap.set(at, self.heap.get(cell));
                        (at, rest) = (at + 1, self.heap.get(cell + 1));
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes that no two inputs are one object, where one of them is changed and there is another that it could be.
    pub(crate) fn note_change(&mut self, itself: Word) {
        let (mut found, mut count) = (false, 0);
        for row in &self.rows {
            let word = self.current(row.itself);
            found |= word == itself;
            count += usize::from(matches!(word, Word::Cell(_)) == matches!(itself, Word::Cell(_)));
        }
        self.changed |= found;
        if found && count > 1 {
            self.note(NOT_SHARED);
        }
    }

    /// The same, where it is asked whether two values are one object and one of them may be any.
    pub(crate) fn note_identity(&mut self, left: Word, right: Word) {
        let of_input = |word: Word| match word {
            Word::Lazy(_) => true,
            Word::Con(..) => self.parts_of(word).any(|part| matches!(part, Word::Lazy(_))),
            _ => false,
        };
        let alike = match (left, right) {
            (Word::Con(a, _), Word::Con(b, _)) => a == b && self.heap.width(left) > 0,
            _ => true,
        };
        if left != right && alike && of_input(left) && of_input(right) {
            self.note(NOT_SHARED);
        }
    }
}
