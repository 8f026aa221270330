//! What other modules see of a program: needed to write tests that import it.

use crate::{ConId, DataId, GlobalId, Program, Type};
use std::collections::BTreeSet;

/// The side of a module that others see, and what is known of its types.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Interface {
    /// The name that it is imported by, if it can be.
    pub module: Option<String>,
    /// Its definitions that others may use.
    pub exported: BTreeSet<GlobalId>,
    /// Names of all values that others may use: also of methods and fields.
    pub values: Vec<String>,
    /// Names of its definitions, whether exported or not, in the order of the text.
    pub names: Vec<String>,
    /// Constructors that others may use.
    pub constructors: BTreeSet<ConId>,
    /// Types whose values can be compared, if those inside can.
    pub compared: BTreeSet<DataId>,
    /// Types whose values have a text, if those inside have.
    pub shown: BTreeSet<DataId>,
    /// Definitions that are less general in Core than in the text: type variables with constraints stand for one type.
    pub specialised: BTreeSet<GlobalId>,
}

impl Interface {
    /// Whether values of a type can be compared.
    pub fn is_compared(&self, program: &Program, ty: &Type) -> bool {
        has(program, ty, &self.compared)
    }

    /// Whether values of a type have a text.
    pub fn is_shown(&self, program: &Program, ty: &Type) -> bool {
        has(program, ty, &self.shown)
    }
}

fn has(program: &Program, ty: &Type, set: &BTreeSet<DataId>) -> bool {
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        match ty {
            Type::Int | Type::Integer | Type::Double | Type::Char | Type::Var(_) => {}
            Type::Data(data, args) if set.contains(data) => todo.extend(args),
            _ => return false,
        }
    }
    !program.datas.is_empty()
}
