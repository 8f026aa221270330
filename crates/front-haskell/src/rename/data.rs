//! The contents of data types and synonyms.

use super::build::applied;
use super::lookup::Found;
use super::world::ContextSynonym;
use super::{Renamer, TypeName, Value};
use crate::hir::{Pred, Scheme, Ty, TyConId, TyConKind, TyKind, TyVarId};
use crate::syntax::{Constructor, ConstructorFields, DataDecl, Field, FieldMark, SynonymDecl, Type, TypeKind};
use snell_source::Span;

impl Renamer<'_> {
    /// The parameters and constructors of a data type.
    pub(super) fn data(&mut self, data: &DataDecl, tycon: TyConId) {
        let mark = self.scopes.mark();
        let params = self.bind_typevars(&data.params);
        self.world.hir.tycons[tycon.index()].params = params;
        let cons = self.world.constructors(tycon).to_vec();
        let mut constraint = false;
        for (constructor, con) in data.constructors.iter().zip(cons) {
            self.constructor_type(constructor, tycon, con, mark);
            // What was unsupported in it has been said; it concerns what uses the constructor.
            if let Some(reason) = self.broken.take() {
                self.break_value(Value::Con(con), reason);
                constraint |= has_constraint_variable(constructor);
            }
        }
        self.scopes.leave(mark);
        // A parameter that is a constraint makes no sense in other places either.
        if constraint {
            self.world.hir.tycons[tycon.index()].kind = TyConKind::Broken;
        }
    }

    pub(super) fn constructor_type(
        &mut self,
        constructor: &Constructor,
        tycon: TyConId,
        con: crate::hir::ConId,
        outside: super::scope::Mark,
    ) {
        let fields: Vec<&Field> = match &constructor.fields {
            ConstructorFields::Positional(fields) => fields.iter().collect(),
            ConstructorFields::Record(fields) => fields.iter().map(|(_, field)| field).collect(),
        };
        let params = self.world.hir.tycon(tycon).params.clone();
        let mark = self.scopes.mark();
        let (vars, result);
        if let Some(ty) = &constructor.result {
            // A signature of its own: the parameters in the head of the declaration mean nothing here.
            self.scopes.leave(outside);
            let mut bound = self.bind_typevars(&constructor.forall);
            if constructor.forall.is_empty() || self.world.hir.tycon(tycon).family {
                let mut parts: Vec<&Type> = constructor.context.iter().collect();
                parts.extend(fields.iter().map(|field| &field.ty));
                parts.push(ty);
                bound.extend(self.bind_free(&parts));
            }
            vars = bound;
            result = self.ty(ty);
        } else {
            let mut bound = params.clone();
            bound.extend(self.bind_typevars(&constructor.forall));
            vars = bound;
            let args = params.iter().map(|&param| Ty { kind: TyKind::Var(param), span: constructor.span });
            result = applied(tycon, args, constructor.span);
        }
        let mut context = Vec::new();
        self.context(&constructor.context, &mut context);
        let types = fields.iter().map(|field| self.ty(&field.ty)).collect();
        let lazy = !self.strict_data || matches!(self.world.hir.tycon(tycon).kind, TyConKind::Newtype(_));
        let marked = |field: &Field| match (field.mark, &field.ty.kind) {
            (FieldMark::Strict, _) | (FieldMark::None, TypeKind::Strict(_)) => true,
            (FieldMark::Lazy, _) | (FieldMark::None, TypeKind::Lazy(_)) => false,
            _ => !lazy,
        };
        let strict = fields.iter().map(|field| marked(field)).collect();
        self.scopes.leave(if constructor.result.is_some() { outside } else { mark });
        if constructor.result.is_some() {
            self.enter_scheme(&params);
        }
        let entry = &mut self.world.hir.cons[con.index()];
        (entry.vars, entry.result, entry.context, entry.fields, entry.strict) = (vars, result, context, types, strict);
    }

    /// The parameters of a synonym and what it stands for.
    pub(super) fn synonym(&mut self, synonym: &SynonymDecl, tycon: TyConId) {
        let mark = self.scopes.mark();
        let params = self.bind_typevars(&synonym.params);
        self.world.hir.tycons[tycon.index()].params = params.clone();
        if self.is_constraint(&synonym.ty) {
            let mut preds = Vec::new();
            self.context(&vec![synonym.ty.clone()], &mut preds);
            self.world.contexts.insert(tycon, (params, preds));
        } else {
            let ty = self.ty(&synonym.ty);
            self.world.hir.tycons[tycon.index()].kind = TyConKind::Synonym(ty);
        }
        self.scopes.leave(mark);
        // A synonym of something unsupported is unsupported as well.
        if self.broken.take().is_some() {
            self.world.hir.tycons[tycon.index()].kind = TyConKind::Broken;
        }
    }

    /// Whether a type is a class applied to types, or several of them: a synonym of a context.
    fn is_constraint(&mut self, ty: &Type) -> bool {
        match &ty.kind {
            TypeKind::App(function, _) => self.is_constraint(function),
            TypeKind::Tuple(parts) => parts.first().is_some_and(|part| self.is_constraint(part)),
            TypeKind::Con(id) if self.is_equality(id.name) => true,
            TypeKind::Con(id) => match self.global_type(id.name) {
                Found::One(TypeName::Class(_)) => true,
                Found::One(TypeName::TyCon(tycon)) => self.world.contexts.contains_key(&tycon),
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether the context of a constructor has a variable in the place of a class.
fn has_constraint_variable(constructor: &Constructor) -> bool {
    constructor.context.iter().any(|pred| {
        let mut head = pred;
        while let TypeKind::App(function, _) = &head.kind {
            head = function;
        }
        matches!(head.kind, TypeKind::Var(_))
    })
}

/// The constraints that a synonym of a context stands for.
pub(super) fn expand_context(synonym: &ContextSynonym, args: &[Ty], span: Span) -> Vec<Pred> {
    let (params, preds) = synonym;
    let expand = |ty: &Ty| substitute(ty, params, args);
    let pred = |pred: &Pred| match pred {
        Pred::Class(class, types, _) => Pred::Class(*class, types.iter().map(expand).collect(), span),
        Pred::Equal(a, b, _) => Pred::Equal(expand(a), expand(b), span),
    };
    preds.iter().map(pred).collect()
}

/// Replaces type variables by types, place by place. Bound variables are never among the replaced ones: every binder
/// has an id of its own.
pub(crate) fn substitute(ty: &Ty, params: &[TyVarId], args: &[Ty]) -> Ty {
    let sub = |ty: &Ty| Box::new(substitute(ty, params, args));
    let kind = match &ty.kind {
        TyKind::Var(var) => match params.iter().position(|param| param == var).and_then(|at| args.get(at)) {
            Some(arg) => return arg.clone(),
            None => TyKind::Var(*var),
        },
        TyKind::Con(tycon) => TyKind::Con(*tycon),
        TyKind::App(function, arg) => TyKind::App(sub(function), sub(arg)),
        TyKind::Function(from, to) => TyKind::Function(sub(from), sub(to)),
        TyKind::Wild => TyKind::Wild,
        TyKind::Forall(scheme) => {
            let each = |pred: &Pred| match pred {
                Pred::Class(class, types, span) => {
                    Pred::Class(*class, types.iter().map(|ty| substitute(ty, params, args)).collect(), *span)
                }
                Pred::Equal(a, b, span) => Pred::Equal(*sub(a), *sub(b), *span),
            };
            let context = scheme.context.iter().map(each).collect();
            TyKind::Forall(Box::new(Scheme { vars: scheme.vars.clone(), context, ty: *sub(&scheme.ty) }))
        }
    };
    Ty { kind, span: ty.span }
}
