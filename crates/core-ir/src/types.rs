//! Types: what constructor fields, signatures and `fresh` say about values.

use crate::DataId;
use snell_source::Name;

/// A type. Core is not type-checked; types say which inputs there are and how to print them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// 64-bit integers that wrap.
    Int,
    /// Unbounded integers.
    Integer,
    /// IEEE doubles.
    Double,
    /// Code points.
    Char,
    /// Primitive strings.
    Str,
    /// Not known: the first `case` or primitive that looks at the value says what it is.
    Any,
    /// A parameter of the enclosing data type or signature.
    Var(Name),
    /// A data type applied to arguments.
    Data(DataId, Vec<Type>),
    /// A function.
    Function(Box<Type>, Box<Type>),
    /// A mutable cell.
    Cell(Box<Type>),
    /// A mutable array.
    Array(Box<Type>),
}

impl Type {
    /// `from -> to`.
    pub fn function(from: Type, to: Type) -> Type {
        Type::Function(Box::new(from), Box::new(to))
    }

    /// Calls `visit` with every data type that occurs in it.
    pub fn for_each_data(&self, visit: &mut dyn FnMut(DataId)) {
        match self {
            Type::Data(data, args) => {
                visit(*data);
                args.iter().for_each(|arg| arg.for_each_data(visit));
            }
            Type::Function(from, to) => {
                from.for_each_data(visit);
                to.for_each_data(visit);
            }
            Type::Cell(inner) | Type::Array(inner) => inner.for_each_data(visit),
            Type::Int | Type::Integer | Type::Double | Type::Char | Type::Str | Type::Any | Type::Var(_) => {}
        }
    }

    /// The type with its variables replaced. Types are no deeper than the reader allows.
    pub fn substitute(&self, of: &dyn Fn(Name) -> Type) -> Type {
        match self {
            Type::Var(name) => of(*name),
            Type::Data(data, args) => Type::Data(*data, args.iter().map(|arg| arg.substitute(of)).collect()),
            Type::Function(from, to) => Type::function(from.substitute(of), to.substitute(of)),
            Type::Cell(inner) => Type::Cell(Box::new(inner.substitute(of))),
            Type::Array(inner) => Type::Array(Box::new(inner.substitute(of))),
            other => other.clone(),
        }
    }

    /// The argument types of a curried function, and its result.
    pub fn arguments(&self) -> (Vec<&Type>, &Type) {
        let mut arguments = Vec::new();
        let mut rest = self;
        while let Type::Function(from, to) = rest {
            arguments.push(&**from);
            rest = to;
        }
        (arguments, rest)
    }
}
