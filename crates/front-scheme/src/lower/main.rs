//! What runs a whole program, and what describes how it failed.

use super::{GlobalPlace, Lower};
use crate::ast::{Expr, Top};
use snell_core_ir::{Alt, Atom, Binding, EXIT, ExprId, GlobalId, Literal, MAIN, Prim, RAISED, VarId, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// `%main`: everything at the top in order, or one expression, shown.
    pub(super) fn main(&mut self, shown: Option<&Expr>) {
        let main = self.at(Span::NONE).declare(MAIN);
        let ast = self.ast;
        let body = match shown {
            Some(expr) => self.bind(
                expr,
                Box::new(move |this, value| {
                    let shown = this.call_library(Span::NONE, "%show", vec![value]);
                    this.name_value(Span::NONE, "_", shown, Box::new(|this, _| this.end()))
                }),
            ),
            None => self.tops(&ast.tops),
        };
        let body = if shown.is_some() { self.prepared(body) } else { body };
        let body = self.driven(body);
        self.at(Span::NONE).define(main, [], body);
    }

    /// After the expressions at the top, if they matter.
    pub(super) fn prepared(&mut self, body: ExprId) -> ExprId {
        if !self.prepares {
            return body;
        }
        let prepare = match self.support.get("%prepare") {
            Some(&known) => known,
            None => {
                let prepare = self.at(Span::NONE).declare("%prepare");
                self.support.insert("%prepare", prepare);
                let ast = self.ast;
                let tops = self.tops(&ast.tops);
                let tops = self.driven(tops);
                self.at(Span::NONE).define(prepare, [], tops);
                prepare
            }
        };
        let first = self.at(Span::NONE).atom(prepare);
        let ignored = self.b.var("_");
        self.at(Span::NONE).sequence(first, ignored, body)
    }

    fn tops(&mut self, tops: &'p [Top]) -> ExprId {
        let Some((first, rest)) = tops.split_first() else { return self.end() };
        match first {
            Top::Expr(expr) => self.bind(expr, Box::new(move |this, _| this.tops(rest))),
            Top::Define(global) => {
                let span = self.ast.globals[global.0 as usize].span;
                match self.place_of(*global) {
                    GlobalPlace::Known(_) => self.tops(rest),
                    GlobalPlace::Constant(id) => {
                        let force = self.at(span).atom(id);
                        self.name_value(span, "_", force, Box::new(move |this, _| this.tops(rest)))
                    }
                    GlobalPlace::Cell(id) => {
                        let value = self.ast.globals[global.0 as usize].definition.as_ref();
                        match value.filter(|value| !self.is_direct(value)) {
                            Some(value) => self.bind(
                                value,
                                Box::new(move |this, value| {
                                    let write = this.at(span).prim(Prim::CellWrite, [id.into(), value]);
                                    this.name_value(span, "_", write, Box::new(move |this, _| this.tops(rest)))
                                }),
                            ),
                            None => {
                                let force = self.at(span).atom(id);
                                self.name_value(span, "_", force, Box::new(move |this, _| this.tops(rest)))
                            }
                        }
                    }
                }
            }
        }
    }

    fn end(&mut self) -> ExprId {
        self.at(Span::NONE).int(0)
    }

    /// `%raised`: what an exception says that nobody handles.
    pub(super) fn raised(&mut self) {
        let span = Span::NONE;
        let raised = self.at(span).declare(RAISED);
        let value = self.b.var("e");
        let (string, chars) = (self.b.var("s"), self.b.var("l"));
        let kind = Atom::from(Literal::Str("error".into()));
        let cell = self.at(span).construct(builtin::CONS, [kind, chars.into()]);
        let unpacked = if self.features.mutable_strings {
            let read = self.at(span).prim(Prim::CellRead, [string]);
            let inner = self.b.var("t");
            let unpack = self.at(span).prim(Prim::StrUnpack, [inner]);
            self.at(span).sequence(read, inner, unpack)
        } else {
            self.at(span).prim(Prim::StrUnpack, [string])
        };
        let then = self.at(span).sequence(unpacked, chars, cell);
        let call = self.call_library(span, "%raised-text", vec![value.into()]);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.str, [string], then);
        let body = self.at(span).case(call, binder, [alt], None);
        let body = self.unless_exit(value, body);
        self.at(span).define(raised, [value], body);
    }

    /// What `(exit n)` raised says that it is one, and the number; anything else is described as it is.
    fn unless_exit(&mut self, value: VarId, other: ExprId) -> ExprId {
        let span = Span::NONE;
        let Some(exit) = self.ast.records.iter().position(|record| &*record.name == "%exit") else { return other };
        let (code, n, small, text, chars) =
            (self.b.var("code"), self.b.var("n"), self.b.var("s"), self.b.var("t"), self.b.var("l"));
        let kind = Atom::from(Literal::Str(EXIT.into()));
        let described = self.at(span).construct(builtin::CONS, [kind, chars.into()]);
        let unpack = self.at(span).prim(Prim::StrUnpack, [text]);
        let described = self.at(span).sequence(unpack, chars, described);
        let show = self.at(span).prim(Prim::IntShow, [small]);
        let described = self.at(span).sequence(show, text, described);
        let shrink = self.at(span).prim(Prim::IntegerToInt, [n]);
        let described = self.at(span).sequence(shrink, small, described);
        let one = self.at(span).atom(Literal::Integer(1i64.into()));
        let field = self.b.var("n");
        let inner = self.at(span).atom(field);
        let scrutinee = self.at(span).atom(code);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.int, [field], inner);
        let number = self.at(span).case(scrutinee, binder, [alt], Some(one));
        let described = self.at(span).sequence(number, n, described);
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.records[exit], [code], described);
        self.at(span).case(scrutinee, binder, [alt], Some(other))
    }

    /// With captured continuations, what a primitive raises goes to the handlers in force: their list is a variable, and
    /// every frame of the machine has gone by then.
    pub(super) fn driven(&mut self, body: ExprId) -> ExprId {
        if self.flow.is_direct_style() || !self.features.handlers {
            return body;
        }
        let span = Span::NONE;
        let drive = self.drive();
        let (action, unit) = (self.b.var("action"), self.b.var("_"));
        let call = self.at(span).call(drive, [action]);
        self.at(span).let_([Binding::lambda(action, [unit], body)], call)
    }

    /// `%drive`: runs an action, and again what handles a failure of it.
    fn drive(&mut self) -> GlobalId {
        if let Some(&known) = self.support.get("%drive") {
            return known;
        }
        let span = Span::NONE;
        let drive = self.at(span).declare("%drive");
        self.support.insert("%drive", drive);
        let (action, start, handle, caught) =
            (self.b.var("action"), self.b.var("start"), self.b.var("handle"), self.b.var("caught"));
        let (raised, text) = (self.b.var("e"), self.b.var("text"));
        let first = self.handled(drive, raised);
        let failure = self.failure();
        let condition = self.at(span).call(failure, [text]);
        let c = self.b.var("c");
        let second = self.handled(drive, c);
        let second = self.at(span).sequence(condition, c, second);
        let alts = [Alt::con(builtin::RAISED, [raised], first), Alt::con(builtin::FAILED, [text], second)];
        let scrutinee = self.at(span).atom(caught);
        let binder = self.b.var("_");
        let handler = self.at(span).case(scrutinee, binder, alts, None);
        let run = self.call_direct(span, action.into(), Vec::new());
        let catch = self.at(span).prim(Prim::Catch, [start, handle]);
        let bindings = [Binding::thunk(start, run), Binding::lambda(handle, [caught], handler)];
        let body = self.at(span).let_(bindings, catch);
        self.at(span).define(drive, [action], body);
        drive
    }

    /// Gives a raised value to the handlers, if there are any.
    fn handled(&mut self, drive: GlobalId, value: VarId) -> ExprId {
        let span = Span::NONE;
        let (again, unit) = (self.b.var("again"), self.b.var("_"));
        let body = self.call_library(span, "raise", vec![value.into()]);
        let go_on = self.at(span).call(drive, [again]);
        let go_on = self.at(span).let_([Binding::lambda(again, [unit], body)], go_on);
        let give_up = self.at(span).prim(Prim::Raise, [value]);
        let asked = self.call_library(span, "%handled?", Vec::new());
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.no, [], give_up);
        self.at(span).case(asked, binder, [alt], Some(go_on))
    }
}
