//! Arithmetic: two integers are added where they stand, everything else goes to the library.

use super::ops::Ty;
use super::prim::Operand;
use super::{Lower, Ret};
use crate::ast::Expr;
use snell_core_ir::{Alt, Atom, ExprId, Literal, Prim, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// An operation on two integers, as a number or as a Boolean.
    pub(super) fn integers(
        &mut self,
        span: Span,
        prim: Prim,
        slow: &'static str,
        left: &Expr,
        right: &Expr,
        number: bool,
    ) -> ExprId {
        let emit = if number { Emit::Number } else { Emit::Truth };
        let right: &[Expr] = std::slice::from_ref(right);
        self.operands(
            std::slice::from_ref(left),
            Vec::new(),
            Box::new(move |this, left| {
                this.operands(right, left, Box::new(move |this, args| this.integers_on(span, prim, slow, args, emit)))
            }),
        )
    }

    pub(super) fn integers_on(
        &mut self,
        span: Span,
        prim: Prim,
        slow: &'static str,
        args: Vec<Operand>,
        emit: Emit,
    ) -> ExprId {
        let [left, right] = match <[Operand; 2]>::try_from(args) {
            Ok(both) => both,
            Err(_) => return self.give_void(span, Ret::Direct),
        };
        let int = |operand: &Operand| match operand {
            Operand::Literal(literal @ Literal::Integer(_)) => Some(Atom::from(literal.clone())),
            _ => None,
        };
        let (known_left, known_right) = (int(&left), int(&right));
        let (x, y) = (self.b.var("x"), self.b.var("y"));
        let left_int = known_left.clone().unwrap_or_else(|| x.into());
        let right_int = known_right.clone().unwrap_or_else(|| y.into());
        let mut body = match emit {
            Emit::Truth => self.at(span).prim(prim, [left_int, right_int]),
            Emit::Number => {
                let value = self.at(span).prim(prim, [left_int, right_int]);
                self.wrap(span, value, Ty::Int)
            }
            Emit::Quotient => {
                let value = self.at(span).prim(prim, [left_int, right_int.clone()]);
                let value = self.wrap(span, value, Ty::Int);
                match &known_right {
                    Some(Atom::Lit(Literal::Integer(n))) if !n.is_zero() => value,
                    _ => {
                        let slow = self.slow_path(span, slow, &left, &right, emit);
                        let scrutinee = self.at(span).atom(right_int);
                        let binder = self.b.var("_");
                        let zero = Alt::lit(Literal::Integer(0i64.into()), slow);
                        self.at(span).case(scrutinee, binder, [zero], Some(value))
                    }
                }
            }
        };
        if known_right.is_none() {
            body = self.if_integer(span, y, &right, body, slow, (&left, &right), emit);
        }
        if known_left.is_none() {
            body = self.if_integer(span, x, &left, body, slow, (&left, &right), emit);
        }
        body
    }

    /// `case operand of { Int var -> body; _ -> slow }`.
    #[allow(clippy::too_many_arguments)]
    fn if_integer(
        &mut self,
        span: Span,
        var: snell_core_ir::VarId,
        operand: &Operand,
        body: ExprId,
        slow: &'static str,
        both: (&Operand, &Operand),
        emit: Emit,
    ) -> ExprId {
        let other = self.slow_path(span, slow, both.0, both.1, emit);
        let Operand::Value(value) = operand else { return other };
        let scrutinee = self.at(span).atom(value.clone());
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.int, [var], body);
        self.at(span).case(scrutinee, binder, [alt], Some(other))
    }

    fn slow_path(&mut self, span: Span, slow: &'static str, left: &Operand, right: &Operand, emit: Emit) -> ExprId {
        let operands = vec![left.clone(), right.clone()];
        self.with_values(
            span,
            operands.into_iter(),
            Vec::new(),
            Box::new(move |this, args| {
                let call = this.call_library(span, slow, args);
                this.name_value(
                    span,
                    "v",
                    call,
                    Box::new(move |this, value| match emit {
                        Emit::Truth => {
                            let no = this.at(span).constant(builtin::FALSE);
                            let yes = this.at(span).constant(builtin::TRUE);
                            let scrutinee = this.at(span).atom(value);
                            let binder = this.b.var("_");
                            let alt = Alt::con(this.con.no, [], no);
                            this.at(span).case(scrutinee, binder, [alt], Some(yes))
                        }
                        _ => this.at(span).atom(value),
                    }),
                )
            }),
        )
    }
}

/// What an operation on integers gives.
#[derive(Clone, Copy)]
pub(super) enum Emit {
    Number,
    Quotient,
    Truth,
}
