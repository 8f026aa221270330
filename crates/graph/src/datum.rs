//! Values as trees: what crosses from one interpretation to another, and to people.

use snell_core_ir::ConId;
use snell_integer::Integer;
use std::sync::Arc;

/// A value outside any heap.
#[derive(Clone, PartialEq, Debug)]
pub enum Datum {
    /// An integer, bounded or not.
    Integer(Integer),
    /// A double.
    Double(f64),
    /// A code point.
    Char(char),
    /// A string.
    Str(Arc<str>),
    /// A constructor with its fields.
    Con(ConId, Vec<Datum>),
    /// A function given by a table.
    Function(Box<Table>),
    /// A function given by code.
    Closure,
    /// A mutable cell or array.
    Storage,
    /// Never looked at.
    Hole,
    /// Cut off: not evaluated, or too large to show.
    More,
}

/// A function as a table: the first entry whose argument is equal, or the default.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Arguments and results.
    pub entries: Vec<(Datum, Datum)>,
    /// For every other argument.
    pub default: Datum,
}

// Trees can be as deep as a list is long; dropping them must not recurse on the host's stack.
impl Drop for Datum {
    fn drop(&mut self) {
        let Datum::Con(_, fields) = self else { return };
        let mut stack = std::mem::take(fields);
        while let Some(mut datum) = stack.pop() {
            if let Datum::Con(_, fields) = &mut datum {
                stack.append(fields);
            }
        }
    }
}
