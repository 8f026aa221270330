//! Operators between types, resolved here: the tree has no place for unresolved ones.
//!
//! Fixities are those that this file declares; imported operators have those that they have in `base`.

use super::parser::{Parser, Read};
use super::token::Tok;
use super::types::apply_operator;
use crate::syntax::{Assoc, QIdent, Type, TypeKind};
use snell_source::Name;

type Fixity = (u8, Assoc);

impl Parser<'_> {
    /// Types with operators between them, below `->`.
    pub fn type_chain(&mut self) -> Read<Type> {
        let first = self.btype()?;
        if !self.at_type_operator() {
            return Ok(first);
        }
        let mut operands = vec![first];
        let mut operators: Vec<(Type, Fixity)> = Vec::new();
        let mut count = 0;
        while self.at_type_operator() {
            let promoted = self.eat(Tok::Tick);
            let operator = self.type_operator()?;
            let fixity = self.type_fixity(operator);
            while let Some((_, (precedence, assoc))) = operators.last() {
                let tighter = *precedence > fixity.0 || (*precedence == fixity.0 && *assoc != Assoc::Right);
                if !tighter {
                    break;
                }
                reduce(&mut operands, &mut operators);
            }
            let kind = if promoted { TypeKind::Promoted(operator) } else { TypeKind::Con(operator) };
            operators.push((Type { kind, span: operator.span }, fixity));
            count += 1;
            self.bound(count, "type operators in a row")?;
            operands.push(self.btype()?);
        }
        while !operators.is_empty() {
            reduce(&mut operands, &mut operators);
        }
        operands.pop().ok_or_else(|| self.unexpected("a type"))
    }

    fn at_type_operator(&self) -> bool {
        match self.tok {
            Tok::VarOp => !self.at_op(self.words.dot) && !self.at_star() && !self.at_multiplicity(),
            Tok::ConOp | Tok::Minus | Tok::Tilde | Tok::Backtick => true,
            Tok::Tick => self.peek(1) == Tok::ConOp,
            Tok::Bang => !self.token().is_prefix(),
            _ => false,
        }
    }

    fn type_operator(&mut self) -> Read<QIdent> {
        if self.tok != Tok::Backtick {
            return Ok(self.take_qident());
        }
        let start = self.start();
        self.advance();
        if !matches!(self.tok, Tok::Con | Tok::Var) {
            return Err(self.unexpected("the name of a type between backticks"));
        }
        let mut name = self.take_qident();
        self.expect(Tok::Backtick, "a closing backtick")?;
        name.span = self.since(start);
        Ok(name)
    }

    fn type_fixity(&self, operator: QIdent) -> Fixity {
        let name = operator.name.name;
        if let Some(fixity) = self.declared_fixity(name) {
            return fixity;
        }
        match self.names.get(name).unwrap_or("") {
            "~" | "~~" | ":~:" | ":~~:" => (4, Assoc::None),
            ":" | ":+:" => (5, Assoc::Right),
            ":*:" => (6, Assoc::Right),
            ":.:" => (7, Assoc::Right),
            "<=" | "<=?" => (4, Assoc::None),
            "+" | "-" => (6, Assoc::Left),
            "*" => (7, Assoc::Left),
            "^" => (8, Assoc::Right),
            "&&" => (3, Assoc::Right),
            "||" => (2, Assoc::Right),
            _ => (9, Assoc::Left),
        }
    }

    /// The fixity that this file declares for an operator anywhere.
    pub fn declared_fixity(&self, name: Name) -> Option<Fixity> {
        self.fixities.iter().find_map(|&index| {
            let mut index = index as usize;
            let assoc = match self.tokens.get(index)?.tok {
                Tok::Infixl => Assoc::Left,
                Tok::Infixr => Assoc::Right,
                _ => Assoc::None,
            };
            index += 1;
            let mut precedence = 9;
            let first = self.tokens.get(index)?;
            if first.tok == Tok::Integer {
                precedence = *self.text.as_bytes().get(first.start as usize)? - b'0';
                index += 1;
            }
            while let Some(token) = self.tokens.get(index) {
                match token.tok {
                    Tok::Backtick | Tok::Comma => {}
                    Tok::Var | Tok::Con | Tok::VarOp | Tok::ConOp | Tok::Minus | Tok::Bang | Tok::Tilde => {
                        if token.name() == name {
                            return Some((precedence, assoc));
                        }
                        // The list ends where no comma follows, whatever comes then.
                        let backtick = usize::from(self.tokens.get(index + 1).is_some_and(|t| t.tok == Tok::Backtick));
                        if self.tokens.get(index + 1 + backtick).is_none_or(|token| token.tok != Tok::Comma) {
                            return None;
                        }
                    }
                    _ => return None,
                }
                index += 1;
            }
            None
        })
    }
}

/// Applies the last operator to the last two operands.
fn reduce(operands: &mut Vec<Type>, operators: &mut Vec<(Type, Fixity)>) {
    if let (Some(right), Some(left), Some((operator, _))) = (operands.pop(), operands.pop(), operators.pop()) {
        operands.push(apply_operator(operator, left, right));
    }
}
