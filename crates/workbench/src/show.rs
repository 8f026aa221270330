//! Values in the syntax of a language, with as few parentheses as possible: `Cons 1 (Cons 2 Nil)` in Core, `[1,2]` in
//! Haskell.
//!
//! Values can be as deep as a list is long, so that nothing here recurses on the host's stack.

mod node;
mod procedure;
mod structure;
mod table;
mod types;
mod words;
mod written;

use crate::load::Loaded;
use node::{Head, Node};
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, EXIT, Form, GlobalId, Literal, Program, Type, Written, builtin};
use snell_graph::Datum;
use snell_interp_symbolic::Pattern;
use structure::Structure;
use types::{TypeId, Types};
use words::Words;

/// Shows values of one program.
pub struct Show<'p> {
    words: Words<'p>,
    types: Types<'p>,
    written: FxHashMap<DataId, Written>,
    /// The places of strict fields.
    strict: FxHashMap<ConId, Vec<usize>>,
    /// Whom it is for.
    reader: Reader,
    /// Whether what procedures give is always said: some value, where any will do.
    filled: bool,
}

/// Whom a value is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// People: what was never looked at is `_`, what was cut off `...`.
    People,
    /// A compiler, as an expression: what was never looked at is `undefined`.
    Expression,
    /// A compiler, as a pattern: what is not known matches anything.
    Pattern,
}

/// What is still to be written, the next last.
enum Task<'d> {
    Text(&'static str),
    Owned(String),
    Node(Node<'d>, Place),
}

/// Where a value stands.
#[derive(Clone, Copy)]
struct Place {
    /// Its type, if it is known.
    ty: TypeId,
    /// Whether it must be one word or in parentheses.
    atom: bool,
    /// How many functions it is inside of.
    depth: usize,
}

impl<'p> Show<'p> {
    /// For values of this program, as Core's own printer writes them.
    pub fn new(program: &'p Program) -> Show<'p> {
        Show {
            words: Words::new(program, None),
            types: Types::new(program),
            written: FxHashMap::default(),
            strict: FxHashMap::default(),
            reader: Reader::People,
            filled: false,
        }
    }

    /// For values of this program, in its own language.
    pub fn of(loaded: &'p Loaded) -> Show<'p> {
        let words = Words::new(&loaded.program, loaded.language.notation());
        let written = loaded.written.iter().cloned().collect();
        let strict = loaded.strict.iter().cloned().collect();
        Show { words, types: Types::new(&loaded.program), written, strict, reader: Reader::People, filled: false }
    }

    /// The same, for another reader.
    pub fn read_by(self, reader: Reader) -> Show<'p> {
        Show { reader, ..self }
    }

    /// The same, where procedures are not left with gaps.
    pub fn filled(self, filled: bool) -> Show<'p> {
        Show { filled, ..self }
    }

    /// A value by itself.
    pub fn value(&mut self, value: &Datum, ty: Option<&Type>) -> String {
        let place = Place { ty: self.types.id(ty), atom: false, depth: 0 };
        self.write(Node::Tree(value.root()), place)
    }

    /// A value by itself, or as an argument.
    pub fn input(&mut self, value: &Datum, ty: Option<&Type>, atom: bool) -> String {
        let place = Place { ty: self.types.id(ty), atom, depth: 0 };
        self.expression(Node::Tree(value.root()), place)
    }

    /// The text of a value, from its text as an input.
    pub fn plain<'t>(&self, input: &'t str) -> &'t str {
        match input.strip_prefix('\'') {
            Some(plain) if self.words.input(plain.to_owned()) == input => plain,
            _ => input,
        }
    }

    /// A pattern by itself, or as an argument.
    pub fn pattern(&mut self, pattern: &Pattern, ty: Option<&Type>, atom: bool) -> String {
        let place = Place { ty: self.types.id(ty), atom, depth: 0 };
        let node = Node::Pattern(pattern);
        if self.has_code(node) { self.expression(node, place) } else { self.write(node, place) }
    }

    /// What must hold: conditions on numbers in infix form, and others as they are written.
    pub fn conditions(&self, infix: Vec<String>, others: Vec<String>) -> Vec<String> {
        match self.words.notation() {
            Some(notation) => {
                notation.all(infix.into_iter().map(|text| notation.condition(text)).chain(others).collect())
            }
            None => infix.into_iter().chain(others).collect(),
        }
    }

    /// The condition that at least one of these pairs differs.
    pub fn differ(&self, pairs: Vec<[String; 2]>) -> String {
        match self.words.notation() {
            Some(notation) => notation.differ(pairs),
            None => pairs.iter().map(|pair| pair.join(" /= ")).collect::<Vec<_>>().join(" || "),
        }
    }

    /// Whether a call is written in parentheses.
    pub fn encloses_calls(&self) -> bool {
        self.words.notation().is_some_and(|notation| notation.encloses_calls())
    }

    /// Whether nothing stands where an argument of this type does.
    pub fn is_unwritten(&self, ty: &Type) -> bool {
        matches!(ty, Type::Data(data, _) if self.written.get(data) == Some(&Written::Nothing))
    }

    /// Whether values of a transparent type are written as their content.
    pub fn is_content(&self, data: DataId) -> bool {
        self.written.get(&data) == Some(&Written::Content)
    }

    /// The name of a definition.
    pub fn global(&mut self, global: GlobalId) -> String {
        self.words.global(global)
    }

    /// What a raised value says, from its description: the name of a type and then characters.
    pub fn raised(&self, says: &Datum) -> Option<String> {
        let (kind, mut rest) = Node::Tree(says.root()).pair(builtin::CONS)?;
        let Head::Literal(Literal::Str(kind)) = kind.head() else { return None };
        let mut text = String::new();
        while let Some((element, next)) = rest.pair(builtin::CONS) {
            let Some(c) = element.char() else { break };
            text.push(c);
            rest = next;
        }
        Some(self.words.notation()?.raised(&kind, &text, !rest.is(builtin::NIL)))
    }

    /// What a raised value says of which some parts were never looked at, so that the program can't say it.
    pub fn complaint(&mut self, value: &Datum) -> Option<String> {
        let Head::Con(con, fields) = Node::Tree(value.root()).head() else { return None };
        let &[who, what, wrong] = &fields[..] else { return None };
        if !self.words.is_complaint(con) {
            return None;
        }
        let place = Place { ty: TypeId::ANY, atom: false, depth: 0 };
        let mut parts = Vec::new();
        for part in [who, what] {
            match part.head() {
                Head::Con(_, inner) if inner.is_empty() => {}
                Head::Con(_, inner) if inner.len() == 1 => match inner[0].head() {
                    Head::Literal(Literal::Str(text)) => parts.push(text.to_string()),
                    _ => parts.push(self.write(part, place)),
                },
                _ => parts.push(self.write(part, place)),
            }
        }
        let (mut values, mut rest) = (Vec::new(), wrong);
        while let Head::Con(_, cell) = rest.head()
            && let [value, next] = cell[..]
        {
            values.push(self.write(value, place));
            rest = next;
        }
        if !values.is_empty() {
            parts.push(values.join(" "));
        }
        Some(parts.join(": "))
    }

    /// The exit code that a raised value asks for, from its description.
    pub fn exit(says: &Datum) -> Option<i64> {
        let (kind, mut rest) = Node::Tree(says.root()).pair(builtin::CONS)?;
        if !matches!(kind.head(), Head::Literal(Literal::Str(kind)) if &*kind == EXIT) {
            return None;
        }
        let mut text = String::new();
        while let Some((element, next)) = rest.pair(builtin::CONS) {
            text.push(element.char()?);
            rest = next;
        }
        text.parse().ok()
    }

    fn write(&mut self, node: Node, place: Place) -> String {
        let mut out = String::new();
        let mut tasks = vec![Task::Node(node, place)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Text(text) => out.push_str(text),
                Task::Owned(text) => out.push_str(&text),
                Task::Node(node, place) => self.head(node, place, &mut tasks, &mut out),
            }
        }
        out
    }

    /// Writes the head of a value and leaves its parts for later.
    fn head<'d>(&mut self, node: Node<'d>, place: Place, tasks: &mut Vec<Task<'d>>, out: &mut String) {
        let Some((node, place)) = self.by_type(node, place, tasks, out) else { return };
        match node.head() {
            Head::Literal(literal) => self.literal(literal, place, out),
            Head::Con(con, fields) => {
                if let (&Form::Procedure(params), &[function]) = (self.words.form(con), &fields[..]) {
                    return out.push_str(&self.procedure(params, function, place));
                }
                let strict = self.strict.get(&con).map_or(&[][..], |places| places);
                let written = &self.written;
                let structure = Structure { words: &mut self.words, types: &mut self.types, strict, written };
                structure.write(node, con, fields, place, tasks);
            }
            Head::Table(table) => {
                table::Lines::of(table).write(place, self.words.tables(), &mut self.types, tasks, out)
            }
            Head::PatternTable(table) => {
                table::Lines::of_pattern(table).write(place, self.words.tables(), &mut self.types, tasks, out);
            }
            Head::Hole if self.reader == Reader::Expression => out.push_str("undefined"),
            Head::Text(characters) => {
                tasks.push(Task::Text(")"));
                let place = Place { ty: TypeId::ANY, atom: true, ..place };
                for character in characters.iter().rev() {
                    tasks.extend([Task::Node(Node::Pattern(character), place), Task::Text(" ")]);
                }
                out.push_str("(string");
            }
            Head::Closure | Head::Storage | Head::Array(_) | Head::More if self.reader == Reader::Pattern => {
                out.push('_')
            }
            Head::Closure => out.push_str("<function>"),
            Head::Storage | Head::Array(_) => out.push_str("<storage>"),
            Head::Hole => out.push('_'),
            Head::More => out.push_str("..."),
            Head::Unknown(name) => out.push_str(&self.words.term(name)),
        }
    }

    fn literal(&mut self, literal: Literal, place: Place, out: &mut String) {
        let literal = match literal {
            Literal::Integer(n) => match n.to_i64() {
                Some(n) if !self.types.is_integer(place.ty) => Literal::Int(n),
                _ => Literal::Integer(n),
            },
            literal => literal,
        };
        let text = match literal {
            Literal::Double(d) if self.reader == Reader::Expression && !d.is_finite() => not_finite(d),
            literal => self.words.literal(literal),
        };
        let enclosed = place.atom && text.starts_with('-') && self.words.encloses_signs();
        out.push_str(&if enclosed { format!("({text})") } else { text });
    }
}

/// What has no literal.
fn not_finite(d: f64) -> String {
    let text = if d.is_nan() {
        "(0 / 0)"
    } else if d > 0.0 {
        "(1 / 0)"
    } else {
        "(-1 / 0)"
    };
    text.into()
}

#[cfg(test)]
mod tests;
