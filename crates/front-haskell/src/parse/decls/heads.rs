//! The heads of declarations, read as types and taken apart.

use crate::parse::codes;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::parse::types::context;
use crate::syntax::{Context, Ident, QIdent, Qualifier, Type, TypeKind, TypeVar};

/// `C => T a b`.
pub(super) struct Head {
    pub context: Context,
    pub name: Ident,
    pub params: Vec<TypeVar>,
}

/// `forall a. C => K t..`.
pub(super) struct InstanceHead {
    pub forall: Vec<TypeVar>,
    pub context: Context,
    pub class: QIdent,
    pub args: Vec<Type>,
}

impl Parser<'_> {
    /// The head of a data type, a synonym or a class.
    pub(super) fn head(&mut self, what: &str) -> Read<Head> {
        let mut ty = self.head_type(what)?;
        let mut premises = Vec::new();
        if self.eat(Tok::FatArrow) {
            premises = context(ty);
            ty = self.head_type(what)?;
        }
        Ok(Head { context: premises, ..self.head_of(what, ty)? })
    }

    /// The same of a type that was read.
    pub(super) fn head_of(&mut self, what: &str, ty: Type) -> Read<Head> {
        let span = ty.span;
        let (head, args) = spine(ty);
        let name = match head.kind {
            TypeKind::Con(QIdent { name, span }) if name.qualifier == Qualifier::None => {
                Ident { name: name.name, span }
            }
            TypeKind::Con(_) => {
                return Err(self.error(codes::BAD_HEAD, span, format!("{what} is defined without a qualifier")));
            }
            TypeKind::Var(_) => {
                let message = format!("the name of {what} must start with a capital letter");
                return Err(self.error(codes::CAPITAL, head.span, message));
            }
            _ => return Err(self.error(codes::BAD_HEAD, span, format!("this is not the head of {what}"))),
        };
        let mut params = Vec::with_capacity(args.len());
        for arg in args {
            let span = arg.span;
            let param = match arg.kind {
                TypeKind::Var(name) => Some(TypeVar { name, kind: None }),
                TypeKind::Kinded(inner, kind) => match inner.kind {
                    TypeKind::Var(name) => Some(TypeVar { name, kind: Some(*kind) }),
                    _ => None,
                },
                _ => None,
            };
            let Some(param) = param else {
                let message = format!("the parameters of {what} are type variables");
                return Err(self.error(codes::BAD_HEAD, span, message));
            };
            params.push(param);
        }
        Ok(Head { context: Vec::new(), name, params })
    }

    fn head_type(&mut self, what: &str) -> Read<Type> {
        match self.tok {
            Tok::Con | Tok::Var | Tok::OpenParen => self.type_chain(),
            Tok::Equals | Tok::DoubleColon | Tok::Comma => {
                let word = self.tokens[self.at - 1];
                let text = self.text.get(word.start as usize..word.end as usize).unwrap_or("");
                let message = format!("the reserved word `{text}` can't be a name");
                Err(self.error(codes::RESERVED_WORD, self.span(word.start, word.end), message))
            }
            _ => Err(self.not_a_name(&format!("the name of {what}"), true)),
        }
    }

    /// The head of an instance.
    pub(super) fn instance_head(&mut self) -> Read<InstanceHead> {
        let mut ty = self.ty()?;
        let span = ty.span;
        let (mut forall, mut premises) = (Vec::new(), Vec::new());
        if let TypeKind::Forall(vars, body) = ty.kind {
            forall = vars;
            ty = *body;
        }
        if let TypeKind::Qualified(context, body) = ty.kind {
            premises = context;
            ty = *body;
        }
        let (head, args) = spine(ty);
        match head.kind {
            TypeKind::Con(class) => Ok(InstanceHead { forall, context: premises, class, args }),
            _ => {
                let message = "an instance is for a class applied to types, `instance Class Type where`";
                Err(self.error(codes::BAD_HEAD, span, message))
            }
        }
    }
}

/// What is applied, and to what.
pub(super) fn spine(mut ty: Type) -> (Type, Vec<Type>) {
    let mut args = Vec::new();
    while let TypeKind::App(function, argument) = ty.kind {
        args.push(*argument);
        ty = *function;
    }
    args.reverse();
    (ty, args)
}
