//! How types are written.

use super::name_text;
use super::words;
use crate::{Program, Type};

/// Deeper types are cut off with `...`; the checker refuses them, and nothing may recurse without a limit.
pub(crate) const MAX_DEPTH: usize = 400;

/// Where a type stands, which decides on parentheses.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) enum Place {
    /// Anything goes.
    Top,
    /// Left of an arrow: no bare arrow.
    Argument,
    /// A field or an argument of a type: one word or parentheses.
    Atom,
}

/// Appends a type.
pub(super) fn print(out: &mut String, program: &Program, names: &dyn Fn(usize) -> String, ty: &Type, place: Place) {
    Printer { program, data_name: names }.ty(out, ty, place, 0);
}

struct Printer<'a> {
    program: &'a Program,
    data_name: &'a dyn Fn(usize) -> String,
}

impl Printer<'_> {
    fn ty(&self, out: &mut String, ty: &Type, place: Place, depth: usize) {
        if depth > MAX_DEPTH {
            return out.push_str("...");
        }
        let compound = match ty {
            Type::Function(..) => place > Place::Top,
            Type::Data(_, args) => place == Place::Atom && !args.is_empty(),
            Type::Cell(_) | Type::Array(_) => place == Place::Atom,
            _ => false,
        };
        if compound {
            out.push('(');
        }
        match ty {
            Type::Int => out.push_str("Int"),
            Type::Integer => out.push_str("Integer"),
            Type::Double => out.push_str("Double"),
            Type::Char => out.push_str("Char"),
            Type::Str => out.push_str("String"),
            Type::Any => out.push_str("Any"),
            Type::Var(name) => words::variable(out, name_text(self.program, *name)),
            Type::Data(data, args) => {
                out.push_str(&(self.data_name)(data.index()));
                for arg in args {
                    out.push(' ');
                    self.ty(out, arg, Place::Atom, depth + 1);
                }
            }
            Type::Function(from, to) => {
                self.ty(out, from, Place::Argument, depth + 1);
                out.push_str(" -> ");
                self.ty(out, to, Place::Top, depth + 1);
            }
            Type::Cell(of) => self.applied(out, "Cell ", of, depth),
            Type::Array(of) => self.applied(out, "Array ", of, depth),
        }
        if compound {
            out.push(')');
        }
    }

    fn applied(&self, out: &mut String, head: &str, of: &Type, depth: usize) {
        out.push_str(head);
        self.ty(out, of, Place::Atom, depth + 1);
    }
}
