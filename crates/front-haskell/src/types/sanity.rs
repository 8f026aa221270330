//! What declarations must obey besides having types: synonyms end, newtypes have one field, instances agree with
//! functional dependencies, `main` is an action.

use super::Checker;
use super::codes::{DEPENDENCY, MAIN_TYPE, NEWTYPE, SYNONYM_CYCLE};
use super::ty::T;
use super::unify::Match;
use crate::hir::{InstanceId, ModuleId, Ty, TyConId, TyConKind, TyKind, TyVarId, VarId};
use snell_source::{Diagnostic, Span};

impl Checker<'_> {
    /// Type synonyms that refer to themselves stand for nothing; they are reported once and left out.
    pub fn synonym_cycles(&mut self) {
        let hir = self.hir;
        // 0 not seen, 1 open, 2 done.
        let mut seen = vec![0u8; hir.tycons.len()];
        for id in 0..hir.tycons.len() {
            self.synonym(TyConId(id as u32), &mut seen);
        }
    }

    fn synonym(&mut self, id: TyConId, seen: &mut Vec<u8>) {
        let hir = self.hir;
        let TyConKind::Synonym(body) = &hir.tycon(id).kind else { return };
        match seen[id.index()] {
            0 => {
                seen[id.index()] = 1;
                let mut below = Vec::new();
                mentioned(body, &mut below);
                for other in below {
                    self.synonym(other, seen);
                }
                seen[id.index()] = 2;
            }
            1 => {
                self.cyclic.insert(id);
                let name = self.name(hir.tycon(id).name);
                let message = format!("the type synonym `{name}` refers to itself");
                let diagnostic = Diagnostic::error(SYNONYM_CYCLE, hir.tycon(id).span, message);
                self.diagnostics.push(diagnostic.with_note(Span::NONE, "a `newtype` or `data` may"));
            }
            _ => {}
        }
    }

    pub fn newtypes(&mut self, module: ModuleId) {
        let hir = self.hir;
        for &tycon in &hir.module(module).tycons {
            if let TyConKind::Newtype(con) = hir.tycon(tycon).kind
                && hir.con(con).fields.len() != 1
            {
                let (entry, count) = (hir.con(con), hir.con(con).fields.len());
                let name = self.name(entry.name);
                let message = format!("the constructor `{name}` of a newtype must have one field, but has {count}");
                self.diagnostics.push(Diagnostic::error(NEWTYPE, entry.span, message));
            }
        }
    }

    /// Two instances that agree in the determining types must agree in the determined ones.
    pub fn dependencies(&mut self, module: ModuleId) {
        let hir = self.hir;
        for &instance in &hir.module(module).instances {
            let class = hir.instance(instance).class;
            if hir.class(class).dependencies.is_empty() {
                continue;
            }
            for other in self.by_class[class.index()].clone() {
                if other < instance && self.conflict(other, instance) {
                    let message = "this instance contradicts another one and a functional dependency of the class";
                    let diagnostic = Diagnostic::error(DEPENDENCY, hir.instance(instance).span, message);
                    self.diagnostics.push(diagnostic.with_note(hir.instance(other).span, "the other one is here"));
                    break;
                }
            }
        }
    }

    fn conflict(&mut self, a: InstanceId, b: InstanceId) -> bool {
        let hir = self.hir;
        let class = hir.class(hir.instance(a).class);
        let (a, b) = (self.instance_info(a), self.instance_info(b));
        class.dependencies.iter().any(|(from, to)| {
            let mut map: Match = a.vars.iter().map(|&var| (var, None)).collect();
            let same = from.iter().all(|&place| {
                self.store.match_type(a.head[place as usize], b.head[place as usize], &mut map) == Some(true)
            });
            let error = self.store.error;
            let bound: Vec<(TyVarId, T)> = map.iter().map(|&(var, ty)| (var, ty.unwrap_or(error))).collect();
            same && to.iter().any(|&place| {
                let one = self.store.substitute(a.head[place as usize], &bound);
                !self.store.same(one, b.head[place as usize])
                    && !self.store.may_become_same(one, b.head[place as usize])
            })
        })
    }

    /// `main` must be an action.
    pub fn main_type(&mut self, main: VarId) {
        let hir = self.hir;
        let scheme = self.scheme_of(main);
        let from = self.wanted.len();
        let span = hir.var(main).span;
        let (found, _) = self.instantiate(&scheme, super::solve::Origin { span, expr: None }, &[]);
        self.wanted.truncate(from);
        let result = self.store.unknown(0);
        let action = self.store.apply(hir.wired.io, &[result]);
        if self.store.unify(action, found).is_err() {
            let message = format!("`main` must be an action, of type `IO t`, but it is `{}`", self.show(found));
            let diagnostic = Diagnostic::error(MAIN_TYPE, span, message);
            self.diagnostics.push(diagnostic.with_note(Span::NONE, "`main = print ..` shows a value"));
        }
    }
}

fn mentioned(ty: &Ty, into: &mut Vec<TyConId>) {
    match &ty.kind {
        TyKind::Con(con) => into.push(*con),
        TyKind::App(a, b) | TyKind::Function(a, b) => {
            mentioned(a, into);
            mentioned(b, into);
        }
        TyKind::Forall(scheme) => mentioned(&scheme.ty, into),
        TyKind::Var(_) | TyKind::Wild => {}
    }
}
