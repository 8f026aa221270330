//! Values in the syntax of a language, with as few parentheses as possible: `Cons 1 (Cons 2 Nil)` in Core, `[1,2]` in
//! Haskell.
//!
//! Values can be as deep as a list is long, so that nothing here recurses on the host's stack.

mod node;
mod structure;
mod table;
mod types;
mod words;

use crate::load::Loaded;
use node::{Head, Node};
use snell_core_ir::{EXIT, GlobalId, Literal, Program, Type, builtin};
use snell_graph::Datum;
use snell_interp_symbolic::Pattern;
use structure::Structure;
use types::{TypeId, Types};
use words::Words;

/// Shows values of one program.
pub struct Show<'p> {
    words: Words<'p>,
    types: Types<'p>,
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
        Show { words: Words::new(program, None), types: Types::new(program) }
    }

    /// For values of this program, in its own language.
    pub fn of(loaded: &'p Loaded) -> Show<'p> {
        let words = Words::new(&loaded.program, loaded.language.notation());
        Show { words, types: Types::new(&loaded.program) }
    }

    /// A value by itself.
    pub fn value(&mut self, value: &Datum, ty: Option<&Type>) -> String {
        let place = Place { ty: self.types.id(ty), atom: false, depth: 0 };
        self.write(Node::Tree(value.root()), place)
    }

    /// A value by itself, or as an argument.
    pub fn input(&mut self, value: &Datum, ty: Option<&Type>, atom: bool) -> String {
        let place = Place { ty: self.types.id(ty), atom, depth: 0 };
        let text = self.write(Node::Tree(value.root()), place);
        self.words.input(text)
    }

    /// A pattern by itself, or as an argument.
    pub fn pattern(&mut self, pattern: &Pattern, ty: Option<&Type>, atom: bool) -> String {
        let place = Place { ty: self.types.id(ty), atom, depth: 0 };
        self.write(Node::Pattern(pattern), place)
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
        match node.head() {
            Head::Literal(literal) => self.literal(literal, place, out),
            Head::Con(con, fields) => {
                let structure = Structure { words: &mut self.words, types: &mut self.types };
                structure.write(node, con, fields, place, tasks);
            }
            Head::Table(table) => {
                table::Lines::of(table).write(place, self.words.tables(), &mut self.types, tasks, out)
            }
            Head::PatternTable(table) => {
                table::Lines::of_pattern(table).write(place, self.words.tables(), &mut self.types, tasks, out);
            }
            Head::Closure => out.push_str("<function>"),
            Head::Storage => out.push_str("<storage>"),
            Head::Hole => out.push('_'),
            Head::More => out.push_str("..."),
            Head::Unknown(name) => out.push_str(name),
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
        let text = self.words.literal(literal);
        let enclosed = place.atom && text.starts_with('-') && self.words.encloses_signs();
        out.push_str(&if enclosed { format!("({text})") } else { text });
    }
}

#[cfg(test)]
mod tests;
