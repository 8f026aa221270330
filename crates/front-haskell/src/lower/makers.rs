//! Makers of inputs: functions of the libraries, wrapped so that a symbolic run can suspend them.
//!
//! A library has `inputT# :: from -> (Bool, T)`. Here it becomes a definition of Core that suspends
//! `case inputT# x of { (ok, value) -> case ok of { _ -> assume ok value } }`, with the signature `from -> T`.

use super::Lowering;
use super::globals::Item;
use super::term::GlobalRef;
use crate::hir::{Hir, TyConId, Typing, VarKind};
use rustc_hash::FxHashSet;
use snell_core_ir::{Alt, Binding, GlobalId, Type};
use snell_source::Span;

/// A maker on its way to Core.
pub(super) struct MakerRoot {
    global: GlobalRef,
    from: Type,
    to: Type,
}

/// The types whose inputs are made by functions: those with an `inputT#` beside them, and others that have a maker.
pub(super) fn guarded(hir: &Hir, typing: &Typing) -> FxHashSet<TyConId> {
    let mut named = FxHashSet::default();
    for var in &hir.vars {
        let text = hir.names.text(var.name);
        if let VarKind::Top(module) = var.kind
            && let Some(of) = text.strip_prefix("input").and_then(|text| text.strip_suffix('#'))
            && hir.module(module).library
        {
            named.insert((module, of));
        }
    }
    let is_guarded = |at: &usize| named.contains(&(hir.tycons[*at].module, hir.names.text(hir.tycons[*at].name)));
    let named = (0..hir.tycons.len()).filter(is_guarded).map(|at| TyConId(at as u32));
    named.chain(typing.makers.iter().filter_map(|maker| super::datas::head(&maker.to))).collect()
}

impl Lowering<'_> {
    /// Declares the makers that entries may need.
    pub(super) fn open_makers(&mut self, wanted: &mut Vec<GlobalRef>) {
        for maker in &self.typing.makers {
            let Some(&bind) = self.tops.get(&maker.function) else { continue };
            let Some(key) = self.closed(&maker.evidence) else { continue };
            if self.typing.binds.get(&bind).map_or(0, Vec::len) != key.len() {
                continue;
            }
            let global = self.global(Item::Bind(bind, key));
            self.globals.entries[global.index()].opaque = true;
            let vars = super::datas::Vars::default();
            let [from, to] =
                [&maker.from, &maker.to].map(|ty| self.datas.ty(self.hir, &mut self.builder, ty, &vars, 0));
            self.makers.push(MakerRoot { global, from, to });
            wanted.push(global);
        }
    }

    /// Adds the definitions that make inputs, once what they call is there.
    pub(super) fn add_makers(&mut self) {
        let Some(pair) = self.hir.wired.tuples.first().copied() else { return };
        for (number, MakerRoot { global, from, to }) in std::mem::take(&mut self.makers).into_iter().enumerate() {
            let name = self.globals.entry(global).name.clone();
            let (Some(function), Some(pair)) = (self.builder.find_global(&name), self.pair_con(pair)) else { continue };
            let builder = &mut self.builder;
            builder.at(Span::NONE);
            let [of, ok, value, holds, input] = ["x", "ok", "value", "holds", "input"].map(|name| builder.var(name));
            let value_of = builder.atom(value);
            let body = builder.assume(holds, value_of);
            let condition = builder.atom(ok);
            let body = builder.sequence(condition, holds, body);
            let made = builder.call(function, [of]);
            let binder = builder.var("_");
            let body = builder.case(made, binder, [Alt::con(pair, [ok, value], body)], None);
            let suspended = builder.atom(input);
            let body = builder.let_([Binding::thunk(input, body)], suspended);
            let maker: GlobalId = builder.declare(&format!("%input {number}"));
            builder.signature(maker, Type::function(from, to));
            builder.define(maker, [of], body);
            builder.maker(maker);
        }
    }

    fn pair_con(&self, pair: TyConId) -> Option<snell_core_ir::ConId> {
        match &self.hir.tycon(pair).kind {
            crate::hir::TyConKind::Data(cons) => self.datas.known_con(*cons.first()?),
            _ => None,
        }
    }
}
