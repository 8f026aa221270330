//! Methods and dictionaries: static where the instance is known, made and taken apart at run time elsewhere.

use super::Lowering;
use super::datas::dictionaries;
use super::evidence::{Dict, EvNode};
use super::globals::Item;
use super::term::{Alt, Local, Term, TermId, Test};
use crate::hir::{BindId, ClassId, DefaultUse, InstanceBody, InstanceId, VarId, VarKind};
use snell_core_ir::{Literal, builtin};

impl Lowering<'_> {
    /// A method of a dictionary, applied to the method's own dictionaries.
    pub(super) fn method(&mut self, method: VarId, dict: Dict, place: u32, own: Vec<Dict>) -> TermId {
        let VarKind::Method(class, _) = self.hir.var(method).kind else { return self.terms.error("not a method") };
        let wired = &self.hir.wired;
        if class == wired.typeable || class == wired.coercible || class == wired.implicit {
            return self.solved_method(method, &dict);
        }
        match self.evidence.as_instance(&dict) {
            Some((instance, args)) => self.known_method(instance, args, dict, place, own, 0),
            None if matches!(dict, Dict::Closed(_) | Dict::TypeRep(..)) => self.terms.error("missing instance"),
            None => {
                let dictionary = self.dict_term(&dict);
                let at = dictionaries(&self.hir.class(class).supers) + place as usize;
                let function = self.select(class, dictionary, at);
                let args = own.iter().map(|dict| self.dict_term(dict)).collect();
                self.terms.app(function, args)
            }
        }
    }

    /// The method of a class that the type checker solves: its dictionary is what the method gives.
    fn solved_method(&mut self, method: VarId, dict: &Dict) -> TermId {
        let value = self.dict_term(dict);
        let signature = self.hir.var(method).signature.as_ref();
        match signature.map(|signature| &signature.ty.kind) {
            Some(crate::hir::TyKind::Function(..)) => {
                let param = self.terms.made("proxy");
                self.terms.lam(vec![param], value)
            }
            _ => value,
        }
    }

    /// The method at a place of a known instance; the last `open` of its own dictionaries stay parameters.
    fn known_method(
        &mut self,
        instance: InstanceId,
        mut args: Vec<Dict>,
        dict: Dict,
        place: u32,
        mut own: Vec<Dict>,
        open: usize,
    ) -> TermId {
        let entry = self.hir.instance(instance);
        if entry.class == self.hir.wired.eq
            && let Dict::Closed(ev) = dict
            && let Some(equality) = self.structural_equality(ev, place)
        {
            return equality;
        }
        let class = self.hir.class(entry.class);
        let Some(&method) = class.methods.get(place as usize) else { return self.terms.error("no such method") };
        match &entry.body {
            InstanceBody::Same(..) => {
                let Some(evidence) = self.typing.instances.get(&instance) else {
                    return self.terms.error("missing instance");
                };
                let dicts = evidence.params.iter().copied().zip(args).collect();
                let same = match evidence.same {
                    Some(same) => self.evidence.resolve(self.typing, &dicts, same),
                    None => self.evidence.missing(),
                };
                match self.evidence.as_instance(&same) {
                    Some((instance, args)) => self.known_method(instance, args, same, place, own, open),
                    None if open > 0 => self.method_of_unknown(entry.class, &same, place),
                    None => self.method(method, same, place, own),
                }
            }
            InstanceBody::Methods(binds) | InstanceBody::Derived(binds, _) => {
                let found = binds.get(place as usize).copied().flatten();
                let default = class.defaults.get(place as usize).copied().flatten();
                match (found, default) {
                    (Some(bind), _) => {
                        args.append(&mut own);
                        self.bind_use(bind, method, args, open)
                    }
                    (None, Some(bind)) => {
                        let found = self.typing.instances.get(&instance);
                        if let Some(used) = found.and_then(|evidence| evidence.defaults.get(&place)) {
                            return self.default_use(instance, used, args, own, (dict, method, bind));
                        }
                        let mut dicts = vec![dict];
                        dicts.append(&mut own);
                        self.bind_use(bind, method, dicts, open)
                    }
                    (None, None) => {
                        let name = self.hir.names.text(self.hir.var(method).name);
                        let text = format!("No instance nor default method for class operation {name}");
                        self.terms.error(&text)
                    }
                }
            }
        }
    }

    /// A default with a signature of its own, given what it asks for. Without the method's own dictionaries these are
    /// its parameters.
    fn default_use(
        &mut self,
        instance: InstanceId,
        used: &DefaultUse,
        args: Vec<Dict>,
        own: Vec<Dict>,
        (dict, method, bind): (Dict, VarId, BindId),
    ) -> TermId {
        let params = if own.is_empty() { used.takes.clone() } else { Vec::new() };
        let locals: Vec<Local> = params.iter().map(|&param| self.bind_dict(param)).collect();
        let own = if own.is_empty() { locals.iter().map(|&local| Dict::Local(local)).collect() } else { own };
        let around = self.typing.instances.get(&instance).map_or(&[][..], |evidence| &evidence.params);
        let dicts = around.iter().copied().zip(args).chain(used.takes.iter().copied().zip(own)).collect();
        let mut given = vec![dict];
        given.extend(used.needs.iter().map(|&need| self.evidence.resolve(self.typing, &dicts, need)));
        let body = self.bind_use(bind, method, given, 0);
        if locals.is_empty() { body } else { self.terms.lam(locals, body) }
    }

    fn method_of_unknown(&mut self, class: ClassId, dict: &Dict, place: u32) -> TermId {
        let dictionary = self.dict_term(dict);
        let at = dictionaries(&self.hir.class(class).supers) + place as usize;
        self.select(class, dictionary, at)
    }

    /// A field of a dictionary.
    fn select(&mut self, class: ClassId, dictionary: TermId, at: usize) -> TermId {
        let con = self.datas.dictionary(self.hir, &mut self.builder, class);
        let count = self.builder.program().con(con).fields.len();
        let fields: Vec<Local> = (0..count).map(|_| self.terms.made("m")).collect();
        let Some(&field) = fields.get(at) else { return self.terms.error("no such method") };
        let body = self.terms.var(field);
        let binder = self.terms.made("d");
        let alt = Alt { test: Test::Con(con, fields), body };
        self.terms.add(Term::Case(dictionary, binder, vec![alt], None))
    }

    /// A dictionary as a value.
    pub(super) fn dict_term(&mut self, dict: &Dict) -> TermId {
        if let Some((params, body, env)) = self.evidence.as_lambda(dict) {
            let locals: Vec<Local> = params.iter().map(|_| self.terms.made("d")).collect();
            let given = params.into_iter().zip(locals.iter().map(|&local| Dict::Local(local)));
            let dicts = env.into_iter().chain(given).collect();
            let body = self.evidence.resolve(self.typing, &dicts, body);
            let body = self.dict_term(&body);
            return if locals.is_empty() { body } else { self.terms.lam(locals, body) };
        }
        match dict {
            Dict::Lambda(..) => self.terms.error("missing instance"),
            Dict::Apply(function, args) => {
                let function = self.dict_term(function);
                let args: Vec<TermId> = args.iter().map(|arg| self.dict_term(arg)).collect();
                if args.is_empty() { function } else { self.terms.app(function, args) }
            }
            Dict::Local(local) => self.terms.var(*local),
            Dict::Closed(ev) => match self.evidence.get(*ev) {
                EvNode::Coercible => self.terms.con(builtin::UNIT, Vec::new()),
                EvNode::Missing | EvNode::Knot(_) | EvNode::Lambda(..) => self.terms.error("missing instance"),
                EvNode::Instance(..) | EvNode::TypeRep(..) => {
                    let global = self.global(Item::Dict(*ev));
                    self.terms.global(global)
                }
            },
            Dict::Instance(instance, args) => {
                let global = self.global(Item::DictFunction(*instance));
                let function = self.terms.global(global);
                let args = args.iter().map(|arg| self.dict_term(arg)).collect();
                self.terms.app(function, args)
            }
            Dict::Super(of, place, class) => {
                let of = self.dict_term(of);
                self.select(*class, of, *place as usize)
            }
            Dict::Call(call, before) => {
                let site = self.call_site(*call);
                let before = self.method(self.hir.wired.call_stack, (**before).clone(), 0, Vec::new());
                let calls = self.terms.con(builtin::CONS, vec![site, before]);
                let con = self.datas.dictionary(self.hir, &mut self.builder, self.hir.wired.has_call_stack);
                self.terms.con(con, vec![calls])
            }
            Dict::TypeRep(tycon, args) => {
                let name = self.hir.names.text(self.hir.tycon(*tycon).name);
                let name = self.terms.lit(Literal::Str(name.into()));
                let args: Vec<TermId> = args.iter().map(|arg| self.dict_term(arg)).collect();
                let args = self.list(args);
                let function = self.top_var(self.hir.wired.make_type_rep, Vec::new());
                self.terms.app(function, vec![name, args])
            }
        }
    }

    /// The dictionary of an instance whose context is given.
    pub(super) fn dictionary(&mut self, instance: InstanceId, args: Vec<Dict>, itself: Dict) -> TermId {
        let hir = self.hir;
        let entry = hir.instance(instance);
        let class = hir.class(entry.class);
        let of = self.evidence.instance(instance, args.clone());
        let mut fields = Vec::new();
        for place in 0..dictionaries(&class.supers) {
            let found = self.evidence.superclass(self.typing, of.clone(), place as u32, entry.class);
            fields.push(self.dict_term(&found));
        }
        for (place, &method) in class.methods.iter().enumerate() {
            let own = hir.var(method).signature.as_ref().map_or(0, |signature| dictionaries(&signature.context));
            let field = self.known_method(instance, args.clone(), itself.clone(), place as u32, Vec::new(), own);
            fields.push(field);
        }
        let con = self.datas.dictionary(hir, &mut self.builder, entry.class);
        self.terms.con(con, fields)
    }
}
