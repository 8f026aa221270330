//! Types: data types exist and have all their arguments.

use super::Problems;
use crate::print::MAX_TYPE_DEPTH;
use crate::{Program, Type, codes};
use snell_source::{Name, Span};

/// Checks a type; variables must be among `params`, if there are any to be among.
pub(super) fn check(program: &Program, problems: &mut Problems, ty: &Type, span: Span, params: Option<&[Name]>) {
    let mut todo = vec![(ty, 0)];
    while let Some((ty, depth)) = todo.pop() {
        if depth > MAX_TYPE_DEPTH {
            return problems.add(codes::TOO_DEEP, span, "a type is nested too deeply");
        }
        match ty {
            Type::Int | Type::Integer | Type::Double | Type::Char | Type::Str | Type::Any => {}
            Type::Var(name) => {
                if problems.in_range(span, "name", name.0 as usize, program.names.len())
                    && params.is_some_and(|params| !params.contains(name))
                {
                    let text = format!("type variable `{}` is not a parameter of the data type", program.name(*name));
                    problems.add(codes::UNKNOWN_TYPE_VAR, span, text);
                }
            }
            Type::Data(data, args) => {
                if problems.in_range(span, "data type", data.index(), program.datas.len()) {
                    let data = program.data(*data);
                    if data.params.len() != args.len() {
                        let (name, wanted) = (program.name(data.name), data.params.len());
                        let text = format!("type `{name}` is given {} arguments instead of {wanted}", args.len());
                        problems.add(codes::TYPE_ARITY, span, text);
                    }
                }
                todo.extend(args.iter().map(|arg| (arg, depth + 1)));
            }
            Type::Function(from, to) => todo.extend([(&**to, depth + 1), (&**from, depth + 1)]),
            Type::Cell(of) | Type::Array(of) => todo.push((of, depth + 1)),
        }
    }
}
