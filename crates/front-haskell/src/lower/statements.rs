//! `do` and list comprehensions.

use super::matching::{Row, leaf};
use super::term::{Alt, Local, Term, TermId, Test};
use super::{Lowering, places};
use crate::hir::{ExprId, Stmt};
use snell_core_ir::builtin;

impl<'h> Lowering<'h> {
    /// `do ..`, from its end: what is bound comes into scope first, so that no statement nests in another here.
    pub(super) fn do_block(&mut self, expr: ExprId, statements: &'h [Stmt]) -> TermId {
        let hir = self.hir;
        let mut dicts = self.uses(expr).into_iter();
        let monad = dicts.next().unwrap_or_else(|| self.evidence.missing());
        let monad_fail = dicts.next();
        for statement in statements {
            match statement {
                Stmt::Bind(pattern, ..) => self.reserve(*pattern),
                Stmt::Let(binds) => self.open_binds(binds),
                Stmt::Expr(_) => {}
            }
        }
        let Some((last, before)) = statements.split_last() else { return self.terms.error("an empty do block") };
        let mut result = match last {
            Stmt::Expr(last) => self.expr(*last),
            _ => self.terms.error("the last statement of a do block must be an expression"),
        };
        for statement in before.iter().rev() {
            let outer = self.terms.here();
            result = match statement {
                Stmt::Expr(action) => {
                    self.terms.at(hir.expr(*action).span);
                    let action = self.expr(*action);
                    self.apply_method(hir.wired.then, monad.clone(), vec![action, result])
                }
                Stmt::Let(binds) => self.close_binds(binds, result),
                Stmt::Bind(pattern, action, _) => {
                    self.terms.at(hir.pat(*pattern).span.to(hir.expr(*action).span));
                    let action = self.expr(*action);
                    let text = match places::place(self.sources, hir.pat(*pattern).span) {
                        Some(place) => format!("Pattern match failure in do expression at {place}"),
                        None => "Pattern match failure in do expression".to_string(),
                    };
                    let fail = match &monad_fail {
                        Some(dict) => {
                            let text = self.string(&text);
                            self.apply_method(hir.wired.fail, dict.clone(), vec![text])
                        }
                        None => self.terms.error(&text),
                    };
                    let param = self.param(*pattern);
                    let row = Row::new(&[*pattern], leaf(move |_: &mut Self, _| result));
                    let body = self.matching(vec![row], vec![param], fail);
                    let rest = self.terms.lam(vec![param], body);
                    self.apply_method(hir.wired.bind, monad.clone(), vec![action, rest])
                }
            };
            result = self.bounded(result);
            self.terms.at(outer);
        }
        result
    }

    /// `[result | qualifiers] ++ tail`, without intermediate lists; `tail` is small.
    pub(super) fn comprehension(&mut self, result: ExprId, qualifiers: &'h [Stmt], tail: TermId) -> TermId {
        match qualifiers.split_first() {
            None => {
                let element = self.expr(result);
                self.terms.con(builtin::CONS, vec![element, tail])
            }
            Some((Stmt::Expr(condition), rest)) => {
                let condition = self.expr(*condition);
                let yes = self.comprehension(result, rest, tail);
                self.terms.if_(condition, yes, tail)
            }
            Some((Stmt::Let(binds), rest)) => {
                self.open_binds(binds);
                let body = self.comprehension(result, rest, tail);
                self.close_binds(binds, body)
            }
            Some((Stmt::Bind(pattern, list, _), rest)) => {
                let list = self.expr(*list);
                let go = self.terms.made("go");
                let (left, more): (Local, Local) = (self.terms.made("list"), self.terms.made("rest"));
                let again = self.terms.var(go);
                let others = self.terms.var(more);
                let next = self.terms.app(again, vec![others]);
                let element = self.param(*pattern);
                let row = Row::new(&[*pattern], leaf(move |this: &mut Self, _| this.comprehension(result, rest, next)));
                let body = self.matching(vec![row], vec![element], next);
                let alts = vec![
                    Alt { test: Test::Con(builtin::NIL, Vec::new()), body: tail },
                    Alt { test: Test::Con(builtin::CONS, vec![element, more]), body },
                ];
                let scrutinee = self.terms.var(left);
                let binder = self.terms.made("list");
                let body = self.terms.add(Term::Case(scrutinee, binder, alts, None));
                let function = self.terms.lam(vec![left], body);
                let call = self.terms.var(go);
                let call = self.terms.app(call, vec![list]);
                self.terms.let_(vec![(go, function)], call)
            }
        }
    }
}
