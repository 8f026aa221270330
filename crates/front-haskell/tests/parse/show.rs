//! Syntax in a compact form that shows its structure: operators are unresolved between `<` and `>`, parentheses of
//! the source are `P(..)`, applications have parentheses of their own.

use snell_front_haskell::syntax::*;
use snell_source::Names;

/// The declarations of a module, one a line.
pub fn module(module: &Module, names: &Names) -> String {
    let show = Show { names };
    let mut out = String::new();
    if let Some(name) = module.name {
        out += &format!("module {}", show.ident(name));
        if let Some(exports) = &module.exports {
            out += &format!(" ({})", show.list(exports, Show::export));
        }
        out += "\n";
    }
    for import in &module.imports {
        out += &format!("{}\n", show.import(import));
    }
    for decl in &module.decls {
        out += &format!("{}\n", show.decl(decl));
    }
    out
}

/// One expression.
pub fn expr(expr: &Expr, names: &Names) -> String {
    Show { names }.expr(expr)
}

pub struct Show<'a> {
    pub names: &'a Names,
}

impl Show<'_> {
    pub fn ident(&self, ident: Ident) -> String {
        self.names.text(ident.name).to_owned()
    }

    pub fn qident(&self, ident: &QIdent) -> String {
        let name = self.names.text(ident.name.name);
        match ident.name.qualifier {
            Qualifier::None => name.to_owned(),
            Qualifier::As(qualifier) | Qualifier::Original(qualifier) => {
                format!("{}.{name}", self.names.text(qualifier))
            }
        }
    }

    pub fn join<T>(&self, items: &[T], separator: &str, show: impl Fn(&Self, &T) -> String) -> String {
        items.iter().map(|item| show(self, item)).collect::<Vec<_>>().join(separator)
    }

    pub fn list<T>(&self, items: &[T], show: impl Fn(&Self, &T) -> String) -> String {
        self.join(items, ", ", show)
    }

    fn export(&self, export: &Export) -> String {
        match export {
            Export::Value(name) => self.qident(name),
            Export::Type(name, subordinates) => {
                format!("type {}{}", self.qident(name), self.subordinates(subordinates))
            }
            Export::Module(name) => format!("module {}", self.ident(*name)),
        }
    }

    fn subordinates(&self, subordinates: &Subordinates) -> String {
        match subordinates {
            Subordinates::None => String::new(),
            Subordinates::All(names) if names.is_empty() => "(..)".into(),
            Subordinates::All(names) => format!("(.., {})", self.list(names, |show, name| show.ident(*name))),
            Subordinates::Some(names) => format!("({})", self.list(names, |show, name| show.ident(*name))),
        }
    }

    fn import(&self, import: &Import) -> String {
        let mut out = format!("import {}", self.ident(import.module));
        if import.qualified {
            out += " qualified";
        }
        if let Some(alias) = import.alias {
            out += &format!(" as {}", self.ident(alias));
        }
        if import.hiding {
            out += " hiding";
        }
        if let Some(items) = &import.items {
            let item = |show: &Self, item: &Item| match item {
                Item::Value(name) => show.ident(*name),
                Item::Type(name, subordinates) => {
                    format!("type {}{}", show.ident(*name), show.subordinates(subordinates))
                }
            };
            out += &format!(" ({})", self.list(items, item));
        }
        out
    }

    pub fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Integer(value) => format!("{value}"),
            Literal::Fractional(digits, exponent) => format!("{digits}e{exponent}"),
            Literal::Char(c) => format!("{c:?}"),
            Literal::String(text) => format!("{text:?}"),
            Literal::Unboxed(inner) => format!("{}#", self.literal(inner)),
        }
    }

    pub fn pat(&self, pat: &Pat) -> String {
        match &pat.kind {
            PatKind::Wild => "_".into(),
            PatKind::Var(name) => self.ident(*name),
            PatKind::As(name, inner) => format!("{}@{}", self.ident(*name), self.pat(inner)),
            PatKind::Lazy(inner) => format!("~{}", self.pat(inner)),
            PatKind::Bang(inner) => format!("!{}", self.pat(inner)),
            PatKind::Literal(literal) => self.literal(literal),
            PatKind::Negative(literal) => format!("neg {}", self.literal(literal)),
            PatKind::Successor(name, literal) => format!("{}+{}", self.ident(*name), self.literal(literal)),
            PatKind::Con(name, args) if args.is_empty() => self.qident(name),
            PatKind::Con(name, args) => format!("({} {})", self.qident(name), self.join(args, " ", Self::pat)),
            PatKind::Infix(parts) => {
                let part = |show: &Self, part: &InfixPattern| match part {
                    InfixPattern::Operand(pat) => show.pat(pat),
                    InfixPattern::Operator(name) => show.qident(name),
                };
                format!("<{}>", self.join(parts, " ", part))
            }
            PatKind::Record(name, fields, rest) => {
                let field = |show: &Self, field: &FieldPattern| match &field.pattern {
                    Some(pattern) => format!("{} = {}", show.qident(&field.field), show.pat(pattern)),
                    None => show.qident(&field.field),
                };
                format!("{}{{{}{}}}", self.qident(name), self.list(fields, field), if *rest { " .." } else { "" })
            }
            PatKind::Tuple(parts) => format!("({})", self.list(parts, Self::pat)),
            PatKind::Unit => "()".into(),
            PatKind::List(parts) => format!("[{}]", self.list(parts, Self::pat)),
            PatKind::View(function, inner) => format!("({} -> {})", self.expr(function), self.pat(inner)),
            PatKind::Typed(inner, ty) => format!("({} :: {})", self.pat(inner), self.ty(ty)),
            PatKind::Paren(inner) => format!("P({})", self.pat(inner)),
            PatKind::Unsupported(what) => format!("unsupported {what:?}"),
        }
    }

    pub fn ty(&self, ty: &Type) -> String {
        match &ty.kind {
            TypeKind::Var(name) => self.ident(*name),
            TypeKind::Con(name) => self.qident(name),
            TypeKind::App(function, argument) => format!("({} {})", self.ty(function), self.ty(argument)),
            TypeKind::Function(from, to) => format!("({} -> {})", self.ty(from), self.ty(to)),
            TypeKind::List(element) => format!("[{}]", self.ty(element)),
            TypeKind::ListCon => "[]".into(),
            TypeKind::Tuple(parts) => format!("({})", self.list(parts, Self::ty)),
            TypeKind::TupleCon(parts) => format!("(tuple {parts})"),
            TypeKind::Unit => "()".into(),
            TypeKind::FunctionCon => "(->)".into(),
            TypeKind::Forall(vars, body) => format!("(forall {}. {})", self.vars(vars), self.ty(body)),
            TypeKind::Qualified(context, body) => {
                format!("({{{}}} => {})", self.list(context, Self::ty), self.ty(body))
            }
            TypeKind::Kinded(inner, kind) => format!("({} :: {})", self.ty(inner), self.ty(kind)),
            TypeKind::Star => "*".into(),
            TypeKind::Wild => "_".into(),
            TypeKind::Strict(inner) => format!("!{}", self.ty(inner)),
            TypeKind::Lazy(inner) => format!("~{}", self.ty(inner)),
            TypeKind::Promoted(name) => format!("'{}", self.qident(name)),
            TypeKind::PromotedList(parts) => format!("'[{}]", self.list(parts, Self::ty)),
            TypeKind::PromotedTuple(parts) => format!("'({})", self.list(parts, Self::ty)),
            TypeKind::Literal(text) => self.names.get(*text).unwrap_or("?").to_string(),
            TypeKind::Implicit(name, ty) => format!("?{} :: {}", self.ident(*name), self.ty(ty)),
            TypeKind::Unsupported(what) => format!("unsupported {what:?}"),
        }
    }

    pub fn vars(&self, vars: &[TypeVar]) -> String {
        self.join(vars, " ", |show, var| match &var.kind {
            Some(kind) => format!("({} :: {})", show.ident(var.name), show.ty(kind)),
            None => show.ident(var.name),
        })
    }
}
