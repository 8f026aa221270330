//! What is recognised but not supported: named once, and only the bindings that need it are left out.

use super::{Renamer, TypeName, Value, codes};
use crate::hir::{TyConId, TyConKind};
use snell_source::{Diagnostic, Span};
use std::sync::Arc;

impl Renamer<'_> {
    /// Warns about a construct and gives the reason for what uses it. An empty text was reported by the parser.
    pub(super) fn unsupported(&mut self, what: &'static str, span: Span) -> Arc<str> {
        if what.is_empty() {
            return "this code has a syntax error".into();
        }
        let text = format!("not supported: {what}; what uses it is left out");
        self.report(Diagnostic::warning(codes::UNSUPPORTED, span, text));
        format!("it uses what is not supported: {what}").into()
    }

    /// The binding that is being renamed can't be compiled; the first reason is kept.
    pub(super) fn break_binding(&mut self, reason: Arc<str>) {
        self.broken.get_or_insert(reason);
    }

    /// What uses this definition of the module can't be compiled.
    pub(super) fn break_value(&mut self, value: Value, reason: Arc<str>) {
        let broken = Value::Broken(self.world.reason(reason));
        let info = &mut self.world.infos[self.module.index()];
        for entry in info.defs.values.values_mut().chain(info.exports.values.values_mut()) {
            if *entry == value {
                *entry = broken;
            }
        }
        self.values.clear();
    }

    /// Why a type is broken, if it is.
    pub(super) fn broken_tycon(&self, tycon: TyConId) -> Option<Arc<str>> {
        let entry = self.world.hir.tycon(tycon);
        let broken = matches!(entry.kind, TyConKind::Broken);
        broken.then(|| format!("it uses the type `{}`, which is not supported", self.text(entry.name)).into())
    }

    /// The same for a type or class.
    pub(super) fn broken_type(&self, entity: TypeName) -> Option<Arc<str>> {
        match entity {
            TypeName::TyCon(tycon) => self.broken_tycon(tycon),
            TypeName::Class(_) => None,
        }
    }
}
