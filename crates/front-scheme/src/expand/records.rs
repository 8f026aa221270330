//! Record types, and definitions of several values.

use super::Expander;
use super::body::{Item, Level, Value};
use super::env::Env;
use crate::ast::{Expr, Field, Kind, Lambda, Record, RecordId, Top, Var};
use crate::codes;
use crate::syntax::{Datum, Syntax};
use snell_source::Span;
use std::rc::Rc;

impl Expander {
    /// A record type of the library: its procedures are known from the start.
    pub(super) fn library_record(&mut self, form: &Syntax) {
        let mut items = Vec::new();
        let root = self.root.clone();
        self.define_record(form, &root, Level::Top, &mut items);
        for item in items {
            self.top_item(item);
        }
        for global in &mut self.program.globals {
            global.own = false;
        }
        self.program.tops.retain(|top| !matches!(top, Top::Define(_)));
    }

    /// `(define-record-type name (maker field ...) predicate (field accessor modifier) ...)`.
    pub(super) fn define_record(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let span = form.span;
        let expected = "(define-record-type name (maker field ...) predicate (field accessor modifier) ...)";
        let Some([_, name, maker, predicate, specs @ ..]) = form.as_list() else {
            self.bad_form(span, expected);
            return;
        };
        let name = match (name.as_sym(), name.head()) {
            (Some(name), _) | (_, Some(name)) => name,
            _ => {
                self.bad_form(name.span, "the name of a type");
                return;
            }
        };
        let mut fields: Vec<(crate::symbols::Sym, Option<&Syntax>, Option<&Syntax>)> = Vec::new();
        for spec in specs {
            let field = match (&spec.datum, spec.as_list()) {
                (Datum::Sym(field), _) => (*field, None, None),
                (_, Some([field, rest @ ..])) if field.as_sym().is_some() && rest.len() <= 2 => {
                    let Some(field) = field.as_sym() else { continue };
                    (field, rest.first(), rest.get(1))
                }
                _ => {
                    self.bad_form(spec.span, "(field accessor modifier)");
                    return;
                }
            };
            fields.push(field);
        }
        let id = RecordId(self.program.records.len() as u32);
        let text = self.symbols.text(name);
        let record = Record {
            name: text.trim_start_matches("struct:").trim_start_matches('<').trim_end_matches('>').into(),
            fields: fields
                .iter()
                .map(|(field, _, modifier)| Field { name: self.symbols.text(*field), mutable: modifier.is_some() })
                .collect(),
        };
        self.program.records.push(record);
        // The name of the type may be mentioned, though nothing can be done with it.
        let type_name = Expr::new(span, Kind::Const(Syntax::sym(span, self.symbols.plain(name))));
        let binding = self.declare(name, span, env, level);
        items.push(Item::Define(binding, Value::Done(type_name)));
        let (maker_name, order) = match (maker.as_sym(), maker.as_list()) {
            (Some(maker), _) => (Some(maker), Some(fields.iter().map(|field| field.0).collect::<Vec<_>>())),
            (_, Some([maker, rest @ ..])) => (maker.as_sym(), rest.iter().map(Syntax::as_sym).collect()),
            _ => (None, None),
        };
        if let (Some(maker_name), Some(order)) = (maker_name, order) {
            let params: Vec<Var> = order.iter().map(|field| self.named(*field)).collect();
            let values = fields.iter().map(|(field, ..)| match order.iter().position(|other| other == field) {
                Some(at) => Expr::new(span, Kind::Local(params[at])),
                None => Expr::new(span, Kind::Const(Syntax::new(span, Datum::Bool(false)))),
            });
            let body = Kind::RecordNew(id, values.collect());
            self.define_procedure(maker_name, maker.span, params, body, env, level, items);
            if let Some(unknown) = order.iter().find(|field| fields.iter().all(|(known, ..)| known != *field)) {
                let message = format!("`{}` is no field of this record", self.symbols.text(*unknown));
                self.error(codes::BAD_FORM, maker.span, message);
            }
        }
        if let Some(sym) = predicate.as_sym() {
            let var = self.program.var("x");
            let body = Kind::RecordIs(id, Box::new(Expr::new(span, Kind::Local(var))));
            self.define_procedure(sym, predicate.span, vec![var], body, env, level, items);
        }
        for (at, (_, accessor, modifier)) in fields.iter().enumerate() {
            if let Some((sym, span)) = accessor.and_then(|form| Some((form.as_sym()?, form.span))) {
                let var = self.program.var("record");
                let body = Kind::RecordGet(id, at, Box::new(Expr::new(span, Kind::Local(var))));
                self.define_procedure(sym, span, vec![var], body, env, level, items);
            }
            if let Some((sym, span)) = modifier.and_then(|form| Some((form.as_sym()?, form.span))) {
                let vars = vec![self.program.var("record"), self.program.var("value")];
                let [record, value] = [0, 1].map(|at| Box::new(Expr::new(span, Kind::Local(vars[at]))));
                let body = Kind::RecordSet(id, at, record, value);
                self.define_procedure(sym, span, vars, body, env, level, items);
            }
        }
    }

    fn named(&mut self, name: crate::symbols::Sym) -> Var {
        let text = self.symbols.text(name);
        self.program.var(&text)
    }

    #[allow(clippy::too_many_arguments)]
    fn define_procedure(
        &mut self,
        name: crate::symbols::Sym,
        span: Span,
        params: Vec<Var>,
        body: Kind,
        env: &Env,
        level: Level,
        items: &mut Vec<Item>,
    ) {
        let text = self.symbols.text(name);
        let lambda = Lambda { params, rest: None, body: Expr::new(span, body), name: text };
        let value = Expr::new(span, Kind::Lambda(Rc::new(lambda)));
        let binding = self.declare(name, span, env, level);
        items.push(Item::Define(binding, Value::Done(value)));
    }

    /// `(define-values (a b . c) e)`: a list of the values, and each name a part of it.
    pub(super) fn define_values(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let span = form.span;
        let Some([_, formals, value]) = form.as_list() else {
            self.bad_form(span, "(define-values (name ...) expression)");
            return;
        };
        let (names, rest) = match &formals.datum {
            Datum::List(names, tail) => (names.to_vec(), tail.as_ref().and_then(|tail| tail.as_sym())),
            Datum::Sym(all) => (Vec::new(), Some(*all)),
            _ => {
                self.bad_form(formals.span, "names");
                return;
            }
        };
        let [all, define, list, tail, collect, lambda] =
            ["values", "define", "list-ref", "list-tail", "call-with-values", "lambda"].map(|name| self.fresh(name));
        let makers = self.fresh("list");
        let sym = |sym| Syntax::sym(span, sym);
        let number = |n: usize| Syntax::new(span, Datum::Int(n.into()));
        let form = |parts: Vec<Syntax>| Syntax::list(span, parts);
        let thunk = form(vec![sym(lambda), form(vec![]), value.clone()]);
        let value = form(vec![sym(collect), thunk, sym(makers)]);
        let mut forms = vec![form(vec![sym(define), sym(all), value])];
        for (at, name) in names.iter().enumerate() {
            let part = form(vec![sym(list), sym(all), number(at)]);
            forms.push(form(vec![sym(define), name.clone(), part]));
        }
        if let Some(rest) = rest {
            let part = form(vec![sym(tail), sym(all), number(names.len())]);
            forms.push(form(vec![sym(define), sym(rest), part]));
        }
        self.scan(&forms, env, level, items);
    }
}
