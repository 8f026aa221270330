//! `data`, `newtype`, `type`.

use super::heads::spine;
use crate::parse::codes;
use crate::parse::layout::Block;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{
    Constructor, DataDecl, DataInstance, Decl, Ident, SynonymDecl, Type, TypeEquation, TypeFamily, TypeKind, TypeVar,
};

impl Parser<'_> {
    pub(super) fn data(&mut self, newtype: bool) -> Read<Decl> {
        let start = self.start();
        if self.peek(1) == Tok::Instance {
            return self.data_instance();
        }
        if self.ahead_is_word(self.words.family) {
            return self.data_family();
        }
        self.advance();
        let head = self.head("a data type")?;
        let mut params = head.params;
        if self.eat(Tok::DoubleColon) {
            let kind = self.ty()?;
            self.parameters_of_kind(&kind, &mut params);
        }
        let constructors = self.all_constructors()?;
        let deriving = self.deriving()?;
        let span = self.since(start);
        Ok(Decl::Data(DataDecl {
            newtype,
            context: head.context,
            name: head.name,
            params,
            constructors,
            deriving,
            span,
        }))
    }

    /// `= A | B`, `where A :: ..`, or nothing.
    fn all_constructors(&mut self) -> Read<Vec<Constructor>> {
        match self.tok {
            Tok::Equals => self.constructors(),
            Tok::Where => {
                self.advance();
                self.block(Block::Gadt, Self::gadt_constructors)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// `data family T a :: k`; the second word is missing in a class.
    pub(super) fn data_family(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        self.eat_word(self.words.family);
        let head = self.head("a data family")?;
        let mut params = head.params;
        if self.eat(Tok::DoubleColon) {
            let kind = self.ty()?;
            self.parameters_of_kind(&kind, &mut params);
        }
        Ok(Decl::DataFamily(head.name, params, self.since(start)))
    }

    /// `data instance T X = ..`, also with `newtype`; the second word is missing in an instance.
    pub(super) fn data_instance(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        self.eat(Tok::Instance);
        let ty = self.type_chain()?;
        if self.eat(Tok::DoubleColon) {
            self.ty()?;
        }
        let mut constructors = self.all_constructors()?;
        for constructor in &mut constructors {
            constructor.result.get_or_insert_with(|| ty.clone());
        }
        let deriving = self.deriving()?;
        let span = self.since(start);
        match spine(ty).0.kind {
            TypeKind::Con(family) => Ok(Decl::DataInstance(DataInstance { family, constructors, deriving, span })),
            _ => Err(self.error(codes::BAD_HEAD, span, "this is not an instance of a data family")),
        }
    }

    /// `type family F a :: k`, with equations after `where` if it is closed; the second word is missing in a class.
    pub(super) fn type_family(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        self.eat_word(self.words.family);
        let head = self.head("a type family")?;
        let mut injective = Vec::new();
        if self.eat(Tok::DoubleColon) {
            self.ty()?;
        }
        if self.eat(Tok::Equals) {
            // `= r | r -> a`: what of the arguments follows from the result.
            self.ty()?;
            if self.tok == Tok::Bar {
                injective = self.injectivity()?;
            }
        }
        let closed = match self.eat(Tok::Where) {
            true => Some(self.block(Block::Gadt, |parser, equations| {
                let equation = parser.type_equation()?;
                equations.push(equation);
                Ok(())
            })?),
            false => None,
        };
        let (name, params, span) = (head.name, head.params, self.since(start));
        Ok(Decl::TypeFamily(TypeFamily { name, params, closed, injective, span }))
    }

    /// `| r -> a b`: the parameters that follow from the result.
    fn injectivity(&mut self) -> Read<Vec<Ident>> {
        self.advance();
        self.variable("the name of the result")?;
        self.expect(Tok::RightArrow, "`->` in an injectivity annotation")?;
        let mut names = Vec::new();
        while self.tok == Tok::Var {
            names.push(self.variable("a parameter")?);
        }
        Ok(names)
    }

    /// `type instance F X = T`; the second word is missing in an instance.
    pub(super) fn type_instance(&mut self) -> Read<Decl> {
        self.advance();
        self.eat(Tok::Instance);
        Ok(Decl::TypeInstance(self.type_equation()?))
    }

    /// `F X = T`.
    fn type_equation(&mut self) -> Read<TypeEquation> {
        let start = self.start();
        if self.at_forall() {
            self.forall()?;
        }
        let (head, args) = spine(self.type_chain()?);
        self.expect(Tok::Equals, "`=` in an equation of a type family")?;
        let result = self.ty()?;
        let span = self.since(start);
        match head.kind {
            TypeKind::Con(family) => Ok(TypeEquation { family, args, result, span }),
            _ => Err(self.error(codes::BAD_HEAD, span, "this is not an equation of a type family")),
        }
    }

    /// In a class: a family, or, with `=`, what it is where an instance does not say.
    pub(super) fn associated_type(&mut self) -> Read<Decl> {
        let start = self.start();
        if self.peek(1) == Tok::Instance {
            return self.type_instance();
        }
        if self.ahead_is_word(self.words.family) {
            return self.type_family();
        }
        self.advance();
        let ty = self.type_chain()?;
        if self.tok == Tok::Equals {
            self.advance();
            let result = self.ty()?;
            if self.tok == Tok::Bar {
                let injective = self.injectivity()?;
                let head = self.head_of("a type family", ty)?;
                let (name, params, span) = (head.name, head.params, self.since(start));
                return Ok(Decl::TypeFamily(TypeFamily { name, params, closed: None, injective, span }));
            }
            let span = self.since(start);
            let (head, args) = spine(ty);
            return match head.kind {
                TypeKind::Con(family) => Ok(Decl::TypeInstance(TypeEquation { family, args, result, span })),
                _ => Err(self.error(codes::BAD_HEAD, span, "this is not an equation of a type family")),
            };
        }
        if self.eat(Tok::DoubleColon) {
            self.ty()?;
        }
        let head = self.head_of("a type family", ty)?;
        let (name, params, span) = (head.name, head.params, self.since(start));
        Ok(Decl::TypeFamily(TypeFamily { name, params, closed: None, injective: Vec::new(), span }))
    }

    /// Makes up the parameters that only a kind mentions.
    fn parameters_of_kind(&mut self, mut kind: &Type, params: &mut Vec<TypeVar>) {
        loop {
            match &kind.kind {
                TypeKind::Function(from, to) => {
                    let name = self.names.intern(&format!("%{}", params.len() + 1));
                    params.push(TypeVar { name: Ident { name, span: from.span }, kind: Some((**from).clone()) });
                    kind = to;
                }
                TypeKind::Forall(_, body) => kind = body,
                _ => return,
            }
        }
    }

    pub(super) fn type_decl(&mut self, decls: &mut Vec<Decl>) -> Read<()> {
        let start = self.start();
        let unsupported = match self.peek(1) {
            Tok::Instance => {
                decls.push(self.type_instance()?);
                return Ok(());
            }
            Tok::Data => Some("type data"),
            _ if self.ahead_is_word(self.words.family) => {
                decls.push(self.type_family()?);
                return Ok(());
            }
            _ if self.ahead_is_word(self.words.role) => Some("role annotations"),
            _ => None,
        };
        if let Some(what) = unsupported {
            let mut names = match what {
                "type data" => self.names_ahead(),
                _ => Vec::new(),
            };
            if what == "type data" {
                names.extend(self.constructors_ahead());
            }
            let decl = self.skip_decl(what, names);
            decls.push(decl);
            return Ok(());
        }
        self.advance();
        let head = self.head("a type synonym")?;
        if self.eat(Tok::DoubleColon) {
            // `type T :: kind` says nothing that is needed.
            self.ty()?;
            if self.tok != Tok::Equals {
                return Ok(());
            }
        }
        self.expect(Tok::Equals, "a type variable or `=` in a type synonym")?;
        let ty = self.ty()?;
        let span = self.since(start);
        decls.push(Decl::Synonym(SynonymDecl { name: head.name, params: head.params, ty, span }));
        Ok(())
    }
}
