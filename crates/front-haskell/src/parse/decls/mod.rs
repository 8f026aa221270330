//! Declarations: which kind stands here.

mod bindings;
mod classes;
mod constructors;
mod data;
mod deriving;
mod foreign;
mod heads;
mod skip;
mod synonyms;

use super::codes;
use super::parser::{Parser, Read};
use super::token::Tok;
use crate::syntax::{Assoc, Decl, Fixity, Ident};
use snell_source::Diagnostic;

impl Parser<'_> {
    /// A declaration at the top of a module.
    pub fn top_decl(&mut self, decls: &mut Vec<Decl>) -> Read<()> {
        let decl = match self.tok {
            Tok::Data => self.data(false)?,
            Tok::Newtype => self.data(true)?,
            Tok::Type => return self.type_decl(decls),
            Tok::Class => self.class()?,
            Tok::Instance => self.instance()?,
            Tok::Deriving => self.standalone()?,
            Tok::Default => self.default_types()?,
            Tok::Foreign => self.foreign()?,
            Tok::Splice | Tok::Quotation => self.skip_decl("Template Haskell", Vec::new()),
            Tok::Var if self.at_pattern_synonym() => return self.pattern_synonym(decls),
            Tok::Var if self.extensions.template_haskell && !self.is_definition() => {
                self.skip_decl("Template Haskell", Vec::new())
            }
            Tok::Import => {
                let message = "imports stand before all declarations of a module";
                return Err(self.error(codes::SYNTAX, self.here(), message));
            }
            _ => return self.local_decl(decls),
        };
        decls.push(decl);
        Ok(())
    }

    /// A declaration of a `let` or `where`.
    pub fn local_decl(&mut self, decls: &mut Vec<Decl>) -> Read<()> {
        match self.tok {
            Tok::Infix | Tok::Infixl | Tok::Infixr => {
                let fixity = self.fixity()?;
                decls.push(Decl::Fixity(fixity));
                return Ok(());
            }
            Tok::Con if self.peek(1) == Tok::DoubleColon => {
                return Err(self.not_a_name("the name of what a signature declares", false));
            }
            Tok::ImplicitParam => {
                self.advance();
                let name = self.variable("the name of an implicit parameter")?;
                self.expect(Tok::Equals, "`=` after an implicit parameter")?;
                decls.push(Decl::Implicit(name, self.expr()?));
                return Ok(());
            }
            _ => {}
        }
        let decl = if self.is_signature() { self.signature_decl()? } else { self.binding()? };
        decls.push(decl);
        Ok(())
    }

    /// Whether names and `::` stand here.
    fn is_signature(&self) -> bool {
        let after = match self.tok {
            Tok::Var => 1,
            Tok::OpenParen if self.peek(2) == Tok::CloseParen => 3,
            _ => return false,
        };
        matches!(self.peek(after), Tok::DoubleColon | Tok::Comma)
    }

    fn signature_decl(&mut self) -> Read<Decl> {
        let start = self.start();
        let names = self.binders()?;
        self.expect(Tok::DoubleColon, "`,` or `::` in a signature")?;
        let ty = self.ty()?;
        if self.tok == Tok::Equals && names.len() == 1 {
            return self.typed_binding(names[0], ty, start);
        }
        Ok(Decl::Signature(names, ty, self.since(start)))
    }

    fn binders(&mut self) -> Read<Vec<Ident>> {
        let mut names = vec![self.binder("the name of what a signature declares")?];
        while self.eat(Tok::Comma) {
            names.push(self.binder("the name of what a signature declares")?);
        }
        Ok(names)
    }

    fn fixity(&mut self) -> Read<Fixity> {
        let start = self.start();
        let assoc = match self.tok {
            Tok::Infixl => Assoc::Left,
            Tok::Infixr => Assoc::Right,
            _ => Assoc::None,
        };
        self.advance();
        let mut precedence = 9;
        if self.tok == Tok::Integer {
            let span = self.here();
            match self.text.get(span.start as usize..span.end as usize).map(str::as_bytes) {
                Some(&[digit @ b'0'..=b'9'] | &[b'0', b'x' | b'X' | b'o' | b'O', digit @ b'0'..=b'9']) => {
                    precedence = digit - b'0'
                }
                _ => {
                    let message = "the precedence of an operator is a number from 0 to 9";
                    self.diagnostics.push(Diagnostic::error(codes::FIXITY, span, message));
                }
            }
            self.advance();
        }
        let mut operators = vec![self.fixity_operator()?];
        while self.eat(Tok::Comma) {
            operators.push(self.fixity_operator()?);
        }
        Ok(Fixity { assoc, precedence, operators, span: self.since(start) })
    }

    fn fixity_operator(&mut self) -> Read<Ident> {
        // `infixr 0 ->` and `infix 4 ~` are declared by libraries for types.
        let reserved = matches!(self.tok, Tok::Tilde | Tok::RightArrow);
        if self.tok.is_operator() || reserved {
            return Ok(self.take_ident());
        }
        let start = self.start();
        if self.tok != Tok::Backtick {
            return Err(self.unexpected_as(codes::FIXITY, "an operator, or a name in backticks"));
        }
        self.advance();
        if !matches!(self.tok, Tok::Var | Tok::Con) {
            return Err(self.unexpected("a name between backticks"));
        }
        let mut name = self.take_ident();
        self.expect(Tok::Backtick, "a closing backtick")?;
        name.span = self.since(start);
        Ok(name)
    }
}
