//! What other modules see of a program: needed to write tests that import it.

use crate::{ConId, DataId, GlobalId, Program, Type};
use snell_source::Span;
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
    /// The definitions of all files of the program, imported ones as well, in the order of the text.
    pub definitions: Vec<Definition>,
    /// Constructors that others may use.
    pub constructors: BTreeSet<ConId>,
    /// Types whose values can be compared, if those inside can.
    pub compared: BTreeSet<DataId>,
    /// Types whose values have a text, if those inside have.
    pub shown: BTreeSet<DataId>,
    /// Whether the language evaluates arguments before calls, so that nobody can tell whether an input was evaluated.
    pub strict: bool,
    /// Whether cells and arrays are parts of values as fields are: an input may have them, and their content is shown.
    pub cells: bool,
    /// Whether values may be words, so that names of unknown parts must look different.
    pub symbols: bool,
    /// What it imports itself, in the order of the text.
    pub imports: Vec<ModuleImport>,
    /// Definitions that are less general in Core than in the text: type variables with constraints stand for one type.
    pub specialised: BTreeSet<GlobalId>,
}

/// An import, but for its list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleImport {
    /// What is imported.
    pub module: String,
    /// What its names are qualified with.
    pub alias: String,
    /// Whether they must be.
    pub qualified: bool,
}

/// A definition of the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Definition {
    /// The name it binds.
    pub at: Span,
    /// All of it. What is left of it in Core has this span, or that of the name.
    pub span: Span,
    /// The name, as people write it.
    pub name: String,
    /// The module it is in, if that is not the one that was asked for.
    pub module: Option<String>,
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
