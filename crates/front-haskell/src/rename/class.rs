//! The contents of classes.

use super::binds::clause_groups;
use super::{Renamer, Value, codes};
use crate::hir::{ClassId, VarId, VarKind};
use crate::syntax::{ClassDecl, Decl, Ident, Type};
use snell_source::{Diagnostic, Name, Span};

impl Renamer<'_> {
    /// Superclasses, functional dependencies and the signatures of the methods.
    pub(super) fn class_head(&mut self, decl: &ClassDecl, class: ClassId) {
        let mark = self.scopes.mark();
        let params = self.world.hir.class(class).params.clone();
        self.enter_scheme(&params);
        let mut supers = Vec::new();
        self.context(&decl.context, &mut supers);
        let mut dependencies = Vec::new();
        for (from, to) in &decl.dependencies {
            dependencies.push((self.places(decl, from), self.places(decl, to)));
        }
        let mut method = 0;
        for part in &decl.body {
            if let Decl::Signature(names, ty, _) = part {
                for _ in names {
                    let (scheme, _) = self.scheme(ty);
                    let var = self.world.hir.class(class).methods[method];
                    self.world.hir.vars[var.index()].signature = Some(scheme);
                    if let Some(reason) = self.broken.take() {
                        self.break_value(Value::Var(var), reason);
                    }
                    method += 1;
                }
            }
        }
        self.scopes.leave(mark);
        self.broken = None;
        let entry = &mut self.world.hir.classes[class.index()];
        (entry.supers, entry.dependencies) = (supers, dependencies);
    }

    fn places(&mut self, decl: &ClassDecl, vars: &[Ident]) -> Vec<u32> {
        let mut places = Vec::new();
        for var in vars {
            match decl.params.iter().position(|param| param.name.name == var.name) {
                Some(place) => places.push(place as u32),
                None => {
                    let text = format!("type variable not in scope: `{}`", self.text(var.name));
                    self.error(codes::NO_TYPE_VAR, var.span, text);
                }
            }
        }
        places
    }

    /// The default methods.
    pub(super) fn class_body(&mut self, decl: &ClassDecl, class: ClassId) {
        let mark = self.scopes.mark();
        let params = self.world.hir.class(class).params.clone();
        self.enter_scheme(&params);
        for clauses in clause_groups(&decl.body) {
            let Some(Decl::Clause(first)) = clauses.first() else { continue };
            let Some(place) = self.method_place(class, first.name) else { continue };
            if let Some(before) = self.world.hir.class(class).defaults[place] {
                let span = self.world.hir.bind(before).span;
                self.duplicate(codes::DUPLICATE, "the default of", first.name, span);
                continue;
            }
            let signature = decl.body.iter().find_map(|part| match part {
                Decl::DefaultSignature(names, ty, _) if has(names, first.name.name) => Some(ty),
                _ => None,
            });
            let var = self.implementation(first.name, signature);
            let bind = self.function(var, clauses);
            self.world.hir.classes[class.index()].defaults[place] = Some(bind);
        }
        self.only_methods(&decl.body);
        self.scopes.leave(mark);
        self.uses.clear();
    }

    /// The variable of an instance's or default method, with its signature if there is one.
    pub(super) fn implementation(&mut self, name: Ident, signature: Option<&Type>) -> VarId {
        let var = self.world.new_var(name.name, name.span, VarKind::Implementation);
        if let Some(ty) = signature {
            self.sign(var, ty);
        }
        var
    }

    /// The place of a method in its class; reports a name that is none of its methods.
    pub(super) fn method_place(&mut self, class: ClassId, name: Ident) -> Option<usize> {
        let entry = self.world.hir.class(class);
        let place = entry.methods.iter().position(|&method| self.world.hir.var(method).name == name.name);
        if place.is_none() {
            let (class_name, class_span) = (entry.name, entry.span);
            let text = format!("`{}` is not a method of the class `{}`", self.text(name.name), self.text(class_name));
            let methods: Vec<Name> = entry.methods.iter().map(|&method| self.world.hir.var(method).name).collect();
            let mut diagnostic = Diagnostic::error(codes::NOT_A_METHOD, name.span, text);
            match self.nearest_name(name.name, methods.into_iter()) {
                Some(near) => {
                    diagnostic = diagnostic.with_note(Span::NONE, format!("did you mean `{}`?", self.text(near)));
                }
                None => diagnostic = diagnostic.with_note(class_span, "the class is declared here"),
            }
            self.report(diagnostic);
        }
        place
    }

    /// Reports what stands among methods and is none.
    pub(super) fn only_methods(&mut self, body: &[Decl]) {
        for part in body {
            if let Decl::Pattern(_, _, span) = part {
                self.error(codes::NOT_A_METHOD, *span, "a pattern can't define a method");
            }
        }
    }
}

/// Whether a name is among these.
pub(super) fn has(names: &[Ident], name: Name) -> bool {
    names.iter().any(|ident| ident.name == name)
}
