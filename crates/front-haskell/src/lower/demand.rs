//! Queries: a truth value that is demanded, with equations solved by unification wherever equality is structural.
//!
//! Of `a == b && c`, both parts are demanded; a demanded equation unifies, a demanded inequality stays a constraint. Where
//! either of two things would do, one is guessed; the guesses exclude each other, so that no answer is found twice.

use super::Lowering;
use super::structural::is_structural;
use super::term::{Local, Term, TermId};
use crate::hir::{BindId, BindKind, ExprId, ExprKind, PatKind, VarKind};
use snell_core_ir::{Prim, Type, builtin};

/// The module of what queries are made with.
const BASE: &str = "Snell.Base";

/// What a query is made of.
enum Claim {
    And(ExprId, ExprId),
    Or(ExprId, ExprId),
    Implies(ExprId, ExprId),
    Not(ExprId),
    /// An equation of values whose equality is structural; or an inequality.
    Equation(ExprId, ExprId, bool),
    /// Anything else.
    Plain,
}

impl Lowering<'_> {
    /// The function of the unknowns that is `True` on the answers of a query, and has no value elsewhere.
    pub(super) fn query(&mut self, bind: BindId) -> TermId {
        let hir = self.hir;
        let BindKind::Function { clauses, .. } = &hir.bind(bind).kind else { return self.terms.error("no query") };
        let Some(body) = clauses.first().and_then(|clause| clause.rhs.bodies.first()) else {
            return self.terms.error("no query");
        };
        let (mut params, mut inner): (Vec<Local>, ExprId) = (Vec::new(), body.body);
        if let ExprKind::Lambda(patterns, body) = &hir.expr(inner).kind {
            for &pattern in patterns {
                if let PatKind::Var(var) = hir.pat(pattern).kind {
                    params.push(self.bind_plain(var));
                }
            }
            inner = *body;
        }
        self.terms.at(hir.expr(inner).span);
        let demanded = self.demanded(inner, true);
        let truth = self.truth(true);
        let body = self.unify(demanded, truth);
        self.terms.lam(params, body)
    }

    /// `True` where the expression has this truth value, else something else or nothing.
    fn demanded(&mut self, id: ExprId, truth: bool) -> TermId {
        let before = self.terms.at(self.hir.expr(id).span);
        let term = match (self.claim(id), truth) {
            (Claim::Not(inner), _) => self.demanded(inner, !truth),
            (Claim::And(..), true) => {
                let mut parts = Vec::new();
                self.conjuncts(id, &mut parts);
                self.all(&parts)
            }
            (Claim::And(a, b), false) => self.either((a, false), (b, false)),
            (Claim::Or(a, b), true) => self.either((a, true), (b, true)),
            (Claim::Or(a, b), false) => self.both((a, false), (b, false)),
            (Claim::Implies(a, b), true) => self.either((a, false), (b, true)),
            (Claim::Implies(a, b), false) => self.both((a, true), (b, false)),
            (Claim::Equation(a, b, same), _) => {
                let (left, right) = (self.expr(a), self.expr(b));
                if same == truth { self.unify(left, right) } else { self.differ(left, right) }
            }
            (Claim::Plain, true) => self.expr(id),
            (Claim::Plain, false) => {
                let (value, yes, no) = (self.expr(id), self.truth(true), self.truth(false));
                self.terms.if_(value, no, yes)
            }
        };
        self.terms.at(before);
        term
    }

    /// Both of these.
    fn both(&mut self, first: (ExprId, bool), second: (ExprId, bool)) -> TermId {
        let first = self.demanded(first.0, first.1);
        let second = self.demanded(second.0, second.1);
        let no = self.truth(false);
        self.terms.if_(first, second, no)
    }

    /// The first of these; or not the first, but the second.
    fn either(&mut self, first: (ExprId, bool), second: (ExprId, bool)) -> TermId {
        if !self.unifies(first.0) {
            // Its value is found out without a guess.
            let (value, yes) = (self.expr(first.0), self.truth(true));
            let rest = self.demanded(second.0, second.1);
            return if first.1 { self.terms.if_(value, yes, rest) } else { self.terms.if_(value, rest, yes) };
        }
        let one = self.demanded(first.0, first.1);
        let other = self.both((first.0, !first.1), second);
        let guess = self.terms.add(Term::Fresh(Type::Data(builtin::BOOL, Vec::new())));
        self.terms.if_(guess, one, other)
    }

    /// All of these, in order; neighbouring equations are solved together.
    fn all(&mut self, parts: &[ExprId]) -> TermId {
        let mut result = None;
        let mut rest = parts;
        while let Some((&last, before)) = rest.split_last() {
            let is_equation = |this: &Self, id| matches!(this.claim(id), Claim::Equation(.., true));
            let run = match is_equation(self, last) {
                true => parts[..rest.len()].iter().rev().take(15).take_while(|&&part| is_equation(self, part)).count(),
                false => 0,
            };
            let term = if run > 1 {
                let (group, before) = (&rest[rest.len() - run..], &rest[..rest.len() - run]);
                rest = before;
                self.together(group)
            } else {
                rest = before;
                self.demanded(last, true)
            };
            result = Some(match result {
                None => term,
                Some(after) => {
                    let no = self.truth(false);
                    self.terms.if_(term, after, no)
                }
            });
        }
        result.unwrap_or_else(|| self.truth(true))
    }

    /// Several equations as one between tuples, so that their order does not matter.
    fn together(&mut self, equations: &[ExprId]) -> TermId {
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        for &equation in equations {
            if let Claim::Equation(left, right, _) = self.claim(equation) {
                lefts.push(self.expr(left));
                rights.push(self.expr(right));
            }
        }
        let (left, right) = (self.tuple(lefts), self.tuple(rights));
        self.unify(left, right)
    }

    fn conjuncts(&self, id: ExprId, parts: &mut Vec<ExprId>) {
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            match self.claim(id) {
                Claim::And(a, b) => todo.extend([b, a]),
                _ => parts.push(id),
            }
        }
    }

    fn unify(&mut self, left: TermId, right: TermId) -> TermId {
        self.after(Prim::DataEquate, left, right)
    }

    fn differ(&mut self, left: TermId, right: TermId) -> TermId {
        self.after(Prim::DataDiffer, left, right)
    }

    /// `True`, after something was demanded.
    fn after(&mut self, prim: Prim, left: TermId, right: TermId) -> TermId {
        let demand = self.terms.add(Term::Prim(prim, vec![left, right]));
        let binder = self.terms.made("_");
        let truth = self.truth(true);
        self.terms.force(demand, binder, truth)
    }

    fn truth(&mut self, truth: bool) -> TermId {
        self.terms.con(if truth { builtin::TRUE } else { builtin::FALSE }, Vec::new())
    }

    /// Whether there are equations in it.
    fn unifies(&self, id: ExprId) -> bool {
        match self.claim(id) {
            Claim::And(a, b) | Claim::Or(a, b) | Claim::Implies(a, b) => self.unifies(a) || self.unifies(b),
            Claim::Not(inner) => self.unifies(inner),
            Claim::Equation(..) => true,
            Claim::Plain => false,
        }
    }

    fn claim(&self, mut id: ExprId) -> Claim {
        let hir = self.hir;
        while let ExprKind::Typed(inner, _) = hir.expr(id).kind
            && !self.typing.uses.contains_key(&id)
        {
            id = inner;
        }
        let (function, args): (ExprId, &[ExprId]) = match &hir.expr(id).kind {
            ExprKind::Operator(operator, left, right) => (*operator, &[*left, *right]),
            ExprKind::App(function, args) => (*function, args),
            _ => return Claim::Plain,
        };
        let ExprKind::Var(var) = hir.expr(function).kind else { return Claim::Plain };
        let entry = hir.var(var);
        let name = hir.names.text(entry.name);
        match (&entry.kind, args) {
            (VarKind::Top(module), args) if hir.names.text(hir.module(*module).name) == BASE => match (name, args) {
                ("&&", &[a, b]) => Claim::And(a, b),
                ("||", &[a, b]) => Claim::Or(a, b),
                ("==>", &[a, b]) => Claim::Implies(a, b),
                ("not", &[a]) => Claim::Not(a),
                _ => Claim::Plain,
            },
            (VarKind::Method(class, _), &[a, b])
                if *class == hir.wired.eq && is_structural(hir, self.typing, function) =>
            {
                Claim::Equation(a, b, name == "==")
            }
            _ => Claim::Plain,
        }
    }
}
