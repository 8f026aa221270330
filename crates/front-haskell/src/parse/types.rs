//! Types.

use super::codes;
use super::parser::{Parser, Read};
use super::token::Tok;
use crate::syntax::{Context, Type, TypeKind, TypeVar};
use snell_source::Span;

impl Parser<'_> {
    /// A type: quantifiers, context, functions.
    pub fn ty(&mut self) -> Read<Type> {
        self.enter()?;
        let result = self.ty_inside();
        self.depth -= 1;
        result
    }

    fn ty_inside(&mut self) -> Read<Type> {
        let start = self.start();
        if self.at_forall() {
            let vars = self.forall()?;
            let body = self.ty()?;
            return Ok(Type { kind: TypeKind::Forall(vars, Box::new(body)), span: self.since(start) });
        }
        let left = self.type_chain()?;
        // How often a function uses its argument means nothing here.
        if self.at_multiplicity() {
            self.advance();
            if self.tok != Tok::RightArrow {
                self.atype()?;
            }
        }
        match self.tok {
            Tok::FatArrow => {
                self.advance();
                let body = self.ty()?;
                let kind = TypeKind::Qualified(context(left), Box::new(body));
                Ok(Type { kind, span: self.since(start) })
            }
            Tok::RightArrow => {
                self.advance();
                let result = self.ty()?;
                let kind = TypeKind::Function(Box::new(left), Box::new(result));
                Ok(Type { kind, span: self.since(start) })
            }
            _ => Ok(left),
        }
    }

    /// `%` of `a %1 -> b`, where there are linear types.
    pub fn at_multiplicity(&self) -> bool {
        self.extensions.linear && self.token().is_prefix() && self.at_op(self.words.percent)
    }

    /// Whether `forall` starts a quantifier here; without one it is a type variable as any other.
    pub fn at_forall(&self) -> bool {
        self.at_word(self.words.forall)
            && (matches!(self.peek(1), Tok::Var | Tok::OpenParen | Tok::OpenBrace)
                || self.tokens.get(self.at + 1).is_some_and(|token| token.name == self.words.dot.0))
    }

    /// `forall a (b :: k).`
    pub fn forall(&mut self) -> Read<Vec<TypeVar>> {
        self.advance();
        let mut vars = Vec::new();
        while !(self.at_op(self.words.dot) || self.tok == Tok::RightArrow) {
            vars.push(self.type_var()?);
        }
        self.advance();
        Ok(vars)
    }

    /// `a` or `(a :: k)`.
    pub fn type_var(&mut self) -> Read<TypeVar> {
        let open = self.here();
        let close = match self.tok {
            Tok::OpenParen => Tok::CloseParen,
            Tok::OpenBrace => Tok::CloseBrace,
            _ => return Ok(TypeVar { name: self.variable("a type variable")?, kind: None }),
        };
        self.advance();
        let name = self.variable("a type variable")?;
        let kind = if self.eat(Tok::DoubleColon) { Some(self.ty()?) } else { None };
        self.close(close, open, "`)` after the type variable")?;
        Ok(TypeVar { name, kind })
    }

    /// A type applied to types.
    pub fn btype(&mut self) -> Read<Type> {
        let mut ty = self.atype()?;
        let mut count = 0;
        while self.starts_atype() {
            let argument = self.atype()?;
            let span = self.since(ty.span.start);
            ty = Type { kind: TypeKind::App(Box::new(ty), Box::new(argument)), span };
            count += 1;
            self.bound(count, "arguments of a type")?;
        }
        Ok(ty)
    }

    /// Whether an argument of a type starts here.
    pub fn starts_atype(&self) -> bool {
        match self.tok {
            Tok::Var | Tok::Con | Tok::OpenParen | Tok::OpenBracket | Tok::Underscore | Tok::OpenUnboxed => true,
            Tok::Integer | Tok::String | Tok::Char | Tok::Splice | Tok::Quotation | Tok::ImplicitParam => true,
            Tok::Tick => self.peek(1) != Tok::ConOp,
            Tok::Bang => self.token().is_prefix(),
            Tok::VarOp => self.at_star(),
            _ => false,
        }
    }

    /// `*` or `★` where it is the kind of types.
    pub fn at_star(&self) -> bool {
        !self.extensions.no_star_is_type && (self.at_op(self.words.star) || self.at_op(self.words.unicode_star))
    }

    /// An argument of a type.
    pub fn atype(&mut self) -> Read<Type> {
        let start = self.start();
        let kind = match self.tok {
            Tok::Var if !self.token().is_qualified() => TypeKind::Var(self.take_ident()),
            Tok::Con => TypeKind::Con(self.take_qident()),
            Tok::OpenParen => return self.paren_type(),
            Tok::OpenBracket => self.list_type()?,
            Tok::Underscore => {
                self.advance();
                TypeKind::Wild
            }
            Tok::Bang | Tok::Tilde => {
                let strict = self.tok == Tok::Bang;
                self.advance();
                self.enter()?;
                let inner = self.atype()?;
                self.depth -= 1;
                match strict {
                    true => TypeKind::Strict(Box::new(inner)),
                    false => TypeKind::Lazy(Box::new(inner)),
                }
            }
            Tok::VarOp if self.at_star() => {
                self.advance();
                TypeKind::Star
            }
            Tok::Integer | Tok::String | Tok::Char => {
                let token = self.token();
                let text = self.text.get(token.start as usize..token.end as usize).unwrap_or("");
                let name = self.names.intern(text);
                self.advance();
                TypeKind::Literal(name)
            }
            Tok::OpenUnboxed => match self.unboxed_parts(Self::ty)? {
                None => TypeKind::Unsupported("unboxed sums"),
                Some(mut parts) => match parts.len() {
                    0 => TypeKind::Unit,
                    1 => parts.remove(0).kind,
                    _ => TypeKind::Tuple(parts),
                },
            },
            Tok::Tick => {
                self.advance();
                self.promoted()?
            }
            Tok::Splice => {
                self.advance();
                self.spliced()?;
                TypeKind::Unsupported("Template Haskell")
            }
            Tok::Quotation => {
                self.advance();
                TypeKind::Unsupported("quasi quotation")
            }
            Tok::ImplicitParam => {
                self.advance();
                let name = self.variable("the name of an implicit parameter")?;
                self.expect(Tok::DoubleColon, "`::` after an implicit parameter")?;
                TypeKind::Implicit(name, Box::new(self.ty()?))
            }
            _ => return Err(self.not_a_type()),
        };
        Ok(Type { kind, span: self.since(start) })
    }

    fn not_a_type(&mut self) -> super::parser::Failed {
        match self.tok {
            Tok::Equals | Tok::LeftArrow => self.unexpected_as(codes::BAD_TYPE, "a type"),
            tok if tok.is_reserved_word() => self.unexpected("a type or the name of a type"),
            _ => self.unexpected_as(codes::BAD_TYPE, "a type"),
        }
    }

    #[inline(never)]
    fn paren_type(&mut self) -> Read<Type> {
        let open = self.here();
        self.advance();
        let kind = match self.tok {
            Tok::CloseParen => {
                self.advance();
                TypeKind::Unit
            }
            Tok::RightArrow => {
                self.advance();
                self.close(Tok::CloseParen, open, "`)`")?;
                TypeKind::FunctionCon
            }
            Tok::Comma => {
                let mut parts = 1;
                while self.eat(Tok::Comma) {
                    parts += 1;
                }
                self.close(Tok::CloseParen, open, "`)`")?;
                TypeKind::TupleCon(parts)
            }
            Tok::VarOp | Tok::ConOp | Tok::Tilde | Tok::Minus | Tok::Bang
                if self.peek(1) == Tok::CloseParen && !self.at_star() =>
            {
                let mut name = self.take_qident();
                self.advance();
                name.span = self.since(open.start);
                TypeKind::Con(name)
            }
            _ => self.paren_types(open)?,
        };
        Ok(Type { kind, span: self.since(open.start) })
    }

    fn paren_types(&mut self, open: Span) -> Read<TypeKind> {
        let first = self.ty_kinded()?;
        if self.tok != Tok::Comma {
            self.close(Tok::CloseParen, open, "`,`, `->` or `)`")?;
            return Ok(first.kind);
        }
        let mut parts = vec![first];
        while self.eat(Tok::Comma) {
            parts.push(self.ty_kinded()?);
        }
        self.close(Tok::CloseParen, open, "`,` or `)`")?;
        Ok(TypeKind::Tuple(parts))
    }

    /// A type, perhaps with its kind.
    fn ty_kinded(&mut self) -> Read<Type> {
        let ty = self.ty()?;
        if !self.eat(Tok::DoubleColon) {
            return Ok(ty);
        }
        let kind = self.ty()?;
        let span = self.since(ty.span.start);
        Ok(Type { kind: TypeKind::Kinded(Box::new(ty), Box::new(kind)), span })
    }

    fn list_type(&mut self) -> Read<TypeKind> {
        let open = self.here();
        self.advance();
        if self.eat(Tok::CloseBracket) {
            return Ok(TypeKind::ListCon);
        }
        let element = self.ty_kinded()?;
        if self.tok == Tok::Comma {
            return self.promoted_rest(element, Tok::CloseBracket, open).map(TypeKind::PromotedList);
        }
        self.close(Tok::CloseBracket, open, "`]`")?;
        Ok(TypeKind::List(Box::new(element)))
    }

    /// What a tick makes a type of.
    fn promoted(&mut self) -> Read<TypeKind> {
        let open = self.here();
        let close = match self.tok {
            Tok::Con => return Ok(TypeKind::Promoted(self.take_qident())),
            Tok::OpenBracket => Tok::CloseBracket,
            Tok::OpenParen if self.peek(1) == Tok::ConOp && self.peek(2) == Tok::CloseParen => {
                self.advance();
                let name = self.take_qident();
                self.advance();
                return Ok(TypeKind::Promoted(name));
            }
            Tok::OpenParen => Tok::CloseParen,
            // A name quoted by Template Haskell.
            _ => {
                self.spliced()?;
                return Ok(TypeKind::Unsupported("Template Haskell"));
            }
        };
        self.advance();
        let parts = match self.eat(close) {
            true => Vec::new(),
            false => {
                let first = self.ty_kinded()?;
                self.promoted_rest(first, close, open)?
            }
        };
        Ok(match close {
            Tok::CloseBracket => TypeKind::PromotedList(parts),
            _ => TypeKind::PromotedTuple(parts),
        })
    }

    fn promoted_rest(&mut self, first: Type, close: Tok, open: Span) -> Read<Vec<Type>> {
        let mut parts = vec![first];
        while self.eat(Tok::Comma) {
            parts.push(self.ty_kinded()?);
        }
        let expected = if close == Tok::CloseParen { "`,` or `)`" } else { "`,` or `]`" };
        self.close(close, open, expected)?;
        Ok(parts)
    }
}

/// What stands before `=>`, as a list.
pub(super) fn context(ty: Type) -> Context {
    match ty.kind {
        TypeKind::Tuple(parts) => parts,
        TypeKind::Unit => Vec::new(),
        _ => vec![ty],
    }
}

/// A type operator or class between two types.
pub(super) fn apply_operator(operator: Type, left: Type, right: Type) -> Type {
    let span = left.span.to(right.span);
    let half = Type { kind: TypeKind::App(Box::new(operator), Box::new(left)), span };
    Type { kind: TypeKind::App(Box::new(half), Box::new(right)), span }
}
