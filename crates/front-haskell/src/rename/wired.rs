//! Finds in `Snell.Base` what the language itself refers to.

use super::codes;
use super::world::{TypeName, Value, World};
use crate::hir::{ClassId, ConId, TyConId, VarId};
use snell_source::{Diagnostic, Name, Span};

/// Fills the table of wired-in entities, once `Snell.Base` is renamed.
pub(crate) fn fill(world: &mut World) {
    let mut finder = Finder { world, missing: Vec::new() };
    let known = finder.world.known.clone();
    finder.world.hir.wired.bool = finder.tycon(known.bool);
    finder.world.hir.wired.ratio = finder.tycon(known.ratio);
    finder.world.hir.wired.io = finder.tycon(known.io);
    finder.world.hir.wired.opaque = finder.tycon(known.opaque);
    finder.world.hir.wired.caught = finder.tycon(known.caught);
    finder.world.hir.wired.false_con = finder.con(known.false_);
    finder.world.hir.wired.true_con = finder.con(known.true_);
    finder.world.hir.wired.eq = finder.class(known.eq);
    finder.world.hir.wired.ord = finder.class(known.ord);
    finder.world.hir.wired.show = finder.class(known.show);
    finder.world.hir.wired.num = finder.class(known.num);
    finder.world.hir.wired.integral = finder.class(known.integral);
    finder.world.hir.wired.fractional = finder.class(known.fractional);
    finder.world.hir.wired.enum_ = finder.class(known.enum_);
    finder.world.hir.wired.monad = finder.class(known.monad);
    finder.world.hir.wired.monad_fail = finder.class(known.monad_fail);
    finder.world.hir.wired.is_string = finder.class(known.is_string);
    finder.world.hir.wired.foldable = finder.class(known.foldable);
    finder.world.hir.wired.traversable = finder.class(known.traversable);
    finder.world.hir.wired.typeable = finder.class(known.typeable);
    finder.world.hir.wired.coercible = finder.class(known.coercible);
    finder.world.hir.wired.has_call_stack = finder.class(known.has_call_stack);
    finder.world.hir.wired.implicit = finder.class(known.implicit_class);
    finder.world.hir.wired.error = [finder.var(known.error), finder.var(known.error_at)];
    finder.world.hir.wired.undefined = [finder.var(known.undefined), finder.var(known.undefined_at)];
    finder.world.hir.wired.call_stack = finder.var(known.call_stack);
    finder.world.hir.wired.holds = finder.class(known.holds);
    let held = [known.held_none, known.held_two, known.held_three, known.held_four];
    finder.world.hir.wired.held = held.into_iter().map(|name| finder.class(name)).collect();
    finder.world.hir.wired.equals = finder.var(known.equals);
    finder.world.hir.wired.from_integer = finder.var(known.from_integer);
    finder.world.hir.wired.from_rational = finder.var(known.from_rational);
    finder.world.hir.wired.bind = finder.var(known.bind);
    finder.world.hir.wired.then = finder.var(known.then);
    finder.world.hir.wired.fail = finder.var(known.fail);
    finder.world.hir.wired.make_ratio = finder.var(known.make_ratio);
    finder.world.hir.wired.make_type_rep = finder.var(known.make_type_rep);
    finder.world.hir.wired.print = finder.var(known.print);
    let missing = std::mem::take(&mut finder.missing);
    if !missing.is_empty() {
        let texts: Vec<String> = missing.iter().map(|&name| format!("`{}`", world.text(name))).collect();
        let message = format!("the library module Snell.Base does not define {}", texts.join(", "));
        world.diagnostics.push(Diagnostic::error(codes::MISSING_WIRED, Span::NONE, message));
    }
}

struct Finder<'w> {
    world: &'w mut World,
    missing: Vec<Name>,
}

impl Finder<'_> {
    fn tycon(&mut self, name: Name) -> TyConId {
        match self.world.original_type(self.world.known.base, name) {
            Some(TypeName::TyCon(tycon)) => tycon,
            _ => self.none(name, TyConId(0)),
        }
    }

    fn class(&mut self, name: Name) -> ClassId {
        match self.world.original_type(self.world.known.base, name) {
            Some(TypeName::Class(class)) => class,
            _ => self.none(name, ClassId(0)),
        }
    }

    fn con(&mut self, name: Name) -> ConId {
        match self.world.original_value(self.world.known.base, name) {
            Some(Value::Con(con)) => con,
            _ => self.none(name, ConId(0)),
        }
    }

    fn var(&mut self, name: Name) -> VarId {
        match self.world.original_value(self.world.known.base, name) {
            Some(Value::Var(var)) => var,
            _ => self.none(name, VarId(0)),
        }
    }

    fn none<T>(&mut self, name: Name, missing: T) -> T {
        self.missing.push(name);
        missing
    }
}
