//! The names of addresses: the variables whose values they hold.

use crate::analysis::Analysis;
use crate::context::Context;
use crate::knowledge::Place;
use crate::value::Addr;
use rustc_hash::FxHashMap;
use snell_core_ir::{Expr, ExprId, Pattern, Rhs, VarId};
use snell_semantics::{Code, Node, NodeId, SiteId};

/// The variable that is bound at each site.
pub struct Names {
    sites: FxHashMap<SiteId, VarId>,
    globals: FxHashMap<SiteId, snell_core_ir::GlobalId>,
}

impl Names {
    /// Looks through a program.
    pub fn of(code: &Code) -> Names {
        let program = &code.program;
        let mut params: FxHashMap<ExprId, &[VarId]> = FxHashMap::default();
        for global in &program.globals {
            params.insert(global.body, &global.params);
        }
        let mut sites = FxHashMap::default();
        for (at, expr) in program.exprs.iter().enumerate() {
            match (expr, code.nodes.get(at)) {
                (Expr::Let { bindings, .. }, Some(Node::Let { first, .. })) => {
                    for (binding, bound) in bindings.iter().zip(&code.bindings[*first as usize..]) {
                        sites.insert(bound.site, binding.var);
                        if let Rhs::Lambda { params: own, body } = &binding.rhs {
                            params.insert(*body, own);
                        }
                    }
                }
                (Expr::Case { binder, alts, .. }, Some(Node::Case(_, id))) => {
                    let alternatives = code.alternatives(*id);
                    sites.insert(alternatives.site, *binder);
                    for (alt, case) in alts.iter().zip(&alternatives.cases) {
                        if let Pattern::Con(_, fields) = &alt.pattern {
                            sites.extend((case.site.0..).map(SiteId).zip(fields.iter().copied()));
                        }
                    }
                }
                _ => {}
            }
        }
        for body in &code.bodies {
            if let Some(own) = params.get(&ExprId(body.entry.0)) {
                sites.extend((body.site.0..).map(SiteId).zip(own.iter().copied()));
            }
        }
        let globals = code.globals.iter().enumerate();
        let globals = globals.map(|(at, global)| (global.site, snell_core_ir::GlobalId(at as u32))).collect();
        Names { sites, globals }
    }

    /// The variable of a site.
    pub fn variable<'c>(&self, code: &'c Code, site: SiteId) -> Option<&'c str> {
        let program = &code.program;
        let local = self.sites.get(&site).map(|var| program.name(program.vars[var.index()]));
        local.or_else(|| self.globals.get(&site).map(|&global| program.name(program.global(global).name)))
    }
}

impl Analysis {
    /// The name of an address: a variable, and the calls of its context.
    pub(crate) fn address(&self, names: &Names, addr: Addr) -> String {
        let (place, context) = self.known.place(addr);
        let at = |node: NodeId| format!("@{}", node.0);
        let variable = |site: SiteId| names.variable(&self.code, site).filter(|name| *name != "_").map(str::to_owned);
        let mut text = match place {
            Place::Site(site) | Place::Alternative(site, _) => variable(*site).unwrap_or(format!("_{}", site.0)),
            Place::Part(site, _, at) => {
                format!("{}.{at}", variable(*site).unwrap_or(format!("@{}", site.0.wrapping_sub(self.code.sites))))
            }
            Place::Slot(body, at) => format!("captured{at}@{}", self.code.body(*body).entry.0),
            Place::Type(_) => "input".into(),
            Place::Content(node) => format!("cell{}", at(*node)),
            Place::Length(node) => format!("length{}", at(*node)),
            Place::Made(node, part) => format!("made{}.{part}", at(*node)),
            Place::Raised(node) => format!("raised{}", at(*node)),
            Place::Input(at) => format!("input{at}"),
            Place::Results(number) => format!("results{number}"),
            Place::Crowd(number, at) => format!("crowd{number}.{at}"),
            Place::Text(_) => "text".into(),
            Place::Result(entry) => format!("result{}", entry.0),
            Place::Forced(origin) => self.address(names, *origin),
            Place::Returned(node) => format!("returned{}", at(*node)),
            Place::Between(node, left) => format!("returned{}+{left}", at(*node)),
            Place::Narrowed(alts, _, slot) => format!("narrowed{}.{slot}", at(self.code.alternatives(*alts).node)),
            Place::Filtered(number, _, part) => format!("filtered{number}.{part}"),
        };
        if self.components.allocation == crate::components::Allocation::Concrete {
            text.push_str(&format!("#{}", addr.0));
        } else if *context != Context::EMPTY {
            let calls: Vec<_> = self.known.contexts.calls(*context).iter().map(|call| self.place_of(*call)).collect();
            text.push_str(&format!("[{}]", calls.join(" ")));
        }
        text
    }

    fn place_of(&self, node: NodeId) -> String {
        self.code.span(node).start.to_string()
    }
}
