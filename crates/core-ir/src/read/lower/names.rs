//! What names stand for.

use crate::read::syntax::Broken;
use crate::{Builtin, ConId, DataId, GlobalId, Program, VarId};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_source::{Name, Span};

/// Names at top level.
#[derive(Default)]
pub(super) struct Tops {
    pub(super) globals: FxHashMap<Name, GlobalId>,
    pub(super) datas: FxHashMap<Name, DataId>,
    pub(super) cons: FxHashMap<Name, ConId>,
    /// Which item defines a global.
    pub(super) global_items: Vec<u32>,
    /// Which item defines a data type; the built-in ones have none.
    pub(super) data_items: Vec<Option<u32>>,
    /// Where each name was defined first.
    pub(super) places: FxHashMap<(Space, Name), Span>,
    broken_globals: FxHashSet<Name>,
    broken_types: FxHashSet<Name>,
    broken_cons: FxHashSet<Name>,
}

/// The name spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Space {
    Global,
    Type,
    Con,
}

impl Tops {
    /// The built-in names, and those that broken items would define.
    pub(super) fn new(program: &Program, broken: &Broken) -> Self {
        let datas = program.datas.iter().enumerate().map(|(id, data)| (data.name, DataId(id as u32)));
        let cons = program.cons.iter().enumerate().map(|(id, con)| (con.name, ConId(id as u32)));
        Tops {
            datas: datas.collect(),
            cons: cons.collect(),
            data_items: vec![None; Builtin::DATAS],
            broken_globals: broken.globals.iter().copied().collect(),
            broken_types: broken.types.iter().copied().collect(),
            broken_cons: broken.cons.iter().copied().collect(),
            ..Tops::default()
        }
    }

    /// Whether a name is missing only because its definition could not be read.
    pub(super) fn is_broken(&self, space: Space, name: Name) -> bool {
        match space {
            Space::Global => self.broken_globals.contains(&name),
            Space::Type => self.broken_types.contains(&name),
            Space::Con => self.broken_cons.contains(&name),
        }
    }
}

/// Local variables: the innermost of a name counts.
#[derive(Default)]
pub(super) struct Scope {
    vars: FxHashMap<Name, VarId>,
    /// What each binding hid, in order of binding.
    hidden: Vec<(Name, Option<VarId>)>,
}

impl Scope {
    /// Brings a variable into scope.
    pub(super) fn bind(&mut self, name: Name, var: VarId) {
        let hidden = self.vars.insert(name, var);
        self.hidden.push((name, hidden));
    }

    /// The variable of a name.
    pub(super) fn find(&self, name: Name) -> Option<VarId> {
        self.vars.get(&name).copied()
    }

    /// All names in scope, in no order.
    pub(super) fn names(&self) -> impl Iterator<Item = Name> {
        self.vars.keys().copied()
    }

    /// What [`Scope::leave`] goes back to.
    pub(super) fn mark(&self) -> usize {
        self.hidden.len()
    }

    /// Takes variables bound since the mark out of scope.
    pub(super) fn leave(&mut self, mark: usize) {
        for (name, hidden) in self.hidden.drain(mark..).rev() {
            match hidden {
                Some(var) => self.vars.insert(name, var),
                None => self.vars.remove(&name),
            };
        }
    }
}
