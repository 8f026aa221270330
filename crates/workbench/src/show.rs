//! Values as Core writes them: `Cons 1 (Cons 2 Nil)`, with as few parentheses as possible.
//!
//! Values can be as deep as a list is long, so that nothing here recurses on the host's stack.

mod table;
mod types;
mod words;

use snell_core_ir::{ConId, GlobalId, Program, Type};
use snell_graph::{Datum, Part, Tree};
use snell_integer::Integer;
use snell_interp_symbolic::Pattern;
use types::{TypeId, Types};
use words::Words;

/// Shows values of one program. Literals and names are written by Core's own printer.
pub struct Show<'p> {
    words: Words<'p>,
    types: Types<'p>,
}

/// What is still to be written, the next last.
enum Task<'d> {
    Text(&'static str),
    Owned(String),
    Value(Tree<'d>, Place),
    Pattern(&'d Pattern, Place),
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
    /// For values of this program.
    pub fn new(program: &'p Program) -> Show<'p> {
        Show { words: Words::new(program), types: Types::new(program) }
    }

    /// A value by itself.
    pub fn value(&mut self, value: &Datum, ty: Option<&Type>) -> String {
        let place = Place { ty: self.types.id(ty), atom: false, depth: 0 };
        self.write(Task::Value(value.root(), place))
    }

    /// A value as an argument.
    pub fn argument(&mut self, value: &Datum, ty: Option<&Type>) -> String {
        let place = Place { ty: self.types.id(ty), atom: true, depth: 0 };
        self.write(Task::Value(value.root(), place))
    }

    /// A pattern as an argument.
    pub fn pattern(&mut self, pattern: &Pattern, ty: Option<&Type>) -> String {
        let place = Place { ty: self.types.id(ty), atom: true, depth: 0 };
        self.write(Task::Pattern(pattern, place))
    }

    /// The name of a definition.
    pub fn global(&mut self, global: GlobalId) -> String {
        self.words.global(global)
    }

    fn write(&mut self, task: Task) -> String {
        let mut out = String::new();
        let mut tasks = vec![task];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Text(text) => out.push_str(text),
                Task::Owned(text) => out.push_str(&text),
                Task::Value(value, place) => self.head(value, place, &mut tasks, &mut out),
                Task::Pattern(Pattern::Known(value), place) => self.head(value.root(), place, &mut tasks, &mut out),
                Task::Pattern(Pattern::Unknown(name), _) => out.push_str(name),
                Task::Pattern(Pattern::Function(table), place) => {
                    let table = table::Lines::of_pattern(table);
                    table.write(Task::Pattern, place, &mut self.types, &mut tasks, &mut out);
                }
                Task::Pattern(Pattern::Con(con, fields), place) => {
                    self.fields(*con, fields.iter(), Task::Pattern, place, &mut tasks, &mut out);
                }
            }
        }
        out
    }

    /// Writes the head of a value and leaves its parts for later.
    fn head<'d>(&mut self, value: Tree<'d>, place: Place, tasks: &mut Vec<Task<'d>>, out: &mut String) {
        match value.head() {
            Part::Integer(n) => self.integer(n, place.ty, out),
            Part::Double(d) => out.push_str(&self.words.double(*d)),
            Part::Char(c) => out.push_str(&self.words.char(*c)),
            Part::Str(text) => out.push_str(&self.words.string(text)),
            Part::Con(con, _) => self.fields(*con, value.fields(), Task::Value, place, tasks, out),
            Part::Function(table) => table::Lines::of(table).write(Task::Value, place, &mut self.types, tasks, out),
            Part::Closure => out.push_str("<function>"),
            Part::Storage => out.push_str("<storage>"),
            Part::Hole => out.push('_'),
            Part::More => out.push_str("..."),
        }
    }

    fn fields<'d, T>(
        &mut self,
        con: ConId,
        fields: impl Iterator<Item = T> + Clone,
        part: fn(T, Place) -> Task<'d>,
        place: Place,
        tasks: &mut Vec<Task<'d>>,
        out: &mut String,
    ) {
        let parentheses = place.atom && fields.clone().next().is_some();
        if parentheses {
            out.push('(');
            tasks.push(Task::Text(")"));
        }
        out.push_str(self.words.con(con));
        let types = self.types.fields(place.ty, con);
        let first = tasks.len();
        for (at, field) in fields.enumerate() {
            let ty = types.get(at).copied().unwrap_or(TypeId::ANY);
            tasks.push(Task::Text(" "));
            tasks.push(part(field, Place { ty, atom: true, depth: place.depth }));
        }
        tasks[first..].reverse();
    }

    /// Heaps don't tell an `Int` from an `Integer` that is small; types do.
    fn integer(&self, n: &Integer, ty: TypeId, out: &mut String) {
        out.push_str(&n.to_string());
        if self.types.is_integer(ty) || n.to_i64().is_none() {
            out.push('n');
        }
    }
}

#[cfg(test)]
mod tests;
