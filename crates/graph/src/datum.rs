//! Values as trees: what crosses from one interpretation to another, and to people.

use snell_core_ir::ConId;
use snell_integer::Integer;
use std::fmt;
use std::sync::Arc;

/// A value outside any heap: its tree in preorder, in one piece of memory. Most values are read off a heap,
/// looked at once from the front to the back, and dropped.
#[derive(Clone, PartialEq)]
pub struct Datum {
    parts: Vec<Part>,
}

/// One node of a tree, without what is below it.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// An integer, bounded or not.
    Integer(Integer),
    /// A double.
    Double(f64),
    /// A code point.
    Char(char),
    /// A string.
    Str(Arc<str>),
    /// A constructor. Its fields follow.
    Con(ConId, Extent),
    /// A function given by a table.
    Function(Arc<Table>),
    /// A function given by code.
    Closure,
    /// A mutable cell that is not looked into.
    Storage,
    /// A mutable cell, where cells are parts of values. Its content follows.
    Cell(Extent),
    /// An array. Its elements follow.
    Array(Extent),
    /// Never looked at.
    Hole,
    /// Cut off: not evaluated, or too large to show.
    More,
}

/// How many fields a constructor has, or elements an array, and how many parts there are from it to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    width: u32,
    size: u32,
}

/// A function as a table: the first entry whose argument is equal, or the default.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Arguments and results.
    pub entries: Vec<(Datum, Datum)>,
    /// For every other argument.
    pub default: Datum,
    /// Whether the argument is evaluated to its end even if there is no entry to compare it with.
    pub looks: bool,
}

/// Room for more parts than this is given back if it is not used.
const MUCH: usize = 256;

impl Extent {
    /// No node.
    pub(crate) const NONE: u32 = u32::MAX;

    /// Of a node that is still being read, if it has fields: instead of where it ends, which other one ends there, too.
    #[inline]
    pub(crate) fn open(width: usize, around: u32) -> Extent {
        Extent { width: width as u32, size: if width == 0 { 1 } else { around } }
    }

    /// The node at this place ends here; gives the other one.
    #[inline]
    pub(crate) fn close(&mut self, end: u32, at: u32) -> u32 {
        std::mem::replace(&mut self.size, end - at)
    }
}

impl Part {
    /// A constructor with so many fields, which must follow.
    #[inline]
    pub fn con(con: ConId, width: usize) -> Part {
        Part::Con(con, Extent { width: width as u32, size: 0 })
    }

    /// An array of so many elements, which must follow.
    pub fn array(width: usize) -> Part {
        Part::Array(Extent { width: width as u32, size: 0 })
    }

    /// A mutable cell, whose content must follow.
    pub fn cell() -> Part {
        Part::Cell(Extent { width: 1, size: 0 })
    }

    /// How many fields follow.
    #[inline]
    pub fn width(&self) -> usize {
        match self {
            Part::Con(_, extent) | Part::Array(extent) | Part::Cell(extent) => extent.width as usize,
            _ => 0,
        }
    }

    #[inline]
    pub(crate) fn extent_mut(&mut self) -> Option<&mut Extent> {
        match self {
            Part::Con(_, extent) | Part::Array(extent) | Part::Cell(extent) => Some(extent),
            _ => None,
        }
    }

    #[inline]
    fn size(&self) -> usize {
        match self {
            Part::Con(_, extent) | Part::Array(extent) | Part::Cell(extent) => extent.size as usize,
            _ => 1,
        }
    }
}

impl Datum {
    /// A tree from its parts in preorder. Nodes that are missing are cut off; those beyond its end are left out.
    pub fn from_parts(mut parts: Vec<Part>) -> Datum {
        if parts.is_empty() {
            parts.push(Part::More);
        }
        Datum::settle(&mut parts, 0);
        parts.truncate(parts[0].size());
        Datum { parts }
    }

    /// Finds out where the nodes from this place on end. Those that are missing are cut off.
    pub(crate) fn settle(parts: &mut Vec<Part>, from: usize) {
        let mut at = parts.len();
        while at > from {
            at -= 1;
            let width = parts[at].width();
            let mut end = at + 1;
            for _ in 0..width {
                if end == parts.len() {
                    parts.push(Part::More);
                }
                end += parts[end].size();
            }
            if let Some(extent) = parts[at].extent_mut() {
                extent.size = (end - at) as u32;
            }
        }
    }

    /// A tree from parts of which is known where they end.
    pub(crate) fn of_settled(mut parts: Vec<Part>) -> Datum {
        if parts.capacity() > MUCH && parts.capacity() / 4 > parts.len() {
            parts.shrink_to_fit();
        }
        Datum { parts }
    }

    /// A constructor with its fields.
    pub fn con(con: ConId, fields: impl IntoIterator<Item = Datum>) -> Datum {
        let mut parts = vec![Part::con(con, 0)];
        let mut width = 0;
        for field in fields {
            parts.extend(field.parts);
            width += 1;
        }
        let size = parts.len() as u32;
        parts[0] = Part::Con(con, Extent { width, size });
        Datum { parts }
    }

    /// A function given by a table.
    pub fn function(table: Table) -> Datum {
        Part::Function(Arc::new(table)).into()
    }

    /// The whole tree.
    #[inline]
    pub fn root(&self) -> Tree<'_> {
        Tree { parts: &self.parts }
    }

    /// All parts in preorder.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Where the fields of the part at this position begin.
    pub fn fields_at(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let mut next = at + 1;
        (0..self.parts[at].width()).map(move |_| {
            let field = next;
            next += self.parts[field].size();
            field
        })
    }

    /// The root.
    #[inline]
    pub fn head(&self) -> &Part {
        &self.parts[0]
    }

    /// Whether some node satisfies a test. Tables are not looked into.
    pub fn contains(&self, test: impl FnMut(&Part) -> bool) -> bool {
        self.parts.iter().any(test)
    }
}

impl From<Part> for Datum {
    fn from(part: Part) -> Datum {
        Datum::from_parts(vec![part])
    }
}

impl From<Integer> for Datum {
    fn from(integer: Integer) -> Datum {
        Part::Integer(integer).into()
    }
}

impl fmt::Debug for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts.as_slice() {
            [part] => part.fmt(f),
            // Preorder with the number of fields: unambiguous, and no recursion.
            parts => f
                .debug_list()
                .entries(parts.iter().map(|part| match part {
                    Part::Con(con, extent) => format!("{con:?}/{}", extent.width),
                    Part::Array(extent) => format!("array/{}", extent.width),
                    Part::Cell(_) => "cell".into(),
                    part => format!("{part:?}"),
                }))
                .finish(),
        }
    }
}

/// A subtree.
#[derive(Clone, Copy, Debug)]
pub struct Tree<'d> {
    /// From its root to its end; never empty.
    parts: &'d [Part],
}

impl<'d> Tree<'d> {
    /// The root.
    #[inline]
    pub fn head(self) -> &'d Part {
        &self.parts[0]
    }

    /// All parts in preorder.
    #[inline]
    pub fn parts(self) -> &'d [Part] {
        self.parts
    }

    /// The subtrees below the root.
    #[inline]
    pub fn fields(self) -> Fields<'d> {
        Fields { parts: &self.parts[1..] }
    }

    /// A copy of its own.
    pub fn to_datum(self) -> Datum {
        Datum { parts: self.parts.to_vec() }
    }
}

/// Subtrees side by side.
#[derive(Clone, Debug)]
pub struct Fields<'d> {
    parts: &'d [Part],
}

impl<'d> Iterator for Fields<'d> {
    type Item = Tree<'d>;

    #[inline]
    fn next(&mut self) -> Option<Tree<'d>> {
        let first = self.parts.first()?;
        let (parts, rest) = self.parts.split_at(first.size());
        self.parts = rest;
        Some(Tree { parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use snell_core_ir::builtin::{CONS, NIL};

    fn int(n: i64) -> Part {
        Part::Integer(Integer::Small(n))
    }

    #[test]
    fn fields_are_found_again() {
        let nil = || Datum::con(NIL, []);
        let inner = Datum::con(CONS, [int(1).into(), nil()]);
        let list = Datum::con(CONS, [inner.clone(), nil()]);
        let fields: Vec<Datum> = list.root().fields().map(Tree::to_datum).collect();
        assert_eq!(fields, [inner, nil()]);
        let parts = vec![Part::con(CONS, 2), Part::con(CONS, 2), int(1), Part::con(NIL, 0), Part::con(NIL, 0)];
        assert_eq!(Datum::from_parts(parts), list);
    }

    #[test]
    fn what_is_missing_is_cut_off() {
        let cut = Datum::from_parts(vec![Part::con(CONS, 2), int(1)]);
        assert_eq!(cut, Datum::con(CONS, [int(1).into(), Part::More.into()]));
        assert_eq!(Datum::from_parts(vec![]), Part::More.into());
        assert_eq!(Datum::from_parts(vec![int(1), int(2)]), int(1).into());
    }
}
