//! Values as expressions: procedures of several parameters, lists that hold procedures, and any number of arguments.

use super::node::{Head, Node};
use super::{Place, Reader, Show};
use snell_core_ir::{Form, Row, Type, Written};
use snell_graph::{Datum, Part};
use snell_interp_symbolic::Pattern;

/// Arguments, of which none stands for all, and a result.
type Line<'d> = (Vec<Option<Node<'d>>>, Node<'d>);

impl Show<'_> {
    /// The arguments that one value stands for, if its type says that it stands for any number of them.
    pub fn arguments(&mut self, value: &Datum, ty: Option<&Type>) -> Option<Vec<String>> {
        let ty = ty.filter(|ty| self.is_arguments(ty))?;
        let place = Place { ty: self.types.id(Some(ty)), atom: true, depth: 0 };
        Some(self.spread(Node::Tree(value.root()), place))
    }

    /// The same of a pattern.
    pub fn argument_patterns(&mut self, pattern: &Pattern, ty: Option<&Type>) -> Option<Vec<String>> {
        let ty = ty.filter(|ty| self.is_arguments(ty))?;
        let place = Place { ty: self.types.id(Some(ty)), atom: true, depth: 0 };
        Some(self.spread(Node::Pattern(pattern), place))
    }

    fn is_arguments(&self, ty: &Type) -> bool {
        matches!(ty, Type::Data(data, _) if self.written.get(data) == Some(&Written::Arguments))
    }

    /// The elements, and what follows them if it has a name.
    fn spread(&mut self, node: Node, place: Place) -> Vec<String> {
        let (elements, end) = self.elements_of(node, place);
        let mut texts: Vec<String> =
            elements.into_iter().map(|(element, place)| self.expression(element, place)).collect();
        if let Head::Unknown(name) = end.head()
            && name != "_"
        {
            texts.push(format!(". {name}"));
        }
        texts
    }

    /// The elements of a list with their places, and what it ends with.
    fn elements_of<'d>(&mut self, node: Node<'d>, place: Place) -> (Vec<(Node<'d>, Place)>, Node<'d>) {
        let (mut elements, mut rest) = (Vec::new(), node);
        while let Head::Con(con, fields) = rest.head()
            && let [first, next] = fields[..]
        {
            let types = self.types.fields(place.ty, con);
            let ty = types.first().copied().unwrap_or(super::TypeId::ANY);
            elements.push((first, Place { ty, atom: true, ..place }));
            rest = next;
        }
        (elements, rest)
    }

    /// A value where an expression stands.
    pub(super) fn expression(&mut self, node: Node, place: Place) -> String {
        let is_arguments = self.types.data(place.ty).map(|data| self.written.get(&data));
        let is_arguments = matches!(is_arguments, Some(Some(Written::Arguments)));
        if is_arguments && !matches!(node.head(), Head::Hole | Head::Unknown(_)) {
            let (elements, _) = self.elements_of(node, place);
            if elements.iter().all(|(element, _)| self.is_plain(*element)) {
                let texts: Vec<String> =
                    elements.into_iter().map(|(element, place)| self.write(element, place)).collect();
                return self.words.input(format!("({})", texts.join(" ")));
            }
            let parts = elements.into_iter().map(|(element, place)| self.expression(element, place)).collect();
            return self.words.structure(&Form::Cell, parts, None).unwrap_or_else(|| self.write(node, place));
        }
        if self.is_plain(node) {
            let text = self.write(node, place);
            return self.words.input(text);
        }
        if let Head::Con(con, fields) = node.head() {
            let form = self.words.form(con).clone();
            let inner = Place { atom: true, ..place };
            let (parts, end) = match (&form, &fields[..]) {
                (Form::Cell, [_, _]) => {
                    let (mut elements, mut rest) = (Vec::new(), node);
                    while let Some((first, next)) = rest.pair(con) {
                        elements.push(first);
                        rest = next;
                    }
                    let ends = matches!(rest.head(), Head::Con(_, fields) if fields.is_empty());
                    (elements, (!ends).then_some(rest))
                }
                (Form::Around { .. }, [array]) => match array.head() {
                    Head::Array(elements) => (elements, None),
                    _ => (vec![*array], None),
                },
                _ => return self.write(node, place),
            };
            let parts = parts.into_iter().map(|part| self.part(part, inner)).collect();
            let end = end.map(|end| self.part(end, inner));
            if let Some(text) = self.words.structure(&form, parts, end) {
                return text;
            }
        }
        self.write(node, place)
    }

    /// A part of an expression.
    fn part(&mut self, node: Node, place: Place) -> String {
        if self.filled && is_hole(node) { self.words.anything().to_owned() } else { self.expression(node, place) }
    }

    /// A procedure of so many parameters, or of a list of its arguments.
    pub(super) fn procedure(&mut self, params: Option<usize>, function: Node, place: Place) -> String {
        match function.head() {
            Head::Closure | Head::Storage | Head::Array(_) | Head::More if self.reader == Reader::Pattern => {
                return "_".into();
            }
            Head::Closure => return "<function>".into(),
            Head::Storage | Head::Array(_) => return "<storage>".into(),
            Head::More => return "...".into(),
            _ => {}
        }
        let mut lines = Vec::new();
        // Code without parameters takes a unit.
        flatten(function, params.unwrap_or(1).max(1), &mut Vec::new(), &mut lines);
        let place = Place { atom: true, ..place };
        let anything = if self.filled { self.words.anything() } else { "_" };
        if params == Some(0) {
            let said = lines.into_iter().map(|(_, result)| result).find(|result| !is_hole(*result));
            let result = said.map_or(anything.into(), |result| self.expression(result, place));
            return self.words.procedure(params, Vec::new(), result);
        }
        let other = lines.pop().map(|(_, result)| result).filter(|result| !is_hole(*result));
        let mut rows: Vec<Row> = Vec::new();
        for (keys, result) in lines {
            // Nobody asked what it gives.
            if is_hole(result) {
                continue;
            }
            let keys = keys.into_iter().map(|key| Some(self.expression(key?, place))).collect();
            rows.push(Row { keys, result: self.expression(result, place) });
        }
        let other = match other {
            Some(other) => self.expression(other, place),
            // That nothing is known is what a pattern has to say.
            None if matches!(function, Node::Pattern(_)) => "_".to_owned(),
            // It may be the result that is given most often.
            None => most_common(&rows).unwrap_or(anything).to_owned(),
        };
        for at in (0..rows.len()).rev() {
            let later = |row: &Row| row.result == other || !overlap(row, &rows[at]);
            if rows[at].result == other && rows[at + 1..].iter().all(later) {
                rows.remove(at);
            }
        }
        self.words.procedure(params, rows, other)
    }

    /// Whether procedures are part of a value.
    pub(super) fn has_code(&self, node: Node) -> bool {
        !self.is_data(node, |_| true)
    }

    /// Whether a value is nothing but data.
    fn is_plain(&self, node: Node) -> bool {
        // A name, or an expression of numbers or characters that have names.
        self.is_data(node, |pattern| match pattern {
            Pattern::Unknown(name) => name == "_",
            pattern => !matches!(pattern, Pattern::Text(_)),
        })
    }

    /// Whether there are no procedures in a value, and nothing else that is no datum.
    fn is_data(&self, node: Node, is_datum: impl Fn(&Pattern) -> bool) -> bool {
        let is_procedure = |con| matches!(self.words.form(con), Form::Procedure(_));
        let mut todo = vec![node];
        while let Some(node) = todo.pop() {
            match node {
                Node::Tree(tree) => {
                    let is_code = |part: &Part| match part {
                        Part::Function(_) => true,
                        Part::Con(con, _) => is_procedure(*con),
                        _ => false,
                    };
                    if tree.parts().iter().any(is_code) {
                        return false;
                    }
                }
                Node::Pattern(pattern) if !is_datum(pattern) => return false,
                Node::Pattern(pattern) => match pattern {
                    Pattern::Function(_) => return false,
                    Pattern::Con(con, _) if is_procedure(*con) => return false,
                    Pattern::Con(_, parts) | Pattern::Array(parts) => todo.extend(parts.iter().map(Node::Pattern)),
                    Pattern::Known(value) => todo.push(Node::Tree(value.root())),
                    Pattern::Unknown(_) | Pattern::Text(_) => {}
                },
            }
        }
        true
    }
}

fn most_common(rows: &[Row]) -> Option<&str> {
    let count = |wanted: &str| rows.iter().filter(|row| row.result == wanted).count();
    // The first of equals: `max_by_key` would take the last.
    rows.iter().rev().map(|row| row.result.as_str()).max_by_key(|result| count(result))
}

/// Whether two rows may be about the same arguments.
fn overlap(one: &Row, other: &Row) -> bool {
    one.keys.iter().zip(&other.keys).all(|(one, other)| one.is_none() || other.is_none() || one == other)
}

/// The lines of a function that gives functions, for all arguments at once; the last is for all that are left.
fn flatten<'d>(node: Node<'d>, left: usize, keys: &mut Vec<Option<Node<'d>>>, lines: &mut Vec<Line<'d>>) {
    let (entries, default): (Vec<(Node, Node)>, Node) = match node.head() {
        Head::Table(table) if left > 0 => {
            let node = |datum: &'d Datum| Node::Tree(datum.root());
            (table.entries.iter().map(|(key, result)| (node(key), node(result))).collect(), node(&table.default))
        }
        Head::PatternTable(table) if left > 0 => {
            let entries = table.entries.iter().map(|(key, result)| (Node::Pattern(key), Node::Pattern(result)));
            (entries.collect(), Node::Pattern(&table.default))
        }
        _ => {
            let known = keys.iter().copied().chain(std::iter::repeat_n(None, left)).collect();
            return lines.push((known, node));
        }
    };
    for (key, result) in entries {
        keys.push((!is_hole(key)).then_some(key));
        flatten(result, left - 1, keys, lines);
        keys.pop();
    }
    keys.push(None);
    flatten(default, left - 1, keys, lines);
    keys.pop();
}

fn is_hole(node: Node) -> bool {
    matches!(node.head(), Head::Hole | Head::Unknown("_"))
}
