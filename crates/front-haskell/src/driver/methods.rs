//! The methods of instances as functions of their own, so that they can be explored: `area (Rect)` is `area` at the type
//! `Rect`.

use super::applied;
use crate::syntax::{
    Clause, Decl, Expr, ExprKind, Guarded, Ident, InstanceDecl, Module, Pat, PatKind, QIdent, QName, Qualifier, Rhs,
    Type, TypeKind,
};
use snell_source::{FileId, Name, Names, Span};
use std::collections::BTreeSet;

/// Where the functions come from, each with a place of its own: what is wrong with one there, nobody wrote.
pub const METHODS: FileId = FileId(u32::MAX - 2);

/// Classes that `Int` is an instance of, which stands for type variables with these constraints.
const OF_INT: [&str; 11] =
    ["Eq", "Ord", "Show", "Read", "Num", "Real", "Integral", "Enum", "Bounded", "Ix", "PrintfArg"];

/// A function for each method that an instance of the module defines itself.
pub(super) fn of_module(module: &Module, names: &mut Names, prim: Name) -> Vec<(Ident, Decl)> {
    let mut found = Vec::new();
    for decl in &module.decls {
        let Decl::Instance(instance) = decl else { continue };
        let Some(types) = types_of(instance, names, prim) else { continue };
        let heads: Vec<&str> = instance.args.iter().map(|ty| head(ty, names)).collect();
        let heads = heads.join(" ");
        let mut known: BTreeSet<Name> = BTreeSet::new();
        for decl in &instance.body {
            let Decl::Clause(clause) = decl else { continue };
            if !known.insert(clause.name.name) {
                continue;
            }
            let at = found.len() as u32;
            let span = Span { file: METHODS, start: at, end: at + 1 };
            let text = format!("{} ({heads})", names.text(clause.name.name));
            let name = Ident { name: names.intern(&text), span: clause.name.span };
            let method = QName { qualifier: instance.class.name.qualifier, name: clause.name.name };
            let method = Expr { kind: ExprKind::Var(QIdent { name: method, span }), span };
            found.push((name, function(name, method, &types, clause.patterns.len(), span, names)));
        }
    }
    found
}

/// `name x1 x2 = method @T x1 x2`: with its parameters, so that it may be polymorphic.
fn function(name: Ident, method: Expr, types: &[Type], arity: usize, span: Span, names: &mut Names) -> Decl {
    let mut body = method;
    for ty in types {
        body = Expr { kind: ExprKind::TypeApp(Box::new(body), placed(ty, span)), span };
    }
    let mut patterns = Vec::new();
    for number in 1..=arity {
        let param = Ident { name: names.intern(&format!("x{number}")), span };
        patterns.push(Pat { kind: PatKind::Var(param), span });
        body = applied(body, Expr { kind: ExprKind::Var(QIdent { name: QName::plain(param.name), span }), span });
    }
    let rhs = Rhs { bodies: vec![Guarded { guards: Vec::new(), body, span }], wheres: Vec::new() };
    Decl::Clause(Clause { name, patterns, rhs, span })
}

/// A type all of which stands at one place.
fn placed(ty: &Type, span: Span) -> Type {
    let part = |ty: &Type| Box::new(placed(ty, span));
    let kind = match &ty.kind {
        TypeKind::Con(name) => TypeKind::Con(QIdent { span, ..*name }),
        TypeKind::App(function, arg) => TypeKind::App(part(function), part(arg)),
        TypeKind::Function(from, to) => TypeKind::Function(part(from), part(to)),
        TypeKind::List(of) => TypeKind::List(part(of)),
        TypeKind::Tuple(items) => TypeKind::Tuple(items.iter().map(|item| placed(item, span)).collect()),
        other => other.clone(),
    };
    Type { kind, span }
}

/// The types of an instance with something for its variables; nothing if it asks for more than is known of `Int`.
fn types_of(instance: &InstanceDecl, names: &mut Names, prim: Name) -> Option<Vec<Type>> {
    let mut constrained = BTreeSet::new();
    for constraint in &instance.context {
        let TypeKind::App(class, arg) = &constraint.kind else { return None };
        let (TypeKind::Con(class), TypeKind::Var(var)) = (&class.kind, &arg.kind) else { return None };
        if !OF_INT.contains(&names.text(class.name.name)) {
            return None;
        }
        constrained.insert(var.name);
    }
    let int = QName { qualifier: Qualifier::Original(prim), name: names.intern("Int") };
    instance.args.iter().map(|ty| closed(ty, &constrained, int)).collect()
}

/// A type without variables.
fn closed(ty: &Type, constrained: &BTreeSet<Name>, int: QName) -> Option<Type> {
    let part = |ty: &Type| closed(ty, constrained, int).map(Box::new);
    let kind = match &ty.kind {
        TypeKind::Var(var) if constrained.contains(&var.name) => TypeKind::Con(QIdent { name: int, span: ty.span }),
        TypeKind::Var(_) => TypeKind::Wild,
        TypeKind::App(function, arg) => TypeKind::App(part(function)?, part(arg)?),
        TypeKind::Function(from, to) => TypeKind::Function(part(from)?, part(to)?),
        TypeKind::List(of) => TypeKind::List(part(of)?),
        TypeKind::Tuple(items) => {
            let items: Option<Vec<Type>> = items.iter().map(|item| closed(item, constrained, int)).collect();
            TypeKind::Tuple(items?)
        }
        TypeKind::Con(_) | TypeKind::ListCon | TypeKind::TupleCon(_) | TypeKind::Unit | TypeKind::FunctionCon => {
            ty.kind.clone()
        }
        _ => return None,
    };
    Some(Type { kind, span: ty.span })
}

/// What a type is called by.
fn head<'n>(ty: &Type, names: &'n Names) -> &'n str {
    match &ty.kind {
        TypeKind::App(function, _) => head(function, names),
        TypeKind::Con(name) => names.text(name.name.name),
        TypeKind::Var(name) => names.text(name.name),
        TypeKind::List(_) | TypeKind::ListCon => "[]",
        TypeKind::Function(..) | TypeKind::FunctionCon => "->",
        TypeKind::Unit => "()",
        _ => "_",
    }
}
