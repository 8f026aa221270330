//! Conditions: where only true or false is wanted, no value is built.

use super::constant::Symbol;
use super::ops::{How, Shape, Ty};
use super::{Branch, Lower, Place, Rest};
use crate::ast::{Expr, Kind, RecordId};
use crate::syntax::Datum;
use snell_core_ir::{Alt, Atom, ConId, ExprId, VarId, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// Branches on an expression.
    pub(super) fn cond<'r>(&mut self, test: &'r Expr, yes: Branch<'r, 'p>, no: Branch<'r, 'p>) -> ExprId {
        let span = test.span;
        match &test.kind {
            Kind::Const(datum) => match datum.datum {
                Datum::Bool(false) => return no(self),
                _ => return yes(self),
            },
            Kind::Prim(op, args) if self.is_direct(test) => match (op.how(), &args[..]) {
                (How::Not, [inner]) => return self.cond(inner, no, yes),
                (How::Is([shape]), [inner]) if self.con.of(*shape).len() == 1 => {
                    let (con, width) = self.con.of(*shape)[0];
                    return self
                        .bind(inner, Box::new(move |this, value| this.branch_con(span, value, con, width, yes, no)));
                }
                (How::Is(shapes), [inner]) => {
                    return self
                        .bind(inner, Box::new(move |this, value| this.branch_shapes(span, value, shapes, yes, no)));
                }
                _ => {}
            },
            _ => {}
        }
        if self.is_direct(test)
            && let Some((record, value)) = self.record_test(test)
        {
            let (con, width) = self.record_shape(record);
            return self.bind(value, Box::new(move |this, value| this.branch_con(span, value, con, width, yes, no)));
        }
        if self.is_direct(test)
            && let Some(first) = self.first_look(test)
        {
            return self.cond_after(span, first, yes, no);
        }
        if self.is_truth(test) {
            let test = self.truth(test);
            let (yes, no) = (yes(self), no(self));
            return self.at(span).if_(test, yes, no);
        }
        self.bind(
            test,
            Box::new(move |this, value| {
                let con = this.con.no;
                this.branch_con(span, value, con, 0, no, yes)
            }),
        )
    }

    /// What comes to pass while a value that was looked at has another name, and perhaps known parts.
    pub(super) fn knowing<T>(
        &mut self,
        var: VarId,
        name: VarId,
        parts: Option<(ConId, Vec<VarId>)>,
        happens: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let before = self.seen.insert(var, name);
        if let Some(parts) = parts {
            self.known.insert(name, parts);
        }
        let result = happens(self);
        self.known.remove(&name);
        match before {
            Some(before) => self.seen.insert(var, before),
            None => self.seen.remove(&var),
        };
        result
    }

    /// Whether a test asks for a record type, and of what.
    fn record_test<'e>(&self, test: &'e Expr) -> Option<(RecordId, &'e Expr)> {
        match &test.kind {
            Kind::RecordIs(record, value) => Some((*record, value)),
            Kind::Call(function, args) => {
                let Kind::Global(global) = function.kind else { return None };
                let lambda = self.ast.known(global)?;
                match (&lambda.body.kind, &args[..], &lambda.params[..]) {
                    (Kind::RecordIs(record, inner), [value], [param]) if lambda.rest.is_none() => {
                        matches!(inner.kind, Kind::Local(var) if var == *param).then_some((*record, value))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The constructor of a record type, and the number of its fields.
    fn record_shape(&self, record: RecordId) -> (ConId, usize) {
        (self.con.records[record.0 as usize], self.ast.records[record.0 as usize].fields.len())
    }

    fn branch_con(
        &mut self,
        span: Span,
        value: Atom,
        con: ConId,
        width: usize,
        yes: Branch<'_, 'p>,
        no: Branch<'_, 'p>,
    ) -> ExprId {
        let fields: Vec<_> = (0..width).map(|_| self.b.var("x")).collect();
        let binder = self.b.var("_");
        let (yes, no) = match value {
            Atom::Var(var) => {
                let yes = self.knowing(var, binder, Some((con, fields.clone())), yes);
                (yes, self.knowing(var, binder, None, no))
            }
            _ => (yes(self), no(self)),
        };
        let scrutinee = self.at(span).atom(value);
        self.at(span).case(scrutinee, binder, [Alt::con(con, fields, yes)], Some(no))
    }

    /// As [`Lower::branch_con`], for several constructors: the test gives the value, or `#f` if it is of none of them.
    fn branch_shapes(
        &mut self,
        span: Span,
        value: Atom,
        shapes: &[Shape],
        yes: Branch<'_, 'p>,
        no: Branch<'_, 'p>,
    ) -> ExprId {
        let cons: Vec<_> = shapes.iter().flat_map(|&shape| self.con.of(shape)).collect();
        let var = match value {
            Atom::Var(var) if cons.iter().all(|(con, _)| *con != self.con.no) => var,
            _ => {
                let truth = self.is_shape(span, value, shapes);
                let (yes, no) = (yes(self), no(self));
                return self.at(span).if_(truth, yes, no);
            }
        };
        let (binder, result) = (self.b.var("_"), self.b.var("v"));
        let mut alts = Vec::new();
        for (con, width) in cons {
            let fields: Vec<_> = (0..width).map(|_| self.b.var("_")).collect();
            let same = self.at(span).atom(binder);
            alts.push(Alt::con(con, fields, same));
        }
        let other = self.con.no;
        let not = self.at(span).constant(other);
        let scrutinee = self.at(span).atom(var);
        let test = self.at(span).case(scrutinee, binder, alts, Some(not));
        let yes = self.knowing(var, result, None, yes);
        let no = no(self);
        self.at(span).case(test, result, [Alt::con(other, [], no)], Some(yes))
    }

    fn branch_false(&mut self, span: Span, value: Atom, no: ExprId, yes: ExprId) -> ExprId {
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.no, [], no);
        self.at(span).case(scrutinee, binder, [alt], Some(yes))
    }

    /// Whether [`Lower::truth`] does better than building a value.
    fn is_truth(&self, expr: &Expr) -> bool {
        if !self.is_direct(expr) {
            return false;
        }
        match &expr.kind {
            Kind::Const(datum) => matches!(datum.datum, Datum::Bool(_)),
            Kind::Prim(op, _) => {
                matches!(op.how(), How::Not | How::Is(_) | How::Same | How::Compare(..) | How::Prim(_, _, Ty::Bool))
            }
            Kind::If(_, yes, no) => self.is_truth(yes) && self.is_truth(no) || self.is_shortcut(yes, no),
            Kind::Let(bindings, body) => or_parts(bindings, body).is_some(),
            Kind::RecordIs(..) => true,
            _ => false,
        }
    }

    /// `(and a b)`: one side is a constant.
    fn is_shortcut(&self, yes: &Expr, no: &Expr) -> bool {
        let constant = |expr: &Expr| matches!(&expr.kind, Kind::Const(datum) if matches!(datum.datum, Datum::Bool(_)));
        constant(yes) || constant(no)
    }

    /// A direct expression as a Boolean of Core.
    pub(super) fn truth(&mut self, expr: &Expr) -> ExprId {
        let span = expr.span;
        if std::mem::take(&mut self.querying)
            && let Some(wanted) = self.wanted(expr)
        {
            return wanted;
        }
        match &expr.kind {
            Kind::Const(datum) => {
                let no = matches!(datum.datum, Datum::Bool(false));
                return self.at(span).constant(if no { builtin::FALSE } else { builtin::TRUE });
            }
            Kind::If(test, yes, no) => {
                return self.cond(test, Box::new(move |this| this.truth(yes)), Box::new(move |this| this.truth(no)));
            }
            Kind::Let(bindings, body) => {
                if let Some((first, rest)) = or_parts(bindings, body) {
                    return self.cond(
                        first,
                        Box::new(move |this| this.at(span).constant(builtin::TRUE)),
                        Box::new(move |this| this.truth(rest)),
                    );
                }
            }
            Kind::Prim(op, args) => {
                let op = *op;
                if let (How::Same, [left, right]) = (op.how(), &args[..]) {
                    if let Kind::Const(datum) = &right.kind {
                        return self.bind(left, Box::new(move |this, value| this.is_constant(span, value, datum)));
                    }
                    if let Kind::Const(datum) = &left.kind {
                        return self.bind(right, Box::new(move |this, value| this.is_constant(span, value, datum)));
                    }
                }
                if let (How::Compare(prim, slow), [left, right]) = (op.how(), &args[..]) {
                    return self.integers(span, prim, slow, left, right, false);
                }
                if let Some(of) = self.truth_of(span, op) {
                    return self.bind_all(args, of);
                }
            }
            Kind::RecordIs(record, value) => {
                let (con, width) = self.record_shape(*record);
                return self.bind(
                    value,
                    Box::new(move |this, value| {
                        this.branch_con(
                            span,
                            value,
                            con,
                            width,
                            Box::new(move |this| this.at(span).constant(builtin::TRUE)),
                            Box::new(move |this| this.at(span).constant(builtin::FALSE)),
                        )
                    }),
                );
            }
            _ => {}
        }
        self.bind(
            expr,
            Box::new(move |this, value| {
                let no = this.at(span).constant(builtin::FALSE);
                let yes = this.at(span).constant(builtin::TRUE);
                this.branch_false(span, value, no, yes)
            }),
        )
    }

    /// A Boolean of Core as a value.
    pub(super) fn value_of_truth(&mut self, span: Span, truth: ExprId) -> ExprId {
        let yes = self.con.yes;
        let no = self.con.no;
        let (yes, no) = (self.at(span).constant(yes), self.at(span).constant(no));
        self.at(span).if_(truth, yes, no)
    }

    /// Whether a value is a constant, in the sense of `eqv?`.
    pub(super) fn is_constant(&mut self, span: Span, value: Atom, datum: &crate::syntax::Syntax) -> ExprId {
        let truth =
            |this: &mut Self, truth: bool| this.at(span).constant(if truth { builtin::TRUE } else { builtin::FALSE });
        let (con, inner) = match &datum.datum {
            Datum::Bool(true) => (self.con.yes, None),
            Datum::Bool(false) => (self.con.no, None),
            Datum::List(items, None) if items.is_empty() => (self.con.null, None),
            Datum::Sym(sym) => match self.symbol_of(*sym) {
                Symbol::Mentioned(con) => (self.con.sym, Some(snell_core_ir::Pattern::Con(con, Vec::new()))),
                Symbol::Other(_) => return self.is_same(span, value, datum),
            },
            other => match self.scalar(other).filter(|_| !matches!(other, Datum::Real(_))) {
                Some((con, literal)) => (con, Some(snell_core_ir::Pattern::Lit(literal))),
                // Literals of Core are compared as numbers, which takes both zeros for one.
                None => return self.is_same(span, value, datum),
            },
        };
        let alt = match inner {
            None => {
                let yes = truth(self, true);
                Alt::con(con, [], yes)
            }
            Some(pattern) => {
                let field = self.b.var("x");
                let (yes, no) = (truth(self, true), truth(self, false));
                let scrutinee = self.at(span).atom(field);
                let binder = self.b.var("_");
                let inner = self.at(span).case(scrutinee, binder, [Alt { pattern, body: yes }], Some(no));
                Alt::con(con, [field], inner)
            }
        };
        let no = truth(self, false);
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, [alt], Some(no))
    }

    fn is_same(&mut self, span: Span, value: Atom, datum: &crate::syntax::Syntax) -> ExprId {
        let same = self.same();
        let rest: Rest<'_, 'p> = Box::new(move |this, constant| this.at(span).call(same, [value, constant]));
        self.bind_constant(datum, rest)
    }
}

/// `(and (pair? x) rest)` and its kin: a look at a variable, and what else must be true.
pub(super) struct FirstLook<'e> {
    var: VarId,
    con: ConId,
    width: usize,
    /// Whether the variable must be of the constructor, or must not.
    is: bool,
    rest: &'e Expr,
    /// Whether the rest must be true, or must not.
    rest_is: bool,
    /// Whether all this is what must be false: it is an `or`.
    swapped: bool,
}

impl<'p> Lower<'p> {
    fn first_look<'e>(&self, test: &'e Expr) -> Option<FirstLook<'e>> {
        if let Kind::If(first, rest, no) = &test.kind
            && matches!(&no.kind, Kind::Const(datum) if matches!(datum.datum, Datum::Bool(false)))
        {
            let (var, con, width, is) = self.look(first, true)?;
            return Some(FirstLook { var, con, width, is, rest, rest_is: true, swapped: false });
        }
        let Kind::Let(bindings, body) = &test.kind else { return None };
        let (first, rest) = or_parts(bindings, body)?;
        let (var, con, width, is) = self.look(first, false)?;
        Some(FirstLook { var, con, width, is, rest, rest_is: false, swapped: true })
    }

    /// What must be true of a variable's constructor for a test to be true, or false. A test for what it is not must leave a
    /// value over that says so.
    fn look(&self, test: &Expr, wanted: bool) -> Option<(VarId, ConId, usize, bool)> {
        let value = |expr: &Expr| match expr.kind {
            Kind::Local(var) => match self.vars[var.0 as usize] {
                Place::Value(value) => Some(self.latest(value)),
                _ => None,
            },
            _ => None,
        };
        if wanted && let Some((record, inner)) = self.record_test(test) {
            let (con, width) = self.record_shape(record);
            return Some((value(inner)?, con, width, true));
        }
        match &test.kind {
            Kind::Local(_) if wanted => Some((value(test)?, self.con.no, 0, false)),
            Kind::Prim(op, args) => match (op.how(), &args[..]) {
                (How::Not, [inner]) => self.look(inner, !wanted),
                (How::Is([shape]), [inner]) => match self.con.of(*shape)[..] {
                    [(con, width)] if wanted && con != self.con.no || width == 0 => {
                        Some((value(inner)?, con, width, wanted))
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// The test gives the variable's value if all is true, and otherwise something that this value can't be; so everybody
    /// can see what the first look has shown, also after the rest.
    fn cond_after<'r>(&mut self, span: Span, first: FirstLook<'r>, yes: Branch<'r, 'p>, no: Branch<'r, 'p>) -> ExprId {
        let FirstLook { var, con, width, is, rest, rest_is, swapped } = first;
        let other = if is { self.con.no } else { con };
        let fields: Vec<_> = (0..width).map(|_| self.b.var("x")).collect();
        let (binder, result) = (self.b.var("_"), self.b.var("v"));
        let parts = is.then(|| (con, fields.clone()));
        let truth = self.knowing(var, binder, parts, |this| this.truth(rest));
        let value = self.at(span).atom(binder);
        let not = self.at(span).constant(other);
        let picked = if rest_is { self.at(span).if_(truth, value, not) } else { self.at(span).if_(truth, not, value) };
        let not = self.at(span).constant(other);
        let (alt, default) = if is { (picked, not) } else { (not, picked) };
        let scrutinee = self.at(span).atom(var);
        let test = self.at(span).case(scrutinee, binder, [Alt::con(con, fields, alt)], Some(default));
        let (all, not_all) = if swapped { (no, yes) } else { (yes, no) };
        let all = self.knowing(var, result, None, all);
        let not_all = not_all(self);
        self.at(span).case(test, result, [Alt::con(other, [], not_all)], Some(all))
    }
}

/// The two sides of an `or`.
fn or_parts<'e>(bindings: &'e [(crate::ast::Var, Expr)], body: &'e Expr) -> Option<(&'e Expr, &'e Expr)> {
    let ([(var, first)], Kind::If(test, yes, rest)) = (bindings, &body.kind) else { return None };
    let is_var = |expr: &Expr| matches!(expr.kind, Kind::Local(found) if found == *var);
    (is_var(test) && is_var(yes)).then_some((first, rest))
}
