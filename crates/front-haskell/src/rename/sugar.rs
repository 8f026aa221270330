//! Sugar that is written out before names are looked up: parallel and monad comprehensions, `rec`.

use super::Renamer;
use crate::hir;
use crate::syntax::{Decl, Expr, ExprKind, Ident, Pat, PatKind, QIdent, QName, Qualifier, Stmt};
use snell_source::{Name, Span};

/// Tuples are nested beyond so many components.
const WIDTH: usize = 12;

impl Renamer<'_> {
    /// `[e | qs | rs]`: as `[e | (x, y) <- zip [x | qs] [y | rs]]`.
    pub(super) fn parallel(&mut self, body: &Expr, lists: &[Vec<Stmt>], span: Span) -> hir::ExprKind {
        let zip = original(self.world.known.list_module, self.world.known.zip, span);
        let mut whole: Option<(Pat, Expr)> = None;
        for stmts in lists.iter().rev() {
            let mut names = Vec::new();
            self.bound_by(stmts, &mut names);
            let element = Box::new(tuple(&names, span));
            let list = Expr { kind: ExprKind::Comprehension(element, stmts.clone()), span };
            let pattern = tuple_pattern(&names, span);
            whole = Some(match whole {
                None => (pattern, list),
                Some((other, rest)) => {
                    let pattern = Pat { kind: PatKind::Tuple(vec![pattern, other]), span };
                    (pattern, apply(apply(zip.clone(), list), rest))
                }
            });
        }
        let Some((pattern, list)) = whole else { return self.failed() };
        self.comprehension(body, &[Stmt::Bind(pattern, list, span)], span)
    }

    /// `[e | ..]`; with `MonadComprehensions` as a `do` that ends in `return e`.
    pub(super) fn comprehension(&mut self, body: &Expr, stmts: &[Stmt], span: Span) -> hir::ExprKind {
        if self.monad_comprehensions {
            let known = &self.world.known;
            let guard = original(known.monad_module, known.guard, span);
            let result = apply(original(known.base, known.pure, span), body.clone());
            let guarded = |stmt: &Stmt| match stmt {
                Stmt::Expr(condition) => Stmt::Expr(apply(guard.clone(), condition.clone())),
                other => other.clone(),
            };
            let mut stmts: Vec<Stmt> = stmts.iter().map(guarded).collect();
            stmts.push(Stmt::Expr(result));
            return self.do_block(&stmts, span);
        }
        let mark = self.scopes.mark();
        let stmts = self.stmts(stmts);
        let body = self.expr(body);
        self.scopes.leave(mark);
        hir::ExprKind::Comprehension(body, stmts)
    }

    /// `rec ..`: as `(x, y) <- mfix (\~(x, y) -> do { ..; return (x, y) })`.
    pub(super) fn recursive(&mut self, stmts: &[Stmt], span: Span) -> Stmt {
        let mut names = Vec::new();
        self.bound_by(stmts, &mut names);
        let known = &self.world.known;
        let result = apply(original(known.base, known.pure, span), tuple(&names, span));
        let mut stmts = stmts.to_vec();
        stmts.push(Stmt::Expr(result));
        let body = Expr { kind: ExprKind::Do(stmts), span };
        let lazy = Pat { kind: PatKind::Lazy(Box::new(tuple_pattern(&names, span))), span };
        let function = Expr { kind: ExprKind::Lambda(vec![lazy], Box::new(body)), span };
        let value = apply(original(known.fix_module, known.mfix, span), function);
        Stmt::Bind(tuple_pattern(&names, span), value, span)
    }

    /// The names that statements bind, each once.
    fn bound_by(&mut self, stmts: &[Stmt], out: &mut Vec<Ident>) {
        let mut names = Vec::new();
        for stmt in stmts {
            match stmt {
                Stmt::Bind(pattern, ..) => self.binders(pattern, &mut names),
                Stmt::Let(decls, _) => {
                    for decl in decls {
                        match decl {
                            Decl::Clause(clause) => names.push(clause.name),
                            Decl::Pattern(pattern, ..) => self.binders(pattern, &mut names),
                            _ => {}
                        }
                    }
                }
                Stmt::Rec(inner, _) => self.bound_by(inner, &mut names),
                Stmt::Expr(_) => {}
            }
        }
        for name in names {
            if !out.iter().any(|other| other.name == name.name) {
                out.push(name);
            }
        }
    }
}

fn original(module: Name, name: Name, span: Span) -> Expr {
    let name = QName { qualifier: Qualifier::Original(module), name };
    Expr { kind: ExprKind::Var(QIdent { name, span }), span }
}

fn apply(function: Expr, argument: Expr) -> Expr {
    let span = argument.span;
    Expr { kind: ExprKind::App(Box::new(function), Box::new(argument)), span }
}

fn tuple(names: &[Ident], span: Span) -> Expr {
    let variable = |name: &Ident| {
        let id = QIdent { name: QName::plain(name.name), span: name.span };
        Expr { kind: ExprKind::Var(id), span: name.span }
    };
    let kind = match names {
        [] => ExprKind::Unit,
        [name] => return variable(name),
        _ if names.len() <= WIDTH => ExprKind::Tuple(names.iter().map(|name| Some(variable(name))).collect()),
        _ => {
            let (some, rest) = names.split_at(WIDTH - 1);
            ExprKind::Tuple(vec![Some(tuple(some, span)), Some(tuple(rest, span))])
        }
    };
    Expr { kind, span }
}

fn tuple_pattern(names: &[Ident], span: Span) -> Pat {
    let variable = |name: &Ident| Pat { kind: PatKind::Var(*name), span: name.span };
    let kind = match names {
        [] => PatKind::Unit,
        [name] => return variable(name),
        _ if names.len() <= WIDTH => PatKind::Tuple(names.iter().map(variable).collect()),
        _ => {
            let (some, rest) = names.split_at(WIDTH - 1);
            PatKind::Tuple(vec![tuple_pattern(some, span), tuple_pattern(rest, span)])
        }
    };
    Pat { kind, span }
}
