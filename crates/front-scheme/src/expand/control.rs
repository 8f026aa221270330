//! Conditions, loops, and what handles exceptions.

use super::Expander;
use super::env::{Binding, Env, Scope, Special};
use crate::ast::{Expr, Kind, Lambda, Var};
use crate::syntax::{Datum, Syntax};
use snell_core_ir::BranchKind;
use snell_source::Span;
use std::rc::Rc;

impl Expander {
    pub(super) fn cond(&mut self, span: Span, clauses: &[Syntax], env: &Env) -> Expr {
        let none = Expr::void(span);
        self.clauses(clauses, env, none)
    }

    /// Clauses of `cond`, and what comes when none of them holds.
    fn clauses(&mut self, clauses: &[Syntax], env: &Env, none: Expr) -> Expr {
        let mut result = none;
        // The last first: each clause needs what follows it.
        for (at, clause) in clauses.iter().enumerate().rev() {
            let Some([test, body @ ..]) = clause.as_list() else {
                return self.bad_form(clause.span, "a clause (test expression ...)");
            };
            let at_end = at + 1 == clauses.len();
            result = if at_end && self.is(test.as_sym(), env, Special::Else) {
                let body = self.exprs(body, env);
                self.arm(BranchKind::Else, clause.span, Expr::seq(clause.span, body))
            } else if let [arrow, receiver] = body
                && self.is(arrow.as_sym(), env, Special::Arrow)
            {
                let (test, receiver) = (self.expr(test, env), self.expr(receiver, env));
                self.or_else(clause.span, test, result, |span, value| {
                    Expr::new(span, Kind::Call(Box::new(receiver), vec![value]))
                })
            } else if body.is_empty() {
                let test = self.expr(test, env);
                self.or_else(clause.span, test, result, |_, value| value)
            } else {
                let test = self.expr(test, env);
                let body = self.exprs(body, env);
                let body = self.arm(BranchKind::Guarded, clause.span, Expr::seq(clause.span, body));
                Expr::new(clause.span, Kind::If(Box::new(test), Box::new(body), Box::new(result)))
            };
        }
        result
    }

    /// `(let ((t test)) (if t (use t) rest))`.
    fn or_else(&mut self, span: Span, test: Expr, rest: Expr, use_: impl FnOnce(Span, Expr) -> Expr) -> Expr {
        let var = self.program.var("t");
        let value = || Expr::new(span, Kind::Local(var));
        let choice = Kind::If(Box::new(value()), Box::new(use_(span, value())), Box::new(rest));
        Expr::new(span, Kind::Let(vec![(var, test)], Box::new(Expr::new(span, choice))))
    }

    pub(super) fn and(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let parts = self.exprs(parts, env);
        let no = || Expr::new(span, Kind::Const(Syntax::new(span, Datum::Bool(false))));
        let mut parts = parts.into_iter().rev();
        let Some(last) = parts.next() else {
            return Expr::new(span, Kind::Const(Syntax::new(span, Datum::Bool(true))));
        };
        parts.fold(last, |rest, part| Expr::new(span, Kind::If(Box::new(part), Box::new(rest), Box::new(no()))))
    }

    pub(super) fn or(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let parts = self.exprs(parts, env);
        let mut parts = parts.into_iter().rev();
        let Some(last) = parts.next() else {
            return Expr::new(span, Kind::Const(Syntax::new(span, Datum::Bool(false))));
        };
        let mut result = last;
        for part in parts {
            result = self.or_else(span, part, result, |_, value| value);
        }
        result
    }

    pub(super) fn when(&mut self, span: Span, parts: &[Syntax], holds: bool, env: &Env) -> Expr {
        let [test, body @ ..] = parts else { return self.bad_form(span, "(when test expression ...)") };
        let test = Box::new(self.expr(test, env));
        let body = self.exprs(body, env);
        let body = self.arm(BranchKind::Then, span, Expr::seq(span, body));
        let (body, none) = (Box::new(body), Box::new(Expr::void(span)));
        Expr::new(span, if holds { Kind::If(test, body, none) } else { Kind::If(test, none, body) })
    }

    pub(super) fn case(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [key, clauses @ ..] = parts else {
            return self.bad_form(span, "(case key ((datum ...) expression ...) ...)");
        };
        let key = self.expr(key, env);
        let var = self.program.var("key");
        let value = |span| Expr::new(span, Kind::Local(var));
        let mut other = Expr::void(span);
        let mut found = Vec::new();
        for clause in clauses {
            let Some([data, body @ ..]) = clause.as_list() else {
                return self.bad_form(clause.span, "a clause ((datum ...) expression ...)");
            };
            let body = match body {
                [arrow, receiver] if self.is(arrow.as_sym(), env, Special::Arrow) => {
                    let receiver = self.expr(receiver, env);
                    Expr::new(clause.span, Kind::Call(Box::new(receiver), vec![value(clause.span)]))
                }
                body => {
                    let body = self.exprs(body, env);
                    Expr::seq(clause.span, body)
                }
            };
            let is_else = self.is(data.as_sym(), env, Special::Else);
            let kind = if is_else { BranchKind::Else } else { BranchKind::Alternative };
            let body = self.arm(kind, clause.span, body);
            if is_else {
                other = body;
                continue;
            }
            let Some(data) = data.as_list() else { return self.bad_form(data.span, "a list of data") };
            found.push((data.iter().map(|datum| datum.strip(&self.symbols)).collect(), body));
        }
        let choice = Kind::Case(Box::new(value(span)), found, Box::new(other));
        Expr::new(span, Kind::Let(vec![(var, key)], Box::new(Expr::new(span, choice))))
    }

    /// `(do ((var init step) ...) (test result ...) body ...)`.
    pub(super) fn do_(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let expected = "(do ((name first next) ...) (test result ...) body ...)";
        let [specs, end, body @ ..] = parts else { return self.bad_form(span, expected) };
        let (Some(specs), Some([test, results @ ..])) = (specs.as_list(), end.as_list()) else {
            return self.bad_form(span, expected);
        };
        let this = self.program.var("do");
        let inner = Scope::new(Some(env.clone()));
        let (mut firsts, mut params, mut nexts): (Vec<Expr>, Vec<Var>, Vec<Option<&Syntax>>) = Default::default();
        for spec in specs {
            let (name, first, next) = match spec.as_list() {
                Some([name, first]) => (name, first, None),
                Some([name, first, next]) => (name, first, Some(next)),
                _ => return self.bad_form(spec.span, "(name first next)"),
            };
            let Some(sym) = name.as_sym() else { return self.bad_form(name.span, "a name") };
            firsts.push(self.expr(first, env));
            params.push(self.parameter(sym, name.span, &inner));
            nexts.push(next);
        }
        let steps = nexts.iter().zip(&params).map(|(next, &param)| match next {
            Some(next) => self.expr(next, &inner),
            None => Expr::new(span, Kind::Local(param)),
        });
        let steps: Vec<Expr> = steps.collect();
        let again = |args| Kind::Call(Box::new(Expr::new(span, Kind::Local(this))), args);
        let mut body = self.exprs(body, &inner);
        body.push(Expr::new(span, again(steps)));
        let test = self.expr(test, &inner);
        let results = self.exprs(results, &inner);
        let choice = Kind::If(Box::new(test), Box::new(Expr::seq(span, results)), Box::new(Expr::seq(span, body)));
        let lambda = Lambda { params, rest: None, body: Expr::new(span, choice), name: "do".into() };
        let function = Expr::new(span, Kind::Lambda(Rc::new(lambda)));
        let start = Expr::new(span, again(firsts));
        Expr::new(span, Kind::Letrec(vec![(this, function)], Box::new(start)))
    }

    /// `(guard (e clause ...) body ...)`: `(%guard (lambda () body ...) (lambda (e) (cond clause ...)))`.
    pub(super) fn guard(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [spec, body @ ..] = parts else { return self.bad_form(span, "(guard (name clause ...) body ...)") };
        let Some([name, clauses @ ..]) = spec.as_list() else {
            return self.bad_form(spec.span, "(name clause ...)");
        };
        let Some(sym) = name.as_sym() else { return self.bad_form(name.span, "a name") };
        let body = self.body(span, body, env);
        let thunk = Lambda { params: Vec::new(), rest: None, body, name: "guard".into() };
        let inner = Scope::new(Some(env.clone()));
        let text = self.symbols.text(sym);
        let var = self.program.var(&text);
        inner.bind(sym, Binding::Local(var));
        let raised = Expr::new(span, Kind::Local(var));
        let again = self.library_call(span, "%raise-again", vec![raised]);
        let clauses = self.clauses(clauses, &inner, again);
        let handler = Lambda { params: vec![var], rest: None, body: clauses, name: "guard".into() };
        let [thunk, handler] = [thunk, handler].map(|lambda| Expr::new(span, Kind::Lambda(Rc::new(lambda))));
        self.library_call(span, "%guard", vec![thunk, handler])
    }
}
