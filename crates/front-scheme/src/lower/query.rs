//! Queries: expressions with unknowns; true is everything but `#f`.

use super::program::Asked;
use super::{Lower, Place, Rest, Ret};
use crate::ast::{Expr, Kind};
use crate::syntax::{Datum, Syntax};
use snell_core_ir::{Alt, Binding, ExprId, GlobalId, HOLDS, Prim, Query, Type, VarId, builtin};

impl<'p> Lower<'p> {
    /// The definition of a query.
    pub(super) fn query(&mut self, asked: &Asked) -> Query {
        let span = asked.expr.span;
        let inputs = asked.unknowns.iter().map(|&var| self.name_of(var).to_string()).collect();
        let holds = self.claim(asked);
        Query { span, inputs, choices: false, holds }
    }

    fn claim(&mut self, asked: &Asked) -> GlobalId {
        let span = asked.expr.span;
        let mut params: Vec<VarId> = Vec::new();
        for &var in &asked.unknowns {
            let name = self.name_of(var);
            let param = self.b.var(&name);
            self.vars[var.0 as usize] = Place::Value(param);
            params.push(param);
        }
        self.querying = true;
        let body = self.claimed(asked);
        self.querying = false;
        let body = self.driven(body);
        let body = self.prepared(body);
        let global = self.at(span).declare(HOLDS);
        let bool = Type::Data(builtin::BOOL, Vec::new());
        let value = self.con.value.clone();
        let ty = params.iter().fold(bool, |to, _| Type::function(value.clone(), to));
        self.b.signature(global, ty);
        self.at(span).define(global, params, body);
        global
    }

    fn claimed(&mut self, asked: &Asked) -> ExprId {
        let span = asked.expr.span;
        if self.is_direct(&asked.expr) {
            return self.truth(&asked.expr);
        }
        let (k, v) = (self.b.var("k"), self.b.var("v"));
        let yes = self.at(span).constant(builtin::TRUE);
        let no = self.at(span).constant(builtin::FALSE);
        let scrutinee = self.at(span).atom(v);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.no, [], no);
        let end = self.at(span).case(scrutinee, binder, [alt], Some(yes));
        let body = self.lower(&asked.expr, Ret::To(k));
        self.at(span).let_([Binding::lambda(k, [v], end)], body)
    }

    /// The truth of an expression that somebody wants to be true, where that makes a difference: in an equation with a
    /// constant of which nothing but the structure is compared, the sides are unified.
    pub(super) fn wanted(&mut self, expr: &Expr) -> Option<ExprId> {
        let span = expr.span;
        if let Kind::If(test, yes, no) = &expr.kind
            && let Kind::Const(Syntax { datum: Datum::Bool(false), .. }) = &no.kind
        {
            let [test, yes] = [test, yes].map(|part| {
                self.querying = true;
                let truth = self.truth(part);
                self.querying = false;
                truth
            });
            let no = self.at(span).constant(builtin::FALSE);
            return Some(self.at(span).if_(test, yes, no));
        }
        let (side, datum) = self.equation(expr)?;
        Some(self.bind(
            side,
            Box::new(move |this, value| {
                let equal: Rest<'_, 'p> =
                    Box::new(move |this, constant| this.at(span).prim(Prim::DataEqual, [value, constant]));
                this.bind_constant(datum, equal)
            }),
        ))
    }

    fn equation<'e>(&self, expr: &'e Expr) -> Option<(&'e Expr, &'e Syntax)> {
        let (name, args) = match &expr.kind {
            Kind::Prim(op, args) => (op.name(), args),
            Kind::Call(function, args) => match &function.kind {
                Kind::Global(global) if !self.ast.globals[global.0 as usize].own => {
                    (&*self.ast.globals[global.0 as usize].name, args)
                }
                _ => return None,
            },
            _ => return None,
        };
        match &args[..] {
            [side, Expr { kind: Kind::Const(datum), .. }] | [Expr { kind: Kind::Const(datum), .. }, side]
                if ["equal?", "string=?"].contains(&name) && self.is_plain(&datum.datum) =>
            {
                Some((side, datum))
            }
            _ => None,
        }
    }

    fn is_plain(&self, datum: &Datum) -> bool {
        match datum {
            Datum::Int(_) | Datum::Bool(_) | Datum::Char(_) | Datum::Sym(_) => true,
            Datum::Str(_) => !self.features.mutable_strings,
            Datum::List(items, end) => {
                !self.features.mutable_pairs
                    && items.iter().chain(end.as_deref()).all(|item| self.is_plain(&item.datum))
            }
            Datum::Ratio(..) | Datum::Real(_) | Datum::Vector(_) | Datum::Bytes(_) => false,
        }
    }
}
