//! Procedures: their code, and the values they are.

use super::values::MAX_ARITY;
use super::{Lower, Place, Rest, Ret};
use crate::ast::{Lambda, Var};
use snell_core_ir::{Alt, Atom, Binding, ConId, ExprId, Literal, Prim, VarId, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// The parameters and the body of a procedure's code. Code that is not direct takes a continuation last; code
    /// without any parameter takes a unit.
    pub(super) fn code(&mut self, span: Span, lambda: &Lambda, direct: bool) -> (Vec<VarId>, ExprId) {
        let mut params = Vec::new();
        let mut assigned = Vec::new();
        for &param in lambda.params.iter().chain(&lambda.rest) {
            let name = self.name_of(param);
            let var = self.b.var(&name);
            params.push(var);
            if self.ast.vars[param.0 as usize].assigned {
                let cell = self.b.var(&name);
                assigned.push((var, cell));
                self.vars[param.0 as usize] = Place::Cell(cell);
            } else {
                self.vars[param.0 as usize] = Place::Value(var);
            }
        }
        let ret = if direct {
            if params.is_empty() {
                params.push(self.b.var("_"));
            }
            Ret::Direct
        } else {
            let k = self.b.var("k");
            params.push(k);
            Ret::To(k)
        };
        let mut body = self.lower(&lambda.body, ret);
        for (var, cell) in assigned.into_iter().rev() {
            let new = self.at(span).prim(Prim::CellNew, [var]);
            body = self.at(span).sequence(new, cell, body);
        }
        (params, body)
    }

    /// Whether a procedure that is a value is called directly.
    fn value_style(&self) -> bool {
        self.flow.is_direct_style()
    }

    /// A procedure that is a value and nothing else.
    pub(super) fn with_lambda<'r>(&mut self, span: Span, lambda: &'r Lambda, rest: Rest<'r, 'p>) -> ExprId {
        let style = self.value_style();
        let code = self.b.var(&lambda.name);
        let (params, body) = self.code(span, lambda, style);
        let then = self.with_procedure(span, code.into(), lambda, style, rest);
        self.at(span).let_([Binding::lambda(code, params, body)], then)
    }

    /// The value of a procedure whose code is there.
    pub(super) fn with_procedure<'r>(
        &mut self,
        span: Span,
        code: Atom,
        lambda: &Lambda,
        direct: bool,
        rest: Rest<'r, 'p>,
    ) -> ExprId {
        let arity = lambda.params.len();
        let style = self.value_style();
        if lambda.rest.is_none() && arity <= MAX_ARITY {
            let con = self.con.procs[arity];
            if direct == style {
                return self.with_code(span, con, code, rest);
            }
            // Direct code behind an interface with continuations.
            let wrapper = self.b.var(&lambda.name);
            let mut params: Vec<VarId> = (0..arity).map(|_| self.b.var("x")).collect();
            let k = self.b.var("k");
            let args: Vec<Atom> = params.iter().map(|&param| param.into()).collect();
            let call = self.call_direct(span, code, args);
            let body = self.name_value(span, "v", call, Box::new(move |this, v| this.at(span).call(k, [v])));
            params.push(k);
            let then = self.with_code(span, con, wrapper.into(), rest);
            return self.at(span).let_([Binding::lambda(wrapper, params, body)], then);
        }
        let wrapper = self.b.var(&lambda.name);
        let list = self.b.var("args");
        let mut params = vec![list];
        let ret = if style {
            Ret::Direct
        } else {
            let k = self.b.var("k");
            params.push(k);
            Ret::To(k)
        };
        let name = lambda.name.clone();
        let has_rest = lambda.rest.is_some();
        let body = self.unlist(
            span,
            list,
            arity,
            has_rest,
            Vec::new(),
            &name,
            Box::new(move |this, args| match (direct, ret) {
                (true, Ret::Direct) => this.call_direct(span, code, args),
                (true, Ret::To(k)) => {
                    let call = this.call_direct(span, code, args);
                    this.name_value(span, "v", call, Box::new(move |this, v| this.at(span).call(k, [v])))
                }
                (false, Ret::To(k)) => {
                    let args: Vec<Atom> = args.into_iter().chain([k.into()]).collect();
                    this.at(span).call(code, args)
                }
                (false, Ret::Direct) => this.at(span).call(code, args),
            }),
        );
        let con = self.con.proc_list;
        let then = self.with_code(span, con, wrapper.into(), rest);
        self.at(span).let_([Binding::lambda(wrapper, params, body)], then)
    }

    /// A value that is this code.
    pub(super) fn with_code<'r>(&mut self, span: Span, con: ConId, code: Atom, rest: Rest<'r, 'p>) -> ExprId {
        if self.value_style() {
            return self.with_con(span, con, vec![code], rest);
        }
        let cell = self.at(span).prim(Prim::CellNew, [code]);
        let (c, x) = (self.b.var("c"), self.b.var("x"));
        let body = rest(self, x.into());
        let body = self.at(span).let_([Binding::construct(x, con, [c])], body);
        self.at(span).sequence(cell, c, body)
    }

    /// The code that is in a value: what is made of it, around the field that it is in.
    pub(super) fn opened(&mut self, span: Span, field: VarId, then: impl FnOnce(&mut Self, VarId) -> ExprId) -> ExprId {
        if self.value_style() {
            return then(self, field);
        }
        let code = self.b.var("code");
        let body = then(self, code);
        let read = self.at(span).prim(Prim::CellRead, [field]);
        self.at(span).sequence(read, code, body)
    }

    /// Calls direct code.
    pub(super) fn call_direct(&mut self, span: Span, code: Atom, args: Vec<Atom>) -> ExprId {
        if !args.is_empty() {
            return self.at(span).call(code, args);
        }
        let unit = self.b.var("u");
        let call = self.at(span).call(code, [unit]);
        let binding = Binding::construct(unit, builtin::UNIT, Vec::<Atom>::new());
        self.at(span).let_([binding], call)
    }

    /// Takes the arguments of a procedure out of their list.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn unlist<'r>(
        &mut self,
        span: Span,
        list: VarId,
        arity: usize,
        has_rest: bool,
        mut done: Vec<Atom>,
        name: &str,
        rest: super::RestAll<'r, 'p>,
    ) -> ExprId {
        if arity == 0 && has_rest {
            done.push(list.into());
            return rest(self, done);
        }
        let wrong = self.wrong_count(span, name);
        let scrutinee = self.at(span).atom(list);
        let binder = self.b.var("_");
        if arity == 0 {
            let then = rest(self, done);
            let alt = Alt::con(self.con.null, [], then);
            return self.at(span).case(scrutinee, binder, [alt], Some(wrong));
        }
        let (first, more) = (self.b.var("x"), self.b.var("l"));
        let con = self.con.pair;
        if self.features.mutable_pairs {
            let (head, tail) = (self.b.var("x"), self.b.var("l"));
            done.push(head.into());
            let then = self.unlist(span, tail, arity - 1, has_rest, done, name, rest);
            let read = self.at(span).prim(Prim::CellRead, [more]);
            let then = self.at(span).sequence(read, tail, then);
            let read = self.at(span).prim(Prim::CellRead, [first]);
            let then = self.at(span).sequence(read, head, then);
            let alt = Alt::con(con, [first, more], then);
            return self.at(span).case(scrutinee, binder, [alt], Some(wrong));
        }
        done.push(first.into());
        let then = self.unlist(span, more, arity - 1, has_rest, done, name, rest);
        let alt = Alt::con(con, [first, more], then);
        self.at(span).case(scrutinee, binder, [alt], Some(wrong))
    }

    fn wrong_count(&mut self, span: Span, name: &str) -> ExprId {
        let text = Literal::Str(format!("{name}: wrong number of arguments").into());
        self.fail_with(span, text)
    }

    /// A procedure with a clause for each number of arguments.
    pub(super) fn with_case_lambda<'r>(&mut self, span: Span, lambdas: &'r [Lambda], rest: Rest<'r, 'p>) -> ExprId {
        let style = self.value_style();
        let (list, count) = (self.b.var("args"), self.b.var("count"));
        let mut params = vec![list];
        let ret = if style {
            Ret::Direct
        } else {
            let k = self.b.var("k");
            params.push(k);
            Ret::To(k)
        };
        let mut body = self.wrong_count(span, "case-lambda");
        for lambda in lambdas.iter().rev() {
            let arity = lambda.params.len();
            let vars: Vec<Var> = lambda.params.iter().chain(&lambda.rest).copied().collect();
            let clause = self.unlist(
                span,
                list,
                arity,
                lambda.rest.is_some(),
                Vec::new(),
                "case-lambda",
                Box::new(move |this, args| this.bind_vars(span, vars, args, &lambda.body, ret)),
            );
            let op = if lambda.rest.is_some() { Prim::IntGe } else { Prim::IntEq };
            let test = self.at(span).prim(op, [count.into(), Atom::Lit(Literal::Int(arity as i64))]);
            body = self.at(span).if_(test, clause, body);
        }
        let length = self.list_count();
        let counted = self.at(span).call(length, [list.into(), Atom::Lit(Literal::Int(0))]);
        let body = self.at(span).sequence(counted, count, body);
        let wrapper = self.b.var("case-lambda");
        let con = self.con.proc_list;
        let then = self.with_code(span, con, wrapper.into(), rest);
        self.at(span).let_([Binding::lambda(wrapper, params, body)], then)
    }

    /// Gives variables their values, then evaluates.
    fn bind_vars(
        &mut self,
        span: Span,
        vars: Vec<Var>,
        values: Vec<Atom>,
        body: &crate::ast::Expr,
        ret: Ret,
    ) -> ExprId {
        let mut cells = Vec::new();
        for (var, value) in vars.into_iter().zip(values) {
            let name = self.name_of(var);
            if self.ast.vars[var.0 as usize].assigned {
                let cell = self.b.var(&name);
                self.vars[var.0 as usize] = Place::Cell(cell);
                cells.push((cell, value));
            } else if let Atom::Var(value) = value {
                self.vars[var.0 as usize] = Place::Value(value);
            }
        }
        let body = self.lower(body, ret);
        cells.into_iter().rev().fold(body, |body, (cell, value)| {
            let new = self.at(span).prim(Prim::CellNew, [value]);
            self.at(span).sequence(new, cell, body)
        })
    }
}
