//! Expressions in the form of [`crate::show`].

use crate::show::Show;
use snell_front_haskell::syntax::*;

impl Show<'_> {
    pub fn expr(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Var(name) | ExprKind::Con(name) => self.qident(name),
            ExprKind::Literal(literal) => self.literal(literal),
            ExprKind::App(function, argument) => format!("({} {})", self.expr(function), self.expr(argument)),
            ExprKind::TypeApp(function, ty) => format!("({} @{})", self.expr(function), self.ty(ty)),
            ExprKind::Infix(parts) => {
                let part = |show: &Self, part: &Infix| match part {
                    Infix::Operand(expr) | Infix::Operator(expr) => show.expr(expr),
                    Infix::Minus(_) => "neg".into(),
                };
                format!("<{}>", self.join(parts, " ", part))
            }
            ExprKind::Lambda(patterns, body) => {
                format!("(\\{} -> {})", self.join(patterns, " ", Self::pat), self.expr(body))
            }
            ExprKind::LambdaCase(alts) => format!("\\case{{{}}}", self.join(alts, "; ", Self::alt)),
            ExprKind::Let(decls, body) => format!("(let{{{}}} {})", self.decls(decls), self.expr(body)),
            ExprKind::If(condition, yes, no) => {
                format!("(if {} then {} else {})", self.expr(condition), self.expr(yes), self.expr(no))
            }
            ExprKind::MultiIf(guards) => {
                format!("if{{{}}}", self.join(guards, " ", |show, guard| show.guarded(guard, "->")))
            }
            ExprKind::Case(scrutinee, alts) => {
                format!("(case {} of{{{}}})", self.expr(scrutinee), self.join(alts, "; ", Self::alt))
            }
            ExprKind::Do(stmts) => format!("do{{{}}}", self.join(stmts, "; ", Self::stmt)),
            ExprKind::Tuple(parts) => {
                format!("({})", self.list(parts, |show, part| part.as_ref().map_or("?".into(), |part| show.expr(part))))
            }
            ExprKind::Unit => "()".into(),
            ExprKind::TupleCon(parts) => format!("(tuple {parts})"),
            ExprKind::List(parts) => format!("[{}]", self.list(parts, Self::expr)),
            ExprKind::Sequence(from, then, to) => {
                let then = then.as_ref().map_or(String::new(), |then| format!(", {}", self.expr(then)));
                let to = to.as_ref().map_or(String::new(), |to| format!(" {}", self.expr(to)));
                format!("[{}{then} ..{to}]", self.expr(from))
            }
            ExprKind::Comprehension(element, stmts) => {
                format!("[{} | {}]", self.expr(element), self.join(stmts, ", ", Self::stmt))
            }
            ExprKind::Parallel(element, lists) => {
                let list = |show: &Self, stmts: &Vec<Stmt>| show.join(stmts, ", ", Self::stmt);
                format!("[{} | {}]", self.expr(element), self.join(lists, " | ", list))
            }
            ExprKind::LeftSection(operand, operator) => format!("L({} {})", self.expr(operand), self.expr(operator)),
            ExprKind::RightSection(operator, operand) => format!("R({} {})", self.expr(operator), self.expr(operand)),
            ExprKind::Record(name, fields, rest) => {
                format!("{}{{{}{}}}", self.qident(name), self.fields(fields), if *rest { " .." } else { "" })
            }
            ExprKind::Update(record, fields) => format!("({}){{{}}}", self.expr(record), self.fields(fields)),
            ExprKind::Typed(expr, ty) => format!("({} :: {})", self.expr(expr), self.ty(ty)),
            ExprKind::Paren(inner) => format!("P({})", self.expr(inner)),
            ExprKind::Hole(name) => format!("hole {}", self.ident(*name)),
            ExprKind::Implicit(name) => format!("?{}", self.ident(*name)),
            ExprKind::Label(name) => format!("#{}", self.ident(*name)),
            ExprKind::Unsupported(what) => format!("unsupported {what:?}"),
        }
    }

    fn fields(&self, fields: &[FieldBinding]) -> String {
        self.list(fields, |show, field| match &field.value {
            Some(value) => format!("{} = {}", show.qident(&field.field), show.expr(value)),
            None => show.qident(&field.field),
        })
    }

    fn alt(&self, alt: &Alt) -> String {
        format!("{}{}", self.pat(&alt.pattern), self.rhs(&alt.rhs, "->"))
    }

    pub fn rhs(&self, rhs: &Rhs, arrow: &str) -> String {
        let bodies = self.join(&rhs.bodies, "", |show, body| format!(" {}", show.guarded(body, arrow)));
        match rhs.wheres.as_slice() {
            [] => bodies,
            wheres => format!("{bodies} where{{{}}}", self.decls(wheres)),
        }
    }

    fn guarded(&self, guarded: &Guarded, arrow: &str) -> String {
        let body = self.expr(&guarded.body);
        match guarded.guards.as_slice() {
            [] => format!("{arrow} {body}"),
            guards => format!("| {} {arrow} {body}", self.list(guards, Self::stmt)),
        }
    }

    pub fn stmt(&self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Bind(pattern, value, _) => format!("{} <- {}", self.pat(pattern), self.expr(value)),
            Stmt::Let(decls, _) => format!("let{{{}}}", self.decls(decls)),
            Stmt::Expr(expr) => self.expr(expr),
            Stmt::Rec(stmts, _) => format!("rec{{{}}}", self.join(stmts, "; ", Self::stmt)),
        }
    }

    pub fn decls(&self, decls: &[Decl]) -> String {
        self.join(decls, "; ", Self::decl)
    }
}
