//! Which equalities compare values part by part, all the way down: those that are derived, and those of the libraries
//! that say the same.

use crate::hir::{ConId, Hir, InstanceBody, InstanceId, Ty, TyConId, TyConKind, TyKind};
use rustc_hash::FxHashSet;

/// Types of the libraries whose equality, written by hand, is that of the values.
const PLAIN: &[&str] = &["Maybe", "Either", "Ordering", "NonEmpty", "Identity", "Bool", "Opaque#"];

/// Whether an instance of `Eq` is structural where those it asks for are.
pub(super) fn is_structural_instance(hir: &Hir, instance: InstanceId) -> bool {
    let heads = hir.instance(instance).head.iter().collect();
    Looking { hir, seen: FxHashSet::default() }.types(heads)
}

struct Looking<'h> {
    hir: &'h Hir,
    seen: FxHashSet<TyConId>,
}

impl<'h> Looking<'h> {
    fn types(&mut self, mut types: Vec<&'h Ty>) -> bool {
        while let Some(ty) = types.pop() {
            let fits = match &ty.kind {
                TyKind::App(function, arg) => {
                    types.extend([&**function, &**arg]);
                    true
                }
                TyKind::Con(tycon) => self.tycon(*tycon, &mut types),
                TyKind::Var(_) => true,
                TyKind::Function(..) | TyKind::Forall(_) | TyKind::Wild => false,
            };
            if !fits {
                return false;
            }
        }
        true
    }

    fn tycon(&mut self, tycon: TyConId, types: &mut Vec<&'h Ty>) -> bool {
        let (hir, wired) = (self.hir, &self.hir.wired);
        let plain = [wired.int, wired.integer, wired.double, wired.char, wired.list, wired.unit];
        if plain.contains(&tycon) || wired.tuples.contains(&tycon) || !self.seen.insert(tycon) {
            return true;
        }
        let entry = hir.tycon(tycon);
        if let TyConKind::Synonym(body) = &entry.kind {
            types.push(body);
            return true;
        }
        if hir.module(entry.module).library && PLAIN.contains(&hir.names.text(entry.name)) {
            return true;
        }
        let own = self.hir.instances.iter().position(|instance| {
            instance.class == wired.eq && instance.head.first().is_some_and(|head| head_of(head) == Some(tycon))
        });
        let derived = own.map(|at| &hir.instance(InstanceId(at as u32)).body);
        if !matches!(derived, Some(InstanceBody::Derived(..) | InstanceBody::Same(..))) {
            return false;
        }
        let cons: &[ConId] = match &entry.kind {
            TyConKind::Data(cons) => cons,
            TyConKind::Newtype(con) => std::slice::from_ref(con),
            _ => return false,
        };
        // Dictionaries that a constructor holds are no part of its equality, but of its values.
        let held = cons.iter().any(|&con| !hir.con(con).context.is_empty());
        types.extend(cons.iter().flat_map(|&con| &hir.con(con).fields));
        !held && !entry.family
    }
}

fn head_of(mut ty: &Ty) -> Option<TyConId> {
    while let TyKind::App(function, _) = &ty.kind {
        ty = function;
    }
    match ty.kind {
        TyKind::Con(tycon) => Some(tycon),
        _ => None,
    }
}
