//! The renamer: from syntax to [`crate::hir`]. Looks names up, resolves operators, removes sugar, groups bindings.
//!
//! Modules are renamed one after the other, imported ones first, all into one `World`. Within a module: imports, then
//! the names of all declarations, then exports, then types and classes, and bindings last, so that everything a
//! declaration may refer to is there when it is looked at.

mod ambiguity;
mod binds;
mod build;
mod class;
pub(crate) mod codes;
mod collect;
mod data;
mod exports;
mod expr;
mod family;
mod fixity;
mod implicit;
mod imports;
mod instance;
mod known;
mod literal;
mod lookup;
mod module;
mod operators;
mod pattern;
mod prim;
mod promote;
mod query;
mod rebind;
mod record;
mod scc;
mod scope;
mod stmt;
mod sugar;
mod suggest;
mod synonym;
mod types;
mod unsupported;
mod wired;
mod world;

#[cfg(test)]
mod tests;

pub(crate) use build::{applied, plain};
pub use codes::CODES;
pub(crate) use codes::{DUPLICATE_MODULE, IMPORT_CYCLE, MODULE_NOT_FOUND, NO_CHOICES};
pub(crate) use data::substitute;
pub(crate) use known::Known;
pub(crate) use module::{Extra, Source, rename};
pub(crate) use prim::world;
pub(crate) use query::Asked;
pub(crate) use scc::components;
pub(crate) use wired::fill;
pub(crate) use world::{TypeName, Value, World};

use crate::hir::{InstanceId, ModuleId, VarId};
use crate::syntax::{PatternSynonym, QName};
use imports::{ImportScope, MissingImport};
use lookup::Found;
use rustc_hash::{FxHashMap, FxHashSet};
use scope::Scopes;
use snell_source::{Code, Diagnostic, Name, Span};
use std::sync::Arc;
use synonym::SynonymId;

/// The renaming of one module.
pub(crate) struct Renamer<'w> {
    pub(crate) world: &'w mut World,
    pub(crate) module: ModuleId,
    /// `OverloadedStrings`.
    overloaded_strings: bool,
    /// `OverloadedLists`.
    overloaded_lists: bool,
    /// `DataKinds`.
    data_kinds: bool,
    /// `StrictData` or `Strict`.
    strict_data: bool,
    /// `Strict`.
    strict: bool,
    /// `MonadComprehensions`.
    monad_comprehensions: bool,
    /// `RebindableSyntax`.
    rebindable: bool,
    imports: Vec<ImportScope>,
    missing_imports: Vec<MissingImport>,
    scopes: Scopes,
    /// Whether a query is being renamed.
    querying: bool,
    /// The unknowns of the query so far, if what is not in scope is one.
    unknowns: Option<Vec<VarId>>,
    values: FxHashMap<QName, Found<Value>>,
    types: FxHashMap<QName, Found<TypeName>>,
    /// Uses of variables that dependency analysis may ask for, in order.
    uses: Vec<VarId>,
    /// Why the binding that is being renamed can't be compiled, if so.
    broken: Option<Arc<str>>,
    /// Variables whose signature, and so whose binding, can't be compiled.
    broken_vars: FxHashMap<VarId, Arc<str>>,
    /// Instances whose context can't be compiled, and so none of their methods.
    broken_instances: FxHashMap<InstanceId, Arc<str>>,
    /// Variables whose signature has a `forall`, which scopes over the binding.
    scoped: FxHashSet<VarId>,
    /// Pattern synonyms of the module that have not been looked at.
    pending_synonyms: FxHashMap<SynonymId, PatternSynonym>,
}

impl<'w> Renamer<'w> {
    /// For a module that is already in the tables.
    pub(crate) fn new(world: &'w mut World, module: ModuleId, extensions: &[Name]) -> Renamer<'w> {
        let on = |name: Name| extensions.contains(&name);
        let known = &world.known;
        Renamer {
            overloaded_strings: on(known.overloaded_strings),
            overloaded_lists: on(known.overloaded_lists),
            data_kinds: on(known.data_kinds),
            strict_data: on(known.strict_data) || on(known.strict),
            strict: on(known.strict),
            monad_comprehensions: on(known.monad_comprehensions),
            rebindable: on(known.rebindable_syntax),
            world,
            module,
            imports: Vec::new(),
            missing_imports: Vec::new(),
            querying: false,
            unknowns: None,
            scopes: Scopes::default(),
            values: FxHashMap::default(),
            types: FxHashMap::default(),
            uses: Vec::new(),
            broken: None,
            broken_vars: FxHashMap::default(),
            broken_instances: FxHashMap::default(),
            scoped: FxHashSet::default(),
            pending_synonyms: FxHashMap::default(),
        }
    }

    /// Whether `DeriveAnyClass` is on.
    pub(crate) fn derives_any_class(&self) -> bool {
        self.world.hir.module(self.module).extensions.contains(&self.world.known.derive_any_class)
    }

    /// The text of a name, for messages.
    pub(crate) fn text(&self, name: Name) -> &str {
        self.world.text(name)
    }

    /// Reports an error.
    pub(crate) fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(code, span, message));
    }

    /// Reports something.
    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.world.diagnostics.push(diagnostic);
    }
}
