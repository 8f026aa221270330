//! Constructors and literals as types: each is a type constant of its own. Kinds are not checked, so that nothing else
//! is needed of them.

use super::build::applied;
use super::lookup::Found;
use super::types::wild;
use super::{Renamer, TypeName, Value};
use crate::hir::{ClassId, ConId, Ty, TyCon, TyConId, TyConKind, TyKind};
use crate::syntax::{QIdent, Type, TypeKind};
use snell_source::{Name, Span};

impl Renamer<'_> {
    /// The type of a name, or the constructor of that name if there is no such type.
    pub(super) fn tycon_or_promoted(&mut self, id: QIdent) -> Option<TyConId> {
        if self.data_kinds && self.global_type(id.name) == Found::None {
            if id.name.name == self.world.known.colon {
                return Some(self.promoted(self.world.hir.wired.cons));
            }
            if let Found::One(Value::Con(con)) = self.global_value(id.name) {
                return Some(self.promoted(con));
            }
        }
        self.tycon(id)
    }

    /// The type that a constructor is.
    pub(super) fn promoted(&mut self, con: ConId) -> TyConId {
        if let Some(&known) = self.world.promoted.get(&con) {
            return known;
        }
        let (name, span) = (self.world.hir.con(con).name, self.world.hir.con(con).span);
        let name = format!("'{}", self.text(name));
        let name = self.world.hir.names.intern(&name);
        let tycon = self.constant(name, span);
        self.world.promoted.insert(con, tycon);
        tycon
    }

    /// `3`, `"text"`.
    pub(super) fn type_literal(&mut self, text: Name) -> TyConId {
        if let Some(&known) = self.world.type_literals.get(&text) {
            return known;
        }
        let tycon = self.constant(text, Span::NONE);
        self.world.type_literals.insert(text, tycon);
        tycon
    }

    /// A type, or a constraint that stands where a type could: an argument, or what a family stands for.
    pub(super) fn ty_or_class(&mut self, ty: &Type) -> Ty {
        let mut args = Vec::new();
        let mut head = ty;
        while let TypeKind::App(function, arg) = &head.kind {
            args.push(&**arg);
            head = function;
        }
        match &head.kind {
            TypeKind::Con(id) => match self.global_type(id.name) {
                Found::One(TypeName::Class(class)) => {
                    let tycon = self.class_type(class);
                    let args: Vec<Ty> = args.into_iter().rev().map(|arg| self.ty_or_class(arg)).collect();
                    applied(tycon, args, ty.span)
                }
                _ => self.ty(ty),
            },
            TypeKind::Tuple(parts) if args.is_empty() && self.tuple_fits(parts.len(), ty.span) => {
                let parts: Vec<Ty> = parts.iter().map(|part| self.ty_or_class(part)).collect();
                applied(self.world.hir.wired.tuples[parts.len() - 2], parts, ty.span)
            }
            TypeKind::Kinded(inner, _) if args.is_empty() => self.ty_or_class(inner),
            _ => self.ty(ty),
        }
    }

    /// The type that a class is.
    fn class_type(&mut self, class: ClassId) -> TyConId {
        let known = self.world.hir.class_types.iter().find(|(_, other)| **other == class);
        if let Some((&tycon, _)) = known {
            return tycon;
        }
        let (name, span) = (self.world.hir.class(class).name, self.world.hir.class(class).span);
        let tycon = self.constant(name, span);
        self.world.hir.class_types.insert(tycon, class);
        tycon
    }

    fn constant(&mut self, name: Name, span: Span) -> TyConId {
        let tycons = &mut self.world.hir.tycons;
        tycons.push(TyCon {
            name,
            span,
            module: self.module,
            params: Vec::new(),
            kind: TyConKind::Promoted,
            family: false,
        });
        TyConId(tycons.len() as u32 - 1)
    }

    /// `'[a, b]`: as `a ': b ': '[]`.
    pub(super) fn promoted_list(&mut self, parts: &[Type], span: Span) -> Ty {
        let (nil, cons) = (self.world.hir.wired.nil, self.world.hir.wired.cons);
        let (nil, cons) = (self.promoted(nil), self.promoted(cons));
        let parts: Vec<Ty> = parts.iter().map(|part| self.ty(part)).collect();
        let end = Ty { kind: TyKind::Con(nil), span };
        parts.into_iter().rfold(end, |rest, part| applied(cons, [part, rest], span))
    }

    /// `'(a, b)`, or `'()`.
    pub(super) fn promoted_tuple(&mut self, parts: &[Type], span: Span) -> Ty {
        let con = match parts {
            [] => self.world.hir.wired.unit_con,
            _ if self.tuple_fits(parts.len(), span) => self.world.hir.wired.tuple_cons[parts.len() - 2],
            _ => return wild(span),
        };
        let tycon = self.promoted(con);
        let parts: Vec<Ty> = parts.iter().map(|part| self.ty(part)).collect();
        applied(tycon, parts, span)
    }
}
