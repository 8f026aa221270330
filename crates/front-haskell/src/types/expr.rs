//! Expressions: checked against a type, or their type inferred.

use super::Checker;
use super::context::Context;
use super::solve::Origin;
use super::ty::{Node, Pred, Scheme, T};
use crate::hir::{Alt, ConId, EvidenceId, ExprId, ExprKind, Guarded, Literal, Rhs, Stmt, TyVarId, VarId};
use snell_source::Span;

impl Checker<'_> {
    /// An expression must have this type.
    pub fn check(&mut self, id: ExprId, expected: T) {
        if let (_, Node::Forall(scheme)) = self.store.head(expected) {
            let scheme = self.store.scheme(scheme);
            return self.check_polymorphic(id, &scheme);
        }
        let hir = self.hir;
        let expr = hir.expr(id);
        let span = expr.span;
        match &expr.kind {
            ExprKind::Var(_) | ExprKind::Con(_) | ExprKind::TypeApp(..) => {
                let found = self.infer_head(id);
                self.equal(expected, found, span, Some(id));
            }
            ExprKind::Literal(literal) => self.literal(id, literal, expected, span),
            ExprKind::App(function, args) => self.application(id, *function, args, expected, false),
            ExprKind::Operator(op, left, right) => {
                // `f $ x` is typed as `f x`, so that `x` may be polymorphic.
                if self.is_apply(*op) {
                    self.infer_head(*op);
                    self.application(id, *left, &[*right], expected, true);
                } else {
                    self.application(id, *op, &[*left, *right], expected, true);
                }
            }
            ExprKind::RightSection(op, right) => {
                let ty = self.infer_head(*op);
                let (a, rest) = self.split_function(ty, *op, 0, &[]);
                let (b, c) = self.split_function(rest, *op, 1, &[]);
                let whole = self.store.fun(a, c);
                self.equal(expected, whole, span, Some(id));
                self.within(Context::Operand(*op, false), |this| this.check(*right, b));
            }
            ExprKind::Lambda(patterns, body) => {
                let before = self.begin_patterns();
                let mut rest = expected;
                for (place, &pattern) in patterns.iter().enumerate() {
                    let (from, to) = self.split_lambda(rest, id, place, patterns.len());
                    self.pattern(pattern, from);
                    rest = to;
                }
                self.check(*body, rest);
                self.end_patterns(before);
            }
            ExprKind::Let(binds, body) => {
                self.binds(binds);
                self.check(*body, expected);
            }
            ExprKind::If(condition, yes, no) => {
                self.condition(*condition);
                self.check(*yes, expected);
                let first = hir.expr(*yes).span;
                self.within(Context::Alike("`then`", first), |this| this.check(*no, expected));
            }
            ExprKind::MultiIf(bodies) => self.guarded(bodies, expected),
            ExprKind::Case(scrutinee, alts) => {
                let ty = self.infer(*scrutinee);
                self.alternatives(alts, ty, expected, hir.expr(*scrutinee).span);
            }
            ExprKind::Do(stmts) => self.do_block(id, stmts, expected, span),
            ExprKind::Comprehension(body, stmts) => {
                let element = self.store.unknown(self.level);
                let list = self.store.apply(hir.wired.list, &[element]);
                self.equal(expected, list, span, Some(id));
                let before = self.begin_patterns();
                self.qualifiers(stmts, true);
                self.check(*body, element);
                self.end_patterns(before);
            }
            ExprKind::List(elements) => {
                let element = self.store.unknown(self.level);
                let list = self.store.apply(hir.wired.list, &[element]);
                self.equal(expected, list, span, Some(id));
                let mut first: Option<Span> = None;
                for &each in elements {
                    match first {
                        None => {
                            first = Some(hir.expr(each).span);
                            self.check(each, element);
                        }
                        Some(at) => {
                            self.within(Context::Alike("the first element", at), |this| this.check(each, element));
                        }
                    }
                }
            }
            ExprKind::Tuple(parts) => {
                let Some(&con) = hir.wired.tuples.get(parts.len().wrapping_sub(2)) else {
                    return;
                };
                let known = match self.store.spine(expected) {
                    (head, args) if args.len() == parts.len() && self.store.head(head).1 == Node::Con(con) => args,
                    _ => {
                        let args: Vec<T> = parts.iter().map(|_| self.store.unknown(self.level)).collect();
                        let tuple = self.store.apply(con, &args);
                        self.equal(expected, tuple, span, Some(id));
                        args
                    }
                };
                for (&part, ty) in parts.iter().zip(known) {
                    self.check(part, ty);
                }
            }
            ExprKind::Record(con, fields) => self.record(id, *con, fields, expected, span),
            ExprKind::Update(record, fields, cons) => self.update(id, *record, fields, cons, expected, span),
            ExprKind::Typed(inner, annotation) => {
                let scheme = self.convert_scheme(annotation);
                let ty = self.annotated(id, *inner, scheme, annotation.ty.span);
                self.equal(expected, ty, span, Some(id));
            }
            ExprKind::Broken(_) => {}
        }
    }

    pub fn infer(&mut self, id: ExprId) -> T {
        match &self.hir.expr(id).kind {
            ExprKind::Var(_) | ExprKind::Con(_) | ExprKind::TypeApp(..) => self.infer_head(id),
            ExprKind::Typed(inner, annotation) => {
                let scheme = self.convert_scheme(annotation);
                self.annotated(id, *inner, scheme, annotation.ty.span)
            }
            _ => {
                let ty = self.store.unknown(self.level);
                self.check(id, ty);
                ty
            }
        }
    }

    /// The type of what is applied, with its `forall`s made unknowns.
    fn infer_head(&mut self, id: ExprId) -> T {
        self.infer_head_at(id, &mut Vec::new())
    }

    fn infer_head_at(&mut self, id: ExprId, types: &mut Vec<T>) -> T {
        let hir = self.hir;
        let expr = hir.expr(id);
        match &expr.kind {
            ExprKind::Var(var) => self.variable(id, *var, expr.span, types),
            ExprKind::Con(con) => {
                let scheme = self.con_scheme(*con);
                let (ty, evidence) = self.instantiate(&scheme, Origin { span: expr.span, expr: Some(id) }, types);
                self.record_uses(id, evidence);
                ty
            }
            ExprKind::TypeApp(inner, ty) => {
                let ty = self.convert(ty);
                types.insert(0, ty);
                self.infer_head_at(*inner, types)
            }
            _ => self.infer(id),
        }
    }

    fn variable(&mut self, id: ExprId, var: VarId, span: Span, types: &[T]) -> T {
        self.use_var(var);
        if let Some(uses) = self.recursive.get_mut(&var) {
            uses.push(id);
        }
        let scheme = self.scheme_of(var);
        let origin = Origin { span, expr: Some(id) };
        let (ty, mut evidence) = self.instantiate(&scheme, origin, types);
        // A variable bound by a pattern may hold a polymorphic value.
        let ty = match self.store.head(ty).1 {
            Node::Forall(inner) => {
                let inner = self.store.scheme(inner);
                let (ty, more) = self.instantiate(&inner, origin, types);
                evidence.extend(more);
                ty
            }
            _ => ty,
        };
        self.record_uses(id, evidence);
        ty
    }

    pub fn record_uses(&mut self, id: ExprId, evidence: Vec<EvidenceId>) {
        if !evidence.is_empty() {
            self.typing.uses.insert(id, evidence);
        }
    }

    /// A scheme with unknowns for its variables; the first ones may be given.
    pub fn instantiate(&mut self, scheme: &Scheme, origin: Origin, types: &[T]) -> (T, Vec<EvidenceId>) {
        if scheme.is_mono() {
            return (scheme.ty, Vec::new());
        }
        let map: Vec<(TyVarId, T)> = scheme
            .vars
            .iter()
            .enumerate()
            .map(|(place, &var)| {
                let ty = types.get(place).copied();
                (var, ty.unwrap_or_else(|| self.store.unknown(self.level)))
            })
            .collect();
        for &(a, b) in &scheme.equalities {
            let (a, b) = (self.store.substitute(a, &map), self.store.substitute(b, &map));
            self.demand_equal(a, b, origin.span);
        }
        let ty = self.store.substitute(scheme.ty, &map);
        let evidence = scheme
            .preds
            .iter()
            .map(|pred| {
                let pred = self.store.substitute_pred(pred, &map);
                self.want(pred, origin)
            })
            .collect();
        (ty, evidence)
    }

    /// An expression must be as polymorphic as this.
    fn check_polymorphic(&mut self, id: ExprId, scheme: &Scheme) {
        self.level += 1;
        let level = self.level;
        let map: Vec<(TyVarId, T)> = scheme
            .vars
            .iter()
            .map(|&var| {
                let fresh = self.store.fresh_var(level);
                self.tyvars.push(None);
                self.alias_name(fresh, var);
                (var, self.store.var(fresh))
            })
            .collect();
        let equalities: Vec<(T, T)> = scheme
            .equalities
            .iter()
            .map(|&(a, b)| (self.store.substitute(a, &map), self.store.substitute(b, &map)))
            .collect();
        let preds: Vec<Pred> = scheme.preds.iter().map(|pred| self.store.substitute_pred(pred, &map)).collect();
        let ty = self.store.substitute(scheme.ty, &map);
        let mark = self.store.refined.len();
        for &(a, b) in &equalities {
            self.store.assume_equal(a, b);
        }
        let before = self.enter(equalities);
        let dicts = self.give_all(&preds);
        if !dicts.is_empty() {
            self.typing.abstractions.insert(id, dicts);
        }
        let from = self.wanted.len();
        self.check(id, ty);
        self.solve(from);
        self.leave(before);
        self.store.unrefine(mark);
        self.level -= 1;
    }

    /// `e :: scheme`.
    fn annotated(&mut self, id: ExprId, inner: ExprId, scheme: Scheme, at: Span) -> T {
        if scheme.is_mono() {
            self.within(Context::Annotation(at), |this| this.check(inner, scheme.ty));
            return scheme.ty;
        }
        self.within(Context::Annotation(at), |this| this.check_polymorphic(inner, &scheme));
        let origin = Origin { span: self.hir.expr(id).span, expr: None };
        let (ty, evidence) = self.instantiate(&scheme, origin, &[]);
        self.record_uses(id, evidence);
        ty
    }

    fn literal(&mut self, id: ExprId, literal: &Literal, expected: T, span: Span) {
        let wired = &self.hir.wired;
        let con = match literal {
            Literal::Integer(_) | Literal::Fractional(..) => {
                let class = if matches!(literal, Literal::Integer(_)) { wired.num } else { wired.fractional };
                let pred = Pred { class, args: vec![expected] };
                let evidence = self.want(pred, Origin { span, expr: Some(id) });
                self.record_uses(id, vec![evidence]);
                return;
            }
            Literal::Char(_) => wired.char,
            Literal::Int(_) => wired.int,
            Literal::Str(_) => wired.str,
            Literal::String(_) => {
                let char = self.store.con(wired.char);
                let list = self.store.apply(wired.list, &[char]);
                return self.equal(expected, list, span, Some(id));
            }
        };
        let found = self.store.con(con);
        self.equal(expected, found, span, Some(id));
    }

    fn is_apply(&self, op: ExprId) -> bool {
        match &self.hir.expr(op).kind {
            ExprKind::Var(var) => {
                let var = self.hir.var(*var);
                self.name(var.name) == "$"
                    && matches!(var.kind, crate::hir::VarKind::Top(module) if self.hir.module(module).library)
            }
            _ => false,
        }
    }

    fn application(&mut self, id: ExprId, function: ExprId, args: &[ExprId], expected: T, operator: bool) {
        let span = self.hir.expr(id).span;
        let mut rest = self.infer_head(function);
        let mut wants = Vec::with_capacity(args.len());
        for place in 0..args.len() {
            let (from, to) = match self.store.head(rest).1 {
                Node::Fun(from, to) => (from, to),
                _ => self.split_function(rest, function, place, args),
            };
            wants.push(from);
            rest = to;
            if let Node::Forall(scheme) = self.store.head(rest).1 {
                let scheme = self.store.scheme(scheme);
                let (ty, evidence) = self.instantiate(&scheme, Origin { span, expr: Some(function) }, &[]);
                if !evidence.is_empty() {
                    self.typing.between.insert((id, place as u32 + 1), evidence);
                }
                rest = ty;
            }
        }
        // The result first: it often says what the arguments should be. But a mismatch of the result is better told
        // after those of the arguments.
        let early = self.store.unify(expected, rest).is_ok();
        for (place, (&arg, want)) in args.iter().zip(wants).enumerate() {
            let context = if operator && args.len() == 2 {
                Context::Operand(function, place == 0)
            } else {
                Context::Argument(function, place as u32)
            };
            self.within(context, |this| this.check(arg, want));
        }
        if !early {
            self.equal(expected, rest, span, Some(id));
        }
    }

    /// The parts of a function type; an unknown becomes one. Without arguments, the function is that of a section.
    fn split_function(&mut self, ty: T, function: ExprId, place: usize, args: &[ExprId]) -> (T, T) {
        match self.store.head(ty).1 {
            Node::Fun(from, to) => (from, to),
            Node::Error => (self.store.error, self.store.error),
            _ => {
                let from = self.store.unknown(self.level);
                let to = self.store.unknown(self.level);
                let whole = self.store.fun(from, to);
                if self.store.unify(ty, whole).is_err() {
                    self.report_too_many(ty, function, place, args);
                    return (self.store.error, self.store.error);
                }
                (from, to)
            }
        }
    }

    fn split_lambda(&mut self, ty: T, lambda: ExprId, place: usize, count: usize) -> (T, T) {
        if let (_, Node::Fun(from, to)) = self.store.head(ty) {
            return (from, to);
        }
        let span = self.hir.expr(lambda).span;
        let from = self.store.unknown(self.level);
        let to = self.store.unknown(self.level);
        let whole = self.store.fun(from, to);
        if self.store.unify(ty, whole).is_err() {
            self.report_lambda(ty, span, place, count);
            return (from, self.store.error);
        }
        (from, to)
    }

    fn condition(&mut self, id: ExprId) {
        let bool = self.store.con(self.hir.wired.bool);
        self.within(Context::Condition, |this| this.check(id, bool));
    }

    pub fn alternatives(&mut self, alts: &[Alt], scrutinee: T, expected: T, at: Span) {
        let mut first: Option<Span> = None;
        for alt in alts {
            let before = self.begin_patterns();
            self.within(Context::Scrutinee(at), |this| this.pattern(alt.pattern, scrutinee));
            match first {
                None => self.rhs(&alt.rhs, expected),
                Some(at) => {
                    self.within(Context::Alike("the first alternative", at), |this| this.rhs(&alt.rhs, expected))
                }
            }
            first = first.or(alt.rhs.bodies.first().map(|body| self.hir.expr(body.body).span));
            self.end_patterns(before);
        }
    }

    pub fn rhs(&mut self, rhs: &Rhs, expected: T) {
        self.binds(&rhs.wheres);
        self.guarded(&rhs.bodies, expected);
    }

    fn guarded(&mut self, bodies: &[Guarded], expected: T) {
        for body in bodies {
            let before = self.begin_patterns();
            self.qualifiers(&body.guards, false);
            self.check(body.body, expected);
            self.end_patterns(before);
        }
    }

    /// Guards, or the qualifiers of a comprehension: in guards a bind matches the value itself.
    fn qualifiers(&mut self, stmts: &[Stmt], comprehension: bool) {
        for stmt in stmts {
            match stmt {
                Stmt::Expr(condition) => self.condition(*condition),
                Stmt::Let(binds) => self.binds(binds),
                Stmt::Bind(pattern, expr, _) => {
                    let ty = if comprehension {
                        let element = self.store.unknown(self.level);
                        let list = self.store.apply(self.hir.wired.list, &[element]);
                        self.within(Context::Generator, |this| this.check(*expr, list));
                        element
                    } else {
                        self.infer(*expr)
                    };
                    let at = self.hir.expr(*expr).span;
                    self.within(Context::Scrutinee(at), |this| this.pattern(*pattern, ty));
                }
            }
        }
    }

    fn do_block(&mut self, id: ExprId, stmts: &[Stmt], expected: T, span: Span) {
        // `do e` is `e`, of any type.
        if let Some((Stmt::Expr(last), before)) = stmts.split_last()
            && before.iter().all(|stmt| matches!(stmt, Stmt::Let(_)))
        {
            for stmt in before {
                if let Stmt::Let(binds) = stmt {
                    self.binds(binds);
                }
            }
            return self.check(*last, expected);
        }
        let monad = self.store.unknown(self.level);
        let result = self.store.unknown(self.level);
        let whole = self.store.app(monad, result);
        self.equal(expected, whole, span, Some(id));
        let wired = &self.hir.wired;
        let origin = Origin { span, expr: Some(id) };
        let fails = stmts.iter().find_map(|stmt| match stmt {
            Stmt::Bind(pattern, _, true) => Some(self.hir.pat(*pattern).span),
            _ => None,
        });
        let mut uses = vec![self.want(Pred { class: wired.monad, args: vec![monad] }, origin)];
        if let Some(span) = fails {
            let origin = Origin { span, expr: None };
            uses.push(self.want(Pred { class: wired.monad_fail, args: vec![monad] }, origin));
        }
        self.record_uses(id, uses);
        let before = self.begin_patterns();
        for (place, stmt) in stmts.iter().enumerate() {
            match stmt {
                Stmt::Let(binds) => self.binds(binds),
                Stmt::Bind(pattern, expr, _) => {
                    let at = self.hir.expr(*expr).span;
                    let value = self.store.unknown(self.level);
                    let action = self.store.app(monad, value);
                    self.within(Context::Statement, |this| this.check(*expr, action));
                    self.within(Context::Scrutinee(at), |this| this.pattern(*pattern, value));
                }
                Stmt::Expr(expr) => {
                    let last = place + 1 == stmts.len();
                    let value = if last { result } else { self.store.unknown(self.level) };
                    let action = self.store.app(monad, value);
                    self.within(Context::Statement, |this| this.check(*expr, action));
                }
            }
        }
        self.end_patterns(before);
    }

    fn record(&mut self, id: ExprId, con: ConId, fields: &[Option<ExprId>], expected: T, span: Span) {
        let scheme = self.con_scheme(con);
        let (mut ty, evidence) = self.instantiate(&scheme, Origin { span, expr: Some(id) }, &[]);
        self.record_uses(id, evidence);
        let mut wants = Vec::new();
        while wants.len() < fields.len() {
            let Node::Fun(from, to) = self.store.head(ty).1 else { break };
            wants.push(from);
            ty = to;
        }
        self.equal(expected, ty, span, Some(id));
        for (place, (field, want)) in fields.iter().zip(wants).enumerate() {
            if let Some(value) = field {
                self.within(Context::Field(con, place as u32), |this| this.check(*value, want));
            } else if self.hir.con(con).strict.get(place) == Some(&true) {
                self.report_strict_field(con, place, span);
            }
        }
    }

    /// The type may change in the variables that only updated fields mention.
    fn update(
        &mut self,
        id: ExprId,
        record: ExprId,
        fields: &[(VarId, ExprId)],
        cons: &[ConId],
        expected: T,
        span: Span,
    ) {
        let Some(&con) = cons.first() else { return };
        let info = self.con_info(con);
        let hir = self.hir;
        let updated: Vec<usize> = fields
            .iter()
            .filter_map(|(field, _)| hir.con(con).labels.iter().position(|label| label == field))
            .collect();
        let mut kept = Vec::new();
        for &each in cons {
            let (info, labels) = (self.con_info(each), &hir.con(each).labels);
            for (place, &field) in info.fields.iter().enumerate() {
                let is_updated = labels.get(place).is_some_and(|label| fields.iter().any(|(field, _)| field == label));
                if !is_updated {
                    // Constructors of one type name its parameters alike unless it is a GADT.
                    self.store.leaves(field, &mut |node| kept.push(node));
                }
            }
        }
        let old: Vec<(TyVarId, T)> = info.vars.iter().map(|&var| (var, self.store.unknown(self.level))).collect();
        let new: Vec<(TyVarId, T)> = old
            .iter()
            .map(|&(var, ty)| {
                let is_kept = kept.contains(&Node::Var(var)) || !info.plain;
                (var, if is_kept { ty } else { self.store.unknown(self.level) })
            })
            .collect();
        let result = self.store.substitute(info.result, &new);
        self.equal(expected, result, span, Some(id));
        let before = self.store.substitute(info.result, &old);
        self.check(record, before);
        for (&(_, value), &place) in fields.iter().zip(&updated) {
            let want = self.store.substitute(info.fields[place], &new);
            self.within(Context::Field(con, place as u32), |this| this.check(value, want));
        }
    }

    /// Runs with one more thing to say in messages.
    pub fn within<R>(&mut self, context: Context, run: impl FnOnce(&mut Self) -> R) -> R {
        self.context.push(context);
        let result = run(self);
        self.context.pop();
        result
    }
}
