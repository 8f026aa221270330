//! Definitions: at the top of a program, and at the beginning of a body.

use super::Expander;
use super::env::{Binding, Env, Scope, Special};
use crate::ast::{Expr, Kind};
use crate::symbols::Sym;
use crate::syntax::Syntax;
use snell_source::Span;

/// Where forms stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    Top,
    Body,
}

/// What a form is, before its parts are expanded: all names must be known first.
pub(super) enum Item {
    Define(Binding, Value),
    Expr(Syntax),
}

/// What a definition binds its name to.
pub(super) enum Value {
    /// A form that defines it.
    Form(Syntax),
    /// What is expanded already.
    Done(Expr),
}

impl Expander {
    /// Finds the definitions among forms and makes their names known.
    pub(super) fn scan(&mut self, forms: &[Syntax], env: &Env, level: Level, items: &mut Vec<Item>) {
        for form in forms {
            let (special, form) = self.expand_head(form.clone(), env);
            let parts = form.as_list().unwrap_or(&[]);
            match special {
                Some(Special::Begin) if parts.len() > 1 || level == Level::Top => {
                    self.scan(&parts[1.min(parts.len())..], env, level, items);
                }
                Some(Special::Define) => match self.defined_name(&form) {
                    Some(name) => {
                        let old = if level == Level::Top { self.old_builtin(&form, env) } else { None };
                        let binding = self.declare(name, form.span, env, level);
                        items.push(Item::Define(binding, old.map_or(Value::Form(form), Value::Done)));
                    }
                    None => {
                        self.bad_form(form.span, "(define name value) or (define (name parameter ...) body ...)");
                    }
                },
                Some(Special::DefineSyntax) => self.define_syntax(&form, env),
                Some(Special::DefineRecord) if self.is_r6rs_record(&form) => {
                    self.r6rs_record(&form, env, level, items);
                }
                Some(Special::DefineRecord) => self.define_record(&form, env, level, items),
                Some(Special::DefineStruct) => self.racket_struct(&form, env, level, items),
                Some(Special::DefineStructure) => self.mit_structure(&form, env, level, items),
                Some(Special::DefineValues) => self.define_values(&form, env, level, items),
                Some(Special::Import | Special::Export | Special::Provide) => {
                    self.import(&form, special);
                    self.required(parts, special, env, level, items);
                }
                Some(Special::DefineLibrary) => self.define_library(&form, env, level, items),
                Some(Special::CondExpand) => {
                    let chosen = self.cond_expand(&form);
                    self.scan(&chosen, env, level, items);
                }
                Some(Special::Include) => self.include(&parts[1..], env, level, items),
                _ => items.push(Item::Expr(form)),
            }
        }
    }

    /// The procedure of the library in `(define old-car car)`, which a definition of `car` that follows does not change.
    fn old_builtin(&mut self, form: &Syntax, env: &Env) -> Option<Expr> {
        let [_, target, value] = form.as_list()? else { return None };
        target.as_sym()?;
        let is_builtin = matches!(self.lookup(value.as_sym()?, env), Some(Binding::Builtin(_)));
        is_builtin.then(|| self.expr(value, env))
    }

    /// Binds a name of a definition; a name that is defined twice at the top is one variable.
    pub(super) fn declare(&mut self, name: Sym, span: Span, env: &Env, level: Level) -> Binding {
        let text = self.symbols.text(name);
        let binding = match (level, env.own(name)) {
            (Level::Top, Some(Binding::Global(global))) => Binding::Global(global),
            (Level::Top, _) => Binding::Global(self.program.global(&text, span, true)),
            (Level::Body, _) => Binding::Local(self.program.var(&text)),
        };
        env.bind(name, binding.clone());
        binding
    }

    /// The name that a definition defines: `(define ((f a) b) ..)` defines `f`.
    pub(super) fn defined_name(&self, form: &Syntax) -> Option<Sym> {
        let [_, target, ..] = form.as_list()? else { return None };
        let mut target = target;
        loop {
            match &target.datum {
                crate::syntax::Datum::Sym(sym) => return Some(*sym),
                crate::syntax::Datum::List(items, _) => target = items.first()?,
                _ => return None,
            }
        }
    }

    /// What a definition binds its name to.
    pub(super) fn definition_value(&mut self, form: &Syntax, env: &Env) -> Expr {
        let Some([_, target, rest @ ..]) = form.as_list() else { return Expr::void(form.span) };
        let mut target = target.clone();
        if target.as_sym().is_some() {
            return match rest {
                [] => Expr::void(form.span),
                [value] => self.expr(value, env),
                _ => self.bad_form(form.span, "(define name value)"),
            };
        }
        // A curried definition is a procedure that gives a procedure.
        let mut body = rest.to_vec();
        loop {
            let (head, params) = match &target.datum {
                crate::syntax::Datum::List(items, tail) => {
                    let params = match tail {
                        Some(tail) => Syntax::dotted(target.span, items[1..].to_vec(), (**tail).clone()),
                        None => Syntax::list(target.span, items[1..].to_vec()),
                    };
                    (items[0].clone(), params)
                }
                _ => return Expr::void(form.span),
            };
            if head.as_sym().is_some() {
                return self.lambda(form.span, &params, &body, env);
            }
            let lambda = self.fresh("lambda");
            let mut inner = vec![Syntax::sym(form.span, lambda), params];
            inner.extend(body);
            body = vec![Syntax::list(form.span, inner)];
            target = head;
        }
    }

    pub(super) fn value(&mut self, value: Value, env: &Env) -> Expr {
        match value {
            Value::Form(form) => self.definition_value(&form, env),
            Value::Done(expr) => expr,
        }
    }

    /// A body: definitions, then expressions; both may be mixed.
    pub(super) fn body(&mut self, span: Span, forms: &[Syntax], env: &Env) -> Expr {
        let env = Scope::new(Some(env.clone()));
        let mut items = Vec::new();
        self.scan(forms, &env, Level::Body, &mut items);
        let is_last_expr = matches!(items.last(), Some(Item::Expr(_)));
        if !is_last_expr && !forms.is_empty() && items.is_empty() {
            return Expr::void(span);
        }
        if !items.iter().any(|item| matches!(item, Item::Define(..))) {
            let exprs = items.into_iter().filter_map(|item| match item {
                Item::Expr(form) => Some(form),
                Item::Define(..) => None,
            });
            let exprs: Vec<Syntax> = exprs.collect();
            let exprs = exprs.iter().map(|form| self.expr(form, &env)).collect();
            return Expr::seq(span, exprs);
        }
        let last = if is_last_expr { items.pop() } else { None };
        let mut bindings = Vec::new();
        let mut tail = Vec::new();
        for item in items {
            match item {
                Item::Define(Binding::Local(var), value) => {
                    self.hint = Some(self.program.vars[var.0 as usize].name.clone());
                    let value = self.value(value, &env);
                    self.hint = None;
                    flush(self, &mut tail, &mut bindings);
                    bindings.push((var, value));
                }
                Item::Define(..) => {}
                Item::Expr(form) => {
                    let expr = self.expr(&form, &env);
                    tail.push(expr);
                }
            }
        }
        tail.extend(match last {
            Some(Item::Expr(form)) => Some(self.expr(&form, &env)),
            _ => None,
        });
        let body = Expr::seq(span, tail);
        Expr::new(span, Kind::Letrec(bindings, Box::new(body)))
    }
}

/// Expressions between definitions are evaluated where they stand.
fn flush(expander: &mut Expander, tail: &mut Vec<Expr>, bindings: &mut Vec<(crate::ast::Var, Expr)>) {
    for expr in tail.drain(..) {
        bindings.push((expander.program.var("_"), expr));
    }
}
