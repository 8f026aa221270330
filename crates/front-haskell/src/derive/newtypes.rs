//! Instances that are those of another type with the same representation.

use super::Request;
use super::shape::expand;
use crate::hir::{ClassId, Deriving, Hir, InstanceBody, Pred, Scheme, Ty, TyConKind, TyKind, TyVarId};
use crate::rename::{Renamer, codes, substitute};

/// `deriving newtype`: the instance of the type inside.
pub(super) fn same(renamer: &mut Renamer<'_>, request: Request) {
    let hir = &renamer.world.hir;
    let TyConKind::Newtype(con) = hir.tycon(request.tycon).kind else {
        let name = renamer.text(hir.tycon(request.tycon).name);
        let text = format!("`{name}` is not a newtype, so nothing can be taken over from what is inside");
        renamer.error(codes::CANNOT_DERIVE, request.span, text);
        return;
    };
    let params = hir.tycon(request.tycon).params.clone();
    let con = hir.con(con);
    let Some(inside) = con.fields.first() else { return };
    // In GADT syntax the constructor has variables of its own.
    let own: Vec<Ty> = con.vars.iter().zip(&params).map(|(_, &param)| var(param, request.span)).collect();
    let inside = substitute(inside, &con.vars, &own);
    let drop = class_arity(hir, request.class);
    if request.written.is_some() {
        // The head is written as it shall be; what is missing of it is missing of the inside as well.
        let missing = params.len().saturating_sub(request.args.len());
        let inside = eta(hir, &inside, &params, missing);
        let Some(inside) = inside else { return no_eta(renamer, &request) };
        let inside = substitute(&inside, &params, &request.args);
        return finish(renamer, request, 0, inside);
    }
    match eta(hir, &inside, &params, drop) {
        Some(inside) => finish(renamer, request, drop, inside),
        None => no_eta(renamer, &request),
    }
}

/// `deriving via`: the instance of another type.
pub(super) fn via(renamer: &mut Renamer<'_>, mut request: Request) {
    let Some(ty) = request.via.take() else { return };
    let drop = match request.written {
        Some(_) => 0,
        None => class_arity(&renamer.world.hir, request.class),
    };
    finish(renamer, request, drop, ty);
}

fn finish(renamer: &mut Renamer<'_>, request: Request, drop: usize, inside: Ty) {
    let mut types = request.extra.clone();
    types.push(inside);
    let pred = Pred::Class(request.class, types.clone(), request.span);
    let infer = request.written.is_none().then(|| vec![pred]);
    request.add(renamer, drop, InstanceBody::Same(types, Deriving { infer }));
}

fn no_eta(renamer: &mut Renamer<'_>, request: &Request) {
    let name = renamer.text(renamer.world.hir.class(request.class).name);
    let text = format!("can't derive `{name}`: the type inside does not end with the last parameter");
    renamer.error(codes::CANNOT_DERIVE, request.span, text);
}

/// A type without its last arguments, which must be the last parameters and be mentioned nowhere else.
fn eta(hir: &Hir, ty: &Ty, params: &[TyVarId], drop: usize) -> Option<Ty> {
    let mut ty = expand(hir, ty);
    for &param in params.iter().rev().take(drop) {
        let span = ty.span;
        let (function, arg) = match ty.kind {
            TyKind::App(function, arg) => (*function, *arg),
            TyKind::Function(from, to) => {
                let arrow = Ty { kind: TyKind::Con(hir.wired.function), span };
                (Ty { kind: TyKind::App(Box::new(arrow), from), span }, *to)
            }
            _ => return None,
        };
        if !matches!(arg.kind, TyKind::Var(var) if var == param) || super::shape::mentions(&function, param) {
            return None;
        }
        ty = function;
    }
    (params.len() >= drop).then_some(ty)
}

fn var(var: TyVarId, span: snell_source::Span) -> Ty {
    Ty { kind: TyKind::Var(var), span }
}

/// To how many types the last parameter of a class is applied: 0 for `Num`, 1 for `Monad`, 2 for `MonadTrans`.
pub(super) fn class_arity(hir: &Hir, class: ClassId) -> usize {
    arity(hir, class, 0)
}

fn arity(hir: &Hir, class: ClassId, depth: usize) -> usize {
    let entry = hir.class(class);
    let Some(&param) = entry.params.last() else { return 0 };
    let signatures = entry.methods.iter().filter_map(|&method| hir.var(method).signature.as_ref());
    let mut most = 0;
    for scheme in signatures {
        of_scheme(hir, scheme, param, depth, &mut most);
    }
    if most == 0 && depth < 20 {
        of_preds(hir, &entry.supers, param, depth, &mut most);
    }
    most
}

fn of_preds(hir: &Hir, preds: &[Pred], param: TyVarId, depth: usize, most: &mut usize) {
    for pred in preds {
        let Pred::Class(class, args, _) = pred else { continue };
        args.iter().for_each(|arg| of_type(hir, arg, param, depth, most));
        if depth < 20 && args.last().is_some_and(|arg| matches!(arg.kind, TyKind::Var(var) if var == param)) {
            *most = (*most).max(arity(hir, *class, depth + 1));
        }
    }
}

fn of_scheme(hir: &Hir, scheme: &Scheme, param: TyVarId, depth: usize, most: &mut usize) {
    of_type(hir, &scheme.ty, param, depth, most);
}

fn of_type(hir: &Hir, ty: &Ty, param: TyVarId, depth: usize, most: &mut usize) {
    match &ty.kind {
        TyKind::App(..) => {
            let (mut head, mut count) = (ty, 0);
            while let TyKind::App(function, arg) = &head.kind {
                of_type(hir, arg, param, depth, most);
                count += 1;
                head = function;
            }
            if matches!(head.kind, TyKind::Var(var) if var == param) {
                *most = (*most).max(count);
            }
        }
        TyKind::Function(from, to) => {
            of_type(hir, from, param, depth, most);
            of_type(hir, to, param, depth, most);
        }
        TyKind::Forall(scheme) => of_scheme(hir, scheme, param, depth, most),
        TyKind::Var(_) | TyKind::Con(_) | TyKind::Wild => {}
    }
}
