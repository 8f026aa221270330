//! What only the type of a value tells: transparent constructors, and how types are written that hide their constructors.

use super::node::{Head, Node};
use super::structure::enclose;
use super::{Place, Show, Task};
use snell_core_ir::{Form, Literal, Written};
use snell_integer::Integer;

/// A transparent type may be nothing but itself.
const MAX_LAYERS: usize = 100;

impl Show<'_> {
    /// Writes what the type asks for around a value; gives what is left to be written of it, if anything.
    pub(super) fn by_type<'d>(
        &mut self,
        mut node: Node<'d>,
        mut place: Place,
        tasks: &mut Vec<Task<'d>>,
        out: &mut String,
    ) -> Option<(Node<'d>, Place)> {
        for _ in 0..MAX_LAYERS {
            let Some(data) = self.types.data(place.ty) else { break };
            let content = self.types.content(place.ty);
            let written = self.written.get(&data).cloned();
            // What is not known has no constructors.
            if matches!(node.head(), Head::Hole | Head::More) && !matches!(written, Some(Written::Nothing)) {
                break;
            }
            match (written, content) {
                (Some(Written::Nothing), _) => return None,
                (Some(Written::Content), Some((_, inside))) => place.ty = inside,
                (Some(Written::Content), None) => {
                    let Head::Con(con, fields) = node.head() else { break };
                    let types = self.types.fields(place.ty, con);
                    let (Some(&field), Some(&inside)) = (fields.first(), types.first()) else { break };
                    (node, place.ty) = (field, inside);
                }
                (Some(Written::Unsigned), _) => {
                    let Head::Literal(Literal::Integer(n)) = node.head() else { break };
                    let n = Integer::from(n.wrap_i64() as u64);
                    out.push_str(&self.words.literal(Literal::Integer(n)));
                    return None;
                }
                (Some(Written::Function(function)), Some((_, inside))) => {
                    self.applied(function, node, Place { ty: inside, atom: true, ..place }, place.atom, tasks);
                    return None;
                }
                (Some(Written::Elements(function)), _) => {
                    self.elements(function, node, place, tasks);
                    return None;
                }
                (Some(Written::Indexed(function)), _) => {
                    if !self.indexed(function, node, place, tasks) {
                        break;
                    }
                    return None;
                }
                (Some(Written::Infix(operator)), _) => {
                    let Head::Con(con, fields) = node.head() else { break };
                    let (Ok([left, right]), types) = (<[Node; 2]>::try_from(fields), self.types.fields(place.ty, con))
                    else {
                        break;
                    };
                    let at = |index: usize| Place { ty: types[index], atom: true, depth: place.depth };
                    let first = tasks.len();
                    enclose(place.atom, tasks, |tasks| {
                        tasks.push(Task::Node(left, at(0)));
                        tasks.push(Task::Owned(format!(" {operator} ")));
                        tasks.push(Task::Node(right, at(1)));
                    });
                    tasks[first..].reverse();
                    return None;
                }
                (Some(Written::Arguments), _) => break,
                (_, Some((con, inside))) => {
                    let name = match self.words.form(con) {
                        Form::Prefix(name) => name.clone(),
                        _ => break,
                    };
                    self.applied(name, node, Place { ty: inside, atom: true, ..place }, place.atom, tasks);
                    return None;
                }
                (_, None) => break,
            }
        }
        Some((node, place))
    }

    fn applied<'d>(&self, function: String, arg: Node<'d>, at: Place, atom: bool, tasks: &mut Vec<Task<'d>>) {
        let first = tasks.len();
        enclose(atom, tasks, |tasks| {
            tasks.push(Task::Owned(function));
            tasks.push(Task::Text(" "));
            tasks.push(Task::Node(arg, at));
        });
        tasks[first..].reverse();
    }

    /// `listArray (l,u) [..]`; false if this is none.
    fn indexed<'d>(&mut self, function: String, node: Node<'d>, place: Place, tasks: &mut Vec<Task<'d>>) -> bool {
        let Head::Con(con, fields) = node.head() else { return false };
        let types = self.types.fields(place.ty, con);
        let (&[low, high, _, array], &[index, _, _, stored]) = (&fields[..], &types[..]) else { return false };
        let (Head::Array(elements), Some(element)) = (array.head(), self.types.element(stored)) else { return false };
        let at = |ty| Place { ty, atom: false, depth: place.depth };
        let first = tasks.len();
        enclose(place.atom, tasks, |tasks| {
            tasks.push(Task::Owned(format!("{function} (")));
            tasks.push(Task::Node(low, at(index)));
            tasks.push(Task::Text(","));
            tasks.push(Task::Node(high, at(index)));
            tasks.push(Task::Text(") ["));
            for (number, &node) in elements.iter().enumerate() {
                tasks.push(Task::Text(if number > 0 { "," } else { "" }));
                tasks.push(Task::Node(node, at(element)));
            }
            tasks.push(Task::Text("]"));
        });
        tasks[first..].reverse();
        true
    }

    /// `fromList [..]` of a tree in order.
    fn elements<'d>(&mut self, function: String, root: Node<'d>, place: Place, tasks: &mut Vec<Task<'d>>) {
        let mut ty = place.ty;
        for _ in 0..MAX_LAYERS {
            match self.types.content(ty) {
                Some((_, inside)) => ty = inside,
                None => break,
            }
        }
        let first = tasks.len();
        let mut inner: Vec<Task> = Vec::new();
        // Nodes whose element and right tree are still to come.
        let mut open: Vec<(Vec<Node>, _)> = Vec::new();
        let mut at = Some(root);
        loop {
            while let Some(node) = at {
                at = None;
                match node.head() {
                    Head::Con(con, fields) if fields.len() >= 4 => {
                        let types = self.types.fields(ty, con);
                        at = fields.get(fields.len() - 2).copied();
                        open.push((fields, types));
                    }
                    Head::Con(..) => {}
                    // A part of the tree that is not shown.
                    _ => inner.push(Task::Text("...")),
                }
            }
            let Some((fields, types)) = open.pop() else { break };
            let parts = 1..fields.len() - 2;
            let tuple = parts.len() > 1;
            let mut element = Vec::new();
            for part in parts {
                element.push(Task::Text(if part > 1 {
                    ","
                } else if tuple {
                    "("
                } else {
                    ""
                }));
                let ty = types.get(part).copied().unwrap_or(super::TypeId::ANY);
                element.push(Task::Node(fields[part], Place { ty, atom: false, depth: place.depth }));
            }
            element.push(Task::Text(if tuple { ")" } else { "" }));
            if !inner.is_empty() {
                inner.push(Task::Text(","));
            }
            inner.append(&mut element);
            at = fields.last().copied();
        }
        enclose(place.atom, tasks, |tasks| {
            tasks.push(Task::Owned(format!("{function} [")));
            tasks.append(&mut inner);
            tasks.push(Task::Text("]"));
        });
        tasks[first..].reverse();
    }
}
