//! Operations that are lowered where they stand.

use super::ops::{How, Shape, Ty};
use super::{Lower, Rest, RestAll, Ret};
use crate::ast::{Expr, Kind, Op};
use crate::syntax::Datum;
use snell_core_ir::{Alt, Atom, Binding, ExprId, Literal, Prim, builtin};
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

    fn operands<'r>(&mut self, args: &'r [Expr], mut done: Vec<Operand>, rest: RestOperands<'r, 'p>) -> ExprId {
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
    fn with_value<'r>(&mut self, span: Span, operand: Operand, rest: Rest<'r, 'p>) -> ExprId {
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

    fn with_values<'r>(
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
            How::Make(shape) => {
                let con = self.con.of(shape)[0].0;
                self.at(span).construct(con, args)
            }
            How::Part(shape, at) => {
                let (con, width) = self.con.of(shape)[0];
                let fields: Vec<_> = (0..width).map(|_| self.b.var("x")).collect();
                let part = self.at(span).atom(fields[at]);
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
                    this.name_value(
                        span,
                        "l",
                        chars,
                        Box::new(move |this, chars| this.at(span).call(convert, [chars])),
                    )
                }),
            ),
            How::ListToString => {
                let convert = self.list_to_chars();
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
                    _ => self.at(span).assert("assertion failed", truth, void),
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

    fn is_shape(&mut self, span: Span, value: Atom, shapes: &[Shape]) -> ExprId {
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

    fn integers_on(&mut self, span: Span, prim: Prim, slow: &'static str, args: Vec<Operand>, emit: Emit) -> ExprId {
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
        let function = self.library_code(slow);
        let operands = vec![left.clone(), right.clone()];
        self.with_values(
            span,
            operands.into_iter(),
            Vec::new(),
            Box::new(move |this, args| {
                let call = this.at(span).call(function, args);
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

    fn unwrap_all<'r>(
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
            Ty::Int | Ty::Small => (self.con.int, "not an exact integer"),
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
                return self.name_value(
                    span,
                    "_",
                    value,
                    Box::new(move |this, _| this.give_void(span, Ret::Direct)),
                );
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
            Ty::Int => self.con.int,
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

    /// Calls a thunk; what is raised meanwhile goes to the handler.
    fn catch(&mut self, span: Span, thunk: &Expr, handler: &Expr, ret: Ret) -> ExprId {
        self.bind(
            thunk,
            Box::new(move |this, thunk| {
                this.bind(
                    handler,
                    Box::new(move |this, handler| {
                        let call = this.call_value(span, thunk, Vec::new(), 0, Ret::Direct);
                        let (action, handle, caught, raised) =
                            (this.b.var("action"), this.b.var("handle"), this.b.var("caught"), this.b.var("e"));
                        let handled = this.call_value(span, handler.clone(), vec![raised.into()], 1, Ret::Direct);
                        let text = this.b.var("text");
                        let failure = this.failure();
                        let condition = this.at(span).call(failure, [text]);
                        let failed = this.name_value(
                            span,
                            "c",
                            condition,
                            Box::new(move |this, c| this.call_value(span, handler, vec![c], 1, Ret::Direct)),
                        );
                        let alts =
                            [Alt::con(builtin::RAISED, [raised], handled), Alt::con(builtin::FAILED, [text], failed)];
                        let scrutinee = this.at(span).atom(caught);
                        let binder = this.b.var("_");
                        let body = this.at(span).case(scrutinee, binder, alts, None);
                        let catch = this.at(span).prim(Prim::Catch, [action, handle]);
                        let bindings = [Binding::thunk(action, call), Binding::lambda(handle, [caught], body)];
                        let whole = this.at(span).let_(bindings, catch);
                        match ret {
                            Ret::Direct => whole,
                            Ret::To(k) => this.name_value(
                                span,
                                "v",
                                whole,
                                Box::new(move |this, v| this.at(span).call(k, [v])),
                            ),
                        }
                    }),
                )
            }),
        )
    }

    /// Gives the continuation, as a procedure, to a receiver.
    fn call_cc(&mut self, span: Span, receiver: &Expr, ret: Ret) -> ExprId {
        self.bind(
            receiver,
            Box::new(move |this, receiver| {
                let Ret::To(k) = ret else { return this.give_void(span, ret) };
                let (code, value, ignored) = (this.b.var("k"), this.b.var("v"), this.b.var("_"));
                let body = this.at(span).call(k, [value]);
                let con = this.con.procs[1];
                let then = this.with_con(
                    span,
                    con,
                    vec![code.into()],
                    Box::new(move |this, continuation| {
                        this.call_value(span, receiver, vec![continuation], 1, Ret::To(k))
                    }),
                );
                this.at(span).let_([Binding::lambda(code, [value, ignored], body)], then)
            }),
        )
    }
}

/// What an operation on integers gives.
#[derive(Clone, Copy)]
enum Emit {
    Number,
    Quotient,
    Truth,
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
