//! Type inference with classes: checks a program and finds the dictionaries it needs.
//!
//! Bidirectional inference with levels (a `let` generalises the unknowns that are deeper than its surroundings), classes
//! solved by instances and by what signatures, instances and patterns give. Bindings of the libraries that have a
//! signature are looked at only when something reachable uses them: a small program pays for what it uses.

mod bind;
mod cascade;
mod classes;
mod codes;
mod context;
mod convert;
mod decls;
mod defaulting;
mod deriving;
mod entries;
mod export;
mod expr;
mod families;
mod held;
mod kinds;
mod numbers;
mod pattern;
mod quantified;
mod report;
mod sanity;
mod scope;
mod show;
mod solve;
mod special;
mod ty;
mod unify;
mod unknowns;

pub use codes::{AMBIGUOUS, CODES};

use crate::hir::{BindId, ClassId, ConId, ExprId, Hir, InstanceId, ModuleId, TyConId, TyVarId, Typing, VarId, VarKind};
use context::Context;
use decls::{ClassInfo, ConInfo, InstanceInfo};
use rustc_hash::{FxHashMap, FxHashSet};
use scope::Scope;
use snell_source::Diagnostic;
use solve::Wanted;
use std::rc::Rc;
use ty::{Scheme, Store, T};

/// Checks a program. The main module is the one whose top-level types are given back. Inputs are `generated` if those of
/// types with an instance of `Arbitrary` are what it makes; `asks`: the expression is a query.
pub fn check(
    hir: &mut Hir,
    expressions: &[VarId],
    asks: bool,
    generated: bool,
    calls: bool,
) -> (Typing, Vec<Diagnostic>) {
    let mut checker = Checker::new(hir);
    checker.asks = asks;
    checker.generated = generated;
    checker.calls = calls;
    checker.program(expressions);
    let (typing, diagnostics, vars) = checker.finish();
    for var in vars {
        hir.tyvars.push(var);
    }
    (typing, diagnostics)
}

/// Something of the libraries that is looked at because it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Need {
    Bind(BindId),
    Instance(InstanceId),
    Default(ClassId, u32),
}

struct Checker<'h> {
    hir: &'h Hir,
    store: Store,
    /// How many `let`s there are around.
    level: u32,
    /// Types of variables; those of top-level ones with signatures come when they are first asked for.
    env: Vec<Option<Rc<Scheme>>>,
    /// Variables of groups that are being inferred, whose uses get the group's dictionaries afterwards.
    recursive: FxHashMap<VarId, Vec<ExprId>>,
    /// What type variables of annotations stand for.
    tyvars: Vec<Option<T>>,
    typing: Typing,
    wanted: Vec<Wanted>,
    /// Constraints whose contexts are being solved.
    solving: Vec<(ty::Pred, crate::hir::EvidenceId)>,
    scopes: Vec<Scope>,
    scope: u32,
    context: Vec<Context>,
    cons: Vec<Option<Rc<ConInfo>>>,
    classes: Vec<Option<Rc<ClassInfo>>>,
    instances: Vec<Option<Rc<InstanceInfo>>>,
    /// Instances by class.
    by_class: Vec<Vec<InstanceId>>,
    /// The binding group of each top-level variable: module and place.
    groups: FxHashMap<VarId, (ModuleId, u32)>,
    binds: FxHashMap<VarId, BindId>,
    /// Groups that were inferred, or are being.
    begun: FxHashSet<(ModuleId, u32)>,
    needed: FxHashSet<Need>,
    queue: Vec<Need>,
    /// The module that is being checked, for its `default` and extensions.
    module: ModuleId,
    diagnostics: Vec<Diagnostic>,
    /// Made-up type variables and the ones they are called like.
    names: FxHashMap<TyVarId, TyVarId>,
    /// Constraints that were reported.
    told: FxHashSet<String>,
    /// Whether a declaration is being converted.
    declaring: bool,
    /// Type synonyms without an end.
    cyclic: FxHashSet<TyConId>,
    /// Whether classes like `Show` alone are enough for defaulting, as on a prompt.
    interactive: bool,
    /// Whether the expression is a query: an unknown of which nothing is said but that it can be shown is a number.
    asks: bool,
    /// Whether it is kept which calls led to a place.
    calls: bool,
    /// Whether inputs of the user's types are what `arbitrary` makes.
    generated: bool,
}

impl<'h> Checker<'h> {
    fn new(hir: &'h Hir) -> Checker<'h> {
        let mut checker = Checker {
            hir,
            store: Store::new(hir.wired.function, hir.tyvars.len()),
            level: 0,
            env: vec![None; hir.vars.len()],
            recursive: FxHashMap::default(),
            tyvars: vec![None; hir.tyvars.len()],
            typing: Typing::default(),
            wanted: Vec::new(),
            solving: Vec::new(),
            scopes: vec![Scope::root()],
            scope: 0,
            context: Vec::new(),
            cons: vec![None; hir.cons.len()],
            classes: vec![None; hir.classes.len()],
            instances: vec![None; hir.instances.len()],
            by_class: vec![Vec::new(); hir.classes.len()],
            groups: FxHashMap::default(),
            binds: FxHashMap::default(),
            begun: FxHashSet::default(),
            needed: FxHashSet::default(),
            queue: Vec::new(),
            module: ModuleId(0),
            diagnostics: Vec::new(),
            names: FxHashMap::default(),
            told: FxHashSet::default(),
            declaring: false,
            cyclic: FxHashSet::default(),
            interactive: false,
            asks: false,
            calls: false,
            generated: false,
        };
        for (id, instance) in hir.instances.iter().enumerate() {
            checker.by_class[instance.class.index()].push(InstanceId(id as u32));
        }
        for (id, module) in hir.modules.iter().enumerate() {
            for (place, group) in module.binds.groups.iter().enumerate() {
                for &bind in group {
                    for var in checker.bound_vars(bind) {
                        checker.groups.insert(var, (ModuleId(id as u32), place as u32));
                        checker.binds.insert(var, bind);
                    }
                }
            }
        }
        checker
    }

    /// Everything of the user's modules, then what it needs of the libraries.
    fn program(&mut self, expressions: &[VarId]) {
        self.synonym_cycles();
        self.literals();
        self.families();
        self.derived_contexts();
        let user: Vec<ModuleId> = (0..self.hir.modules.len() as u32)
            .map(ModuleId)
            .filter(|&module| !self.hir.module(module).library)
            .collect();
        for &module in &user {
            self.module = module;
            self.declarations(module);
            for place in 0..self.hir.module(module).binds.groups.len() as u32 {
                self.group_once(module, place, expressions);
            }
            for &instance in &self.hir.module(module).instances {
                self.need(Need::Instance(instance));
            }
            for &class in &self.hir.module(module).classes {
                for method in 0..self.hir.class(class).methods.len() as u32 {
                    self.need(Need::Default(class, method));
                }
            }
            self.work();
            let main = self.hir.module(module).binds.groups.iter().flatten().flat_map(|&bind| self.bound_vars(bind));
            let mut main = main.filter(|&var| self.name(self.hir.var(var).name) == "main");
            if let Some(main) = main.next()
                && self.name(self.hir.module(module).name) == "Main"
            {
                self.main_type(main);
            }
            // Unknowns that the monomorphism restriction kept open may be settled by any use in the module.
            self.settle_all();
        }
        for name in ["runMain#", "print", "fromInteger", "fromRational"] {
            self.need_base(name);
        }
        self.work();
        self.settle_all();
        self.entries();
        self.work();
        self.settle_all();
        self.report_stuck();
        self.drop_followers();
    }

    /// What lowering refers to without the program doing so.
    fn need_base(&mut self, name: &str) {
        let Some(name) = self.hir.names.find(name) else { return };
        let found = self.hir.vars.iter().enumerate().find(|(_, var)| {
            var.name == name && matches!(var.kind, VarKind::Top(module) if self.hir.module(module).library)
        });
        if let Some((id, _)) = found {
            self.use_var(VarId(id as u32));
        }
    }

    fn need(&mut self, need: Need) {
        if self.needed.insert(need) {
            self.queue.push(need);
        }
    }

    fn work(&mut self) {
        while let Some(need) = self.queue.pop() {
            let module = self.module;
            match need {
                Need::Bind(bind) => self.needed_bind(bind),
                Need::Instance(instance) => self.instance_body(instance),
                Need::Default(class, method) => self.default_method(class, method),
            }
            self.module = module;
        }
    }

    /// A variable of the program is used somewhere.
    fn use_var(&mut self, var: VarId) {
        match self.hir.var(var).kind {
            VarKind::Top(module) if self.hir.module(module).library => {
                if let Some(&bind) = self.binds.get(&var) {
                    self.need(Need::Bind(bind));
                }
            }
            _ => {}
        }
    }

    fn con_info(&mut self, con: ConId) -> Rc<ConInfo> {
        if let Some(info) = &self.cons[con.index()] {
            return info.clone();
        }
        let info = Rc::new(self.declared(|this| this.make_con_info(con)));
        self.cons[con.index()] = Some(info.clone());
        info
    }

    fn class_info(&mut self, class: ClassId) -> Rc<ClassInfo> {
        if let Some(info) = &self.classes[class.index()] {
            return info.clone();
        }
        let info = Rc::new(self.declared(|this| this.make_class_info(class)));
        self.classes[class.index()] = Some(info.clone());
        info
    }

    fn instance_info(&mut self, instance: InstanceId) -> Rc<InstanceInfo> {
        if let Some(info) = &self.instances[instance.index()] {
            return info.clone();
        }
        let info = Rc::new(self.declared(|this| this.make_instance_info(instance)));
        self.instances[instance.index()] = Some(info.clone());
        info
    }

    fn name(&self, name: snell_source::Name) -> &'h str {
        self.hir.names.text(name)
    }
}
