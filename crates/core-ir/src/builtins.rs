//! The data types every program has, because primitives speak of them.

/// The built-in data types and constructors, with fixed ids.
pub mod builtin {
    use crate::{ConId, DataId};

    /// `data Bool = False | True`
    pub const BOOL: DataId = DataId(0);
    /// `data Unit = Unit`
    pub const UNIT_TYPE: DataId = DataId(1);
    /// `data List a = Nil | Cons a (List a)`
    pub const LIST: DataId = DataId(2);
    /// `data Caught = Raised _ | Failed String`: what a handler is given.
    pub const CAUGHT: DataId = DataId(3);

    /// `False`
    pub const FALSE: ConId = ConId(0);
    /// `True`
    pub const TRUE: ConId = ConId(1);
    /// `Unit`
    pub const UNIT: ConId = ConId(2);
    /// `Nil`
    pub const NIL: ConId = ConId(3);
    /// `Cons`
    pub const CONS: ConId = ConId(4);
    /// `Raised`: a value thrown by `control.raise`.
    pub const RAISED: ConId = ConId(5);
    /// `Failed`: the text of an `error`, of a missing alternative, of a division by zero.
    pub const FAILED: ConId = ConId(6);
}

/// How many data types and constructors are built in.
pub struct Builtin;

impl Builtin {
    /// Built-in data types come first in `Program::datas`.
    pub const DATAS: usize = 4;
    /// Built-in constructors come first in `Program::cons`.
    pub const CONS: usize = 7;
}

use crate::program::{Constructor, DataType, Program};
use crate::{ConId, DataId, Type};
use snell_source::Span;

pub(crate) fn declare(program: &mut Program) {
    let a = program.names.intern("a");
    let list = Type::Data(builtin::LIST, vec![Type::Var(a)]);
    add(program, "Bool", false, vec![("False", vec![]), ("True", vec![])]);
    add(program, "Unit", false, vec![("Unit", vec![])]);
    add(program, "List", true, vec![("Nil", vec![]), ("Cons", vec![Type::Var(a), list])]);
    add(program, "Caught", false, vec![("Raised", vec![Type::Any]), ("Failed", vec![Type::Str])]);
    debug_assert_eq!(program.datas.len(), Builtin::DATAS);
    debug_assert_eq!(program.cons.len(), Builtin::CONS);
}

fn add(program: &mut Program, name: &str, parametric: bool, cons: Vec<(&str, Vec<Type>)>) {
    let data = DataId(program.datas.len() as u32);
    let params = if parametric { vec![program.names.intern("a")] } else { Vec::new() };
    let first = program.cons.len();
    for (index, (name, fields)) in cons.into_iter().enumerate() {
        let name = program.names.intern(name);
        program.cons.push(Constructor {
            name,
            data,
            index: index as u32,
            fields,
            hidden: Vec::new(),
            equations: Vec::new(),
        });
    }
    let name = program.names.intern(name);
    let cons = (first..program.cons.len()).map(|id| ConId(id as u32)).collect();
    program.datas.push(DataType { name, params, cons, span: Span::NONE, transparent: false, guarded: false });
}
