//! What the context of a derived instance follows from.

use super::shape::{Shape, mentions};
use crate::hir::{ClassId, Pred, Ty, TyKind};

/// The class for every field.
pub(super) fn of_fields(class: ClassId, extra: &[Ty], shape: &Shape) -> Vec<Pred> {
    let fields = shape.cons.iter().flat_map(|con| &con.fields);
    let usable = fields.filter(|field| !matches!(field.kind, TyKind::Wild | TyKind::Forall(_)));
    let pred = |field: &Ty| {
        let mut args = extra.to_vec();
        args.push(field.clone());
        Pred::Class(class, args, shape.span)
    };
    usable.map(pred).collect()
}

/// For a class of type constructors: the class for everything that is applied to a type with the last parameter.
pub(super) fn of_functor(class: ClassId, shape: &Shape) -> Vec<Pred> {
    let mut preds = Vec::new();
    let Some(&last) = shape.params.last() else { return preds };
    let mut todo: Vec<&Ty> = shape.cons.iter().flat_map(|con| &con.fields).collect();
    todo.reverse();
    while let Some(ty) = todo.pop() {
        match &ty.kind {
            TyKind::App(function, arg) => {
                // The parameter in an earlier argument: a tuple, which is taken apart, or no functor at all.
                if mentions(function, last) {
                    todo.push(arg);
                    todo.push(function);
                } else if mentions(arg, last) {
                    if !shape.is_tuple(function) {
                        preds.push(Pred::Class(class, vec![(**function).clone()], shape.span));
                    }
                    todo.push(arg);
                }
            }
            TyKind::Function(from, to) => {
                todo.push(to);
                todo.push(from);
            }
            TyKind::Forall(scheme) => todo.push(&scheme.ty),
            TyKind::Var(_) | TyKind::Con(_) | TyKind::Wild => {}
        }
    }
    preds
}
