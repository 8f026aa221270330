//! Functions that give an action: the world they are run in is one more parameter.
//!
//! `f x = do ..` then runs its statements one after the other, instead of building an action to be run. An action that
//! is run several times may so compute something several times that it could have kept.

use super::Lowering;
use super::evidence::Key;
use super::globals::{Entry, Item};
use crate::hir::{BindId, BindKind, Hir, Scheme, Ty, TyConId, TyConKind, TyKind, TyVarId, VarId, VarKind};
use rustc_hash::FxHashSet;

/// The newtypes of functions of the world: `IO` and what is defined like it.
pub(super) fn action_types(hir: &Hir) -> FxHashSet<TyConId> {
    let world = world_of(hir, hir.wired.io);
    let all = (0..hir.tycons.len() as u32).map(TyConId);
    all.filter(|&tycon| world.is_some() && world_of(hir, tycon) == world).collect()
}

fn world_of(hir: &Hir, tycon: TyConId) -> Option<TyConId> {
    let TyConKind::Newtype(con) = hir.tycon(tycon).kind else { return None };
    let TyKind::Function(from, _) = &hir.con(con).fields.first()?.kind else { return None };
    match from.kind {
        TyKind::Con(world) => Some(world),
        _ => None,
    }
}

/// The number of parameters, the world included, of a global that gives an action.
pub(super) fn action_arity(lowering: &Lowering<'_>, actions: &FxHashSet<TyConId>, entry: &Entry) -> Option<usize> {
    let Item::Bind(bind, key) = &entry.item else { return None };
    let hir = lowering.hir;
    let BindKind::Function { var, .. } = &hir.bind(*bind).kind else { return None };
    let passed = key.iter().filter(|known| known.is_none()).count();
    let (scheme, class_var) = scheme_of(lowering, *bind, *var)?;
    let mut arity = passed;
    let mut ty: &Ty = &scheme.ty;
    loop {
        match &ty.kind {
            TyKind::Function(_, to) => {
                arity += 1;
                ty = to;
            }
            TyKind::App(head, _) => match &head.kind {
                TyKind::Con(tycon) if actions.contains(tycon) => return Some(arity + 1),
                TyKind::Var(var) => {
                    let known = monad_of(lowering, scheme, key, *var, class_var);
                    return known.filter(|tycon| actions.contains(tycon)).map(|_| arity + 1);
                }
                // `ST s a`.
                TyKind::App(inner, _) => match inner.kind {
                    TyKind::Con(tycon) if actions.contains(&tycon) => return Some(arity + 1),
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// The class's variable of a method, and what it stands for in an instance.
type ClassVar = (TyVarId, Option<TyConId>);

/// The type of a binding; of an implementation that of its method, and the class's variable.
fn scheme_of<'h>(lowering: &Lowering<'h>, bind: BindId, var: VarId) -> Option<(&'h Scheme, Option<ClassVar>)> {
    let hir = lowering.hir;
    if let Some(signature) = &hir.var(var).signature {
        return Some((signature, None));
    }
    if let Some(scheme) = lowering.typing.schemes.get(&var) {
        return Some((scheme, None));
    }
    if !matches!(hir.var(var).kind, VarKind::Implementation) {
        return None;
    }
    let (class, place, instance) = lowering.globals.owner(hir, bind)?;
    let method = *hir.class(class).methods.get(place as usize)?;
    let param = *hir.class(class).params.first()?;
    let head = instance.and_then(|instance| {
        let mut ty = hir.instance(instance).head.first()?;
        loop {
            match &ty.kind {
                TyKind::App(function, _) => ty = function,
                TyKind::Con(tycon) => return Some(*tycon),
                _ => return None,
            }
        }
    });
    Some((hir.var(method).signature.as_ref()?, Some((param, head))))
}

/// What a variable of the result type stands for in this copy.
fn monad_of(
    lowering: &Lowering<'_>,
    scheme: &Scheme,
    key: &Key,
    var: TyVarId,
    class_var: Option<(TyVarId, Option<TyConId>)>,
) -> Option<TyConId> {
    let head = |known: Option<&Option<super::evidence::Ev>>| {
        let ev = (*known?)?;
        lowering.evidence.head_of_application(lowering.hir, ev)
    };
    if let Some((param, known)) = class_var
        && param == var
    {
        // A default method's first dictionary is that of its class.
        return known.or_else(|| head(key.first()));
    }
    let preds: Vec<_> = scheme.context.iter().filter(|pred| matches!(pred, crate::hir::Pred::Class(..))).collect();
    let offset = key.len().checked_sub(preds.len())?;
    let at = preds.iter().position(|pred| match pred {
        crate::hir::Pred::Class(_, args, _) => {
            matches!(&args[..], [Ty { kind: TyKind::Var(other), .. }] if *other == var)
        }
        crate::hir::Pred::Equal(..) => false,
    })?;
    head(key.get(offset + at))
}
