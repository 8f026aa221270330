//! Calls: of procedures that are known, and of values.

use super::values::MAX_ARITY;
use super::{GlobalPlace, Lower, Place, Ret};
use crate::ast::{Expr, Global, Kind, Lambda};
use crate::codes;
use snell_core_ir::{Alt, Atom, ExprId, Literal};
use snell_source::{Diagnostic, Span};
use std::rc::Rc;

impl<'p> Lower<'p> {
    pub(super) fn call(&mut self, expr: &Expr, function: &Expr, args: &[Expr], ret: Ret) -> ExprId {
        let span = expr.span;
        match &function.kind {
            Kind::Global(global) => {
                if let Some(inlined) = self.record_call(span, *global, args, ret) {
                    return inlined;
                }
                let called = &self.ast.globals[global.0 as usize];
                if !called.own && &*called.name == "vector" && !args.is_empty() && self.ast.known(*global).is_some() {
                    return self.bind_all(
                        args,
                        Box::new(move |this, args| {
                            let vector = this.new_vector(span, &args);
                            this.give_expr(span, vector, ret)
                        }),
                    );
                }
                let place = self.place_of(*global);
                if let (GlobalPlace::Known(code), Some(lambda)) = (place, self.ast.known(*global)) {
                    let direct = self.flow.is_direct_global(*global);
                    // A frame is left behind, so that a failure in the library is found here.
                    let own = self.ast.globals[global.0 as usize].own;
                    let keep = direct
                        && !own
                        && span != Span::NONE
                        && (self.is_first_order(*global) || self.never_returns(*global));
                    return self.call_known(span, code.into(), &lambda.clone(), direct, keep, args, ret);
                }
            }
            Kind::Local(var) => {
                if let Place::Known(code, lambda) = self.vars[var.0 as usize].clone() {
                    let direct = self.flow.is_direct_local(*var);
                    return self.call_known(span, code.into(), &lambda, direct, false, args, ret);
                }
            }
            // A procedure that is called on the spot binds variables.
            Kind::Lambda(lambda) if lambda.rest.is_none() && lambda.params.len() == args.len() => {
                let lambda = lambda.clone();
                return self.bind_params(&lambda, args, 0, ret);
            }
            _ => {}
        }
        let count = args.len();
        self.bind(
            function,
            Box::new(move |this, function| {
                this.bind_all(args, Box::new(move |this, args| this.call_value(span, function, args, count, ret)))
            }),
        )
    }

    /// Whether a procedure of the library only raises something.
    fn never_returns(&self, global: Global) -> bool {
        ["error", "raise", "errorf", "assertion-violation", "exit"]
            .contains(&&*self.ast.globals[global.0 as usize].name)
    }

    fn bind_params(&mut self, lambda: &Rc<Lambda>, args: &[Expr], at: usize, ret: Ret) -> ExprId {
        let Some(arg) = args.get(at) else { return self.lower(&lambda.body, ret) };
        let var = lambda.params[at];
        self.bind_var(var, arg, Box::new(move |this, _| this.bind_params(lambda, args, at + 1, ret)))
    }

    /// Calls code that is known, if the number of arguments fits.
    #[allow(clippy::too_many_arguments)]
    fn call_known(
        &mut self,
        span: Span,
        code: Atom,
        lambda: &Rc<Lambda>,
        direct: bool,
        keep_frame: bool,
        args: &[Expr],
        ret: Ret,
    ) -> ExprId {
        let arity = lambda.params.len();
        if args.len() < arity || (args.len() > arity && lambda.rest.is_none()) {
            let wanted = format!("{}{arity}", if lambda.rest.is_some() { "at least " } else { "" });
            let name = &lambda.name;
            let message = format!("`{name}` takes {wanted} argument{}", if arity == 1 { "" } else { "s" });
            if span != Span::NONE {
                let warning = Diagnostic::warning(codes::ARITY, span, format!("{message}, here are {}", args.len()));
                self.diagnostics.push(warning);
            }
            let text = format!("{name}: wrong number of arguments: {} for {wanted}", args.len());
            return self.bind_all(args, Box::new(move |this, _| this.fail_with(span, Literal::Str(text.into()))));
        }
        let has_rest = lambda.rest.is_some();
        self.bind_all(
            args,
            Box::new(move |this, mut args| {
                if !has_rest {
                    return this.enter(span, code, args, direct, keep_frame, ret);
                }
                let more = args.split_off(arity);
                this.with_list(
                    span,
                    &more,
                    Box::new(move |this, list| {
                        args.push(list);
                        this.enter(span, code, args, direct, keep_frame, ret)
                    }),
                )
            }),
        )
    }

    fn enter(&mut self, span: Span, code: Atom, mut args: Vec<Atom>, direct: bool, keep: bool, ret: Ret) -> ExprId {
        match (direct, ret) {
            (true, Ret::Direct) => {
                let call = self.call_direct(span, code, args);
                if !keep {
                    return call;
                }
                self.name_value(span, "v", call, Box::new(move |this, v| this.at(span).atom(v)))
            }
            (true, Ret::To(k)) => {
                let call = self.call_direct(span, code, args);
                self.name_value(span, "v", call, Box::new(move |this, v| this.at(span).call(k, [v])))
            }
            (false, Ret::To(k)) => {
                args.push(k.into());
                self.at(span).call(code, args)
            }
            // Direct code never calls what is not: it would not be direct.
            (false, Ret::Direct) => self.call_direct(span, code, args),
        }
    }

    /// `case f of { Proc2 code -> code a b; ProcN code -> code (list a b); _ -> fail }`.
    pub(super) fn call_value(&mut self, span: Span, function: Atom, args: Vec<Atom>, count: usize, ret: Ret) -> ExprId {
        let mut alts = Vec::new();
        if count <= MAX_ARITY {
            let field = self.b.var("code");
            let all = args.clone();
            let call = self.opened(span, field, |this, code| match ret {
                Ret::Direct => this.call_direct(span, code.into(), all),
                Ret::To(k) => this.at(span).call(code, all.into_iter().chain([k.into()])),
            });
            alts.push(Alt::con(self.con.procs[count], [field], call));
        }
        let field = self.b.var("code");
        let call = self.opened(span, field, |this, code| {
            this.with_list(
                span,
                &args,
                Box::new(move |this, list| match ret {
                    Ret::Direct => this.at(span).call(code, [list]),
                    Ret::To(k) => this.at(span).call(code, [list, k.into()]),
                }),
            )
        });
        alts.push(Alt::con(self.con.proc_list, [field], call));
        let refused = self.refused(span, function.clone(), count);
        let scrutinee = self.at(span).atom(function);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, alts, Some(refused))
    }
}
