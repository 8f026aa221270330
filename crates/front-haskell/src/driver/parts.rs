//! The parts of properties that say more than the whole: the sides of `a == b`, wherever it stands between `==>`, `.&&.`
//! and the like.
//!
//! Each becomes a function of the property's inputs, so that it can be evaluated on a counterexample. Only the plain form
//! is looked at: one equation without guards.

use super::{applied, binding, library};
use crate::syntax::{Clause, Decl, Expr, ExprKind, Ident, Infix, Module, QIdent, QName, Qualifier, TypeKind};
use snell_core_ir::is_claim;
use snell_source::{Name, Names, Span};

/// A part of a property.
pub(super) struct Part {
    pub(super) property: Name,
    /// Its text.
    pub(super) span: Span,
    pub(super) name: Ident,
    pub(super) decl: Decl,
}

/// More parts of one property are too many to read.
const MOST: usize = 8;

/// Properties of more inputs are not taken apart.
const MOST_INPUTS: usize = 5;

/// Splits an expression, those that bind least first; what stands before `==>` is true whenever the rest matters.
const LEVELS: &[&[&str]] = &[
    &["==>"],
    &[".&&.", ".||.", ".&."],
    &["||"],
    &["&&"],
    &["==", "/=", "<", "<=", ">", ">=", "===", "=/=", "`elem`", "`notElem`"],
];

/// The parts of all properties of a module.
pub(super) fn of_module(module: &Module, names: &mut Names, base: Name) -> Vec<Part> {
    let mut found = Vec::new();
    for decl in &module.decls {
        let Decl::Clause(clause) = decl else { continue };
        let of_same = |other: &&Decl| matches!(other, Decl::Clause(other) if other.name.name == clause.name.name);
        // One with a context is checked at a type that the parts do not know of.
        let constrained = |decl: &Decl| match decl {
            Decl::Signature(of, ty, _) => {
                of.iter().any(|name| name.name == clause.name.name) && matches!(ty.kind, TypeKind::Qualified(..))
            }
            _ => false,
        };
        if is_claim(names.text(clause.name.name))
            && module.decls.iter().filter(of_same).count() == 1
            && !module.decls.iter().any(constrained)
        {
            of_clause(clause, names, base, &mut found);
        }
    }
    found
}

fn of_clause(clause: &Clause, names: &mut Names, base: Name, found: &mut Vec<Part>) {
    let [body] = &clause.rhs.bodies[..] else { return };
    if !body.guards.is_empty() || clause.patterns.len() > MOST_INPUTS {
        return;
    }
    let mut sides = Vec::new();
    split(&body.body, names, &mut sides);
    // The whole says nothing that the verdict does not say.
    if sides.len() > MOST || sides.iter().any(|side| side.span == body.body.span) {
        return;
    }
    for (number, side) in sides.into_iter().enumerate() {
        let span = side.span;
        let mut value = side;
        if !clause.rhs.wheres.is_empty() {
            value = Expr { kind: ExprKind::Let(clause.rhs.wheres.clone(), Box::new(value)), span };
        }
        let inputs = clause.patterns.len();
        if inputs > 0 {
            let lambda = Expr { kind: ExprKind::Lambda(clause.patterns.clone(), Box::new(value)), span };
            let name = QName { qualifier: Qualifier::None, name: clause.name.name };
            let property = Expr { kind: ExprKind::Var(QIdent { name, span: clause.name.span }), span };
            let pin = library(names.intern(&format!("pin{inputs}#")), base, span);
            value = applied(applied(pin, property), lambda);
        }
        let text = format!("%part {number} {}", names.text(clause.name.name));
        let name = Ident { name: names.intern(&text), span };
        found.push(Part { property: clause.name.name, span, name, decl: binding(name, value) });
    }
}

/// The parts of an expression; an expression without any is its own part.
fn split(expr: &Expr, names: &Names, parts: &mut Vec<Expr>) {
    match &expr.kind {
        ExprKind::Paren(inner) => split(inner, names, parts),
        ExprKind::Infix(items) => chain(items, names, parts),
        ExprKind::App(function, arg) if is_named(function, names, "not") => split(arg, names, parts),
        ExprKind::Literal(_) | ExprKind::Var(_) => {}
        _ => parts.push(expr.clone()),
    }
}

/// As [`split`], of operands and operators.
fn chain(items: &[Infix], names: &Names, parts: &mut Vec<Expr>) {
    let is = |item: &Infix, wanted: &[&str]| match item {
        Infix::Operator(operator) => wanted.iter().any(|word| is_named(operator, names, word.trim_matches('`'))),
        _ => false,
    };
    if items.iter().any(|item| is(item, &["$", "$!"])) {
        parts.extend(whole(items));
        return;
    }
    for (level, operators) in LEVELS.iter().enumerate() {
        if !items.iter().any(|item| is(item, operators)) {
            continue;
        }
        let pieces = items.split(|item| is(item, operators));
        let last = items.iter().filter(|item| is(item, operators)).count();
        for piece in pieces.skip(if level == 0 { last } else { 0 }) {
            match level {
                // Constants and inputs are there to be read.
                4 => parts
                    .extend(whole(piece).filter(|side| !matches!(side.kind, ExprKind::Literal(_) | ExprKind::Var(_)))),
                _ => chain(piece, names, parts),
            }
        }
        return;
    }
    match items {
        [Infix::Operand(expr)] => split(expr, names, parts),
        _ => parts.extend(whole(items)),
    }
}

/// Operands and operators as one expression.
fn whole(items: &[Infix]) -> Option<Expr> {
    if let [Infix::Operand(expr)] = items {
        return Some(expr.clone());
    }
    let span = |item: &Infix| match item {
        Infix::Operand(expr) | Infix::Operator(expr) => expr.span,
        Infix::Minus(span) => *span,
    };
    let (first, last) = (span(items.first()?), span(items.last()?));
    let span = Span { file: first.file, start: first.start, end: last.end };
    Some(Expr { kind: ExprKind::Infix(items.to_vec()), span })
}

fn is_named(expr: &Expr, names: &Names, text: &str) -> bool {
    matches!(&expr.kind, ExprKind::Var(name) if names.text(name.name.name) == text)
}
