//! One module, in the order of its phases.

use super::binds::Level;
use super::imports::ImportScope;
use super::query::Asked;
use super::world::{ModuleInfo, Table};
use super::{Renamer, World};
use crate::derive;
use crate::hir::{InstanceId, Module, ModuleId, VarId, VarKind};
use crate::syntax::{self, Decl, Ident, InstanceDecl};
use snell_source::Name;

/// What is renamed in the scope of a module besides its declarations.
pub(crate) enum Extra<'s> {
    /// An expression, as a binding of this name.
    Expression(Ident, &'s Decl),
    Query(Asked<'s>),
}

/// A module that was read.
pub(crate) struct Source<'s> {
    pub(crate) module: &'s syntax::Module,
    pub(crate) library: bool,
    /// Whether declarations were left out because of mistakes in them.
    pub(crate) damaged: bool,
}

/// Renames a module, whose imports have been renamed before. With extra declarations, the variables they bind.
pub(crate) fn rename(world: &mut World, source: &Source<'_>, extras: &[Extra<'_>]) -> Renamed {
    let &Source { module: syntax, library, damaged } = source;
    let id = ModuleId(world.hir.modules.len() as u32);
    let name = syntax.name_or(world.known.main_module);
    world.hir.modules.push(Module {
        name,
        library,
        binds: Default::default(),
        instances: Vec::new(),
        tycons: Vec::new(),
        classes: Vec::new(),
        defaults: None,
        span: syntax.span,
        extensions: syntax.extensions.clone(),
        named: syntax.name.is_some(),
        exports: Default::default(),
    });
    world.infos.push(ModuleInfo { name, defs: Table::default(), exports: Table::default(), damaged });
    world.by_name.insert(name, id);
    let said = world.diagnostics.len();
    let mut renamer = Renamer::new(world, id, &syntax.extensions);
    if implicit_prelude(renamer.world, syntax, name)
        && let Some(&prelude) = renamer.world.by_name.get(&renamer.world.known.prelude)
    {
        let alias = renamer.world.known.prelude;
        renamer.imports.push(ImportScope::all(prelude, alias));
    }
    renamer.imports(&syntax.imports);
    let extras = renamer.module(syntax, extras);
    // Phases go through the text several times; readers go through it once.
    world.diagnostics[said..].sort_by_key(|diagnostic| (diagnostic.span.file, diagnostic.span.start));
    Renamed { module: id, extras }
}

/// A renamed module.
pub(crate) struct Renamed {
    pub(crate) module: ModuleId,
    /// The variables of the extra declarations.
    pub(crate) extras: Vec<VarId>,
}

/// Whether a module imports `Prelude` without saying so.
pub(crate) fn implicit_prelude(world: &World, syntax: &syntax::Module, name: Name) -> bool {
    let known = &world.known;
    name != known.prelude
        && !world.text(name).starts_with("Snell.")
        && !syntax.extensions.iter().any(|name| [known.no_implicit_prelude, known.rebindable_syntax].contains(name))
        && !syntax.imports.iter().any(|import| import.module.name == known.prelude)
}

impl Renamer<'_> {
    fn module(&mut self, syntax: &syntax::Module, extras: &[Extra<'_>]) -> Vec<VarId> {
        // Names.
        let decls = &syntax.decls[..];
        let mut declared = self.declare(decls);
        for decl in decls {
            if let Decl::Primitive(name, text, ty, span) = decl
                && let Some(var) = self.declare_primitive(*name, text, *span)
            {
                declared.primitives.push((var, ty));
            }
        }
        let group = self.collect_group(decls, Level::Top);
        self.top_fixities(decls);
        self.synonym_fields(decls);
        // Look-ups during collection were for constructors in patterns and may have come too early.
        self.values.clear();
        self.types.clear();
        self.exports(syntax);

        // Types: synonyms first, since one may stand for a context that later declarations use.
        for &(synonym, tycon) in &declared.synonyms {
            self.synonym(synonym, tycon);
        }
        for &(data, tycon) in &declared.data {
            self.data(data, tycon);
        }
        for (instance, cons) in &declared.instances {
            self.data_instance(instance, cons);
        }
        self.type_equations(decls, false);
        for &(class, id) in &declared.classes {
            self.class_head(class, id);
        }
        for &(var, ty) in &declared.primitives {
            let (scheme, _) = self.scheme(ty);
            self.world.hir.vars[var.index()].signature = Some(scheme);
        }
        self.broken = None;
        self.defaults(decls);
        let mut instances: Vec<(&InstanceDecl, InstanceId)> = Vec::new();
        for decl in decls {
            if let Decl::Instance(instance) = decl
                && let Some(id) = self.instance_head(instance)
            {
                instances.push((instance, id));
            }
        }

        // Bindings.
        for &(class, id) in &declared.classes {
            self.class_body(class, id);
        }
        for &(data, tycon) in &declared.data {
            derive::clauses(self, data, tycon);
        }
        for (instance, cons) in &declared.instances {
            derive::instance_clauses(self, instance, cons);
        }
        for decl in decls {
            if let Decl::Standalone(standalone) = decl {
                derive::standalone(self, standalone);
            }
        }
        for (decl, id) in instances {
            self.instance_body(decl, id);
        }
        let mut binds = self.finish_group(group, decls);
        self.finish_synonyms();
        let bind = |extra: &Extra<'_>| {
            let (var, bind) = match extra {
                Extra::Expression(name, decl) => {
                    // Not in scope anywhere: the program may have a variable of this name.
                    let var = self.world.new_var(name.name, name.span, VarKind::Top(self.module));
                    (var, self.function(var, std::slice::from_ref(*decl)))
                }
                Extra::Query(asked) => self.query(asked),
            };
            binds.groups.push(vec![bind]);
            var
        };
        let extras = extras.iter().map(bind).collect();
        self.world.hir.modules[self.module.index()].binds = binds;
        extras
    }

    fn defaults(&mut self, decls: &[Decl]) {
        for decl in decls {
            if let Decl::Default(types, _) = decl {
                let types = types.iter().map(|ty| self.ty(ty)).collect();
                self.world.hir.modules[self.module.index()].defaults = Some(types);
            }
        }
    }
}
