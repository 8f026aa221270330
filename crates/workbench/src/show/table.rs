//! Functions given by tables, as small as they can be said: `\x -> case x of { 0 -> 1; _ -> 2 }`.

use super::node::Node;
use super::types::Types;
use super::{Place, Task};
use crate::agree::{has_gaps, identical};
use snell_core_ir::Tables;
use snell_graph::{Datum, Part, Table};
use snell_interp_symbolic::PatternTable;

/// Names for the parameters of nested functions; deeper ones repeat, which hides names that nobody uses.
const NAMES: &[&str] = &["x", "y", "z", "u", "v", "w"];

/// The parts of a table.
pub(super) struct Lines<'d> {
    entries: Vec<(Node<'d>, Node<'d>)>,
    default: Node<'d>,
    looks: bool,
}

impl<'d> Lines<'d> {
    pub(super) fn of(table: &'d Table) -> Self {
        let (entries, default) = smallest(table);
        let node = |datum: &'d Datum| Node::Tree(datum.root());
        let entries = entries.into_iter().map(|(key, result)| (node(key), node(result))).collect();
        Lines { entries, default: node(default), looks: table.looks }
    }

    pub(super) fn of_pattern(table: &'d PatternTable) -> Self {
        let entries = table.entries.iter().map(|(key, result)| (Node::Pattern(key), Node::Pattern(result))).collect();
        Lines { entries, default: Node::Pattern(&table.default), looks: table.looks }
    }

    /// Leaves the parts for later.
    pub(super) fn write(
        self,
        place: Place,
        form: Tables,
        types: &mut Types,
        tasks: &mut Vec<Task<'d>>,
        out: &mut String,
    ) {
        let (from, to) = types.function(place.ty);
        let at = |ty| Place { ty, atom: false, depth: place.depth + 1 };
        if place.atom && !form.constant[0].starts_with('(') {
            out.push('(');
            tasks.push(Task::Text(")"));
        }
        if self.entries.is_empty() && !self.looks {
            out.push_str(form.constant[0]);
            tasks.push(Task::Text(form.constant[1]));
            return tasks.push(Task::Node(self.default, at(to)));
        }
        let name = NAMES[place.depth % NAMES.len()];
        let [before, between, after] = form.entry;
        tasks.push(Task::Text(form.other[1]));
        tasks.push(Task::Node(self.default, at(to)));
        tasks.push(Task::Text(form.other[0]));
        for (key, result) in self.entries.into_iter().rev() {
            tasks.push(Task::Text(after));
            tasks.push(Task::Node(result, at(to)));
            tasks.push(Task::Text(between));
            tasks.push(Task::Node(key, at(from)));
            tasks.push(Task::Text(before));
        }
        let [open, middle, close] = form.head;
        tasks.push(Task::Owned(format!("{open}{name}{middle}{name}{close}")));
    }
}

/// Entries that say what the default does not.
fn smallest(table: &Table) -> (Vec<(&Datum, &Datum)>, &Datum) {
    let mut entries: Vec<(&Datum, &Datum)> = table.entries.iter().map(|(key, result)| (key, result)).collect();
    // An entry may only be left out from the middle if no later one matches the same argument.
    if entries.iter().any(|(key, _)| has_gaps(key)) {
        return (entries, &table.default);
    }
    let default = match table.default.head() {
        // Nobody asked for any other argument, so that it may be the result that is given most often.
        Part::Hole => most_common(&entries).unwrap_or(&table.default),
        _ => &table.default,
    };
    entries.retain(|(_, result)| !identical(result, default));
    (entries, default)
}

fn most_common<'d>(entries: &[(&'d Datum, &'d Datum)]) -> Option<&'d Datum> {
    let count = |wanted: &Datum| entries.iter().filter(|(_, result)| identical(result, wanted)).count();
    // The first of equals: `max_by_key` would take the last.
    entries.iter().rev().map(|&(_, result)| result).max_by_key(|result| count(result))
}
