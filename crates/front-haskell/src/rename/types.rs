//! Types, signatures and contexts.

use super::build::applied;
use super::lookup::Found;
use super::prim::MAX_TUPLE;
use super::{Renamer, TypeName, codes};
use crate::hir::{Pred, Scheme, Ty, TyConKind, TyKind, TyVarId};
use crate::syntax::{Context, Ident, QName, Type, TypeKind, TypeVar};
use snell_source::{Diagnostic, Span};

impl Renamer<'_> {
    /// A signature: its free variables, or those of its `forall`, are generalised. The flag says whether it has a
    /// `forall`, which scopes over the binding.
    pub(super) fn scheme(&mut self, ty: &Type) -> (Scheme, bool) {
        let mark = self.scopes.mark();
        let mut explicit = false;
        let mut vars = Vec::new();
        let mut context = Vec::new();
        let mut body = ty;
        if let TypeKind::Forall(..) = ty.kind {
            explicit = true;
        } else {
            vars = self.bind_free(&[ty]);
        }
        loop {
            match &body.kind {
                // Only directly one after the other: after a context, a further `forall` is part of the type.
                TypeKind::Forall(more, inner) if context.is_empty() && (explicit || vars.is_empty()) => {
                    explicit = true;
                    vars.extend(self.bind_typevars(more));
                    body = inner;
                }
                TypeKind::Qualified(preds, inner) => {
                    self.context(preds, &mut context);
                    body = inner;
                }
                _ => break,
            }
        }
        let ty = self.ty(body);
        self.scopes.leave(mark);
        (Scheme { vars, context, ty }, explicit)
    }

    /// Brings the variables of a scheme into scope again.
    pub(super) fn enter_scheme(&mut self, vars: &[TyVarId]) {
        for &var in vars {
            let name = self.world.hir.tyvar(var).name;
            self.scopes.bind_type(name, var);
        }
    }

    /// Binds the variables of a `forall` or of a declaration's head.
    pub(super) fn bind_typevars(&mut self, vars: &[TypeVar]) -> Vec<TyVarId> {
        let mut bound: Vec<TyVarId> = Vec::with_capacity(vars.len());
        for var in vars {
            let before = bound.iter().find(|&&id| self.world.hir.tyvar(id).name == var.name.name).copied();
            if let Some(before) = before {
                let text = format!("the type variable `{}` is bound twice", self.text(var.name.name));
                let place = self.world.hir.tyvar(before).span;
                let diagnostic = Diagnostic::error(codes::DUPLICATE_TYPE_VAR, var.name.span, text);
                self.report(diagnostic.with_note(place, "first here"));
            }
            bound.push(self.bind_tyvar(var.name));
        }
        bound
    }

    /// Binds the variables that are free in the types and not in scope, in order of appearance.
    pub(super) fn bind_free(&mut self, types: &[&Type]) -> Vec<TyVarId> {
        let mut free = Vec::new();
        for ty in types {
            self.free(ty, &mut Vec::new(), &mut free);
        }
        free.into_iter().map(|ident| self.bind_tyvar(ident)).collect()
    }

    fn bind_tyvar(&mut self, ident: Ident) -> TyVarId {
        let var = self.new_tyvar(ident.name, ident.span);
        self.scopes.bind_type(ident.name, var);
        var
    }

    fn free(&self, ty: &Type, bound: &mut Vec<Ident>, free: &mut Vec<Ident>) {
        match &ty.kind {
            TypeKind::Var(ident) => {
                let known = |list: &[Ident]| list.iter().any(|other| other.name == ident.name);
                if !known(bound) && !known(free) && self.scopes.tyvar(ident.name).is_none() {
                    free.push(*ident);
                }
            }
            TypeKind::App(a, b) | TypeKind::Function(a, b) => {
                self.free(a, bound, free);
                self.free(b, bound, free);
            }
            TypeKind::List(inner)
            | TypeKind::Strict(inner)
            | TypeKind::Lazy(inner)
            | TypeKind::Kinded(inner, _)
            | TypeKind::Implicit(_, inner) => {
                self.free(inner, bound, free);
            }
            TypeKind::Tuple(parts) | TypeKind::PromotedList(parts) | TypeKind::PromotedTuple(parts) => {
                parts.iter().for_each(|part| self.free(part, bound, free))
            }
            TypeKind::Forall(vars, inner) => {
                let depth = bound.len();
                bound.extend(vars.iter().map(|var| var.name));
                self.free(inner, bound, free);
                bound.truncate(depth);
            }
            TypeKind::Qualified(context, inner) => {
                context.iter().for_each(|pred| self.free(pred, bound, free));
                self.free(inner, bound, free);
            }
            TypeKind::Con(_)
            | TypeKind::ListCon
            | TypeKind::TupleCon(_)
            | TypeKind::Unit
            | TypeKind::FunctionCon
            | TypeKind::Star
            | TypeKind::Wild
            | TypeKind::Promoted(_)
            | TypeKind::Literal(_)
            | TypeKind::Unsupported(_) => {}
        }
    }

    /// A type whose variables are in scope.
    pub(super) fn ty(&mut self, ty: &Type) -> Ty {
        let span = ty.span;
        let kind = match &ty.kind {
            TypeKind::Var(ident) => match self.scopes.tyvar(ident.name) {
                Some(var) => TyKind::Var(var),
                None => {
                    let text = format!("type variable not in scope: `{}`", self.text(ident.name));
                    self.error(codes::NO_TYPE_VAR, ident.span, text);
                    TyKind::Wild
                }
            },
            TypeKind::Con(id) => match self.tycon_or_promoted(*id) {
                Some(tycon) => match self.broken_tycon(tycon) {
                    Some(reason) => {
                        self.break_binding(reason);
                        TyKind::Wild
                    }
                    None => TyKind::Con(tycon),
                },
                None => TyKind::Wild,
            },
            TypeKind::App(function, arg) => {
                let function = self.ty(function);
                match function.kind {
                    // What is wrong with the whole has been said.
                    TyKind::Wild if self.broken.is_some() => TyKind::Wild,
                    TyKind::Wild => {
                        self.ty_or_class(arg);
                        TyKind::Wild
                    }
                    _ => TyKind::App(Box::new(function), Box::new(self.ty_or_class(arg))),
                }
            }
            TypeKind::Function(from, to) => TyKind::Function(Box::new(self.ty(from)), Box::new(self.ty(to))),
            TypeKind::List(inner) => {
                let inner = self.ty(inner);
                return applied(self.world.hir.wired.list, [inner], span);
            }
            TypeKind::ListCon => TyKind::Con(self.world.hir.wired.list),
            TypeKind::Unit => TyKind::Con(self.world.hir.wired.unit),
            TypeKind::FunctionCon => TyKind::Con(self.world.hir.wired.function),
            TypeKind::TupleCon(size) => match self.tuple_fits(*size, span) {
                true => TyKind::Con(self.world.hir.wired.tuples[size - 2]),
                false => TyKind::Wild,
            },
            TypeKind::Tuple(parts) => {
                if !self.tuple_fits(parts.len(), span) {
                    return wild(span);
                }
                let args: Vec<Ty> = parts.iter().map(|part| self.ty(part)).collect();
                return applied(self.world.hir.wired.tuples[parts.len() - 2], args, span);
            }
            TypeKind::Forall(..) | TypeKind::Qualified(..) => TyKind::Forall(Box::new(self.inner_scheme(ty))),
            TypeKind::Kinded(inner, _) | TypeKind::Strict(inner) | TypeKind::Lazy(inner) => return self.ty(inner),
            TypeKind::Star => {
                let reason = self.unsupported("a kind in a type", span);
                self.break_binding(reason);
                TyKind::Wild
            }
            TypeKind::Wild => TyKind::Wild,
            TypeKind::Implicit(..) => {
                self.error(codes::NOT_A_CLASS, span, "an implicit parameter stands in contexts only, before `=>`");
                TyKind::Wild
            }
            TypeKind::Promoted(id) => self.constructor(*id).map_or(TyKind::Wild, |con| TyKind::Con(self.promoted(con))),
            TypeKind::PromotedList(parts) => return self.promoted_list(parts, span),
            TypeKind::PromotedTuple(parts) => return self.promoted_tuple(parts, span),
            TypeKind::Literal(text) => TyKind::Con(self.type_literal(*text)),
            TypeKind::Unsupported(what) => {
                let reason = self.unsupported(what, span);
                self.break_binding(reason);
                TyKind::Wild
            }
        };
        Ty { kind, span }
    }

    /// `forall a. C a => t` inside a type: nothing is generalised that is not bound there.
    fn inner_scheme(&mut self, ty: &Type) -> Scheme {
        self.quantified(ty, Self::ty)
    }

    /// The same, where it is said what stands inside.
    fn quantified(&mut self, ty: &Type, inside: fn(&mut Self, &Type) -> Ty) -> Scheme {
        let mark = self.scopes.mark();
        let (mut vars, mut context, mut body) = (Vec::new(), Vec::new(), ty);
        loop {
            match &body.kind {
                TypeKind::Forall(more, inner) if context.is_empty() => {
                    vars.extend(self.bind_typevars(more));
                    body = inner;
                }
                TypeKind::Qualified(preds, inner) => {
                    self.context(preds, &mut context);
                    body = inner;
                }
                _ => break,
            }
        }
        let ty = inside(self, body);
        self.scopes.leave(mark);
        Scheme { vars, context, ty }
    }

    /// Whether there are tuples of this size; reports if not.
    pub(super) fn tuple_fits(&mut self, size: usize, span: Span) -> bool {
        let fits = (2..=MAX_TUPLE).contains(&size);
        if !fits {
            let text = format!("a tuple of {size} components; at most {MAX_TUPLE} are supported");
            self.error(codes::TUPLE_SIZE, span, text);
        }
        fits
    }

    /// The constraints of a context.
    pub(super) fn context(&mut self, context: &Context, out: &mut Vec<Pred>) {
        for pred in context {
            self.pred(pred, out);
        }
    }

    fn pred(&mut self, pred: &Type, out: &mut Vec<Pred>) {
        let mut args = Vec::new();
        let mut head = pred;
        loop {
            match &head.kind {
                TypeKind::App(function, arg) => {
                    args.push(&**arg);
                    head = function;
                }
                TypeKind::Kinded(inner, _) => head = inner,
                _ => break,
            }
        }
        args.reverse();
        match &head.kind {
            TypeKind::Con(id) if self.is_equality(id.name) => {
                if let [a, b] = args[..] {
                    let pred = Pred::Equal(self.ty(a), self.ty(b), pred.span);
                    out.push(pred);
                }
            }
            TypeKind::Con(id) => {
                if let Found::One(TypeName::TyCon(tycon)) = self.global_type(id.name)
                    && let Some(synonym) = self.world.contexts.get(&tycon).cloned()
                {
                    let args: Vec<Ty> = args.into_iter().map(|arg| self.ty(arg)).collect();
                    out.extend(super::data::expand_context(&synonym, &args, pred.span));
                    return;
                }
                if let Found::One(TypeName::TyCon(tycon)) = self.global_type(id.name)
                    && matches!(self.world.hir.tycon(tycon).kind, TyConKind::Family(..))
                {
                    let constraint = self.ty_or_class(pred);
                    out.push(Pred::Class(self.world.hir.wired.holds, vec![constraint], pred.span));
                    return;
                }
                let Some(class) = self.class(*id) else { return };
                let args: Vec<Ty> = args.into_iter().map(|arg| self.ty_or_class(arg)).collect();
                let expected = self.world.hir.class(class).params.len();
                if args.len() != expected {
                    let name = self.text(id.name.name);
                    let text = class_arity(name, expected, args.len());
                    self.error(codes::CLASS_ARITY, pred.span, text);
                    return;
                }
                out.push(Pred::Class(class, args, pred.span));
            }
            TypeKind::Implicit(name, ty) => {
                let args = vec![self.implicit_name(*name), self.ty(ty)];
                out.push(Pred::Class(self.world.hir.wired.implicit, args, pred.span));
            }
            TypeKind::Tuple(parts) => parts.iter().for_each(|part| self.pred(part, out)),
            TypeKind::Unit => {}
            TypeKind::Wild => {}
            TypeKind::Unsupported(what) => {
                let reason = self.unsupported(what, pred.span);
                self.break_binding(reason);
            }
            TypeKind::Var(_) => {
                let constraint = self.ty_or_class(pred);
                out.push(Pred::Class(self.world.hir.wired.holds, vec![constraint], pred.span));
            }
            TypeKind::Forall(..) | TypeKind::Qualified(..) => {
                let scheme = Box::new(self.quantified(pred, Self::ty_or_class));
                let constraint = Ty { kind: TyKind::Forall(scheme), span: pred.span };
                out.push(Pred::Class(self.world.hir.wired.holds, vec![constraint], pred.span));
            }
            _ => self.error(codes::NOT_A_CLASS, pred.span, "a constraint must be a class applied to types"),
        }
    }

    pub(super) fn is_equality(&self, name: QName) -> bool {
        name.name == self.world.known.tilde || name.name == self.world.known.coercion
    }
}

/// A type to be inferred.
pub(super) fn wild(span: Span) -> Ty {
    Ty { kind: TyKind::Wild, span }
}

/// What is said about a class with too many or too few arguments.
pub(super) fn class_arity(name: &str, expected: usize, got: usize) -> String {
    let plural = if expected == 1 { "" } else { "s" };
    format!("the class `{name}` has {expected} parameter{plural}, here it is given {got}")
}
