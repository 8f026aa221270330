//! `foreign` and `default` declarations.

use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Decl, Literal};

impl Parser<'_> {
    /// `foreign import prim "int.add" f :: type`; all others are not supported.
    pub(super) fn foreign(&mut self) -> Read<Decl> {
        let start = self.start();
        let prim = self.tokens.get(self.at + 2).is_some_and(|token| token.name == self.words.prim.0);
        if self.peek(1) != Tok::Import || !prim {
            let what = if self.peek(1) == Tok::Import { "foreign imports" } else { "foreign exports" };
            let names = if self.peek(1) == Tok::Import { self.name_before_signature() } else { Vec::new() };
            return Ok(self.skip_decl(what, names));
        }
        self.advance();
        self.advance();
        self.advance();
        if self.tok != Tok::String {
            return Err(self.unexpected("the name of a primitive, as a string"));
        }
        let Literal::String(primitive) = self.literal() else { return Err(self.unexpected("a string")) };
        let name = self.binder("a function")?;
        self.expect(Tok::DoubleColon, "`::` and the type of the primitive")?;
        let ty = self.ty()?;
        Ok(Decl::Primitive(name, (*primitive).into(), ty, self.since(start)))
    }

    /// `default (t, ..)`.
    pub(super) fn default_types(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        let open = self.here();
        self.expect(Tok::OpenParen, "`(` after `default`")?;
        let mut types = Vec::new();
        while self.tok != Tok::CloseParen {
            types.push(self.ty()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close(Tok::CloseParen, open, "`,` or `)`")?;
        Ok(Decl::Default(types, self.since(start)))
    }
}
