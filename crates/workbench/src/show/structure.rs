//! Constructors with their fields: before, between or around them.

use super::node::{Head, Node};
use super::types::{TypeId, Types};
use super::words::Words;
use super::{Place, Task};
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, Form, Literal, Type, Written, builtin};

/// What constructors are written with.
pub(super) struct Structure<'a, 'p> {
    pub(super) words: &'a mut Words<'p>,
    pub(super) types: &'a mut Types<'p>,
    /// The places of the constructor's strict fields.
    pub(super) strict: &'a [usize],
    /// The types whose values are not written with their constructors.
    pub(super) written: &'a FxHashMap<DataId, Written>,
}

impl Structure<'_, '_> {
    /// Writes a constructor and leaves its fields for later; `itself` is the whole value.
    pub(super) fn write<'d>(
        mut self,
        itself: Node<'d>,
        con: ConId,
        fields: Vec<Node<'d>>,
        place: Place,
        tasks: &mut Vec<Task<'d>>,
    ) {
        let first = tasks.len();
        match self.words.form(con).clone() {
            Form::List => self.list(itself, place, tasks),
            Form::Tuple => {
                tasks.push(Task::Text("("));
                self.separated(con, fields, place, tasks);
                tasks.push(Task::Text(")"));
            }
            Form::Infix(name) => {
                let types = self.types.fields(place.ty, con);
                enclose(place.atom, tasks, |tasks| {
                    for (at, field) in fields.into_iter().enumerate() {
                        if at > 0 {
                            tasks.push(Task::Owned(format!(" {name} ")));
                        }
                        let mut place = inside(place, &types, at, true);
                        place.atom = !self.is_application(&field, place.ty);
                        tasks.push(self.field(field, at, place));
                    }
                });
            }
            Form::Bare(unknown) => {
                let types = self.types.fields(place.ty, con);
                for (at, field) in fields.into_iter().enumerate() {
                    tasks.push(match field.head() {
                        Head::Hole => Task::Owned(unknown.clone()),
                        _ => Task::Node(field, inside(place, &types, at, place.atom)),
                    });
                }
            }
            // Written where expressions are.
            Form::Procedure(_) => tasks.push(Task::Text("<function>")),
            Form::Opaque(text) => tasks.push(Task::Owned(text)),
            Form::Cell if fields.is_empty() => tasks.push(Task::Text("()")),
            Form::Cell => self.cells(itself, con, place, tasks),
            Form::Name(unknown) => {
                let name = match fields.first().map(|field| field.head()) {
                    Some(Head::Literal(Literal::Str(text))) => self.words.symbol(&text),
                    _ => unknown,
                };
                tasks.push(Task::Owned(name));
            }
            Form::Around { unknown: Some(unknown), .. }
                if fields.iter().any(|field| matches!(field.head(), Head::Hole | Head::More)) =>
            {
                tasks.push(Task::Owned(unknown));
            }
            Form::Around { open, between, close, .. } => {
                let mut types = self.types.fields(place.ty, con);
                let mut fields = fields;
                if let [array] = fields[..]
                    && let Head::Array(elements) = array.head()
                {
                    let element = types.first().and_then(|&ty| self.types.element(ty)).unwrap_or(TypeId::ANY);
                    types = vec![element; elements.len()].into();
                    fields = elements;
                }
                tasks.push(Task::Owned(open));
                for (at, field) in fields.into_iter().enumerate() {
                    if at > 0 {
                        tasks.push(Task::Owned(between.clone()));
                    }
                    tasks.push(Task::Node(field, inside(place, &types, at, false)));
                }
                tasks.push(Task::Owned(close));
            }
            Form::Prefix(name) => {
                let types = self.types.fields(place.ty, con);
                enclose(place.atom && !fields.is_empty(), tasks, |tasks| {
                    tasks.push(Task::Owned(name));
                    for (at, field) in fields.into_iter().enumerate() {
                        tasks.push(Task::Text(" "));
                        tasks.push(self.field(field, at, inside(place, &types, at, true)));
                    }
                });
            }
        }
        // The next is the last.
        tasks[first..].reverse();
    }

    /// Whether a value is written as a constructor before its fields, which binds more tightly than any operator.
    fn is_application(&self, node: &Node, ty: TypeId) -> bool {
        let plain = self.types.data(ty).is_some_and(|data| !self.written.contains_key(&data));
        plain && matches!(node.head(), Head::Con(con, _) if matches!(self.words.form(con), Form::Prefix(_)))
    }

    /// A field. One that is strict has a value even where nothing looked at it.
    fn field<'d>(&mut self, field: Node<'d>, at: usize, place: Place) -> Task<'d> {
        match field.head() {
            Head::Hole if self.strict.contains(&at) => match self.smallest(place.ty) {
                Some(text) => Task::Owned(text),
                None => Task::Node(field, place),
            },
            _ => Task::Node(field, place),
        }
    }

    /// Some value of a type that is one word, if there is one.
    fn smallest(&mut self, ty: TypeId) -> Option<String> {
        let literal = match self.types.get(ty) {
            Type::Int => Literal::Int(0),
            Type::Integer => Literal::Integer(0.into()),
            Type::Double => Literal::Double(0.0),
            Type::Char => Literal::Char('a'),
            _ => {
                let con = self.types.constant(ty)?;
                return Some(match self.words.form(con) {
                    Form::Prefix(name) => name.clone(),
                    _ => "[]".into(),
                });
            }
        };
        Some(self.words.literal(literal))
    }

    fn separated<'d>(&mut self, con: ConId, fields: Vec<Node<'d>>, place: Place, tasks: &mut Vec<Task<'d>>) {
        let types = self.types.fields(place.ty, con);
        for (at, field) in fields.into_iter().enumerate() {
            if at > 0 {
                tasks.push(Task::Text(","));
            }
            tasks.push(Task::Node(field, inside(place, &types, at, false)));
        }
    }

    /// `(a b . c)`.
    fn cells<'d>(&mut self, itself: Node<'d>, con: ConId, place: Place, tasks: &mut Vec<Task<'d>>) {
        let types = self.types.fields(place.ty, con);
        let mut rest = itself;
        let mut before = "(";
        while let Some((element, next)) = rest.pair(con) {
            tasks.extend([Task::Text(before), Task::Node(element, inside(place, &types, 0, false))]);
            before = " ";
            rest = next;
        }
        let ends = match rest.head() {
            Head::Con(end, fields) => fields.is_empty() && *self.words.form(end) == Form::Cell,
            _ => false,
        };
        if !ends {
            tasks.extend([Task::Text(" . "), Task::Node(rest, inside(place, &types, 1, false))]);
        }
        tasks.push(Task::Text(")"));
    }

    /// A text, a list in brackets, or cells up to a rest that is not known.
    fn list<'d>(&mut self, itself: Node<'d>, place: Place, tasks: &mut Vec<Task<'d>>) {
        let types = self.types.fields(place.ty, builtin::CONS);
        let mut elements = Vec::new();
        let mut rest = itself;
        while let Some((element, next)) = rest.pair(builtin::CONS) {
            elements.push(element);
            rest = next;
        }
        let item = |node, atom| Task::Node(node, inside(place, &types, 0, atom));
        if !rest.is(builtin::NIL) {
            return enclose(place.atom, tasks, |tasks| {
                for element in elements {
                    let atom = !self.is_application(&element, inside(place, &types, 0, true).ty);
                    tasks.extend([item(element, atom), Task::Text(" : ")]);
                }
                tasks.push(Task::Node(rest, Place { atom: true, ..place }));
            });
        }
        let of_chars = types.first().is_some_and(|&ty| self.types.is_char(ty));
        let text: Option<String> = elements.iter().map(|element| element.char()).collect();
        match text {
            Some(text) if of_chars || !text.is_empty() => {
                tasks.push(Task::Owned(self.words.literal(Literal::Str(text.into()))));
            }
            _ => {
                tasks.push(Task::Text("["));
                for (at, element) in elements.into_iter().enumerate() {
                    if at > 0 {
                        tasks.push(Task::Text(","));
                    }
                    tasks.push(item(element, false));
                }
                tasks.push(Task::Text("]"));
            }
        }
    }
}

/// The place of a field.
fn inside(place: Place, types: &[TypeId], at: usize, atom: bool) -> Place {
    Place { ty: types.get(at).copied().unwrap_or(TypeId::ANY), atom, depth: place.depth }
}

/// In parentheses, if they are wanted.
pub(super) fn enclose<'d>(wanted: bool, tasks: &mut Vec<Task<'d>>, write: impl FnOnce(&mut Vec<Task<'d>>)) {
    if wanted {
        tasks.push(Task::Text("("));
    }
    write(tasks);
    if wanted {
        tasks.push(Task::Text(")"));
    }
}
