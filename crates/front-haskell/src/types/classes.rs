//! Classes and instances: their methods are checked against what the class says.

use super::Checker;
use super::context::Context;
use super::decls::InstanceInfo;
use super::solve::Origin;
use super::ty::{Pred, Scheme, T};
use crate::hir::{
    BindId, BindKind, ClassId, DefaultUse, DictId, InstanceBody, InstanceEvidence, InstanceId, ModuleId, TyVarId, VarId,
};
use snell_source::Span;

impl Checker<'_> {
    /// What can be wrong with declarations besides their bodies.
    pub fn declarations(&mut self, module: ModuleId) {
        self.kinds(module);
        self.newtypes(module);
        self.dependencies(module);
        self.duplicate_instances(module);
    }

    fn duplicate_instances(&mut self, module: ModuleId) {
        let hir = self.hir;
        for &instance in &hir.module(module).instances {
            let class = hir.instance(instance).class;
            for other in self.by_class[class.index()].clone() {
                if other < instance && self.same_heads(other, instance) {
                    self.report_duplicate_instance(other, instance);
                    break;
                }
            }
        }
    }

    fn same_heads(&mut self, a: InstanceId, b: InstanceId) -> bool {
        let (a, b) = (self.instance_info(a), self.instance_info(b));
        let mut general =
            |from: &InstanceInfo, to: &InstanceInfo| self.store.fits(&from.vars, &from.head, &to.head).is_some();
        general(&a, &b) && general(&b, &a)
    }

    /// A default method: given a dictionary of its class.
    pub fn default_method(&mut self, class: ClassId, method: u32) {
        let hir = self.hir;
        let Some(bind) = hir.class(class).defaults.get(method as usize).copied().flatten() else { return };
        let var = hir.class(class).methods[method as usize];
        self.module = hir.class(class).module;
        let scheme = self.scheme_of(var);
        match self.default_signature(class, bind) {
            Some(own) => {
                let BindKind::Function { var, clauses } = &hir.bind(bind).kind else { return };
                let dicts = self.check_against(*var, clauses, &own);
                self.keep_dicts(bind, dicts);
            }
            None => self.implementation(bind, var, &scheme, Vec::new()),
        }
    }

    /// The type of a default with a signature of its own (`default f :: ..`), the class's constraint first.
    fn default_signature(&mut self, class: ClassId, bind: BindId) -> Option<Scheme> {
        let BindKind::Function { var, .. } = self.hir.bind(bind).kind else { return None };
        self.hir.var(var).signature.as_ref()?;
        let params = self.class_info(class).params.clone();
        self.introduce(&params);
        let own = self.scheme_of(var);
        let args = params.iter().map(|&param| self.store.var(param)).collect();
        let mut preds = vec![Pred { class, args }];
        preds.extend(own.preds.iter().cloned());
        let mut vars = params;
        vars.extend(&own.vars);
        Some(Scheme { vars, preds, equalities: own.equalities.clone(), ty: own.ty })
    }

    /// What a default with a signature of its own asks for at an instance: as if the instance had written
    /// `method = default`, checked against the method's type there.
    fn default_use(&mut self, class: ClassId, place: u32, map: &[(TyVarId, T)], origin: Origin) -> Option<DefaultUse> {
        let bind = self.hir.class(class).defaults.get(place as usize).copied().flatten()?;
        let own = self.default_signature(class, bind)?;
        let scheme = self.method_scheme(self.hir.class(class).methods[place as usize], map);
        self.level += 1;
        for &var in &scheme.vars {
            self.store.set_var_level(var, self.level);
        }
        let mark = self.store.refined.len();
        let before = self.enter(scheme.equalities.clone());
        for &(a, b) in &scheme.equalities {
            self.store.assume_equal(a, b);
        }
        let takes = self.give_all(&scheme.preds);
        let from = self.wanted.len();
        let heads: Vec<T> = map.iter().map(|&(_, ty)| ty).collect();
        // The class's own constraint is the instance itself.
        let own = Scheme { preds: own.preds[1..].to_vec(), ..own };
        let (ty, needs) = self.instantiate(&own, origin, &heads);
        self.demand_equal(scheme.ty, ty, origin.span);
        self.solve(from);
        self.leave(before);
        self.store.unrefine(mark);
        self.level -= 1;
        Some(DefaultUse { takes, needs })
    }

    /// Checks a body against a scheme; `outer` are parameters that come before the scheme's own.
    fn implementation(&mut self, bind: BindId, method: VarId, scheme: &Scheme, outer: Vec<DictId>) {
        let hir = self.hir;
        if hir.bind(bind).broken.is_some() {
            return;
        }
        let BindKind::Function { var, clauses } = &hir.bind(bind).kind else { return };
        // A signature in the instance, if there is one, brings its type variables into scope.
        if hir.var(*var).signature.is_some() {
            let own = self.scheme_of(*var);
            self.signature_of_instance(&own, scheme, hir.bind(bind).span);
            let mut dicts = outer;
            dicts.extend(self.check_against(*var, clauses, &own));
            self.keep_dicts(bind, dicts);
            return;
        }
        let mut dicts = outer;
        dicts.extend(self.check_against(method, clauses, scheme));
        self.keep_dicts(bind, dicts);
    }

    fn keep_dicts(&mut self, bind: BindId, dicts: Vec<DictId>) {
        if !dicts.is_empty() {
            self.typing.binds.insert(bind, dicts);
        }
    }

    /// A signature that an instance repeats must say the same as the class.
    fn signature_of_instance(&mut self, own: &Scheme, expected: &Scheme, span: Span) {
        let origin = Origin { span, expr: None };
        let from = self.wanted.len();
        for &var in &expected.vars {
            self.store.set_var_level(var, 0);
        }
        let (found, _) = self.instantiate(own, origin, &[]);
        self.wanted.truncate(from);
        if self.store.unify(expected.ty, found).is_err() {
            self.report_instance_signature(expected.ty, own.ty, span);
        }
    }

    /// An instance: its superclasses and methods.
    pub fn instance_body(&mut self, id: InstanceId) {
        let hir = self.hir;
        let instance = hir.instance(id);
        self.module = instance.module;
        let info = self.instance_info(id);
        self.introduce(&info.vars);
        for &var in &info.vars {
            self.store.set_var_level(var, 1);
        }
        let class = self.class_info(instance.class);
        let map: Vec<(TyVarId, T)> = class.params.iter().copied().zip(info.head.iter().copied()).collect();
        let mark = self.store.refined.len();
        let before = self.enter(info.equalities.clone());
        for &(a, b) in &info.equalities {
            self.store.assume_equal(a, b);
        }
        let params = self.give_all(&info.context);
        let from = self.wanted.len();
        let origin = Origin { span: self.instance_span(id), expr: None };
        let mut evidence = InstanceEvidence { params: params.clone(), ..InstanceEvidence::default() };
        for above in &class.supers {
            let above = self.store.substitute_pred(above, &map);
            evidence.supers.push(self.want(above, origin));
        }
        match &instance.body {
            InstanceBody::Same(types, _) => {
                let args = types.iter().map(|ty| self.convert(ty)).collect();
                evidence.same = Some(self.want(Pred { class: instance.class, args }, origin));
            }
            InstanceBody::Methods(methods) | InstanceBody::Derived(methods, _) => {
                for (place, method) in hir.class(instance.class).methods.iter().enumerate() {
                    match methods.get(place).copied().flatten() {
                        Some(bind) => self.method(bind, *method, &map, params.clone()),
                        None => {
                            self.need_default(instance.class, place as u32);
                            if let Some(found) = self.default_use(instance.class, place as u32, &map, origin) {
                                evidence.defaults.insert(place as u32, found);
                            }
                        }
                    }
                }
            }
        }
        self.solve(from);
        self.leave(before);
        self.store.unrefine(mark);
        self.settle_inner(from);
        self.typing.instances.insert(id, evidence);
    }

    /// The place of an instance for messages: its head, not its methods.
    pub fn instance_span(&self, id: InstanceId) -> Span {
        let instance = self.hir.instance(id);
        match instance.head.last() {
            Some(last) if last.span.file == instance.span.file && last.span.end > instance.span.start => {
                Span { end: last.span.end, ..instance.span }
            }
            _ => instance.span,
        }
    }

    /// The type of a method at an instance.
    fn method_scheme(&mut self, method: VarId, map: &[(TyVarId, T)]) -> Scheme {
        let general = self.scheme_of(method);
        Scheme {
            vars: general.vars[map.len()..].to_vec(),
            preds: general.preds[1..].iter().map(|pred| self.store.substitute_pred(pred, map)).collect(),
            equalities: general
                .equalities
                .iter()
                .map(|&(a, b)| (self.store.substitute(a, map), self.store.substitute(b, map)))
                .collect(),
            ty: self.store.substitute(general.ty, map),
        }
    }

    fn method(&mut self, bind: BindId, method: VarId, map: &[(TyVarId, T)], params: Vec<DictId>) {
        let scheme = self.method_scheme(method, map);
        self.level += 1;
        let kept = std::mem::take(&mut self.context);
        self.within(Context::Signature(method), |this| this.implementation(bind, method, &scheme, params));
        self.context = kept;
        self.level -= 1;
    }
}
