//! Quasiquotation.

use super::Expander;
use super::env::{Env, Special};
use crate::ast::{Expr, Kind};
use crate::syntax::{Datum, Syntax};

impl Expander {
    /// A template at a depth of quasiquotations.
    pub(super) fn quasi(&mut self, template: &Syntax, depth: usize, env: &Env) -> Expr {
        let span = template.span;
        if !self.has_unquote(template, env) {
            return Expr::new(span, Kind::Const(template.strip(&self.symbols)));
        }
        if let Some([_, inner]) = template.as_list() {
            if self.is(template.head(), env, Special::Unquote) {
                if depth == 1 {
                    return self.expr(inner, env);
                }
                return self.quasi_tagged(template, inner, depth - 1, env);
            }
            if self.is(template.head(), env, Special::Quasiquote) {
                return self.quasi_tagged(template, inner, depth + 1, env);
            }
        }
        match &template.datum {
            Datum::List(items, tail) => {
                // `(a . ,b)` reads as (a unquote b).
                let (items, tail) = match (&items[..], tail) {
                    ([front @ .., unquote, last], None)
                        if !front.is_empty() && self.is(unquote.as_sym(), env, Special::Unquote) =>
                    {
                        let tail = Syntax::list(span, vec![unquote.clone(), last.clone()]);
                        (front, Some(self.quasi(&tail, depth, env)))
                    }
                    (items, Some(tail)) => (items, Some(self.quasi(tail, depth, env))),
                    (items, None) => (items, None),
                };
                let nil = || Expr::new(span, Kind::Const(Syntax::list(span, Vec::new())));
                let mut result = tail;
                for item in items.iter().rev() {
                    let spliced = match item.as_list() {
                        Some([_, inner]) if depth == 1 && self.is(item.head(), env, Special::UnquoteSplicing) => {
                            Some(self.expr(inner, env))
                        }
                        _ => None,
                    };
                    result = Some(match (spliced, result) {
                        (Some(list), None) => list,
                        (Some(list), Some(rest)) => self.library_call(span, "append", vec![list, rest]),
                        (None, rest) => {
                            let item = self.quasi(item, depth, env);
                            self.library_call(span, "cons", vec![item, rest.unwrap_or_else(nil)])
                        }
                    });
                }
                result.unwrap_or_else(nil)
            }
            Datum::Vector(items) => {
                let list = Syntax::new(span, Datum::List(items.clone(), None));
                let list = self.quasi(&list, depth, env);
                self.library_call(span, "list->vector", vec![list])
            }
            _ => Expr::new(span, Kind::Const(template.strip(&self.symbols))),
        }
    }

    fn quasi_tagged(&mut self, template: &Syntax, inner: &Syntax, depth: usize, env: &Env) -> Expr {
        let span = template.span;
        let tag =
            template.head().map_or(Syntax::list(span, vec![]), |head| Syntax::sym(span, self.symbols.plain(head)));
        let tag = Expr::new(span, Kind::Const(tag));
        let inner = self.quasi(inner, depth, env);
        let nil = Expr::new(span, Kind::Const(Syntax::list(span, Vec::new())));
        let rest = self.library_call(span, "cons", vec![inner, nil]);
        self.library_call(span, "cons", vec![tag, rest])
    }

    fn has_unquote(&self, template: &Syntax, env: &Env) -> bool {
        match &template.datum {
            Datum::Sym(sym) => {
                self.is(Some(*sym), env, Special::Unquote) || self.is(Some(*sym), env, Special::UnquoteSplicing)
            }
            Datum::List(items, tail) => {
                items.iter().any(|item| self.has_unquote(item, env))
                    || tail.as_ref().is_some_and(|tail| self.has_unquote(tail, env))
            }
            Datum::Vector(items) => items.iter().any(|item| self.has_unquote(item, env)),
            _ => false,
        }
    }
}
