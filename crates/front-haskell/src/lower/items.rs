//! Globals: from what one stands for to its term; the roots.

use super::evidence::{Dict, Dicts, EvNode, Key};
use super::globals::Item;
use super::scope::{Bound, Scope};
use super::term::{GlobalRef, Local, TermId};
use super::{Lowering, Roots};
use crate::hir::{BindId, BindKind, EvidenceId, InstanceId, VarId, VarKind};
use snell_core_ir::{HOLDS, Type};

impl Lowering<'_> {
    /// Makes the term of a global.
    pub(super) fn elaborate(&mut self, global: GlobalRef) {
        self.scope = Scope::default();
        self.current = Some(global);
        let span = self.globals.entry(global).span;
        self.terms.at(span);
        let term = match self.globals.entry(global).item.clone() {
            Item::Bind(bind, key) => {
                let params = self.take_dicts(bind, &key);
                let body = self.function_bind(bind);
                self.terms.lam(params, body)
            }
            Item::Matched(bind, key) => {
                let params = self.take_dicts(bind, &key);
                let body = self.matched(bind);
                self.terms.lam(params, body)
            }
            Item::Part(bind, var, key) => self.part(bind, var, key),
            Item::Selector(var) => self.selector_function(var),
            Item::Dict(ev) => match self.evidence.get(ev).clone() {
                EvNode::Instance(instance, args) => {
                    let args = args.into_iter().map(Dict::Closed).collect();
                    self.dictionary(instance, args, Dict::Closed(ev))
                }
                EvNode::TypeRep(tycon, args) => {
                    let args = args.into_iter().map(Dict::Closed).collect();
                    self.dict_term(&Dict::TypeRep(tycon, args))
                }
                EvNode::Coercible | EvNode::Missing | EvNode::Knot(_) | EvNode::Lambda(..) => {
                    self.terms.error("missing instance")
                }
            },
            Item::DictFunction(instance) => self.dictionary_function(instance),
            Item::Piece(_) => return,
            Item::Main(var) => {
                let action = self.top_var(var, Vec::new());
                self.run_main(action)
            }
        };
        self.globals.entries[global.index()].term = Some(term);
    }

    /// Takes the dictionary parameters of a binding into scope; gives those that are passed at run time.
    pub(super) fn take_dicts(&mut self, bind: BindId, key: &Key) -> Vec<Local> {
        let mut params = Vec::new();
        let dicts = self.typing.binds.get(&bind).map_or(&[][..], |dicts| dicts);
        for (&dict, known) in dicts.iter().zip(key) {
            match known {
                Some(ev) => {
                    self.scope.dicts.insert(dict, Dict::Closed(*ev));
                }
                None => params.push(self.bind_dict(dict)),
            }
        }
        params
    }

    /// A variable of a top-level pattern binding.
    fn part(&mut self, bind: BindId, var: VarId, key: Key) -> TermId {
        let params: Vec<Local> = key.iter().filter(|known| known.is_none()).map(|_| self.terms.made("d")).collect();
        let matched = self.global(Item::Matched(bind, key));
        let matched = self.terms.global(matched);
        let args = params.iter().map(|&param| self.terms.var(param)).collect();
        let matched = self.terms.app(matched, args);
        let body = self.select_var(bind, var, matched);
        self.terms.lam(params, body)
    }

    fn dictionary_function(&mut self, instance: InstanceId) -> TermId {
        let dicts = self.typing.instances.get(&instance).map_or(&[][..], |evidence| &evidence.params);
        let params: Vec<Local> = dicts.iter().map(|&dict| self.bind_dict(dict)).collect();
        let args = params.iter().map(|&param| Dict::Local(param)).collect();
        let itself = self.terms.made("self");
        let dictionary = self.dictionary(instance, args, Dict::Local(itself));
        let body = self.terms.var(itself);
        let body = self.terms.let_(vec![(itself, dictionary)], body);
        self.terms.lam(params, body)
    }

    fn run_main(&mut self, action: TermId) -> TermId {
        let is_runner =
            |var: &crate::hir::Var| matches!(var.kind, VarKind::Top(_)) && self.hir.names.text(var.name) == "runMain#";
        match self.hir.vars.iter().position(is_runner) {
            Some(at) => {
                let function = self.top_var(VarId(at as u32), Vec::new());
                self.terms.app(function, vec![action])
            }
            None => self.terms.error("`runMain#` is not defined"),
        }
    }

    /// Declares the globals that must exist.
    pub(super) fn open_roots(&mut self, roots: &Roots) -> Vec<GlobalRef> {
        let mut wanted = Vec::new();
        let mut constrained = Vec::new();
        for &var in &roots.named {
            let Some(&bind) = self.tops.get(&var) else { continue };
            match self.typing.binds.get(&bind) {
                Some(dicts) if !dicts.is_empty() => constrained.push((var, bind, dicts.len())),
                _ => wanted.push(self.root(var, bind, Vec::new())),
            }
        }
        for (var, bind, dicts) in constrained {
            if let Some(key) = self.chosen(var).filter(|key| key.len() == dicts) {
                wanted.push(self.root(var, bind, key));
            }
        }
        if let Some(query) = roots.query
            && let Some(&bind) = self.tops.get(&query)
        {
            let ty = self.signature(query);
            let holds = self.globals.named(self.hir, Item::Bind(bind, Vec::new()), HOLDS.to_owned());
            self.globals.entries[holds.index()].ty = ty;
            wanted.push(holds);
        }
        self.open_makers(&mut wanted);
        if let Some(main) = roots.main {
            wanted.push(self.global(Item::Main(main)));
        }
        wanted
    }

    fn root(&mut self, var: VarId, bind: BindId, key: Key) -> GlobalRef {
        let item = match self.hir.bind(bind).kind {
            BindKind::Function { .. } => Item::Bind(bind, key),
            BindKind::Pattern { .. } => Item::Part(bind, var, key),
        };
        let name = self.hir.names.text(self.hir.var(var).name).to_string();
        let global = self.globals.named(self.hir, item, name);
        if let Some(ty) = self.signature(var) {
            self.globals.entries[global.index()].ty = Some(ty);
        }
        global
    }

    /// The dictionaries that an entry is explored with, if it has some.
    fn chosen(&mut self, var: VarId) -> Option<Key> {
        let evidence = self.typing.entries.get(&var)?.evidence.clone();
        self.closed(&evidence)
    }

    /// Dictionaries that are known in full.
    pub(super) fn closed(&mut self, evidence: &[EvidenceId]) -> Option<Key> {
        let none = Dicts::default();
        let resolved = evidence.iter().map(|&id| match self.evidence.resolve(self.typing, &none, id) {
            Dict::Closed(ev) if !matches!(self.evidence.get(ev), EvNode::Missing) => Some(Some(ev)),
            _ => None,
        });
        resolved.collect()
    }

    /// The signature of a root, at what it is explored at.
    fn signature(&mut self, var: VarId) -> Option<Type> {
        let hir = self.hir;
        let scheme = self.typing.schemes.get(&var).or(hir.var(var).signature.as_ref())?;
        let mut vars = super::datas::Vars::default();
        for &var in &scheme.vars {
            let name = self.builder.name(hir.names.text(hir.tyvar(var).name));
            vars.insert(var, Type::Var(name));
        }
        let ty = self.typing.entries.get(&var).map_or(&scheme.ty, |entry| &entry.ty);
        Some(self.datas.ty(hir, &mut self.builder, ty, &vars, 0))
    }

    /// Takes a variable into scope under a name that exists already.
    pub(super) fn bind_as(&mut self, var: VarId, local: Local) {
        self.scope.vars.insert(var, Bound::Plain(local));
    }
}
