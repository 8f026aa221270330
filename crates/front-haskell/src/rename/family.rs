//! Data families: one data type whose constructors are those of all its instances, each with a result type of its own,
//! as in a GADT. Since instances don't overlap, the type of a value says which constructors it may have.
//! Type families, with their equations.

use super::lookup::Found;
use super::{Renamer, TypeName, Value};
use crate::hir::{ConId, FamilyEquation, Ty, TyConId, TyConKind, TyKind, TyVarId};
use crate::syntax::{DataInstance, Decl, Ident, QIdent, Qualifier, Type, TypeEquation, TypeFamily};

impl Renamer<'_> {
    /// Declares the constructors of the instances of data families, once all types are declared.
    pub(super) fn declare_instances<'s>(&mut self, decls: &'s [Decl]) -> Vec<(&'s DataInstance, Vec<ConId>)> {
        let mut instances = Vec::new();
        for decl in decls {
            match decl {
                Decl::DataInstance(instance) => instances.push((instance, None)),
                Decl::Instance(around) => instances.extend(around.body.iter().filter_map(|part| match part {
                    Decl::DataInstance(instance) => Some((instance, Some(around.class))),
                    _ => None,
                })),
                _ => {}
            }
        }
        instances.into_iter().map(|(instance, class)| (instance, self.declare_instance(instance, class))).collect()
    }

    /// The family of an instance. In the body of a class's instance, those of the class are meant, in scope or not.
    fn family(&mut self, family: QIdent, class: Option<QIdent>) -> Option<TyConId> {
        if let Some(class) = class
            && family.name.qualifier == Qualifier::None
            && let Found::One(TypeName::Class(class)) = self.global_type(class.name)
        {
            let module = self.world.hir.class(class).module;
            let module = self.world.hir.module(module).name;
            if let Some(TypeName::TyCon(tycon)) = self.world.original_type(module, family.name.name) {
                return Some(tycon);
            }
        }
        match self.global_type(family.name) {
            Found::One(TypeName::TyCon(tycon)) => Some(tycon),
            _ => None,
        }
    }

    fn declare_instance(&mut self, instance: &DataInstance, class: Option<QIdent>) -> Vec<ConId> {
        let family = match self.family(instance.family, class) {
            Some(tycon) if self.world.hir.tycon(tycon).family => tycon,
            _ => {
                let reason = self.unsupported("an instance of what is not a data family", instance.span);
                let reason = self.world.reason(reason);
                for constructor in &instance.constructors {
                    self.define_value(constructor.name, Value::Broken(reason));
                }
                return Vec::new();
            }
        };
        let before = self.world.constructors(family).len();
        let cons = self.declare_constructors(&instance.constructors, family, before as u32);
        if let TyConKind::Data(all) = &mut self.world.hir.tycons[family.index()].kind {
            all.extend(&cons);
        }
        cons
    }

    /// The constructors of an instance.
    pub(super) fn data_instance(&mut self, instance: &DataInstance, cons: &[ConId]) {
        let mark = self.scopes.mark();
        for (constructor, &con) in instance.constructors.iter().zip(cons) {
            let family = self.world.hir.con(con).tycon;
            self.constructor_type(constructor, family, con, mark);
        }
        self.scopes.leave(mark);
        // What was unsupported in it has been said; it concerns no binding.
        self.broken = None;
    }

    /// Declares a family.
    pub(super) fn declare_family(&mut self, name: Ident, params: &[crate::syntax::TypeVar]) -> TyConId {
        let tycon = self.declare_tycon(name, TyConKind::Data(Vec::new()));
        let mark = self.scopes.mark();
        let params = self.bind_typevars(params);
        self.scopes.leave(mark);
        let entry = &mut self.world.hir.tycons[tycon.index()];
        (entry.params, entry.family) = (params, true);
        tycon
    }
}

impl Renamer<'_> {
    /// Declares a type family.
    pub(super) fn declare_type_family(&mut self, family: &TypeFamily) -> TyConId {
        let place = |name: &Ident| family.params.iter().position(|param| param.name.name == name.name);
        let injective = family.injective.iter().filter_map(|name| place(name).map(|at| at as u32)).collect();
        let kind = TyConKind::Family(Vec::new(), family.closed.is_some(), injective);
        let tycon = self.declare_tycon(family.name, kind);
        let mark = self.scopes.mark();
        let params = self.bind_typevars(&family.params);
        self.scopes.leave(mark);
        self.world.hir.tycons[tycon.index()].params = params;
        tycon
    }

    /// The equations of type families, once all types are declared.
    pub(super) fn type_equations(&mut self, decls: &[Decl], in_class: bool) {
        for decl in decls {
            match decl {
                Decl::TypeFamily(family) => {
                    family.closed.iter().flatten().for_each(|equation| self.type_equation(equation, None, false));
                }
                Decl::TypeInstance(equation) => self.type_equation(equation, None, in_class),
                Decl::Class(class) => self.type_equations(&class.body, true),
                Decl::Instance(instance) => {
                    for part in &instance.body {
                        if let Decl::TypeInstance(equation) = part {
                            self.type_equation(equation, Some(instance.class), false);
                        }
                    }
                }
                _ => {}
            }
        }
        // What was unsupported in them has been said; it concerns no binding.
        self.broken = None;
    }

    fn type_equation(&mut self, equation: &TypeEquation, class: Option<QIdent>, default: bool) {
        let family = match self.family(equation.family, class) {
            Some(tycon) if matches!(self.world.hir.tycon(tycon).kind, TyConKind::Family(..)) => tycon,
            _ => {
                self.unsupported("an instance of what is not a type family", equation.span);
                return;
            }
        };
        let mark = self.scopes.mark();
        let args: Vec<&Type> = equation.args.iter().collect();
        let mut vars = self.bind_free(&args);
        let mut args: Vec<Ty> = args.into_iter().map(|arg| self.ty_or_class(arg)).collect();
        args.iter_mut().for_each(|arg| self.name_holes(arg, &mut vars));
        let result = self.ty_or_class(&equation.result);
        self.scopes.leave(mark);
        let equation = FamilyEquation { vars, args, result, default };
        if let TyConKind::Family(equations, ..) = &mut self.world.hir.tycons[family.index()].kind {
            equations.push(equation);
        }
    }

    /// `_` matches anything.
    fn name_holes(&mut self, ty: &mut Ty, vars: &mut Vec<TyVarId>) {
        match &mut ty.kind {
            TyKind::Wild => {
                let var = self.new_tyvar(self.world.known.tilde, ty.span);
                vars.push(var);
                ty.kind = TyKind::Var(var);
            }
            TyKind::App(a, b) | TyKind::Function(a, b) => {
                self.name_holes(a, vars);
                self.name_holes(b, vars);
            }
            _ => {}
        }
    }
}
