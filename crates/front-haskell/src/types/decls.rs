//! What declarations say, as types: constructors, classes, instances, variables with signatures.

use super::Checker;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{ClassId, ConId, InstanceId, TyVarId, VarId, VarKind};
use std::rc::Rc;

/// A constructor's type.
pub(super) struct ConInfo {
    pub vars: Vec<TyVarId>,
    pub preds: Vec<Pred>,
    pub equalities: Vec<(T, T)>,
    pub fields: Vec<T>,
    pub result: T,
    /// Whether matching it says nothing about types: an ordinary constructor.
    pub plain: bool,
}

/// A class.
pub(super) struct ClassInfo {
    pub params: Vec<TyVarId>,
    pub supers: Vec<Pred>,
}

/// An instance: `forall vars. context => C head`.
pub(super) struct InstanceInfo {
    pub vars: Vec<TyVarId>,
    pub context: Vec<Pred>,
    pub equalities: Vec<(T, T)>,
    pub head: Vec<T>,
}

impl Checker<'_> {
    pub fn make_con_info(&mut self, con: ConId) -> ConInfo {
        let hir = self.hir;
        let con = hir.con(con);
        self.introduce(&con.vars);
        let (preds, equalities) = self.convert_context(&con.context);
        let fields: Vec<T> = con.fields.iter().map(|field| self.convert(field)).collect();
        let result = self.convert(&con.result);
        let (_, args) = self.store.spine(result);
        let mut seen = Vec::new();
        let distinct = args.iter().all(|&arg| match self.store.head(arg).1 {
            Node::Var(var) if con.vars.contains(&var) && !seen.contains(&var) => {
                seen.push(var);
                true
            }
            _ => false,
        });
        let mut plain = distinct && seen.len() == con.vars.len();
        if hir.tycon(con.tycon).family {
            // The type of the scrutinee says which instance it is, not the constructor.
            let mut fixed = Vec::new();
            self.store.leaves(result, &mut |node| {
                if let Node::Var(var) = node {
                    fixed.push(var);
                }
            });
            plain = con.vars.iter().all(|var| fixed.contains(var));
        }
        plain = plain && preds.is_empty() && equalities.is_empty();
        ConInfo { vars: con.vars.clone(), preds, equalities, fields, result, plain }
    }

    /// The type of a constructor as a function.
    pub fn con_scheme(&mut self, con: ConId) -> Scheme {
        let info = self.con_info(con);
        let ty = info.fields.iter().rev().fold(info.result, |to, &from| self.store.fun(from, to));
        Scheme { vars: info.vars.clone(), preds: info.preds.clone(), equalities: info.equalities.clone(), ty }
    }

    pub fn make_class_info(&mut self, class: ClassId) -> ClassInfo {
        let hir = self.hir;
        let class = hir.class(class);
        self.introduce(&class.params);
        let (supers, _) = self.convert_context(&class.supers);
        ClassInfo { params: class.params.clone(), supers }
    }

    pub fn make_instance_info(&mut self, id: InstanceId) -> InstanceInfo {
        let hir = self.hir;
        let instance = hir.instance(id);
        self.introduce(&instance.vars);
        let head: Vec<T> = instance.head.iter().map(|ty| self.convert(ty)).collect();
        // The context of a derived instance is inferred beforehand; while it is, it starts as what was written.
        let (context, equalities) = self.convert_context(&instance.context);
        InstanceInfo { vars: instance.vars.clone(), context, equalities, head }
    }

    /// The type of a variable; that of a top-level one without a signature is inferred when it is first asked for.
    pub fn scheme_of(&mut self, var: VarId) -> Rc<Scheme> {
        if let Some(scheme) = &self.env[var.index()] {
            return scheme.clone();
        }
        let hir = self.hir;
        let entry = hir.var(var);
        let scheme = match (&entry.kind, &entry.signature) {
            (VarKind::Method(class, _), Some(signature)) => {
                let params = self.class_info(*class).params.clone();
                self.introduce(&params);
                let own = self.declared(|this| this.convert_scheme(signature));
                let args = params.iter().map(|&param| self.store.var(param)).collect();
                let mut preds = vec![Pred { class: *class, args }];
                preds.extend(own.preds);
                let mut vars = params;
                vars.extend(own.vars);
                Scheme { vars, preds, ..own }
            }
            (_, Some(signature)) => self.declared(|this| this.convert_scheme(signature)),
            (VarKind::Field(_, uses), None) => match uses.first() {
                Some(first) => {
                    let info = self.con_info(first.con);
                    let field = info.fields[first.place as usize];
                    let mut scheme = Scheme::mono(field);
                    // What the field quantifies, the selector does: a use of it gets the dictionaries of the field.
                    if let Node::Forall(id) = self.store.head(field).1 {
                        scheme = (*self.store.scheme(id)).clone();
                    }
                    scheme.ty = self.store.fun(info.result, scheme.ty);
                    scheme.vars.splice(0..0, info.vars.iter().copied());
                    scheme
                }
                None => Scheme::mono(self.store.error),
            },
            _ => {
                if let Some(&(module, place)) = self.groups.get(&var) {
                    self.group_once(module, place, &[]);
                    if let Some(scheme) = &self.env[var.index()] {
                        return scheme.clone();
                    }
                }
                // Inside of its own group after an error, or a binding that was given up.
                Scheme::mono(self.store.error)
            }
        };
        let scheme = Rc::new(scheme);
        self.env[var.index()] = Some(scheme.clone());
        scheme
    }
}
