//! Imports: what each brings into scope, looked up when asked for.

use super::world::Table;
use super::{Renamer, TypeName, Value, World, codes};
use crate::hir::ModuleId;
use crate::syntax::{Ident, Import, Item, QName, Qualifier, Subordinates};
use rustc_hash::FxHashSet;
use snell_source::{Diagnostic, Name, Span};

/// An import, with its items resolved.
pub(super) struct ImportScope {
    /// What is imported.
    pub(super) module: ModuleId,
    /// The qualifier that its names have: the alias, or the module's name.
    pub(super) alias: Name,
    /// Whether the names are in scope with the qualifier only.
    pub(super) qualified: bool,
    filter: Filter,
}

enum Filter {
    All,
    Only(Table),
    Hiding(FxHashSet<Name>, FxHashSet<Name>),
}

/// An import of a module that isn't there: what it might have brought is no further error.
pub(super) struct MissingImport {
    alias: Name,
    qualified: bool,
    /// What it names, with parts of types; none for everything.
    items: Option<FxHashSet<Name>>,
    /// Whether parts of types are left open, `T(..)`.
    open: bool,
}

impl MissingImport {
    fn new(import: &Import) -> MissingImport {
        let alias = import.alias.unwrap_or(import.module).name;
        let (mut names, mut open) = (FxHashSet::default(), false);
        for item in import.items.iter().flatten() {
            match item {
                Item::Value(id) => {
                    names.insert(id.name);
                }
                Item::Type(id, which) => {
                    names.insert(id.name);
                    match which {
                        Subordinates::None => {}
                        Subordinates::All(parts) => {
                            open = true;
                            names.extend(parts.iter().map(|part| part.name));
                        }
                        Subordinates::Some(parts) => names.extend(parts.iter().map(|part| part.name)),
                    }
                }
            }
        }
        let items = (import.items.is_some() && !import.hiding).then_some(names);
        MissingImport { alias, qualified: import.qualified, items, open }
    }

    /// The qualifier that its names would have.
    pub(super) fn alias(&self) -> Name {
        self.alias
    }

    /// Whether a name could have come from it.
    pub(super) fn might_bring(&self, name: QName) -> bool {
        let visible = match name.qualifier {
            Qualifier::None => !self.qualified,
            Qualifier::As(alias) => alias == self.alias,
            Qualifier::Original(_) => false,
        };
        visible && (self.open || self.items.as_ref().is_none_or(|items| items.contains(&name.name)))
    }
}

impl ImportScope {
    /// All of a module, as without a list.
    pub(super) fn all(module: ModuleId, alias: Name) -> ImportScope {
        ImportScope { module, alias, qualified: false, filter: Filter::All }
    }

    /// Whether its names may have this qualifier.
    pub(super) fn brings(&self, qualifier: Qualifier) -> bool {
        match qualifier {
            Qualifier::None => !self.qualified,
            Qualifier::As(alias) => alias == self.alias,
            Qualifier::Original(_) => false,
        }
    }

    /// What it brings under this name.
    pub(super) fn value(&self, world: &World, name: Name) -> Option<Value> {
        let exports = &world.infos[self.module.index()].exports;
        match &self.filter {
            Filter::All => exports.values.get(&name).copied(),
            Filter::Only(table) => table.values.get(&name).copied(),
            Filter::Hiding(hidden, _) if hidden.contains(&name) => None,
            Filter::Hiding(..) => exports.values.get(&name).copied(),
        }
    }

    /// What type or class it brings under this name.
    pub(super) fn type_name(&self, world: &World, name: Name) -> Option<TypeName> {
        let exports = &world.infos[self.module.index()].exports;
        match &self.filter {
            Filter::All => exports.types.get(&name).copied(),
            Filter::Only(table) => table.types.get(&name).copied(),
            Filter::Hiding(_, hidden) if hidden.contains(&name) => None,
            Filter::Hiding(..) => exports.types.get(&name).copied(),
        }
    }

    /// All values it brings, in no order.
    pub(super) fn values<'w>(&'w self, world: &'w World) -> impl Iterator<Item = (Name, Value)> + 'w {
        let exports = &world.infos[self.module.index()].exports;
        let (table, hidden) = match &self.filter {
            Filter::All => (exports, None),
            Filter::Only(table) => (table, None),
            Filter::Hiding(hidden, _) => (exports, Some(hidden)),
        };
        let seen = move |name: &Name| hidden.is_none_or(|hidden| !hidden.contains(name));
        table.values.iter().filter(move |(name, _)| seen(name)).map(|(&name, &value)| (name, value))
    }

    /// All types and classes it brings, in no order.
    pub(super) fn type_names<'w>(&'w self, world: &'w World) -> impl Iterator<Item = (Name, TypeName)> + 'w {
        let exports = &world.infos[self.module.index()].exports;
        let (table, hidden) = match &self.filter {
            Filter::All => (exports, None),
            Filter::Only(table) => (table, None),
            Filter::Hiding(_, hidden) => (exports, Some(hidden)),
        };
        let seen = move |name: &Name| hidden.is_none_or(|hidden| !hidden.contains(name));
        table.types.iter().filter(move |(name, _)| seen(name)).map(|(&name, &entity)| (name, entity))
    }
}

impl Renamer<'_> {
    /// Resolves the imports of the module. Modules that are missing have been reported before.
    pub(super) fn imports(&mut self, imports: &[Import]) {
        for import in imports {
            let Some(&module) = self.world.by_name.get(&import.module.name) else {
                self.missing_imports.push(MissingImport::new(import));
                continue;
            };
            let filter = match &import.items {
                None => Filter::All,
                Some(items) if import.hiding => self.hidden(module, items),
                Some(items) => self.listed(module, items),
            };
            let alias = import.alias.unwrap_or(import.module).name;
            self.imports.push(ImportScope { module, alias, qualified: import.qualified, filter });
        }
    }

    fn listed(&mut self, module: ModuleId, items: &[Item]) -> Filter {
        let mut table = Table::default();
        for item in items {
            match item {
                Item::Value(id) => match self.exported(module, id.name) {
                    Some(value) => {
                        table.values.insert(id.name, value);
                    }
                    None => self.not_exported(module, *id, false),
                },
                Item::Type(id, which) => {
                    let exports = &self.world.infos[module.index()].exports;
                    let Some(&entity) = exports.types.get(&id.name) else {
                        self.not_exported(module, *id, true);
                        continue;
                    };
                    table.types.insert(id.name, entity);
                    for (name, value) in self.imported_parts(module, entity, *id, which) {
                        table.values.insert(name, value);
                    }
                    let exports = &self.world.infos[module.index()].exports;
                    let mut types = self.world.associated(entity, which);
                    types.retain(|(name, part)| exports.types.get(name) == Some(part));
                    table.types.extend(types);
                }
            }
        }
        Filter::Only(table)
    }

    fn hidden(&mut self, module: ModuleId, items: &[Item]) -> Filter {
        // Hiding what is not there is no error: libraries differ in what they export.
        let (mut values, mut types) = (FxHashSet::default(), FxHashSet::default());
        for item in items {
            match item {
                Item::Value(id) => {
                    values.insert(id.name);
                }
                Item::Type(id, which) => {
                    types.insert(id.name);
                    // A bare capitalised name hides the constructor of this name too.
                    if matches!(which, Subordinates::None) {
                        values.insert(id.name);
                    }
                    let exports = &self.world.infos[module.index()].exports;
                    if let Some(&entity) = exports.types.get(&id.name) {
                        let parts = self.imported_parts(module, entity, *id, which);
                        values.extend(parts.into_iter().map(|(name, _)| name));
                    }
                }
            }
        }
        Filter::Hiding(values, types)
    }

    fn exported(&self, module: ModuleId, name: Name) -> Option<Value> {
        self.world.infos[module.index()].exports.values.get(&name).copied()
    }

    /// The constructors, fields or methods that an item asks for, as far as the module exports them.
    fn imported_parts(
        &mut self,
        module: ModuleId,
        entity: TypeName,
        of: Ident,
        which: &Subordinates,
    ) -> Vec<(Name, Value)> {
        let mut parts = match which {
            Subordinates::None => return Vec::new(),
            Subordinates::All(_) | Subordinates::Some(_) => self.world.subordinates(entity),
        };
        parts.retain(|&(name, value)| self.exported(module, name) == Some(value));
        if let Subordinates::Some(wanted) = which {
            let types = self.world.associated(entity, which);
            for id in wanted {
                let known = parts.iter().any(|&(name, _)| name == id.name);
                if !known && !types.iter().any(|&(name, _)| name == id.name) && self.broken_type(entity).is_none() {
                    if self.world.infos[module.index()].damaged {
                        continue;
                    }
                    let (part, owner) = (self.text(id.name), self.text(of.name));
                    let name = self.world.infos[module.index()].name;
                    let text = format!("{} exports no `{part}` of `{owner}`", self.text(name));
                    self.error(codes::NOT_EXPORTED, id.span, text);
                }
            }
            parts.retain(|&(name, _)| wanted.iter().any(|id| id.name == name));
        }
        parts
    }

    fn not_exported(&mut self, module: ModuleId, id: Ident, is_type: bool) {
        let info = &self.world.infos[module.index()];
        if info.damaged {
            return;
        }
        let (name, module_name) = (self.text(id.name), self.text(info.name));
        let what = if is_type { "type or class " } else { "" };
        let mut diagnostic =
            Diagnostic::error(codes::NOT_EXPORTED, id.span, format!("{module_name} exports no {what}`{name}`"));
        let defined = if is_type {
            info.defs.types.get(&id.name).map(|&entity| self.world.type_origin(entity).1)
        } else {
            info.defs.values.get(&id.name).map(|&value| self.world.origin(value).1)
        };
        if let Some(span) = defined {
            diagnostic = diagnostic.with_note(span, format!("`{name}` is defined there but not exported"));
        } else if let Some(other) = self.nearest_export(module, id.name, is_type) {
            diagnostic = diagnostic.with_note(Span::NONE, format!("did you mean `{other}`?"));
        }
        self.report(diagnostic);
    }
}
