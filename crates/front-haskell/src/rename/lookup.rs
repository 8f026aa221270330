//! Looks names up among the top-level definitions of the module and what it imports.

use super::{Renamer, TypeName, Value, codes};
use crate::hir::{ClassId, ConId, ExprKind, TyConId, VarId, VarKind};
use crate::syntax::{QIdent, QName, Qualifier};
use snell_source::{Name, Span};

/// What a look-up gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found<T> {
    /// One entity.
    One(T),
    /// Nothing.
    None,
    /// Different entities.
    Many,
}

impl<T: Copy + PartialEq> Found<T> {
    fn and(self, other: Option<T>) -> Found<T> {
        match (self, other) {
            (found, None) => found,
            (Found::None, Some(other)) => Found::One(other),
            (Found::One(one), Some(other)) if one == other => self,
            _ => Found::Many,
        }
    }
}

impl Renamer<'_> {
    /// What a name stands for in the value namespace, local variables aside.
    pub(super) fn global_value(&mut self, name: QName) -> Found<Value> {
        if let Some(&found) = self.values.get(&name) {
            return found;
        }
        let found = if let Qualifier::Original(module) = name.qualifier {
            Found::None.and(self.world.original_value(module, name.name))
        } else {
            let own = &self.world.infos[self.module.index()];
            let mut found = Found::None;
            if self.own(name.qualifier) {
                found = found.and(own.defs.values.get(&name.name).copied());
            }
            for import in self.imports.iter().filter(|import| import.brings(name.qualifier)) {
                found = found.and(import.value(self.world, name.name));
            }
            found
        };
        self.values.insert(name, found);
        found
    }

    /// What a name stands for in the type namespace, type variables aside.
    pub(super) fn global_type(&mut self, name: QName) -> Found<TypeName> {
        if let Some(&found) = self.types.get(&name) {
            return found;
        }
        let found = if let Qualifier::Original(module) = name.qualifier {
            Found::None.and(self.world.original_type(module, name.name))
        } else {
            let own = &self.world.infos[self.module.index()];
            let mut found = Found::None;
            if self.own(name.qualifier) {
                found = found.and(own.defs.types.get(&name.name).copied());
            }
            for import in self.imports.iter().filter(|import| import.brings(name.qualifier)) {
                found = found.and(import.type_name(self.world, name.name));
            }
            found
        };
        self.types.insert(name, found);
        found
    }

    /// Whether the module's own names are in scope with this qualifier.
    pub(super) fn own(&self, qualifier: Qualifier) -> bool {
        match qualifier {
            Qualifier::None => true,
            Qualifier::As(alias) => alias == self.world.infos[self.module.index()].name,
            Qualifier::Original(_) => false,
        }
    }

    /// A variable or constructor as an expression.
    pub(super) fn value_expr(&mut self, id: QIdent) -> ExprKind {
        if id.name.qualifier == Qualifier::None {
            if let Some(var) = self.scopes.value(id.name.name) {
                self.uses.push(var);
                return ExprKind::Var(var);
            }
            if id.name.name == self.world.known.colon {
                return ExprKind::Con(self.world.hir.wired.cons);
            }
        }
        if let Some(name) = self.only_in_queries(id.name) {
            return ExprKind::Var(self.required(self.world.known.base, name, id.span));
        }
        match self.global_value(id.name) {
            Found::One(Value::Var(var)) => {
                self.use_of(var);
                ExprKind::Var(var)
            }
            Found::One(Value::Con(con)) => ExprKind::Con(con),
            Found::One(Value::Synonym(synonym)) => self.synonym_expr(synonym, id.span),
            Found::One(Value::Broken(reason)) => {
                let reason = self.world.reasons[reason as usize].clone();
                self.break_binding(reason.clone());
                ExprKind::Broken(reason)
            }
            Found::None => match self.unknown(id) {
                Some(unknown) => unknown,
                None => self.no_value(id),
            },
            Found::Many => {
                self.ambiguous_value(id);
                self.failed()
            }
        }
    }

    /// What stands where an error was reported.
    pub(super) fn failed(&self) -> ExprKind {
        ExprKind::Broken("this code has errors".into())
    }

    /// Notes the use of a variable of this module, for dependency analysis.
    pub(super) fn use_of(&mut self, var: VarId) {
        if matches!(self.world.hir.var(var).kind, VarKind::Top(module) if module == self.module) {
            self.uses.push(var);
        }
    }

    /// The constructor of a pattern or record; reports what is not one.
    pub(super) fn constructor(&mut self, id: QIdent) -> Option<ConId> {
        if id.name.name == self.world.known.colon {
            return Some(self.world.hir.wired.cons);
        }
        match self.global_value(id.name) {
            Found::One(Value::Con(con)) => Some(con),
            Found::One(Value::Broken(reason)) => {
                let reason = self.world.reasons[reason as usize].clone();
                self.break_binding(reason);
                None
            }
            Found::Many => {
                self.ambiguous_value(id);
                None
            }
            Found::One(Value::Var(_) | Value::Synonym(_)) | Found::None => {
                self.no_value(id);
                None
            }
        }
    }

    /// The type of a name, or none after a report.
    pub(super) fn tycon(&mut self, id: QIdent) -> Option<TyConId> {
        match self.global_type(id.name) {
            Found::One(TypeName::TyCon(tycon)) => Some(tycon),
            Found::One(TypeName::Class(_)) => {
                let text = format!("`{}` is a class, where a type is expected", self.text(id.name.name));
                self.error(codes::NOT_A_TYPE, id.span, text);
                None
            }
            Found::Many => {
                self.ambiguous_type(id);
                None
            }
            Found::None => {
                self.no_type(id, false);
                None
            }
        }
    }

    /// The class of a name, or none after a report.
    pub(super) fn class(&mut self, id: QIdent) -> Option<ClassId> {
        match self.global_type(id.name) {
            Found::One(TypeName::Class(class)) => Some(class),
            Found::One(TypeName::TyCon(tycon)) => {
                if let Some(reason) = self.broken_tycon(tycon) {
                    self.break_binding(reason);
                } else {
                    let text = format!("`{}` is a type, where a class is expected", self.text(id.name.name));
                    self.error(codes::NOT_A_CLASS, id.span, text);
                }
                None
            }
            Found::Many => {
                self.ambiguous_type(id);
                None
            }
            Found::None => {
                self.no_type(id, true);
                None
            }
        }
    }

    /// A variable of a library, by name.
    pub(crate) fn original(&self, module: Name, name: Name) -> Option<VarId> {
        match self.world.original_value(module, name)? {
            Value::Var(var) => Some(var),
            _ => None,
        }
    }

    /// A constructor of `Snell.Base`.
    pub(crate) fn base_con(&self, name: Name) -> Option<ConId> {
        match self.world.original_value(self.world.known.base, name)? {
            Value::Con(con) => Some(con),
            _ => None,
        }
    }

    /// The same, where a missing one is reported.
    pub(crate) fn required(&mut self, module: Name, name: Name, span: Span) -> VarId {
        let Some(var) = self.original(module, name) else {
            self.missing_wired(module, name, span);
            return VarId(0);
        };
        self.use_of(var);
        var
    }

    /// The constructor of `Snell.Base` of this name; a missing one is reported.
    pub(crate) fn required_con(&mut self, name: Name, span: Span) -> ConId {
        self.base_con(name).unwrap_or_else(|| {
            self.missing_wired(self.world.known.base, name, span);
            ConId(0)
        })
    }

    fn missing_wired(&mut self, module: Name, name: Name, span: Span) {
        let text = format!("this needs `{}` of {}, which is missing", self.text(name), self.text(module));
        self.error(codes::MISSING_WIRED, span, text);
    }
}
