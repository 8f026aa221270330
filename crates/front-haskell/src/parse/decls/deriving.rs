//! Deriving clauses and declarations.

use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Decl, Derive, Standalone, Strategy};

impl Parser<'_> {
    /// The deriving clauses of a data type, flat.
    pub(super) fn deriving(&mut self) -> Read<Vec<Derive>> {
        let mut derived = Vec::new();
        while self.eat(Tok::Deriving) {
            let strategy = self.strategy();
            let first = derived.len();
            let mut add = |class| derived.push(Derive { strategy: strategy.clone(), class });
            if self.tok == Tok::OpenParen {
                let open = self.here();
                self.advance();
                while self.tok != Tok::CloseParen {
                    add(self.ty()?);
                    if !self.eat(Tok::Comma) {
                        break;
                    }
                }
                self.close(Tok::CloseParen, open, "`,` or `)`")?;
            } else if self.tok == Tok::Con {
                add(self.atype()?);
            } else {
                return Err(self.not_a_name("the name of a class", true));
            }
            if self.at_word(self.words.via) {
                self.advance();
                let ty = self.type_chain()?;
                for derive in &mut derived[first..] {
                    derive.strategy = Strategy::Via(ty.clone());
                }
            }
        }
        Ok(derived)
    }

    fn strategy(&mut self) -> Strategy {
        if self.eat(Tok::Newtype) {
            Strategy::Newtype
        } else if self.eat_word(self.words.stock) {
            Strategy::Stock
        } else if self.eat_word(self.words.anyclass) {
            Strategy::Anyclass
        } else {
            Strategy::Default
        }
    }

    /// `deriving instance C => K T`.
    pub(super) fn standalone(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        let strategy = match self.eat_word(self.words.via) {
            true => Strategy::Via(self.atype()?),
            false => self.strategy(),
        };
        self.expect(Tok::Instance, "`instance` after `deriving`")?;
        self.overlap();
        let head = self.instance_head()?;
        let span = self.since(start);
        Ok(Decl::Standalone(Standalone { strategy, context: head.context, class: head.class, args: head.args, span }))
    }
}
