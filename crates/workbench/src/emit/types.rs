//! Types as Haskell writes them.

use snell_core_ir::{Program, Type, builtin};
use snell_source::Name;

/// Writes the types of a program.
pub(super) struct TypeText<'p> {
    pub program: &'p Program,
}

impl TypeText<'_> {
    /// Whether a type says less than a test needs.
    pub(super) fn has_variables(&self, ty: &Type) -> bool {
        match ty {
            Type::Var(_) => true,
            Type::Data(_, args) => args.iter().any(|arg| self.has_variables(arg)),
            Type::Function(from, to) => self.has_variables(from) || self.has_variables(to),
            _ => false,
        }
    }

    /// A type in which variables stand for `()`; nothing if it can't be written.
    pub(super) fn write(&self, ty: &Type) -> Option<String> {
        Some(match ty {
            Type::Function(from, to) => format!("{} -> {}", self.atom(from)?, self.write(to)?),
            Type::Data(data, args) if *data == builtin::LIST => format!("[{}]", self.write(args.first()?)?),
            Type::Data(data, args) => {
                let name = self.program.name(self.program.data(*data).name);
                let args_of =
                    |write: &dyn Fn(&Type) -> Option<String>| args.iter().map(write).collect::<Option<Vec<_>>>();
                match name {
                    "Unit" => "()".into(),
                    name if name.starts_with("(,") => format!("({})", args_of(&|arg| self.write(arg))?.join(", ")),
                    name if name.contains(['.', '#', '%']) => return None,
                    name => [vec![name.to_owned()], args_of(&|arg| self.atom(arg))?].concat().join(" "),
                }
            }
            Type::Int => "Int".into(),
            Type::Integer => "Integer".into(),
            Type::Double => "Double".into(),
            Type::Char => "Char".into(),
            Type::Var(_) => "()".into(),
            Type::Str | Type::Any | Type::Cell(_) | Type::Array(_) => return None,
        })
    }

    fn atom(&self, ty: &Type) -> Option<String> {
        let text = self.write(ty)?;
        let plain = !text.contains(' ') || text.starts_with(['(', '[']);
        Some(match ty {
            Type::Function(..) => format!("({text})"),
            _ if plain => text,
            _ => format!("({text})"),
        })
    }
}

/// Replaces type variables.
pub(super) fn substitute<N: Fn(Name) -> Type>(ty: &Type, of: &N) -> Type {
    match ty {
        Type::Var(name) => of(*name),
        Type::Data(data, args) => Type::Data(*data, args.iter().map(|arg| substitute(arg, of)).collect()),
        Type::Function(from, to) => Type::function(substitute(from, of), substitute(to, of)),
        Type::Cell(inner) => Type::Cell(Box::new(substitute(inner, of))),
        Type::Array(inner) => Type::Array(Box::new(substitute(inner, of))),
        other => other.clone(),
    }
}
