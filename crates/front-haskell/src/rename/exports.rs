//! Export lists.

use super::lookup::Found;
use super::world::Table;
use super::{Renamer, TypeName, Value, codes};
use crate::syntax::{Export, Ident, Module, QIdent, QName, Qualifier, Subordinates};
use snell_source::{Diagnostic, Name, Span};

impl Renamer<'_> {
    /// What the module exports; stored with the module.
    pub(super) fn exports(&mut self, module: &Module) {
        let mut table = Table::default();
        match &module.exports {
            Some(exports) => {
                for export in exports {
                    self.export(&mut table, export);
                }
            }
            None if module.name.is_some() => table = self.world.infos[self.module.index()].defs.clone(),
            None => {
                // Without a header the module is `Main` and exports `main`, which need not be there to be looked at.
                let main = self.world.known.main;
                if let Some(&value) = self.world.infos[self.module.index()].defs.values.get(&main) {
                    table.values.insert(main, value);
                }
            }
        }
        let exports = &mut self.world.hir.modules[self.module.index()].exports;
        for &value in table.values.values() {
            match value {
                Value::Var(var) => {
                    exports.0.insert(var);
                }
                Value::Con(con) => {
                    exports.1.insert(con);
                }
                Value::Synonym(_) | Value::Broken(_) => {}
            }
        }
        self.world.infos[self.module.index()].exports = table;
    }

    fn export(&mut self, table: &mut Table, export: &Export) {
        match export {
            Export::Value(id) => match self.global_value(id.name) {
                Found::One(value) => self.add_value(table, id.name.name, value, id.span),
                Found::Many => self.ambiguous_value(*id),
                Found::None => {
                    self.no_export(*id, "variable");
                }
            },
            Export::Type(id, which) => match self.global_type(id.name) {
                Found::One(entity) => {
                    self.add_type(table, id.name.name, entity, id.span);
                    for (name, value) in self.exported_parts(entity, *id, which) {
                        self.add_value(table, name, value, id.span);
                    }
                    for (name, part) in self.world.associated(entity, which) {
                        self.add_type(table, name, part, id.span);
                    }
                }
                Found::Many => self.ambiguous_type(*id),
                Found::None => self.no_export(*id, "type or class"),
            },
            Export::Module(id) => self.export_module(table, *id),
        }
    }

    /// The parts of a type or class that are in scope and asked for.
    fn exported_parts(&mut self, entity: TypeName, of: QIdent, which: &Subordinates) -> Vec<(Name, Value)> {
        if matches!(which, Subordinates::None) {
            return Vec::new();
        }
        self.bundle(entity, which);
        let mut parts = self.world.subordinates(entity);
        if let Subordinates::Some(wanted) = which {
            let types = self.world.associated(entity, which);
            for id in wanted {
                let known = parts.iter().any(|&(name, _)| name == id.name);
                if !known && !types.iter().any(|&(name, _)| name == id.name) && self.broken_type(entity).is_none() {
                    let (part, owner) = (self.text(id.name), self.text(of.name.name));
                    let text = format!("`{part}` is no constructor, field or method of `{owner}`");
                    self.error(codes::EXPORT_MISSING, id.span, text);
                }
            }
            parts.retain(|&(name, _)| wanted.iter().any(|id| id.name == name));
        }
        // In scope means under any name; a type that was imported alone has no parts to hand on.
        parts.retain(|&(name, value)| self.in_scope_somehow(name, value));
        parts
    }

    /// Pattern synonyms among the parts of a type become parts of it.
    fn bundle(&mut self, entity: TypeName, which: &Subordinates) {
        let (Subordinates::All(wanted) | Subordinates::Some(wanted)) = which else { return };
        for id in wanted {
            if let Found::One(value @ Value::Synonym(_)) = self.global_value(QName::plain(id.name)) {
                let parts = self.world.bundles.entry(entity).or_default();
                if !parts.contains(&(id.name, value)) {
                    parts.push((id.name, value));
                }
            }
        }
    }

    fn in_scope_somehow(&self, name: Name, value: Value) -> bool {
        self.world.infos[self.module.index()].defs.values.get(&name) == Some(&value)
            || self.imports.iter().any(|import| import.value(self.world, name) == Some(value))
    }

    /// `module M`: what is in scope both as `x` and as `M.x`.
    fn export_module(&mut self, table: &mut Table, id: Ident) {
        let own = self.own(Qualifier::As(id.name));
        let mut known = own;
        if own {
            let defs = self.world.infos[self.module.index()].defs.clone();
            for (name, value) in sorted(defs.values.into_iter().collect()) {
                self.add_value(table, name, value, id.span);
            }
            for (name, entity) in sorted(defs.types.into_iter().collect()) {
                self.add_type(table, name, entity, id.span);
            }
        }
        for at in 0..self.imports.len() {
            let import = &self.imports[at];
            known |= import.alias == id.name;
            if import.qualified || import.alias != id.name {
                continue;
            }
            let values = sorted(import.values(self.world).collect());
            let types = sorted(import.type_names(self.world).collect());
            for (name, value) in values {
                self.add_value(table, name, value, id.span);
            }
            for (name, entity) in types {
                self.add_type(table, name, entity, id.span);
            }
        }
        if !known && !self.missing_imports.iter().any(|import| import.alias() == id.name) {
            let text = format!("the export `module {}` names no module that is imported", self.text(id.name));
            self.error(codes::EXPORT_MISSING, id.span, text);
        }
    }

    fn add_value(&mut self, table: &mut Table, name: Name, value: Value, span: Span) {
        let before = *table.values.entry(name).or_insert(value);
        if before != value {
            let notes = [self.world.origin(before).1, self.world.origin(value).1];
            self.conflict(name, span, notes);
        }
    }

    fn add_type(&mut self, table: &mut Table, name: Name, entity: TypeName, span: Span) {
        let before = *table.types.entry(name).or_insert(entity);
        if before != entity {
            let notes = [self.world.type_origin(before).1, self.world.type_origin(entity).1];
            self.conflict(name, span, notes);
        }
    }

    fn conflict(&mut self, name: Name, span: Span, places: [Span; 2]) {
        let text = format!("two different things named `{}` are exported", self.text(name));
        let [one, other] = places;
        let diagnostic = Diagnostic::error(codes::EXPORT_CONFLICT, span, text);
        self.report(diagnostic.with_note(one, "one is defined here").with_note(other, "the other here"));
    }

    fn no_export(&mut self, id: QIdent, what: &str) {
        if self.excused(id) {
            return;
        }
        let QName { name, .. } = id.name;
        let text = format!("the export list names the {what} `{}`, which is not in scope", self.text(name));
        self.error(codes::EXPORT_MISSING, id.span, text);
    }
}

/// In the order of names, so that reports don't depend on the order of a hash table.
fn sorted<T>(mut entries: Vec<(Name, T)>) -> Vec<(Name, T)> {
    entries.sort_unstable_by_key(|entry| entry.0);
    entries
}
