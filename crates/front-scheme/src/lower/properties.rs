//! Properties: procedures named `prop-*` or `prop_*`, true unless they give `#f`.

use super::{GlobalPlace, Lower};
use crate::ast::Global;
use snell_core_ir::{Alt, Property, PropertyKind, builtin};

impl Lower<'_> {
    /// All of the program, in the order of its text.
    pub(super) fn properties(&mut self) -> Vec<Property> {
        let mut found = Vec::new();
        for at in 0..self.ast.globals.len() {
            let global = Global(at as u32);
            let info = &self.ast.globals[at];
            let is_named = info.name.starts_with("prop-") || info.name.starts_with("prop_");
            if !info.own || !is_named {
                continue;
            }
            let span = info.span;
            let name = info.name.to_string();
            let place = self.place_of(global);
            let lambda = self.ast.known(global).cloned();
            let (mut inputs, mut remarks) = (Vec::new(), Vec::new());
            let claim = match (place, &lambda) {
                (GlobalPlace::Known(code), Some(lambda)) => {
                    if lambda.rest.is_some() {
                        remarks.push("its rest argument is taken to be empty".into());
                    }
                    let names = lambda.params.iter().map(|&param| self.name_of(param).to_string());
                    inputs = names.collect();
                    Some((code, self.flow.is_direct_global(global)))
                }
                (GlobalPlace::Constant(_), _) => None,
                _ => {
                    remarks.push("it is assigned, so that it is not known what it claims".into());
                    found.push(Property {
                        kind: PropertyKind::Property,
                        parts: Vec::new(),
                        name,
                        span,
                        check: None,
                        drawn: None,
                        inputs,
                        wrapped: Vec::new(),
                        remarks,
                    });
                    continue;
                }
            };
            let params: Vec<_> = inputs.iter().map(|name| self.b.var(name)).collect();
            let call = match (claim, place) {
                (Some((code, true)), _) => {
                    let mut args: Vec<snell_core_ir::Atom> = params.iter().map(|&param| param.into()).collect();
                    if lambda.is_some_and(|lambda| lambda.rest.is_some()) {
                        let nil = self.b.var("nil");
                        args.push(nil.into());
                        let call = self.at(span).call(code, args);
                        let binding =
                            snell_core_ir::Binding::construct(nil, self.con.null, Vec::<snell_core_ir::Atom>::new());
                        self.at(span).let_([binding], call)
                    } else {
                        self.call_direct(span, code.into(), args)
                    }
                }
                (Some((code, false)), _) => {
                    let (k, v) = (self.b.var("k"), self.b.var("v"));
                    let args: Vec<snell_core_ir::Atom> = params.iter().copied().chain([k]).map(Into::into).collect();
                    let call = self.at(span).call(code, args);
                    let value = self.at(span).atom(v);
                    self.at(span).let_([snell_core_ir::Binding::lambda(k, [v], value)], call)
                }
                (None, GlobalPlace::Constant(id) | GlobalPlace::Known(id) | GlobalPlace::Cell(id)) => {
                    self.at(span).atom(id)
                }
            };
            let yes = self.at(span).constant(builtin::TRUE);
            let no = self.at(span).constant(builtin::FALSE);
            let binder = self.b.var("_");
            let alt = Alt::con(self.con.no, [], no);
            let body = self.at(span).case(call, binder, [alt], Some(yes));
            let body = self.prepared(body);
            let types = vec![self.con.value.clone(); params.len()];
            let check = Property::define(&mut self.b, &name, params, Some(types), body);
            found.push(Property {
                kind: PropertyKind::Property,
                parts: Vec::new(),
                name,
                span,
                check: Some(check),
                drawn: None,
                inputs,
                wrapped: Vec::new(),
                remarks,
            });
        }
        found
    }
}
