//! Exceptions and captured continuations.

use super::{Lower, Ret};
use crate::ast::Expr;
use snell_core_ir::{Alt, Binding, ExprId, Prim, builtin};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// Calls a thunk; what is raised meanwhile goes to the handler.
    pub(super) fn catch(&mut self, span: Span, thunk: &Expr, handler: &Expr, ret: Ret) -> ExprId {
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
                            Ret::To(k) => {
                                this.name_value(span, "v", whole, Box::new(move |this, v| this.at(span).call(k, [v])))
                            }
                        }
                    }),
                )
            }),
        )
    }

    /// Gives the continuation, as a procedure, to a receiver.
    pub(super) fn call_cc(&mut self, span: Span, receiver: &Expr, ret: Ret) -> ExprId {
        self.bind(
            receiver,
            Box::new(move |this, receiver| {
                let Ret::To(k) = ret else { return this.give_void(span, ret) };
                let (code, value, ignored) = (this.b.var("k"), this.b.var("v"), this.b.var("_"));
                let body = this.at(span).call(k, [value]);
                let con = this.con.procs[1];
                let then = this.with_code(
                    span,
                    con,
                    code.into(),
                    Box::new(move |this, continuation| {
                        this.call_value(span, receiver, vec![continuation], 1, Ret::To(k))
                    }),
                );
                this.at(span).let_([Binding::lambda(code, [value, ignored], body)], then)
            }),
        )
    }
}
