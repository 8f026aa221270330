//! Queries: expressions with unknowns; true is everything but `#f`.

use super::program::Asked;
use super::{Lower, Place, Ret};
use snell_core_ir::{Alt, Binding, ExprId, GlobalId, HOLDS, Query, Type, VarId, builtin};

impl Lower<'_> {
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
        let body = self.claimed(asked);
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
}
