//! Between values and what is inside of them: what primitives of Core take and give.

use super::ops::Ty;
use super::prim::Operand;
use super::{Lower, Rest, RestAll, Ret};
use snell_core_ir::{Alt, Atom, ExprId, Literal, Prim};
use snell_source::Span;

impl<'p> Lower<'p> {
    pub(super) fn unwrap_all<'r>(
        &mut self,
        span: Span,
        name: &'static str,
        types: &'static [Ty],
        mut operands: std::vec::IntoIter<Operand>,
        mut done: Vec<Atom>,
        rest: RestAll<'r, 'p>,
    ) -> ExprId {
        match (types.split_first(), operands.next()) {
            (Some((&ty, types)), Some(operand)) => self.unwrap(
                span,
                name,
                ty,
                operand,
                Box::new(move |this, inner| {
                    done.push(inner);
                    this.unwrap_all(span, name, types, operands, done, rest)
                }),
            ),
            _ => rest(self, done),
        }
    }

    /// What is inside of a value that must be of a type.
    pub(super) fn unwrap<'r>(
        &mut self,
        span: Span,
        name: &'static str,
        ty: Ty,
        operand: Operand,
        rest: Rest<'r, 'p>,
    ) -> ExprId {
        let value = match (operand, ty) {
            (operand, Ty::Any | Ty::Bool | Ty::Void) => return self.with_value(span, operand, rest),
            (Operand::Literal(Literal::Integer(n)), Ty::Small) => {
                return rest(self, Literal::Int(n.wrap_i64()).into());
            }
            (Operand::Literal(Literal::Integer(n)), Ty::Index) => {
                let index = n.to_i64().map_or(Literal::Integer(n), Literal::Int);
                return rest(self, index.into());
            }
            (Operand::Literal(literal), _) if fits(&literal, ty) => return rest(self, literal.into()),
            (operand @ Operand::Literal(_), ty) => {
                return self.with_value(
                    span,
                    operand,
                    Box::new(move |this, value| this.unwrap(span, name, ty, Operand::Value(value), rest)),
                );
            }
            (Operand::Value(value), _) => value,
        };
        let (con, what) = match ty {
            Ty::Int | Ty::Small | Ty::Index => (self.con.int, "not an exact integer"),
            Ty::Real => (self.con.real, "not a real number"),
            Ty::Char => (self.con.char, "not a character"),
            Ty::Str => (self.con.str, "not a string"),
            Ty::Vector => (self.con.vector, "not a vector"),
            Ty::Bytes => (self.con.bytes, "not a bytevector"),
            Ty::Box => (self.con.boxed, "not a box"),
            _ => (self.con.promise, "not a promise"),
        };
        let inner = self.b.var("x");
        let then = match ty {
            Ty::Small => {
                let small = self.at(span).prim(Prim::IntegerToInt, [inner]);
                self.name_value(span, "n", small, rest)
            }
            Ty::Str if self.features.mutable_strings => {
                let text = self.at(span).prim(Prim::CellRead, [inner]);
                self.name_value(span, "s", text, rest)
            }
            _ => rest(self, inner.into()),
        };
        let fail = self.fail(span, name, what, value.clone());
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, [Alt::con(con, [inner], then)], Some(fail))
    }

    /// The value of what a primitive gives.
    pub(super) fn wrap(&mut self, span: Span, value: ExprId, ty: Ty) -> ExprId {
        let con = match ty {
            Ty::Any => return value,
            Ty::Bool => return self.value_of_truth(span, value),
            Ty::Void => {
                return self.name_value(span, "_", value, Box::new(move |this, _| this.give_void(span, Ret::Direct)));
            }
            Ty::Small => {
                return self.name_value(
                    span,
                    "n",
                    value,
                    Box::new(move |this, small| {
                        let int = this.at(span).prim(Prim::IntToInteger, [small]);
                        this.wrap(span, int, Ty::Int)
                    }),
                );
            }
            Ty::Str if self.features.mutable_strings => {
                return self.name_value(
                    span,
                    "s",
                    value,
                    Box::new(move |this, text| {
                        let cell = this.at(span).prim(Prim::CellNew, [text]);
                        this.name_value(
                            span,
                            "c",
                            cell,
                            Box::new(move |this, cell| {
                                let con = this.con.str;
                                this.at(span).construct(con, [cell])
                            }),
                        )
                    }),
                );
            }
            Ty::Int | Ty::Index => self.con.int,
            Ty::Real => self.con.real,
            Ty::Char => self.con.char,
            Ty::Str => self.con.str,
            Ty::Vector => self.con.vector,
            Ty::Bytes => self.con.bytes,
            Ty::Box => self.con.boxed,
            Ty::Promise => self.con.promise,
        };
        self.name_value(span, "r", value, Box::new(move |this, inner| this.at(span).construct(con, [inner])))
    }
}

fn fits(literal: &Literal, ty: Ty) -> bool {
    matches!(
        (literal, ty),
        (Literal::Integer(_), Ty::Int)
            | (Literal::Double(_), Ty::Real)
            | (Literal::Char(_), Ty::Char)
            | (Literal::Str(_), Ty::Str)
    )
}
