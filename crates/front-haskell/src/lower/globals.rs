//! Globals to be: what each stands for, its name, its term; and which are still to be elaborated.

use super::evidence::{Ev, EvidenceTable, Key, instance_head};
use super::term::{GlobalRef, TermId};
use crate::hir::{BindId, BindKind, ClassId, Hir, InstanceId, ModuleId, VarId, VarKind};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_source::Span;

/// What a global stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Item {
    /// A function, variable or method, specialised.
    Bind(BindId, Key),
    /// What the pattern of a top-level pattern binding is matched against, or a tuple of what it binds.
    Matched(BindId, Key),
    /// A variable of a top-level pattern binding.
    Part(BindId, VarId, Key),
    /// A field selector.
    Selector(VarId),
    /// A dictionary, known in full.
    Dict(Ev),
    /// A dictionary as a function of those of the instance's context.
    DictFunction(InstanceId),
    /// Part of another one, cut out because it was too deep.
    Piece(u32),
    /// What is run.
    Main(VarId),
}

/// A global to be.
pub(super) struct Entry {
    pub item: Item,
    pub name: String,
    pub span: Span,
    pub term: Option<TermId>,
    /// Its signature.
    pub ty: Option<snell_core_ir::Type>,
    /// Whether it must not be put back to where it is used.
    pub opaque: bool,
}

/// All globals met so far.
#[derive(Default)]
pub(super) struct Globals {
    pub entries: Vec<Entry>,
    index: FxHashMap<Item, GlobalRef>,
    names: FxHashSet<String>,
    pending: Vec<GlobalRef>,
    copies: FxHashMap<BindId, u32>,
    /// Where implementations belong.
    owners: FxHashMap<BindId, Owner>,
    main: Option<ModuleId>,
    pieces: u32,
}

#[derive(Clone, Copy)]
enum Owner {
    Instance(InstanceId, u32),
    Class(ClassId, u32),
}

/// More copies of one binding than this, and dictionaries are passed instead.
const MAX_COPIES: u32 = 200;

impl Globals {
    pub(super) fn new(hir: &Hir, main: ModuleId) -> Self {
        let mut owners = FxHashMap::default();
        for (id, class) in hir.classes.iter().enumerate() {
            for (place, bind) in class.defaults.iter().enumerate() {
                owners.extend(bind.map(|bind| (bind, Owner::Class(ClassId(id as u32), place as u32))));
            }
        }
        for (id, instance) in hir.instances.iter().enumerate() {
            use crate::hir::InstanceBody::{Derived, Methods};
            let (Methods(binds) | Derived(binds, _)) = &instance.body else { continue };
            for (place, bind) in binds.iter().enumerate() {
                owners.extend(bind.map(|bind| (bind, Owner::Instance(InstanceId(id as u32), place as u32))));
            }
        }
        Globals { owners, main: Some(main), ..Globals::default() }
    }

    pub(super) fn entry(&self, global: GlobalRef) -> &Entry {
        &self.entries[global.index()]
    }

    /// The method that a binding implements, and for which instance if it is no default.
    pub(super) fn owner(&self, hir: &Hir, bind: BindId) -> Option<(ClassId, u32, Option<InstanceId>)> {
        match *self.owners.get(&bind)? {
            Owner::Instance(instance, place) => Some((hir.instance(instance).class, place, Some(instance))),
            Owner::Class(class, place) => Some((class, place, None)),
        }
    }

    /// The next global whose term is to be made.
    pub(super) fn next(&mut self) -> Option<GlobalRef> {
        self.pending.pop()
    }

    /// Whether another copy of a binding may be made, or this one has been already.
    pub(super) fn may_copy(&self, bind: BindId, key: &Key) -> bool {
        self.copies.get(&bind).is_none_or(|&count| count < MAX_COPIES)
            || self.index.contains_key(&Item::Bind(bind, key.clone()))
    }

    /// The global of this item.
    pub(super) fn get(&mut self, hir: &Hir, evidence: &EvidenceTable, item: Item) -> GlobalRef {
        if let Some(&global) = self.index.get(&item) {
            return global;
        }
        let name = self.name(hir, evidence, &item);
        self.named(hir, item, name)
    }

    /// The global of this item, under a name, if it is new and the name is free.
    pub(super) fn named(&mut self, hir: &Hir, item: Item, name: String) -> GlobalRef {
        if let Some(&global) = self.index.get(&item) {
            return global;
        }
        if let Item::Bind(bind, _) = &item {
            *self.copies.entry(*bind).or_default() += 1;
        }
        let global = GlobalRef(self.entries.len() as u32);
        let span = span(hir, &item);
        let name = self.unique(name);
        self.entries.push(Entry { item: item.clone(), name, span, term: None, ty: None, opaque: false });
        self.index.insert(item, global);
        self.pending.push(global);
        global
    }

    /// A new global for a part of another one, with its term.
    pub(super) fn piece(&mut self, of: Option<GlobalRef>, span: Span, term: TermId) -> GlobalRef {
        let base = of.map_or("piece".to_string(), |of| self.entry(of).name.clone());
        let base = base.split('$').next().unwrap_or_default();
        let name = self.unique(format!("{base}${}", self.pieces));
        let item = Item::Piece(self.pieces);
        self.pieces += 1;
        self.entries.push(Entry { item, name, span, term: Some(term), ty: None, opaque: true });
        GlobalRef(self.entries.len() as u32 - 1)
    }

    /// A new global for a local function of another one; its term is still to come.
    pub(super) fn lifted(&mut self, of: Option<GlobalRef>, name: &str, span: Span) -> GlobalRef {
        let base = of.map_or(String::new(), |of| self.entry(of).name.clone());
        let name = self.unique(format!("{base}${name}"));
        let item = Item::Piece(self.pieces);
        self.pieces += 1;
        self.entries.push(Entry { item, name, span, term: None, ty: None, opaque: true });
        GlobalRef(self.entries.len() as u32 - 1)
    }

    fn unique(&mut self, mut name: String) -> String {
        let length = name.len();
        let mut count = 1;
        while !self.names.insert(name.clone()) {
            count += 1;
            name.truncate(length);
            name.push_str(&format!("#{count}"));
        }
        name
    }

    fn name(&self, hir: &Hir, evidence: &EvidenceTable, item: &Item) -> String {
        match item {
            Item::Bind(bind, key) => self.with_key(hir, evidence, self.bind_name(hir, *bind), key),
            Item::Matched(bind, key) => {
                let vars = bound_vars(hir, *bind);
                let base = vars.first().map_or("pattern".into(), |&var| self.var_name(hir, var));
                self.with_key(hir, evidence, format!("{base}%"), key)
            }
            Item::Part(_, var, key) => self.with_key(hir, evidence, self.var_name(hir, *var), key),
            Item::Selector(var) => self.var_name(hir, *var),
            Item::Dict(ev) => {
                let mut text = match evidence.get(*ev) {
                    super::evidence::EvNode::Instance(instance, _) => {
                        format!("%{} ", hir.names.text(hir.class(hir.instance(*instance).class).name))
                    }
                    _ => "%Typeable ".to_string(),
                };
                evidence.describe(hir, *ev, &mut text);
                text
            }
            Item::DictFunction(instance) => {
                let class = hir.names.text(hir.class(hir.instance(*instance).class).name);
                format!("%{class} {}", instance_head(hir, *instance))
            }
            Item::Piece(number) => format!("piece${number}"),
            Item::Main(_) => "%main".into(),
        }
    }

    fn bind_name(&self, hir: &Hir, bind: BindId) -> String {
        let method = |class: ClassId, place: u32| {
            let method = hir.class(class).methods.get(place as usize);
            method.map_or("?", |&method| hir.names.text(hir.var(method).name))
        };
        match self.owners.get(&bind) {
            Some(&Owner::Instance(instance, place)) => {
                let class = hir.instance(instance).class;
                let class_name = hir.names.text(hir.class(class).name);
                format!("{class_name}.{}.{}", instance_head(hir, instance), method(class, place))
            }
            Some(&Owner::Class(class, place)) => {
                format!("{}.{}", hir.names.text(hir.class(class).name), method(class, place))
            }
            None => bound_vars(hir, bind).first().map_or("?".into(), |&var| self.var_name(hir, var)),
        }
    }

    fn with_key(&self, hir: &Hir, evidence: &EvidenceTable, mut base: String, key: &[Option<Ev>]) -> String {
        if key.iter().all(Option::is_none) {
            return base;
        }
        base.push('[');
        for (at, part) in key.iter().enumerate() {
            base.push_str(if at > 0 { ", " } else { "" });
            match part {
                Some(ev) => evidence.describe(hir, *ev, &mut base),
                None => base.push('_'),
            }
        }
        base.push(']');
        base
    }

    /// The name of a top-level variable: plain in the main module, qualified elsewhere.
    pub(super) fn var_name(&self, hir: &Hir, var: VarId) -> String {
        let entry = hir.var(var);
        let name = hir.names.text(entry.name);
        match &entry.kind {
            VarKind::Top(module) | VarKind::Field(module, _) | VarKind::Primitive(module, _)
                if Some(*module) != self.main =>
            {
                format!("{}.{name}", hir.names.text(hir.module(*module).name))
            }
            _ => name.to_string(),
        }
    }
}

/// The variables that a binding binds.
pub(super) fn bound_vars(hir: &Hir, bind: BindId) -> &[VarId] {
    match &hir.bind(bind).kind {
        BindKind::Function { var, .. } => std::slice::from_ref(var),
        BindKind::Pattern { vars, .. } => vars,
    }
}

fn span(hir: &Hir, item: &Item) -> Span {
    match item {
        Item::Bind(bind, _) | Item::Matched(bind, _) => hir.bind(*bind).span,
        Item::Part(_, var, _) | Item::Selector(var) | Item::Main(var) => hir.var(*var).span,
        Item::DictFunction(instance) => hir.instance(*instance).span,
        Item::Dict(_) | Item::Piece(_) => Span::NONE,
    }
}
