//! What is known of all modules renamed so far.

use super::known::Known;
use super::synonym::{Synonym, SynonymId};
use crate::hir::{ClassId, Con, ConId, Hir, ModuleId, Pred, TyConId, TyConKind, TyVarId, Var, VarId, VarKind};
use crate::syntax::{Assoc, Subordinates};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_source::{Diagnostic, Name, Span};
use std::sync::Arc;

/// What a name of the value namespace stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A variable.
    Var(VarId),
    /// A constructor.
    Con(ConId),
    /// A pattern synonym.
    Synonym(SynonymId),
    /// Something that an unsupported declaration would define; the reason is an index of [`World::reasons`].
    Broken(u32),
}

/// What a name of the type namespace stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TypeName {
    /// A type.
    TyCon(TyConId),
    /// A class.
    Class(ClassId),
}

/// Names of both namespaces.
#[derive(Clone, Default, Debug)]
pub(crate) struct Table {
    pub(crate) values: FxHashMap<Name, Value>,
    pub(crate) types: FxHashMap<Name, TypeName>,
}

/// The names of a module.
#[derive(Clone, Debug)]
pub(crate) struct ModuleInfo {
    /// The module.
    pub(crate) name: Name,
    /// What it defines at top level.
    pub(crate) defs: Table,
    /// What it exports.
    pub(crate) exports: Table,
    /// Whether declarations were left out because of mistakes in them.
    pub(crate) damaged: bool,
}

/// Operator precedence and associativity.
pub(crate) type Fixity = (Assoc, u8);

/// What an operator without a declaration has.
pub(crate) const DEFAULT_FIXITY: Fixity = (Assoc::Left, 9);

/// A synonym that stands for a context: its parameters and the constraints.
pub(crate) type ContextSynonym = (Vec<TyVarId>, Vec<Pred>);

/// What is known of all modules renamed so far.
pub(crate) struct World {
    pub(crate) hir: Hir,
    pub(crate) known: Known,
    /// By [`ModuleId`].
    pub(crate) infos: Vec<ModuleInfo>,
    pub(crate) by_name: FxHashMap<Name, ModuleId>,
    /// Of variables; constructors have their own in the tree.
    pub(crate) fixities: FxHashMap<VarId, Fixity>,
    /// Constructors that were declared infix.
    pub(crate) infix: FxHashSet<ConId>,
    /// Synonyms of contexts, which are no types.
    pub(crate) contexts: FxHashMap<TyConId, ContextSynonym>,
    /// Constructors as types.
    pub(crate) promoted: FxHashMap<ConId, TyConId>,
    /// Literals as types, by their text.
    pub(crate) type_literals: FxHashMap<Name, TyConId>,
    pub(crate) synonyms: Vec<Synonym>,
    /// The fields of pattern synonyms, and their places.
    pub(crate) synonym_fields: FxHashMap<VarId, (SynonymId, usize)>,
    /// Pattern synonyms that are exported as parts of types.
    pub(crate) bundles: FxHashMap<TypeName, Vec<(Name, Value)>>,
    /// The families that are declared in classes.
    pub(crate) associated: FxHashMap<TypeName, Vec<(Name, TypeName)>>,
    /// Why broken things are broken.
    pub(crate) reasons: Vec<Arc<str>>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// What modules of the libraries offer that the program doesn't use; found out when a message needs it.
    pub(crate) unused: Option<Offers>,
}

/// For each name the modules that export it, and whether as a type or class.
pub(crate) type Offers = FxHashMap<Name, Vec<(bool, &'static str)>>;

impl World {
    /// What this module defines or exports under a name.
    pub(crate) fn original_value(&self, module: Name, name: Name) -> Option<Value> {
        let info = &self.infos[self.by_name.get(&module)?.index()];
        info.defs.values.get(&name).or_else(|| info.exports.values.get(&name)).copied()
    }

    /// What this module defines or exports under the name of a type or class.
    pub(crate) fn original_type(&self, module: Name, name: Name) -> Option<TypeName> {
        let info = &self.infos[self.by_name.get(&module)?.index()];
        info.defs.types.get(&name).or_else(|| info.exports.types.get(&name)).copied()
    }

    /// The text of a name.
    pub(crate) fn text(&self, name: Name) -> &str {
        self.hir.names.get(name).unwrap_or("?")
    }

    /// A new variable.
    pub(crate) fn new_var(&mut self, name: Name, span: Span, kind: VarKind) -> VarId {
        let id = VarId(self.hir.vars.len() as u32);
        self.hir.vars.push(Var { name, span, kind, signature: None, partial: None });
        id
    }

    /// The constructors of a type.
    pub(crate) fn constructors(&self, tycon: TyConId) -> &[ConId] {
        match &self.hir.tycon(tycon).kind {
            TyConKind::Data(cons) => cons,
            TyConKind::Newtype(con) => std::slice::from_ref(con),
            _ => &[],
        }
    }

    /// What belongs to a type or class: constructors, fields and pattern synonyms, or methods.
    pub(crate) fn subordinates(&self, entity: TypeName) -> Vec<(Name, Value)> {
        let mut all = self.declared_parts(entity);
        all.extend(self.bundles.get(&entity).into_iter().flatten());
        all
    }

    /// The types among what belongs to a class that are asked for.
    pub(crate) fn associated(&self, entity: TypeName, which: &Subordinates) -> Vec<(Name, TypeName)> {
        let all = self.associated.get(&entity).into_iter().flatten().copied();
        match which {
            Subordinates::None => Vec::new(),
            Subordinates::All(_) => all.collect(),
            Subordinates::Some(wanted) => all.filter(|(name, _)| wanted.iter().any(|id| id.name == *name)).collect(),
        }
    }

    fn declared_parts(&self, entity: TypeName) -> Vec<(Name, Value)> {
        let var = |&var: &VarId| (self.hir.var(var).name, Value::Var(var));
        match entity {
            TypeName::Class(class) => self.hir.class(class).methods.iter().map(var).collect(),
            TypeName::TyCon(tycon) => {
                let mut all = Vec::new();
                for &con in self.constructors(tycon) {
                    let Con { name, labels, .. } = self.hir.con(con);
                    all.push((*name, Value::Con(con)));
                    for label in labels {
                        if !all.contains(&var(label)) {
                            all.push(var(label));
                        }
                    }
                }
                all
            }
        }
    }

    /// The fixity of a variable or constructor.
    pub(crate) fn fixity(&self, value: Value) -> Fixity {
        match value {
            Value::Var(var) => self.fixities.get(&var).copied().unwrap_or(DEFAULT_FIXITY),
            Value::Con(con) => self.hir.con(con).fixity.unwrap_or(DEFAULT_FIXITY),
            Value::Synonym(id) => self.synonyms[id as usize].fixity.unwrap_or(DEFAULT_FIXITY),
            Value::Broken(_) => DEFAULT_FIXITY,
        }
    }

    /// Where a value was defined, and in which module, for messages.
    pub(crate) fn origin(&self, value: Value) -> (Option<ModuleId>, Span) {
        match value {
            Value::Con(con) => {
                let con = self.hir.con(con);
                (Some(self.hir.tycon(con.tycon).module), con.span)
            }
            Value::Synonym(id) => {
                let synonym = &self.synonyms[id as usize];
                (Some(synonym.module), synonym.span)
            }
            Value::Broken(_) => (None, Span::NONE),
            Value::Var(var) => {
                let var = self.hir.var(var);
                let module = match &var.kind {
                    VarKind::Top(module) | VarKind::Field(module, _) | VarKind::Primitive(module, _) => Some(*module),
                    VarKind::Method(class, _) => Some(self.hir.class(*class).module),
                    VarKind::Local | VarKind::Implementation => None,
                };
                (module, var.span)
            }
        }
    }

    /// The same for a type or class.
    pub(crate) fn type_origin(&self, entity: TypeName) -> (ModuleId, Span) {
        match entity {
            TypeName::TyCon(tycon) => (self.hir.tycon(tycon).module, self.hir.tycon(tycon).span),
            TypeName::Class(class) => (self.hir.class(class).module, self.hir.class(class).span),
        }
    }

    /// Remembers why something is broken.
    pub(crate) fn reason(&mut self, text: Arc<str>) -> u32 {
        self.reasons.push(text);
        self.reasons.len() as u32 - 1
    }
}
