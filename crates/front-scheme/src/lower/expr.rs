//! Expressions.

use super::ops::How;
use super::{GlobalPlace, Lower, Place, Rest, Ret};
use crate::analyse::{Group, groups, is_lambda};
use crate::ast::{Expr, Kind, Var};
use snell_core_ir::{Atom, Binding, ExprId, Literal, Prim, Type, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// An expression whose value is the value of the Core expression.
    pub(super) fn direct(&mut self, expr: &Expr) -> ExprId {
        self.lower(expr, Ret::Direct)
    }

    pub(super) fn lower(&mut self, expr: &Expr, ret: Ret) -> ExprId {
        let span = expr.span;
        match &expr.kind {
            Kind::Call(function, args) => return self.call(expr, function, args, ret),
            Kind::If(test, yes, no) => {
                return self.cond(
                    test,
                    Box::new(move |this| this.lower(yes, ret)),
                    Box::new(move |this| this.lower(no, ret)),
                );
            }
            Kind::Arm(kind, body) => {
                let lowered = self.lower(body, ret);
                return self.branch(*kind, span, body.span, lowered);
            }
            Kind::Case(key, clauses, other) => return self.select(span, key, clauses, other, ret),
            Kind::Seq(exprs) => return self.sequence(exprs, ret),
            Kind::Let(bindings, body) => return self.let_(bindings, body, ret),
            Kind::Letrec(bindings, body) => return self.letrec(span, bindings, body, ret),
            Kind::Amb(exprs) => return self.amb(span, exprs, ret),
            Kind::Prim(op, args) => {
                if let (How::Apply | How::CallCc | How::Catch, _) | (_, Ret::Direct) = (op.how(), ret) {
                    return self.prim(span, *op, args, ret);
                }
            }
            Kind::RecordNew(..) | Kind::RecordIs(..) | Kind::RecordGet(..) | Kind::RecordSet(..) => {
                return self.record(expr, ret);
            }
            Kind::SetLocal(var, value) => {
                let var = *var;
                return self.bind(value, Box::new(move |this, value| this.assign_local(span, var, value, ret)));
            }
            Kind::SetGlobal(global, value) => {
                let global = *global;
                return self.bind(
                    value,
                    Box::new(move |this, value| {
                        let GlobalPlace::Cell(cell) = this.place_of(global) else { return this.give_void(span, ret) };
                        this.write_cell(span, cell.into(), value, ret)
                    }),
                );
            }
            Kind::Unbound(name) => {
                let text = format!("{name}: variable is not defined");
                return self.fail_with(span, Literal::Str(text.into()));
            }
            Kind::Input if matches!(ret, Ret::Direct) => {
                let ty = self.con.value.clone();
                return self.at(span).fresh(ty);
            }
            Kind::Local(var) if matches!(ret, Ret::Direct) => {
                if let Place::Cell(cell) = self.vars[var.0 as usize] {
                    return self.read_cell(span, cell.into(), *var);
                }
            }
            Kind::Global(global) if matches!(ret, Ret::Direct) => {
                if let GlobalPlace::Cell(cell) = self.place_of(*global) {
                    return self.at(span).prim(Prim::CellRead, [cell]);
                }
            }
            _ => {}
        }
        match ret {
            Ret::Direct => self.constant_value(expr),
            Ret::To(_) => self.bind_direct(expr, Box::new(move |this, value| this.give(span, value, ret))),
        }
    }

    /// As [`Lower::bind`], of an expression that is known to be direct or that allocates only.
    fn bind_direct<'r>(&mut self, expr: &'r Expr, rest: Rest<'r, 'p>) -> ExprId {
        match &expr.kind {
            Kind::Prim(_, args) if !self.is_direct(expr) => {
                let Kind::Prim(op, _) = expr.kind else { return self.direct(expr) };
                let span = expr.span;
                self.bind_all(
                    args,
                    Box::new(move |this, args| {
                        let value = this.prim_on(span, op, args);
                        this.name_value(span, "v", value, rest)
                    }),
                )
            }
            _ => self.bind(expr, rest),
        }
    }

    /// Constants, variables and procedures as values of Core expressions.
    fn constant_value(&mut self, expr: &Expr) -> ExprId {
        let span = expr.span;
        if let Kind::Const(datum) = &expr.kind
            && let Some((con, literal)) = self.scalar(&datum.datum)
        {
            return self.at(span).construct(con, [literal]);
        }
        self.bind(expr, Box::new(move |this, value| this.at(span).atom(value)))
    }

    pub(super) fn give_void(&mut self, span: Span, ret: Ret) -> ExprId {
        let con = self.con.void;
        match ret {
            Ret::Direct => self.at(span).constant(con),
            Ret::To(_) => self.with_con(span, con, Vec::new(), Box::new(move |this, void| this.give(span, void, ret))),
        }
    }

    fn sequence(&mut self, exprs: &[Expr], ret: Ret) -> ExprId {
        match exprs {
            [] => self.give_void(Span::NONE, ret),
            [last] => self.lower(last, ret),
            [first, rest @ ..] => self.bind(first, Box::new(move |this, _| this.sequence(rest, ret))),
        }
    }

    fn let_(&mut self, bindings: &[(Var, Expr)], body: &Expr, ret: Ret) -> ExprId {
        match bindings {
            [] => self.lower(body, ret),
            [(var, value), rest @ ..] => {
                self.bind_var(*var, value, Box::new(move |this, _| this.let_(rest, body, ret)))
            }
        }
    }

    /// Gives a variable its value; the value is in `rest` for nothing but its type.
    pub(super) fn bind_var<'r>(&mut self, var: Var, value: &'r Expr, rest: Rest<'r, 'p>) -> ExprId {
        let span = value.span;
        let assigned = self.ast.vars[var.0 as usize].assigned;
        if let (Kind::Lambda(lambda), false) = (&value.kind, assigned) {
            let direct = self.flow.is_direct_local(var);
            let code = self.b.var(&lambda.name);
            let (params, code_body) = self.code(span, lambda, direct);
            self.vars[var.0 as usize] = Place::Known(code, lambda.clone());
            let body = rest(self, code.into());
            return self.at(span).let_([Binding::lambda(code, params, code_body)], body);
        }
        self.bind(
            value,
            Box::new(move |this, value| {
                let name = this.name_of(var);
                if assigned {
                    let cell = this.b.var(&name);
                    this.vars[var.0 as usize] = Place::Cell(cell);
                    let body = rest(this, cell.into());
                    let new = this.at(span).prim(Prim::CellNew, [value]);
                    return this.at(span).sequence(new, cell, body);
                }
                match value {
                    Atom::Var(value) => {
                        this.vars[var.0 as usize] = Place::Value(value);
                        rest(this, value.into())
                    }
                    value => {
                        let named = this.at(span).atom(value);
                        let v = this.b.var(&name);
                        this.vars[var.0 as usize] = Place::Value(v);
                        let body = rest(this, v.into());
                        this.at(span).sequence(named, v, body)
                    }
                }
            }),
        )
    }

    fn letrec(&mut self, span: Span, bindings: &[(Var, Expr)], body: &Expr, ret: Ret) -> ExprId {
        let vars = &self.ast.vars;
        let is_procedure = |var: Var, value: &Expr| is_lambda(value) && !vars[var.0 as usize].assigned;
        let groups = groups(bindings, is_procedure);
        self.letrec_groups(span, bindings, &groups, body, ret)
    }

    fn letrec_groups(
        &mut self,
        span: Span,
        bindings: &[(Var, Expr)],
        groups: &[Group],
        body: &Expr,
        ret: Ret,
    ) -> ExprId {
        let Some((group, rest)) = groups.split_first() else { return self.lower(body, ret) };
        match group {
            Group::Value(at) => {
                let (var, value) = &bindings[*at];
                self.bind_var(*var, value, Box::new(move |this, _| this.letrec_groups(span, bindings, rest, body, ret)))
            }
            Group::Procedures(members) => {
                let codes = self.procedures(bindings, members);
                let body = self.letrec_groups(span, bindings, rest, body, ret);
                self.at(span).let_(codes, body)
            }
            Group::Tangled(members) => {
                let is_procedure = |at: &usize| {
                    let (var, value) = &bindings[*at];
                    is_lambda(value) && !self.ast.vars[var.0 as usize].assigned
                };
                let (procedures, values): (Vec<usize>, Vec<usize>) = members.iter().partition(|at| is_procedure(at));
                let mut cells = Vec::new();
                for &at in &values {
                    let name = self.name_of(bindings[at].0);
                    let cell = self.b.var(&name);
                    self.vars[bindings[at].0.0 as usize] = Place::Cell(cell);
                    cells.push(cell);
                }
                let codes = self.procedures(bindings, &procedures);
                let mut inner = self.tangled_values(span, bindings, &values, rest, body, ret);
                inner = self.at(span).let_(codes, inner);
                let undefined = self.undefined();
                for cell in cells.into_iter().rev() {
                    let new = self.at(span).prim(Prim::CellNew, [undefined]);
                    inner = self.at(span).sequence(new, cell, inner);
                }
                inner
            }
        }
    }

    fn tangled_values(
        &mut self,
        span: Span,
        bindings: &[(Var, Expr)],
        values: &[usize],
        groups: &[Group],
        body: &Expr,
        ret: Ret,
    ) -> ExprId {
        let Some((&at, more)) = values.split_first() else {
            return self.letrec_groups(span, bindings, groups, body, ret);
        };
        let (var, value) = &bindings[at];
        let cell = match self.vars[var.0 as usize] {
            Place::Cell(cell) => cell,
            _ => return self.tangled_values(span, bindings, more, groups, body, ret),
        };
        self.bind(
            value,
            Box::new(move |this, value| {
                let then = this.tangled_values(span, bindings, more, groups, body, ret);
                let write = this.at(span).prim(Prim::CellWrite, [cell.into(), value]);
                let ignored = this.b.var("_");
                this.at(span).sequence(write, ignored, then)
            }),
        )
    }

    /// The code of procedures that may mention each other.
    fn procedures(&mut self, bindings: &[(Var, Expr)], members: &[usize]) -> Vec<Binding> {
        let mut codes = Vec::new();
        for &at in members {
            let (var, value) = &bindings[at];
            let Kind::Lambda(lambda) = &value.kind else { continue };
            let code = self.b.var(&lambda.name);
            self.vars[var.0 as usize] = Place::Known(code, lambda.clone());
            codes.push((code, *var, lambda.clone(), value.span));
        }
        let lower = |(code, var, lambda, span): (_, Var, std::rc::Rc<crate::ast::Lambda>, Span)| {
            let direct = self.flow.is_direct_local(var);
            let (params, body) = self.code(span, &lambda, direct);
            Binding::lambda(code, params, body)
        };
        codes.into_iter().map(lower).collect()
    }

    fn assign_local(&mut self, span: Span, var: Var, value: Atom, ret: Ret) -> ExprId {
        match self.vars[var.0 as usize] {
            Place::Cell(cell) => self.write_cell(span, cell.into(), value, ret),
            _ => self.give_void(span, ret),
        }
    }

    fn write_cell(&mut self, span: Span, cell: Atom, value: Atom, ret: Ret) -> ExprId {
        let write = self.at(span).prim(Prim::CellWrite, [cell, value]);
        self.name_value(span, "_", write, Box::new(move |this, _| this.give_void(span, ret)))
    }

    /// Reads a variable; one that has no value yet fails.
    fn read_cell(&mut self, span: Span, cell: Atom, var: Var) -> ExprId {
        let read = self.at(span).prim(Prim::CellRead, [cell]);
        if self.ast.vars[var.0 as usize].assigned {
            return read;
        }
        let name = self.name_of(var);
        let fail = self.fail_with(span, Literal::Str(format!("{name}: used before its definition").into()));
        let v = self.b.var(&name);
        let value = self.at(span).atom(v);
        let undefined = self.undefined();
        let same = self.at(span).prim(Prim::DataSame, [v.into(), Atom::from(undefined)]);
        let body = self.at(span).if_(same, fail, value);
        self.at(span).sequence(read, v, body)
    }

    /// Any of several expressions: an unknown Boolean for each but the last.
    fn amb(&mut self, span: Span, exprs: &[Expr], ret: Ret) -> ExprId {
        match exprs {
            [] => {
                let no = self.b.var("no");
                let body = self.give_void(span, ret);
                let dead = self.at(span).assume(no, body);
                self.at(span).let_([Binding::construct(no, builtin::FALSE, Vec::<Atom>::new())], dead)
            }
            [last] => self.lower(last, ret),
            [first, rest @ ..] => {
                let yes = self.lower(first, ret);
                let no = self.amb(span, rest, ret);
                let choice = self.at(span).fresh(Type::Data(builtin::BOOL, Vec::new()));
                self.at(span).if_(choice, yes, no)
            }
        }
    }
}
