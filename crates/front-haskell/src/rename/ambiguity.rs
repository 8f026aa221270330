//! Reports of names that stand for several things.

use super::{Renamer, codes};
use crate::hir::ModuleId;
use crate::syntax::{QIdent, QName, Qualifier};
use snell_source::{Diagnostic, Name, Span};

/// Through which import something is in scope, and where it was defined.
type Place = (Option<ModuleId>, (Option<ModuleId>, Span));

impl Renamer<'_> {
    /// Several variables or constructors have this name.
    pub(super) fn ambiguous_value(&mut self, id: QIdent) {
        let QName { qualifier, name } = id.name;
        let mut seen = Vec::new();
        let mut places = Vec::new();
        if self.own(qualifier)
            && let Some(&value) = self.world.infos[self.module.index()].defs.values.get(&name)
        {
            seen.push(value);
            places.push((None, self.world.origin(value)));
        }
        for import in self.imports.iter().filter(|import| import.brings(qualifier)) {
            if let Some(value) = import.value(self.world, name)
                && !seen.contains(&value)
            {
                seen.push(value);
                places.push((Some(import.module), self.world.origin(value)));
            }
        }
        self.ambiguous(id, places);
    }

    /// Several types or classes have this name.
    pub(super) fn ambiguous_type(&mut self, id: QIdent) {
        let QName { qualifier, name } = id.name;
        let mut seen = Vec::new();
        let mut places = Vec::new();
        let origin = |(module, span)| (Some(module), span);
        if self.own(qualifier)
            && let Some(&entity) = self.world.infos[self.module.index()].defs.types.get(&name)
        {
            seen.push(entity);
            places.push((None, origin(self.world.type_origin(entity))));
        }
        for import in self.imports.iter().filter(|import| import.brings(qualifier)) {
            if let Some(entity) = import.type_name(self.world, name)
                && !seen.contains(&entity)
            {
                seen.push(entity);
                places.push((Some(import.module), origin(self.world.type_origin(entity))));
            }
        }
        self.ambiguous(id, places);
    }

    fn ambiguous(&mut self, id: QIdent, places: Vec<Place>) {
        let name = self.written(id.name);
        let text = format!("`{name}` is ambiguous: it could mean {} things", places.len());
        let mut diagnostic = Diagnostic::error(codes::AMBIGUOUS, id.span, text);
        let imported: Vec<Name> = places
            .iter()
            .filter_map(|(import, _)| import.map(|import| self.world.infos[import.index()].name))
            .filter(|&module| module != self.world.known.prelude)
            .collect();
        let advice = imported.first().filter(|_| id.name.qualifier == Qualifier::None).map(|&module| {
            let module = self.text(module);
            let short: String = module.rsplit('.').next().unwrap_or(module).chars().take(1).collect();
            format!("`import qualified {module} as {short}` makes that one `{short}.{name}`; `import {module} hiding ({})` leaves it out", self.in_parentheses(&name))
        });
        for (import, (module, span)) in places {
            let defined = module.map_or("?", |module| self.text(self.world.infos[module.index()].name));
            let text = match import.map(|import| self.world.infos[import.index()].name) {
                None => "the one defined in this module".to_string(),
                Some(import) if self.text(import) == defined => format!("the one from {defined}"),
                Some(import) => format!("the one from {}, defined in {defined}", self.text(import)),
            };
            diagnostic = diagnostic.with_note(span, text);
        }
        if let Some(advice) = advice {
            diagnostic = diagnostic.with_note(Span::NONE, advice);
        }
        self.report(diagnostic);
    }

    /// A name as it stands in an import list.
    fn in_parentheses(&self, name: &str) -> String {
        match name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            true => name.to_string(),
            false => format!("({name})"),
        }
    }

    /// A name as it is written.
    pub(super) fn written(&self, name: QName) -> String {
        match name.qualifier {
            Qualifier::None => self.text(name.name).to_string(),
            Qualifier::As(alias) | Qualifier::Original(alias) => self.dotted(alias, name.name),
        }
    }

    fn dotted(&self, module: Name, name: Name) -> String {
        format!("{}.{}", self.text(module), self.text(name))
    }
}
