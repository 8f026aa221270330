//! The first look at the declarations of a module: every name they define gets its entity, still without content.

use super::world::Fixity;
use super::{Renamer, TypeName, Value, codes};
use crate::hir::{Class, ClassId, Con, ConId, FieldUse, Ty, TyCon, TyConId, TyConKind, TyKind, VarId, VarKind};
use crate::syntax::{self, ClassDecl, Constructor, ConstructorFields, DataDecl, DataInstance, Decl, Ident};
use snell_core_ir::Prim;
use snell_source::{Code, Diagnostic, Name, Span};

/// The entities of the declarations of a module, in the order of the declarations.
#[derive(Default)]
pub(super) struct Declared<'s> {
    pub(super) data: Vec<(&'s DataDecl, TyConId)>,
    pub(super) instances: Vec<(&'s DataInstance, Vec<ConId>)>,
    pub(super) synonyms: Vec<(&'s syntax::SynonymDecl, TyConId)>,
    pub(super) classes: Vec<(&'s ClassDecl, ClassId)>,
    pub(super) primitives: Vec<(VarId, &'s syntax::Type)>,
}

impl Renamer<'_> {
    /// Declares types, constructors, fields, classes and methods; variables come with their bindings.
    pub(super) fn declare<'s>(&mut self, decls: &'s [Decl]) -> Declared<'s> {
        let mut declared = Declared::default();
        for decl in decls {
            match decl {
                Decl::Data(data) => {
                    let tycon = self.declare_data(data);
                    declared.data.push((data, tycon));
                }
                Decl::Synonym(synonym) => {
                    let kind = TyConKind::Synonym(Ty { kind: TyKind::Wild, span: synonym.span });
                    declared.synonyms.push((synonym, self.declare_tycon(synonym.name, kind)));
                }
                Decl::Class(class) => {
                    let id = self.declare_class(class);
                    declared.classes.push((class, id));
                }
                Decl::DataFamily(name, params, _) => {
                    self.declare_family(*name, params);
                }
                Decl::TypeFamily(family) => {
                    self.declare_type_family(family);
                }
                Decl::Unsupported(what, names, span) => self.declare_broken(what, names, *span),
                _ => {}
            }
        }
        declared.instances = self.declare_instances(decls);
        declared
    }

    pub(super) fn declare_tycon(&mut self, name: Ident, kind: TyConKind) -> TyConId {
        let id = TyConId(self.world.hir.tycons.len() as u32);
        let module = self.module;
        let (params, family) = (Vec::new(), false);
        self.world.hir.tycons.push(TyCon { name: name.name, span: name.span, module, params, kind, family });
        self.world.hir.modules[module.index()].tycons.push(id);
        self.define_type(name, TypeName::TyCon(id));
        id
    }

    fn declare_data(&mut self, data: &DataDecl) -> TyConId {
        let tycon = self.declare_tycon(data.name, TyConKind::Data(Vec::new()));
        let cons = self.declare_constructors(&data.constructors, tycon, 0);
        let kind = match cons[..] {
            [con] if data.newtype => TyConKind::Newtype(con),
            _ => TyConKind::Data(cons),
        };
        self.world.hir.tycons[tycon.index()].kind = kind;
        tycon
    }

    /// Declares constructors, the first with this tag, and their fields.
    pub(super) fn declare_constructors(
        &mut self,
        constructors: &[Constructor],
        tycon: TyConId,
        first: u32,
    ) -> Vec<ConId> {
        let mut cons = Vec::with_capacity(constructors.len());
        let mut labels: Vec<(Name, VarId)> = Vec::new();
        for constructor in constructors {
            let con = ConId(self.world.hir.cons.len() as u32);
            self.world.hir.cons.push(Con {
                name: constructor.name.name,
                span: constructor.name.span,
                tycon,
                tag: first + cons.len() as u32,
                vars: Vec::new(),
                context: Vec::new(),
                fields: Vec::new(),
                strict: Vec::new(),
                labels: Vec::new(),
                result: Ty { kind: TyKind::Wild, span: constructor.span },
                fixity: None,
            });
            cons.push(con);
            if constructor.infix {
                self.world.infix.insert(con);
            }
            self.define_value(constructor.name, Value::Con(con));
            if let ConstructorFields::Record(fields) = &constructor.fields {
                for (place, (name, _)) in fields.iter().enumerate() {
                    let label = self.declare_field(*name, con, place as u32, &mut labels);
                    self.world.hir.cons[con.index()].labels.push(label);
                }
            }
        }
        cons
    }

    /// A field; constructors of one type may share it.
    fn declare_field(&mut self, name: Ident, con: ConId, place: u32, labels: &mut Vec<(Name, VarId)>) -> VarId {
        let place_in = FieldUse { con, place };
        if let Some(&(_, var)) = labels.iter().find(|entry| entry.0 == name.name) {
            let before = self.world.hir.var(var).span;
            if let VarKind::Field(_, uses) = &mut self.world.hir.vars[var.index()].kind {
                if uses.last().is_some_and(|last| last.con == con) {
                    self.duplicate(codes::DUPLICATE, "the field", name, before);
                    // A place of its own, so that places and labels stay in step.
                    return self.world.new_var(name.name, name.span, VarKind::Field(self.module, vec![place_in]));
                }
                uses.push(place_in);
            }
            return var;
        }
        let var = self.world.new_var(name.name, name.span, VarKind::Field(self.module, vec![place_in]));
        labels.push((name.name, var));
        self.define_value(name, Value::Var(var));
        var
    }

    fn declare_class(&mut self, class: &ClassDecl) -> ClassId {
        let id = ClassId(self.world.hir.classes.len() as u32);
        let mark = self.scopes.mark();
        let params = self.bind_typevars(&class.params);
        self.scopes.leave(mark);
        let module = self.module;
        // Before its methods, which may be asked where they come from.
        self.world.hir.classes.push(Class {
            name: class.name.name,
            span: class.name.span,
            module,
            params,
            supers: Vec::new(),
            dependencies: Vec::new(),
            defaults: Vec::new(),
            methods: Vec::new(),
        });
        let (mut methods, mut associated) = (Vec::new(), Vec::new());
        for decl in &class.body {
            match decl {
                Decl::Signature(names, ..) => {
                    for name in names {
                        let kind = VarKind::Method(id, methods.len() as u32);
                        let var = self.world.new_var(name.name, name.span, kind);
                        self.define_value(*name, Value::Var(var));
                        methods.push(var);
                    }
                }
                Decl::DataFamily(name, params, _) => associated.push((name.name, self.declare_family(*name, params))),
                Decl::TypeFamily(family) => associated.push((family.name.name, self.declare_type_family(family))),
                Decl::Unsupported(what, names, span) => self.declare_broken(what, names, *span),
                _ => {}
            }
        }
        let associated = associated.into_iter().map(|(name, tycon)| (name, TypeName::TyCon(tycon))).collect();
        self.world.associated.insert(TypeName::Class(id), associated);
        let entry = &mut self.world.hir.classes[id.index()];
        entry.defaults = vec![None; methods.len()];
        entry.methods = methods;
        self.world.hir.modules[module.index()].classes.push(id);
        self.define_type(class.name, TypeName::Class(id));
        id
    }

    /// What an unsupported declaration would define, in both namespaces: which one is not said.
    fn declare_broken(&mut self, what: &'static str, names: &[Name], span: Span) {
        let defs = &self.world.infos[self.module.index()].defs;
        // A second declaration of the same names, such as a signature, is part of the first.
        if !names.is_empty() && names.iter().all(|name| matches!(defs.values.get(name), Some(Value::Broken(_)))) {
            return;
        }
        let reason = self.unsupported(what, span);
        let reason = self.world.reason(reason);
        for &name in names {
            let module = self.module;
            let defs = &mut self.world.infos[module.index()].defs;
            defs.values.entry(name).or_insert(Value::Broken(reason));
            if !defs.types.contains_key(&name) && self.text(name).starts_with(|c: char| c.is_uppercase() || c == ':') {
                self.declare_tycon(Ident { name, span }, TyConKind::Broken);
            }
        }
    }

    /// `foreign import prim`.
    pub(super) fn declare_primitive(&mut self, name: Ident, text: &str, span: Span) -> Option<VarId> {
        let Some(prim) = Prim::parse(text) else {
            self.error(codes::UNKNOWN_PRIM, span, format!("there is no primitive `{text}`"));
            // Uses of it must not be errors as well.
            let reason = self.world.reason(format!("it uses the unknown primitive `{text}`").into());
            self.define_value(name, Value::Broken(reason));
            return None;
        };
        let var = self.world.new_var(name.name, name.span, VarKind::Primitive(self.module, prim));
        self.define_value(name, Value::Var(var));
        Some(var)
    }

    /// Enters a top-level name; reports a second definition.
    pub(super) fn define_value(&mut self, name: Ident, value: Value) {
        let values = &mut self.world.infos[self.module.index()].defs.values;
        match values.entry(name.name) {
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert(value);
            }
            std::collections::hash_map::Entry::Occupied(entry) => {
                let before = *entry.get();
                if !matches!(before, Value::Broken(_)) {
                    let span = self.world.origin(before).1;
                    self.duplicate(codes::DUPLICATE, "", name, span);
                    if self.is_defined(before)
                        && self.is_defined(value)
                        && let Some(last) = self.world.diagnostics.pop()
                    {
                        let text = "all equations of a function stand next to each other";
                        self.report(last.with_note(Span::NONE, text));
                    }
                }
            }
        }
    }

    fn define_type(&mut self, name: Ident, entity: TypeName) {
        let types = &mut self.world.infos[self.module.index()].defs.types;
        match types.entry(name.name) {
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert(entity);
            }
            std::collections::hash_map::Entry::Occupied(entry) => {
                let before = *entry.get();
                let span = self.world.type_origin(before).1;
                self.duplicate(codes::DUPLICATE, "the type or class", name, span);
            }
        }
    }

    /// Whether a value is a variable that equations define.
    fn is_defined(&self, value: Value) -> bool {
        matches!(value, Value::Var(var) if matches!(self.world.hir.var(var).kind, VarKind::Top(_)))
    }

    /// Reports a second definition, with the place of the first.
    pub(super) fn duplicate(&mut self, code: Code, what: &str, name: Ident, first: Span) {
        let what = if what.is_empty() { String::new() } else { format!("{what} ") };
        let text = format!("{what}`{}` is defined twice", self.text(name.name));
        self.report(Diagnostic::error(code, name.span, text).with_note(first, "first here"));
    }

    /// The fixities that declarations at top level or in classes give.
    pub(super) fn top_fixities(&mut self, decls: &[Decl]) {
        for decl in decls {
            match decl {
                Decl::Fixity(fixity) => {
                    for op in &fixity.operators {
                        let info = &self.world.infos[self.module.index()];
                        match info.defs.values.get(&op.name).copied() {
                            Some(value) => self.set_fixity(value, (fixity.assoc, fixity.precedence)),
                            None if info.defs.types.contains_key(&op.name) => {}
                            None => self.lonely_fixity(*op),
                        }
                    }
                }
                Decl::Class(class) => self.top_fixities(&class.body),
                _ => {}
            }
        }
    }

    pub(super) fn set_fixity(&mut self, value: Value, fixity: Fixity) {
        match value {
            Value::Var(var) => {
                self.world.fixities.insert(var, fixity);
            }
            Value::Con(con) => self.world.hir.cons[con.index()].fixity = Some(fixity),
            Value::Synonym(id) => {
                self.world.synonyms[id as usize].fixity = Some(fixity);
                if let Some(builder) = self.world.synonyms[id as usize].builder {
                    self.world.fixities.insert(builder, fixity);
                }
            }
            Value::Broken(_) => {}
        }
    }

    pub(super) fn lonely_fixity(&mut self, op: Ident) {
        if self.world.infos[self.module.index()].damaged {
            return;
        }
        let text = format!("a fixity for `{}`, which is not defined here", self.text(op.name));
        self.error(codes::LONELY_FIXITY, op.span, text);
    }
}
