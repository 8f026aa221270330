//! Properties: procedures named `prop-*` or `prop_*`, true unless they give `#f`; and that other procedures do not fail.

use super::entry::Outside;
use super::{GlobalPlace, Lower};
use crate::ast::Global;
use snell_core_ir::{Alt, GlobalId, Property, PropertyKind, VarId, builtin};
use snell_source::Span;

impl Lower<'_> {
    /// All of the program, in the order of its text.
    pub(super) fn properties(&mut self) -> Vec<Property> {
        let mut found = Vec::new();
        for at in 0..self.ast.globals.len() {
            let global = Global(at as u32);
            let info = &self.ast.globals[at];
            if !info.own {
                continue;
            }
            let (name, span) = (info.name.to_string(), info.span);
            let place = self.place_of(global);
            let is_procedure = self.ast.known(global).is_some() || self.has_entry(global);
            if !(name.starts_with("prop-") || name.starts_with("prop_")) {
                if is_procedure {
                    found.push(self.function(global, name, span, place));
                }
                continue;
            }
            let (params, types, call) = match place {
                _ if is_procedure => {
                    let Outside { params, types, call } = self.seen_from_outside(global);
                    (params, types, call)
                }
                GlobalPlace::Constant(id) => (Vec::new(), Vec::new(), self.at(span).atom(id)),
                _ => {
                    let remarks = vec!["it is assigned, so that it is not known what it claims".into()];
                    found.push(Property { remarks, ..claim(PropertyKind::Property, name, span, None) });
                    continue;
                }
            };
            let inputs = self.names_of(&params);
            let yes = self.at(span).constant(builtin::TRUE);
            let no = self.at(span).constant(builtin::FALSE);
            let binder = self.b.var("_");
            let alt = Alt::con(self.con.no, [], no);
            let body = self.at(span).case(call, binder, [alt], Some(yes));
            let body = self.prepared(body);
            let check = Property::define(&mut self.b, &name, params, Some(types), body);
            found.push(Property { inputs, ..claim(PropertyKind::Property, name, span, Some(check)) });
        }
        found
    }

    /// That a procedure does not fail.
    fn function(&mut self, global: Global, name: String, span: Span, place: GlobalPlace) -> Property {
        let check = match place {
            GlobalPlace::Known(id) if !self.has_entry(global) => id,
            _ => self.at(span).declare(&name),
        };
        claim(PropertyKind::Function { asserts: false }, name, span, Some(check))
    }

    fn names_of(&self, params: &[VarId]) -> Vec<String> {
        let program = self.b.program();
        params.iter().map(|param| program.name(program.vars[param.index()]).to_owned()).collect()
    }
}

fn claim(kind: PropertyKind, name: String, span: Span, check: Option<GlobalId>) -> Property {
    Property {
        kind,
        parts: Vec::new(),
        name,
        span,
        check,
        drawn: None,
        inputs: Vec::new(),
        wrapped: Vec::new(),
        remarks: Vec::new(),
    }
}
