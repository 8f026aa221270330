//! The constructors of a data type, in plain and in GADT syntax.

use crate::parse::codes;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::parse::types::context;
use crate::syntax::{
    Constructor, ConstructorFields, Context, Field, FieldMark, Ident, Qualifier, Type, TypeKind, TypeVar,
};

impl Parser<'_> {
    /// `= A t | B ..`.
    pub(super) fn constructors(&mut self) -> Read<Vec<Constructor>> {
        let mut constructors = Vec::new();
        loop {
            self.advance();
            constructors.push(self.constructor()?);
            if self.tok != Tok::Bar {
                return Ok(constructors);
            }
        }
    }

    fn constructor(&mut self) -> Read<Constructor> {
        let start = self.start();
        let forall = if self.at_forall() { self.forall()? } else { Vec::new() };
        let mut premises = Vec::new();
        if self.has_context() {
            premises = context(self.type_chain()?);
            self.expect(Tok::FatArrow, "`=>`")?;
        }
        let shape = self.constructor_shape()?;
        let (name, infix, fields) = shape;
        Ok(Constructor { name, infix, forall, context: premises, fields, result: None, span: self.since(start) })
    }

    /// Whether `=>` comes before the end of this constructor.
    fn has_context(&self) -> bool {
        let mut index = self.at;
        loop {
            if index > self.at && self.is_beyond(index) {
                return false;
            }
            match self.tokens[index].tok {
                Tok::FatArrow => return true,
                Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace => match self.after_bracket(index) {
                    Some(after) => {
                        index = after;
                        continue;
                    }
                    None => return false,
                },
                Tok::Bar | Tok::Deriving | Tok::Semi | Tok::Equals | Tok::End => return false,
                _ => {}
            }
            index += 1;
        }
    }

    fn constructor_shape(&mut self) -> Read<(Ident, bool, ConstructorFields)> {
        // `(:+) a b`
        if self.tok == Tok::OpenParen && self.peek(1) == Tok::ConOp && self.peek(2) == Tok::CloseParen {
            self.advance();
            let name = self.take_ident();
            self.advance();
            let fields = match self.tok {
                Tok::OpenBrace => self.record_fields()?,
                _ => ConstructorFields::Positional(self.strict_types()?),
            };
            return Ok((name, false, fields));
        }
        if self.tok == Tok::Con && self.peek(1) == Tok::OpenBrace {
            let name = self.capital("a constructor")?;
            return Ok((name, false, self.record_fields()?));
        }
        let at = self.here();
        if !(self.starts_atype() || matches!(self.tok, Tok::Bang | Tok::Tilde)) {
            return Err(self.not_a_name("a constructor", true));
        }
        let mut left = self.strict_types()?;
        if !self.at_constructor_name() {
            let arguments = left.split_off(1);
            return match left.pop().map(|first| (first.mark, first.ty.kind)) {
                Some((FieldMark::None, TypeKind::Con(name))) if name.name.qualifier == Qualifier::None => {
                    let name = Ident { name: name.name.name, span: name.span };
                    Ok((name, false, ConstructorFields::Positional(arguments)))
                }
                Some((_, TypeKind::Var(_))) => {
                    Err(self.error(codes::CAPITAL, at, "the name of a constructor must start with a capital letter"))
                }
                _ => Err(self.error(codes::BAD_HEAD, at, "a constructor starts with its name")),
            };
        }
        let name = self.infix_constructor_name()?;
        let right = self.strict_types()?;
        let (Some(left), Some(right)) = (applied(left), applied(right)) else {
            return Err(self.unexpected("a type after the constructor"));
        };
        Ok((name, true, ConstructorFields::Positional(vec![left, right])))
    }

    pub(super) fn at_constructor_name(&self) -> bool {
        self.tok == Tok::ConOp || (self.tok == Tok::Backtick && self.peek(1) == Tok::Con)
    }

    pub(super) fn infix_constructor_name(&mut self) -> Read<Ident> {
        let start = self.start();
        let quoted = self.eat(Tok::Backtick);
        let mut name = self.take_ident();
        if quoted {
            self.expect(Tok::Backtick, "a closing backtick")?;
        }
        name.span = self.since(start);
        Ok(name)
    }

    /// Types beside each other, with marks.
    fn strict_types(&mut self) -> Read<Vec<Field>> {
        let mut fields = Vec::new();
        while self.starts_atype() || matches!(self.tok, Tok::Bang | Tok::Tilde) {
            let mark = match self.tok {
                Tok::Bang => FieldMark::Strict,
                Tok::Tilde => FieldMark::Lazy,
                _ => FieldMark::None,
            };
            if mark != FieldMark::None {
                self.advance();
            }
            fields.push(Field { ty: self.atype()?, mark });
        }
        Ok(fields)
    }

    /// `{ x, y :: t, .. }`.
    pub(super) fn record_fields(&mut self) -> Read<ConstructorFields> {
        let open = self.here();
        self.open_fields();
        let mut fields = Vec::new();
        while self.tok != Tok::CloseBrace {
            let mut names = vec![self.binder("the name of a field")?];
            while self.eat(Tok::Comma) {
                names.push(self.binder("the name of a field")?);
            }
            self.expect(Tok::DoubleColon, "`,` or `::` after the name of a field")?;
            let field = field(self.ty()?);
            fields.extend(names.into_iter().map(|name| (name, field.clone())));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close_fields(open, "`,` or `}` after a field")?;
        Ok(ConstructorFields::Record(fields))
    }

    /// `A, B :: t -> T`.
    pub(super) fn gadt_constructors(&mut self, constructors: &mut Vec<Constructor>) -> Read<()> {
        let start = self.start();
        let mut names = vec![self.constructor_name()?];
        while self.eat(Tok::Comma) {
            names.push(self.constructor_name()?);
        }
        self.expect(Tok::DoubleColon, "`,` or `::` after a constructor")?;
        let forall: Vec<TypeVar> = if self.at_forall() { self.forall()? } else { Vec::new() };
        let (context, fields, result) = self.gadt_signature()?;
        let span = self.since(start);
        for name in names {
            let operator = self.names.get(name.name).is_some_and(|text| text.starts_with(':'));
            let two = matches!(&fields, ConstructorFields::Positional(fields) if fields.len() == 2);
            let infix = operator && two && self.declared_fixity(name.name).is_some();
            constructors.push(Constructor {
                name,
                infix,
                forall: forall.clone(),
                context: context.clone(),
                fields: fields.clone(),
                result: Some(result.clone()),
                span,
            });
        }
        Ok(())
    }

    pub(super) fn constructor_name(&mut self) -> Read<Ident> {
        if self.tok == Tok::OpenParen && self.peek(1) == Tok::ConOp && self.peek(2) == Tok::CloseParen {
            self.advance();
            let name = self.take_ident();
            self.advance();
            return Ok(name);
        }
        self.capital("a constructor")
    }

    fn gadt_signature(&mut self) -> Read<(Context, ConstructorFields, Type)> {
        let mut premises = Vec::new();
        if self.has_context() {
            premises = context(self.type_chain()?);
            self.expect(Tok::FatArrow, "`=>`")?;
        }
        if self.tok == Tok::OpenBrace {
            let fields = self.record_fields()?;
            self.expect(Tok::RightArrow, "`->` and the type that the constructor makes")?;
            return Ok((premises, fields, self.ty()?));
        }
        let mut ty = self.ty()?;
        let mut fields = Vec::new();
        while let TypeKind::Function(from, to) = ty.kind {
            fields.push(field(*from));
            ty = *to;
        }
        Ok((premises, ConstructorFields::Positional(fields), ty))
    }
}

/// A field of a type, which may have a mark.
fn field(ty: Type) -> Field {
    match ty.kind {
        TypeKind::Strict(inner) => Field { ty: *inner, mark: FieldMark::Strict },
        TypeKind::Lazy(inner) => Field { ty: *inner, mark: FieldMark::Lazy },
        _ => Field { ty, mark: FieldMark::None },
    }
}

/// The operand of an infix constructor; a mark stands before all of it.
fn applied(types: Vec<Field>) -> Option<Field> {
    let mut types = types.into_iter();
    let first = types.next()?;
    let mark = first.mark;
    let ty = types.fold(first.ty, |function, argument| {
        let span = function.span.to(argument.ty.span);
        Type { kind: TypeKind::App(Box::new(function), Box::new(argument.ty)), span }
    });
    Some(Field { ty, mark })
}
