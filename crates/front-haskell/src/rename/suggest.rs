//! Reports of names that are not in scope, with what was probably meant.

use super::world::Offers;
use super::{Renamer, TypeName, World, codes};
use crate::hir::{ExprKind, ModuleId};
use crate::syntax::{Decl, Export, QIdent, Qualifier, Subordinates};
use crate::{library, parse};
use snell_source::{Diagnostic, Name, Span, spelling};

/// What people write who come from other languages.
const ELSEWHERE: [(&str, &str); 6] =
    [("!=", "/="), ("===", "=="), ("!==", "/="), ("=>", ">="), ("None", "Nothing"), ("Some", "Just")];

/// Where people look first.
const COMMON: [&str; 8] = [
    "Data.List",
    "Data.Char",
    "Data.Maybe",
    "Control.Monad",
    "Data.Function",
    "Data.Ord",
    "Data.Foldable",
    "Data.IORef",
];

impl Renamer<'_> {
    /// A variable or constructor that is not in scope.
    pub(super) fn no_value(&mut self, id: QIdent) -> ExprKind {
        if self.excused(id) {
            return self.failed();
        }
        let name = id.name.name;
        let written = self.written(id.name);
        let is_con = is_constructor(self.text(name));
        if self.text(name).starts_with('_') && id.name.qualifier == Qualifier::None {
            let text = format!("a hole `{written}` is still to be filled");
            self.error(codes::HOLE, id.span, text);
            return self.failed();
        }
        let (code, what) = match is_con {
            true => (codes::NO_CONSTRUCTOR_NAME, "constructor"),
            false => (codes::NO_VARIABLE, "variable"),
        };
        let mut text = format!("{what} not in scope: `{written}`");
        let mut notes = Vec::new();
        let elsewhere = self.elsewhere(id, false);
        if let Some(hint) = self.unknown_qualifier(id) {
            notes.push(hint);
        } else if let Some(entity) = self.type_instead(id) {
            notes.push(format!("`{written}` is a {entity}, not a constructor"));
        } else if let Some(&(_, meant)) = ELSEWHERE.iter().find(|(foreign, _)| *foreign == written) {
            text.push_str(&format!("; did you mean `{meant}`?"));
        } else if !elsewhere.as_ref().is_some_and(|(_, common)| *common)
            && let Some(near) = self.near_value(id, is_con)
        {
            text.push_str(&format!("; did you mean `{near}`?"));
        }
        notes.extend(elsewhere.map(|(note, _)| note));
        let mut diagnostic = Diagnostic::error(code, id.span, text);
        for note in notes {
            diagnostic = diagnostic.with_note(Span::NONE, note);
        }
        self.report(diagnostic);
        self.failed()
    }

    /// A field of an update that is not in scope.
    pub(super) fn no_field(&mut self, id: QIdent) {
        if self.excused(id) {
            return;
        }
        let mut text = format!("field not in scope: `{}`", self.written(id.name));
        if let Some(near) = self.near_value(id, false) {
            text.push_str(&format!("; did you mean `{near}`?"));
        }
        self.error(codes::NO_FIELD, id.span, text);
    }

    /// A type or class that is not in scope.
    pub(super) fn no_type(&mut self, id: QIdent, class: bool) {
        if self.excused(id) {
            return;
        }
        let written = self.written(id.name);
        let (code, what) = if class { (codes::NO_CLASS, "class") } else { (codes::NO_TYPE, "type") };
        let mut text = format!("{what} not in scope: `{written}`");
        let mut notes = Vec::new();
        if let Some(hint) = self.unknown_qualifier(id) {
            notes.push(hint);
        } else if matches!(self.global_value(id.name), super::lookup::Found::One(super::Value::Con(_))) {
            notes.push(format!("`{written}` is a constructor, not a type"));
        } else if let Some(near) = self.near_type(id) {
            text.push_str(&format!("; did you mean `{near}`?"));
        }
        notes.extend(self.elsewhere(id, true).map(|(note, _)| note));
        let mut diagnostic = Diagnostic::error(code, id.span, text);
        for note in notes {
            diagnostic = diagnostic.with_note(Span::NONE, note);
        }
        self.report(diagnostic);
    }

    /// Whether a module that could not be found may have it.
    pub(super) fn excused(&self, id: QIdent) -> bool {
        // Where declarations were left out, a missing name says nothing new.
        let damaged = self.world.infos[self.module.index()].damaged && self.own(id.name.qualifier);
        let from = |import: &super::imports::ImportScope| {
            import.brings(id.name.qualifier) && self.world.infos[import.module.index()].damaged
        };
        damaged
            || self.imports.iter().any(from)
            || self.missing_imports.iter().any(|import| import.might_bring(id.name))
    }

    /// `M.x` where nothing is imported as `M`.
    fn unknown_qualifier(&self, id: QIdent) -> Option<String> {
        let Qualifier::As(alias) = id.name.qualifier else { return None };
        if self.own(id.name.qualifier) || self.imports.iter().any(|import| import.alias == alias) {
            return None;
        }
        let text = self.text(alias);
        let aliases = self.imports.iter().map(|import| import.alias);
        Some(match self.nearest_name(alias, aliases) {
            Some(near) => format!("no import has the name `{text}`; did you mean `{}`?", self.text(near)),
            None => format!("no import has the name `{text}`"),
        })
    }

    fn type_instead(&mut self, id: QIdent) -> Option<&'static str> {
        match self.global_type(id.name) {
            super::lookup::Found::One(TypeName::TyCon(_)) => Some("type"),
            super::lookup::Found::One(TypeName::Class(_)) => Some("class"),
            _ => None,
        }
    }

    pub(super) fn near_value(&self, id: QIdent, is_con: bool) -> Option<String> {
        let qualifier = id.name.qualifier;
        let mut names: Vec<Name> = Vec::new();
        if qualifier == Qualifier::None {
            names.extend(self.scopes.names());
        }
        if self.own(qualifier) {
            names.extend(self.world.infos[self.module.index()].defs.values.keys());
        }
        for import in self.imports.iter().filter(|import| import.brings(qualifier)) {
            names.extend(import.values(self.world).map(|(name, _)| name));
        }
        names.retain(|&name| is_constructor(self.text(name)) == is_con);
        names.sort_unstable();
        Some(self.text(self.nearest_name(id.name.name, names.into_iter())?).to_string())
    }

    fn near_type(&self, id: QIdent) -> Option<String> {
        let qualifier = id.name.qualifier;
        let mut names: Vec<Name> = Vec::new();
        if self.own(qualifier) {
            names.extend(self.world.infos[self.module.index()].defs.types.keys());
        }
        for import in self.imports.iter().filter(|import| import.brings(qualifier)) {
            names.extend(import.type_names(self.world).map(|(name, _)| name));
        }
        names.sort_unstable();
        Some(self.text(self.nearest_name(id.name.name, names.into_iter())?).to_string())
    }

    /// An export of a module that is spelled much like this.
    pub(super) fn nearest_export(&self, module: ModuleId, name: Name, is_type: bool) -> Option<String> {
        let exports = &self.world.infos[module.index()].exports;
        let mut names: Vec<Name> = match is_type {
            true => exports.types.keys().copied().collect(),
            false => exports.values.keys().copied().collect(),
        };
        names.sort_unstable();
        Some(self.text(self.nearest_name(name, names.into_iter())?).to_string())
    }

    /// The name that is spelled most like this one.
    pub(super) fn nearest_name(&self, name: Name, candidates: impl Iterator<Item = Name>) -> Option<Name> {
        spelling::nearest_of(self.text(name), candidates.map(|candidate| (self.text(candidate), candidate)))
    }

    /// The right name in a module that is not imported, or is imported under another name.
    fn elsewhere(&mut self, id: QIdent, is_type: bool) -> Option<(String, bool)> {
        let name = id.name.name;
        let brings = |import: &super::imports::ImportScope, world| match is_type {
            true => import.type_name(world, name).is_some(),
            false => import.value(world, name).is_some(),
        };
        if let Some(import) = self.imports.iter().find(|import| brings(import, self.world)) {
            return Some((format!("it is in scope as `{}.{}`", self.text(import.alias), self.text(name)), true));
        }
        for import in &self.imports {
            let info = &self.world.infos[import.module.index()];
            let (exports, defines) = match is_type {
                true => (info.exports.types.contains_key(&name), info.defs.types.contains_key(&name)),
                false => (info.exports.values.contains_key(&name), info.defs.values.contains_key(&name)),
            };
            let (module, name) = (self.text(info.name), self.text(name));
            if exports {
                return Some((format!("`{name}` is in {module}, but the import of it leaves it out"), true));
            }
            if defines && !module.starts_with("Snell.") {
                return Some((format!("`{name}` is defined in {module}, but not exported"), true));
            }
        }
        let mut modules = self.loaded_with(name, is_type);
        modules.extend(self.unloaded_with(name, is_type));
        modules.sort();
        modules.dedup();
        // Otherwise the shortest is most likely the one that people know.
        let common = |module: &str| COMMON.iter().position(|&known| known == module).unwrap_or(COMMON.len());
        modules.sort_by_key(|module| (common(module), module.matches('.').count(), module.len()));
        let first = modules.first()?;
        Some((format!("`{}` is in {first}: import it", self.text(name)), COMMON.contains(&first.as_str())))
    }

    fn loaded_with(&self, name: Name, is_type: bool) -> Vec<String> {
        let mut found = Vec::new();
        for info in &self.world.infos {
            let has = match is_type {
                true => info.exports.types.contains_key(&name),
                false => info.exports.values.contains_key(&name),
            };
            let text = self.text(info.name);
            if has && !text.starts_with("Snell.") && info.name != self.world.infos[self.module.index()].name {
                found.push(text.to_string());
            }
        }
        found
    }

    /// Modules of the libraries that this program doesn't use.
    fn unloaded_with(&mut self, name: Name, is_type: bool) -> Vec<String> {
        if self.world.unused.is_none() {
            self.world.unused = Some(self.unused_offers());
        }
        let offers = self.world.unused.as_ref().and_then(|unused| unused.get(&name));
        let of_kind = offers.into_iter().flatten().filter(|offer| offer.0 == is_type);
        of_kind.map(|&(_, module)| module.to_string()).collect()
    }

    /// Reads the modules of the libraries that the program doesn't use.
    fn unused_offers(&mut self) -> Offers {
        let mut offers = Offers::default();
        for module in library::MODULES {
            let World { hir, by_name, .. } = &mut *self.world;
            let used = hir.names.find(module.name).is_some_and(|name| by_name.contains_key(&name));
            let Some((file, _)) = library::find(module.name) else { continue };
            if used || module.name.starts_with("Snell.") {
                continue;
            }
            let parsed = parse::parse(file, module.name, module.text, &mut hir.names).module;
            let mut add = |name: Name, is_type| offers.entry(name).or_default().push((is_type, module.name));
            match &parsed.exports {
                Some(exports) => exports.iter().for_each(|export| exported(export, &mut add)),
                None => parsed.decls.iter().for_each(|decl| declared(decl, &mut add)),
            }
        }
        offers
    }
}

fn exported(export: &Export, add: &mut impl FnMut(Name, bool)) {
    match export {
        Export::Value(id) => add(id.name.name, false),
        Export::Type(id, which) => {
            add(id.name.name, true);
            match which {
                Subordinates::Some(parts) => parts.iter().for_each(|part| add(part.name, false)),
                // What a type has under `..` is mostly a constructor of its own name.
                Subordinates::All(parts) => {
                    add(id.name.name, false);
                    parts.iter().for_each(|part| add(part.name, false));
                }
                Subordinates::None => {}
            }
        }
        Export::Module(_) => {}
    }
}

fn declared(decl: &Decl, add: &mut impl FnMut(Name, bool)) {
    match decl {
        Decl::Signature(names, ..) => names.iter().for_each(|ident| add(ident.name, false)),
        Decl::Data(data) => {
            add(data.name.name, true);
            data.constructors.iter().for_each(|con| add(con.name.name, false));
        }
        Decl::Synonym(synonym) => add(synonym.name.name, true),
        Decl::Class(class) => {
            add(class.name.name, true);
            class.body.iter().for_each(|decl| declared(decl, add));
        }
        _ => {}
    }
}

/// Whether this is the name of a constructor.
pub(super) fn is_constructor(text: &str) -> bool {
    text.starts_with(|c: char| c.is_uppercase() || c == ':')
}
