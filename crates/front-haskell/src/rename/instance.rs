//! Instances as written.

use super::binds::clause_groups;
use super::class::has;
use super::lookup::Found;
use super::types::class_arity;
use super::{Renamer, TypeName, codes};
use crate::hir::{BindId, ClassId, Instance, InstanceBody, InstanceId, Pred, Ty, TyConId, TyConKind, TyVarId};
use crate::syntax::{Context, Decl, InstanceDecl, QIdent, Type, TypeVar};
use snell_source::Span;
use std::sync::Arc;

/// The head of an instance: what stands before `where`.
pub(crate) struct Head {
    pub(crate) class: ClassId,
    pub(crate) vars: Vec<TyVarId>,
    pub(crate) context: Vec<Pred>,
    pub(crate) args: Vec<Ty>,
    /// Why its methods can't be compiled, if its context asks for something unsupported.
    pub(crate) broken: Option<Arc<str>>,
}

impl Renamer<'_> {
    /// An instance's head, without its methods, so that all instances of a module are in order of appearance.
    pub(super) fn instance_head(&mut self, decl: &InstanceDecl) -> Option<InstanceId> {
        for part in &decl.body {
            if let Decl::Unsupported(what, _, span) = part {
                self.unsupported(what, *span);
            }
        }
        let head = self.head(&decl.forall, &decl.context, decl.class, &decl.args, decl.span)?;
        let methods = self.world.hir.class(head.class).methods.len();
        let Head { class, vars, context, args, broken } = head;
        let body = InstanceBody::Methods(vec![None; methods]);
        let (span, module, overlap) = (decl.span, self.module, decl.overlap);
        let instance = Instance { class, span, module, vars, context, head: args, body, overlap };
        if decl.body.is_empty() && broken.is_none() && crate::derive::written_hashable(self, &instance) {
            return None;
        }
        let id = self.add_instance(instance);
        // It is there, so that nobody is told that it is missing; what uses it is left out.
        if let Some(reason) = broken {
            self.broken_instances.insert(id, reason);
        }
        Some(id)
    }

    /// Resolves a head; none when it is wrong or needs something unsupported.
    pub(crate) fn head(
        &mut self,
        forall: &[TypeVar],
        context: &Context,
        class: QIdent,
        args: &[Type],
        span: Span,
    ) -> Option<Head> {
        let class_id = self.class(class);
        let mark = self.scopes.mark();
        let mut vars = self.bind_typevars(forall);
        let types: Vec<&Type> = context.iter().chain(args).collect();
        vars.extend(self.bind_free(&types));
        let mut preds = Vec::new();
        self.context(context, &mut preds);
        let broken = self.broken.take();
        let args: Vec<Ty> = args.iter().map(|arg| self.ty_or_class(arg)).collect();
        self.scopes.leave(mark);
        let unsupported = self.broken.take();
        let class_id = class_id?;
        let expected = self.world.hir.class(class_id).params.len();
        if args.len() != expected {
            let name = self.text(class.name.name);
            let text = class_arity(name, expected, args.len());
            self.error(codes::CLASS_ARITY, span, text);
            return None;
        }
        if unsupported.is_some() || args.iter().any(|arg| matches!(arg.kind, crate::hir::TyKind::Wild)) {
            return None;
        }
        Some(Head { class: class_id, vars, context: preds, args, broken })
    }

    /// Types under variables of a head, for deriving; none when they need something unsupported.
    pub(crate) fn types_under(&mut self, vars: &[TyVarId], types: &[&Type]) -> Option<Vec<Ty>> {
        let mark = self.scopes.mark();
        self.enter_scheme(vars);
        let types = types.iter().map(|ty| self.ty(ty)).collect();
        self.scopes.leave(mark);
        self.broken.take().is_none().then_some(types)
    }

    /// The class of a deriving clause; a broken one is left out without a report.
    pub(crate) fn class_quietly_broken(&mut self, id: QIdent) -> Option<ClassId> {
        let class = self.class(id);
        self.broken = None;
        class
    }

    /// Whether a name is a class, without a report.
    pub(crate) fn is_class(&mut self, id: QIdent) -> bool {
        matches!(self.global_type(id.name), Found::One(TypeName::Class(_)))
    }

    /// Whether a type is declared with `newtype`.
    pub(crate) fn is_newtype(&self, tycon: TyConId) -> bool {
        matches!(self.world.hir.tycon(tycon).kind, TyConKind::Newtype(_))
    }

    /// Whether a type is declared with `data` or `newtype`.
    pub(crate) fn is_data(&self, tycon: TyConId) -> bool {
        matches!(self.world.hir.tycon(tycon).kind, TyConKind::Data(_) | TyConKind::Newtype(_))
    }

    /// Enters an instance.
    pub(crate) fn add_instance(&mut self, instance: Instance) -> InstanceId {
        let id = InstanceId(self.world.hir.instances.len() as u32);
        self.world.hir.instances.push(instance);
        self.world.hir.modules[self.module.index()].instances.push(id);
        id
    }

    /// The methods of an instance.
    pub(super) fn instance_body(&mut self, decl: &InstanceDecl, id: InstanceId) {
        let Instance { class, vars, .. } = self.world.hir.instance(id);
        let (class, vars) = (*class, vars.clone());
        let mark = self.scopes.mark();
        self.enter_scheme(&vars);
        let mut methods: Vec<Option<BindId>> = vec![None; self.world.hir.class(class).methods.len()];
        for clauses in clause_groups(&decl.body) {
            let Some(Decl::Clause(first)) = clauses.first() else { continue };
            let Some(place) = self.method_place(class, first.name) else { continue };
            if let Some(before) = methods[place] {
                let span = self.world.hir.bind(before).span;
                self.duplicate(codes::DUPLICATE, "the method", first.name, span);
                continue;
            }
            let signature = decl.body.iter().find_map(|part| match part {
                Decl::Signature(names, ty, _) if has(names, first.name.name) => Some(ty),
                _ => None,
            });
            let var = self.implementation(first.name, signature);
            if let Some(reason) = self.broken_instances.get(&id).cloned() {
                self.broken_vars.insert(var, reason);
            }
            methods[place] = Some(self.function(var, clauses));
        }
        self.only_methods(&decl.body);
        self.scopes.leave(mark);
        self.uses.clear();
        self.world.hir.instances[id.index()].body = InstanceBody::Methods(methods);
    }
}
