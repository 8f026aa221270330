//! Types as people read them.

use super::Checker;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::TyVarId;
use std::fmt::Write;

/// Where a type stands, for parentheses.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Place {
    Top,
    Domain,
    Argument,
}

impl Checker<'_> {
    pub fn show(&self, ty: T) -> String {
        let mut out = String::new();
        self.write(ty, Place::Top, false, &mut out);
        out
    }

    pub fn show_pred(&self, pred: &Pred) -> String {
        self.pred(pred, false)
    }

    fn pred(&self, pred: &Pred, raw: bool) -> String {
        let mut out = String::new();
        if pred.class == self.hir.wired.holds {
            self.write(pred.args[0], Place::Top, raw, &mut out);
            return out;
        }
        if pred.class == self.hir.wired.implicit {
            self.write(pred.args[0], Place::Top, raw, &mut out);
            out = format!("?{} :: ", out.trim_matches('"'));
            self.write(pred.args[1], Place::Top, raw, &mut out);
            return out;
        }
        out.push_str(self.name(self.hir.class(pred.class).name));
        for &arg in &pred.args {
            out.push(' ');
            self.write(arg, Place::Argument, raw, &mut out);
        }
        out
    }

    pub fn show_scheme(&self, scheme: &Scheme) -> String {
        let mut out = String::new();
        self.write_context(&scheme.preds, true, &mut out);
        self.write(scheme.ty, Place::Top, true, &mut out);
        out
    }

    fn write_context(&self, preds: &[Pred], raw: bool, out: &mut String) {
        match preds {
            [] => {}
            [one] => {
                let _ = write!(out, "{} => ", self.pred(one, raw));
            }
            many => {
                let all: Vec<String> = many.iter().map(|pred| self.pred(pred, raw)).collect();
                let _ = write!(out, "({}) => ", all.join(", "));
            }
        }
    }

    /// A scheme is shown raw: its variables have their names even where a pattern says what they are.
    fn write(&self, ty: T, place: Place, raw: bool, out: &mut String) {
        let (ty, node) = if raw { self.store.raw_head(ty) } else { self.store.head(ty) };
        match node {
            Node::Error => out.push('_'),
            Node::Con(con) => out.push_str(&self.tycon_name(con)),
            Node::Var(var) => out.push_str(&self.var_name(var)),
            Node::Meta(meta) => super::unknowns::write(meta, out),
            Node::Fun(from, to) => {
                let parens = place >= Place::Domain;
                out.push_str(if parens { "(" } else { "" });
                self.write(from, Place::Domain, raw, out);
                out.push_str(" -> ");
                self.write(to, Place::Top, raw, out);
                out.push_str(if parens { ")" } else { "" });
            }
            Node::Forall(id) => {
                let scheme = self.store.scheme(id);
                let parens = place >= Place::Domain;
                out.push_str(if parens { "(forall" } else { "forall" });
                for &var in &scheme.vars {
                    out.push(' ');
                    out.push_str(&self.var_name(var));
                }
                out.push_str(". ");
                self.write_context(&scheme.preds, raw, out);
                self.write(scheme.ty, Place::Top, raw, out);
                out.push_str(if parens { ")" } else { "" });
            }
            Node::App(..) => self.write_application(ty, place, raw, out),
        }
    }

    fn write_application(&self, ty: T, place: Place, raw: bool, out: &mut String) {
        if let Some(literal) = self.store.written_literal(ty) {
            out.push_str(&literal);
            return;
        }
        let (head, args) = self.store.spine(ty);
        let wired = &self.hir.wired;
        if let Node::Con(con) = self.store.head(head).1 {
            if con == wired.list && args.len() == 1 {
                if self.store.head(args[0]).1 == Node::Con(wired.char) {
                    out.push_str("String");
                    return;
                }
                out.push('[');
                self.write(args[0], Place::Top, raw, out);
                out.push(']');
                return;
            }
            if args.len() >= 2 && wired.tuples.get(args.len() - 2) == Some(&con) {
                out.push('(');
                for (place, &arg) in args.iter().enumerate() {
                    out.push_str(if place == 0 { "" } else { ", " });
                    self.write(arg, Place::Top, raw, out);
                }
                out.push(')');
                return;
            }
        }
        let parens = place == Place::Argument;
        out.push_str(if parens { "(" } else { "" });
        self.write(head, Place::Argument, raw, out);
        for arg in args {
            out.push(' ');
            self.write(arg, Place::Argument, raw, out);
        }
        out.push_str(if parens { ")" } else { "" });
    }

    pub fn tycon_name(&self, con: crate::hir::TyConId) -> String {
        if con == self.hir.wired.opaque {
            return "_".to_owned();
        }
        let name = self.name(self.hir.tycon(con).name);
        if con == self.hir.wired.function { "(->)".to_owned() } else { name.to_owned() }
    }

    pub fn var_name(&self, var: TyVarId) -> String {
        if let Some(entry) = self.hir.tyvars.get(var.index()) {
            return self.name(entry.name).to_owned();
        }
        match self.names.get(&var) {
            Some(&like) => self.var_name(like),
            None => letters(var.0 - self.hir.tyvars.len() as u32),
        }
    }

    /// A new variable is called like an old one.
    pub fn alias_name(&mut self, new: TyVarId, old: TyVarId) {
        self.names.insert(new, old);
    }
}

/// `a`, `b`, .. `z`, `a1`, ..
pub(super) fn letters(number: u32) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26) }
}
