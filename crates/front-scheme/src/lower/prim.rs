//! Operations that are lowered where they stand.

use super::integers::Emit;
use super::ops::{How, Shape, Ty};
use super::{Lower, Rest, RestAll, Ret};
use crate::ast::{Expr, Kind, Op};
use crate::syntax::Datum;
use snell_core_ir::{Alt, Atom, ExprId, Literal, Prim, builtin};
use snell_source::Span;

/// An argument: a value, or a constant that need not be built.
#[derive(Clone)]
pub(super) enum Operand {
    Value(Atom),
    Literal(Literal),
}

/// What is done with operands.
type RestOperands<'r, 'p> = Box<dyn FnOnce(&mut Lower<'p>, Vec<Operand>) -> ExprId + 'r>;

impl<'p> Lower<'p> {
    pub(super) fn prim(&mut self, span: Span, op: Op, args: &[Expr], ret: Ret) -> ExprId {
        match (op.how(), args) {
            (How::Apply, [function, list]) => {
                return self.bind(
                    function,
                    Box::new(move |this, function| {
                        this.bind(
                            list,
                            Box::new(move |this, list| {
                                let apply = this.apply();
                                match ret {
                                    Ret::Direct => this.at(span).call(apply, [function, list]),
                                    Ret::To(k) => this.at(span).call(apply, [function, list, k.into()]),
                                }
                            }),
                        )
                    }),
                );
            }
            (How::CallCc, [receiver]) => return self.call_cc(span, receiver, ret),
            (How::Catch, [thunk, handler]) => return self.catch(span, thunk, handler, ret),
            _ => {}
        }
        self.operands(args, Vec::new(), Box::new(move |this, args| this.prim_operands(span, op, args)))
    }

    /// The operation on values that are there.
    pub(super) fn prim_on(&mut self, span: Span, op: Op, args: Vec<Atom>) -> ExprId {
        self.prim_operands(span, op, args.into_iter().map(Operand::Value).collect())
    }

    pub(super) fn operands<'r>(
        &mut self,
        args: &'r [Expr],
        mut done: Vec<Operand>,
        rest: RestOperands<'r, 'p>,
    ) -> ExprId {
        let Some((first, more)) = args.split_first() else { return rest(self, done) };
        if let Some(literal) = self.literal_of(first) {
            done.push(Operand::Literal(literal));
            return self.operands(more, done, rest);
        }
        self.bind(
            first,
            Box::new(move |this, value| {
                done.push(Operand::Value(value));
                this.operands(more, done, rest)
            }),
        )
    }

    fn literal_of(&self, expr: &Expr) -> Option<Literal> {
        let Kind::Const(datum) = &expr.kind else { return None };
        match &datum.datum {
            Datum::Str(text) if !self.features.mutable_strings => Some(Literal::Str((&**text).into())),
            other => self.scalar(other).map(|(_, literal)| literal),
        }
    }

    /// An operand as a value.
    pub(super) fn with_value<'r>(&mut self, span: Span, operand: Operand, rest: Rest<'r, 'p>) -> ExprId {
        match operand {
            Operand::Value(value) => rest(self, value),
            Operand::Literal(literal) => {
                let con = match literal {
                    Literal::Double(_) => self.con.real,
                    Literal::Char(_) => self.con.char,
                    Literal::Str(_) => self.con.str,
                    _ => self.con.int,
                };
                self.with_con(span, con, vec![literal.into()], rest)
            }
        }
    }

    pub(super) fn with_values<'r>(
        &mut self,
        span: Span,
        mut operands: std::vec::IntoIter<Operand>,
        mut done: Vec<Atom>,
        rest: RestAll<'r, 'p>,
    ) -> ExprId {
        match operands.next() {
            None => rest(self, done),
            Some(operand) => self.with_value(
                span,
                operand,
                Box::new(move |this, value| {
                    done.push(value);
                    this.with_values(span, operands, done, rest)
                }),
            ),
        }
    }

    fn prim_operands(&mut self, span: Span, op: Op, args: Vec<Operand>) -> ExprId {
        let name = op.name();
        match op.how() {
            How::Arithmetic(prim, slow) => self.integers_on(span, prim, slow, args, Emit::Number),
            How::Divide(prim, slow) => self.integers_on(span, prim, slow, args, Emit::Quotient),
            How::Compare(prim, slow) => {
                let truth = self.integers_on(span, prim, slow, args, Emit::Truth);
                self.value_of_truth(span, truth)
            }
            How::Prim(prim, types, result) => {
                let rest: RestAll<'_, 'p> = Box::new(move |this, args| {
                    let value = this.at(span).prim(prim, args);
                    this.wrap(span, value, result)
                });
                self.unwrap_all(span, name, types, args.into_iter(), Vec::new(), rest)
            }
            how => self.with_values(
                span,
                args.into_iter(),
                Vec::new(),
                Box::new(move |this, args| this.prim_values(span, name, how, args)),
            ),
        }
    }

    fn prim_values(&mut self, span: Span, name: &'static str, how: How, args: Vec<Atom>) -> ExprId {
        let arg = |at: usize| args.get(at).cloned().unwrap_or(Atom::Lit(Literal::Int(0)));
        match how {
            How::Cons if self.features.mutable_pairs => self.changeable_pair(span, arg(0), arg(1)),
            How::Cons => {
                let con = self.con.pair;
                self.at(span).construct(con, args)
            }
            How::Car | How::Cdr => self.pair_part(span, name, arg(0), usize::from(matches!(how, How::Cdr))),
            How::SetCar | How::SetCdr => {
                let at = usize::from(matches!(how, How::SetCdr));
                self.set_pair_part(span, name, arg(0), at, arg(1))
            }
            How::Not | How::Is(_) | How::Same => {
                let truth = self.truth_on(span, how, args);
                self.value_of_truth(span, truth)
            }
            How::Raise => self.at(span).prim(Prim::Raise, args),
            // Their parts are in cells.
            How::Make(Shape::Ratio | Shape::Values) => {
                let shape = if args.len() == 2 { Shape::Ratio } else { Shape::Values };
                let con = self.con.of(shape)[0].0;
                let cells: Vec<_> = args.iter().map(|_| self.b.var("c")).collect();
                let mut body = self.at(span).construct(con, cells.clone());
                for (cell, value) in cells.into_iter().zip(args).rev() {
                    let new = self.at(span).prim(Prim::CellNew, [value]);
                    body = self.at(span).sequence(new, cell, body);
                }
                body
            }
            How::Make(shape) => {
                let con = self.con.of(shape)[0].0;
                self.at(span).construct(con, args)
            }
            How::Part(shape, at) => {
                let (con, width) = self.con.of(shape)[0];
                let fields: Vec<_> = (0..width).map(|_| self.b.var("x")).collect();
                let part = match shape {
                    Shape::Ratio | Shape::Values => self.at(span).prim(Prim::CellRead, [fields[at]]),
                    _ => self.at(span).atom(fields[at]),
                };
                let fail = self.fail(span, name, "not a value that has such a part", arg(0));
                let scrutinee = self.at(span).atom(arg(0));
                let binder = self.b.var("_");
                self.at(span).case(scrutinee, binder, [Alt::con(con, fields, part)], Some(fail))
            }
            How::SymbolToString => {
                let text = self.symbol_text();
                let symbol = self.b.var("s");
                let call = self.at(span).call(text, [symbol]);
                let then = self.wrap(span, call, Ty::Str);
                let fail = self.fail(span, name, "not a symbol", arg(0));
                let scrutinee = self.at(span).atom(arg(0));
                let binder = self.b.var("_");
                let alt = Alt::con(self.con.sym, [symbol], then);
                self.at(span).case(scrutinee, binder, [alt], Some(fail))
            }
            How::StringToSymbol => self.unwrap(
                span,
                name,
                Ty::Str,
                Operand::Value(arg(0)),
                Box::new(move |this, text| {
                    let of = this.text_symbol();
                    let symbol = this.at(span).call(of, [text]);
                    this.name_value(
                        span,
                        "s",
                        symbol,
                        Box::new(move |this, symbol| {
                            let con = this.con.sym;
                            this.at(span).construct(con, [symbol])
                        }),
                    )
                }),
            ),
            How::StringToList => self.unwrap(
                span,
                name,
                Ty::Str,
                Operand::Value(arg(0)),
                Box::new(move |this, text| {
                    let chars = this.at(span).prim(Prim::StrUnpack, [text]);
                    let convert = this.chars_to_list();
                    this.name_value(span, "l", chars, Box::new(move |this, chars| this.at(span).call(convert, [chars])))
                }),
            ),
            How::ListToString(checks) => {
                let convert = self.list_to_chars(checks);
                let chars = self.at(span).call(convert, [arg(0)]);
                self.name_value(
                    span,
                    "l",
                    chars,
                    Box::new(move |this, chars| {
                        let text = this.at(span).prim(Prim::StrPack, [chars]);
                        this.wrap(span, text, Ty::Str)
                    }),
                )
            }
            How::CopyString => self.unwrap(
                span,
                name,
                Ty::Str,
                Operand::Value(arg(0)),
                Box::new(move |this, text| {
                    let text = this.at(span).atom(text);
                    this.wrap(span, text, Ty::Str)
                }),
            ),
            How::ChangeString => self.change_string(span, name, arg(0), arg(1)),
            How::Assume | How::Assert => {
                let truth = self.b.var("b");
                let void = self.give_void(span, Ret::Direct);
                let claim = match how {
                    How::Assume => self.at(span).assume(truth, void),
                    _ => self.at(span).assert("assert", truth, void),
                };
                let no = self.at(span).constant(builtin::FALSE);
                let yes = self.at(span).constant(builtin::TRUE);
                let scrutinee = self.at(span).atom(arg(0));
                let binder = self.b.var("_");
                let alt = Alt::con(self.con.no, [], no);
                let test = self.at(span).case(scrutinee, binder, [alt], Some(yes));
                self.at(span).sequence(test, truth, claim)
            }
            _ => self.give_void(span, Ret::Direct),
        }
    }

    /// The Boolean of an operation that gives one; none if it gives something else.
    pub(super) fn truth_of<'r>(&self, span: Span, op: Op) -> Option<RestAll<'r, 'p>> {
        let how = op.how();
        match how {
            How::Not | How::Is(_) | How::Same => Some(Box::new(move |this, args| this.truth_on(span, how, args))),
            How::Prim(prim, types, Ty::Bool) => Some(Box::new(move |this, args| {
                let operands: Vec<Operand> = args.into_iter().map(Operand::Value).collect();
                let rest: RestAll<'_, 'p> = Box::new(move |this, args| this.at(span).prim(prim, args));
                this.unwrap_all(span, op.name(), types, operands.into_iter(), Vec::new(), rest)
            })),
            _ => None,
        }
    }

    fn truth_on(&mut self, span: Span, how: How, mut args: Vec<Atom>) -> ExprId {
        match how {
            How::Same => {
                let same = self.same();
                self.at(span).call(same, args)
            }
            How::Not => {
                let yes = self.at(span).constant(builtin::TRUE);
                let no = self.at(span).constant(builtin::FALSE);
                let scrutinee = self.at(span).atom(args.remove(0));
                let binder = self.b.var("_");
                let alt = Alt::con(self.con.no, [], yes);
                self.at(span).case(scrutinee, binder, [alt], Some(no))
            }
            How::Is(shapes) => self.is_shape(span, args.remove(0), shapes),
            _ => self.at(span).constant(builtin::FALSE),
        }
    }

    pub(super) fn is_shape(&mut self, span: Span, value: Atom, shapes: &[Shape]) -> ExprId {
        let mut alts = Vec::new();
        for (con, width) in shapes.iter().flat_map(|&shape| self.con.of(shape)).collect::<Vec<_>>() {
            let fields: Vec<_> = (0..width).map(|_| self.b.var("_")).collect();
            let yes = self.at(span).constant(builtin::TRUE);
            alts.push(Alt::con(con, fields, yes));
        }
        let no = self.at(span).constant(builtin::FALSE);
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, alts, Some(no))
    }
}
