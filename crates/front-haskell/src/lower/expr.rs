//! Expressions.

use super::Lowering;
use super::matching::{Row, leaf};
use super::term::{Local, TermId};
use crate::hir::{Alt, ExprId, ExprKind, Guarded, PatId};
use snell_core_ir::builtin;
use snell_source::Span;

/// A step of walking a tree of operators.
enum Step {
    Visit(ExprId),
    Combine(ExprId, ExprId),
}

impl<'h> Lowering<'h> {
    /// The term of an expression.
    pub(super) fn expr(&mut self, id: ExprId) -> TermId {
        let before = self.terms.at(self.hir.expr(id).span);
        let params: Vec<Local> = match self.typing.abstractions.get(&id) {
            Some(dicts) => dicts.iter().map(|&dict| self.bind_dict(dict)).collect(),
            None => Vec::new(),
        };
        let mut term = self.kind(id);
        if let Some(&branch) = self.marked.of.get(&id) {
            term = self.terms.mark(branch, term);
        }
        let term = self.terms.lam(params, term);
        self.terms.at(before);
        term
    }

    fn kind(&mut self, id: ExprId) -> TermId {
        let hir = self.hir;
        match &hir.expr(id).kind {
            ExprKind::Var(_) | ExprKind::Con(_) => self.named(id, Vec::new()),
            ExprKind::Literal(literal) => self.literal(id, literal),
            ExprKind::App(function, args) => self.application(*function, args),
            ExprKind::TypeApp(inner, _) => self.expr(*inner),
            ExprKind::Operator(..) => self.operators(id),
            ExprKind::RightSection(operator, operand) => {
                let operand = self.expr(*operand);
                let mut shared = Vec::new();
                let operand = self.shared(operand, &mut shared);
                let param = self.terms.made("x");
                let first = self.terms.var(param);
                let body = self.apply_to(*operator, vec![first, operand]);
                let section = self.terms.lam(vec![param], body);
                self.terms.let_(shared, section)
            }
            ExprKind::Lambda(patterns, body) => self.lambda(patterns, *body),
            ExprKind::Let(binds, body) => {
                self.open_binds(binds);
                let body = self.expr(*body);
                self.close_binds(binds, body)
            }
            ExprKind::If(..) => self.ifs(id),
            ExprKind::MultiIf(branches) => {
                let fail = self.terms.error("Non-exhaustive guards in multi-way if");
                self.guarded(branches, fail)
            }
            ExprKind::Case(scrutinee, alts) => self.case(*scrutinee, alts, hir.expr(id).span),
            ExprKind::Do(statements) => self.do_block(id, statements),
            ExprKind::Comprehension(result, qualifiers) => {
                let nil = self.terms.con(builtin::NIL, Vec::new());
                self.comprehension(*result, qualifiers, nil)
            }
            ExprKind::List(elements) => {
                let elements = elements.iter().map(|&element| self.expr(element)).collect();
                self.list(elements)
            }
            ExprKind::Tuple(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|&part| self.expr(part)).collect();
                self.tuple(parts)
            }
            ExprKind::Record(con, fields) => self.record(id, *con, fields),
            ExprKind::Update(record, fields, cons) => self.update(*record, fields, cons),
            ExprKind::Typed(inner, _) => {
                let inner = self.expr(*inner);
                let dicts = self.uses(id);
                let args = dicts.iter().map(|dict| self.dict_term(dict)).collect();
                self.terms.app(inner, args)
            }
            ExprKind::Broken(text) => self.terms.error(text),
        }
    }

    /// A function expression applied to arguments that are terms already.
    pub(super) fn apply_to(&mut self, function: ExprId, args: Vec<TermId>) -> TermId {
        let abstracted = self.typing.abstractions.contains_key(&function);
        match self.hir.expr(function).kind {
            ExprKind::Var(_) | ExprKind::Con(_) if !abstracted => self.named(function, args),
            ExprKind::TypeApp(inner, _) if !abstracted => self.apply_to(inner, args),
            _ => {
                let function = self.expr(function);
                self.terms.app(function, args)
            }
        }
    }

    /// A variable or constructor, applied.
    fn named(&mut self, id: ExprId, args: Vec<TermId>) -> TermId {
        match self.hir.expr(id).kind {
            ExprKind::Var(var) => self.variable(id, var, args),
            ExprKind::Con(con) => {
                let dicts = self.uses(id);
                self.constructor(con, &dicts, args)
            }
            _ => self.terms.error("not a name"),
        }
    }

    fn application(&mut self, function: ExprId, args: &[ExprId]) -> TermId {
        let (mut head, mut runs) = (function, vec![args]);
        while let ExprKind::App(inner, more) = &self.hir.expr(head).kind
            && !self.typing.abstractions.contains_key(&head)
        {
            runs.push(more);
            head = *inner;
        }
        let args = runs.iter().rev().flat_map(|run| run.iter()).map(|&arg| self.expr(arg)).collect();
        let result = self.apply_to(head, args);
        self.bounded(result)
    }

    /// A tree of operators, which may be long in any direction.
    fn operators(&mut self, root: ExprId) -> TermId {
        let hir = self.hir;
        let (mut steps, mut values) = (vec![Step::Visit(root)], Vec::new());
        while let Some(step) = steps.pop() {
            match step {
                Step::Visit(id) => match hir.expr(id).kind {
                    ExprKind::Operator(operator, left, right)
                        if id == root
                            || !(self.typing.abstractions.contains_key(&id) || self.marked.of.contains_key(&id)) =>
                    {
                        steps.extend([Step::Combine(id, operator), Step::Visit(right), Step::Visit(left)]);
                    }
                    _ => values.push(self.expr(id)),
                },
                Step::Combine(id, operator) => {
                    let args = values.split_off(values.len().saturating_sub(2));
                    let before = self.terms.at(hir.expr(id).span);
                    let term = self.apply_to(operator, args);
                    values.push(self.bounded(term));
                    self.terms.at(before);
                }
            }
        }
        values.pop().unwrap_or_else(|| self.terms.error("no operand"))
    }

    /// `if .. then .. else if ..`.
    fn ifs(&mut self, root: ExprId) -> TermId {
        let hir = self.hir;
        let (mut branches, mut last) = (Vec::new(), root);
        while let ExprKind::If(condition, yes, no) = hir.expr(last).kind
            && (last == root || !self.typing.abstractions.contains_key(&last))
        {
            branches.push((last, condition, yes));
            last = no;
        }
        let mut result = self.expr(last);
        for (id, condition, yes) in branches.into_iter().rev() {
            let before = self.terms.at(hir.expr(id).span);
            let condition = self.expr(condition);
            let yes = self.expr(yes);
            result = self.terms.if_(condition, yes, result);
            result = self.bounded(result);
            self.terms.at(before);
        }
        result
    }

    fn lambda(&mut self, patterns: &'h [PatId], body: ExprId) -> TermId {
        let params: Vec<Local> = patterns.iter().map(|&pattern| self.param(pattern)).collect();
        let fail = self.terms.error("Non-exhaustive patterns in lambda");
        let row = Row::new(patterns, leaf(move |this: &mut Self, _| this.expr(body)));
        let body = self.matching(vec![row], params.clone(), fail);
        self.terms.lam(params, body)
    }

    fn case(&mut self, scrutinee: ExprId, alts: &'h [Alt], span: Span) -> TermId {
        let scrutinee = self.expr(scrutinee);
        let before = self.terms.at(span);
        let mut shared = Vec::new();
        let subject = match self.terms.get(scrutinee) {
            super::term::Term::Var(local) => *local,
            _ => {
                let local = match alts.first() {
                    Some(alt) => self.param(alt.pattern),
                    None => self.terms.made("s"),
                };
                shared.push((local, scrutinee));
                local
            }
        };
        let fail = self.terms.error("Non-exhaustive patterns in case");
        let rows = alts
            .iter()
            .map(|alt| Row::new(&[alt.pattern], leaf(move |this: &mut Self, fail| this.rhs(&alt.rhs, fail))))
            .collect();
        let body = if alts.is_empty() {
            let subject = self.terms.var(subject);
            let binder = self.terms.made("s");
            self.terms.force(subject, binder, fail)
        } else {
            self.matching(rows, vec![subject], fail)
        };
        let result = self.terms.let_(shared, body);
        self.terms.at(before);
        self.bounded(result)
    }

    /// Guarded bodies in order, then what is done when all fail.
    pub(super) fn guarded(&mut self, bodies: &'h [Guarded], fail: TermId) -> TermId {
        self.sharing(fail, |this, fail| {
            let mut result = fail;
            for (at, body) in bodies.iter().enumerate().rev() {
                result = if at + 1 == bodies.len() {
                    this.guard(&body.guards, body.body, result)
                } else {
                    this.sharing(result, |this, next| this.guard(&body.guards, body.body, next))
                };
                result = this.bounded(result);
            }
            result
        })
    }

    /// A list of these elements.
    pub(super) fn list(&mut self, elements: Vec<TermId>) -> TermId {
        let mut result = self.terms.con(builtin::NIL, Vec::new());
        for element in elements.into_iter().rev() {
            result = self.terms.con(builtin::CONS, vec![element, result]);
            result = self.bounded(result);
        }
        result
    }

    pub(super) fn tuple(&mut self, parts: Vec<TermId>) -> TermId {
        match self.hir.wired.tuple_cons.get(parts.len().wrapping_sub(2)) {
            Some(&con) => self.saturated(con, Vec::new(), parts),
            None => self.terms.error("a tuple of this size is not supported"),
        }
    }
}
