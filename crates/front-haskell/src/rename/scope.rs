//! Local variables and type variables in scope: one dense table each, changed in place and restored afterwards.

use crate::hir::{TyVarId, VarId};
use snell_source::Name;

/// What is in scope locally. An entry is an id plus one; zero means nothing.
#[derive(Default)]
pub(super) struct Scopes {
    values: Vec<u32>,
    types: Vec<u32>,
    undo: Vec<(Namespace, Name, u32)>,
}

#[derive(Clone, Copy)]
enum Namespace {
    Value,
    Type,
}

/// A state to return to.
#[derive(Clone, Copy)]
pub(super) struct Mark(usize);

impl Scopes {
    /// The present state.
    pub(super) fn mark(&self) -> Mark {
        Mark(self.undo.len())
    }

    /// Forgets what was bound since.
    pub(super) fn leave(&mut self, mark: Mark) {
        while self.undo.len() > mark.0 {
            let Some((namespace, name, before)) = self.undo.pop() else { return };
            self.table(namespace)[name.0 as usize] = before;
        }
    }

    /// Binds a variable.
    pub(super) fn bind(&mut self, name: Name, var: VarId) {
        self.set(Namespace::Value, name, var.0 + 1);
    }

    /// Binds a type variable.
    pub(super) fn bind_type(&mut self, name: Name, var: TyVarId) {
        self.set(Namespace::Type, name, var.0 + 1);
    }

    /// The local variable of this name.
    #[inline]
    pub(super) fn value(&self, name: Name) -> Option<VarId> {
        self.values.get(name.0 as usize)?.checked_sub(1).map(VarId)
    }

    /// The type variable of this name.
    #[inline]
    pub(super) fn tyvar(&self, name: Name) -> Option<TyVarId> {
        self.types.get(name.0 as usize)?.checked_sub(1).map(TyVarId)
    }

    /// The names of local variables, for suggestions.
    pub(super) fn names(&self) -> impl Iterator<Item = Name> {
        let bound = self.values.iter().enumerate().filter(|&(_, &id)| id > 0);
        bound.map(|(name, _)| Name(name as u32))
    }

    fn table(&mut self, namespace: Namespace) -> &mut Vec<u32> {
        match namespace {
            Namespace::Value => &mut self.values,
            Namespace::Type => &mut self.types,
        }
    }

    fn set(&mut self, namespace: Namespace, name: Name, id: u32) {
        let at = name.0 as usize;
        let table = self.table(namespace);
        if table.len() <= at {
            table.resize(at + 1, 0);
        }
        let before = std::mem::replace(&mut table[at], id);
        self.undo.push((namespace, name, before));
    }
}
