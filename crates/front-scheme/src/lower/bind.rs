//! Naming values: A-normal form, from left to right.

use super::ops::How;
use super::{Lower, Place, Rest, RestAll, Ret};
use crate::ast::{Expr, Kind};
use snell_core_ir::{Atom, Binding, ConId, ExprId, VarId};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// Evaluates an expression and goes on with its value.
    pub(super) fn bind<'r>(&mut self, expr: &'r Expr, rest: Rest<'r, 'p>) -> ExprId {
        let span = expr.span;
        match &expr.kind {
            Kind::Local(var) => match self.vars[var.0 as usize].clone() {
                Place::Value(value) => return rest(self, self.latest(value).into()),
                Place::Known(code, lambda) => {
                    let direct = self.flow.is_direct_local(*var);
                    return self.with_procedure(span, code.into(), &lambda, direct, rest);
                }
                _ => {}
            },
            Kind::Global(global) => return self.bind_global(span, *global, rest),
            Kind::Const(datum) => return self.bind_constant(datum, rest),
            Kind::Void => return self.with_con(span, self.con.void, Vec::new(), rest),
            Kind::Lambda(lambda) => return self.with_lambda(span, lambda, rest),
            Kind::Prim(op, args) if matches!(op.how(), How::Car | How::Cdr) => {
                if let [Expr { kind: Kind::Local(var), .. }] = &args[..]
                    && let Place::Value(value) = self.vars[var.0 as usize]
                {
                    return self.bind_part(span, *op, self.latest(value), rest);
                }
            }
            Kind::CaseLambda(lambdas) => return self.with_case_lambda(span, lambdas, rest),
            _ => {}
        }
        if self.is_direct(expr) {
            let value = self.direct(expr);
            self.name_value(span, "v", value, rest)
        } else {
            let k = self.b.var("k");
            let v = self.b.var("v");
            let body = rest(self, v.into());
            let inner = self.lower(expr, Ret::To(k));
            self.at(span).let_([Binding::lambda(k, [v], body)], inner)
        }
    }

    /// Evaluates several expressions from left to right.
    pub(super) fn bind_all<'r>(&mut self, exprs: &'r [Expr], rest: RestAll<'r, 'p>) -> ExprId {
        self.bind_more(exprs, Vec::with_capacity(exprs.len()), rest)
    }

    fn bind_more<'r>(&mut self, exprs: &'r [Expr], mut done: Vec<Atom>, rest: RestAll<'r, 'p>) -> ExprId {
        match exprs {
            [] => rest(self, done),
            [first, more @ ..] => self.bind(
                first,
                Box::new(move |this, value| {
                    done.push(value);
                    this.bind_more(more, done, rest)
                }),
            ),
        }
    }

    /// `case value of v { _ -> rest v }`.
    pub(super) fn name_value<'r>(&mut self, span: Span, name: &str, value: ExprId, rest: Rest<'r, 'p>) -> ExprId {
        let v = self.b.var(name);
        let body = rest(self, v.into());
        self.at(span).sequence(value, v, body)
    }

    /// `let x = K args in rest x`.
    pub(super) fn with_con<'r>(&mut self, span: Span, con: ConId, args: Vec<Atom>, rest: Rest<'r, 'p>) -> ExprId {
        let x = self.b.var("x");
        let body = rest(self, x.into());
        self.at(span).let_([Binding::construct(x, con, args)], body)
    }

    /// A list of values that are there.
    pub(super) fn with_list<'r>(&mut self, span: Span, items: &[Atom], rest: Rest<'r, 'p>) -> ExprId {
        if self.features.mutable_pairs {
            return self.with_changeable_list(span, items, rest);
        }
        let end = self.b.var("nil");
        let mut bindings = vec![Binding::construct(end, self.con.null, Vec::<Atom>::new())];
        let mut list: VarId = end;
        for item in items.iter().rev() {
            let cell = self.b.var("l");
            bindings.push(Binding::construct(cell, self.con.pair, [item.clone(), list.into()]));
            list = cell;
        }
        let body = rest(self, list.into());
        bindings.into_iter().rev().fold(body, |body, binding| self.at(span).let_([binding], body))
    }

    fn with_changeable_list<'r>(&mut self, span: Span, items: &[Atom], rest: Rest<'r, 'p>) -> ExprId {
        let end = self.b.var("nil");
        let null = self.con.null;
        let mut lists = vec![end];
        lists.extend(items.iter().map(|_| self.b.var("l")));
        let list = lists[items.len()];
        let mut body = rest(self, list.into());
        for (at, item) in items.iter().enumerate() {
            let depth = items.len() - at;
            let cell = self.changeable_pair(span, item.clone(), lists[depth - 1].into());
            body = self.at(span).sequence(cell, lists[depth], body);
        }
        self.at(span).let_([Binding::construct(end, null, Vec::<Atom>::new())], body)
    }
}
